SwapForNext = Nästa kort är { $next }. Vill du byta in det mot ett av dina?
PickCard = Vilket kort lägger du?
LayCard = Du lägger { $card }. Nedvänt eller uppvänt?
Bid = Vad bjuder du?
Raise = Vill du höja?

Keep = behåll dina kort
Give = lämna { $card }
Pick = { $card }
FaceDown = nedvänt
FaceUp = uppvänt
Points = { $points ->
    [one] ett poäng
   *[other] { $points } poäng
}
Resign = ge upp
RaiseWith = visa { $card }

Dealt = { $cards ->
    [one] { $seat } drar ett kort.
   *[other] { $seat } drar { $cards } kort.
}
Kept = { $seat } tittar på nästa kort och låter det ligga.
Swapped = { $seat } tar nästa kort; { $card } läggs underst i leken.
Laid = { $seat } lägger ett kort nedvänt.
LaidOpen = { $seat } lägger { $card } uppvänt.
BidsShown = Buden: { $bids }.
    .bids = { $a } { $b }
Raised = { $seat } visar { $card } och höjer.
Shown = { $seat } har lagt { $card }.
HandWon = { $seat } vinner given.
Paid = { $points ->
    [one] { $seat } betalar ett poäng till { $to }.
   *[other] { $seat } betalar { $points } poäng till { $to }.
}
Resigned = { $seat } ger upp.

Outcome = { $winners-count ->
        [one] { $winners } har vunnit
       *[other] Oavgjort mellan { $winners }
    }: { $why ->
        [goal] målet är nått
        [hands] sista given är spelad
        [deck] korten är slut
       *[resigned] någon har gett upp
    }. { $points }.
    .points = { $key } { $value }
