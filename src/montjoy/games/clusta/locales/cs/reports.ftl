# Co přinášejí kurýři a co vidí vrchní velitel (protocol/reports.py).

### pomocné

report = { $by ->
        [none] Hlášení{ $hex ->
                [none] {""}
               *[other] {" "}z hexu { $hex }
            }
       *[other] { $by } hlásí{ $hex ->
                [none] {""}
               *[other] {" "}z hexu { $hex }
            }
    }, { when }
foe = { $side ->
        [none] neznámí nepřátelé
       *[other] { $marker ->
                [none] { FORM($side, case: "masc") } oddíl
                [force] { FORM($side, case: "masc") } oddíl
               *[other] { $marker } ({ $side })
            }
    }
about-men = { $men ->
        [-1] {""}
        [0] , sotva kdo,
        [one] , asi 1 muž,
        [few] , asi { $men } muži,
       *[other] , asi { $men } mužů,
    }
living = { $elite ->
        [0] { $standard ->
                [0] nikdo
                [one] 1 řadový voják
                [few] { $standard } řadoví vojáci
               *[other] { $standard } řadových vojáků
            }
        [one] 1 elitní voják{ and-standard }
        [few] { $elite } elitní vojáci{ and-standard }
       *[other] { $elite } elitních vojáků{ and-standard }
    }
and-standard = { $standard ->
        [0] {""}
        [one] {" "}a 1 řadový
        [few] {" "}a { $standard } řadoví
       *[other] {" "}a { $standard } řadových
    }
strength = { $undead ->
        [0] { living }
       *[other] { $undead } nemrtvých{ $elite ->
                [0] { $standard ->
                        [0] {""}
                       *[other] , { living }
                    }
               *[other] , { living }
            }
    }
due = { $begins ->
        [-1] {""}
       *[other] den { $begins }{ $slot ->
                [0] {""}
                [7] {" "}noc 1
                [8] {" "}noc 2
                [9] {" "}noc 3
               *[other] {" "}kolo { $slot }
            }:{" "}
    }
place-of = { $hex ->
        [none] { $ship ->
                [none] mimo mapu
               *[other] na palubě ({ $ship })
            }
       *[other] v hexu { $hex }{ $ship ->
                [none] {""}
               *[other] , na palubě ({ $ship })
            }
    }

### vlastní

Card = { $kind ->
        [commander] , hodnota vedení { $value }
        [ship] , { $sort }, místa pro { $value } mužů
        [specialist] { $value ->
                [0] {""}
               *[other] , dovednost { $value }
            }
       *[other] {""}
    }
on-card = { $card ->
        [none] {""}
       *[other] { $card }
    }
OwnEyes = { $by ->
        [none] Na listu armády
       *[other] Vidíte na vlastní oči
    }, { when }: { $unit }{ on-card }, { living }, { place-of }{ $order ->
        [none] {""}
        [NO_ORDER] , bez rozkazů
       *[other] , rozkaz „{ due }{ $order }“
    }{ $apart ->
        [none] {""}
       *[other] , odpojena (velel { $apart })
    }.
OwnEyes-within = { $unit }{ on-card }, { living }{ $by ->
        [none] , { place-of }
       *[other] { $ship ->
                [none] {""}
               *[other] , { place-of }
            }
    }{ $order ->
        [none] {""}
        [NO_ORDER] , bez rozkazů
       *[other] , rozkaz „{ due }{ $order }“
    }{ $apart ->
        [none] {""}
       *[other] , odpojena (velel { $apart })
    }.
Enrolled-within = { $kind ->
        [unit] { $id }, jednotka
        [commander] { $id }, velitel, hodnota vedení { $value }
        [camp] { $id }, tábor
        [ship] { $id }, { $sort }, místa pro { $value } mužů
       *[other] { $id }, specialista{ $value ->
                [0] {""}
               *[other] , dovednost { $value }
            }
    }
