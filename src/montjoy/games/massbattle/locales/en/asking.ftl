# What is asked, answered and refused.

### questions

Deploy = Where do your units begin?
PlaceOne = Where does your next unit begin?
TakeStances = Round { $round }, high ground: which of your units defend (−4 for whoever attacks them from below)? The others attack (+4 on lower targets).
Shoot = Round { $round }, phase 1, missiles and spells: who shoots at whom, who casts what? Units you do not name shoot at the nearest enemy.
Move = Round { $round }, phase 2, movement: how do your units move? Units you do not name stay where they are.
Fight = Round { $round }, phase 3, melee: who fights whom? Units you do not name strike at the enemy before them.
Rally = Round { $round }, phase 4, rally: your broken units try to rally. Which do not?
ShootAgain = Round { $round }, phase 5, second shots: who shoots at whom? Units you do not name shoot at the nearest enemy.
AnyTime = Give the battle up at the start of the next round?
Choose = Round { $round }: the initiative is yours. Who moves first, who attacks first?
Charge = { $unit } has come upon several enemies. Whom does it charge?
StrikeFirst = { $unit } is charged by several. At whom do its long weapons strike?
FollowUp = { $enemy } was pushed back { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }. Let { $unit } follow?
RetreatFirst = Which of your units falls back first?

### help

ui-help-write = write lets you give the battle up at the start of the next round (concede), or take that back (fight on)

### answers

Choices = Move { $move ->
        [first] first
       *[last] last
    }, attack { $attack ->
        [first] first
       *[last] last
    }
UnitOption = { $unit }
Yes = Yes
No = No

### refusals: shooting

no-missiles = { $unit } has nothing to shoot with
    .try = Let another unit shoot.
broken = { $unit } is broken and does not attack
    .try = Let it rally in phase 4.
in-a-web = { $unit } is caught in a web
    .try = Wait until the spell ends.
no-shot-left = { $unit } has no shot left in this phase
    .try = Let it shoot later, or another unit now.
no-such-target = { $target } is no enemy on the board, so { $unit } cannot shoot at it
    .try = Name an enemy unit, for example B1.
in-contact = { $unit } is in contact with an enemy
    .try = Let it fight in phase 3, or draw it back first.
only-whom-it-fights = { $unit } is in contact and shoots only at whom it fights
    .try = Name one of those.
in-a-melee = { $target } is in a melee with a friend, so { $unit } holds its fire
    .try = Choose a target that stands alone.
too-far-to-shoot = { $target } is out of range of { $unit }
    .try = Choose a nearer target, or move up first.
not-in-front = { $target } is not in front of { $unit }
    .try = Choose an enemy in front of it, or turn it in phase 2.
invisible = { $unit } cannot see its target
    .try = Choose another, or stand beside it.
out-of-sight = { $unit } has no line of sight to { $target }
    .try = Choose a target in sight, or move first.
too-dark = It is too dark for { $unit } to see that far
    .try = Choose something nearer, or move first.
units-between = { $unit } cannot shoot over the units between it and { $target }
    .try = Choose a target with nobody between.

### refusals: deployment

not-to-be-placed = { $unit } is not one of your units that wait to be placed
    .try = Place one of your own that is nowhere yet, and each once.
not-in-your-rows = { $unit } would not stand in your rows
    .try = Choose a square with y from { $low } to { $high }.
occupied = { $unit } cannot stand on { $x },{ $y }: the square is taken
    .try = Choose a free square.
next-to-an-enemy = { $unit } cannot come in next to an enemy
    .try = Choose a square that no enemy stands beside.
no-way-there = { $unit } cannot go on { $x },{ $y }: the ground does not let it
    .try = Choose other ground, or go round.
four-facings = { $unit } can face only north, east, south or west
    .try = Choose one of the four.
one-at-a-time = Units are placed one at a time
    .try = Place one of them now.

### refusals: movement

has-moved = { $unit } has moved or turned in this round
    .try = Give it one order only.
no-wings = { $unit } has no wings
    .try = Leave out landing and taking off.
one-way-at-a-time = { $unit } was given two ways to go
    .try = Say one: to a square, along squares, ahead or back.
