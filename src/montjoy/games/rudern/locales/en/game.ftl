# The Rudern War in English.  How messages are named: montjoy/words/__init__.py.

### names

name-pair = { $second ->
        [none] the neutral garrison of { $first }
       *[other] the garrison of { $second } in { $first }
    }
purse = { $purse ->
        [none] from the treasury
        [a-unit] for which a unit dies
        [nobody] that nobody pays
       *[other] from the chest of { $purse }
    }
price = { $price ->
        [0] nothing
        [one] 1 resource
       *[other] { $price } resources
    }

### rounds and money

ImpulseBegun = Round { $round }: { $faction } begins its impulse and may spend { $limit ->
        [one] 1 resource
       *[other] up to { $limit } resources
    } on sieges, assaults and sorties.
ImpulseEnded = { $faction } ends its impulse.
Taxed = { $place } pays { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    } in taxes to { $faction }.
Recruited = { $units ->
        [one] 1 foot is
       *[other] { $units } foot are
    } recruited in { $place } for { $faction }.
Paid = You pay { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    } { purse }.
ChestsFilled = You divide your resources: { $chests }; the treasury holds { $treasury ->
        [0] nothing
        [one] 1 resource
       *[other] { $treasury } resources
    } now.
    .chests = { $key } carries { $value }
TurnedHostile = { $faction } and { $other } are hostile from now on.
Recovered = The wounds of { $bodies } are healed.

### acts

Marched = { $faction }: { $banners } { $banners-count ->
        [one] marches
       *[other] march
    } from { $start } to { $to }.
WentIn = { $faction }: { $banners } { $banners-count ->
        [one] goes
       *[other] go
    } inside { $place }.
WentOut = { $faction }: { $banners } { $banners-count ->
        [one] leaves
       *[other] leave
    } { $place } and { $banners-count ->
        [one] stands
       *[other] stand
    } outside.
CameOut = { $faction }: { $banners } { $banners-count ->
        [one] comes
       *[other] come
    } out of { $place } to fight.
GarrisonAttacked = { $faction } attacks the garrison of { $place } in the field for { price }.
ArmyAttacked = { $faction } attacks the enemy army in { $at }.
Intercepted = The garrison of { $place } falls upon the intruders for { $faction }.
LetThrough = { $faction } lets the intruders pass { $place }.
MarchStopped = The fortress of { $place }, held by { $faction }, stops the march for this impulse.

### battles

BattleBegun = { $kind ->
        [relief] A battle to relieve { $at }
        [garrison] A field battle against the garrison of { $at }
        [intercept] The fortress of { $at } gives battle
       *[field] A field battle in { $at }
    }: { $first } (the attackers) against { $second } (the defenders).
BattleWon = { $winners } { $winners-count ->
        [one] has
       *[other] have
    } won the battle in { $at } against { $losers }.
BattleUndecided = Nobody has won the battle in { $at }.
Fallen = { $body } loses { PIECES($number, $kind, case: "acc") }.
NobleFallen = { $banner } ({ map-noble }) has fallen.
ChestsHandedOver = { $loser } hands over what its nobles carried to { $winner }; only the two of them know how much.
Loot = The secret slip: { $loser } hands over { $amount ->
        [0] nothing
        [one] 1 resource
       *[other] { $amount } resources
    } to { $winner }, { $purse ->
        [none] for the treasury
       *[other] for the chest of { $purse }
    }.
ChestsLost = What the nobles of { $faction } carried in { $at } is lost.
Retreated = { $faction }: { $bodies } { $bodies-count ->
        [one] retreats
       *[other] retreat
    } from { $start } to { $to }.
WithdrewInside = { $faction }: { $bodies } { $bodies-count ->
        [one] withdraws
       *[other] withdraw
    } into { $place }.
SteppedBack = { $faction }: { $bodies } { $bodies-count ->
        [one] steps
       *[other] step
    } back from { $start } to { $to }.
Disbanded = { $faction }: { $bodies } { $bodies-count ->
        [one] finds
       *[other] find
    } no refuge from { $at } and { $bodies-count ->
        [one] is
       *[other] are
    } disbanded.
CountedAsKilled = { $banner } ({ map-noble }) counts as killed.
Stranded = { $faction }: { $bodies } { $bodies-count ->
        [one] finds
       *[other] find
    } no refuge and { $bodies-count ->
        [one] stays
       *[other] stay
    } in { $at }.

### dice

