# The umpire's desk, rulings at a table without an umpire, and the pages after the game.

### desk

page-desk = The umpire’s desk
page-desk-state = The state of the game
page-desk-people = Seats and links
page-desk-to-desk = Back to the desk
page-desk-not-begun = The game has not begun; there is nothing to rule yet.
page-desk-reason = Reason
page-desk-reason-how = It is recorded, and everyone who is told of the ruling can read it.
page-desk-told = Who is told
page-desk-told-all = Everyone
page-desk-told-how = Without “Everyone” only the seats that are ticked are told, and you.
page-desk-told-to = { $seats } and the umpire
page-desk-because = Ruled by { $author }, because:
page-desk-rule = Make this ruling
page-desk-failed = Something went wrong while applying a rule
page-desk-failed-where = It failed at { $where }. The game is as it was before the last answer; nothing is lost.
page-desk-failed-how = Correct what is wrong, for instance in the state of the game. Then press “Go on”: the last answer can be given once more.
page-desk-retry = Go on
page-desk-runs = The game is running
page-desk-paused = The game is paused
page-desk-pause = Pause the game
page-desk-resume = Resume the game
page-desk-look = Look through a seat’s eyes
page-desk-look-how = You see exactly what that seat sees. Everyone’s page says that you can; the record notes that you did.
page-desk-looked = You have looked through the eyes of { $seats }.
page-desk-eyes = Through the eyes of { $seat }
page-desk-eyes-how = This is what the seat sees at this moment. The record notes that you looked.
page-desk-answer = Answer for a seat
page-desk-answer-what = The answer
page-desk-answer-do = Answer for this seat
page-desk-nobody-asked = No seat has a question to answer right now.
page-desk-die = Set the next dice
page-desk-die-how = The next dice rolled for this rule will show these faces. The log and the record say that they were set. The next card is set in the state of the game: put it on top of its deck.
page-desk-die-rule = Rule
page-desk-die-about = What it is about
page-desk-die-about-how = As in the list below, with blanks between; often it is empty.
page-desk-die-do = Set these dice
page-desk-die-fell = Recent rolls
page-desk-back = Go back to a checkpoint
page-desk-back-how = Everything after the checkpoint is undone, everyone is told, and dice are rolled anew from there.
page-desk-mark = Checkpoint, the last first
page-mark = { $b ->
        [none] { $a }
       *[other] { $c ->
            [none] { $a }, { $b }
           *[other] { $a }, { $b }, { $c }
        }
    }
page-desk-back-do = Go back
page-desk-no-marks = The game has passed no checkpoint yet.
page-desk-epochs = { $count ->
        [one] The game has gone back once.
       *[other] The game has gone back { $count } times.
    } Everyone sees this number.
page-desk-change-title = Change something
page-desk-change-how = Look for it in the state of the game, write its new value, and see what that means for whom before you rule.
page-desk-state-how = Everything that the game holds. A new value takes effect at the next checkpoint, or takes the game back to the last one. Nothing happens before you have seen the preview and given a reason.
page-desk-search = Look for a name, a place, a number
page-desk-find = Search
page-desk-chosen = What you want to change
page-desk-drop = Leave this change out
page-desk-when-next = At the next checkpoint
page-desk-when-last = Back at the last checkpoint; the decisions since are asked again
page-desk-preview = What this would change
page-desk-when-next-how = At the next checkpoint the state is changed, and play goes on.
page-desk-when-last-how = The game goes back to the last checkpoint and is changed there; dice are rolled anew, and the decisions since are offered again to those who took them.
page-desk-who-sees = What each seat would see of it
page-desk-sees-nothing = sees nothing of it
page-desk-change-more = Change something else as well
page-desk-where = Where you are in the state
page-desk-top = Everything
page-desk-whole = Change all of this at once
page-desk-field = Field
page-desk-value = Value
page-desk-put = Note this change
page-desk-open = { $count ->
        [one] Open (1)
       *[other] Open ({ $count })
    }
