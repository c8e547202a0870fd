# The terminal's words: what `play`, `resume` and `replay` say besides the game itself.

ui-not-understood = “{ $word }” is not understood. Type a number from 1 to { $most }, or ? for help.
ui-choose-no-usual = There is no usual answer here: type the number of an answer, from 1 to { $most }, or the words with which it begins. ? 1 shows the rule behind answer 1.
ui-choose-which = “{ $word }” fits { $count ->
        [one] this answer
       *[other] these answers
    }; type the number:
ui-choose-out-of-range = There is no answer { $number }. Type a number from 1 to { $most }.
ui-nothing-to-undo = There is nothing to take back.
ui-resumed = The game goes on from { $file }.
ui-record = The record is in { $file }.
ui-game-over = The game is over.
ui-type-dice = { $count ->
        [one] Roll 1 die ({ $rule }) and type what it shows
       *[other] Roll { $count } dice ({ $rule }) and type what they show
    }
ui-type-card = Draw a card ({ $rule }) and type which one it is
ui-rule = { $title } ({ $rule })
ui-no-rule = There is no rule behind this line.
ui-replay = { $game }, seen by { $seat }
ui-replay-more = Enter: go on. q: stop.
ui-verified = The record is true: { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    } replayed, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } recomputed from the seed.
ui-verify-failed = Line { $line } of the record is wrong: { $why }
ui-typed-dice = { $count ->
        [one] 1 die was typed or set by hand.
       *[other] { $count } dice were typed or set by hand.
    }

ui-title = { $game }: { $scenario }
ui-round-log = Since your last turn
ui-beginning = Log
ui-nothing-new = Nothing has happened since.
ui-nothing-yet = Nothing has happened yet.
ui-private = Known only to you
ui-private-same = { $count ->
        [0] Nothing here has changed; map shows it.
       *[other] All else is as before; map shows it.
    }
ui-map = The map
ui-house = House rule: { $name } (instead of { $replaces }). { START($says) }
ui-house-undone = House rule { $name }: not in force, as the command line sets it otherwise.
ui-option-set = Option: { $name } = { $value }
ui-commitment = The fingerprint of the seed of the dice: { $commitment }
ui-to-learn = For a first evening try “{ $title }”: play { $game } { $scenario }.
ui-own-house = With --house { $name }: “{ $title }”. { START($says) }
ui-to-learn-steps = To learn it, each step explained as it comes:
ui-how = Type the number of an answer; ? for help, quit to stop (the game is kept).
ui-prompt-dice = dice
ui-order-form = Write your answer in one line, or ? for help.
ui-react = You may react now. Type a number, or press Enter to let it pass.
ui-pause = Reaction window: somebody may answer what has just happened, say by a card. It opens also when nobody can. Press Enter.
ui-sealed = Your answer is in. It can be changed with undo until all answers are in.
ui-no-clock = No clock runs in the terminal. The rules give { $seconds } seconds for such a choice; count aloud if you want to keep to them.
ui-hand-over-short = Hand the keyboard to { $seat }; press Enter.
ui-back-question = That answer has been used already. Go back to the start of this part of the game ({ $mark })? Dice are rolled anew from there, and the record shows it.
ui-back-agree = { $seat }: do you agree to go back to { $mark }?
ui-back-refused = { $seat } does not agree; the game stays as it is.
ui-gone-back = The game has gone back.
ui-undone = Taken back: { $what }
ui-saved-copy = A copy is in { $file }. The game itself is always kept in { $record }.
ui-no-folder = There is no folder { $folder }. Make it first, or name one that is there.
ui-no-file = There is no file { $file }. Check the name and the folder.
ui-kept = The game is kept. Go on with:
ui-kept-games = Games are kept in { $folder }, the newest first:
ui-kept-none = No game to go on with is kept in { $folder }. Begin one: { $command }
ui-kept-game = { $game }, { $scenario }: { $mark }; you play { $seats }
ui-kept-begun = before the first round
ui-kept-bots = nobody (bots alone)
ui-kept-older = { $count ->
        [one] 1 older game
       *[other] { $count } older games
    } in the same folder.
ui-kept-over = { $count ->
        [one] 1 game there is over; see it once more:
       *[other] { $count } games there are over; see one once more:
    }
ui-kept-ended = { $game }, { $scenario }: over; you played { $seats }
ui-kept-closed = { $count ->
        [one] 1 game there cannot be opened here:
       *[other] { $count } games there cannot be opened here:
    }
