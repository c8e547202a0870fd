# The Battle for Clusta Noba in English.  How messages are named: montjoy/words/__init__.py.
# What things are called stands in names.ftl, what couriers bring in reports.ftl, battles in fights.ftl, questions, answers and
# refusals in asking.ftl.

### helpers

when = { OVER($at, 48) ->
        [-1] before day 0
       *[other] day { OVER($at, 48) }, { OVER(REST($at, 48), 24) ->
                [0] round { OVER(REST($at, 48), 4, plus: 1) }
               *[other] night round { OVER(REST($at, 24), 8, plus: 1) }
            }
    }
slot-of = { $slot ->
        [0] morning
        [7] night round 1
        [8] night round 2
        [9] night round 3
       *[other] round { $slot }
    }
at-hex = { $hex ->
        [none] {""}
       *[other] {" "}in { $hex }
    }

### the calendar

DayBegins = Day { $day } begins.
RoundBegins = Day { $day }, { slot-of }.
Ends = The conflux was in { $hex }; { $winner ->
        [none] nobody has won it
       *[other] { $winner } hold it{ $margin ->
                [marginal] , though only by the men close by
               *[other] {""}
            }
    }.
BoardShown = Day { $day }, { slot-of }, on the board: { $pieces }.
    .pieces = { FORM(PART($it, 3, of: 3)) } of { FORM(PART($it, 2, of: 3)) } in { PART($it, 1, of: 3) }
    .pieces-none = nobody
    .pieces-join = {"; "}
Consulted = Day { $day }, { slot-of }: the round waits for a decision. Whoever is to make it sees the question; nobody else is told who that is.

### one's own orders

SheetSent = { $at_once ->
        [true] Orders that apply at once
       *[false] A courier leaves with orders
    }: { $text }
SheetSent-within = { $at_once ->
        [true] at once
       *[false] by courier
    }: { $text }.
SheetsSent = Orders are sent: { $sheets }
    .sheets = { FORM($it, case: "within") }
    .sheets-join = {" "}
Undelivered = This could not be done: { $what }. { why-not-done }.
why-not-done = { $reason ->
        [nobody-of-that-name] There is nobody of that name
        [not-here] Not everybody it is about is here
        [too-many-units] There are no more numbers for units
        [groups-are-never-split] Groups of the dead are never split
        [groups-are-never-merged] Groups of the dead are never merged
        [not-so-many-men] There are not so many men
        [ten-at-least] Each part needs at least ten men
        [no-reorganisation] At this table units are neither split nor merged
        [neither-camp-nor-commander] There is neither a camp nor a commander
        [in-battle] The unit is in battle
        [not-in-one-hex] They are not in one hex
        [not-of-one-nation] They are not of one nation
        [more-than-500-men] Together they would be more than 500 men
        [with-itself] A unit cannot be merged with itself
        [not-a-spy-here] There is no spy here who could carry it
        [too-late] It is too late for that
        [never-alone] Such a specialist never goes out alone
        [no-such-side] There is no such side
        [nobody-to-write] There is nobody to write to
        [no-hero-point] The commander has no hero point left
        [nowhere-to-order-from] There is nobody who could give orders
        [not-a-commander-of-yours] That is no commander of yours
        [no-room] There is no room on that ship
        [not-at-sea] That hex is no sea
        [no-ships] The side has no ships
        [nobody-of-yours] That is nobody of yours
        [no-such-ship] There is no such ship
        [neither-ship-nor-unit] That is neither a ship nor a unit
       *[other] { START($reason) }
    }
DeedJudged = { $granted ->
        [true] { $commander } does the heroic deed; it costs a hero point
       *[false] The umpire does not allow { $commander } the heroic deed
    }.
WordNeeded = { $ask ->
        [Met] Your force meets an enemy
        [Challenged] An enemy approaches
        [AfterWin] The enemy is gone
        [Pursue] The enemy has retreated
        [AMBUSH_ON] The ambush has struck
        [Fronts] Several enemies at once
        [LeadFront] Several enemies at once
        [TakenCamp] An enemy camp is taken
        [LEADER] The battle needs a leader
        [POINT] A tactics roll is due
        [DEATH] Your commander is in mortal danger
        [FOLLOW] A unit has fled
        [RETREAT] The battle may be left
       *[other] { $ask }
    }{ word-where }{ $enemy ->
        [none] {""}
       *[other] { word-whom }{ $enemy }
    }{ $men ->
        [-1] {""}
        [0] , hardly anyone
        [one] , about 1 man
       *[other] , about { $men } men
    }{ word-since }. Your decision is needed at once.
