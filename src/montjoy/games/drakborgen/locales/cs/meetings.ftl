# Setkání, pokladnice a drak, pavučiny a víry, kdo vede nestvůry, skupiny.

### setkání

MonsterFound = { at-square } { $ambush ->
        [true] útočí ze zálohy
       *[false] čeká
    } { $monster }.
Met = { $heroes } { $heroes-count ->
        [one] potkává
       *[other] potkávají
    } { FORM($monsters, case: "acc") } { at-place }. { $by ->
        [none] Za { $monsters-count ->
                [one] nestvůru
               *[other] nestvůry
            } rozhodne náhoda
       *[other] { START($by) } má { $monsters-count ->
                [one] kartu, která říká, co nestvůra udělá
               *[other] karty, které říkají, co nestvůry udělají
            }
    }.
CardDrawn = { $monster } dostává kartu nestvůry.
CardRead = { $monster }, ve vašich rukou { $card }: { $combat_points ->
        [one] 1 bojový bod
        [few] { $combat_points } bojové body
       *[other] { $combat_points } bojových bodů
    }. Při útoku { on-attack }; při vyčkávání { on-wait }; obrátí-li se hrdina zpět, { on-turn-back }.
on-attack = { $on_attack ->
        [fight] bojuje
        [flee] prchá
        [follow] pronásleduje
       *[passive] zůstává v klidu
    }
on-wait = { $on_wait ->
        [fight] bojuje
        [flee] prchá
        [follow] pronásleduje
       *[passive] zůstává v klidu
    }
on-turn-back = { $on_turn_back ->
        [fight] bojuje
        [flee] prchá
        [follow] pronásleduje
       *[passive] zůstává v klidu
    }
Chose = { $hero } { $action ->
        [attack] útočí
        [wait] vyčkává, co se stane
       *[turn_back] se obrací zpět
    }.
Reacted = { $monster } { $reaction ->
        [fight] bojuje
        [flee] prchá
        [follow] se vydává za hrdinou
       *[passive] zůstává v klidu
    }.
WayShut = { $monster } chce prchnout, ale nemá kudy: bojuje.
MonsterFled = { $monster } prchá { $way ->
        [out] ven z hradu, { from-start }
        [down] dolů po schodech, { from-start }
       *[other] { FORM($way, case: "to") }, { from-start } { to-to }
    }.
MonsterLeft = { $monster } { $why ->
        [unknown-square] mizí v neznámém labyrintu
        [teleport] mizí ve víru kdovíkam
        [outside] je venku z hradu a už se nevrátí
        [dead] je po smrti
        [ran-off] utíká a víc se neukáže
        [eaten] odchází, hladu je konec
       *[other] je pryč
    }.
MonsterWentDown = { $monster } mizí v katakombách.
Roused = { $monster } zůstává { at-square }.
Followed = { $monster } jde za hrdinou { to-to }.
AmbushSeen = { $hero } se má na pozoru: { $monster } ze zálohy neudeří.
CardShuffledIn = { $monster }: karta se zamíchá zpět.
Rewarded = { $hero } si bere, co střeží { $monster }.
Banished = { $monster } mizí: slovo vyhání { FORM($direction, case: "to") }.
Bound = { $hero } si podmaňuje { FORM($monster, case: "acc") }.
Controls = { $hero } má odteď v družině: { $companion }; do každého boje { $combat_points ->
        [one] 1 bojový bod
        [few] { $combat_points } bojové body
       *[other] { $combat_points } bojových bodů
    }.
Uncontrolled = { $companion } už s nikým nejde{ $place ->
        [none] {" "}a je pryč
       *[other] {" "}a zůstává { at-place }
    }.

### pokladnice a drak

ReachedChamber = { $hero } stojí { at-square } před pokladnicí!
EnteredChamber = { $hero } vstupuje do pokladnice.
TreasureDeclined = { $hero } si tentokrát žádný poklad nebere.
DragonCard = { $hero } táhne dračí kartu: { $state ->
        [awake] drak otevírá oči!
       *[asleep] drak spí dál.
    }
DragonCardSkipped = { $hero } tentokrát dračí kartu netáhne.
DragonWoke = Drak se probudil{ $why ->
        [fight] , protože vedle něj tekla krev
       *[other] {""}
    }!
