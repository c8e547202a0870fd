# Drakborgen Legenden på svenska, med spelets egna ord.  Hur meddelandena heter: montjoy/words/__init__.py.
# Vad saker heter står i names.ftl och tiles.ftl; frågor och svar i asking.ftl; reglernas titlar i rules.ftl.
# Egna former: väderstreck i "adj" (norra) och "to" (norrut), saker i "thing" (ringbrynjan) och "a" (en ringbrynja).

### hjälpord

name-pair = { $second } hos { $first }
name-numbered = { $first }, nummer { $number }
name-numbered-t = skattkammarkort { $number } ({ $first })
name-numbered-s = specialkort { $number } ({ $first })
at-place = { $place ->
        [outside] utanför borgen
        [below] i katakomberna
        [transit] mellan två platser
        [none] ingenstans
       *[other] i { $place }
    }
at-square = { $square ->
        [outside] utanför borgen
        [below] i katakomberna
        [transit] mellan två platser
        [none] ingenstans
       *[other] i { $square }
    }
to-to = { $to ->
        [outside] ut ur borgen
        [below] ner i katakomberna
        [transit] in i virveln
        [none] ingenstans
       *[other] till { $to }
    }
from-start = { $start ->
        [outside] utifrån
        [below] ur katakomberna
        [transit] ur virveln
        [none] från ingenstans
       *[other] från { $start }
    }
by-way = { $way ->
        [out] ut genom borgporten
        [down] nerför trappan
        [none] ingenstans
       *[other] { FORM($way, case: "to") }
    }
thing = { FORM($thing, case: "thing") }
what-found = { $what ->
        [special] ett specialkort
        [treasure] ett skattkammarkort
        [amulet] en amulett
        [ring] en ring
       *[other] { FORM($what, case: "a") }
    }

### tärningar och kort

die-for = { $why ->
        [symbol] {" "}(symbolen)
        [order] {" "}(turordning)
        [sun] {" "}(solen)
        [stairs] {" "}(vägen upp)
        [fall] {" "}(fallet)
        [rest] {" "}(vila)
        [position] {" "}(position)
        [injury] {" "}(skadechans)
        [breath] {" "}(drakens andedräkt)
        [blow] {" "}(första hugget)
        [direction] {" "}(riktning)
        [passage] {" "}(vilken väg)
        [missile] {" "}(kastet)
        [potion] {" "}(drycken)
        [room] {" "}(rum eller kort)
        [pick] {" "}(låset)
        [force] {" "}(dörren)
        [lift] {" "}(fällgallret)
        [rubble] {" "}(bråten)
        [leap] {" "}(språnget)
        [hold] {" "}(spången)
        [open] {" "}(vägen)
        [flight] {" "}(flykt från draken)
        [tear] {" "}(nätet)
        [loose] {" "}(nätet)
        [ambush] {" "}(överfallet)
       *[none] {""}
    }
Rolled = { $faces-count ->
        [one] Tärningen
       *[other] Tärningarna
    }{ $about }{ die-for }: { $faces }{ $how ->
        [typed] , inskrivet för hand
        [set] , bestämt av spelledaren
       *[none] {""}
    }.
    .about = { $nth ->
        [1] { $it ->
                [0] {""}
                [1] {""}
                [2] {""}
                [3] {""}
                [4] {""}
                [5] {""}
                [6] {""}
                [7] {""}
               *[other] {" "}för { $it }
            }
       *[other] { $it ->
                [0] {""}
                [1] {""}
                [2] {""}
                [3] {""}
                [4] {""}
                [5] {""}
                [6] {""}
                [7] {""}
                [treasure] {""}
               *[other] {" "}({ FORM($it, case: "thing") })
            }
    }
    .about-join = {""}
    .about-none = {""}
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
Drew = { $peek ->
        [true] Överst i högen
       *[false] Dras
    }{ $about }: { $card-kind ->
        [labyrinth] en labyrintbricka
        [room] en rumsbricka
       *[none] { $card }
    }{ $how ->
        [typed] , inskrivet för hand
        [set] , bestämt av spelledaren
       *[none] {""}
    }.
    .about = { $it ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
        [6] {""}
        [7] {""}
       *[other] {" "}för { $it }
    }
    .about-join = {""}
    .about-none = {""}