ui-kept-no-game = { $name }: its game, “{ $game }”, is not installed.
ui-kept-other-rules = { $name } ({ $game }, { $scenario }): played by version { $version } of the rules; another is installed here.
ui-kept-elsewhere = A game that was begun with --record FILE is not in this list: resume FILE goes on with it.
ui-after-lesson = What to play next:
ui-see-again = See the game once more with:
ui-ended-early = The input has ended.
ui-interrupted = Interrupted.
ui-dice-how = For example: { $example }. r lets Montjoy roll these, auto all from now on.
ui-dice-hidden = Nobody may see these dice; r lets Montjoy roll them.
ui-dice-for = For: { $about }
ui-dice-first = Type these dice first; undo works at the next question.
ui-dice-wrong = Type { $count ->
        [one] 1 face
       *[other] { $count } faces
    } from { $least } to { $most }, with blanks between them. roll: Montjoy rolls these; auto: all of them from now on; log and map show what they always show; quit: stop.
ui-card-wrong = { $card } is not a card that can come now. It can be: { $cards }.
ui-card-many = { $card } is not a card that can come now; { $count } can, for example { $cards }. Type a part of a name, and those that have it are listed.
ui-auto-on = Montjoy rolls from now on. Type dice to type them again.
ui-auto-off = You type the dice again.
ui-stopped = Something went wrong while applying a rule. This is a mistake in the program, not yours. The game is as it was before your last answer; choose again, perhaps something else.
ui-stopped-bot = Something went wrong while applying a rule after an answer of the computer’s. The game is kept in { $file }; please report it.
ui-stopped-where = It failed at { $where } ({ $error }).
ui-seed-out = The seed of the dice is released; anyone can recompute every die with:
ui-no-forecast = There are no odds for this answer.
ui-no-forecasts = There are no odds for these answers.
ui-odds-line = { $name }: { $percent }
ui-which-number = Of which answer? Type { $word } and its number, for example { $word } 1. Not every answer has odds.
ui-how-none = Nobody has written yet how { $game } is played; { $taught ->
        [true] “play { $game } --learn” teaches it, “rules { $game }” has the rules.
       *[other] “rules { $game }” has the rules.
    }
ui-no-such-answer = There is no answer { $number }: type ? and a number from 1 to { $most }, or the number of a rule.
ui-rule-behind = Behind this question is the rule { $rule }, { $title }: type ? and its number to read it.
ui-write-leave = Nobody asks for this. An empty line, or a full stop alone, goes back to the question.
ui-no-such-rule = No rule of this game has the number { $rule }, or that word in it.
ui-ruling = Ruling: { $text }
ui-option-of = Option: { $name }
ui-option-usual = Usual: { $value }.
ui-option-needs = Only together with { $name }.
ui-option-from-to = a number from { $least } to { $most }
ui-option-others = Others
ui-advice = advice
ui-rules-layer = { $layer ->
        [rules] Rules
        [battle] Battles
        [campaign] The campaign
        [pack] Tiles, cards and heroes
       *[other] { $layer }
    }
ui-rule-kind = { $kind ->
        [advice] advice
        [option] option
        [flavour-with-effect] story with an effect
       *[other] { $kind }
    }
ui-seat-mail = { $seat }: a person, by mail
ui-how-mail = report FILE SEAT writes what a side knows, for its player; order FILE SEAT --file TEXT takes in that player’s answer.
ui-seat-human = { $seat }: a person at this keyboard
ui-seat-bot = { $seat }: the computer ({ $bot })
ui-umpire-look = The umpire’s page. You see everything.
ui-umpire-help = look SEAT shows a seat’s page; set PATH VALUE changes the state at the next checkpoint, now PATH VALUE at the last one; die WHY FACES sets the next dice of a rule; back MARK goes back, back alone lists the checkpoints; for SEAT N answers a seat’s question; state PATH shows a part of the state; log, map, pause, resume, done.
ui-umpire-marks = The last checkpoints, the newest at the end: { $marks }
ui-umpire-reason = Why? (The record keeps the reason.)
ui-umpire-no-seat = There is no seat { $name }. There are: { $there }.
ui-umpire-nothing = There is nothing called { $name } in { $path }.
ui-umpire-no-answer = No question to { $seat } has an answer { $number }.
ui-help-number = a number chooses that answer, and so do the words with which it begins
ui-help-rule = ? 3 shows the rule behind answer 3; ? ID shows the rule with that number; ? WORD looks for a word
ui-help-odds = odds 3 counts what will come of answer 3, odds alone what of each, where that can be counted
ui-help-odds-orders = odds A3 what unit A3 can do to whom; odds and orders: what would come of them; odds alone: what your units do by themselves
ui-help-why = why is another word for odds
ui-help-write = write opens a form that nobody asks for now
ui-help-log = log shows everything you were told
ui-help-map = map draws the map once more, and says what the game is about
ui-help-undo = undo takes your last answer back; if something has come of it, the game goes back to where it was asked, if all agree, and new dice are rolled from there
ui-help-save = save FILE writes a copy; the game is always kept
ui-help-quit = quit stops; the game is kept and can be resumed
ui-help-umpire = umpire opens the umpire’s page
ui-help-typed = dice types the dice from now on, if this game is played with real ones
ui-no-seed-yet = The game is not over: its { $dice ->
        [one] die is valid, and can
       *[other] { $dice } dice are valid, and can
    } be recomputed once the seed is released.
