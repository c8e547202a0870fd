# Battles as one's own commander sees them (protocol/battle_events.py), and what he is asked in them.

Rolled = A die{ $about } shows { $faces }{ $how ->
        [typed] , typed in
        [set] , set by the umpire
       *[none] {""}
    }.
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
    .about = { $nth ->
        [1] { $it ->
                [0] {""}
                [1] {""}
               *[other] {" "}for { $it }
            }
       *[other] {""}
    }
    .about-join = {""}
    .about-none = {""}
MarginMade = Tactics roll: margin { $margin }{ $perfect ->
        [true] , a perfect roll
       *[false] { $fumble ->
                [true] , a fumble
               *[false] { "" }
            }
    }.
PointRegained = A hero point is regained; { $left } left.
PointOnValue = A hero point is spent on troop value; { $left } left.
PointOnLife = A hero point is spent on the commander’s life; { $left } left.
FormationChanged = The force changes into battle formation in time.
FieldRound = Field round { $round }: the tactics roll is { $won ->
        [true] won
       *[false] lost
    }. It costs { OVER($hundredths, 100) }{ REST($hundredths, 100) ->
        [0] {""}
       *[other] .{ REST(OVER($hundredths, 10), 10) }{ REST($hundredths, 10) }
    } per cent of the troop value; left: troop value { $value }, { $men ->
        [0] nobody
        [one] 1 man
       *[other] { $men } men
    }.
LeaderFell = { $led ->
        [true] The leader of the force has fallen
       *[false] A commander has fallen
    }.
Wavers = Unit { $unit }: the { $elite ->
        [true] elite soldiers
       *[false] standard soldiers
    } waver.
Rallies = Unit { $unit }: the { $elite ->
        [true] elite soldiers
       *[false] standard soldiers
    } rally.
UnitLeaves = Unit { $unit } { $how ->
        [evaded] avoids the battle
        [size] flees before a force two sizes larger
        [star] is driven off
        [panic] flees in panic, more than three quarters lost
        [morale] flees: nobody’s morale has held
        [await] retreats: it is no longer the larger
        [order] retreats as its commander says
        [followed] follows a unit that has fled
        [withdrawn] withdraws from the ambush
        [destroyed] is killed to the last man
        [wiped] has no men left
       *[other] leaves the battle ({ $how })
    }.
NowhereToGo = Unit { $unit } must retreat and has nowhere to go; it stays, wavering.

### what a commander is asked

Ask-LEADER = Which commander leads?
Ask-POINT = Spend a hero point on the troop value of this round?
Ask-DEATH = Your commander would fall. Spend a hero point on the commander’s life?
Ask-FOLLOW = A unit has fled. Let the rest follow?
Ask-RETREAT = Fight on, or leave the battle?
Ask-AMBUSH_ON = The ambush has struck. Fight on with the quarter that struck?
Word = { $what ->
        [yes] { $ask ->
                [POINT] Spend a hero point
                [DEATH] Spend a hero point on the commander’s life
                [FOLLOW] Follow
                [AMBUSH_ON] Fight on
               *[other] Yes
            }
        [no] { $ask ->
                [POINT] Spend none
                [DEATH] Let fate decide
                [FOLLOW] Stay
                [AMBUSH_ON] Withdraw
               *[other] No
            }
        [stay] Fight on
        [all] The whole force retreats
        [unit] Only unit { $unit } retreats
        [leader] Commander { $unit }
       *[other] { $what }
    }