word-where = { $ask ->
        [AfterWin] {" "}from { $hex }
        [Pursue] {" "}from { $hex }
        [LEADER] { word-own }
        [POINT] { word-own }
        [DEATH] { word-own }
        [FOLLOW] { word-own }
        [RETREAT] { word-own }
        [AMBUSH_ON] { word-own }
       *[other] { at-hex }
    }
word-since = { $men ->
        [-1] {""}
       *[other] { $ask ->
                [POINT] {" when it began"}
                [DEATH] {" when it began"}
                [FOLLOW] {" when it began"}
                [RETREAT] {" when it began"}
                [AMBUSH_ON] {" when it began"}
               *[other] {""}
            }
    }
word-own = { $hex ->
        [none] {""}
       *[other] ; your force is in { $hex }
    }
word-whom = { $ask ->
        [LEADER] {", against "}
        [POINT] {", against "}
        [DEATH] {", against "}
        [FOLLOW] {", against "}
        [RETREAT] {", against "}
        [AMBUSH_ON] {", against "}
       *[other] {": "}
    }

### the umpire's desk

PartyMet = { $what ->
        [patrol] In { $where } the player characters run into a { FORM($side, case: "adj") } patrol: { $soldiers ->
                [one] 1 soldier
               *[other] { $soldiers } soldiers
            }{ $officers ->
                [0] {""}
                [one] {" "}and 1 officer
               *[other] {" "}and { $officers } officers
            }
       *[other] In { $where } the player characters run into the main force of { $side }
    } ({ terrain-of }).
terrain-of = { $terrain ->
        [open] open ground
        [pine_forest] pine forest
        [white_forest] white forest
        [buildings] buildings
        [sea] sea
       *[other] { $terrain }
    }
PartyUnseen = The player characters pass unnoticed{ at-hex }.
kind-of = { $kind ->
        [arrival] a fleet arrives
        [pcs_at] the player characters come by
        [pcs_in_battle] the player characters take part in the battle
        [stonefather_planted] the Great Stonefather is planted
        [bridge_complete] the stone bridge is finished
        [marjura_moves] the Crurer reinforcements set sail
        [arn_arrives] Arn Dunkelbrink arrives
        [alliance_made] the Ransards and Shagul become allies
        [alliance_broken] the Ransards and Shagul are allies no more
        [excess] an occasion for excesses
        [barbarians] ships with human reinforcements arrive
       *[other] { $kind }
    }
Happened = It comes true: { kind-of }{ at-hex }{ $reason ->
        [none] {""}
        [planted] . But the Stonefather is planted already
        [no-land] . But that is no land
        [camp] . But there is a camp
        [troops] . But there are troops
        [no-such-unit] . But there is no such unit
       *[other] . But: { $reason }
    }.
IdlePiece = { $who }{ at-hex } has been without orders since yesterday.
CourierStuck = { $courier }{ at-hex } has been on the way to { $to } for more than a day.
SheetLapses = There is nothing on the sheet of { $who } for tomorrow.
PlayerSilent = { $side } have filled in nothing for { $days ->
        [one] 1 morning
       *[other] { $days } mornings
    }.
DraftWaits = Report { $number } to { $side }: battle{ at-hex }. Enemy: { $enemy_men ->
        [one] 1 man
       *[other] { $enemy_men } men
    }, losses { $enemy_lost }; own losses { $own_lost }.
FutureEvent = { $number }. Day { $day }, { slot-of }: { kind-of }{ at-hex }.
GoesNoFurther = { $who } goes no further{ at-hex }: { $why ->
        [captured] captured by { $by }
        [killed] killed by { $by }
        [dead] dead
        [unread] nobody is left to read the sheet or report
       *[other] { $why }
    }.

### the end

Outcome = { $why ->
        [conflux] { $winner ->
                [none] The conflux has come, and nobody holds it
               *[other] The conflux has come, and { $winner } hold it: { $margin ->
                        [decisive] a decisive victory
                       *[other] a marginal victory
                    }
            }
        [alone] Only { $winner } are left on the island: a decisive victory
       *[other] The conflux has come; the umpire says who has won
    }.
