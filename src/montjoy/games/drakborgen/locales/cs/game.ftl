# Drakborgen Legenden česky.  Jak se zprávy jmenují: montjoy/words/__init__.py.
# Jak se jmenují věci: names.ftl a tiles.ftl; otázky a odpovědi: asking.ftl.
# Barvy hráčů (Červený, Modrý …) mají pády gen, dat, acc; jejich vlastní jména se neskloňují; o rodě se nic neví, proto přítomný čas.

### pomocná slova

name-pair = { $second } ({ $first })
name-numbered = { $case ->
        [gen] { FORM($first, case: "gen") }
        [dat] { FORM($first, case: "dat") }
        [acc] { FORM($first, case: "acc") }
        [thing-acc] { FORM($first, case: "thing-acc") }
       *[other] { $first }
    }, číslo { $number }
name-numbered-t = { $case ->
        [thing-acc] kartu pokladu { $number } ({ $first })
       *[other] karta pokladu { $number } ({ $first })
    }
name-numbered-s = { $case ->
        [thing-acc] zvláštní kartu { $number } ({ $first })
       *[other] zvláštní karta { $number } ({ $first })
    }
at-place = { $place ->
        [outside] před hradem
        [below] v katakombách
        [transit] na půli cesty
        [none] nikde
       *[other] na { $place }
    }
at-square = { $square ->
        [outside] před hradem
        [below] v katakombách
        [transit] na půli cesty
        [none] nikde
       *[other] na { $square }
    }
to-to = { $to ->
        [outside] ven z hradu
        [below] dolů do katakomb
        [transit] do víru
        [none] nikam
       *[other] na { $to }
    }
from-start = { $start ->
        [outside] zvenčí
        [below] z katakomb
        [transit] z víru
        [none] odnikud
       *[other] z { $start }
    }
by-way = { $way ->
        [out] branou ven z hradu
        [down] dolů po schodech
        [none] nikudy
       *[other] { FORM($way, case: "to") }
    }
thing = { FORM($thing, case: "thing") }
thing-acc = { FORM($thing, case: "thing-acc") }
what-found = { $what ->
        [special] zvláštní karta
        [treasure] karta pokladu
        [amulet] amulet
        [ring] prsten
       *[other] { FORM($what, case: "thing") }
    }

### kostky a karty

die-for = { $why ->
        [symbol] {" "}(symbol)
        [order] {" "}(pořadí)
        [sun] {" "}(slunce)
        [stairs] {" "}(cesta nahoru)
        [fall] {" "}(pád)
        [rest] {" "}(odpočinek)
        [position] {" "}(postavení)
        [injury] {" "}(riziko zranění)
        [breath] {" "}(dračí dech)
        [blow] {" "}(první rána)
        [direction] {" "}(směr)
        [passage] {" "}(kudy)
        [missile] {" "}(hod zbraní)
        [potion] {" "}(lektvar)
        [room] {" "}(místnost nebo karta)
        [pick] {" "}(zámek)
        [force] {" "}(dveře)
        [lift] {" "}(mříž)
        [rubble] {" "}(zával)
        [leap] {" "}(skok)
        [hold] {" "}(lávka)
        [open] {" "}(cesta)
        [flight] {" "}(útěk před drakem)
        [tear] {" "}(pavučina)
        [loose] {" "}(pavučina)
        [ambush] {" "}(záloha)
       *[none] {""}
    }
Rolled = { $faces-count ->
        [one] Kostka
       *[other] Kostky
    }{ $about }{ die-for }: { $faces }{ $how ->
        [typed] , zapsáno ručně
        [set] , určeno rozhodčím
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
               *[other] {" – "}{ $it }
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
               *[other] {", "}{ FORM($it, case: "thing") }
            }
    }
    .about-join = {""}
    .about-none = {""}
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
Drew = { $peek ->
        [true] Prohlédnuto
       *[false] Taženo
    }{ $about }: { $card-kind ->
        [labyrinth] dílek labyrintu
        [room] žeton místnosti
       *[none] { $card }
    }{ $how ->
        [typed] , zapsáno ručně
        [set] , určeno rozhodčím
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
       *[other] {" "}({ $it })
    }
    .about-join = {""}
    .about-none = {""}

### před hrou

