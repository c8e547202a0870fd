WriteOrders = Kolo { $round }: kam jde každá hlídka a která pošle kurýra?
Ask-STANCE = Držet, tlačit, nebo se stáhnout?
    .option-0 = držet
    .option-1 = tlačit
    .option-2 = stáhnout se

TakeStance = { $stance ->
    [press] tlačit
    [withdraw] stáhnout se
   *[hold] držet
}

RoundBegins = Začíná kolo { $round }.
CourierCame = Kurýr od { $picket } ({ $hex }), psáno v kole { $round }: { $seen }.
    .seen = { $picket } { $hex }
    .seen-none = nikdo nikde
Met = Hlídky se střetly: { $hex }. Modří: { $blue }. Červení: { $red }.
    .blue = { $a } ({ $b })
    .red = { $a } ({ $b })
StancesTaken = Modří: { $blue ->
    [1] tlačí
    [2] stahují se
   *[other] drží
}. Červení: { $red ->
    [1] tlačí
    [2] stahují se
   *[other] drží
}.
Struck = { $side ->
        [0] Modří
       *[1] Červení
    }: { $hits ->
        [one] { $hits } zásah
        [few] { $hits } zásahy
       *[other] { $hits } zásahů
    }; zbývá síla { $left }.
FightOver = Konec boje: { $hex }. Zůstali: { $left }. Zpět do tábora: { $leaves }.
    .left = { $a } ({ $b })
    .left-none = nikdo
    .leaves-none = nikdo
PostTaken = { $side }: stanoviště dobyla hlídka { $picket }.
PostHeldOut = Stanoviště odolalo, útočila hlídka { $picket }.
SideGone = { $side }: nezbyla žádná hlídka.

Outcome = { $winner ->
        [none] Nikdo nevyhrál
       *[other] { $winner } vítězí
    }: { $why ->
        [centre] stanoviště bylo drženo dost dlouho
        [gone] druhé straně nezbyla hlídka
       *[rounds] poslední kolo skončilo
    }.
Orders = { $moves }{ $courier ->
        [none] {""}
       *[other] ; kurýr od { $courier }
    }
    .moves-none = zůstat
Move = { $picket } → { $to }
PostResult = { $taken ->
        [true] dobyto
       *[false] drží
    }

two-moves = { $picket } má dva pohyby
    .try = Jeden škrtni.
no-such-picket = Hlídku { $picket } nemáš
    .try = Jmenuj některou svou.
no-such-hex = Pole { $hex } není
    .try = Pole jsou c, n, ne, se, s, sw, nw.
their-camp = { $hex } je tábor nepřítele, kam nikdo nesmí
    .try = Pošli ji jinam.
too-far = { $picket } v tomto kole nedojde na { $hex }; vzdálenost v polích: { $steps }
    .try = Hlídka ujde jedno pole za kolo.
no-courier-left = Nemáš už žádného kurýra
    .try = Kurýra vynech.
one-courier = Za kolo jede jen jeden kurýr
    .try = Druhého škrtni.
not-understood = Rozkazu { $line } není rozumět: { $text }
    .try = Piš „b1 do ne“, „kurýr b1“ nebo „zůstat“.