### före spelet

OrderRolled = Turordningen är { $order }.
StaircaseLaid = En trappa är känd från början: nummer { $number }, { at-square }.
SymbolRolled = I det här spelet är en vägg med { $symbol ->
        [1] ett öga (1)
        [2] en nyckel (2)
        [3] en måne (3)
        [4] en orm (4)
        [5] en stjärna (5)
        [6] ett torn (6)
       *[other] symbol { $symbol }
    } en lönndörr; alla andra symboler ljuger.
HeroesDealt = { $seat } får välja mellan { $heroes }.
HeroTaken = { $seat } spelar { $hero }.
Started = { $seat } börjar { at-place }.

### spelomgångar, dagen och slutet

TurnBegun = Spelomgång { $round }: { $seat } har draget.
TurnLost = { $seat } står över det här draget{ $left ->
        [0] {""}
       *[other] ; { $left } till återstår
    }.
after-round = { $round ->
        [0] {""}
       *[other] Efter spelomgång { $round }:{" "}
    }
SunMoved = { after-round }{ $why ->
        [held] timglaset håller solen stilla
       *[other] { $steps ->
                [-1] himlen klarnar: solen går tillbaka 1 steg
                [0] solen rör sig inte
               *[other] solen sjunker { $steps } steg
            }
    }; sammanlagt { $sun } steg.
SunSet = Solen har gått ner. { $lost-count ->
        [0] Ingen är kvar i mörkret.
        [one] { START($lost) } är kvar i borgen och går förlorad.
       *[other] { START($lost) } är kvar i borgen och går förlorade.
    }
WentRetired = { $seat } har fått nog och går hem{ $cards ->
        [0] { $gold ->
            [0] {" "}tomhänt
           *[other] {" "}med { $gold } guldmynt
        }
       *[other] {" "}med { $gold ->
            [0] {""}
           *[other] { $gold } guldmynt och{" "}
        }{ $cards } skattkammarkort
    }.
NoWayUp = { $seats-count ->
        [0] Ingen är kvar ovan jord
       *[other] { $seats } är i katakomberna
    }, och ingen trappa är uppvänd: ingen räddning gives.
FacesShown = { $seat } visar { $cards-count ->
        [0] inga skattkammarkort
       *[other] { $cards }
    } och har sammanlagt { $gold } guldmynt.

### förflyttning

Moved = { $way ->
        [out] { $seat } går ut ur borgen { from-start }.
        [down] { $seat } går nerför trappan { from-start }.
        [north] { $seat } går norrut { from-start } { to-to }.
        [east] { $seat } går österut { from-start } { to-to }.
        [south] { $seat } går söderut { from-start } { to-to }.
        [west] { $seat } går västerut { from-start } { to-to }.
       *[other] { $seat } går { from-start } { to-to }.
    }
SetOut = { $seat } ger sig av { to-to }.
GoesOn = { $what ->
        [straight] { $seat } tänker utforska vidare { FORM($way, case: "to") }.
        [rest] { $seat } tänker vila till full hälsa.
       *[other] { $seat } tänker försöka igen, drag för drag.
    }
TileTurned = { $square } vänds upp: { $tile }{ $entry ->
        [none] {""}
       *[other] , med instegspunkten i { $entry }
    }.
