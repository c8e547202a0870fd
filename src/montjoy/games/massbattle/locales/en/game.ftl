# Mass Battle in English.  How messages are named: montjoy/words/__init__.py.

### directions

facing = { $facing ->
        [0] north
        [1] north-east
        [2] east
        [3] south-east
        [4] south
        [5] south-west
        [6] west
       *[other] north-west
    }
hit-points = { $damage ->
        [one] 1 hit point
       *[other] { $damage } hit points
    }
attack-modifier = { $b ->
        [4] +4
        [3] +3
        [2] +2
        [1] +1
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $b }
    } ({ $a ->
        [downhill] from above
        [uphill] uphill
        [tree-line] tree line
        [wall] wall
        [flank] from the flank
        [rear] from the rear
        [far] long range
        [sunlight] sunlight
        [bless] bless
        [invisibility] invisible
        [commander] commander near
       *[other] { $a }
    })

### the round

Deployed = Side { $side ->
        [0] A
       *[1] B
    } stands: { $units-count ->
        [1] { $units }
       *[other] { $units-count } units
    }.
    .units = { $a }
    .units-join = {", "}
RoundBegun = Round { $round } begins{ $minutes ->
        [0] {""}
       *[other] , { $minutes } minutes into the battle
    }.
InitiativeWon = Initiative, { $dice }: { $side ->
        [0] side A wins it
        [1] side B wins it
       *[2] equal dice
    }.
    .dice = { $nth ->
        [1] A
       *[2] B
    } { $it }
    .dice-join = {", "}
ChoicesMade = Side { $side ->
        [0] A
       *[1] B
    } moves { $move ->
        [first] first
       *[last] last
    } and attacks { $attack ->
        [first] first
       *[last] last
    }.
StancesTaken = Side { $side ->
        [0] A
       *[1] B
    } on high ground: attack { $attack-count ->
        [0] nobody
       *[other] { $attack }
    }; defence { $defend-count ->
        [0] nobody
       *[other] { $defend }
    }.

### attacks

attack-bonus = { $bonus ->
        [none] {""}
        [0] {""}
       *[other] {" "}+{ $bonus }
    }
attack-armour = { $armour ->
        [none] {""}
       *[other] {" "}against armour class { $armour }
    }
attack-sum = { $points ->
        [0] {""}
       *[other] {" "}({ $points } × { $men } men{ attack-twice })
    }
attack-twice = { $twice ->
        [true] , twice
       *[false] {""}
    }
Attacked = { $unit } { $how ->
        [missile] shoots at
        [long] strikes first with long weapons at
        [charge] charges
        [parting] strikes at the departing
       *[melee] fights
    } { $target }: { $die }{ attack-bonus }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}{ $modifiers }
    }{ attack-armour }: { $result ->
        [missed] missed
        [harmless] hit, but a unit’s first hit does no harm
        [nothing] hit, but the target is immune
       *[wounded] hit, { hit-points } lost{ attack-sum }
    }.
    .modifiers = { attack-modifier }
    .modifiers-join = {" "}
FiredIntoMelee = The shot of { $unit } at the melee of { $named } goes at { $target }.
Destroyed = { $unit } is destroyed: { $dead ->
        [one] 1 dead
       *[other] { $dead } dead
    }{ $fled ->
        [0] {""}
        [one] , 1 fled
       *[other] , { $fled } fled
    }.
Fled = { $unit } flees the battle.
MoraleChecked = Morale of { $unit }: { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus }
    }: { $result ->
        [passed] it stands
        [destroyed] the unit falls apart
        [pushed] it falls back, broken
       *[broken] it is broken
    }.
FellBack = { $unit } falls back{ $path-count ->
        [0] : no, there is no way; it stays
       *[other] {" "}to { $path }
    }.
    .path = { $it }
    .path-join = {" "}
FollowedUp = { $unit } follows to { $path }.
    .path = { $it }
    .path-join = {" "}
LeftTheBoard = { $unit } has left the board.
Rallied = { $unit } tries to rally, { $die }: { $rallied ->
        [true] it rallies
       *[false] it stays broken
    }.

### movement