page-desk-new-value = New value of { $field }
page-desk-none-found = Nothing like that is in the state.
page-desk-more-found = Only the first { $count } are shown. Search for something more particular.
page-desk-change = { $path }: { $old } becomes { $new }
page-desk-now = Back at the last checkpoint:
page-desk-next = At the next checkpoint:
page-desk-rulings = Rulings so far
page-desk-no-rulings = None.
page-desk-reverse = Undo this ruling
page-desk-link-for = A link for { $role }
page-desk-link-once = The link is shown once, here. It is good for one person.
page-desk-link = New link
page-desk-revoke = Free the seat
page-desk-bot = Let a bot play
page-desk-no-bot = Send the bot away
page-desk-umpires = At this desk
page-desk-umpires-how = Everyone at this desk sees everything, and everyone’s page names them. To hand the desk over, make a second link, wait until the other umpire has come, and leave.
page-desk-second = A link for a second umpire
page-desk-leave = Leave the desk
page-saw-more = This browser has seen more of this table than the seat may see, so it cannot take it. The link is still good for somebody else.
page-saw-all = { $seats }: has also been umpire here, or imported this game, and has seen everything.

### proposals

page-proposal = { $author } proposes: { $does ->
        [TakeBack] to go back to an earlier point
        [Pause] to pause the game
        [Resume] to go on
        [Retry] to try the failed step again
        [SetDie] to set the next dice
       *[other] to change something
    }
page-proposal-yes = Yes: { $seats }.
page-proposal-no = No: { $seats }.
page-proposal-agree = Agree
page-proposal-decline = Do not agree
page-propose = Propose a ruling
page-propose-how = There is no umpire at this table: a ruling is carried out when every seat agrees. Bots agree with whatever the people want. At the question itself you take back only what nobody else has noticed and no die has followed.
page-propose-alone = Go back, or pause
page-propose-alone-how = You play alone, so this happens at once. After going back, dice are rolled anew, and the record shows it. At the question itself you take back only what nobody else has noticed and no die has followed.
page-propose-alone-do = Do it
page-propose-what = What
page-propose-retry = Try the failed step again
page-propose-back = Go back
page-propose-mark = Go back to
page-proposal-back = The game would go back to: { $mark }.
page-mark-before = before “{ $line }”
page-mark-below = before “{ $line }”, below “{ $head }”
page-mark-mine = { $which ->
    [bare] before your last answer
    [last] before your last answer: “{ $line }”
   *[earlier] before an earlier answer of yours: “{ $line }”
}
page-mark-now = before the last question you were asked

### after the game

page-after = After the game
page-course = How it went
page-turning = The turning point: { $mark }. { START($side) } went from { $before }% to { $after }% of all strength.
page-turning-what = What happened then: { $line }
page-turning-look = Look at it
page-story = What happened
page-turning-none = No single turn decided this game.
page-left = What was left
page-left-side = Side
page-left-what = What
page-left-first = At first
page-left-last = At the end
page-left-change = Change
page-after-not-yet = The game is not over. When it is, you can see the replay, everyone’s luck and the seed of the dice here.
page-export = Download the record
page-export-own = Download my log
page-replay = Replay
page-replay-eyes = Through whose eyes
page-replay-beside = Beside it
page-replay-alone = nothing
page-replay-truth = The truth
page-replay-show = Show
page-replay-item = Moment { $item } of { $last }
page-replay-before = One back
page-replay-after = One on
page-replay-mark-before = Previous checkpoint
page-replay-mark-after = Next checkpoint
page-replay-keys = Arrow keys move one moment, Page Up and Page Down one checkpoint, Home and End to the beginning and the end.
page-replay-card = Known only to this seat
page-replay-marks = All checkpoints
page-chose = { $seat }: { $answer }
page-luck = Luck
page-luck-how = What the dice showed, compared with the average. Whether high is good depends on the rule. About one line in three is noticeably off; that is normal for dice and says nothing about anyone.
page-luck-none = No dice were rolled.
page-luck-coming = This long game is still being counted. Its luck will appear here in a while.
page-luck-nobody = The game’s own dice
page-luck-rule = Rule
page-luck-dice = Dice
page-luck-got = Shown
page-luck-mean = On average
page-luck-said = In words
page-luck-few = Too few dice to judge
page-luck-usual = As usual
page-luck-above = Somewhat above the average
page-luck-below = Somewhat below the average
page-luck-high = Well above the average, as one in about forty
page-luck-low = Well below the average, as one in about forty
page-umpire-did = What the umpire did
page-umpire-nothing = Nothing but watch.
page-umpire-looked = { $count ->
        [one] Looked once
       *[other] Looked { $count } times
    } through the eyes of { $seats }.
