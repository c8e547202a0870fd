# The board in text, and what stands on it (ui/text.py, ui/post.py).

### the board

map-head = { $round ->
        [0] Before the battle
       *[other] Round { $round }{ map-rounds }
    }. Units of { $scale }. Your strength left: { $share }%.
map-rounds = { $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }
map-side = Side { $letter }, { $side }{ $you ->
        [true] {" "}(yours)
       *[false] {""}
    }
map-part = Shown are the columns { $first } to { $last } and the rows { $low } to { $high }.
map-signs = Arrows show where a unit faces; small letters: broken. Signs: { $ground }.
map-sign = { $sign } { $kind ->
        [open] open
        [road] road
        [wood] wood
        [rough] rough
        [marsh] marsh
        [stream] stream
        [building] building
        [rampart] rampart
        [gate] gate
        [closed_gate] closed gate
        [stairs] stairs
        [impassable] impassable
        [deep] deep water, where nobody goes
        [height] height
        [wall] field wall
        [wall_of_fire] wall of fire
        [cloudkill] killing cloud
       *[objective] to be held
    }

### units

map-condition = { $condition ->
        [fresh] fresh
        [hit] first hit taken
        [hurt] hurt
        [shaken] at half or less
       *[broken] broken
    }
map-unit = { $unit } { $at }{ $condition ->
        [fresh] {""}
       *[other] {" "}({ map-condition })
    }{ $aloft ->
        [true] , in the air
       *[false] {""}
    }{ $count ->
        [0] {""}
       *[other] , { $also }
    }
map-defends = in defence
map-gone = gone: { $units }
map-coming = still to come, in round { $round }: { $units }
map-says-unit = { $unit } stands at { $at }{ $aloft ->
        [true] {" "}in the air
       *[false] {""}
    }, facing { facing }, { map-condition }.
map-stance = Defence.
map-under = Under spells: { $spells }.
map-commands = { $you ->
        [true] You order
       *[false] { $player } orders
    } { $count ->
        [0] no unit
       *[other] { $units }
    }.
map-waits = To be placed in the rows { $low } to { $high }: { $units }.
map-own = { $unit }: { $many ->
        [true] each{" "}
       *[false] {""}
    }{ $hp } of { $start } hit points, armour class { $armour }, moves { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }{ $range ->
        [0] {""}
       *[other] , shoots { $range } squares far { $dark ->
            [true] in the dark
           *[false] (twice as far at −2)
        }
    }.
map-spells = { $unit } has prepared: { $spells }.
map-spell = { $spell } { $count }
map-hold = Squares to be held at the end: { $squares }.
map-dark = It is dark: nobody shoots or aims a spell farther than { $squares } squares ({ $metres } m).
map-zone = { $kind ->
        [wall_of_fire] Wall of fire
       *[cloudkill] Killing cloud
    } on { $squares }.
map-walls = Field walls: { $edges }.
map-wall = { $at } { $side ->
        [N] to the north
       *[E] to the east
    }
map-size = The board: { $width } squares to the east, { $height } to the north, counted from 0,0.
map-ground = { $kind ->
        [open] Open
        [road] Road
        [wood] Wood
        [rough] Rough ground
        [marsh] Marsh
        [stream] Stream
        [building] Building
        [rampart] Rampart
        [gate] Gate
        [closed_gate] Closed gate
        [stairs] Stairs
        [impassable] Impassable
       *[height] High ground
    }: { $squares }.

### what a form may say

form-how = An order a line, or between semicolons; without the # it counts. A unit that is not named does what “{ $rest }” says.
form-how-plain = An order a line, or between semicolons; without the # it counts.
form-why = { $why ->
        [onto] onto the squares to be held at the end
        [stays] stays on the squares to be held
        [turns] turns to the enemy beside it
        [away] is broken, and can only fall back
       *[ahead] {""}
    }

### reports

ui-report-day = { $game }: { $seat }, round { $day }

### what one fights for

aim-lasts = { $rounds ->
        [0] The battle has no last round.
        [one] The battle lasts 1 round.
       *[other] The battle lasts { $rounds } rounds.
    } A side that has no unit left, or after the rallies only broken ones, has lost.{ $rounds ->
        [0] {""}
       *[other] {" "}After the last round { $holds ->
            [true] whoever alone has an unbroken unit on the squares to be held has won, otherwise{" "}
           *[false] {""}
        }the side that has kept ten points more of its strength has won.
    }
aim-azure_wood-0 = Hold the hill, or leave no invader on the field.
aim-azure_wood-1 = Take the hill, or drive the valley’s people from the field.
aim-bridge-0 = Keep an unbroken unit on the bridge, alone, at the end of the last round.
aim-bridge-1 = Hold the bridge alone at the end of the last round.
aim-castle_wall-0 = Have the yard behind the gate alone at the end of the last round.
aim-castle_wall-1 = Have the yard behind the gate alone at the end of the last round.
aim-night_raid-0 = Be on the threshing floor alone at the end of the last round.
aim-night_raid-1 = Be on the threshing floor alone at the end of the last round.
aim-pikes-0 = Stand on the top of the hill, alone, at the end of the last round.
aim-pikes-1 = Drive them off and have the top of the hill alone at the end of the last round, or leave none of them on the field.
aim-relief-0 = Hold the top of the hill until all have come, and have it alone at the end of the last round.
aim-relief-1 = Have the top of the hill alone at the end of the last round; or leave nobody there before the relief comes.
aim-dragon-0 = Kill the dragon or drive it off.
aim-dragon-1 = Leave none of them in the valley.

### signs and squares

legend-unit = { $sign ->
        [facing] a unit; its point shows where it faces
        [mine] you give this unit its orders
        [men] how many soldiers it has
        [health] hit points left of all it had; seen of a unit’s own side alone
        [defence] in defence
        [aloft] in the air
        [attacks] confused: it turns on the caster’s side
        [nothing] confused: it does nothing
        [more] more signs than there is room for
       *[harms_itself] confused: it harms itself
    }
square-height = height { $height }
square-wall = { $side ->
        [N] field wall to the north
       *[E] field wall to the east
    }

### counters

board-unit = { $unit }{ $known ->
        [true] : { $hp } of { $start } hit points
       *[false] {""}
    }{ $condition ->
        [fresh] {""}
       *[other] , { map-condition }
    }{ $count ->
        [0] {""}
       *[other] , { $also }
    }
board-placing = places its units in secret; who they are and where is seen when both sides stand
board-units = { $count ->
        [0] no unit on the board
        [one] 1 unit on the board
       *[other] { $count } units on the board
    }
legend-deed = { $did ->
        [wounded] hit, with the hit points lost
        [harmless] a unit’s first hit, which does no harm
        [missed] missed
        [nothing] hit, but the target is immune
        [charge] a charge
        [cast] a spell at somebody
        [back] pushed back
        [follow] went after whom it pushed back
       *[gone] gone: here a unit stood
    }
