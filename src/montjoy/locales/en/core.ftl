# The core's own words.  How messages are named: montjoy/words/__init__.py.

### names and small words

yes = yes
no = no
nobody = nobody
nothing = nothing
pair = { $key }: { $value }
name-pair = { $first }, { $second }
name-umpire = the umpire
name-watcher = a spectator
name-all = all seats together
name-attacker = the attacker
name-defender = the defender
name-neither = neither
name-reason-alone = there is nobody else to ask
name-reason-all-agree = an answer is taken back, and everyone agrees
name-reason-go-on = the game goes on
name-as-reason-reversed = ruling { $name } is undone
piece-other = { $count } { $name }
piece-own = { $case ->
        [title] { $one }
       *[other] { $count ->
                [one] { $count } { $one }
               *[other] { $count } { $many }
            }
    }
odds-losses = Expected losses: { $losses }
asked-before = { $question } (Your answer was: { $before }.)
asked-before-empty = { $question } (You had written nothing.)
asked-standing = { $question } (So far: { $before }.)
asked-standing-empty = { $question } (So far you have written nothing.)

### what is told

Rolled = { $hits ->
        [none] { $faces-count ->
                [one] A die shows { $faces }
               *[other] Dice show { $faces }
            }
       *[other] { $faces-count ->
                [0] No dice
                [one] 1 die: { $faces }
               *[other] { $faces-count } dice: { $faces }
            } = { $hits ->
                [0] no hits
                [one] 1 hit
               *[other] { $hits } hits
            }
    }{ $how ->
        [typed] , typed in
        [set] , set by the umpire
       *[none] {""}
    }.
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
Drew = { $peek ->
        [true] The top card is looked at: { $card }
       *[false] A card is drawn: { $card }
    }{ $how ->
        [typed] , typed in
        [set] , set by the umpire
       *[none] {""}
    }.
TakenBack = The game goes back: what was told since then no longer holds.
RulingMade = Ruling { $number } by { $author }: { $does ->
        [Edit] something is changed
        [AnswerFor] a question is answered for a seat
        [SetDie] the next dice are set
        [Pause] the game is paused
        [Resume] the game goes on
        [Retry] the failed step is tried again
        [TakeBack] the game goes back to an earlier point
       *[other] { $does }
    }. Reason: { $reason }.
Proposed = { $author } proposes ruling { $number }: { $does ->
        [Edit] to change something
        [AnswerFor] to answer a question for a seat
        [SetDie] to set the next dice
        [Pause] to pause the game
        [Resume] to go on
        [Retry] to try the failed step again
        [TakeBack] to go back to an earlier point
       *[other] { $does }
    }. Reason: { $reason }. It is carried out when every seat has agreed.
NewRules = New rules: the game goes on under version { $version } of its rules, from its last checkpoint. What was told since that checkpoint is undone.
UmpireAtWork = Something went wrong while applying a rule. Nothing is lost: the umpire is fixing it, and the last question will be asked again.
RuleFailed = A rule failed at { $where }: { $error }. Correct what is wrong, then rule Retry.
Over = The game is over. { START($outcome) }
AskedOf = Asked of { $seat }: { $question }
HandedOff = You decide the outcome of a fight ({ $kind }): type its result.

### what an umpire may rule

Edit = { $when ->
        [last] Back to the last checkpoint, with
       *[next] At the next checkpoint,
    } { $changes }.
    .changes = { $path } from { $old } to { $new }
Change = { $path } from { $old } to { $new }
AnswerFor = Question { $question } of { $seat } is answered: { $answer }.
SetDie = The next { $faces-count ->
        [one] die for { $why } shows
       *[other] { $faces-count } dice for { $why } show
    } { $faces }.
    .faces = { $it }
    .faces-join = {" "}
Pause = The game is paused; no answers are taken.
Resume = The game goes on.
Retry = The failed step is tried again.
TakeBack = The game goes back to checkpoint { $mark }; dice are rolled anew from there.

### refusals

game-over = The game is over
    .try = Replay it, or begin another.
game-not-over = The seed of the dice stays secret until the game is over
    .try = Play to the end first.
already-begun = The first die has been rolled, so no seat can add to the seed any more
    .try = Add it before the first roll of the next game.
bad-nonce = What { $seat } adds to the seed must be 1 to 64 of the signs 0 to 9 and a to f, before play begins
    .try = Type some of these signs, for example 7c0ffee.