ui-no-seed = The seed was never released: the dice are valid, but nobody can recompute them.
ui-epochs = { $count ->
        [one] Once the game went back past a roll
       *[other] { $count } times the game went back past a roll
    }, and dice were rolled anew from there.
ui-dice-sealed = How the dice were drawn
ui-dice-sealed-commitment = The hash of the seed: { $commitment }. The list of what is added to it, frozen as hashes:
ui-dice-sealed-words = Play begins when this has been revealed: the words of { $seats }. If your own hash is in the list, send a sheet with this line: “nonce: ” and your words.
ui-mail-unsaid = Play has not begun. The words of these players are still to come, after they have seen the list in their first report: { $seats }.
ui-mail-said = The words of { $seat } are what was announced.
ui-added-unlisted = Nothing was frozen before play began: the program that kept this game drew all that was added to its seed, and whoever ran it could have chosen this game.
ui-added-host = Nobody but the host added anything to the seed: the host could have chosen this game.
ui-added = Players’ own programs added to the seed: { $seats }. If one of them is not the host, nobody could choose this game.
ui-beginnings = The game was begun { $count } times: somebody did not reveal what had been announced.
ui-receipt-fits = The receipt of { $seat } fits this record.
ui-receipt-commitment = The receipt of { $seat } was given for another game, or for another seed.
ui-receipt-list = The frozen list in this record is not the one on the receipt of { $seat }.
ui-receipt-hash = The receipt of { $seat } contradicts itself: its own hash is not in its list, or is not the hash of its bytes.
ui-receipt-left-out = This game began without what { $seat } had announced.

# The commands as they may be typed in this language, too; of several words, with commas between them, the first is told.

ui-help-words = Commands: { $words }
ui-word-quit = quit
ui-word-undo = undo
ui-word-log = log
ui-word-map = map
ui-word-dice = dice
ui-word-auto = auto
ui-word-write = write
ui-word-text = text
ui-word-edit = edit
ui-word-send = send
ui-word-help = help
ui-word-save = save
ui-word-odds = odds
ui-word-why = why
ui-word-file = file
ui-word-take = take
ui-word-all = all
ui-word-umpire = umpire
ui-word-roll = roll

# What is typed on the umpire’s page alone.

ui-word-look = look
ui-word-set = set
ui-word-now = now
ui-word-die = die
ui-word-back = back
ui-word-for = for
ui-word-state = state
ui-word-pause = pause
ui-word-resume = resume
ui-word-done = done

# Forms of several lines, and games by mail.

ui-order-long = edit opens your editor; or write here line by line, an empty line at the end; text shows what you begin from, take A3 or take 2 takes a line of it as it stands; file NAME reads a file; a full stop alone: nothing new.
ui-order-short = edit, text, take, file NAME, send, or line by line; a full stop alone: nothing new.
ui-order-see = Type text to see what can be written here, with examples.
ui-no-editor = There is no editor: none was found, and EDITOR names none (EDITOR=nano before the command names one). Write here, line by line; text shows what you begin from.
ui-no-editor-here = An editor opens only in a terminal. Write here, line by line; text shows what you begin from.
ui-form-wrong-more = { $count ->
        [one] One fault more is
       *[other] { $count } faults more are
    } not shown; mend these first.
