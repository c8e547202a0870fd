# Ruderns krig på svenska.  Hur meddelandena heter: montjoy/words/__init__.py.

### namn

name-pair = { $second ->
        [none] den neutrala garnisonen i { $first }
       *[other] garnisonen ({ $second }) i { $first }
    }
purse = { $purse ->
        [none] ur skattkammaren
        [a-unit] med en enhets liv
        [nobody] som ingen betalar
       *[other] ur kistan hos { $purse }
    }
price = { $price ->
        [0] ingenting
        [one] 1 resurs
       *[other] { $price } resurser
    }

### rundor och resurser

ImpulseBegun = Runda { $round }: { $faction } har impulsen och får använda { $limit ->
        [one] 1 resurs
       *[other] { $limit } resurser
    } till belägringar, stormningar och utfall.
ImpulseEnded = { $faction } avslutar sin impuls.
Taxed = { $place } betalar { $amount ->
        [one] 1 resurs
       *[other] { $amount } resurser
    } i skatt till { $faction }.
Recruited = { $units ->
        [one] 1 fotsoldat
       *[other] { $units } fotsoldater
    } värvas i { $place } för { $faction }.
Paid = Du betalar { $amount ->
        [one] 1 resurs
       *[other] { $amount } resurser
    } { purse }.
ChestsFilled = Du fördelar dina resurser: { $chests }; i skattkammaren finns nu { $treasury ->
        [0] ingenting
        [one] 1 resurs
       *[other] { $treasury } resurser
    }.
    .chests = { $key } bär { $value }
TurnedHostile = { $faction } och { $other } är fiender från och med nu.
Recovered = Såren hos { $bodies } är läkta.

### handlingar

Marched = { $faction }: { $banners } marscherar från { $start } till { $to }.
WentIn = { $faction }: { $banners } går in i { $place }.
WentOut = { $faction }: { $banners } lämnar { $place } och ställer sig utanför.
CameOut = { $faction }: { $banners } rycker ut ur { $place } för att slåss.
GarrisonAttacked = { $faction } angriper garnisonen i { $place } i fält för { price }.
ArmyAttacked = { $faction } angriper fiendens här i { $at }.
Intercepted = Garnisonen i { $place } faller över inkräktarna för { $faction }.
LetThrough = { $faction } låter inkräktarna passera { $place }.
MarchStopped = Fästningen { $place }, som tillhör { $faction }, stoppar marschen för den här impulsen.

### strider

BattleBegun = { $kind ->
        [relief] Strid för att undsätta { $at }
        [garrison] Fältslag mot garnisonen i { $at }
        [intercept] Fästningen i { $at } tar upp striden
       *[field] Fältslag i { $at }
    }: { $first } (anfallarna) mot { $second } (försvararna).
BattleWon = { $winners } har vunnit striden i { $at } mot { $losers }.
BattleUndecided = Ingen har vunnit striden i { $at }.
Fallen = Förlust för { $body }: { PIECES($number, $kind) }.
NobleFallen = { $banner } ({ map-noble }) har stupat.
ChestsHandedOver = { $loser } lämnar över vad dess ädlingar förde med sig till { $winner }; hur mycket får bara de två veta.
Loot = Den hemliga lappen: { $loser } lämnar över { $amount ->
        [0] ingenting
        [one] 1 resurs
       *[other] { $amount } resurser
    } till { $winner }, { $purse ->
        [none] till skattkammaren
       *[other] till kistan hos { $purse }
    }.
ChestsLost = Vad ädlingarna i { $faction } förde med sig i { $at } är förlorat.
Retreated = { $faction }: { $bodies } drar sig tillbaka från { $start } till { $to }.
WithdrewInside = { $faction }: { $bodies } drar sig in i { $place }.
SteppedBack = { $faction }: { $bodies } går tillbaka från { $start } till { $to }.
Disbanded = { $faction }: { $bodies } finner ingen tillflykt från { $at } och upplöses.
CountedAsKilled = { $banner } ({ map-noble }) räknas som stupad.
Stranded = { $faction }: { $bodies } finner ingen tillflykt och blir kvar i { $at }.

### tärningar

Rolled = { $about }{ $hits ->
        [none] { $rule ->
            [RW-CAM-CARD-01] : nummer { $faces }
            [RW-CAM-NOB-10] : nummer { $faces }
            [RW-CAM-OFF-02] : en tärning visar { $faces }
           *[other] {" "}slår { $faces }
        }
        [0] : { $faces } = 0 träffar
        [one] : { $faces } = 1 träff
       *[other] : { $faces } = { $hits } träffar
    }{ $how ->
        [typed] , inskrivet för hand
        [set] , bestämt av spelledaren
       *[none] {""}
    }.
    .about = { $it ->
        [0] Anfallarna
        [1] Försvararna
        [weather] Väderkortet
        [politics] Det politiska kortet
       *[other] { $it }
    }
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
PoolCounted = { $side ->
        [0] Anfallarna
       *[1] Försvararna
    }: { $troops }{ $divisor ->
        [1] {""}
       *[other] {" "}= { $strength }, delat med { $divisor } och avrundat uppåt
    }{ $extra ->
        [0] {""}
        [one] {" "}+ 1 tärning till
       *[other] {" "}+ { $extra } tärningar till
    } = { $dice ->
        [one] 1 tärning
       *[other] { $dice } tärningar
    }.
    .troops = { PIECES($b, $a, case: "bare") } ({ TIMES($b, $c) })
    .troops-join = {" + "}
    .troops-none = ingen (0)