DragonSleeps = Pokladnice je prázdná a drak spí; { $cards ->
        [0] žádná dračí karta se nevrací
        [one] 1 dračí karta se zamíchá zpět
        [few] { $cards } dračí karty se zamíchají zpět
       *[other] { $cards } dračích karet se zamíchá zpět
    }.
DragonRestless = Drak se ve spánku převaluje: táhnou se dvě karty najednou.
CardsThrownAway = { $hero } odhazuje { $cards-count ->
        [0] 0 karet pokladu
       *[other] poklady: { FORM($cards, case: "thing") }
    }.
FledDragon = { $hero } se dostává z pokladnice, pryč od draka.
FlightFromDragonFailed = { $hero } se ven nedostává: v cestě je drak.
FirstBlow = { $hero } bije do spícího draka: padlo { $roll }. Drak ztrácí { $taken ->
        [0] 0 bojových bodů
        [one] 1 bojový bod
        [few] { $taken } bojové body
       *[other] { $taken } bojových bodů
    }.
DragonSlain = Drak je mrtev! Přemožitelé: { $heroes }.
GreedHolds = Prsten chamtivosti nepouští: { $hero } zůstává ({ $roll }).

### pavučiny a cestování

Caught = { $hero } se zaplétá { at-square } do obří pavučiny.
WebForced = { $hero } trhá { at-square } pavučinu{ $freed-count ->
        [0] {""}
        [one] ; na svobodě je { $freed }
       *[other] ; na svobodě jsou { $freed }
    }.
GotLoose = { $hero } se { at-square } vyprošťuje; pavučina zůstává.
SpiderMoved = { $spider } leze { from-start } { to-to }.
Eaten = { $hero } končí { at-square } v kusadlech; hoduje { $spider }.
Whirled = { $who } letí ve víru { FORM($direction, case: "to") }, { to-to }.
Arrived = { $hero } se objevuje { $to ->
        [outside] před hradem
       *[other] na { $to }
    }.
Numbered = { $who } utíká, kam určí náhoda. Cesty podle čísel: { $ways }.
    .ways = { $it ->
        [out] ven z hradu
        [down] dolů po schodech
       *[other] { FORM($it, case: "to") }
    }
    .ways-none = žádné
RanOut = { $who } utíká { by-way }.
TileRotated = Dílek { $square } se { $quarters ->
        [0] neotáčí
        [one] otáčí o čtvrtinu doprava
        [few] otáčí o { $quarters } čtvrtiny doprava
       *[other] otáčí o { $quarters } čtvrtin doprava
    }.
MonstersStir = { $monsters-count ->
        [0] Ve tmě se něco hýbe, ale žádná nestvůra nepřichází.
        [one] { $monsters } se dává do pohybu.
       *[other] { $monsters } se dávají do pohybu.
    }

### kdo vede nestvůry

BecameMonsterPlayer = { $seat } odteď vede nestvůry.
MonsterMoved = { $seat ->
        [none] {""}
       *[other] { $seat } hýbe nestvůrou:{" "}
    }{ $monster } jde { from-start } { to-to }.
MonsterFailed = { $monster } { at-square } { FORM($way, case: "to") } neprojde.
MonsterCameUp = { $monster } vychází po schodech nahoru { at-square }.
MonsterStayed = { $seat } nepohne žádnou nestvůrou.

### skupiny

PhaseBegun = { $phase ->
        [movement] Kolo { $round }: všichni se vydávají na cestu.
        [events] Kolo { $round }: a teď, co koho kde čeká.
       *[other] Kolo { $round }: { $phase }.
    }
WentAlong = { $hero } jde také { to-to }; cestu vede { $leader }.
StayedBehind = { $hero } nejde dál; { $leader } ano.
FindClaimed = O nález se hlásí { $claimants }: { what-found }.
FindDecided = { what-found }: { $hero ->
        [none] { $what ->
                [special] nikdo si nebere nic, karta zůstává v balíčku
               *[other] nikdo si nebere nic, nález zůstává ležet
            }
       *[other] bere si { $hero }{ $by ->
                [dice] , tak padly kostky
                [fight] , rozhodl meč
               *[agreement] {""}
            }
    }.
HeroAttacked = { $hero } útočí! Bránit se musí { $other }.
TookPart = { $side ->
        [none] { $hero } zůstává stranou.
       *[other] { $hero } se přidává; strana: { $side }.
    }
SpoilTaken = { $hero } bere jako kořist { thing-acc }; přichází o ni { $of }.
