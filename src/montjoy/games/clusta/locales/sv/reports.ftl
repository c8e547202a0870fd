# Vad kurirer bär fram och vad överbefälhavaren ser (protocol/reports.py).

### hjälp

report = { $by ->
        [none] Rapport{ $hex ->
                [none] {""}
               *[other] {" "}från { $hex }
            }
       *[other] { $by } rapporterar{ $hex ->
                [none] {""}
               *[other] {" "}från { $hex }
            }
    }, { when }
foe = { $side ->
        [none] okända fiender
       *[other] { $marker ->
                [none] en { FORM($side, case: "adj") } styrka
                [force] en { FORM($side, case: "adj") } styrka
               *[other] { FORM($side, case: "gen") } { $marker }
            }
    }
about-men = { $men ->
        [-1] {""}
        [0] , knappt en man,
       *[other] , omkring { $men } man,
    }
living = { $elite ->
        [0] { $standard ->
                [0] ingen
                [one] 1 standardsoldat
               *[other] { $standard } standardsoldater
            }
        [one] 1 elitsoldat{ and-standard }
       *[other] { $elite } elitsoldater{ and-standard }
    }
and-standard = { $standard ->
        [0] {""}
       [one] {" "}och 1 standardsoldat
       *[other] {" "}och { $standard } standardsoldater
    }
strength = { $undead ->
        [0] { living }
       *[other] { $undead } odöda{ $elite ->
                [0] { $standard ->
                        [0] {""}
                       *[other] , { living }
                    }
               *[other] , { living }
            }
    }
due = { $begins ->
        [-1] {""}
       *[other] dag { $begins }{ $slot ->
                [0] {""}
                [7] {" "}natt 1
                [8] {" "}natt 2
                [9] {" "}natt 3
               *[other] {" "}runda { $slot }
            }:{" "}
    }
place-of = { $hex ->
        [none] { $ship ->
                [none] inte på kartan
               *[other] ombord på { $ship }
            }
       *[other] i { $hex }{ $ship ->
                [none] {""}
               *[other] , ombord på { $ship }
            }
    }

### det egna

Card = { $kind ->
        [commander] , ledarvärde { $value }
        [ship] , { $sort } med plats för { $value } man
        [specialist] { $value ->
                [0] {""}
               *[other] , färdighetsvärde { $value }
            }
       *[other] {""}
    }
on-card = { $card ->
        [none] {""}
       *[other] { $card }
    }
OwnEyes = { $by ->
        [none] På arméformuläret
       *[other] Du ser med egna ögon
    }, { when }: { $unit }{ on-card }, { living }, { place-of }{ $order ->
        [none] {""}
        [NO_ORDER] , utan order
       *[other] , order ”{ due }{ $order }”
    }{ $apart ->
        [none] {""}
       *[other] , lösgjord från { $apart }
    }.
OwnEyes-within = { $unit }{ on-card }, { living }{ $by ->
        [none] , { place-of }
       *[other] { $ship ->
                [none] {""}
               *[other] , { place-of }
            }
    }{ $order ->
        [none] {""}
        [NO_ORDER] , utan order
       *[other] , order ”{ due }{ $order }”
    }{ $apart ->
        [none] {""}
       *[other] , lösgjord från { $apart }
    }.
Enrolled-within = { $kind ->
        [unit] { $id }, en enhet
        [commander] { $id }, befälhavare, ledarvärde { $value }
        [camp] { $id }, ett läger
        [ship] { $id }, { $sort } med plats för { $value } man
       *[other] { $id }, specialist{ $value ->
                [0] {""}
               *[other] , färdighetsvärde { $value }
            }
    }
Enrolled = Förs in i rullorna, { when }: { Enrolled-within }.
OwnThing = { $by ->
        [none] På arméformuläret
       *[other] Du ser med egna ögon
    }, { when }: { $what }{ on-card }, { place-of }{ $with_ ->
        [none] {""}
       *[other] , med { $with_ }
    }{ $leads-count ->
        [0] {""}
       *[other] , leder { $leads }
    }{ $days ->
        [-1] {""}
        [0] , inte befäst
        [one] , befäst i 1 dag
       *[other] , befäst i { $days } dagar
    }.
OwnThing-within = { $what }{ on-card }{ $by ->
        [none] , { place-of }
       *[other] { $ship ->
                [none] {""}
               *[other] , { place-of }
            }
    }{ $with_ ->
        [none] {""}
       *[other] , med { $with_ }
    }{ $leads-count ->
        [0] {""}
       *[other] , leder { $leads }
    }{ $days ->
        [-1] {""}
        [0] , inte befäst
        [one] , befäst i 1 dag
       *[other] , befäst i { $days } dagar
    }.
OwnLeft = { $what } är inte längre hos dig{ $hex ->
        [none] {""}
       *[other] , senast sedd i { $hex }
    }, { when }.