Enrolled = Zapsáno do seznamů, { when }: { Enrolled-within }.
OwnThing = { $by ->
        [none] Na listu armády
       *[other] Vidíte na vlastní oči
    }, { when }: { $what }{ on-card }, { place-of }{ $with_ ->
        [none] {""}
       *[other] , kde je také { $with_ }
    }{ $leads-count ->
        [0] {""}
       *[other] , pod jeho velením { $leads }
    }{ $days ->
        [-1] {""}
        [0] , neopevněno
        [one] , opevňováno 1 den
        [few] , opevňováno { $days } dny
       *[other] , opevňováno { $days } dní
    }.
OwnThing-within = { $what }{ on-card }{ $by ->
        [none] , { place-of }
       *[other] { $ship ->
                [none] {""}
               *[other] , { place-of }
            }
    }{ $with_ ->
        [none] {""}
       *[other] , kde je také { $with_ }
    }{ $leads-count ->
        [0] {""}
       *[other] , pod jeho velením { $leads }
    }{ $days ->
        [-1] {""}
        [0] , neopevněno
        [one] , opevňováno 1 den
        [few] , opevňováno { $days } dny
       *[other] , opevňováno { $days } dní
    }.
OwnLeft = { $what } už není s vámi{ $hex ->
        [none] {""}
       *[other] , naposledy v hexu { $hex }
    }, { when }.
Marched = Vidíte na vlastní oči, { when }: nyní jsou s vámi v hexu { $hex }: { $who }{ $left-count ->
        [0] {""}
       *[other] ; už s vámi není: { $left }
    }.
Marched-within = s vámi jako dosud: { $who }{ $left-count ->
        [0] {""}
       *[other] ; už s vámi není: { $left }
    }.
OwnOrder-within = { $units }, { $order ->
        [NO_ORDER] bez rozkazů
       *[other] rozkaz „{ $order }“
    }.
OwnOrder = Vidíte na vlastní oči, { when }: { OwnOrder-within }
HeroPoints = { $by }: { $left ->
        [0] nezbývají žádné hrdinské body
        [one] zbývá 1 hrdinský bod
        [few] zbývají { $left } hrdinské body
       *[other] zbývá { $left } hrdinských bodů
    }, { when }.
InCommand = { $by ->
        [none] Vrchní velitel není; rozkazy dává největší tábor
       *[other] Vrchním velitelem je nyní { $by }{ $hex ->
                [none] {""}
               *[other] , v hexu { $hex }
            }
    }, { when }.
Nightly = { $unit ->
        [none] { $by } je v hexu { $hex }, { when }
       *[other] { report }: { $unit }, stav { living }; { $lost ->
                [0] dnes nikdo neztracen
                [one] dnes ztracen 1 muž
                [few] dnes ztraceni { $lost } muži
               *[other] dnes ztraceno { $lost } mužů
            }{ $order ->
                [none] {""}
                [NO_ORDER] ; bez rozkazů
               *[other] ; rozkaz „{ due }{ $order }“
            }{ $days ->
                [-1] {""}
                [0] ; tábor není opevněn
                [one] ; tábor opevňován 1 den
                [few] ; tábor opevňován { $days } dny
               *[other] ; tábor opevňován { $days } dní
            }
    }.
NothingNew-within = { $senders-count ->
        [0] nic nového
       *[other] nic nového, hlásí { $senders }
    }{ $units-count ->
        [0] {""}
       *[other] ; beze změny a beze ztrát: { $units }
    }.
NothingNew = { when }, kurýrem: { NothingNew-within }
NoOrders-within = bez rozkazů. { $chose ->
        [none] Co dělat?
       *[other] Jednám sám: „{ $chose }“.
    }
NoOrders = { report }: { NoOrders-within }
Completed-within = { $order ->
        [MAKE_CAMP] tábor stojí{ $camp ->
                [none] {""}
               *[other] : { $camp }
            }
        [SIEGE_WORKS] obléhací práce jsou hotovy
       *[other] { PART($order, 2) ->
                [landing] vylodit se nelze
                [way] dál není cesta
                [room] vpředu není místo
               *[other] „{ $order }“ je splněno
            }
    }.
