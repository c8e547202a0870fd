# A battle without our board (carpet/): what the game master is asked and answers, what is told, the sheet and the report.

### questions

Order = Round { $round }: { $side ->
        [0] side A has won the initiative
        [1] side B has won the initiative
       *[other] equal dice
    }. Who moves first, who attacks first?
Act = Round { $round }, { carpet-phase } { $side ->
        [0] Side A
        [1] Side B
       *[2] Both sides
    }: who does what?{ $said ->
        [0] {""}
        [one] {" "}One attack or spell is declared.
       *[other] {" "}{ $said } attacks or spells are declared.
    }
carpet-phase = { $phase ->
        [1] missiles and spells.
        [2] movement. Move the figures on the carpet; whoever comes upon an enemy charges.
        [3] melee.
       *[5] second shots.
    }
QuietRound = { $moves ->
        [none] {""}
        [a] Move the figures of side A.{" "}
        [b] Move the figures of side B.{" "}
        [ab] Move the figures, side A first, then side B.{" "}
        [ba] Move the figures, side B first, then side A.{" "}
       *[both] Move the figures of both sides.{" "}
    }Is that all for round { $round }, without another attack or spell?
AtWhom = { $unit }: { $how ->
        [missile] at whom does it shoot?
        [charge] whom does it charge?
       *[melee] whom does it fight?
    }
Declare = { $unit } { $how ->
        [missile] shoots at
        [charge] charges
       *[melee] fights
    } { $target }: { $side ->
        [flank] from the flank
        [rear] from the rear
       *[front] from the front
    }, { $how ->
        [missile] { carpet-range },{" "}
       *[other] {""}
    }{ carpet-cover }, { carpet-height }. Is that right?
carpet-range = { $far ->
        [true] beyond its range
       *[false] within range
    }
carpet-cover = { $cover ->
        [tree_line] the target at the tree line
        [wall] the target behind a wall
        [wood] the target deep in a wood
       *[none] without cover
    }
carpet-height = { $height ->
        [above] from above
        [below] uphill at a defender
        [below_attacks] uphill at an attacker
       *[level] on level ground
    }
WhichSpell = { $unit }: which spell?
OnWhom = { $unit }, { $spell }: whom does it reach?{ $units-count ->
        [0] {""}
       *[other] {" "}So far: { $units }.
    }
WhoRallies = Round { $round }, rally: the broken units try to rally.{ $declined-count ->
        [0] {""}
       *[other] {" "}Not: { $declined }.
    }
Else = What else?
Which = Set which unit by hand?
SetWhat = { $unit }: what is set?
HowMany = { $unit }: how many hit points { $what ->
        [healed] does it win back
       *[harmed] does it lose
    }?
ForWhat = { $unit }: why? The reason is written into the log.
LikeWhich = Another unit like which one joins?
Ending = End the battle here? Whoever has more strength left has won, if it is ten points more. Left: { $left }.
    .left = { $nth ->
        [1] A
       *[2] B
    } { $it }%
    .left-join = {", "}

### answers

Attack = { $unit } { $how ->
        [missile] shoots
        [charge] charges
       *[melee] fights
    }
Cast = { $unit } casts
CarryOut = Roll what was declared
GoOn = Nothing more: next phase
NothingMore = Nothing more from { $side ->
        [0] side A
        [1] side B
       *[other] both sides
    }: go on
PassRound = Nothing more from either side this round
EndRound = Yes, end the round
Unsay = Withdraw the last spell
More = More …
Back = Back
Whom = { $unit }
Alter = { $what ->
        [front] From the front
        [flank] From the flank
        [rear] From the rear
        [near] Within range
        [far] Beyond its range, up to twice as far
        [none] No cover
        [tree_line] Tree line
        [wall] Behind a wall
        [wood] Deep in a wood
        [above] Attacker higher
        [below] Target higher, defending
        [below_attacks] Target higher, attacking
       *[level] On level ground
    }