page-umpire-exported = { $count ->
        [one] Downloaded the record once
       *[other] Downloaded the record { $count } times
    } while the game was going on.
page-compare = Was my part of the record changed?
page-compare-how = If you downloaded your log while playing, you can compare it: type the number of a line and its chain.
page-compare-item = Line
page-compare-chain = Chain
page-compare-do = Compare
page-compare-same = Up to that line the record says exactly what you were told.
page-compare-other = The record does not say what your log says there.
page-verify = The dice
page-verify-how = Before the first roll the table published a fingerprint of the seed. Now the seed is public, and your browser can recompute every die by itself, with a program of its own that shares nothing with the server’s.
page-verify-commitment = Fingerprint, published before the first roll
page-verify-seed = Seed
page-verify-sealed = Secret until the game is over
page-verify-nonce = Added by { $seat }
page-verify-verify = Recompute every die
page-verify-working = Computing …
page-verify-good = All {"{"}dice{"}"} dice are what the seed gives.
page-verify-hand = {"{"}byHand{"}"} were typed or set by hand; the record says so.
page-verify-unknown = {"{"}unknown{"}"} were rolled under earlier rules and cannot be recomputed here.
page-verify-epochs = The game went back {"{"}epochs{"}"} times, and dice were rolled anew.
page-verify-no-seed = The seed is not in the record.
page-verify-other-seed = This is not the seed whose fingerprint was published.
page-verify-other-die = The die in line {"{"}line{"}"} of the record is not what the seed gives.
page-verify-other-nonce = Line {"{"}line{"}"} of the record is wrong: what a seat added is not what had been frozen, or does not follow from the seed.
page-verify-unlisted = Nothing was frozen before this game began: the server drew what was added to the seed, and the host could have chosen this game.
page-verify-host = Nobody but the host added anything to the seed: the host could have chosen this game.
page-verify-added = Players’ own programs added to the seed: {"{"}added{"}"}. If one of them is not the host, nobody could choose this game.
page-verify-beginnings = The game was begun {"{"}beginnings{"}"} times: somebody did not reveal what had been announced.
page-verify-no-script = Your browser runs no scripts here. The same is done by: python3 start.py verify FILE
page-import = Import a record
page-import-how = A finished game becomes a table to look at; an unfinished one is played on, with new dice from that point. Whoever imports an unfinished game could have read all of it, and everyone’s page says so.
page-import-file = The file of the record
page-import-refused = This record cannot be used:
page-import-do = Import

### refusals

saw-more = This browser has seen more than the seat may see
    .try = Let someone else take the seat.
no-way-back = This kind of ruling cannot be undone by itself
    .try = Go back to a checkpoint before it.
ruling-waits = This ruling takes effect at the next checkpoint
    .try = Undo it when the checkpoint has passed.
ruled-since = Another ruling has been made in the meantime
    .try = Look at it, and rule again if yours still fits.
seed-is-out = The game is over and the seed of its dice is public, so nothing can be ruled any more
    .try = Import the record as a new table.
ruling-fails = The rules cannot go on from there ({ $says }), so nothing was changed
    .try = Choose another value, or go back to a checkpoint first.
set-die-how = Dice are set by the id of their rule and their faces
    .try = For example rule DL-10.2 with the face 7.
desk-needs-somebody = Nobody else sits at the umpire’s desk
    .try = Make a second link, and leave the desk when the other umpire has come.
one-proposal = A proposal of yours is still open
    .try = Wait until everyone has answered it.