RoomTileAside = Rumsbrickan { at-square } läggs åt sidan osedd.
RoomTurned = Rumsbrickan { at-square } vänds upp: { FORM($room, case: "about") }.
RoomEmpty = { $square } är tomt: brickan ({ $room }) gäller bara den som kommer in på annat sätt.
RoomDone = { $room }: brickan läggs bland de använda.
SecretDoorFound = { $seat } finner en lönndörr { at-square }, på { FORM($way, case: "adj") } sidan.
PlainWall = { $seat } känner på { FORM($way, case: "adj") } väggen { at-square }: det är bara en vägg.
WentOutside = { $seat } lämnar borgen { from-start }.
CameInto = { $seat } går in i borgen igen, { to-to }.
Stayed = { $seat } står kvar.
Rested = { $seat } vilar och återfår { $gained ->
        [0] inget
       *[other] { $gained } kroppspoäng
    }; nu { $body }.

### dörrar och hinder

must-be-below = { $below ->
        [true] {""} (slaget måste vara lägre)
       *[other] {""}
    }
TestPassed = { $seat } testar { $factor } { $value }{ must-be-below }{ test-for }: slår { $roll } och lyckas.
TestFailed = { $seat } testar { $factor } { $value }{ must-be-below }{ test-for }: slår { $roll } och misslyckas.
test-for = { $what ->
        [pick] {" "}för att dyrka upp låset
        [force] {" "}för att bryta upp dörren
        [lift] {" "}för att lyfta fällgallret
        [rubble] {" "}för att ta sig igenom bråten
        [leap] {" "}för att hoppa över avgrunden
        [hold] {" "}för att få med sig { FORM($about, case: "thing") } över spången
        [open] {" "}för att öppna vägen
        [flight] {" "}för att fly från draken
        [tear] {" "}för att forcera nätet
        [loose] {" "}för att ta sig loss ur nätet
        [ambush] {" "}för att ana överfallet
       *[none] {""}
    }{ $times ->
        [1] {""}
       *[other] {" "}({ $nth } av { $times })
    }
DoorOpened = { $seat } öppnar { FORM($way, case: "adj") } dörren { at-square } { $by ->
        [key] med en nyckel
        [master-key] med huvudnyckeln
        [spell] med en besvärjelse
        [pick] genom att dyrka upp låset
        [force] genom att bryta upp den
       *[other] på något sätt
    }.
DoorLeftOpen = { FORM($way, case: "adj") } dörren { at-square } lämnas öppen.
DoorLocked = { FORM($way, case: "adj") } dörren { at-square } låses igen.
GateLifted = { $seat } lyfter { FORM($way, case: "adj") } fällgallret { at-square }.
GateFell = { FORM($way, case: "adj") } fällgallret { at-square } faller ner med ett brak.
WentAfter = { $seat } följer efter { $leader } och hinner in innan fällgallret är nere.
CameToRubble = { $seat } står framför bråten { at-square }.
RubbleForced = { $seat } forcerar bråten { at-square }.
StuckInTheRubble = { $seat } sitter fast i bråten { at-square }.
WentDown = { $seat } går ner i katakomberna{ $square ->
        [none] {""}
       *[other] {" "}från { $square }
    }.
SearchedInVain = { $seat } irrar omkring i mörkret ({ $roll }) och hittar ingen väg upp.
CameUp = { $seat } hittar trappa { $stairs } och kommer upp { at-square }.
LeaptAcross = { $seat } hoppar över avgrunden { at-square }.
Fell = { $seat } faller ner i katakomberna { at-square }.
Crossed = { $seat } balanserar över spången { at-square }.
Declined = { $seat } avstår { $why ->
        [bridge] från spången
        [chamber] från skattkammaren
       *[other] från att gå vidare
    } { at-square } och går tillbaka nästa drag.
TreasureFell = { $seat } tappar { thing } ner i djupet.
JumpedAfter = { $seat } hoppar efter skatten.
TreasureFoundBelow = I katakomberna hittar { $seat } { thing }.
SteppedBack = { $seat } går tillbaka { from-start } { to-to }.
WayBackShut = Vägen tillbaka är stängd: { $seat } kan inte längre vända om.

### kroppspoäng