Say = Yes, attack
Spell = { $spell }
Reached = { $unit }
AllReached = These are all
Stays = { $unit } does not try
RollRally = Roll the rally
ByHand = Set a unit by hand
Joins = A unit joins
EndSpell = { $spell } ends
Concede = { $yes ->
        [true] Side { $side ->
            [0] A
           *[1] B
        } gives up next round
       *[false] Side { $side ->
            [0] A
           *[1] B
        } fights on after all
    }
Finish = End the battle here …
EndBattle = Yes, end it
Put = { $what ->
        [healed] Heal { hit-points-set }
        [harmed] Take { hit-points-set } off
        [broken] Broken
        [rallied] No longer broken
        [hit] The first hit has been taken
        [unhit] The first hit has not been taken
        [led] A commander is near
        [unled] No commander is near
        [leaves] Leaves the battle
       *[returns] Comes back
    }
carpet-amount = Hit points, { $most } at most; 0: none
hit-points-set = { $points ->
        [one] 1 hit point
       *[other] { $points } hit points
    }
Count = { $what ->
        [healed] Heal another number …
       *[harmed] Take another number off …
    }
Reason = { $why ->
        [misread] A slip
        [agreed] All agree
        [story] The story
       *[magic] Magic
    }
Shown = { $unit }, { $hp }/{ $start }{ $condition ->
        [fresh] {""}
       *[other] , { map-condition }
    }
Withdraw = Withdraw: { $unit } { $how ->
        [missile] shoots at
        [charge] charges
       *[melee] fights
    } { $target }
Leaves = { $what ->
        [attack] Drop this attack
        [spell] Drop this spell
        [unit] Leave everything as it is
        [battle] No, fight on
       *[round] No, somebody attacks or casts
    }
Chance = Yes, attack: { $hit ->
        [0] in vain
       *[other] hits { $hit }%
    }{ $points ->
        [0] {""}
        [one] , about 1 hit point
       *[other] , about { $points } hit points
    }, broken, pushed back or gone { $out }%
Shown-within = { $unit }
Chance-within = { $unit } { $how ->
        [missile] shoots at
        [charge] charges
       *[melee] fights
    } { $target }
map-group = { $group ->
        [on] {""}
        [attacks] Attacks
        [spells] Spells
        [sides] From where
        [ranges] How far
        [covers] Cover
        [heights] Height
        [first] Side A
        [second] Side B
        [other] Choose
       *[more] More
    }

### what is told

FallsBack = { $unit }: { $squares ->
        [0] held where it stands
        [one] move it back 1 square = { fall-cm } cm, away from { $away_from }
       *[other] move it back { $squares } squares = { fall-cm } cm, away from { $away_from }
    }; it must rally.{ $follows ->
        [none] {""}
       *[other] {" "}{ $follows } may follow as far.
    }
fall-cm = { $tenths ->
        [0] { $centimetres }
       *[other] { $centimetres }.{ $tenths }
    }
PutRight = By hand, { $unit }: { $what ->
        [healed] { hit-points-set } won back
        [harmed] { hit-points-set } lost
        [broken] broken
        [rallied] no longer broken
        [hit] the first hit has been taken
        [unhit] the first hit has not been taken
        [led] a commander is near
        [unled] no commander is near
        [leaves] leaves the battle
        [returns] comes back
        [joins] joins the battle
       *[spell_ended] a spell ends
    } ({ $reason ->
        [misread] a slip
        [agreed] all agree
        [story] the story
       *[magic] magic
    }).
ShotsSpent = Shots spent: { $units }.

### how matters stand

carpet-head = { $round ->
        [0] Before the battle
       *[other] Round { $round }{ map-rounds }
    }. Units of { $scale }. A square is { $centimetres } cm on your carpet.
carpet-said = Declared: { $unit } { $how ->
        [missile] shoots at
        [charge] charges
       *[melee] fights
    } { $target }.