Completed = { report }: { Completed-within }
Joined-within = { $with_ ->
        [none] nyní je sám
       *[other] nyní je tam, kde je { $with_ }
    }.
Joined = { report }: { Joined-within }
DeedReport-within = { $granted ->
        [true] hrdinský čin se podařil; stál hrdinský bod
       *[false] rozhodčí hrdinský čin nepovoluje
    }.
DeedReport = { report }: { DeedReport-within }
NotDone-within = tohle tu nešlo provést: { $what }. { why-not-done }.
NotDone = { report }: { NotDone-within }
Returned-within = adresát ({ $to }) nebyl k nalezení; rozkazy se vracejí.
Returned = { report }: { Returned-within }

### nepřítel

Sighted = Vidíte na vlastní oči, { when }: { foe }{ about-men } hned vedle vás{ at-hex }.
ContactReport-within = stojíme, před námi { foe }{ about-men } v hexu { $where }. Jaké jsou rozkazy?
ContactReport = { report }: { ContactReport-within }
Avoided-within = { $how ->
        [evaded] uhnuli jsme, před námi { foe }{ about-men } v hexu { $where }; k bitvě nedošlo
        [passed] nechali jsme projít: { foe }{ about-men } z hexu { $where }
       *[yielded] uhnul nám nepřítel: { foe }{ about-men } v hexu { $where }; k bitvě nedošlo
    }.
Avoided = { report }: { Avoided-within }
Captured-within = { $kind ->
        [courier] kurýr
        [scout] zvěd
        [astrologer] astrolog
        [commander] velitel
       *[specialist] specialista
    } ({ $side }) je v našem zajetí.
Captured = { report }: { Captured-within }
CampTaken-within = dobyli jsme tábor ({ $side }){ $camp ->
        [none] {" "}a spálili ho
       *[other] ; nyní je náš: { $camp }
    }.
CampTaken = { report }: { CampTaken-within }
ScoutReport = { report }: co viděli zvědové: { foe }{ about-men } v hexu { $where }.
PatrolReport-within = co viděla hlídka a nechala být: { foe }{ about-men } v hexu { $where }.
PatrolReport = { report }: { PatrolReport-within }
PassingReport-within = kolem prochází { foe }{ about-men } v hexu { $where }.
PassingReport = { report }: { PassingReport-within }
SpyReport-seen = v hexu { $where } { foe }, spočítáno: { strength }{ $leaders ->
        [none] {""}
       *[other] ; hodnoty vedení { $leaders }
    }
SpyReport-within = { SpyReport-seen } ({ when }).
SpyReport = { report }: { SpyReport-seen }.
FlightReport-seen = ze vzduchu, v hexu { $where }, { foe }: { strength }
FlightReport-within = { FlightReport-seen } ({ when }).
FlightReport = { report }: { FlightReport-seen }.
stood-in = { $stood ->
        [none] {""}
       *[other] {" "}našeho oddílu v hexu { $stood }
    }
BattleReport-within = bitva{ stood-in }, protivník { foe }{ $where ->
        [none] {""}
       *[other] {" "}v hexu { $where }
    }. { PART($how, 1) ->
        [won] Pole je naše
        [lost] Jsme poraženi a ustupujeme
        [evaded] Bitvě bylo uhnuto
        [withdrew] Stáhli jsme se
        [destroyed] Oddíl je zničen
        [broken] Je přerušena
        [goes] Trvá dál
       *[other] { START($how) }
    }. Nepřítel: asi { $enemy_men ->
        [one] 1 muž
        [few] { $enemy_men } muži
       *[other] { $enemy_men } mužů
    }, ztráty asi { $enemy_lost }; naše ztráty asi { $own_lost }{ $own_lost ->
        [0] {""}
       *[other] {" "}(část živých se večer vrátí)
    }.{ $fallen ->
        [none] {""}
       *[other] {" "}Padlí na naší straně: { $fallen }.
    }{ $slain ->
        [none] {""}
       *[other] {" "}Nepřátelský velitel { $slain } je mrtev.
    }