Hurt = { $hero } förlorar { $lost ->
        [0] inga
       *[other] { $lost }
    } kroppspoäng och har { $body ->
        [0] inga
       *[other] { $body }
    } kvar.
Healed = { $hero } återfår { $gained ->
        [0] inget
       *[other] { $gained } kroppspoäng
    }; nu { $body }.
Died = { $hero } är död{ $why ->
        [wounds] {" "}av sina sår
        [fight] , stupad i striden
        [eaten] , uppäten av en jättespindel
        [sunset] , kvar i borgen när mörkret föll
        [no-way-up] , för alltid vilse i katakomberna
       *[other] {""}
    } ({ $place ->
        [outside] utanför borgen
        [below] i katakomberna
        [transit] mellan två platser
        [none] ingenstans
       *[other] { $place }
    }).
RingSaved = { FORM($ring, case: "thing") } är förbrukad, och { $hero } lever vidare med 1 kroppspoäng.
LifeKept = Livets ring är förbrukad: { $hero } strider vidare med 1 kroppspoäng och 1 stridspoäng.
Warded = { $hero } värjer sig{ $spared ->
        [0] , till ingen nytta
       *[other] {" "}och slipper förlora { $spared } kroppspoäng
    }.
RolledAgain = { $hero } klamrar sig fast vid repet och slår om.
MustLoseTurns = { $hero } ska stå över { $turns ->
        [0] inget drag
       *[other] { $turns } drag
    }.

### saker

Found = { $hero } hittar { $sort ->
        [key] en nyckel
        [treasure] { $what ->
                [none] { FORM($thing, case: "a") }
               *[other] en skatt: { FORM($what, case: "a") }
            }
        [potion] en trolldryck: { FORM($what, case: "a") }
        [amulet] en amulett: { $what }
        [ring] en ring: { $what }
       *[item] { FORM($what, case: "a") }
    }.
CardTaken = { $hero } tar ett { $sort ->
        [special_card] specialkort
       *[treasure_card] skattkammarkort
    } och tittar på det i hemlighet.
FaceSeen = { thing }: { $card }.
DeckEmpty = { $deck ->
        [treasure] Skattkammarkorten är slut.
        [amulet] Amuletterna är slut.
        [ring] Ringarna är slut.
        [special] Specialkorten är slut.
       *[other] Högen är slut: { $deck }.
    }
PutOn = { $hero } rustar sig med { thing }.
PutOff = { $hero } tar av sig { thing }.
Drank = { $hero } dricker ur { FORM($potion, case: "thing") }.
PickedUp = { $hero } plockar upp { thing } { at-place }.
LeftLying = { thing } blir liggande { at-place }.
Offered = { $wanted ->
        [true] { $hero } ber { $to } om { thing }.
       *[false] { $hero } erbjuder { $to } { thing }.
    }
Given = { $giver } ger { thing } till { $taker }.
GiftRefused = { $giver } behåller { thing }; { $taker } får inget.
ThingLost = { $to ->
        [under-deck] { $hero } förlorar { thing }, som läggs underst i högen med skattkammarkort.
        [used] { $hero } har förbrukat { thing }.
        [out] { $hero } förlorar { thing } för gott.
       *[other] { $hero } förlorar { thing }.
    }
CardPlayed = { $hero } spelar { $card }{ $on ->
        [none] {""}
       *[other] {" "}mot { $on }
    }.
SpellCast = { $hero } uttalar en besvärjelse: { $spell }.
Peeked = { $hero } riktar fjärrglaset mot { $square }.
TilesSeen = { $square }: { $labyrinth }; rumsbrickan: { $room }.
ByHandTold = { $hero } gör för hand vad brickan säger: ”{ $text }” { $note ->
        [none] Det ledde inte till något.
       *[other] Det ledde till: { $note }
    }
RingUsed = { $hero } använder { FORM($ring, case: "thing") }; { $left ->
        [0] ingen gång återstår
        [one] 1 gång återstår
       *[other] { $left } gånger återstår
    }.
