# The umpire's desk, rulings at a table without an umpire, and the pages after the game.

### desk

page-desk = The umpire’s desk
page-desk-state = The state of the game
page-desk-people = Seats and links
page-desk-to-desk = Back to the desk
page-desk-not-begun = The game has not begun; there is nothing to rule yet.
page-desk-reason = Reason
page-desk-reason-how = It stands in the record, and everybody who is told reads it.
page-desk-told = Who is told
page-desk-told-all = everybody
page-desk-told-how = Without “everybody” only the seats that are ticked are told, and you.
page-desk-told-to = { $seats } and the umpire
page-desk-because = Ruled by { $author }, because:
page-desk-rule = Make this ruling
page-desk-failed = A rule could not be carried out
page-desk-failed-where = It failed at { $where }. The game stands where it stood before the last answer; nothing is lost.
page-desk-failed-how = Put right what is wrong, for instance in the state of the game. Then let the last answer be given once more.
page-desk-retry = Go on
page-desk-runs = The game is running
page-desk-paused = The game is paused
page-desk-pause = Pause the game
page-desk-resume = Let the game go on
page-desk-look = Look through a seat’s eyes
page-desk-look-how = You see what that seat is shown. That you can is said on everybody’s page; that you did stands in the record.
page-desk-looked = You have looked through the eyes of { $seats }.
page-desk-eyes = Through the eyes of { $seat }
page-desk-eyes-how = This is what the seat is shown at this moment. Your look stands in the record.
page-desk-answer = Answer for a seat
page-desk-answer-what = The answer
page-desk-answer-do = Answer for this seat
page-desk-nobody-asked = Nobody is asked anything just now.
page-desk-die = Set the next dice
page-desk-die-how = The next dice of this matter will show these faces. The log and the record say that they were set. The next card is set in the state of the game: put it on top of its deck.
page-desk-die-rule = Rule
page-desk-die-about = What it is about
page-desk-die-about-how = As it stands in the list below, with blanks between; often it is empty.
page-desk-die-do = Set these dice
page-desk-die-fell = Dice that fell lately
page-desk-back = Go back to a mark
page-desk-back-how = Everything after the mark is void, all are told, and the dice fall anew from there.
page-desk-mark = Mark, the last first
page-mark = { $b ->
        [none] { $a }
       *[other] { $c ->
            [none] { $a }, { $b }
           *[other] { $a }, { $b }, { $c }
        }
    }
page-desk-back-do = Go back
page-desk-no-marks = The game has passed no mark yet.
page-desk-epochs = { $count ->
        [one] The game has gone back once.
       *[other] The game has gone back { $count } times.
    } Everybody is shown this number.
page-desk-change-title = Change something
page-desk-change-how = Look for it in the state of the game, write what is to stand there, and see what that means for whom before you rule.
page-desk-state-how = Everything that the game holds. A new value acts at the next mark, or takes the game back to the last one. Nothing happens before you have seen the preview and given a reason.
page-desk-search = Look for a name, a place, a number
page-desk-find = Search
page-desk-chosen = What you want to change
page-desk-drop = Leave this out
page-desk-when-next = at the next mark
page-desk-when-last = back at the last mark; the decisions since are asked again
page-desk-preview = What this would change
page-desk-when-next-how = At the next mark the state is changed, and play goes on.
page-desk-when-last-how = The game goes back to the last mark and is changed there; the dice fall anew, and the decisions since are offered again to those who took them.
page-desk-who-sees = What everybody would see of it
page-desk-sees-nothing = sees nothing of it
page-desk-change-more = Change something else as well
page-desk-where = Where you are in the state
page-desk-top = Everything
page-desk-whole = Change all of this at once
page-desk-field = Field
page-desk-value = Value
page-desk-put = Note
page-desk-open = { $count ->
        [one] Open (1)
       *[other] Open ({ $count })
    }
page-desk-new-value = New value of { $field }
page-desk-none-found = Nothing like that is in the state.
page-desk-more-found = Only the first { $count } are shown. Look for something more particular.
page-desk-change = { $path }: { $old } becomes { $new }
page-desk-now = Back at the last mark:
page-desk-next = At the next mark:
page-desk-rulings = Rulings so far
page-desk-no-rulings = None.
page-desk-reverse = Take this back
page-desk-reverses = Ruling { $number } is taken back
page-desk-link-for = A link for { $role }
page-desk-link-once = It is shown once, here. It is good for one person.
page-desk-link = New link
page-desk-revoke = Take the seat away
page-desk-bot = Let a bot play
page-desk-no-bot = no bot any more
page-desk-umpires = At this desk
page-desk-umpires-how = All who sit here see everything, and everybody at the table is shown their names. To hand the desk over, make a second link, wait until the other umpire has come, and get up.
page-desk-second = A link for a second umpire
page-desk-leave = Get up from the desk
page-saw-more = This browser has seen more of this table than the seat may see, so it cannot take it. The link is still good for somebody else.
page-saw-all = { $seats } has been umpire here too, or brought this game along, and has seen everything.

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
page-propose-how = There is no umpire at this table: a ruling is carried out when every seat agrees. Bots agree with whatever the people want.
page-propose-what = What
page-propose-retry = Try the failed step again
page-propose-back = Go back
page-propose-mark = Go back to
page-proposal-back = The game would go back to: { $mark }.
page-mark-before = before “{ $line }”
page-mark-now = before the last question you were asked
page-mark-far = an earlier point than this log shows

