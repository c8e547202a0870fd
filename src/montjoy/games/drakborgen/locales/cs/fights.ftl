# Boje.

FightBegun = Boj { at-place }: { $heroes } { $monsters-count ->
        [0] mezi sebou
       *[other] proti { FORM($monsters, case: "dat") }
    }.
Begins = { $fighter } má na začátku { $combat_points ->
        [one] 1 bojový bod
        [few] { $combat_points } bojové body
       *[other] { $combat_points } bojových bodů
    }.
Thrown = { $hero } { $missile ->
        [daggers] hází dýku
        [arrows] vystřeluje šíp
       *[shuriken] hází šuriken
    }, cíl: { $at }{ die-shown }, a { $hit ->
        [true] zasahuje
       *[false] míjí
    }; { $left ->
        [0] nezbývá nic
        [one] zbývá 1
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }.
die-shown = { $roll ->
        [0] {""}
       *[other] {" "}({ $roll })
    }
FightRound = Kolo boje { $round } – { $positions }.
    .positions = { $a }: { $b }
    .positions-join = {"; "}
    .positions-none = nikdo se nehýbe
round-told = { $round ->
        [0] {""}
       *[other] Kolo boje { $round },{" "}
    }
Hit = { round-told }{ $position } přebíjí { FORM($against, case: "acc") }: { $by } zasahuje; { $fighter } { hit-costs }.
hit-costs = { $left ->
        [-1] má ztratit { $loss ->
                [one] 1 bojový bod
                [few] { $loss } bojové body
               *[other] { $loss } bojových bodů
            }
       *[other] ztrácí { $loss ->
                [one] 1 bojový bod
                [few] { $loss } bojové body
               *[other] { $loss } bojových bodů
            }, zbývá { $left }
    }
Overpowered = { round-told }stejné postavení, { $position }, { $value } proti { $against }: { $by } zasahuje; { $fighter } { hit-costs }.
Clinch = { round-told }stejné postavení, { $position }, { $value } proti { $value }: { $fighter } a { $other } jsou v klinči a nikomu se nic nestalo.
Whiffed = { round-told }{ $position } a { $against } naproti sobě: { $fighter } a { $other } bijí do prázdna{ $whiffs ->
        [0] , ale nepočítá se to
        [1] {""}
        [2] {" "}podruhé v řadě
        [3] {" "}potřetí v řadě
       *[other] {" "}už { $whiffs }× v řadě
    }.
HitCancelled = { $by } svůj zásah nepočítá: { $fighter } neztrácí nic.
Paid = { $fighter } platí { $loss ->
        [0] 0 bojových bodů
        [one] 1 bojový bod
        [few] { $loss } bojové body
       *[other] { $loss } bojových bodů
    }; { $left ->
        [0] nezbývá žádný
        [one] zbývá 1
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }.
Risked = { $hero } riskuje zranění: { $suns ->
        [0] mraky, bez ztráty
        [one] 1 slunce, pryč je 1 bod zdraví a 1 bojový bod
       *[other] { $suns }× slunce, tolik ubývá bodů zdraví i bojových bodů
    }; teď má { $left ->
        [one] 1 bojový bod
        [few] { $left } bojové body
       *[other] { $left } bojových bodů
    } a { $body ->
        [one] 1 bod zdraví
        [few] { $body } body zdraví
       *[other] { $body } bodů zdraví
    }.
Breathed = Drak chrlí oheň; { $fighter } musí ještě jednou platit, nebo riskovat.
FlightDeclared = { $hero } se pokouší z boje uprchnout.
FlightFailed = { $hero } se ven z boje nedostává.
Escaped = { $hero } uniká z boje.
NerveBroken = { $monster } bije do prázdna už potřetí: ztrácí odvahu a prchá.
Cornered = { $monster } bije do prázdna už potřetí, ale nemá kudy ven: bojuje dál.
Fallen = { $fighter } padá.
TakesOver = { $companion } už nebojuje; dál bojuje { $hero }.
FightOver = Boj { at-place } skončil { $rounds ->
        [0] bez jediného kola
        [one] po 1 kole
       *[other] po { $rounds } kolech
    }{ $slain-count ->
        [0] {""}
       *[other] ; padli: { $slain }
    }{ $fled-count ->
        [0] {""}
       *[other] ; utekli: { $fled }
    }{ $losses-count ->
        [0] ; o body zdraví nikdo nepřišel
       *[other] ; ztracené body zdraví: { $losses }
    }.
    .losses = { $key } { $value }