nonce-said = What { $seat } adds to the seed is here already
    .try = Wait for the others; play begins with the last.
nonce-other = What { $seat } reveals is not what was announced before
    .try = Reveal the bytes whose SHA-256 is in the frozen list.
nonce-derived = { $seat } is not in the frozen list, so its part follows from the seed
    .try = Announce a hash when you take a seat in the next game.
bad-hashes = This list cannot be frozen now
    .try = Give 64 of the signs 0 to 9 and a to f for a seat; a later list only leaves out who did not reveal.
begins-already = The list is frozen already, and the table waits for what players’ programs add
    .try = Wait; play begins within a minute.
nothing-frozen = The list is not frozen yet
    .try = Reveal your bytes once the list is frozen and holds their hash.
umpire-at-work = Something went wrong while applying a rule, and the umpire is fixing it
    .try = Wait; nothing is lost, and the question will be asked again.
paused = The game is paused
    .try = Ask whoever may rule here to resume it.
not-paused = The game is not paused
    .try = Go on playing.
nothing-to-answer = There is nothing for you to decide right now
    .try = Wait for the next question.
question-gone = That question is no longer open
    .try = Answer the question that is open now.
not-an-option = That is not one of the answers
    .try = Choose one that is listed.
wrong-form = This question needs a filled form ({ $wanted })
    .try = Fill in that form.
form-field-unknown = The form { $wanted } has no field { $at }
    .try = Only these are known there: { $of }.
form-field-missing = The form { $wanted } lacks { $at }
    .try = Write { form-wants }.
form-value = In the form { $wanted }, { $found } does not fit at { $at }
    .try = Write { form-wants }.
form-wants = { $kind ->
        [number] a whole number, { $of }
        [any-number] a number
        [text] a text of { $of } characters
        [any-text] a text
        [pattern] a text of the pattern { $of }
        [word] one of { $of }
        [truth] true or false
        [list] a list of { $of } values
        [any-list] a list
        [fields] an object with fields out of { $of }
        [tagged] an object whose type is one of { $of }
        [object] an object
       *[other] what /api/v1/openapi.json says
    }
no-forms-here = Orders are not written in this game
    .try = Choose one of the listed answers.
undo-sealed = Your answer is in, and can be changed until everybody has answered
    .try = Answer the question again.
nothing-to-undo = You have not answered anything yet
    .try = Wait for a question.
no-more-to-undo = There is nothing more that you could take back by yourself
    .try = Ask the umpire, or propose it to all seats.
undo-needs-a-ruling = Your answer has been used for a roll, a draw or a question to another seat, so you cannot take it back by yourself
    .try = Ask the umpire, or propose it to all seats.
no-die-to-type = No die or card is waiting to be typed in
    .try = Go on; you will be asked when a die or a card is needed.
bad-dice = { $count ->
        [0] This card cannot come now; choose another
        [one] Type what the one die shows: a number from { $least } to { $most }
       *[other] Type what the { $count } dice show: { $count } numbers from { $least } to { $most }, with blanks between them
    }
    .try = Type what the dice on the table show.
no-umpire-here = There is no umpire at this table
    .try = Propose the ruling; it is carried out when every seat agrees.
ask-the-umpire = The umpire makes the rulings at this table
    .try = Ask the umpire.
no-such-seat = There is no seat { $seat }
    .try = Name one of the seats of this game.
no-such-proposal = No proposal { $number } is open
    .try = Agree to one that is open, or make a new one.
already-agreed = You have already agreed to proposal { $number }
    .try = Wait for the other seats.
ruling-needs-reason = A ruling needs a reason
    .try = Say in a few words why.
ruling-empty = This ruling changes nothing
    .try = Name at least one field with its old and its new value, at the next checkpoint or the last.
no-such-mark = There is no checkpoint { $mark } in this game
    .try = Choose one of the checkpoints already passed.
no-mark-yet = No checkpoint has been passed yet
    .try = Let the change take effect at the next checkpoint.
leaves-the-mark = With this change the game would not go on from the last checkpoint
    .try = Leave the fields that say how far the game has come; to go back, choose an earlier checkpoint.
nothing-failed = No rule has failed
    .try = Go on playing.
no-such-value = That value does not fit: { $says }
    .try = Give a value of the kind that is there now.
no-such-field = There is no field { $path }: nothing is called { $part } there
    .try = Name a field as the state shows it, its parts joined by /.
changed-since = { $path } has changed since and now holds { $now }
    .try = Look again, and rule on what is there now.
