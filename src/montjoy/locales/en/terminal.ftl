# The terminal's words: what `play`, `resume` and `replay` say besides the game itself.

ui-title = { $game }: { $scenario }
ui-round-log = Since your last turn
ui-beginning = What has happened
ui-nothing-new = Nothing has happened since.
ui-private = Only you know
ui-map = The map
ui-house = House rule: { $name } (in place of { $replaces }). { $says }
ui-option-set = Option: { $name } = { $value }
ui-commitment = The dice are sealed: { $commitment }
ui-to-learn = For a first evening there is “{ $title }”: play { $game } { $scenario }.
ui-own-house = With --house { $name }: “{ $title }”. { $says }
ui-to-learn-steps = To learn it, each step explained as it comes:
ui-how = Type the number of an answer; ? for help, quit to stop (the game is kept).
ui-prompt-dice = dice
ui-order-form = Write your answer in one line, or ? for help.
ui-react = You may react now. Type a number, or press Enter to let it pass.
ui-pause = A short pause: somebody might react. Press Enter.
ui-sealed = Your answer is sealed. It can be changed with undo until all answers are in.
ui-no-clock = No clock runs in the terminal: the rules give { $seconds } seconds for such a choice, but here nobody is hurried. Who wants it counts aloud.
ui-hand-over-short = Hand the keyboard to { $seat }; press Enter.
ui-back-question = That answer has been used already. Go back to the start of this part of the game ({ $mark })? Dice fall anew from there, and the record shows it.
ui-back-agree = { $seat }: do you agree to go back to { $mark }?
ui-back-refused = { $seat } does not agree; the game stays as it is.
ui-gone-back = The game has gone back.
ui-saved-copy = A copy is in { $file }. The game itself is always kept in { $record }.
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
ui-see-again = See the game once more with:
ui-ended-early = The input has ended.
ui-interrupted = Interrupted.
ui-dice-how = For example: { $example }. r lets Montjoy roll these, auto all from now on.
ui-dice-hidden = Nobody may see these dice; r lets Montjoy roll them.
ui-dice-for = For: { $about }
ui-dice-wrong = Type { $count ->
        [one] 1 face
       *[other] { $count } faces
    } from { $least } to { $most }, with blanks between them.
ui-card-wrong = { $card } is not a card that can come now. It can be: { $cards }.
ui-card-many = { $card } is not a card that can come now; { $count } can, for example { $cards }. Type a part of a name, and those that have it are listed.
ui-auto-on = Montjoy rolls from now on. Type dice to type them again.
ui-auto-off = You type the dice again.
ui-stopped = A rule could not be carried out. This is a mistake in the program, not yours. The game stands where it stood before your last answer; choose again, perhaps something else.
ui-stopped-bot = A rule could not be carried out after an answer of the computer's. The game is kept in { $file }; please report it.
ui-stopped-where = It failed at { $where } ({ $error }).
ui-seed-out = The seed of the dice is released; anybody can recompute every die with:
ui-no-forecast = There are no odds for this answer.
ui-no-forecasts = There are no odds for these answers.
ui-odds-line = { $name }: { $percent }
ui-which-number = Which answer? Type { $word } and its number, for example { $word } 1.
ui-how-none = Nobody has written yet how { $game } is played; `play { $game } --learn` teaches it, `rules { $game }` has the rules.
ui-no-such-rule = No rule of this game has the number { $rule }, or that word in it.
ui-ruling = Ruling: { $text }
ui-option-of = Option: { $name }
ui-option-usual = Usual: { $value }.
ui-option-needs = Only together with { $name }.
ui-option-from-to = a number from { $least } to { $most }
ui-option-others = Others
ui-advice = advice
ui-seat-mail = { $seat }: a person, by mail
ui-how-mail = report FILE SEAT writes what a side knows, for its player; order FILE SEAT --file TEXT takes his answer.
ui-seat-human = { $seat }: a person at this keyboard
ui-seat-bot = { $seat }: the computer ({ $bot })
ui-umpire-look = The umpire’s page. Everything is in sight.
ui-umpire-help = look SEAT shows a seat’s page; set PATH VALUE changes the state at the next mark, now PATH VALUE at the last one; die WHY FACES sets the next dice of a rule; back MARK goes back, back alone lists the marks; for SEAT N answers a seat’s question; state PATH shows a part of the state; log, map, pause, resume, done.
ui-umpire-marks = The last marks, the newest at the end: { $marks }
ui-umpire-reason = Why? (It stands in the record.)
ui-help-number = a number chooses that answer, and so do the words with which it begins
ui-help-rule = ? 3 shows the rule behind answer 3; ? ID shows the rule with that number; ? WORD looks for a word
ui-help-odds = odds 3 counts what will come of answer 3, odds alone what of each, where that can be counted
ui-help-odds-orders = odds A3 what unit A3 can do to whom; odds and orders: what would come of them; odds alone: what your units do by themselves
ui-help-write = write writes a form that nobody asks for now, where the game has one: in Clusta what your own force does from the next round on
ui-help-log = log shows everything you were told
ui-help-map = map draws the map once more, and says what the game is about
ui-help-undo = undo takes your last answer back, as long as nothing has come of it
ui-help-save = save FILE writes a copy; the game is always kept
ui-help-quit = quit stops; the game is kept and can be resumed
ui-help-umpire = umpire opens the umpire’s page
ui-help-typed = dice types the dice from now on, if this game is played with real ones
ui-no-seed-yet = The game is not over: its { $dice ->
        [one] die is legal, and can
       *[other] { $dice } dice are legal, and can
    } be recomputed when the seed is released.