BattleReport = { report }: { BattleReport-within }
SecretReport-within = promluvil posel, kterého vyslali { $side }. { $text ->
        [none] Nenesl nic.
       *[other] Nesl: „{ $text }“.
    }{ $overall ->
        [none] {""}
       *[other] {" "}Jejich vrchní velitel byl v hexu { $overall }.
    }{ $where ->
        [none] {""}
       *[other] {" "}Jeho jednotka leží v hexu { $where }.
    }
SecretReport = { report }: { SecretReport-within }

### jiné

sector-of = { $it ->
        [0] severozápad
        [1] severovýchod
        [2] východ
        [3] jihovýchod
        [4] jihozápad
       *[5] západ
    }
Divined-within = { $here ->
        [true] hvězdy říkají: konflux přijde sem
       *[false] směr podle hvězd: { $sectors }
    }.
Divined = { report }: { Divined-within }
    .sectors = { sector-of }
    .sectors-none = žádný
ConfluxNamed = Vzkaz od Shagula, { when }: konflux přijde do hexu { $where }.
StoneFound-within = stojí tu obrovský kámen a roste: Velký Kamenný otec.
StoneFound = { report }: { StoneFound-within }
Excess-within = muži překročili rozkazy; { $what ->
        [prisoners] zajatci jsou mrtvi
       *[other] místní se obracejí proti nám
    }.
Excess = { report }: { Excess-within }
Letter = Dopis od { FORM($by, case: "gen") }, { when }: „{ $text }“

### co se říká najednou

ByCourier = { report }: { $reports }
    .reports = { FORM($it, case: "within") }
    .reports-join = {" "}
Several = Od několika odesílatelů: { $letters }
    .letters = { FORM($it, case: "within") }
    .letters-join = {" "}
ScoutsSaw = co viděli zvědové: { $seen }.
    .seen = { foe }{ about-men } v hexu { $where }
    .seen-join = {"; "}
Looked = { $by ->
        [none] Na listu armády, { when }
       *[other] Vidíte na vlastní oči, { when }{ $hex ->
                [none] {""}
               *[other] ,{ at-hex }
            }
    }: { $reports }
    .reports = { FORM($it, case: "within") }
    .reports-join = {" "}
Beside = { $with_ ->
        [none] { $hex ->
                [none] také zde
               *[other] také v hexu { $hex }
            }
       *[other] tam, kde je { $with_ }{ at-hex }
    }: { $who }.
LeftYou = už s vámi není{ $hex ->
        [none] {""}
       *[other] {" "}(naposledy v hexu { $hex })
    }: { $who }.
Listed = nově na seznamech: { $things }.
    .things = { FORM($it, case: "within") }
    .things-join = {"; "}
NightReports = Noční hlášení, { when }: { $reports }
    .reports = { FORM($it, case: "within") }
    .reports-join = {" "}
NightOf = { $by } v hexu { $hex }{ $days ->
        [-1] {""}
        [0] , neopevněno
        [one] , opevňováno 1 den
        [few] , opevňováno { $days } dny
       *[other] , opevňováno { $days } dní
    }{ $units-count ->
        [0] {""}
       *[other] : { $units }
    }.
    .units = { $unit ->
        [none] {""}
       *[other] { $unit },{" "}
    }{ living }{ $lost ->
        [0] {""}
        [one] , dnes ztracen 1 muž
        [few] , dnes ztraceni { $lost } muži
       *[other] , dnes ztraceno { $lost } mužů
    }{ $order ->
        [none] {""}
        [NO_ORDER] , bez rozkazů
       *[other] , rozkaz „{ due }{ $order }“
    }
    .units-join = {"; "}
