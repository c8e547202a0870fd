WriteOrders = Rond { $round }: vart går varje postering, och vilken sänder en kurir?
Ask-STANCE = Hålla, pressa eller dra sig undan?
    .option-0 = hålla
    .option-1 = pressa
    .option-2 = dra sig undan

TakeStance = { $stance ->
    [press] pressa
    [withdraw] dra sig undan
   *[hold] hålla
}

RoundBegins = Rond { $round } börjar.
CourierCame = En kurir från { $picket } vid { $hex }, skrivet i rond { $round }: { $seen }.
    .seen = { $picket } { $hex }
    .seen-none = ingen syns
Met = Posteringar möts vid { $hex }. Blå: { $blue }. Röd: { $red }.
    .blue = { $a } ({ $b })
    .red = { $a } ({ $b })
StancesTaken = Blå: { $blue ->
    [1] pressar
    [2] drar sig undan
   *[other] håller
}. Röd: { $red ->
    [1] pressar
    [2] drar sig undan
   *[other] håller
}.
Struck = { $side ->
        [0] Blå
       *[1] Röd
    } får { $hits ->
        [one] 1 träff
       *[other] { $hits } träffar
    }; styrka kvar: { $left }.
FightOver = Striden vid { $hex } är över. Kvar: { $left }. Tillbaka till lägret: { $leaves }.
    .left = { $a } ({ $b })
    .left-none = ingen
    .leaves-none = ingen
PostTaken = { $side } tar posten med { $picket }.
PostHeldOut = Posten håller stånd mot { $picket }.
SideGone = { $side } har inga posteringar kvar.

Outcome = { $winner ->
        [none] Ingen har vunnit
       *[other] { $winner } har vunnit
    }: { $why ->
        [centre] posten hölls länge nog
        [gone] den andra sidan har inga posteringar kvar
       *[rounds] sista ronden är över
    }.
Orders = { $moves }{ $courier ->
        [none] {""}
       *[other] ; kurir från { $courier }
    }
    .moves-none = stanna
Move = { $picket } → { $to }
PostResult = { $taken ->
        [true] taget
       *[false] håller
    }

two-moves = { $picket } har två förflyttningar
    .try = Stryk den ena.
no-such-picket = Du har ingen postering { $picket }
    .try = Nämn en av dina egna.
no-such-hex = Det finns ingen ruta { $hex }
    .try = Rutorna är c, n, ne, se, s, sw, nw.
their-camp = { $hex } är fiendens läger, dit ingen får gå
    .try = Sänd den någon annanstans.
too-far = { $picket } når inte { $hex } den här ronden; det är { $steps } rutor dit
    .try = En postering går en ruta per rond.
no-courier-left = Du har ingen kurir kvar
    .try = Utelämna kuriren.
one-courier = Bara en kurir rider per rond
    .try = Ta bort den andra.
not-understood = Order { $line } gick inte att förstå: { $text }
    .try = Skriv ”b1 till ne”, ”kurir b1” eller ”stanna”.