Moved = { $unit } goes to { $path }{ $aloft ->
        [true] {" "}in the air
       *[false] {""}
    }, facing { facing }.
    .path = { $it }
    .path-join = {" "}
Turned = { $unit } turns to face { facing }.
SideMoved = Side { $side ->
        [0] A
       *[1] B
    } moves { $units }.
NowFacing = { $units-count ->
        [one] 1 unit
       *[other] { $units-count } units
    }{ $aloft ->
        [true] {" "}in the air
       *[false] {""}
    } facing { facing } ({ $units })
    .units = { $unit } { $at ->
        [none] on the spot
       *[other] to { $at }
    }
    .units-join = {"; "}
MoveStopped = { $unit } cannot do as ordered: { $reason ->
        [occupied] the square is taken
        [enemy-there] an enemy is in the way
        [out-of-reach] it is out of reach
        [cannot-charge] it finds no way to the enemy
        [too-far] the way is too long
        [nearer-to-the-enemy] a broken unit does not go nearer to the enemy
        [has-moved] it has moved or turned already
        [from-zone-to-zone] enemies hold the way
        [stops-before-the-enemy] it stops before the enemy
       *[other] the way is barred
    }.
Charged = { $unit } charges { $enemy }.

### spells

SpellCast = { $unit }: { $spell }{ $target ->
        [none] {""}
       *[other] {" "}at { $target }
    }{ $squares-count ->
        [0] {""}
       *[other] , covering { $squares }
    }.
    .squares = { $it }
    .squares-join = {" "}
SpellDisturbed = { $unit } is hurt before casting: the spell fails.
SpellStruck = { $spell }, { $unit }: { $save ->
        [0] {""}
       *[other] saving throw { $save }, { spell-saved };{" "}
    }{ spell-effect }.
spell-saved = { $saved ->
        [true] saved
       *[false] failed
    }
spell-effect = { $effect ->
        [damage] { hit-points } lost
        [healed] { hit-points } won back
        [none] no effect
        [destroyed] all of it is out of action
        [victims] some of it is out of action, { hit-points } lost
        [captured] all of it is captured
        [changes_sides] it changes sides
        [fear] it flees in terror
       *[other] the spell takes hold
    }
SpellEnded = { $spell } ends for { $unit }.
CloudDrifted = The killing cloud of { $unit } drifts on{ $squares-count ->
        [0] {""}
       *[other] {" "}over { $squares }
    }.
    .squares = { $it }
    .squares-join = {" "}
ChangedSides = { $unit } fights for side { $side ->
        [0] A
       *[1] B
    } now.
Captured = { $unit } is captured.
Regenerated = { $unit } grows { $hp } hit points again.
ConditionSeen = { $unit }: { map-condition }.
Confused = { $unit } is confused, { $die }: { $does ->
        [attacks] it turns on the caster’s side
        [nothing] it does nothing
       *[harms_itself] it harms itself
    }.

### the end

Conceded = Side { $side ->
        [0] A
       *[1] B
    } gives the battle up.
BattleEnded = The battle is over, { end-why }: { $winner ->
        [0] side A has won
        [1] side B has won
       *[other] nobody has won{ $why ->
            [time] , ten points more of strength left would have been needed
            [by-hand] , ten points more of strength left would have been needed
           *[other] {""}
        }
    }. Strength left, rounded down: { $strength }.
    .strength = { $nth ->
        [1] A
       *[2] B
    } { $it }%
    .strength-join = {", "}
end-why = { $why ->
        [no-units] a side has no unit left
        [broken] a side has only broken units left
        [conceded] a side has given up
        [objective] what was to be held is held
        [by-hand] it was ended by hand
       *[time] the time is up
    }
Outcome = { $winners-count ->
        [0] Nobody has won
       *[other] Victory for { $winners }
    } in round { $round }: { end-why }.
Fate = { $unit }: { $status ->
        [in_play] on the board
        [destroyed] destroyed
        [fled] fled
        [withdrawn] withdrawn
        [captured] captured
       *[other] in reserve
    }, { $dead ->
        [one] 1 dead
       *[other] { $dead } dead
    }