Rolled = { $about }{ $hits ->
        [none] { $rule ->
            [RW-CAM-CARD-01] : number { $faces }
            [RW-CAM-NOB-10] : number { $faces }
            [RW-CAM-OFF-02] : a die shows { $faces }
           *[other] {" "}roll { $faces }
        }
        [0] : { $faces } = no hits
        [one] : { $faces } = 1 hit
       *[other] : { $faces } = { $hits } hits
    }{ $how ->
        [typed] , typed in
        [set] , set by the umpire
       *[none] {""}
    }.
    .about = { $it ->
        [0] Attackers
        [1] Defenders
        [weather] The weather card
        [politics] The political card
       *[other] { $it }
    }
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
PoolCounted = { $side ->
        [0] The attackers
       *[1] The defenders
    }: { $troops }{ $divisor ->
        [1] {""}
       *[other] {" "}= { $strength }, divided by { $divisor } and rounded up
    }{ $extra ->
        [0] {""}
        [one] {" "}+ 1 further die
       *[other] {" "}+ { $extra } further dice
    } = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
    .troops = { PIECES($b, $a, case: "bare") } ({ TIMES($b, $c) })
    .troops-join = {" + "}
    .troops-none = nobody (0)
PeopleArmed = The place is empty; its people defend it with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
LossChosen = { $side ->
        [0] The attackers
       *[1] The defenders
    } lose { PIECES(1, $kind) }, as their owner chooses.
LossesTaken = { $side ->
        [0] The attackers
       *[1] The defenders
    } take { $hits ->
        [0] no hits
        [one] 1 hit
       *[other] { $hits } hits
    }; lost in this fight: { $lost }; left: { $left }.
    .lost = { PIECES($b, $a) }
    .lost-none = nothing
    .left = { PIECES($b, $a) }
    .left-none = nobody
BattleDecided = { $winner ->
        [1] { $kind ->
                [3] The relieving side has won
               *[other] The attackers have won
            }
        [2] { $kind ->
                [3] The besiegers have won
               *[other] The defenders have won
            }
        [3] Nobody has won
       *[0] Nothing is decided yet
    }{ $why ->
        [1] {" "}by more units left
        [2] , for the other side is gone
        [3] , for equal numbers are left
       *[other] {""}
    }: { $winner ->
        [2] { $defenders } against { $attackers ->
                [one] 1 unit
               *[other] { $attackers } units
            }
       *[other] { $attackers } against { $defenders ->
                [one] 1 unit
               *[other] { $defenders } units
            }
    }.
RolledAgain = Equal numbers are left, { $units ->
        [one] 1 unit
       *[other] { $units } units
    } on each side: both roll again.
StormDecided = { $verdict ->
        [1] The place is captured
        [2] The siege is broken
        [3] Neither side can hurt the other any more; the siege goes on
       *[0] The siege goes on
    }{ $why ->
        [4] : nobody is left inside
        [5] : the besiegers are outnumbered (RW-ASLT-09)
        [6] : only nobles are left outside, and nobles alone besiege nothing (RW-X-01)
        [7] : no besieger is left (RW-SIEGE-09)
        [8] : nobody is left on either side (RW-X-02)
       *[other] {""}
    }{ $verdict ->
        [1] {""}
       *[other] ; { $besiegers } against { $defenders ->
                [one] 1 unit
               *[other] { $defenders } units
            }
    }.
Ask-CASUALTY = Which of your pieces falls?
    .option = Stack { $it }
Ask-AGAIN = Storm once more?
    .option-0 = No
    .option-1 = Storm once more

### sieges

SiegeBegun = { $faction } begins the siege of { $place } with { $banners } for { price }.
SiegeJoined = { $faction }: { $banners } { $banners-count ->
        [one] joins
       *[other] join
    } the siege of { $place }.
SiegeLeft = { $faction }: { $banners } { $banners-count ->
        [one] leaves
       *[other] leave
    } the siege of { $place }.
SiegeBrokenOff = { $faction } breaks off the siege of { $place }.
SiegeOver = The siege of { $place } is over: { $why ->
        [captured] the place is captured
        [outnumbered] the besiegers were outnumbered
        [relieved] the place is relieved
        [beaten] the besiegers were beaten in the field
        [broken-off] it was broken off
        [nobles-only] only nobles were left outside, and nobles alone besiege nothing (RW-X-01)
       *[nobody-left] no besieger is left
    }.
AssaultCalled = { $faction } storms { $place } for { price }.
SortieCalled = { $faction } sallies from { $place } for { price }; as in a storm, those inside are called the defenders and the besiegers the attackers.
Captured = { $by } captures { $place }{ $owner ->
        [none] , which was nobody’s
       *[other] {" "}from { $owner }
    }.
FortressDamaged = The fortress of { $place } is damaged and no longer counts as a place.
ReliefBegun = { $faction } attacks the besiegers of { $place } with { $banners }.
BesiegedDecided = { $joins-count ->
        [0] The besieged of { $faction } stay inside { $place }
       *[other] These come out of { $place } to join the relief: { $joins }
    }.
    .joins = { $key } ({ $value })
