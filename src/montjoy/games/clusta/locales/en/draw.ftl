# The map in text (ui/text.py).

map-head = { $part ->
        [start] Before play
        [orders] Day { $day }, morning
        [night] Day { $day }, night round { $n }
       *[round] Day { $day }, round { $n }
    }. { $final ->
        [yes] This is the last day: the conflux comes this evening.
       *[no] The conflux comes on day { $last }.
    }{ $hex ->
        [none] {""}
       *[other] {" "}Your overall commander is in { $hex }.
    }
map-legend = ~ sea, . open, T pine forest, V white forest, B buildings, with the level after it; = road; @ your overall commander, a camp, k commander, u unit; a capital and a figure: another side and the age of the news in days, 9 for nine or more.
map-battle = Field round { $round }. Your force: { $men ->
        [one] 1 man
       *[other] { $men } men
    }, troop value { $value }{ $points ->
        [-1] , unled
        [0] , no hero points
        [one] , 1 hero point
       *[other] , { $points } hero points
    }. The enemy was taken for about { $enemy ->
        [one] 1 man
       *[other] { $enemy } men
    } when it began; each look at an enemy is a guess of its own.
map-there = { $hex }: { $line }
map-when = { $part ->
        [start] before day 0
        [night] day { $day }, night round { $n }
       *[round] day { $day }, round { $n }
    }
map-camp = camp { $number }{ $name ->
        [none] {""}
       *[other] {" "}“{ $name }”
    }{ $days ->
        [0] {""}
        [one] {" "}(fortified for 1 day)
       *[other] {" "}(fortified for { $days } days)
    }
map-unit = unit { $number }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }
    }, { $men ->
        [one] 1 man
       *[other] { $men } men
    }{ $order ->
        [none] {""}
        [NO_ORDER] {" "}(without orders)
       *[other] {" "}({ due }{ $order })
    }
map-mark = { $marker ->
        [overall] the overall commander of { $side }
        [force] a { FORM($side, case: "adj") } force
       *[other] { $marker } of { $side }
    }{ $men ->
        [-1] {""}
        [0] , hardly anyone
        [one] , about 1 man
       *[other] , about { $men } men
    }{ $elite ->
        [-1] {""}
        [0] {""}
       *[other] , { $elite } of them elite
    }{ $undead ->
        [-1] {""}
        [0] {""}
       *[other] , { $undead } of them undead
    }{ $leaders ->
        [none] {""}
       *[other] , leader values { $leaders }
    }; seen{ $source ->
        [none] {""}
       *[other] {" "}by { $source },
    } { $when }{ $age ->
        [0] {""}
        [one] {" "}(1 day old)
       *[other] {" "}({ $age } days old)
    }
out-of-sight = { $goal ->
        [none] {""}
       *[other] sent to { $goal },{" "}
    }last seen in { $last }
map-away = { $who }: { out-of-sight } ({ $when })
map-stars = The stars in { $hex } ({ $when }): they point { $sectors }.
    .sectors = { sector-of }
undone = Not done, as far as you know: “{ $line }” ({ $who }). { $what ->
        [place] { undone-place }
        [camp] { undone-place }, without a camp of yours there that you know of
        [works] { undone-place }, and no siege works have been reported
        [stars] { undone-place }, and the stars have given no answer
        [ashore] Still ashore: { undone-there }
       *[aboard] Still aboard: { undone-there }
    }{ $why ->
        [none] {""}
        [enemy] ; an enemy in { $where } barred the way
        [battle] ; there was a battle in { $where }
        [way] ; there was no way on
        [room] ; there was no room ahead
        [landing] ; no landing was possible
       *[unsaid] ; the reason is not reported: perhaps the time was too short, or the orders came too late
    }.
undone-never = Cannot be done, as far as you know: “{ $line }” ({ $who }). { $why ->
        [turn] What stands before it on the sheet never ends
        [way] { undone-place }, and no way leads there
        [camp] { undone-place }, where you know of no camp of yours
        [no-camp] You know of no camp to go to
       *[taken] The camp there is yours
    }.
undone-place = { $when ->
        [none] Now in { $hex }
       *[other] In { $hex } by the last report ({ $when })
    }
undone-there = { $when ->
        [none] now in { $hex }
       *[other] in { $hex } by the last report ({ $when })
    }
map-commander = { $name }: leader value { $value }, { $points ->
        [0] no hero points
        [one] 1 hero point
       *[other] { $points } hero points
    }{ $hex ->
        [none] {""}
       *[other] , in { $hex }
    }{ $last ->
        [none] {""}
       *[other] , { out-of-sight }
    } ({ $when })
map-own = Unit { $number }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }
    }: { $elite } elite, { $standard } standard{ $hex ->
        [none] {""}
       *[other] , in { $hex }
    }{ $last ->
        [none] {""}
       *[other] , { out-of-sight }
    }{ $order ->
        [none] {""}
        [NO_ORDER] , without orders
       *[other] , order “{ due }{ $order }”
    } ({ $here ->
        [yes] with you
       *[other] { $when }
    })
map-attitude = { $side }: you are { $attitude ->
        [hostile] hostile
        [friendly] friendly
       *[neutral] neutral
    }
map-astrologer = { $who }{ $hex ->
        [none] {""}
       *[other] , in { $hex }
    }: { $how ->
        [reads] reads the stars; the answer comes in the evening if the unit with the order “{ $order }” does nothing else all day
        [alone] out alone; reads the stars where the route ends and comes back with the answer
       *[idle] reads no stars, because no unit there has the order “{ $order }”, as far as you know
    }
map-conflux = here the conflux comes
map-stonefather = the Great Stonefather
map-party = the player characters
map-ships = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }

### what a side wants (CN-GEN-06)

aim-line = Your aim: on the evening of day { $day }, when the conflux comes, be alone in its hex, with a camp or a unit that does not waver.
aim-conflux = { aim-line } { $place ->
        [known] It comes to { $hex }.
        [stars] Nobody tells you where that is; your astrologers can read it from the stars.
       *[unknown] Nobody tells you where that is.
    } If nobody or several are there, whoever has most men within two hexes wins, though only marginally.
aim-alone = { $dead ->
        [yes] You have also won when nobody living of another side is left, ashore or aboard; if a stone bridge is being built or fleets are still to come, only after that.
       *[no] Survive: the Crurers have won as soon as nobody living of another side is left, ashore or aboard; if a stone bridge is being built or fleets are still to come, only after that.
    }
aim-judged = The campaign ends on the evening of day { $day }; the umpire says who has won.

hex-ground = { $hex }: { terrain-of }{ $level ->
        [0] {""}
       *[other] , height { $level }
    }{ $road ->
        [yes] , road
       *[no] {""}
    }.

### the signs of the map, beside those of page-sign

board-sign = { $sign ->
        [own] golden rim: your own
        [stale] pale, with a dashed edge: news three days old or more
        [men] how many men, as last reported
        [more] so many pieces more in this hex
        [place] a place that you know of: the hex of the conflux; for the umpire also the Great Stonefather and the player characters
        [net] edges of a hex; its number is the column and the row
        [height] the darker the ground, the higher it lies, a shade for each level
        [slope] a slope of one or two levels, which men climb
        [coast] coast
        [deep] open sea
        [ring] a hex about which you are asked
        [battle] crossed swords: here a battle is fought about which you are asked
        [march] the march of an order that you are writing; a number: the round of today at whose end they are in that hex (2·3: round 3 of day 2, ☾: a night round)
        [shallow] sea along the coast
       *[stars] the sixth of the horizon in which the conflux lies, read in the stars from the hex at the point
    }