ui-form-unchanged = Nothing was changed, and nothing was sent.
ui-form-kept = Nothing was sent. Your text is kept: edit goes on with it, text shows it, send sends it, lines typed anew take its place.
ui-form-none = No text of yours is kept.
ui-form-number = Write a text here, not a number; a full stop alone is enough if you have nothing new to say.
ui-yes-or-no = Type { $yes } or { $no }. Ctrl-C is { $no }, too.
ui-take-left = Left out, as they do not go with the others:
ui-take-none = No line to be taken begins with “{ $word }”, or has that number. text shows the lines with their numbers.
ui-take-which = Which lines? “take 2 4” takes the lines with these numbers (“text” shows them), “take A3” those that begin with A3, “take all” all those that go together.
ui-take-no-line = No line is offered here. Lines with ## are advice; write your own order.
ui-take-advice = Line { $word } begins with ##: it is advice and no order. Lines to be taken: { $lines }.
ui-form-blank = An empty line sends nothing; a full stop alone sends an empty text.
ui-form-send = Send?
ui-refused-line = Line { $line }, column { $column }, “{ $quoted }”: { $says }
ui-form-understood = As understood:
ui-prospects = What it would do:
ui-form-empty = As understood: nothing new.
ui-report-title = { $game }: { $seat }
ui-report-day = { $game }: { $seat }, day { $day }
ui-report-story = { $game }: what happened
ui-report-after = { $game }: what { $seat } believed, and what was true
ui-report-after-all = { $game }: what every side believed, and what was true
ui-report-not-over = This game is not over. When it is, you can read what was true.
ui-report-arrived = What has arrived
ui-report-since = What has arrived since { $mark }
ui-report-asked = What you are asked
ui-report-form = Answer with a text like this one, and send nothing but its lines: no greeting and no name. Anything after # is ignored: take the # away from a line that you want.
ui-report-written = The report of { $seat } is in { $file }.
ui-report-number = Answer with the number of one of these answers, and nothing else.
ui-mail-not-asked = { $seat } has nothing to decide right now.
ui-mail-number = The answer is the number of one of the { $most } answers in the report, and nothing else.
ui-mail-checked = It is right as it stands. Nothing was sent.
ui-mail-nothing-sent = Nothing was sent; the game is as it was.
ui-mail-sent = Received: the answer of { $seat }.
ui-mail-changed = Received: the answer of { $seat }, instead of the earlier one.
ui-mail-missing = Still to answer: { $seats }.
ui-mail-on = { $whole ->
        [yes] All answers are in, and the game
       *[other] The game
    } has gone on: { $mark }.
ui-mail-new = New questions for { $seats }. Send a new report:
ui-mail-ended = The game is over; its dice can be verified.

ui-rehearsed-same = { $name }: it comes out the same under version { $version } of the rules and goes on.
ui-rehearsed-other = { $name }: it comes out differently under version { $version } of the rules, from line { $line } on: { $why }
ui-rehearsed-viewer = { $viewer }: different from item { $number } of the log. As played: { $old }. By the new rules: { $new }.
ui-rehearsed-move = It can go on by the new rules from its last checkpoint ({ $mark }):
ui-rehearsed-fixed = It cannot go on by the new rules: { $why }
ui-rehearsed-save = Its record can be taken out of the store, and played on in the terminal:
ui-rehearsed-stand = An installation of the older release, with version { $version } of the rules, plays it on:
ui-rehearsed-take = To take it out of the store for that:
ui-rehearsed-moved = { $name }: it goes on from its last checkpoint ({ $mark }) under version { $version } of the rules.
ui-rehearsed-stands = { $name }: it is left as it is.
ui-rehearsed-current = { $name }: it is of this release’s rules; there is nothing to check.
ui-rehearsed-closed = { $name }: { $why }
ui-rehearsed-none = No running game is of older rules.
ui-rehearsed-taken = { $file }: the record, and beside it the secret seed of its dice. Keep the seed to yourself.

# `games` and `check`.

ui-games-more = games GAME tells what each scenario is about and how long it lasts.
ui-games-usual = if you name none
ui-check-right = { $file }: valid { $what }
ui-check-read-as = { $file } was read as: { $what }
ui-check-read-as-guessed = { $file } was read as: { $what }. If it is for another game, name that with --game.
ui-check-missing = { $count ->
        [one] 1 message is not in it and is read in English: { $named }
       *[other] { $count } messages are not in it and are read in English: { $named }
    }
ui-kind-fight = fight of { $game }
ui-kind-house-rule = house rule for { $game }
ui-kind-scenario = scenario of { $game }
ui-kind-record = record of { $game }
ui-kind-rulebook = rulebook
ui-kind-content-pack = content pack for { $game }
ui-kind-file-of-content = content for { $game }
ui-kind-map = map of { $game }
ui-kind-part = part of { $game } itself
ui-kind-unit-table = unit table of { $game }
ui-kind-file-of-messages = file of messages
ui-kind-game-toml = game.toml
ui-kind-own-troops = own troops for { $game }, { $count ->
        [one] 1 row
       *[other] { $count } rows
    }

# `backup` and `restore`.

ui-backup = { $file }: { $games } games, { $lines } lines, read again and whole.
ui-backup-seeds = It holds the seeds of running games: keep it to yourself.
ui-restored = Restored: { $games } games, { $lines } lines.
ui-odds-slow = Without numba this takes some seconds an answer, for a whole fight up to half a minute; with it the numbers are the same and it is quicker: { $how }
ui-quicker = With numba this is quicker, with the same numbers: { $how }