Marched = Du ser med egna ögon, { when }: nu i { $hex } med dig: { $who }{ $left-count ->
        [0] {""}
       *[other] ; inte längre hos dig: { $left }
    }.
Marched-within = med dig som förut: { $who }{ $left-count ->
        [0] {""}
       *[other] ; inte längre hos dig: { $left }
    }.
OwnOrder-within = { $units } { $order ->
        [NO_ORDER] utan order
       *[other] med ordern ”{ $order }”
    }.
OwnOrder = Du ser med egna ögon, { when }: { OwnOrder-within }
HeroPoints = { $by } har { $left ->
        [0] inga hjältepoäng
       *[other] { $left } hjältepoäng
    } kvar, { when }.
InCommand = { $by ->
        [none] Det finns ingen överbefälhavare; det största lägret ger order
       *[other] { $by } är nu överbefälhavare{ $hex ->
                [none] {""}
               *[other] , i { $hex }
            }
    }, { when }.
Nightly = { $unit ->
        [none] { $by } är i { $hex }, { when }
       *[other] { report }: { $unit } räknar { living }; { $lost ->
                [0] ingen förlorad i dag
                [one] 1 man förlorad i dag
               *[other] { $lost } man förlorade i dag
            }{ $order ->
                [none] {""}
                [NO_ORDER] ; utan order
               *[other] ; order ”{ due }{ $order }”
            }{ $days ->
                [-1] {""}
                [0] ; lägret är inte befäst
                [one] ; lägret är befäst i 1 dag
               *[other] ; lägret är befäst i { $days } dagar
            }
    }.
NothingNew-within = { $senders-count ->
        [0] inget nytt
       *[other] inget nytt från { $senders }
    }{ $units-count ->
        [0] {""}
       *[other] ; som förut, ingen förlorad: { $units }
    }.
NothingNew = { when }, med kurir: { NothingNew-within }
NoOrders-within = utan order. { $chose ->
        [none] Vad ska göras?
       *[other] Handlar på eget bevåg: ”{ $chose }”.
    }
NoOrders = { report }: { NoOrders-within }
Completed-within = { $order ->
        [MAKE_CAMP] lägret är slaget{ $camp ->
                [none] {""}
               *[other] : { $camp }
            }
        [SIEGE_WORKS] belägringsverken är färdiga
       *[other] { PART($order, 2) ->
                [landing] ingen landstigning är möjlig
                [way] det finns ingen väg vidare
                [room] det finns inte plats framåt
               *[other] ”{ $order }” är utfört
            }
    }.
Completed = { report }: { Completed-within }
Joined-within = { $with_ ->
        [none] nu för sig själv
       *[other] nu med { $with_ }
    }.
Joined = { report }: { Joined-within }
DeedReport-within = { $granted ->
        [true] hjältedådet är gjort; det har kostat en hjältepoäng
       *[false] spelledaren medger inte hjältedådet
    }.
DeedReport = { report }: { DeedReport-within }
NotDone-within = det här kunde inte utföras här: { $what }. { why-not-done }.
NotDone = { report }: { NotDone-within }
Returned-within = { $to } stod inte att finna; ordern kommer tillbaka.
Returned = { report }: { Returned-within }

### fienden

Sighted = Du ser med egna ögon, { when }: { foe }{ about-men } alldeles intill{ at-hex }.
ContactReport-within = stannade framför { foe }{ about-men } i { $where }. Vad är ordern?
ContactReport = { report }: { ContactReport-within }
Avoided-within = { $how ->
        [evaded] vi vek undan för { foe }{ about-men } i { $where }; det blev ingen strid
        [passed] vi släppte förbi { foe }{ about-men } från { $where }
       *[yielded] { foe }{ about-men } i { $where } vek undan för oss; det blev ingen strid
    }.
Avoided = { report }: { Avoided-within }
Captured-within = vi har fångat { $kind ->
        [courier] en kurir
        [scout] en spejare
        [astrologer] en astrolog
        [commander] en befälhavare
       *[specialist] en specialist
    } från { $side }.
Captured = { report }: { Captured-within }
CampTaken-within = vi har tagit ett läger från { $side }{ $camp ->
        [none] {" "}och bränt det
       *[other] ; nu är det vårt: { $camp }
    }.
CampTaken = { report }: { CampTaken-within }
ScoutReport = { report }: spejarna har sett { foe }{ about-men } i { $where }.
PatrolReport-within = patrullen har sett { foe }{ about-men } i { $where } och låtit den vara.
PatrolReport = { report }: { PatrolReport-within }
PassingReport-within = { foe }{ about-men } passerade i { $where }.
PassingReport = { report }: { PassingReport-within }
SpyReport-seen = i { $where } { foe }, räknat: { strength }{ $leaders ->
        [none] {""}
       *[other] ; ledarvärden { $leaders }
    }
