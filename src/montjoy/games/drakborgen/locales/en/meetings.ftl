# Encounters, the chamber and the dragon, webs and teleports, monsters' players, groups.

### encounters

MonsterFound = { $monster } { $ambush ->
        [true] springs from an ambush
       *[false] is there,
    } { at-square }.
Met = { $heroes } { $heroes-count ->
        [one] meets
       *[other] meet
    } { $monsters } { at-place }. { $by ->
        [none] Chance decides what { $monsters-count ->
                [one] it does
               *[other] they do
            }.
       *[other] { START($by) } holds the { $monsters-count ->
                [one] card that says what it does
               *[other] cards that say what they do
            }.
    }
CardDrawn = A monster card is drawn for { $monster }.
CardRead = Your card for { $monster } ({ $card }): { $combat_points ->
        [one] 1 combat point
       *[other] { $combat_points } combat points
    }. If attacked, it { on-attack }; if the hero waits, it { on-wait }; if the hero turns back, it { on-turn-back }.
on-attack = { $on_attack ->
        [fight] fights
        [flee] flees
        [follow] follows
       *[passive] lets it be
    }
on-wait = { $on_wait ->
        [fight] fights
        [flee] flees
        [follow] follows
       *[passive] lets it be
    }
on-turn-back = { $on_turn_back ->
        [fight] fights
        [flee] flees
        [follow] follows
       *[passive] lets it be
    }
Chose = { $hero } { $action ->
        [attack] attacks
        [wait] waits to see what happens
       *[turn_back] turns back
    }.
Reacted = { $monster } { $reaction ->
        [fight] fights
        [flee] flees
        [follow] will follow
       *[passive] lets it be
    }.
WayShut = { $monster } would flee, but has no way out: it fights.
MonsterFled = { $monster } flees { from-start }{" "}{ $way ->
        [out] out of the castle
        [down] down the stairs
       *[other] { $way } { to-to }
    }.
MonsterLeft = { $monster } { $why ->
        [unknown-square] vanishes into the unknown labyrinth
        [teleport] is whirled away into the unknown
        [outside] is out of the castle and gone
        [dead] is dead
        [ran-off] runs off and is seen no more
        [eaten] has eaten its fill and is gone
       *[other] is gone
    }.
MonsterWentDown = { $monster } disappears into the catacombs.
Roused = { $monster } stays { at-square }.
Followed = { $monster } follows { to-to }.
AmbushSeen = { $hero } is warned: { $monster } does not strike from ambush.
CardShuffledIn = The card of { $monster } is shuffled in again.
Rewarded = { $hero } takes what { $monster } guarded.
Banished = { $monster } is banished { $direction }.
Bound = { $monster } is bound to the will of { $hero }.
Controls = { $companion } goes with { $hero } from now on, and fights with { $combat_points ->
        [one] 1 combat point
       *[other] { $combat_points } combat points
    } each time.
Uncontrolled = { $companion } no longer goes with anyone{ $place ->
        [none] {" "}and is gone
       *[other] {" "}and stays { at-place }
    }.

### the treasure chamber and the dragon

ReachedChamber = { $hero } stands before the treasure chamber { at-square }!
EnteredChamber = { $hero } goes into the treasure chamber.
TreasureDeclined = { $hero } takes no treasure this time.
DragonCard = { $hero } draws a dragon card: { $state ->
        [awake] the dragon opens its eyes!
       *[asleep] the dragon sleeps on.
    }
DragonCardSkipped = { $hero } draws no dragon card this time.
DragonWoke = The dragon is awake{ $why ->
        [fight] , for blood was shed beside it
       *[other] {""}
    }!
DragonSleeps = The chamber is empty, and the dragon sleeps; { $cards ->
        [0] no dragon card goes back
        [one] 1 dragon card is shuffled back
       *[other] { $cards } dragon cards are shuffled back
    }.
DragonRestless = The dragon turns in its sleep: two cards are drawn at a time.
CardsThrownAway = { $hero } throws away { $cards-count ->
        [0] no treasure cards
       *[other] { FORM($cards, case: "thing") }
    }.
FledDragon = { $hero } gets out of the chamber, away from the dragon.
FlightFromDragonFailed = { $hero } does not get out: the dragon is in the way.
FirstBlow = { $hero } strikes at the sleeping dragon: { $roll }. It loses { $taken ->
        [0] nothing
        [one] 1 combat point
       *[other] { $taken } combat points
    }.
DragonSlain = The dragon is slain by { $heroes }!
GreedHolds = The Ring of Greed holds { $hero } back ({ $roll }).

### webs and travel

Caught = { $hero } is caught in a giant web { at-square }.
WebForced = { $hero } tears the web { at-square } apart{ $freed-count ->
        [0] {""}
        [one] ; { $freed } is free
       *[other] ; { $freed } are free
    }.
GotLoose = { $hero } gets loose { at-square }; the web stays.
SpiderMoved = { $spider } creeps { from-start } { to-to }.
Eaten = { $spider } eats { $hero } { at-square }.
Whirled = { $who } is whirled away to the { $direction }, { to-to }.
Arrived = { $hero } arrives { $to ->
        [outside] outside the castle
       *[other] in { $to }
    }.
Numbered = { $who } will run by chance. The ways are numbered: { $ways }.
    .ways = { $it ->
        [out] out of the castle
        [down] down the stairs
       *[other] { $it }
    }
    .ways-none = none
RanOut = { $who } runs { by-way }.
TileRotated = { $square } turns { $quarters ->
        [0] not at all
        [one] a quarter to the right
       *[other] { $quarters } quarters to the right
    }.
MonstersStir = { $monsters-count ->
        [0] Something stirs in the dark, but no monster moves.
        [one] { $monsters } stirs.
       *[other] { $monsters } stir.
    }

### monsters' players

BecameMonsterPlayer = { $seat } moves the monsters from now on.
MonsterMoved = { $seat ->
        [none] { $monster } moves { from-start } { to-to }.
       *[other] { $seat } moves { $monster } { from-start } { to-to }.
    }
MonsterFailed = { $monster } does not get past the { $way } side { at-square }.
MonsterCameUp = { $monster } comes up the stairs { at-square }.
MonsterStayed = { $seat } moves no monster.

### groups

PhaseBegun = { $phase ->
        [movement] Round { $round }: movement.
        [events] Round { $round }: events.
       *[other] Round { $round }: { $phase }.
    }
WentAlong = { $hero } follows { $leader } { to-to }.
StayedBehind = { $hero } does not follow { $leader }.
FindClaimed = { what-found } is claimed by { $claimants }.
FindDecided = { what-found }: { $hero ->
        [none] { $what ->
                [special] nobody takes it, and it stays in the deck
               *[other] nobody takes it, and it stays lying there
            }
       *[other] { $hero } takes it{ $by ->
                [dice] , by the dice
                [fight] , by the sword
               *[agreement] {""}
            }
    }.
HeroAttacked = { $hero } attacks { $other }!
TookPart = { $side ->
        [none] { $hero } stays out of it.
       *[other] { $hero } takes part on the side of { $side }.
    }
SpoilTaken = { $hero } takes { thing } from { $of }.
