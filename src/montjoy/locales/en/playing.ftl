# The playing page: what stands on it besides the game itself (templates table, part, log, odds).

page-no-line = Connection lost. Reconnecting …
page-not-sent = No reply from the table: your answer may not have arrived. If it does not appear here, send it again.
page-look-again = Reload
page-not-begun = The game has not begun. It begins when the host starts it.
page-meanwhile = Meanwhile you can learn the game or read its rules: your seat stays yours, and wherever you are here, you are told when play begins.
page-begun = { $table } has begun.
page-begun-go = To the table
page-over = The game is over
page-over-won = You have won
page-over-lost = You have lost
page-over-nobody = Nobody has won
page-over-winners = Won by { $seats }
page-again-rematch = Rematch, seats swapped
page-again-rematch-go = To the rematch
page-again-rematch-opened = { $who } invites you to a rematch. You play { $seat }.
page-again-same = Rematch, same seats
page-again-same-go = To the rematch in the same seats
page-again-same-opened = { $who } invites you to a rematch in the same seats. You play { $seat }.
page-again-next = Play the next scenario: { $scenario }
page-again-next-go = To the next scenario: { $scenario }
page-again-next-opened = { $who } invites you to the next scenario, { $scenario }. You play { $seat }.
page-again-sit = Take this seat
page-stopped = Something went wrong while applying a rule. Nothing is lost; the game will go on once it is fixed.
page-paused = Time-out. The clocks restart in
page-paused-by-umpire = The game is paused; no answers are taken.
page-pause = Reaction window: somebody may answer what has just happened, say by a card. It opens also when nobody can. Seconds left:
page-waiting = Nothing for you to decide right now.
page-waiting-for = Waiting for { $seats }.
page-paper = Sheet to print
page-paper-how = Print this page with your browser: how the table is laid out, and a line with boxes for every unit.
page-type-dice = { $count ->
        [one] Roll 1 die and type what it shows
       *[other] Roll { $count } dice and type what they show
    }
page-type-card = Draw a card and say which one it is
page-face = What it shows
page-faces = Faces, with blanks between them
page-card = The card
page-type-it = Enter this result
page-roll-it = Let Montjoy roll
page-time-left = Time left:
page-sealed = Your answer is in. You can change it until everyone’s is in.
page-given = given
page-order = Write your answer
page-order-how = How to write it
page-order-lines = A click on a line that is offered puts it into your answer.
page-order-into = Into my answer
page-order-check = Check my orders
page-question-whole = The whole question
page-order-send = Send
page-order-example = For example:
page-order-example-put = Write this for me
page-order-mind = Mind this:
page-pick-orders = Order on the board
page-pick-back = Back
page-pick-others = All my units
page-pick-done = Done
page-pick-half = Not sent yet: you have begun an order and not finished it. Finish it, or press again to send without it:
page-let-pass = Let it pass
page-odds = Odds
page-odds-none = There are no odds for this answer.
page-odds-gone = That question is no longer open.
page-odds-busy = The server is busy counting. Please ask again in a moment.
page-odds-long = These odds take a while to count. They will appear here.
page-odds-guess = A guess: something that you cannot see bears on it.
page-odds-good = Good for you
page-odds-bad = Bad for you
page-draft = If I run out of time
page-draft-none = No draft
page-draft-keep = Save
page-undo = Take back: { $what }
page-question = The question
page-pick = What to do here
page-pick-close = Close
page-board = The board
page-board-keys = The board. The arrow keys say what is where; where it is zoomed in they move it, and with Shift they say it. Plus and minus change its size, 0 shows all of it.
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-all = All of it
page-zoom-me = Where I am
page-as-text = Board in words
page-card-mine = Known only to you
page-aim = About this game
page-log = Log
page-just-more = And { $count } more
page-just-all = Read all of it
page-just = What has just happened
page-past-log = Skip the log
page-log-earlier = Earlier
page-log-later = Later
page-log-newest = Newest
page-log-back = Back to the table
page-then = { $newest ->
    [yes] You are looking back at turn { $turn } of { $last }, the newest, as it began
   *[no] You are looking back at turn { $turn } of { $last }
}
page-then-step = You are looking back at turn { $turn } of { $last }, step { $step } of { $steps }
page-then-none = There is no earlier turn to look back at yet.
page-then-steps = Earlier turns
page-then-first = First turn
page-then-back = One turn back
page-then-forward = One turn forward
page-then-before = One step back
page-then-after = One step forward
page-then-now = Back to now
page-then-keys = Arrow keys: one step back or forward. Page Up and Page Down: one turn. Home: the first turn. Escape: back to now.
page-then-new = Something new has happened; see it with “Back to now”.
page-then-lost = That turn could not be loaded. Wait a moment and try again.
page-void = Undone:
page-taken-back = The game goes back to before “{ $line }”. What is struck through no longer holds.
page-taken-back-far = The game goes back to a point before what is shown here.
page-people = At the table
page-you = (you)
page-bot = the computer
page-open-seat = nobody yet
page-here = here now
page-away = away
page-sees-all = Sees everything: { $names }.
page-talk = Chat
page-say = Say
page-say-what = Message to all
page-talk-new = new in the chat
page-log-show = Show
page-kind-dice = Dice
page-sounds = Sounds
page-notices = Browser notifications when it is your turn
page-received = Received.