ui-no-seed = The seed was never released: the dice are legal, but nobody can recompute them.
ui-epochs = { $count ->
        [one] Once the game went back past a roll
       *[other] { $count } times the game went back past a roll
    }, and the dice fell anew from there.
ui-dice-sealed = How the dice are sealed
ui-dice-sealed-commitment = The hash of the seed: { $commitment }. The list of what is added to it, frozen as hashes:
ui-dice-sealed-words = Play begins when this has been revealed: the words of { $seats }. If your own hash is in the list, send a sheet with this line: “nonce: ” and your words.
ui-mail-unsaid = Play has not begun. The words of these players are still to come, after they have seen the list in their first report: { $seats }.
ui-mail-said = The words of { $seat } are what was announced.
ui-added-unlisted = Nothing was frozen before play began: the program that kept this game drew all that was added to its seed, and whoever ran it could have chosen this game.
ui-added-host = Nobody but whoever opened the table added anything to the seed: the host could have chosen this game.
ui-added = Players’ own programs added to the seed: { $seats }. If one of them is not the host, nobody could choose this game.
ui-beginnings = The game was begun { $count } times: somebody did not reveal what had been announced.
ui-receipt-fits = The receipt of { $seat } fits this record.
ui-receipt-commitment = The receipt of { $seat } was given for another game, or for another seed.
ui-receipt-list = The frozen list in this record is not the one on the receipt of { $seat }.
ui-receipt-hash = The receipt of { $seat } contradicts itself: its own hash is not in its list, or is not the hash of its bytes.
ui-receipt-left-out = This game began without what { $seat } had announced.
ui-rule-code = In the code: { $where }

# Forms of several lines, and games by mail.

ui-order-long = edit opens your editor; or write here line by line, an empty line at the end; text shows what you begin from, file NAME reads a file; a full stop alone: nothing new.
ui-order-short = edit, text, file NAME, send, or line by line; a full stop alone: nothing new.
ui-order-see = Type text to see what can be written here, with examples.
ui-no-editor = There is no editor to open (EDITOR names none, or this is no terminal). Write here, line by line; text shows what you begin from.
ui-form-unchanged = Nothing was changed, and nothing was sent.
ui-form-kept = Nothing was sent. Your text is kept: edit goes on with it, text shows it, send sends it, lines typed anew take its place.
ui-form-none = No text of yours is kept.
ui-form-number = A text is wanted here, not a number; a full stop alone is enough where you have nothing new to say.
ui-form-send = Send it?
ui-refused-line = Line { $line }, column { $column }, “{ $quoted }”: { $says }
ui-form-understood = As understood:
ui-prospects = What it would do:
ui-form-empty = As understood: nothing new.
ui-report-title = { $game }: { $seat }
ui-report-day = { $game }: { $seat }, day { $day }
ui-report-after = { $game }: what { $seat } believed, and what was true
ui-report-after-all = { $game }: what every side believed, and what was true
ui-report-not-over = This game is not over. What was true is told afterwards.
ui-report-arrived = What has arrived
ui-report-since = What has arrived since { $mark }
ui-report-asked = What you are asked
ui-report-form = Answer with a text like this one. What stands behind a # is not read.
ui-mail-over = This game is over.
ui-mail-not-asked = { $seat } is asked nothing just now.
ui-mail-number = The answer is the number of one of the { $most } answers in the report, and nothing else.
ui-mail-nothing-sent = Nothing was sent; the game is as it was.
ui-mail-sent = The answer of { $seat } is taken.
ui-mail-changed = The answer of { $seat } is taken in place of the earlier one.
ui-mail-missing = Still to answer: { $seats }.
ui-mail-ended = The game is over; its dice can be verified.

ui-rehearsed-same = { $name }: it comes out the same under version { $version } of the rules and goes on.
ui-rehearsed-other = { $name }: it comes out differently under version { $version } of the rules, from line { $line } on: { $why }
ui-rehearsed-viewer = { $viewer }: different from item { $number } of the log. As played: { $old }. By the new rules: { $new }.
ui-rehearsed-move = It can go on by the new rules from its last checkpoint ({ $mark }):
ui-rehearsed-fixed = It cannot go on by the new rules: { $why }
ui-rehearsed-stand = An installation of the older release, with version { $version } of the rules, plays it on:
ui-rehearsed-take = To take it out of the store for that:
ui-rehearsed-moved = { $name }: it goes on from its last checkpoint ({ $mark }) under version { $version } of the rules.
ui-rehearsed-stands = { $name }: it is left as it is.
ui-rehearsed-current = { $name }: it is of this release's rules; there is nothing to check.
ui-rehearsed-closed = { $name }: { $why }
ui-rehearsed-none = No running game is of older rules.
ui-rehearsed-taken = { $file }: the record, and beside it the sealed seed of its dice. Keep the seed to yourself.

# `games` and `check`.

ui-games-usual = if you name none
ui-check-right = { $file }: { $what }, right
ui-kind-fight = a fight of { $game }
ui-kind-house-rule = a house rule for { $game }
ui-kind-scenario = a scenario of { $game }
ui-kind-record = a record of { $game }
ui-kind-rulebook = a rulebook
ui-kind-content-pack = a content pack for { $game }
ui-kind-unit-table = a unit table of { $game }
ui-kind-own-troops = { $count ->
        [one] 1 row
       *[other] { $count } rows
    } of own troops for { $game }

# `backup` and `restore`.

ui-backup = { $file }: { $games } games, { $lines } lines, read again and whole.
ui-backup-seeds = It holds the seeds of running games: keep it to yourself.
ui-restored = Restored: { $games } games, { $lines } lines.
ui-quicker = With numba this is quicker, with the same numbers: { $how }
