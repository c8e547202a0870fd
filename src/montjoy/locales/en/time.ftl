# Time, absence, and messages to whoever is away (templates clock*.html, table/notify/notices.py).

page-time-title = Time and absence
page-time-to-table = To the table
page-time-graced = The server was down while your clock was running, so you have been given extra time.
page-time-link-made = A link for your substitute
page-time-link-how = Send it to that person. It is good once, and yours stays good. It is shown only this once.

page-stead-title = Substitute
page-stead-how = Going away? A bot or another person plays your seat until you take it back. You keep your seat and your link.
page-stead-others = A bot or another person can play a seat until its holder is back. The holder keeps the seat and the link.
page-stead-who = Who plays
page-stead-bot = Bot: { $name }
page-stead-person = Another person, by a link
page-stead-go = Let the substitute play
page-stead-now-bot = A bot plays your seat.
page-stead-now-person = Another person may play your seat.
page-stead-by-bot = a bot plays
page-stead-by-person = another person plays
page-stead-helper = substitute: { $name }
page-stead-link-out = a link for a substitute is out
page-stead-note = { $name } plays this seat as a substitute, and sees everything that is shown here.
page-stead-came = now plays as a substitute: { $seat }
page-stead-went = no longer a substitute: { $seat }
page-stead-back = I am back
page-stead-give-back = Give the seat back
page-stead-nobody = Nobody has taken a seat.

page-since-title = What happened since then
page-since-how = This is what this seat has seen since a substitute took over, and what it keeps. Nothing that the seat may not know is here.
page-since-drafts = Drafts
page-since-log = Since then
page-since-nothing = Nothing has happened.

page-still-title = Time-out
page-still-how = During a time-out the clocks are stopped, and nobody’s time for a decision runs out. They start again by themselves.
page-still-left = { $count ->
        [0] This seat has no time-outs left.
        [one] This seat has 1 time-out left.
       *[other] This seat has { $count } time-outs left.
    }
page-still-for = For how long
page-still-hours = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
page-still-pause = Stop the clocks
page-still-now = The clocks are stopped, by { $seat }, for at most
page-still-resume = Start the clocks

page-messages-title = Notifications
page-messages-page = While the table is open in a browser, a mark in its title says that it is your turn.
page-messages-ask = Also show browser notifications
page-messages-asked = This browser shows notifications
page-messages-blocked = This browser does not allow notifications
page-messages-how = When you are away, a notification can tell you that it is your turn. It says nothing about the game.
page-messages-off = Whoever runs this server has set up no mail and no webhooks.
page-messages-mail = Mail
page-messages-ntfy = ntfy
page-messages-discord = Discord
page-messages-matrix = Matrix
page-messages-hook = Another webhook
page-messages-to-mail = Mail to
page-messages-to-ntfy = ntfy at
page-messages-to-discord = Discord at
page-messages-to-matrix = Matrix at
page-messages-to-hook = Webhook at
page-messages-none = No notifications
page-messages-kind = By
page-messages-to = Address
page-messages-set = Send me a code
page-messages-unconfirmed = waits for its code
page-messages-code = The code that was sent there
page-messages-confirm = Confirm

page-notes-title = Notes
page-notes-how = For yourself, and for your substitute. Nobody else reads them.
page-notes-keep = Save

page-leave = Leave the table
page-leave-how = You give up this seat for good, and your link with it.
page-leave-to = Then it is played by
page-leave-open = Nobody; the seat is open
page-leave-sure = Yes, I leave
page-turn-call = It is your turn.

### messages that are sent; the same length whatever happened

page-notice-subject = Montjoy
page-notice-turn = It is your turn at a table.
page-notice-warned = Little time is left for your decision at a table.
page-notice-stand-in = A bot plays your seat at a table until you are back.
page-notice-over = A game of yours is over.
page-notice-confirm = Somebody at a table of Montjoy wants notifications sent here. If that is you, this is the code. If not, do nothing.

### what is refused here

time-is-up = Your time for that question is up
    .try = Wait for the next question; your saved draft counted, or the game’s default choice.
clocks-stand-already = The clocks are stopped already
    .try = Start them first.
clocks-run = The clocks are running
    .try = There is nothing to do.
no-pause-left = This seat has had { $most } time-outs, as many as were agreed
    .try = Ask the umpire, or let a substitute play.
pause-too-long = The clocks can be stopped for up to { $hours } hours
    .try = Choose a shorter time.
not-your-pause = The clocks were stopped by somebody else
    .try = Ask whoever stopped the clocks, or the umpire, to start them.
not-in-stead = You are a substitute here; only the holder of the seat can do that
    .try = Ask the holder to take the seat back first.
holder-is-here = The holder of that seat is here now
    .try = Give a substitute to a seat whose holder is away; this holder can do it on their own page.
nobody-sits-in = This seat has no substitute
    .try = There is nothing to take back.
no-such-channel = This server sends no notifications that way
    .try = Choose another way.
not-a-mail-address = That is not a mail address
    .try = Write it like name@example.org.
not-a-hook-address = Notifications are not sent to that address
    .try = Give the whole https address, as the service shows it.
too-many-addresses = You can name an address { $most } times a day
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
    .try = Choose one from the list.
