# Time, absence, and messages to whoever is away (templates clock*.html, table/notices.py).

page-time-title = Time and absence
page-time-to-table = To the table
page-time-graced = The server was away while your time ran. You have more of it now.
page-time-link-made = A link for whoever plays for you
page-time-link-how = Send it to that person. It is good once, and yours stays good. It is shown this once.

page-stead-title = Somebody plays in your stead
page-stead-how = Going away? A bot or another person plays your seat until you take it back. You keep your place and your link.
page-stead-others = A bot or another person can play a seat until its holder is back. The holder keeps his place and his link.
page-stead-who = Who plays
page-stead-bot = the bot { $name }
page-stead-person = another person, by a link
page-stead-go = Play until it is taken back
page-stead-now-bot = A bot plays your seat.
page-stead-now-person = Another person may play your seat.
page-stead-by-bot = a bot plays
page-stead-by-person = another person plays
page-stead-helper = substitute: { $name }
page-stead-link-out = a link for a substitute is out
page-stead-note = { $name } plays this seat as a substitute, and reads all that is shown here.
page-stead-came = now plays as a substitute: { $seat }
page-stead-went = is a substitute no longer: { $seat }
page-stead-back = I am back
page-stead-give-back = Give it back
page-stead-nobody = Nobody has taken a seat.

page-since-title = What happened since
page-since-how = This is what this seat was told since somebody else sat down in it, and what it keeps. Nothing that it may not know is here.
page-since-drafts = Drafts
page-since-log = Since then
page-since-nothing = Nothing has happened.

page-still-title = Standing still
page-still-how = While the clocks stand, nobody's time for a decision runs. They run again by themselves.
page-still-left = { $count ->
        [0] This seat has used all its pauses.
        [one] This seat may do it once more.
       *[other] This seat may do it { $count } times more.
    }
page-still-for = For
page-still-hours = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
page-still-pause = Stop the clocks
page-still-now = The clocks stand. Stopped by { $seat }, for at most
page-still-resume = Let them run

page-messages-title = Messages
page-messages-page = While the table is open in a browser, a mark in its title says that it is your turn.
page-messages-ask = Also show a message of this browser
page-messages-asked = This browser shows messages
page-messages-blocked = This browser does not allow messages
page-messages-how = When you are away, a message can tell you that it is your turn. It says nothing about the game.
page-messages-off = Whoever runs this server has set up no mail and no web hooks.
page-messages-mail = Mail
page-messages-ntfy = ntfy
page-messages-discord = Discord
page-messages-matrix = Matrix
page-messages-hook = Another web hook
page-messages-to-mail = Mail to
page-messages-to-ntfy = ntfy at
page-messages-to-discord = Discord at
page-messages-to-matrix = Matrix at
page-messages-to-hook = Web hook at
page-messages-none = No messages
page-messages-kind = By
page-messages-to = Address
page-messages-set = Send me a code
page-messages-unconfirmed = waits for its code
page-messages-code = The code that was sent there
page-messages-confirm = Confirm

page-notes-title = Notes
page-notes-how = For yourself, and for whoever plays this seat for you. Nobody else reads them.
page-notes-keep = Keep them

page-leave = Leave the table
page-leave-how = You give up this seat for good, and your link with it.
page-leave-to = Then it is played by
page-leave-open = nobody; the seat is open
page-leave-sure = Yes, I leave
page-turn-call = It is your turn.

### messages that are sent; the same length whatever happened

page-notice-subject = Montjoy
page-notice-turn = It is your turn at a table.
page-notice-warned = Little time is left for your decision at a table.
page-notice-stand-in = A bot plays your seat at a table until you are back.
page-notice-over = A game of yours is over.
page-notice-confirm = Somebody at a table of Montjoy wants messages sent here. If that is you, this is the code. If not, do nothing.

### what is refused here

time-is-up = Your time for that is up
    .try = What you had left written counts, or what the game does for the absent.
clocks-stand-already = The clocks stand already
    .try = Let them run first.
clocks-run = The clocks run
    .try = There is nothing to do.
no-pause-left = This seat has stopped the clocks { $most } times, as often as was agreed
    .try = Ask the umpire, or let somebody play in your stead.
pause-too-long = The clocks can be stopped for up to { $hours } hours
    .try = Choose a shorter time.
not-your-pause = The clocks were stopped by somebody else
    .try = Whoever stopped them, or the umpire, can let them run.
not-in-stead = You play in somebody's stead; only the holder of the seat can do that
    .try = Ask the holder to take it back first.
holder-is-here = The holder of that seat is here now
    .try = Another person can be asked in for somebody who is away; the holder can do it on his own page.
nobody-sits-in = Nobody plays in this seat's stead
    .try = There is nothing to take back.
no-such-channel = This server sends no messages that way
    .try = Choose another way.
not-a-mail-address = That is not a mail address
    .try = Write it like name@example.org.
not-a-hook-address = Messages are not sent to that address
    .try = Give the whole https address, as the service shows it.
too-many-addresses = An address can be named { $most } times a day
    .try = Try again tomorrow.
nothing-to-confirm = No address waits for a code
    .try = Name an address first.
wrong-code = That is not the code
    .try = Look at the newest message. After five wrong codes the address is forgotten.
no-codes-now = Too many codes were asked for on this server
    .try = Try again in an hour.
seat-taken = Somebody plays that seat already
    .try = Take it back first, or choose another.
no-such-bot = There is no bot { $bot } for this game
    .try = Choose one of the list.
