# Questions
WriteOrders = Round { $round }: where does each picket go, and which sends a courier?
Ask-STANCE = Hold, press or withdraw?
    .option-0 = hold
    .option-1 = press
    .option-2 = withdraw

# Options
TakeStance = { $stance ->
    [press] press
    [withdraw] withdraw
   *[hold] hold
}

# Events
RoundBegins = Round { $round } begins.
CourierCame = A courier from { $picket } at { $hex }, written in round { $round }: { $seen }.
    .seen = { $picket } { $hex }
    .seen-none = nobody is there
Met = Pickets meet at { $hex }. Blue: { $blue }. Red: { $red }.
    .blue = { $a } ({ $b })
    .red = { $a } ({ $b })
StancesTaken = Blue: { $blue ->
    [1] presses
    [2] withdraws
   *[other] holds
}. Red: { $red ->
    [1] presses
    [2] withdraws
   *[other] holds
}.
Struck = { $side ->
        [0] Blue
       *[1] Red
    } takes { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }; strength left: { $left }.
FightOver = The fight at { $hex } is over. Left: { $left }. Back to camp: { $leaves }.
    .left = { $a } ({ $b })
    .left-none = nobody
    .leaves-none = nobody
PostTaken = { $side } takes the post with { $picket }.
PostHeldOut = The post holds out against { $picket }.
SideGone = { $side } has no pickets left.

Outcome = { $winner ->
        [none] Nobody has won
       *[other] { $winner } has won
    }: { $why ->
        [centre] the post was held long enough
        [gone] the other side has no pickets left
       *[rounds] the last round is over
    }.
Orders = { $moves }{ $courier ->
        [none] {""}
       *[other] ; courier from { $courier }
    }
    .moves-none = stay
Move = { $picket } → { $to }
PostResult = { $taken ->
        [true] taken
       *[false] holds out
    }

two-moves = { $picket } has two moves
    .try = Strike one of them out.
no-such-picket = You have no picket { $picket }
    .try = Name one of your own.
no-such-hex = There is no hex { $hex }
    .try = The hexes are c, n, ne, se, s, sw, nw.
their-camp = { $hex } is the enemy's camp, which nobody may enter
    .try = Send it somewhere else.
too-far = { $picket } cannot reach { $hex } this round; it is { $steps } hexes away
    .try = A picket moves one hex a round.
no-courier-left = You have no courier left
    .try = Leave the courier out.
one-courier = Only one courier rides in a round
    .try = Take the other away.
not-understood = Order { $line } was not understood: { $text }
    .try = Write “b1 to ne”, “courier b1” or “stay”.