page-fight = The fight: each position on the ring beats the next
page-fight-round = { $round ->
        [0] Before the first round
       *[other] Round { $round }
    }
page-fighter = { $points ->
        [one] 1 combat point
       *[other] { $points } combat points
    }{ $body ->
        [0] {""}
        [one] , 1 body point
       *[other] , { $body } body points
    }{ $whiffs ->
        [0] {""}
        [one] , 1 whiff
       *[other] , { $whiffs } whiffs in a row
    }
page-pools-now = The fight now
page-pools-of = If { $place } were stormed now
page-siege = Siege since round { $round }
page-dice = { $count ->
        [0] no dice
        [one] 1 die
       *[other] { $count } dice
    }

### what is refused here

key-for-another = That was sent once before, with another answer
    .try = Look at the question as it stands now and answer it again.
no-chat = Chat is off at this table
    .try = Use another channel.
say-something = A chat message has at most { $most } characters
    .try = Write something shorter.
say-nothing = Your message is empty, so nothing was sent
    .try = Write it first.
page-at-hand = Rules at hand
page-at-hand-back = Back
page-at-hand-page = Open as a page
page-at-hand-shut = Close
page-at-hand-loading = Loading …
page-at-hand-lost = This could not be loaded. Try again, or open it as a page.
page-signs-short = Signs
page-signs = What the signs mean
page-signs-none = There is no board yet, or it has no signs to explain.
page-sign = { $sign ->
        [camp] a camp; the figure is its number
        [commander] a commander with troops
        [unit] a unit by its number
        [ships] ships
        [force] a force of unknown kind
        [age] how many days old the news is
        [track] road
       *[cliff] cliff that nobody climbs
    }

# How play begins, and what is kept of it.
page-beginning-title = How the dice were drawn
page-beginning-waits = The list is frozen. Play begins as soon as this has been revealed, within a minute: what the browsers of { $seats } add to the dice.
page-beginning-silent = Second beginning: something had been announced for { $seats } and was not revealed within a minute. The list was frozen again without it.
page-beginning-alone = Nobody but the host added anything to the dice: the host could have chosen this game.
page-beginning-added = Added to the dice by players’ own programs: { $seats }. If one of them is not the host, nobody could choose this game.
page-receipt = Save the receipt
page-receipt-how = The receipt holds what this seat was shown before the first roll. After the game the record can be checked against it, without the server.
page-seal-other = This table did not begin as this browser was shown. Its store may have been put back to an earlier copy. Save your receipt and ask the host.
page-seal-left = The frozen list does not hold what this browser announced, so it reveals nothing. Ask the host before you play.
page-seal-rolled = This table’s history no longer holds what this browser was shown. Its store may have been put back to an earlier copy. Ask the host.