### after the game

page-after = After the game
page-course = How it went
page-turning = The turning point: { $mark }. { $side } went from { $before }% to { $after }% of all strength.
page-turning-look = Look at it
page-turning-none = No single turn decided this game.
page-left = What was left
page-left-side = Side
page-left-what = What
page-left-first = At first
page-left-last = At the end
page-left-change = Change
page-after-not-yet = The game is not over. The replay, everybody’s luck and the seed of the dice are shown when it is.
page-export = Take the record away
page-export-own = Take away what I was told
page-replay = Replay
page-replay-eyes = Through whose eyes
page-replay-beside = Beside it
page-replay-alone = nothing
page-replay-truth = The truth
page-replay-show = Show
page-replay-item = Moment, of { $last }:
page-replay-before = One back
page-replay-after = One on
page-replay-mark-before = Mark before
page-replay-mark-after = Next mark
page-replay-keys = Arrow keys move one moment, Page Up and Page Down from mark to mark, Home and End to the beginning and the end.
page-replay-card = What only this seat knows
page-replay-marks = All marks
page-chose = { $seat }: { $answer }
page-luck = Luck
page-luck-how = What the dice showed, beside what they show on average. Whether high is good depends on the rule. Of any three such lines one is usually off the middle; that is what dice do, and it says nothing about anybody.
page-luck-none = No dice fell.
page-luck-coming = This long game is still being counted. The luck stands here in a while.
page-luck-nobody = The game’s own dice
page-luck-rule = Rule
page-luck-dice = Dice
page-luck-got = Shown
page-luck-mean = On average
page-luck-said = In words
page-luck-usual = as usual
page-luck-above = somewhat above the average
page-luck-below = somewhat below the average
page-luck-high = well above the average, as one in about forty
page-luck-low = well below the average, as one in about forty
page-umpire-did = What the umpire did
page-umpire-nothing = Nothing but watch.
page-umpire-looked = { $count ->
        [one] Looked once
       *[other] Looked { $count } times
    } through the eyes of { $seats }.
page-umpire-exported = { $count ->
        [one] Took the record away once
       *[other] Took the record away { $count } times
    } while the game was going on.
page-compare = Was my part of the record changed?
page-compare-how = Whoever took away what he was told while playing can compare it: type the number of a line and its chain.
page-compare-item = Line
page-compare-chain = Chain
page-compare-do = Compare
page-compare-same = Up to that line the record says exactly what you were told.
page-compare-other = The record does not say what was noted there.
page-verify = The dice
page-verify-how = Before the first roll the table published a fingerprint of the seed. Now the seed is out, and your browser can compute every die again by itself, with a program of its own that shares nothing with the server’s.
page-verify-commitment = Fingerprint, published before the first roll
page-verify-seed = Seed
page-verify-sealed = sealed until the game is over
page-verify-nonce = Added by { $seat }
page-verify-verify = Compute every die again
page-verify-working = Computing …
page-verify-good = All {"{"}dice{"}"} dice are what the seed gives.
page-verify-hand = {"{"}byHand{"}"} were typed or set by hand; the record says so.
page-verify-unknown = {"{"}unknown{"}"} fell under earlier rules and cannot be computed here.
page-verify-epochs = The game went back {"{"}epochs{"}"} times, and the dice fell anew.
page-verify-no-seed = The seed is not in the record.
page-verify-other-seed = This is not the seed whose fingerprint was published.
page-verify-other-die = The die in line {"{"}line{"}"} of the record is not what the seed gives.
page-verify-other-nonce = Line {"{"}line{"}"} of the record is wrong: what a seat added is not what had been frozen, or does not follow from the seed.
page-verify-unlisted = Nothing was frozen before this game began: the server drew what was added to the seed, and the host could have chosen this game.
page-verify-host = Nobody but whoever opened the table added anything to the seed: the host could have chosen this game.
page-verify-added = Players’ own programs added to the seed: {"{"}added{"}"}. If one of them is not the host, nobody could choose this game.
page-verify-beginnings = The game was begun {"{"}beginnings{"}"} times: somebody did not reveal what had been announced.
page-verify-no-script = Your browser runs no scripts here. The same is done by: python3 start.py verify FILE
page-import = Bring a record
page-import-how = A finished game becomes a table to look at; an unfinished one is played on, with new dice from there. Whoever brings an unfinished game has had all of it in hand, and everybody’s page says so.
page-import-file = The file of the record
page-import-refused = This record cannot be used:
page-import-do = Bring it

### refusals

saw-more = This browser has seen more than the seat may see
    .try = Let somebody else take the seat.
no-way-back = This kind of ruling has no opposite
    .try = Go back to a mark before it.
ruling-waits = This ruling acts at the next mark
    .try = Take it back when the mark has passed.
ruled-since = Another ruling has been made in the meantime
    .try = Look at it, and rule again if yours still fits.
seed-is-out = The game is over and the seed of its dice is known to all, so that nothing can be ruled any more
    .try = Bring the record as a new table.
ruling-fails = The rules cannot go on from there ({ $says }), so that nothing was changed
    .try = Choose another value, or go back to a mark first.
set-die-how = Dice are set by the id of their rule and their faces
    .try = For example rule DL-10.2 with the face 7.
desk-needs-somebody = Nobody else sits at the umpire’s desk
    .try = Make a second link, and get up when the other umpire has come.
one-proposal = A proposal of yours is still open
    .try = Wait until everybody has answered it.
