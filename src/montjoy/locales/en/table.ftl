# The words of the pages of the table.  Each chapter of the work has its own section.

### pages

page-skip = Skip to the content
page-nav = Main
page-language = Language: English
page-footer = Montjoy is free software. Everything stays on the computer that runs this table; there are no accounts and no tracking.
page-my-tables = My tables
page-rules = Rules
page-on = yes
page-off = no
page-back = Back

page-art-herald = A herald with a banner on a hill between two armies
page-what = Montjoy is an umpire for tabletop battles and dungeon delves: it keeps the secrets, rolls the dice and applies the rules.
page-what-more = Play in this browser, with friends on their phones or against bots, tonight or over weeks. Nobody needs an account.
page-open-table = Open a table
page-have-link = I have an invitation
page-play-now = Play now
page-play-now-how = One click, and you sit at a table with bots. You can leave it and come back.
page-play-bots = { $bots ->
        [one] Play against a bot
        [2] Play against two bots
        [3] Play against three bots
       *[other] Play against { $bots } bots
    }
page-how = How to play
page-how-of = How to play { $game }
page-how-while = New to the game? Read how it is played, while you wait.
page-learn = Lesson
page-newcomers = New here? Start with this.
page-newcomers-how = { $game }: you play for ten minutes, and a sheet beside the board explains each decision when it first comes. Each game below has a lesson like this.
page-newcomers-begin = Begin the lesson
page-with-friends = With friends
page-play-others = Other scenarios against bots
page-the-rules = Rules
page-join-title = Invited?
page-join-how = Open the link on this device, or paste it here. Each link is for one person. Opening it does not use it up; joining does.
page-join-link = Invitation link
page-join-go = Go to the table
page-no-tables = None yet. A table you open or join appears here, on this device.
page-forget = Sign this browser out
page-forget-how = Use this on a borrowed computer. This browser then opens none of your tables. You keep your seats, but you need a new link to come back, from the host or from the umpire; for a table that you opened yourself, only whoever runs the server can make one.
page-you-play = you play { $names }
page-you-own = you opened it
page-your-turn = Your turn
page-waits-for = Waiting for { $who }
page-manage = Manage
page-status-open = not begun
page-status-running = under way
page-status-over = finished
page-status-closed = closed
page-status-waits = waiting

page-missing = Page not found
page-missing-why = The address is wrong, or what it leads to is not yours. If you had a seat at this table, its link may have been withdrawn: ask the host for a new one.
page-to-first = Home page
page-bad-seat-title = This scenario cannot be played
page-bad-seat = A seat here is called { $text }. Montjoy uses that name for something else, or it holds characters that the id of a seat may not hold.
page-bad-seat-how = Give the seat another id in the scenario: 1 to 40 Latin letters, digits, _ and -, for example red. Then open a new table with it. Nothing was changed here.

### api

page-full = The disk of the server is full. Nothing was written and nothing is lost; try again when there is room.
page-broken = The server’s storage failed and is being restarted. Please try again in a moment.
page-fault = Something went wrong on the server. Nothing is lost; reload the page.
api-json-only = Only JSON is read here
    .try = Send it with Content-Type: application/json.
api-not-understood = This was not understood: { $wrong }
    .try = Compare it with /api/v1/openapi.json.
api-key-missing = An Idempotency-Key of 8 to 64 plain letters is missing
    .try = Send a fresh key with every new act, and the same key when you send the same act again.
api-key-running = The same key is being worked on at this moment
    .try = Send it again in a second.
api-link-used = This invitation is not valid, or no longer
    .try = Ask the host for a new one.
api-name-taken = That name cannot be used here: another at this table has it, or it is no name
    .try = Join with another name.
draft-answered = You have answered this question, so a draft of it would never count
    .try = Answer it again to change your answer.
api-no-such = There is nothing called { $name } here. There are: { $there }
    .try = Take a name from that list.
api-no-such-near = There is nothing called { $name } here. There are: { $there }
    .try = Did you mean { $near }?
api-no-option = This game has no option called { $name }
    .try = Did you mean { $near }?
api-not-here = There is nothing here, or it is not for this token
    .try = Join with an invitation first.

### pages: a new table

