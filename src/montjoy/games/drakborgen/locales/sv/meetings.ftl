# Möten, skattkammaren och draken, spindelnät och förtrollade färder, monsterspelare, flera hjältar.

### möten med monster

MonsterFound = { $ambush ->
        [true] Överfall { at-square }: { $monster }!
       *[false] { $monster } finns { at-square }.
    }
Met = { $heroes } möter { $monsters } { at-place }. { $by ->
        [none] Slumpen avgör vad { $monsters-count ->
                [one] monstret
               *[other] monstren
            } gör.
       *[other] { START($by) } har { $monsters-count ->
                [one] kortet som säger vad monstret gör
               *[other] korten som säger vad monstren gör
            }.
    }
CardDrawn = Ett monsterkort dras för { $monster }.
CardRead = Ditt kort för { $monster } ({ $card }): { $combat_points } stridspoäng. Anfall: { on-attack }. Avvakta: { on-wait }. Vänd om: { on-turn-back }.
on-attack = { $on_attack ->
        [fight] strid
        [flee] flyr
        [follow] följer efter
       *[passive] passiv
    }
on-wait = { $on_wait ->
        [fight] strid
        [flee] flyr
        [follow] följer efter
       *[passive] passiv
    }
on-turn-back = { $on_turn_back ->
        [fight] strid
        [flee] flyr
        [follow] följer efter
       *[passive] passiv
    }
Chose = { $hero } { $action ->
        [attack] anfaller
        [wait] avvaktar
       *[turn_back] vänder om
    }.
Reacted = { $monster } { $reaction ->
        [fight] väljer strid
        [flee] flyr
        [follow] kommer att följa efter
       *[passive] förhåller sig passiv
    }.
WayShut = { $monster } vill fly men har ingen väg ut: det blir strid.
MonsterFled = { $monster } flyr { from-start } { $way ->
        [out] ut ur borgen
        [down] nerför trappan
       *[other] { FORM($way, case: "to") } { to-to }
    }.
MonsterLeft = { $monster } { $why ->
        [unknown-square] försvinner in i det okända
        [teleport] trollas bort till det okända
        [outside] är ute ur borgen och försvinner
        [dead] har stupat
        [ran-off] tar till flykten och syns inte mer till
        [eaten] har ätit sig mätt och försvinner
       *[other] försvinner
    }.
MonsterWentDown = { $monster } försvinner ner i katakomberna.
Roused = { $monster } är uppväckt och stannar kvar { at-square }.
Followed = { $monster } följer efter { to-to }.
AmbushSeen = { $hero } är på sin vakt: för { $monster } blir det inget överfall.
CardShuffledIn = Kortet för { $monster } blandas tillbaka.
Rewarded = { $hero } tar det som { $monster } vaktade.
Banished = { $monster } trollas bort { FORM($direction, case: "to") }.
Bound = { $hero } får makt över { $monster }.
Controls = { $companion } följer { $hero } från och med nu och slåss var gång med { $combat_points } stridspoäng.
Uncontrolled = { $companion } följer ingen längre{ $place ->
        [none] {" "}och försvinner
       *[other] {" "}och stannar { at-place }
    }.

### skattkammaren och draken

ReachedChamber = { $hero } står framför skattkammaren { at-square }!
EnteredChamber = { $hero } går in i skattkammaren.
TreasureDeclined = { $hero } tar ingen skatt den här gången.
DragonCard = { $hero } drar ett drakkort: { $state ->
        [awake] draken slår upp ögonen!
       *[asleep] draken sover vidare.
    }
DragonCardSkipped = { $hero } drar inget drakkort den här gången.
DragonWoke = Draken är vaken{ $why ->
        [fight] , för blod har flutit vid dess sida
       *[other] {""}
    }!
DragonSleeps = Skattkammaren är tom och draken sover; { $cards ->
        [0] inget drakkort blandas tillbaka
       *[other] { $cards } drakkort blandas tillbaka
    }.
