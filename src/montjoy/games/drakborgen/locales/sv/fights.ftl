# Strid.

FightBegun = Strid { at-place }: { $heroes } mot { $monsters-count ->
        [0] varandra
       *[other] { $monsters }
    }.
Begins = { $fighter } börjar med { $combat_points } stridspoäng.
Thrown = { $hero } { $missile ->
        [daggers] kastar en dolk
        [arrows] skjuter en pil
       *[shuriken] kastar en shuriken
    } mot { $at }{ die-shown } och { $hit ->
        [true] träffar
       *[false] missar
    }; { $left ->
        [0] ingen
       *[other] { $left }
    } kvar.
die-shown = { $roll ->
        [0] {""}
       *[other] {" "}({ $roll })
    }
FightRound = Stridsomgång { $round }: { $positions }.
    .positions = { $a } på { $b }
    .positions-join = {", "}
    .positions-none = ingen rör sig
round-told = { $round ->
        [0] {""}
       *[other] Stridsomgång { $round },{" "}
    }
Hit = { round-told }{ $position } slår { $against }: { $by } träffar { $fighter }, { hit-costs }.
hit-costs = { $left ->
        [-1] som ska förlora { $loss } stridspoäng
       *[other] som förlorar { $loss } stridspoäng; { $left ->
                [0] inga
               *[other] { $left }
            } kvar
    }
Overpowered = { round-told }båda på { $position }, { $value } mot { $against }: { $by } träffar { $fighter }, { hit-costs }.
Clinch = { round-told }båda på { $position }, { $value } mot { $value }: { $fighter } och { $other } går i klinch, och ingen skadas.
Whiffed = { round-told }{ $position } mot { $against }: { $fighter } och { $other } når inte varandra; { $whiffs ->
        [0] inget slag i luften räknas
        [one] 1 slag i luften
       *[other] { $whiffs } slag i luften i rad
    }.
HitCancelled = { $by } annullerar sin träff på { $fighter }.
Paid = { $fighter } betalar { $loss ->
        [0] inget
       *[other] { $loss } stridspoäng
    }; { $left } kvar.
Risked = { $hero } skadechansar: { $suns ->
        [0] moln, inget förloras
        [one] 1 sol, 1 stridspoäng och 1 kroppspoäng förloras
       *[other] { $suns } solar, lika många av båda förloras
    }; { $left } stridspoäng och { $body } kroppspoäng kvar.
Breathed = Drakens flammande andedräkt träffar { $fighter }, som ska förlora 1 stridspoäng till.
FlightDeclared = { $hero } försöker fly från striden.
FlightFailed = { $hero } kommer inte undan.
Escaped = { $hero } kommer undan.
NerveBroken = { $monster } har slagit tre gånger i luften, tappar modet och flyr.
Cornered = { $monster } har slagit tre gånger i luften men har ingen väg ut: striden fortsätter.
Fallen = { $fighter } stupar.
TakesOver = { $hero } tar över efter { $companion } och strider vidare.
FightOver = Striden { at-place } är över efter { $rounds ->
        [0] ingen stridsomgång
        [one] 1 stridsomgång
       *[other] { $rounds } stridsomgångar
    }{ $slain-count ->
        [0] {""}
       *[other] ; { $slain } har stupat
    }{ $fled-count ->
        [0] {""}
       *[other] ; { $fled } har flytt
    }{ $losses-count ->
        [0] ; inga kroppspoäng går förlorade
       *[other] ; { $losses }
    }.
    .losses = { $key } förlorar { $value } kroppspoäng
Parted = { $heroes } skiljs åt.
Yielded = { $hero } ger sig för { $to }.
FledToExit = { $hero } flyr { FORM($way, case: "to") } till utgången från { $square }; vad som finns bakom den vet ingen än.
NothingEntered = { $fighter } hann inte: markern ligger på { $position }.
LeftToChance = Från och med nu väljer slumpen åt { $fighter }.