turn-or-move = { $unit } may turn or move, not both in one round
    .try = Do one now and the other in the next round; mounted units and flyers do both.
one-turn = { $unit } turns only once
    .try = Name the facing that it has at the end.
off-the-board = { $unit } would leave the board
    .try = Name a square on the board; “off the board” withdraws it over your own edge.
out-of-reach = { $unit } does not get to { $x },{ $y } in this round
    .try = Choose a nearer square; a unit goes ahead or straight and slantwise forward.
broken-falls-back = { $unit } is broken and only falls back
    .try = Order it back.
too-far = { $unit } has no movement left for { $x },{ $y }{ $steps ->
        [0] {""}
        [one] {" "}after 1 square
       *[other] {" "}after { $steps } squares
    }
    .try = Give it a shorter way.
stops-before-the-enemy = { $unit } stops at { $x },{ $y }, before an enemy
    .try = End the way there.
not-that-way = { $unit } cannot step to { $x },{ $y }: a unit goes into the three squares in front, or back into the three behind
    .try = Turn it in this round and move in the next.
enemy-there = An enemy is on { $x },{ $y }, in the way of { $unit }
    .try = Stop before that enemy: that is a charge.
no-such-enemy = { $target } is no enemy on the board, so { $unit } cannot charge it
    .try = Name an enemy unit, for example B1.
cannot-charge = { $unit } finds no way to a square from which it would have { $target } in front
    .try = Bring it nearer in this round, or let it turn.
met-before = { $unit } is in contact with { $target } already
    .try = Let it fight in the melee; a charge is a new meeting.
nearer-to-the-enemy = { $unit } is broken and does not go nearer to the enemy, as to { $x },{ $y }
    .try = Order it away from all of them.
from-zone-to-zone = { $unit } is in contact and cannot pass to { $x },{ $y }, which an enemy holds
    .try = Draw it back, or let it fight.
cannot-land = { $unit } cannot land on { $x },{ $y }
    .try = Land where one can stand.
own-edge-only = { $unit } leaves the board over your own edge only
    .try = Bring it to the row { $y } first.

### refusals: spells and melee

has-breathed = { $unit } has breathed in this round
    .try = Let it fight in the next round.
has-charged = { $unit } has struck in its charge already
    .try = Leave it out in this melee.
slowed = { $unit } is slowed and attacks only every second round
    .try = Wait for the next round.
one-attack = { $unit } attacks once in a melee
    .try = Name one enemy.
confused = { $unit } is confused and takes no orders
    .try = Order another unit.
one-spell = { $unit } casts or breathes once in a round
    .try = Choose one.
unit-or-square = The spell of { $unit } was aimed at a unit and at a square
    .try = Name one of the two.
needs-a-unit = That spell of { $unit } needs a unit on the board as its target
    .try = Name one, for example “at B1”.
needs-a-square = That spell of { $unit } needs a square or a unit to aim at
    .try = Name one, for example “at 12,20”.
needs-a-direction = { $unit } has to aim away from its own square
    .try = Name another square in the direction you want.
is-in-contact = { $target } is in contact with an enemy, so { $unit } cannot bless it
    .try = Choose a friend out of contact.
too-far-to-cast = That is out of range of the spell of { $unit }
    .try = Aim nearer.
no-sight-of-square = { $unit } does not see { $x },{ $y }
    .try = Choose a square in sight.
spells-come-first = Spells are cast in phase 1, not with second shots ({ $unit })
    .try = Cast it in the next round.
no-breath-left = { $unit } has no breath left
    .try = Let it fight instead.
not-prepared = { $unit } has not prepared that spell, or has used it up
    .try = Choose one of those prepared.
at-enemies = That spell is cast at enemies ({ $unit })
    .try = Name an enemy.
for-the-caster = That spell is for the caster alone ({ $unit })
    .try = Leave the target out.
for-a-friend-beside = That spell is for a friend beside { $unit }
    .try = Name one that stands next to it.
for-a-single-friend = That spell is for a single creature of your own side ({ $unit })
    .try = Name a hero or another single one.
for-a-single-friend-beside = That spell is for { $unit } itself or a single friend beside it
    .try = Name one of these.