PeopleArmed = Orten är tom; folket försvarar den med { $dice ->
        [one] 1 tärning
       *[other] { $dice } tärningar
    }.
LossChosen = { $side ->
        [0] Anfallarna
       *[1] Försvararna
    } förlorar { PIECES(1, $kind) } efter ägarens val.
LossesTaken = { $side ->
        [0] Anfallarna
       *[1] Försvararna
    } får { $hits ->
        [0] inga träffar
        [one] 1 träff
       *[other] { $hits } träffar
    }; förlorat i striden: { $lost }; kvar: { $left }.
    .lost = { PIECES($b, $a) }
    .lost-none = inget
    .left = { PIECES($b, $a) }
    .left-none = ingen
BattleDecided = { $winner ->
        [1] { $kind ->
                [3] Undsättarna har vunnit
               *[other] Anfallarna har vunnit
            }
        [2] { $kind ->
                [3] Belägrarna har vunnit
               *[other] Försvararna har vunnit
            }
        [3] Ingen har vunnit
       *[0] Inget är avgjort än
    }{ $why ->
        [1] {" "}med fler enheter kvar
        [2] , för den andra sidan är borta
        [3] , för lika många är kvar
       *[other] {""}
    }: { $winner ->
        [2] { $defenders } mot { $attackers ->
                [one] 1 enhet
               *[other] { $attackers } enheter
            }
       *[other] { $attackers } mot { $defenders ->
                [one] 1 enhet
               *[other] { $defenders } enheter
            }
    }.
RolledAgain = Lika många är kvar, { $units ->
        [one] 1 enhet
       *[other] { $units } enheter
    } på var sida: båda slår igen.
StormDecided = { $verdict ->
        [1] Orten är intagen
        [2] Belägringen är bruten
        [3] Ingendera sidan kan längre skada den andra; belägringen fortsätter
       *[0] Belägringen pågår
    }{ $why ->
        [4] : ingen är kvar innanför
        [5] : belägrarna är underlägsna i antal (RW-ASLT-09)
        [6] : bara ädlingar är kvar utanför, och ädlingar ensamma belägrar inget (RW-X-01)
        [7] : ingen belägrare är kvar (RW-SIEGE-09)
        [8] : ingen är kvar på någondera sidan (RW-X-02)
       *[other] {""}
    }{ $verdict ->
        [1] {""}
       *[other] ; { $besiegers } mot { $defenders ->
                [one] 1 enhet
               *[other] { $defenders } enheter
            }
    }.
Ask-CASUALTY = Vilken av dina pjäser faller?
    .option = grupp { $it }
Ask-AGAIN = Stormar du en gång till?
    .option-0 = nej
    .option-1 = storma en gång till

### belägringar

SiegeBegun = { $faction } börjar belägra { $place } med { $banners } för { price }.
SiegeJoined = { $faction }: { $banners } ansluter sig till belägringen av { $place }.
SiegeLeft = { $faction }: { $banners } lämnar belägringen av { $place }.
SiegeBrokenOff = { $faction } avbryter belägringen av { $place }.
SiegeOver = Belägringen av { $place } är över: { $why ->
        [captured] orten är intagen
        [outnumbered] belägrarna blev underlägsna i antal
        [relieved] orten är undsatt
        [beaten] belägrarna blev slagna i fält
        [broken-off] den avbröts
        [nobles-only] bara ädlingar var kvar utanför, och ädlingar ensamma belägrar inget (RW-X-01)
       *[nobody-left] ingen belägrare är kvar
    }.
AssaultCalled = { $faction } stormar { $place } för { price }.
SortieCalled = { $faction } gör ett utfall ur { $place } för { price }; liksom vid en stormning kallas de belägrade försvararna och belägrarna anfallarna.
Captured = { $by } intar { $place }{ $owner ->
        [none] , som inte tillhörde någon
       *[other] {" "}från { $owner }
    }.
FortressDamaged = Fästningen { $place } är skadad och räknas inte längre som befäst.
ReliefBegun = { $faction } angriper belägrarna vid { $place } med { $banners }.
BesiegedDecided = { $joins-count ->
        [0] De belägrade från { $faction } stannar i { $place }
       *[other] Ur { $place } kommer till undsättarnas hjälp: { $joins }
    }.
    .joins = { $key } ({ $value })