carpet-unit = { $unit }: { $hp } of { $start } hit points{ $condition ->
        [fresh] {""}
       *[other] , { map-condition }
    }{ $shots ->
        [0] {""}
        [loads] , loading
        [one] , 1 shot fired
       *[other] , { $shots } shots fired
    }{ $count ->
        [0] {""}
       *[other] , { $also }
    }
carpet-led = commander near
carpet-spell = { $spell }{ $until ->
        [0] {""}
       *[other] {" "}to round { $until }
    }
carpet-gone = Gone: { $units }.

### the sheet and the report

carpet-sheet = Sheet for a battle with your own figures
carpet-column = { $column ->
        [unit] Unit
        [figures] Figures
        [hp] Hit points
        [hit] First hit / broken
       *[shots] Shots, round by round
    }
carpet-figures = { $soldiers ->
        [one] 1 figure
       *[other] { $soldiers } soldiers
    }, armour class { $armour }; moves { $moves } squares ({ $moves-cm } cm), falls back { $back } ({ $back-cm } cm){ $range ->
        [0] {""}
       *[other] ; shoots { $range } squares ({ $range-cm } cm), twice as far at −2
    }; rallies at { $rally }%
carpet-by-round = Round by round
carpet-losses = Losses
carpet-round = Round { $round }
carpet-quiet = Nobody attacked.
carpet-attack = { $unit } { $how ->
        [missile] shoots at
        [long] strikes first with long weapons at
        [charge] charges
        [parting] strikes at the departing
       *[melee] fights
    } { $target }: { $result ->
        [harmless] the first hit, which does no harm
       *[wounded] { hit-points } lost
    }.
carpet-morale = Morale of { $unit }: { $result ->
        [passed] it stands
        [destroyed] the unit falls apart
        [pushed] it falls back, broken
       *[broken] it is broken
    }.
carpet-rallied = { $unit } tries to rally: { $rallied ->
        [true] it rallies
       *[false] it stays broken
    }.
carpet-vain = { $unit } at { $target }
carpet-in-vain = Attacks in vain: { $attacks }.
carpet-lost = Round { $round }: { $unit } loses { hit-points }{ $by ->
        [none] {""}
       *[other] {" "}to { $by }
    }.
carpet-felled = Round { $round }: { $unit } { $fate ->
        [destroyed] is destroyed
        [fled] flees
        [captured] is captured
       *[withdrawn] leaves
    }{ $by ->
        [none] {""}
       *[other] , felled by { $by }
    }.
carpet-total = { $unit }: { $lost } of { $start } hit points lost.

### how the table is laid out, and what the units can do

carpet-table = The table: { $width } by { $height } squares, { $width-cm } by { $height-cm } cm.
carpet-place = { $x1 } to { $x2 } cm from the west edge, { $y1 } to { $y2 } cm from the south edge
carpet-river = { $kind ->
        [deep] River, which nobody crosses
        [bridge] Bridge across the river, which counts as a road
       *[ford] Ford through the river, which counts as a stream
    }: { $squares }.
carpet-river-sign = { $kind ->
        [deep] river
        [bridge] bridge
       *[ford] ford
    }
carpet-begins = Start of { $side }: { $near } to { $far } cm from the { $edge ->
        [north] north
       *[south] south
    } edge.
carpet-plan = The table from above, the north at the top
carpet-known-title = What the units can do
carpet-known = { $column ->
        [unit] Units
        [soldiers] Men
        [armour] Armour class
        [moves] Moves
        [back] Falls back
        [range] Shoots
       *[rally] Rallies
    }
carpet-percent = { $squares }%
carpet-fact = { $fact ->
        [rally] { carpet-percent }
        [soldiers] { $squares }
        [armour] { $squares }
       *[other] { $squares ->
            [0] –
           *[other] { $centimetres } cm
        }
    }
