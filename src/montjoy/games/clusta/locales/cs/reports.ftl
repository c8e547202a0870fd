# Co přinášejí kurýři a co vidí vrchní velitel (reports.py).

### pomocné

report = { $by ->
        [none] Zpráva{ $hex ->
                [none] {""}
               *[other] {" "}z { $hex }
            }
       *[other] { $by } hlásí{ $hex ->
                [none] {""}
               *[other] {" "}z { $hex }
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
       *[other] v { $hex }{ $ship ->
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
       *[other] Na vlastní oči
    }, { when }: { $unit }{ on-card }, { living }, { place-of }{ $order ->
        [none] {""}
        [NO_ORDER] , bez rozkazů
       *[other] , rozkaz „{ due }{ $order }“
    }{ $apart ->
        [none] {""}
       *[other] , odpojena (velel { $apart })
    }.
Enrolled = Do seznamů, { when }: { $kind ->
        [unit] { $id }, jednotka
        [commander] { $id }, velitel, hodnota vedení { $value }
        [camp] { $id }, tábor
        [ship] { $id }, { $sort }, místa pro { $value } mužů
       *[other] { $id }, specialista{ $value ->
                [0] {""}
               *[other] , dovednost { $value }
            }
    }.
OwnThing = { $by ->
        [none] Na listu armády
       *[other] Na vlastní oči
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
OwnLeft = { $what } už není s vámi{ $hex ->
        [none] {""}
       *[other] , naposledy v { $hex }
    }, { when }.
Marched = Na vlastní oči, { when }: nyní s vámi v { $hex }: { $who }{ $left-count ->
        [0] {""}
       *[other] ; už s vámi není: { $left }
    }.
OwnOrder = Na vlastní oči, { when }: { $units }, { $order ->
        [NO_ORDER] bez rozkazů
       *[other] rozkaz „{ $order }“
    }.
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
               *[other] , v { $hex }
            }
    }, { when }.
Nightly = { $unit ->
        [none] { $by } je v { $hex }, { when }
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
NothingNew = { when }, kurýrem: nic nového, hlásí { $senders }{ $units-count ->
        [0] {""}
       *[other] ; beze změny a beze ztrát: { $units }
    }.
NoOrders = { report }: bez rozkazů. { $chose ->
        [none] Co dělat?
       *[other] Jednám sám: „{ $chose }“.
    }
Completed = { report }: { $order ->
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
Joined = { report }: { $with_ ->
        [none] nyní je sám
       *[other] nyní je tam, kde je { $with_ }
    }.
DeedReport = { report }: { $granted ->
        [true] hrdinský čin se podařil; stál hrdinský bod
       *[false] rozhodčí hrdinský čin nepovoluje
    }.
Returned = { report }: adresát ({ $to }) nebyl k nalezení; rozkazy se vracejí.

### nepřítel

Sighted = Na vlastní oči, { when }: { foe }{ about-men } hned vedle vás{ at-hex }.
ContactReport = { report }: stojíme, před námi { foe }{ about-men } v { $where }. Jaké jsou rozkazy?
Avoided = { report }: { $how ->
        [evaded] uhnuli jsme, před námi { foe }{ about-men } v { $where }; k bitvě nedošlo
        [passed] nechali jsme projít: { foe }{ about-men } z { $where }
       *[yielded] uhnul nám nepřítel: { foe }{ about-men } v { $where }; k bitvě nedošlo
    }.
Captured = { report }: { $kind ->
        [courier] kurýr
        [scout] zvěd
        [astrologer] astrolog
        [commander] velitel
       *[specialist] specialista
    } ({ $side }) je v našem zajetí.
CampTaken = { report }: dobyli jsme tábor ({ $side }){ $camp ->
        [none] {" "}a spálili ho
       *[other] ; nyní je náš: { $camp }
    }.
ScoutReport = { report }: co viděli zvědové: { foe }{ about-men } v { $where }.
PatrolReport = { report }: co viděla hlídka a nechala být: { foe }{ about-men } v { $where }.
PassingReport = { report }: kolem prochází { foe }{ about-men } v { $where }.
SpyReport = { report }: v { $where } { foe }, spočítáno: { strength }{ $leaders ->
        [none] {""}
       *[other] ; hodnoty vedení { $leaders }
    }.
FlightReport = { report }: ze vzduchu, v { $where }, { foe }: { strength }.
stood-in = { $stood ->
        [none] {""}
       *[other] {" "}našeho oddílu v { $stood }
    }
BattleReport = { report }: bitva{ stood-in }, protivník { foe }{ $where ->
        [none] {""}
       *[other] {" "}v { $where }
    }. { PART($how, 1) ->
        [won] Pole je naše
        [lost] Jsme poraženi a ustupujeme
        [evaded] Bitvě bylo uhnuto
        [withdrew] Stáhli jsme se
        [destroyed] Oddíl je zničen
        [broken] Je přerušena
        [goes] Trvá dál
       *[other] { $how }
    }. Nepřítel: asi { $enemy_men ->
        [one] 1 muž
        [few] { $enemy_men } muži
       *[other] { $enemy_men } mužů
    }, ztráty asi { $enemy_lost }; naše ztráty asi { $own_lost }.{ $fallen ->
        [none] {""}
       *[other] {" "}Padl nám { $fallen }.
    }{ $slain ->
        [none] {""}
       *[other] {" "}Nepřátelský velitel { $slain } je mrtev.
    }
SecretReport = { report }: promluvil posel, kterého vyslali { $side }. { $text ->
        [none] Nenesl nic.
       *[other] Nesl: „{ $text }“.
    }{ $overall ->
        [none] {""}
       *[other] {" "}Jejich vrchní velitel byl v { $overall }.
    }{ $where ->
        [none] {""}
       *[other] {" "}Jeho jednotka leží v { $where }.
    }

### jiné

Divined = { report }: { $here ->
        [true] hvězdy říkají: konflux přijde sem
       *[false] hvězdy ukazují na { $sectors }
    }.
    .sectors = { $it ->
        [0] severozápad
        [1] severovýchod
        [2] východ
        [3] jihovýchod
        [4] jihozápad
       *[5] západ
    }
    .sectors-none = žádnou stranu
ConfluxNamed = Vzkaz od Shagula, { when }: konflux přijde na { $where }.
StoneFound = { report }: stojí tu obrovský kámen a roste: Velký Kamenný otec.
Excess = { report }: muži překročili rozkazy; { $what ->
        [prisoners] zajatci jsou mrtvi
       *[other] místní se obracejí proti nám
    }.
Letter = Dopis od { FORM($by, case: "gen") }, { when }: „{ $text }“