SpyReport-within = { SpyReport-seen } ({ when }).
SpyReport = { report }: { SpyReport-seen }.
FlightReport-seen = från luften, i { $where }, { foe }: { strength }
FlightReport-within = { FlightReport-seen } ({ when }).
FlightReport = { report }: { FlightReport-seen }.
stood-in = { $stood ->
        [none] {""}
       *[other] för vår styrka i { $stood }{" "}
    }
BattleReport-within = strid { stood-in }mot { foe }{ $where ->
        [none] {""}
       *[other] {" "}i { $where }
    }. { PART($how, 1) ->
        [won] Fältet är vårt
        [lost] Vi blev slagna och drar oss tillbaka
        [evaded] Den undveks
        [withdrew] Vi har dragit oss ur
        [destroyed] Styrkan är förintad
        [broken] Den är avbruten
        [goes] Den fortsätter
       *[other] { START($how) }
    }. Fienden: omkring { $enemy_men } man, förluster omkring { $enemy_lost }; våra förluster omkring { $own_lost }{ $own_lost ->
        [0] {""}
       *[other] {" "}(en del av de levande är tillbaka på kvällen)
    }.{ $fallen ->
        [none] {""}
       *[other] {" "}Vi har förlorat { $fallen }.
    }{ $slain ->
        [none] {""}
       *[other] {" "}Fiendens befälhavare { $slain } är död.
    }
BattleReport = { report }: { BattleReport-within }
SecretReport-within = ett sändebud från { $side } har talat. { $text ->
        [none] Sändebudet bar ingenting.
       *[other] Sändebudet bar: ”{ $text }”.
    }{ $overall ->
        [none] {""}
       *[other] {" "}Deras överbefälhavare var i { $overall }.
    }{ $where ->
        [none] {""}
       *[other] {" "}Sändebudets enhet ligger i { $where }.
    }
SecretReport = { report }: { SecretReport-within }

### annat

sector-of = { $it ->
        [0] nordväst
        [1] nordost
        [2] öster
        [3] sydost
        [4] sydväst
       *[5] väster
    }
Divined-within = { $here ->
        [true] stjärnorna säger: hit kommer konfluxen
       *[false] stjärnorna pekar åt { $sectors }
    }.
Divined = { report }: { Divined-within }
    .sectors = { sector-of }
    .sectors-none = inget håll
ConfluxNamed = Bud från Shagul, { when }: konfluxen kommer till { $where }.
StoneFound-within = en väldig sten står här och växer: Store Stenfar.
StoneFound = { report }: { StoneFound-within }
Excess-within = männen gick utöver sina order; { $what ->
        [prisoners] fångar är döda
       *[other] folket här vänder sig mot oss
    }.
Excess = { report }: { Excess-within }
Letter = Ett brev från { $by }, { when }: ”{ $text }”

### det som sägs tillsammans

ByCourier = { report }: { $reports }
    .reports = { FORM($it, case: "within") }
    .reports-join = {" "}
Several = Från flera avsändare: { $letters }
    .letters = { FORM($it, case: "within") }
    .letters-join = {" "}
ScoutsSaw = spejarna har sett { $seen }.
    .seen = { foe }{ about-men } i { $where }
    .seen-join = {"; "}
Looked = { $by ->
        [none] På arméformuläret, { when }
       *[other] Du ser med egna ögon, { when }{ $hex ->
                [none] {""}
               *[other] ,{ at-hex }
            }
    }: { $reports }
    .reports = { FORM($it, case: "within") }
    .reports-join = {" "}
Beside = { $with_ ->
        [none] { $hex ->
                [none] också här
               *[other] också i { $hex }
            }
       *[other] med { $with_ }{ at-hex }
    }: { $who }.
LeftYou = inte längre hos dig{ $hex ->
        [none] {""}
       *[other] {" "}(senast i { $hex })
    }: { $who }.
Listed = nytt i rullorna: { $things }.
    .things = { FORM($it, case: "within") }
    .things-join = {"; "}
NightReports = Nattrapporter, { when }: { $reports }
    .reports = { FORM($it, case: "within") }
    .reports-join = {" "}
NightOf = { $by } i { $hex }{ $days ->
        [-1] {""}
        [0] , inte befäst
        [one] , befäst i 1 dag
       *[other] , befäst i { $days } dagar
    }{ $units-count ->
        [0] {""}
       *[other] : { $units }
    }.
    .units = { $unit ->
        [none] {""}
       *[other] { $unit },{" "}
    }{ living }{ $lost ->
        [0] {""}
        [one] , 1 man förlorad i dag
       *[other] , { $lost } man förlorade i dag
    }{ $order ->
        [none] {""}
        [NO_ORDER] , utan order
       *[other] , order ”{ due }{ $order }”
    }
    .units-join = {"; "}