page-build = Build armies
page-build-title = { $game }: build two armies
page-build-how = Choose, and get two armies that are a match for each other; or put them together yourself. They are checked as you go.
page-build-back = Choose a scenario instead
page-build-choose = Tonight
page-build-pair = Make a pair
page-build-side = { $number ->
        [1] First side
       *[other] Second side
    }
page-build-name = Name
page-build-kind = Troops, row { $number }
page-build-many = Units, row { $number }
page-build-less = Remove row { $number }
page-build-add = Add a row
page-build-sum = Add up and check
page-build-rows = Your own troops
page-build-rows-how = Rows as the game’s README describes them, beginning with a table, for example [troops]. Once read, they stand in the lists above.
page-build-rows-sample = An example
page-build-rows-label = Your rows (TOML)
page-build-rows-read = Read my rows
page-build-rows-first = Your rows have to begin with a table: write [troops] or [singles] above them.
page-build-rows-unread = Your own rows have not been read as they now stand. Choose “Read my rows”.
page-build-wrong = Not yet playable:
page-build-right = Checked: these armies can be played.
page-build-text = The file
page-build-play = Play against the computer
page-build-begin = Begin, with your own figures
page-build-typed = Real dice
page-build-open = Open a table for others
page-build-file = Save as a file

page-new-which = What do you want to play?
page-new-this = Choose
page-new-other = Another game
page-new-title = A new table: { $game }
page-new-refused = The table was not opened. Nothing you typed is lost:
page-new-scenario = Scenario
page-new-players = { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
page-new-refresh = Show the seats of this scenario
page-new-seats = Who plays
page-new-seats-how = An open seat gets an invitation link, for one person and one device. You can change all this until play begins, and hand seats to bots and back later.
page-new-seat-me = I play this
page-new-seat-open = Somebody I invite
page-new-seat-bot = Bot: { $bot }
page-new-no-bot = There is no bot of that name.
page-your-name = Your name
page-your-name-how = As the others see it. You may leave it empty.
page-new-table-title = Name of the table
page-new-table-title-how = If you leave it empty, it is the name of the scenario.
page-new-pace = Pace
page-new-deadline = Time for a decision
page-new-live = Live: no time limit
page-new-hours = { $unit ->
        [days] { $days ->
            [one] 1 day
           *[other] { $days } days
        }
       *[hours] { $hours ->
            [one] 1 hour
           *[other] { $hours } hours
        }
    }
page-new-deadline-how = When time runs out, your saved draft counts; without one, the game makes its default choice.
page-new-stand-in = If a player misses deadlines
page-new-stand-in-after = { $count ->
        [0] No substitute
        [one] A bot takes over after 1 missed deadline
       *[other] A bot takes over after { $count } missed deadlines
    }
page-new-stand-bot = Which bot
page-new-stand-bot-best = The best available
page-new-pauses = Time-outs per seat
page-new-pauses-how = During a time-out the clocks are stopped, and nobody’s time runs out.
page-new-longest = Longest time-out
page-new-pause = Reaction window, in seconds
page-new-pause-how = It always lasts this long, so that nobody can tell whether someone could react.
page-new-dice = Dice and cards
page-new-dice-server = Montjoy rolls
page-new-dice-server-how = From a seed that stays secret until the game is over; then everyone can check the dice.
page-new-dice-typed = Real ones
page-new-dice-typed-how = You roll and draw at your table and type in what they show.
page-new-umpire = Umpire
page-new-umpire-no = None
page-new-umpire-no-how = A ruling needs everyone’s consent.
page-new-umpire-yes = Somebody I invite
page-new-umpire-yes-how = Sees everything, makes rulings, and answers for players who are away.
page-new-umpire-me = I am the umpire
page-new-umpire-me-how = If you also play, everyone’s page says that you see everything.
page-new-watch = Spectators
page-new-watch-nobody = Nobody
page-new-watch-public = Whoever has the link
page-new-watch-public-how = They see what is public at the table, at once.
page-new-watch-delayed = Whoever has the link, later
page-new-watch-delayed-how = They see what was public some turns ago.
page-new-delay = Delay, in checkpoints
page-new-listed = On the home page
page-new-listed-no = Not listed
page-new-listed-no-how = Only those you invite find the table.
page-new-listed-yes = Listed
page-new-listed-yes-how = Until play begins, anyone who comes to this server may take an open seat. A seat for which you have made a link is kept for whoever has it.
page-open-tables = Open tables here
page-open-tables-how = Their hosts let anyone take a free seat.
page-open-by = opened by { $host }
page-open-seats = { $count ->
        [one] A free seat: { $seats }
       *[other] Free seats: { $seats }
    }
page-open-take = Take a seat
page-open-which = Which seat?
page-seat-gone = That seat is taken. Choose another, or another table.
page-new-chat = Chat
page-new-chat-yes = On
page-new-chat-no = Off: you talk at a real table
page-new-options = Rules
page-new-options-how = Some rules have variants, or leave the choice to the players. Change nothing here to play the standard game.
page-new-usual = The standard game
page-new-usual-says = As the scenario and the book have it.
page-new-take = Choose
page-new-changed = { $count ->
        [0] All options are standard.
        [one] 1 option differs from the standard game.
       *[other] { $count } options differ from the standard game.
    }
page-new-search = Search the options
page-nothing-found = Nothing found.
page-new-more = More
page-the-rule = Rule { $rule }
page-new-usual-mark = (standard)
page-new-own = Your own scenario, house rules or content
page-new-own-how = Text files as docs/authors.md describes them. They are checked before the table opens; each fault is reported with its line.
page-new-own-scenario = Scenario (.toml, .zip), instead of the one above
page-new-own-house = House rules (.toml, .zip), one or more
page-new-own-pack = Your own content (.toml, or a .zip of them)
page-new-own-open = Open with these files
page-new-stays = A table where nobody begins to play is closed after 14 days. A finished one stays until you delete it.
page-new-open = Open the table
page-new-no-option = { $option } is not an option of this game.
page-new-whole = { $option }: enter a whole number.
page-new-number = { $option }: enter a number, for example 4 or 4.5.
page-new-one-of = { $option }: choose one of { $values }.
page-new-between = { $option }: enter a whole number from { $least } to { $most }.
page-new-bounds = “{ $text }”: enter a whole number from { $least } to { $most }.
page-new-needs = “{ $option }” needs “{ $other }”: choose both, or neither.
page-new-both-set = The house rules “{ $one }” and “{ $other }” both set “{ $option }”: leave one of them out.
page-new-no-packs = This game has no content packs.
page-new-no-scenario = There is no such scenario.
file-too-large = The file has { $bytes } bytes; at most { $most } are read
    .try = Send a smaller one.
file-unreadable = This file cannot be read
    .try = Check that it is the right file.
file-too-hard = This file takes too much time or memory to read
    .try = Send a smaller one.
file-not-read = This server could not read the file now
    .try = Send it once more; if that does not help, tell whoever runs the server.
not-a-record = This is not a record of a game that is here
    .try = A record is the file that “Download the record” gives at a table.
record-too-long = A record of more than { $most } lines cannot be imported
    .try = Send a shorter one.
page-player-default = default
page-player-default-says = Gives the careful answer that the game gives for a player who is away. It takes no risks and makes no plans.
page-player-random = random
page-player-random-says = Gives any answer that the rules allow, by chance. For trying things out.
page-player-seer = seer
page-player-seer-says = Counts the odds of every fight that it could begin, and chooses what promises most.
page-player-duellist = duellist
page-player-duellist-says = Fights duels so that no opponent can see through it; in all else it plays like the first bot of this list.

### pages: the owner's page, joining

page-roles-which = You have several roles at this table. Where do you want to go?
page-roles-owner = Manage the table: links, seats, closing
page-seat-open = Nobody yet
page-seat-bot = Bot: { $bot }
page-seat-person = Taken
page-seat-you = You
page-seat-here = here now
page-go-seat = Go there
page-link-new = New link
page-bot-in = Let a bot play
page-bot-out = Send the bot away
page-revoke = Free the seat
page-links-all = Make the invitation links
page-links-fresh = New invitations
page-links-how = Send each link to one person, now: it is shown only once. It is good for 14 days and for one use; a new link for the same seat makes the old one void.
page-links-local = These links work on this computer only. To invite phones in the same room, stop Montjoy and start it with --lan; for friends elsewhere see docs/table.md.
page-link-of = Link for { $seat }
page-link-qr = The same link for { $seat } as a code for a phone’s camera
page-link-copy = Copy
page-link-copied = Copied
page-begin-title = Ready?
page-begin-free = { $count ->
        [one] One seat is still free. Invite somebody, let a bot play it, or begin: the seat can be taken later.
       *[other] { $count } seats are still free. Invite people, let bots play them, or begin: the seats can be taken later.
    }
page-begin-ready = Every seat is taken.
page-begin = Begin to play
page-watch-how-public = Whoever has this address sees what is public at the table.
page-watch-how-delayed = { $count ->
        [one] Whoever has this address sees what was public one checkpoint ago.
       *[other] Whoever has this address sees what was public { $count } checkpoints ago.
    }
page-watch-link = Address for spectators
page-agreed = What was agreed
page-agreed-umpire = The umpire sees everything
page-agreed-seal = Fingerprint of the dice
page-end-title = Close or delete
page-close = Close the table
page-close-how = The game stops here. Everyone can still look at it; nobody can play on.
page-delete = Delete the table
page-delete-how = The table, its game, its dice, its chat and all its links are deleted for good, for everyone. This cannot be undone.
page-delete-sure = Yes, delete { $title } and everything in it.
page-delete-unsure = Nothing was deleted: tick the box first.
page-shut-stale = This table was closed because nobody began to play for 14 days.
page-shut-owner = This table was closed by its host.
page-shut-full = This table became too large and was closed. You can still look at it and download its record.
page-joining = Join a table
page-joining-how = Take the seat that was kept for you.
page-joining-there = Your invitation is ready.
page-join-sit = Take the seat
page-joining-cookie = This device remembers your seat by a cookie; it holds nothing else. Whoever uses this browser can play your seat.
page-join-look = Look at it first
page-door-seat = Your seat
page-door-host = Host
page-door-there = Who else plays
page-door-bot = A bot
page-door-instead = Substitute for { $name }
page-door-open = Play has not begun.
page-door-running = Play is under way.
page-door-over = The game is over.
page-door-closed = The table is closed.
page-link-used = This invitation is not valid, or no longer.
page-link-used-why = It was used already, withdrawn, is too old, or was not copied whole. Ask the host for a new one. If you used it on this device, your table is on the home page.
table-closed = This table is closed
    .try = Look at it; nobody can play at it any more.
typed-too-late = The game has gone on since you typed this, so it was not taken
    .try = Look at what is to be rolled or drawn now.

### safety

page-guard-foreign = This came from another site and was not carried out. Go to the table’s own page and do it there.
page-guard-name = This server does not know itself by that name. Whoever runs it can give the name with --address.
page-guard-large = That is too much at once: at most { $most } kilobytes are read.
page-guard-often = That was too much in a short time. Please wait a moment.
page-guard-pages = Too many pages of this table are open at once.
page-guard-connections = Too many connections are open at once. Please close some, or wait a moment.
page-no-room = There is no room for this.
quota-day = Too much has been stored from this address in a day: { $left } of { $most } kilobytes are left
    .try = Nothing was stored. Try again in { $minutes } min; room comes back little by little.
quota-table = What you wrote at this table has used up your share: { $left } of { $most } kilobytes are left
    .try = Nothing was stored. Answers are still taken when nothing else is, and you can still download the record.
page-guard-shape = This request cannot be read.
page-guard-long = The address or the headers of this request are too long.
page-guard-both = A program sends its token, and no cookie beside it.
page-guard-form = This form cannot be read.
page-guard-method = This address does not accept that method.
page-name-taken = Somebody at this table has a name that looks like yours. Your invitation is still good: choose another name.
name-taken = Somebody at this table has a name that looks like “{ $name }”
    .try = Choose another name.

### pages: the rulebooks

page-books = Rulebooks
page-books-how = The rules in our own words, with what we decided where the book is silent.
page-book-of = The rules of { $game }
page-book-how = { $count } rules, their options and the printed tables. Print this page for a booklet.
page-law-in = { $law ->
        [sv] The titles are in English, the rules in Swedish.
        [he] The titles are in English, the rules in Hebrew.
        [cs] The titles are in English, the rules in Czech.
       *[en] The rules are in English.
    }
page-law-not-yet = This rule has not been translated yet; it stands here in English.
page-law-other = { $law ->
        [sv] Read them in Swedish
        [he] Read them in Hebrew
        [cs] Read them in Czech
       *[en] Read them in English
    }
page-book-search = Search the rules of { $game }
page-search = Search
page-book-read = Read from the beginning
page-book-found = { $count ->
        [0] No rule has these words.
        [one] One rule has these words.
       *[other] { $count } rules have these words.
    }
page-book-all = All rules
page-book-contents = Contents
page-book-choices = Options
page-book-choices-how = What a table may agree on when it is opened.
page-book-tables = Tables
page-book-examples = Examples
page-rule-advice = advice
page-rule-ruling = Our reading
page-rule-switch = A table may choose:
page-rule-before = Before
page-rule-after = Next

### pages: lessons

page-learn-title = Learn { $game }
page-learn-how = You play a real game against a bot, and a sheet beside it explains each kind of decision when it first comes. You can put the sheet away at any time and play on.
page-learn-begin = Begin the lesson
page-learn-again = Begin the lesson again
page-learn-what = What you will meet
page-learn-table = A lesson: { $game }
page-learn-further = A further lesson: { $title }
page-learn-begin-on = Begin “{ $title }”
page-learn-what-on = What you will meet in “{ $title }”
page-sheet-step = Lesson, { $number } of { $of }
page-sheets = The lesson so far
page-sheets-earlier = Earlier sheets
page-sheet-next = Understood
page-sheet-end = End the lesson

### pages: new rules, and tables that cannot be opened now

page-waits = This table is waiting
page-waits-rules-checking = The rules of this game have changed with a new release. The table checks whether everything played so far comes out the same; if it does, the game goes on by itself.
page-waits-rules-differ = The rules of this game have changed with a new release, and what was played so far would come out differently. The table waits until its host or its umpire decides how the game goes on.
page-waits-rules-stand = The rules of this game have changed with a new release. Its host or its umpire leaves it as it is here; it can be played on with the older release.
page-waits-rules-newer = This game was played under version { $version } of its rules, which is newer than this server. Whoever runs the server needs to update Montjoy.
page-waits-rules-past = This game was played under older rules (version { $version }), and the rules of this release cannot show it. An older release can.
page-waits-no-game = The game “{ $game }” is not installed on this server. The table opens again when it is.
page-waits-damaged = What is stored of this table is damaged. Whoever runs the server can take it from a backup.
page-waits-fault = This table cannot be opened. Whoever runs the server will find the reason in its log.
page-waits-kept = Nothing is lost: the game, drafts, notes and links stay as they are.
page-waits-typed = What you just sent (it was not received)
page-rules-took = { $role ->
    [owner] The host has downloaded the whole record of this game.
   *[other] The umpire has downloaded the whole record of this game.
}
page-rules-decide = Decide how it goes on
page-rules-report = What comes out differently
page-rules-part = The record and the new rules part at line { $line }:
page-rules-own = You play a seat here, so you see your own part of the report. All of it is for the umpire, and for whoever runs this server.
page-rules-hidden = not shown to you
page-rules-otherwise = different from item { $number } of the log
page-rules-was = As played:
page-rules-is = By the new rules:
page-rules-same = { $count ->
    [one] the same, 1 item of the log
   *[other] the same, { $count } items of the log
}
page-rules-move = Go on from the last checkpoint
page-rules-move-how = The game goes back to its last checkpoint ({ $mark }) and goes on from there by the new rules. What was decided since then is decided again, with new dice.
page-rules-move-sure = Everyone at the table knows that the game goes back.
page-rules-fixed = This game cannot go on by the new rules: its last state does not fit them.
page-rules-stand = Leave it as it is
page-rules-stand-how = Nothing is changed. The game is played on with an older release, one that has version { $version } of the rules of “{ $game }”.
page-rules-take = Whoever runs this server stops it and takes the game out, with its dice:
page-rules-play = An installation of the older release plays it on (version { $version } of “{ $game }”):
page-rules-record-how = Or download the record without its dice and import it at a table of the older release: the game goes on there with new dice. Everyone here will read that the whole record was downloaded.
page-rules-record = Download the record
table-waits = This table is waiting, and nothing can be done at it now
    .try = Look again later; nothing is lost.
table-goes-on = This table is no longer waiting
    .try = Open it again.
cannot-move = The game cannot go on from its last checkpoint by the new rules
    .try = Leave it as it is, and play it on with the older release.
choose-how = Nothing was chosen
    .try = Choose how the game goes on; going back has to be confirmed.