DragonRestless = Draken vänder sig i sömnen: nu dras två drakkort åt gången.
CardsThrownAway = { $hero } slänger { $cards-count ->
        [0] inga skattkammarkort
       *[other] { FORM($cards, case: "thing") }
    }.
FledDragon = { $hero } kommer ut ur skattkammaren, undan draken.
FlightFromDragonFailed = { $hero } kommer inte ut: draken är i vägen.
FirstBlow = { $hero } utdelar första hugget mot den sovande draken (slår { $roll }): den förlorar { $taken ->
        [0] inget
       *[other] { $taken } stridspoäng
    }.
DragonSlain = Draken är dräpt av { $heroes }!
GreedHolds = Girighetens ring håller { $hero } kvar ({ $roll }).

### spindelnät och färder

Caught = { $hero } fastnar i ett jättespindelnät { at-square }.
WebForced = { $hero } forcerar nätet { at-square }{ $freed-count ->
        [0] {""}
        [one] ; { $freed } är fri
       *[other] ; { $freed } är fria
    }.
GotLoose = { $hero } tar sig loss { at-square }; nätet sitter kvar.
SpiderMoved = { $spider } kryper { from-start } { to-to }.
Eaten = { $spider } äter upp { $hero } { at-square }.
Whirled = { $who } trollas bort { FORM($direction, case: "to") }, { to-to }.
Arrived = { $hero } kommer fram { $to ->
        [outside] utanför borgen
       *[other] i { $to }
    }.
Numbered = { $who } flyr dit slumpen vill. Vägarna i nummerordning: { $ways }.
    .ways = { $it ->
        [out] ut ur borgen
        [down] nerför trappan
       *[other] { FORM($it, case: "to") }
    }
    .ways-none = inga
RanOut = { $who } springer { by-way }.
TileRotated = { $square } vrids { $quarters ->
        [0] inte alls
        [one] ett kvarts varv åt höger
       *[other] { $quarters } kvarts varv åt höger
    }.
MonstersStir = { $monsters-count ->
        [0] Något rör sig i mörkret, men inget monster flyttar sig.
       *[other] { $monsters } rör på sig.
    }

### monsterspelare

BecameMonsterPlayer = { $seat } är monsterspelare från och med nu.
MonsterMoved = { $seat ->
        [none] { $monster } går { from-start } { to-to }.
       *[other] { $seat } flyttar { $monster } { from-start } { to-to }.
    }
MonsterFailed = { $monster } kommer inte förbi { FORM($way, case: "adj") } sidan { at-square }.
MonsterCameUp = { $monster } kommer uppför trappan { at-square }.
MonsterStayed = { $seat } flyttar inget monster.

### flera hjältar

PhaseBegun = { $phase ->
        [movement] Spelomgång { $round }, förflyttningsfasen: alla går.
        [events] Spelomgång { $round }, händelsefasen: nu möter var och en det som väntar.
       *[other] Spelomgång { $round }: { $phase }.
    }
WentAlong = { $hero } följer med { $leader } { to-to }.
StayedBehind = { $hero } följer inte med { $leader }.
FindClaimed = { $claimants } gör anspråk på { what-found }.
FindDecided = { what-found }: { $hero ->
        [none] { $what ->
                [special] ingen tar fyndet, och det blir kvar i högen
               *[other] ingen tar fyndet, och det blir liggande
            }
       *[other] fyndet går till { $hero }{ $by ->
                [dice] {" "}genom tärningsslag
                [fight] {" "}genom strid
               *[agreement] {""}
            }
    }.
HeroAttacked = { $hero } anfaller { $other }!
TookPart = { $side ->
        [none] { $hero } håller sig utanför.
       *[other] { $hero } deltar på samma sida som { $side }.
    }
SpoilTaken = { $hero } tar { thing } från { $of }.