### vad en strid frågar

Ask-POSITION = Var står du? Alla väljer i hemlighet.
Ask-SECOND = { Ask-POSITION }
Ask-THIRD = { Ask-POSITION }
Ask-FOURTH = { Ask-POSITION }
Ask-FIFTH = { Ask-POSITION }
Ask-SIXTH = { Ask-POSITION }
Ask-SEVENTH = { Ask-POSITION }
Ask-EIGHTH = { Ask-POSITION }
StandAs = { $own ->
        [true] Du strider
       *[false] Du är { $fighter }
    } mot { $against }. Var står du? Alla väljer i hemlighet.{ $stands ->
        [none] {""}
       *[other] {" "}Från { $stands }: stå kvar eller gå ett steg i ringen, aldrig tvärs över (DL-8.4a, DL-8.4b).
    }
SettlePoint = { $own ->
        [true] Du är träffad
       *[false] Du är { $fighter } och är träffad
    }{ $points ->
        [1] {""}
       *[other] : stridspoäng { $point } av { $points }
    }. Betalar du, eller skadechansar du?
TryToFlee = { $own ->
        [true] Du har träffat.
       *[false] Du är { $fighter } och har träffat.
    } Försöker du fly i nästa stridsomgång?
Ask-RISK = Du är träffad. Betalar du 1 stridspoäng, eller skadechansar du?
    .option-0 = Betala 1 stridspoäng
    .option-1 = Skadechansa
Ask-FLEE = Försöker du fly?
    .option-0 = Strid vidare
    .option-1 = Försök fly
    .option-2 = Strid vidare, utan fler frågor tills du skadas igen
Ask-CANCEL = Vill du annullera någon av dina träffar?
    .option-0 = Alla träffar gäller
    .option = Träffen på stridande { $it }
Ask-THROW = Kastar eller skjuter du före första stridsomgången?
    .option-0 = Inget mer
    .option = Mot stridande { $it }
Ask-BOLT = Uttalar du eldstrålen?
    .option-0 = Nej
    .option = Mot stridande { $it }
Ask-SHURIKEN = Båda slog i luften: kastar du en shuriken?
    .option-0 = Nej
    .option = Mot stridande { $it }
Ask-YIELD = Ger du dig?
    .option-0 = Strid vidare
    .option-1 = Ge dig
position-values = { $theirs-count ->
        [0] {""}
       *[other] , { $mine } mot { $theirs }
    }
TakePosition = { $position ->
        [agility] Vighet{ position-values } (slår rustning)
        [armour] Rustning{ position-values } (slår styrka)
        [strength] Styrka{ position-values } (slår psyke)
       *[psyche] Psyke{ position-values } (slår vighet)
    }
TakePositionOf = { $fighter }: { $position ->
        [agility] Vighet{ position-values } (slår rustning)
        [armour] Rustning{ position-values } (slår styrka)
        [strength] Styrka{ position-values } (slår psyke)
       *[psyche] Psyke{ position-values } (slår vighet)
    }
LeaveMarker = Låt markern ligga där den ligger
LeaveMarkerOf = { $fighter }: låt markern ligga där den ligger
PayPoint = { $last ->
        [true] Betala den sista stridspoängen och dö
       *[false] Betala 1 stridspoäng
    }
PayAll = Betala alla { $points } stridspoängen{ $last ->
        [true] {" "}och dö
       *[false] {""}
    }
LeaveToChance = { $until ->
        [end] Låt slumpen välja till stridens slut
       *[half] Låt slumpen välja, och betala det du förlorar, tills hälften av dina poäng är borta eller någon är ute ur striden
    }
RiskInjury = Skadechansa: slå soltärningen
RiskOn = Skadechansa om alla { $points }, en tärning i taget, tills någon kostar något
DeclareFlight = Försök fly
CancelOn = Annullera träffen på { $fighter }