OrderRolled = Pořadí u stolu: { $order }.
StaircaseLaid = Jedny schody jsou známy od začátku: číslo { $number }, { at-square }.
SymbolRolled = V této hře prozrazuje tajné dveře { $symbol ->
        [1] oko (1)
        [2] klíč (2)
        [3] měsíc (3)
        [4] had (4)
        [5] hvězda (5)
        [6] věž (6)
       *[other] symbol { $symbol }
    } na stěně; každý jiný symbol lže.
HeroesDealt = { $seat } dostává na výběr: { $heroes }.
HeroTaken = { $seat } hraje za postavu { $hero }.
Started = { $seat } začíná { at-place }.

### kola, den a konec

TurnBegun = Kolo { $round }: na tahu je { $seat }.
TurnLost = { $seat } tento tah vynechává{ $left ->
        [0] {""}
        [one] ; čeká ještě 1 vynechaný tah
        [few] ; čekají ještě { $left } vynechané tahy
       *[other] ; čeká ještě { $left } vynechaných tahů
    }.
after-round = { $round ->
        [0] {""}
       *[other] Po kole { $round }:{" "}
    }
SunMoved = { after-round }{ $why ->
        [held] přesýpací hodiny drží slunce na místě
       *[other] { $steps ->
                [-1] obloha se vyjasňuje: slunce se vrací o 1 krok
                [0] slunce se nehýbe
                [one] slunce klesá o 1 krok
                [few] slunce klesá o { $steps } kroky
               *[other] slunce klesá o { $steps } kroků
            }
    }; celkem { $sun ->
        [one] 1 krok
        [few] { $sun } kroky
       *[other] { $sun } kroků
    }.
SunSet = Slunce zapadlo. { $lost-count ->
        [0] Ve tmě nezůstal nikdo.
        [one] { START($lost) } zůstává v hradu a nadobro se ztrácí.
       *[other] { START($lost) } zůstávají v hradu a nadobro se ztrácejí.
    }
WentRetired = { $seat } už má dost a jde domů{ $cards ->
        [0] { $gold ->
            [0] {" "}s prázdnou
            [one] {" "}s 1 zlaťákem
           *[other] {" "}s { $gold } zlaťáky
        }
       *[other] {" "}{ $gold ->
            [0] s
            [one] s 1 zlaťákem a s
           *[other] s { $gold } zlaťáky a s
        }{ $cards ->
            [one] {" "}1 kartou pokladu
           *[other] {" "}{ $cards } kartami pokladu
        }
    }.
NoWayUp = { $seats-count ->
        [0] Nad zemí nezbyl nikdo
        [one] { $seats } je v katakombách
       *[other] { $seats } jsou v katakombách
    } a žádné schody nejsou známy: cesta vzhůru nevede.
FacesShown = { $seat } { $cards-count ->
        [0] nemá žádné karty pokladu
       *[other] ukazuje karty: { $cards }
    }; celkem má { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }.

### chůze

Moved = { $way ->
        [out] { $seat } vychází z hradu ven, { from-start }.
        [down] { $seat } schází po schodech dolů, { from-start }.
        [north] { $seat } jde na sever, { from-start } { to-to }.
        [east] { $seat } jde na východ, { from-start } { to-to }.
        [south] { $seat } jde na jih, { from-start } { to-to }.
        [west] { $seat } jde na západ, { from-start } { to-to }.
       *[other] { $seat } jde { from-start } { to-to }.
    }
SetOut = { $seat } se vydává { to-to }.
GoesOn = { $what ->
        [straight] { $seat } chce prozkoumávat dál { FORM($way, case: "to") }.
        [rest] { $seat } chce odpočívat do uzdravení.
       *[other] { $seat } to chce zkoušet dál, tah za tahem.
    }
TileTurned = Odkryto { $square }: { $tile }{ $entry ->
        [none] {""}
       *[other] , vstup { FORM($entry, case: "from") }
    }.