units-in-the-way = The wall of { $unit } would rise where units stand
    .try = Choose a free line.
disturbed = { $unit } was hurt in this round and cannot cast
    .try = Cast in the next round.

### refusals: whose they are

the-leader-decides = Only the leader of your side may give up
    .try = Talk to the leader.
no-such-form = That is no answer to this question
    .try = Write orders as the help shows.
not-your-unit = { $unit } is not yours to order
    .try = Name one of your own units.
not-on-high-ground = { $unit } is not on high ground
    .try = Choose attack or defence only for units on a height.
not-on-the-board = { $unit } is not on the board
    .try = Name a unit that is there.

### refusals: how orders are written

unknown-word = Line { $line }, column { $column }: { $end ->
        [1] the order ends too soon
       *[0] “{ $found }” is not understood
    }
    .try = Use one of these: { $wanted }.
not-in-this-phase = Line { $line }, column { $column }: “{ $found }” belongs to another phase
    .try = Use one of these now: { $wanted }.
unit-first = Line { $line }, column { $column }: { $end ->
        [1] the order ends here
       *[0] “{ $found }”
    }, where a unit should be named
    .try = Begin with your unit, for example A3, A3 A4 or A3-A6.
unit-missing = Line { $line }, column { $column }: { $end ->
        [1] the order ends here
       *[0] “{ $found }”
    }, where one unit should be named
    .try = Name one, for example { $wanted }.
not-a-square = Line { $line }, column { $column }: { $end ->
        [1] the order ends here
       *[0] “{ $found }”
    }, where a square should be named
    .try = Write a square as { $wanted }: first to the east, then to the north.
not-a-number = Line { $line }, column { $column }: { $end ->
        [1] the order ends here
       *[0] “{ $found }”
    }, where a number should be given
    .try = Write a number from { $wanted }.
number-out-of-range = Line { $line }, column { $column }: { $found } is too small or too large
    .try = Write { $wanted }.
too-much = Line { $line }, column { $column }: “{ $found }” does not belong here
    .try = End the order before it; orders are written on lines of their own or between semicolons.
said-twice = Line { $line }, column { $column }: “{ $found }” says a thing twice
    .try = Say it once.
one-unit-a-square = Line { $line }, column { $column }: only one unit stands on a square, and here is “{ $found }” too
    .try = Give each its own square.
too-long = Line { $line }, column { $column }: the text is too long{ $found ->
        [none] {""}
       *[other] { $found }
    }
    .try = Write { $wanted } characters at most.
too-many-orders = Line { $line }, column { $column }: there are too many orders
    .try = Write { $wanted } of one kind at most.

### dice that people roll themselves

throw-attack = { $unit } { $how ->
        [missile] shoots at
        [long] strikes first with long weapons at
        [charge] charges
        [parting] strikes at the departing
       *[melee] fights
    } { $target }: d{ $sides }{ $needs ->
        [0] {""}
        [1] , hits with any number
        [20] , hits only with a 20
       *[other] , hits with { $needs } or more
    }
throw = { $why ->
        [MB-ATK-08] Damage of { $unit }{ throw-at }
        [MB-MOR-04] Morale of { $unit }
        [MB-BRK-04] { $unit } tries to rally
        [MB-INIT-01] Initiative of side { $unit }
        [MB-BOARD-10] First to place: side { $unit }
        [MB-UNIT-02] Hit points of { $unit }
        [MB-MIS-08] Target of the shot of { $unit }
        [MB-BASE-04] Saving throw of { $unit }{ throw-against }
        [MB-SOLO-06] Saving throw of { $unit } against poison
        [MB-SPELL-10] The spell of { $unit }, or on it
       *[other] { $unit }
    }: d{ $sides }{ $why ->
        [MB-MOR-04] {" "}(1 it is gone, 2 it falls back broken, 3 broken, from 4 on it stands)
       *[other] {""}
    }{ $least ->
        [0] {""}
       *[other] , it rallies with { $least } or less
    }
throw-at = { $other ->
        [none] {""}
       *[other] {" "}to { $other }
    }
throw-against = { $other ->
        [none] {""}
       *[other] {" "}against { $other }
    }
