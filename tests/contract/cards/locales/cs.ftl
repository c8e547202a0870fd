SwapForNext = Příští karta je { $next }. Chceš ji za jednu ze svých?
PickCard = Kterou kartu vyložíš?
LayCard = Vykládáš { $card }. Lícem dolů, nebo nahoru?
Bid = Kolik nabízíš?
Raise = Chceš zvýšit?

Keep = nechat si karty
Give = dát { $card }
Pick = { $card }
FaceDown = lícem dolů
FaceUp = lícem nahoru
Points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
Resign = vzdát se
RaiseWith = ukázat { $card }

Dealt = { $cards ->
    [one] { $seat } si bere { $cards } kartu.
    [few] { $seat } si bere { $cards } karty.
   *[other] { $seat } si bere { $cards } karet.
}
Kept = { $seat } se dívá na příští kartu a nechává ji ležet.
Swapped = { $seat } si bere příští kartu; { $card } jde pod balíček.
Laid = { $seat } vykládá kartu lícem dolů.
LaidOpen = { $seat } vykládá { $card } lícem nahoru.
BidsShown = Nabídky: { $bids }.
    .bids = { $a } { $b }
Raised = { $seat } ukazuje { $card } a zvyšuje.
Shown = { $seat }: vyložená karta je { $card }.
HandWon = { $seat } vyhrává hru.
Paid = { $points ->
    [one] { $seat } platí { $points } bod. Komu: { $to }.
    [few] { $seat } platí { $points } body. Komu: { $to }.
   *[other] { $seat } platí { $points } bodů. Komu: { $to }.
}
Resigned = { $seat } se vzdává.

Outcome = { $winners-count ->
        [one] Vítěz: { $winners }
       *[other] Remíza: { $winners }
    }; { $why ->
        [goal] cíle bylo dosaženo
        [hands] poslední hra je dohrána
        [deck] došly karty
       *[resigned] někdo se vzdal
    }. { $points }.
    .points = { $key } { $value }