RoomTileAside = Žeton místnosti z { $square } jde stranou, nikdo jej neviděl.
RoomTurned = Žeton místnosti na { $square }: { FORM($room, case: "about") }.
RoomEmpty = Na { $square } nic není: { $room } platí jen pro toho, kdo přijde jinudy.
RoomDone = { $room }: žeton jde mezi použité.
SecretDoorFound = { $seat } nachází { at-square } tajné dveře, { FORM($way, case: "at") }.
PlainWall = { $seat } ohmatává { at-square } { FORM($way, case: "adj") } stěnu: je to jen stěna.
WentOutside = { $seat } vychází { from-start } a stojí před hradem.
CameInto = { $seat } vstupuje znovu do hradu, { to-to }.
Stayed = { $seat } zůstává na místě.
Rested = { $seat } odpočívá a získává zpět { $gained ->
        [0] 0 bodů zdraví
        [one] 1 bod zdraví
        [few] { $gained } body zdraví
       *[other] { $gained } bodů zdraví
    }; teď má { $body }.

### dveře a překážky

must-be-below = { $below ->
        [true] {""} (musí padnout méně)
       *[other] {""}
    }
TestPassed = { $seat } zkouší { FORM($factor, case: "acc") } { $value }{ must-be-below }{ test-for }: padlo { $roll }, úspěch.
TestFailed = { $seat } zkouší { FORM($factor, case: "acc") } { $value }{ must-be-below }{ test-for }: padlo { $roll }, neúspěch.
test-for = { $what ->
        [pick] {" "}– otevřít zámek
        [force] {" "}– vyrazit dveře
        [lift] {" "}– zvednout mříž
        [rubble] {" "}– projít závalem
        [leap] {" "}– přeskočit propast
        [hold] {" "}– udržet náklad na lávce ({ FORM($about, case: "thing") })
        [open] {" "}– otevřít si cestu
        [flight] {" "}– uprchnout drakovi
        [tear] {" "}– roztrhat pavučinu
        [loose] {" "}– vyprostit se z pavučiny
        [ambush] {" "}– tušit zálohu
       *[none] {""}
    }{ $times ->
        [1] {""}
       *[other] {" "}({ $nth } z { $times })
    }
DoorOpened = { $seat } { $by ->
        [force] vyráží { FORM($way, case: "adj") } dveře { at-square }
        [key] odemyká { FORM($way, case: "adj") } dveře { at-square } klíčem
        [master-key] odemyká { FORM($way, case: "adj") } dveře { at-square } klíčem ode všech dveří
        [spell] otevírá { FORM($way, case: "adj") } dveře { at-square } kouzlem
        [pick] odemyká { FORM($way, case: "adj") } dveře { at-square } paklíčem
       *[other] nějak otevírá { FORM($way, case: "adj") } dveře { at-square }
    }.
DoorLeftOpen = { FORM($way, case: "adj") } dveře na { $square } zůstávají otevřené.
DoorLocked = { FORM($way, case: "adj") } dveře na { $square } jsou zase zamčené.
GateLifted = { $seat } zvedá { at-square } { FORM($way, case: "adj") } mříž.
GateFell = { FORM($way, case: "adj") } mříž na { $square } s rachotem padá.
WentAfter = { $seat } ještě stíhá projít pod mříží; cestu vede { $leader }.
CameToRubble = { $seat } stojí před závalem { at-square }.
RubbleForced = { $seat } se prodírá závalem { at-square }.
StuckInTheRubble = { $seat } vězí v závalu { at-square }.
WentDown = { $seat } sestupuje { $square ->
        [none] {""}
       *[other] { at-square }{" "}
    }do katakomb.
SearchedInVain = { $seat } tápe ve tmě ({ $roll }) a cestu vzhůru nenachází.
CameUp = { $seat } nachází schody číslo { $stairs } a vychází nahoru { at-square }.
LeaptAcross = { $seat } přeskakuje propast { at-square }.
Fell = { $seat } padá { at-square } do katakomb.
Crossed = { $seat } přechází { at-square } lávku.
Declined = { $seat } { $why ->
        [bridge] se na lávku
        [chamber] se do pokladnice
       *[other] se dál
    } { at-square } nevydává a příští tah se vrátí.
TreasureFell = { $seat } upouští do hlubiny { thing-acc }.
JumpedAfter = { $seat } skáče za pokladem.
TreasureFoundBelow = { $seat } nachází v katakombách { thing-acc }.
SteppedBack = { $seat } ustupuje { from-start } { to-to }.
WayBackShut = Cesta zpět je zavřená: { $seat } se už vrátit nemůže.

