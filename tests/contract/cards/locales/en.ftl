# Questions
SwapForNext = The next card is { $next }. Do you want it for one of yours?
PickCard = Which card will you lay?
LayCard = You lay the { $card }. Face down or face up?
Bid = What do you bid?
Raise = Do you want to raise?

# Options
Keep = keep your cards
Give = give the { $card }
Pick = the { $card }
FaceDown = face down
FaceUp = face up
Points = { $points ->
    [one] one point
   *[other] { $points } points
}
Resign = resign
RaiseWith = show the { $card }

# Events
Dealt = { $cards ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $cards } cards.
}
Kept = { $seat } looks at the next card and leaves it.
Swapped = { $seat } takes the next card; the { $card } goes under the deck.
Laid = { $seat } lays a card face down.
LaidOpen = { $seat } lays the { $card } face up.
BidsShown = The bids: { $bids }.
    .bids = { $a } { $b }
Raised = { $seat } shows the { $card } and raises.
Shown = { $seat } has laid the { $card }.
HandWon = { $seat } wins the hand.
Paid = { $points ->
    [one] { $seat } pays { $to } one point.
   *[other] { $seat } pays { $to } { $points } points.
}
Resigned = { $seat } resigns.

Outcome = { $winners-count ->
        [one] { $winners } has won
       *[other] A tie between { $winners }
    }: { $why ->
        [goal] the goal is reached
        [hands] the last hand is played
        [deck] the cards have run out
       *[resigned] somebody has resigned
    }. { $points }.
    .points = { $key } { $value }