Parted = { $heroes } se rozcházejí.
Yielded = { $hero } se vzdává; navrch má { $to }.
FledToExit = { $hero } prchá { FORM($way, case: "to") } k východu z pole { $square }; co je za ním, ještě nikdo neví.
NothingEntered = { $fighter } nestíhá: žeton zůstává ležet ({ $position }).
LeftToChance = { $fighter }: od této chvíle volí postavení náhoda.

### na co se boj ptá

Ask-POSITION = Kam se postavíte? Všichni volí tajně.
Ask-SECOND = { Ask-POSITION }
Ask-THIRD = { Ask-POSITION }
Ask-FOURTH = { Ask-POSITION }
Ask-FIFTH = { Ask-POSITION }
Ask-SIXTH = { Ask-POSITION }
Ask-SEVENTH = { Ask-POSITION }
Ask-EIGHTH = { Ask-POSITION }
StandAs = { $own ->
        [true] Bojujete
       *[false] Hrajete za { FORM($fighter, case: "acc") }
    }, proti vám stojí { $against }. Kam se postavíte? Všichni volí tajně.{ $stands ->
        [none] {""}
       *[other] {" "}Teď: { $stands }. Zůstat, nebo o krok po kruhu, nikdy napříč (DL-8.4a, DL-8.4b).
    }
SettlePoint = { $own ->
        [true] Dostáváte zásah
       *[false] Hrajete za { FORM($fighter, case: "acc") } a dostáváte zásah
    }{ $points ->
        [1] {""}
       *[other] : bojový bod { $point } z { $points }
    }. Zaplatíte, nebo riskujete zranění?
TryToFlee = { $own ->
        [true] Zasáhli jste.
       *[false] Hrajete za { FORM($fighter, case: "acc") } a zasáhli jste.
    } Pokusíte se v příštím kole uprchnout?
Ask-RISK = Dostáváte zásah. Zaplatíte bojový bod, nebo riskujete zranění?
    .option-0 = Zaplatit bojový bod
    .option-1 = Riskovat zranění
Ask-FLEE = Pokusíte se uprchnout?
    .option-0 = Bojovat dál
    .option-1 = Pokusit se uprchnout
    .option-2 = Bojovat dál, bez dalších otázek až do příštího zranění
Ask-CANCEL = Nemá se některý z vašich zásahů počítat?
    .option-0 = Všechny zásahy platí
    .option = zásah číslo { $it }
Ask-THROW = Hodíte nebo vystřelíte před prvním kolem?
    .option-0 = Už ne
    .option = cíl číslo { $it }
Ask-BOLT = Sešlete ohnivý blesk?
    .option-0 = Ne
    .option = cíl číslo { $it }
Ask-SHURIKEN = Rány šly do prázdna: hodíte šuriken?
    .option-0 = Ne
    .option = cíl číslo { $it }
Ask-YIELD = Vzdáte se?
    .option-0 = Bojovat dál
    .option-1 = Vzdát se
position-values = { $theirs-count ->
        [0] {""}
       *[other] , { $mine } proti { $theirs }
    }
TakePosition = { $position ->
        [agility] Obratnost{ position-values } (přebíjí zbroj)
        [armour] Zbroj{ position-values } (přebíjí sílu)
        [strength] Síla{ position-values } (přebíjí mysl)
       *[psyche] Mysl{ position-values } (přebíjí obratnost)
    }
TakePositionOf = { $fighter }: { $position ->
        [agility] obratnost{ position-values } (přebíjí zbroj)
        [armour] zbroj{ position-values } (přebíjí sílu)
        [strength] síla{ position-values } (přebíjí mysl)
       *[psyche] mysl{ position-values } (přebíjí obratnost)
    }
LeaveMarker = Nechat žeton ležet
LeaveMarkerOf = { $fighter }: nechat žeton ležet
PayPoint = { $last ->
        [true] Zaplatit poslední bojový bod a zemřít
       *[false] Zaplatit bojový bod
    }
LeaveToChance = { $until ->
        [end] Nechat to na náhodě až do konce boje
       *[half] Nechat to na náhodě a platit, co ztratíte, dokud nepřijdete o polovinu bodů nebo někdo nevypadne z boje
    }
PayAll = { $points ->
        [few] Zaplatit všechny { $points } bojové body
       *[other] Zaplatit všech { $points } bojových bodů
    }{ $last ->
        [true] {" "}a zemřít
       *[false] {""}
    }
RiskInjury = Riskovat zranění: hodit sluneční kostkou
RiskOn = { $points ->
        [few] Riskovat zranění za všechny { $points } body, kostku po kostce, dokud některá něco nestojí
       *[other] Riskovat zranění za všech { $points } bodů, kostku po kostce, dokud některá něco nestojí
    }
DeclareFlight = Pokusit se uprchnout
CancelOn = Nepočítat zásah: { $fighter }