### body zdraví

Hurt = { $hero } ztrácí { $lost ->
        [0] 0 bodů zdraví
        [one] 1 bod zdraví
        [few] { $lost } body zdraví
       *[other] { $lost } bodů zdraví
    }; { $body ->
        [0] nezbývá žádný
        [one] zbývá 1
        [few] zbývají { $body }
       *[other] zbývá { $body }
    }.
Healed = { $hero } získává zpět { $gained ->
        [0] 0 bodů zdraví
        [one] 1 bod zdraví
        [few] { $gained } body zdraví
       *[other] { $gained } bodů zdraví
    }; teď má { $body }.
Died = { $hero } umírá{ $why ->
        [wounds] {" "}na svá zranění
        [fight] {" "}v boji
        [eaten] {" "}v kusadlech obřího pavouka
        [sunset] , místem posledního odpočinku je temný hrad
        [no-way-up] , z katakomb není návratu
       *[other] {""}
    } ({ at-place }).
RingSaved = { $ring } ztrácí moc, ale { $hero } žije dál s 1 bodem zdraví.
LifeKept = Prsten života ztrácí moc: { $hero } bojuje dál s 1 bodem zdraví a 1 bojovým bodem.
Warded = { $hero } odvrací ránu a ušetří { $spared ->
        [0] 0 bodů zdraví
        [one] 1 bod zdraví
        [few] { $spared } body zdraví
       *[other] { $spared } bodů zdraví
    }.
RolledAgain = { $hero } se drží lana a hází znovu.
MustLoseTurns = { $hero } musí vynechat { $turns ->
        [0] 0 tahů
        [one] 1 tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }.

### věci

Found = { $hero } nachází { $sort ->
        [key] klíč
        [treasure] { $what ->
                [none] { thing-acc }
               *[other] poklad: { $what }
            }
        [potion] lektvar: { $what }
        [amulet] amulet: { $what }
        [ring] prsten: { $what }
       *[item] { FORM($what, case: "thing-acc") }
    }.
CardTaken = { $hero } si bere { $sort ->
        [special_card] zvláštní kartu
       *[treasure_card] kartu pokladu
    } a tajně si ji prohlíží.
FaceSeen = { thing }: { $card }.
DeckEmpty = { $deck ->
        [treasure] Karty pokladu došly.
        [amulet] Amulety došly.
        [ring] Prsteny došly.
        [special] Zvláštní karty došly.
       *[other] Balíček je prázdný: { $deck }.
    }
PutOn = { $hero } si bere do výstroje { thing-acc }.
PutOff = { $hero } odkládá z výstroje { thing-acc }.
Drank = { $hero } vypíjí { FORM($potion, case: "thing-acc") }.
PickedUp = { $hero } sbírá { at-place } { thing-acc }.
LeftLying = { at-place } teď leží { thing }.
Offered = { $wanted ->
        [true] { $hero } žádá o { thing-acc }; rozhodne { $to }.
       *[false] { $hero } nabízí { thing-acc }; rozhodne { $to }.
    }
Given = { $giver } dává { thing-acc }; přebírá { $taker }.
GiftRefused = { $giver } si nechává { thing-acc }; { $taker } nedostává nic.
ThingLost = { $hero } přichází o { thing-acc }{ $to ->
        [under-deck] : putuje pod balíček pokladů
        [used] : spotřebováno
        [out] : nadobro
       *[other] {""}
    }.
CardPlayed = { $hero } hraje kartu { $card }{ $on ->
        [none] {""}
       *[other] , cíl: { $on }
    }.
SpellCast = { $hero } sesílá kouzlo: { $spell }.
Peeked = { $hero } se dívá dalekohledem na { $square }.
TilesSeen = Na { $square } leží { $labyrinth }; žeton místnosti: { $room }.
ByHandTold = { $hero } provádí ručně, co říká žeton: „{ $text }“ { $note ->
        [none] Nic z toho nevzešlo.
       *[other] Výsledek: { $note }
    }
RingUsed = { $hero } používá { FORM($ring, case: "thing-acc") }; { $left ->
        [0] je po jeho moci
        [one] zbývá 1 použití
        [few] zbývají { $left } použití
       *[other] zbývá { $left } použití
    }.
