# What the terminal, the post and the printer say of this game beside its reports: files ui/order_form.py, ui/umpire_desk.py, ui/post.py, ui/sheets.py.

ui-to-learn = For a first evening try the short “{ $title }”, three days: play { $game } { $scenario }.
paper-how = Anything after # is ignored. Leave the text empty to change nothing: everyone carries on as ordered.
paper-how-desk = Anything after # is ignored. Leave the text empty to change nothing.
paper-whom = You can write to:
paper-round = In this round you order only the force with your overall commander:
paper-addressee = { $to }: { $name }{ $you ->
        [yes] , overall commander
       *[no] {""}
    }{ $hex ->
        [none] {""}
       *[other] , { $fleet ->
                [yes] at sea in
               *[no] in
            } { $hex }
    }{ $units ->
        [none] {""}
       *[other] , units: { $units }
    }
paper-staff = Specialists:
paper-specialist = { $who }: { $trade }{ $beside ->
        [none] {""}
       *[other] , with { $beside }
    }{ $hex ->
        [none] {""}
       *[other] , in { $hex }
    }{ $away ->
        [yes] , on the way
       *[no] {""}
    } ({ $when })
paper-can = What can be ordered: { $orders }.
paper-boxes = Lines of a sheet look like this:
paper-words = What these words mean:
paper-word = { $what ->
        [from_now] “{ $word }”: such lines are done one after another. Only the first is done at once; each of the others waits until the one before it is done.
        [standing] “{ $word }”: standing instructions, what your officers do in a battle wherever you are not asked yourself.
        [spend_hp_tv] “{ $word }”: a hero point raises your troop value as soon as that is at most so many per cent of the enemy’s; “{ $never }”: not at all.
        [front_split] “{ $word }”: each enemy in a battle against several is a front, and this says how your troops are divided between them: “{ $proportional }”, by the enemies’ troop values, or all against the “{ $largest }”.
        [dash] “{ $word }”: a hero point of the commander doubles the movement of that force for one round.
        [wishes] “{ $word }”: up to three orders for a commander whose orders have run out; a die decides which is carried out.
       *[DIVINE] “{ $word }”: an astrologer reads the stars of a hex while a unit with them there has this order and does nothing else all day, six rounds. In the evening a courier brings you the answer. With “{ $send }” an astrologer goes out alone, reads for a day where the route ends and brings the answer back.
    }
paper-also = { $when ->
    [rounds] Send it, and ask me in every round from now on
   *[news] Send it, and ask me again only when there is news
    }
paper-besides = Other business, for example:
paper-marks = What you know of others:
paper-sheets = Orders that were sent, the last to each:
paper-example = For example:
paper-officers = Commanders:
paper-units = Units:
paper-ships = Ships (kind, room, hex):
paper-sent = { $to }, { $when }:
paper-inbox = What needs you
paper-clock = Day { $day }, { $slot ->
        [0] morning
        [7] night round 1
        [8] night round 2
        [9] night round 3
       *[other] round { $slot }
    }.
paper-counted = { $sheets ->
        [0] No orders
        [one] 1 order sheet
       *[other] { $sheets } order sheets
    } sent, { $reports ->
        [0] no reports
        [one] 1 report
       *[other] { $reports } reports
    } arrived{ $letters ->
        [0] {""}
        [one] , 1 letter
       *[other] , { $letters } letters
    }.
paper-battle = Battle in { $hex }, { $when }: { $by } against { $marker } of { $side }. { PART($how, 1) ->
        [won] Won
        [lost] Lost
        [goes] It goes on
        [broken] Broken off
        [evaded] Avoided
        [withdrew] Withdrawn
        [destroyed] Destroyed
       *[other] { START($how) }
    }.
paper-lost = { $count ->
        [one] 1 messenger of { $side } does not arrive
       *[other] { $count } messengers of { $side } do not arrive
    }: { $why ->
        [captured] captured by { $by }
        [killed] killed by { $by }
        [dead] dead
       *[other] nobody is left to read it
    }.
paper-idle = Without orders since yesterday: { $who }.
paper-lapse = Nothing for tomorrow on the sheets of { $who }.
paper-stuck = More than a day on the way: { $who }.
paper-later = { $count ->
        [one] 1 later event is
       *[other] { $count } later events are
    } on the sheet of future events.
paper-kinds = What can be planned:
paper-kind = { kind-of }
paper-reports = { $word } { $most }: you see battle reports in at most { $most } rounds of a day, the others leave as drafted. Another figure (0 to 9) holds until you change it.
paper-ask = { $rounds }: you are asked for this sheet in every round and night round, for an adventure that is played beside the war; { $mornings }: in the mornings only, as at first.
paper-reports-left = { $left ->
    [0] Today you see no more battle reports before they leave.
    [one] Today you see the battle reports of one more round.
   *[other] Today you see the battle reports of { $left } more rounds.
}
paper-drafts = The battle reports of this round, before they leave.
paper-fields = The figures that can be changed: { $fields }.
paper-result = The result of this battle: who loses how many, who falls, who leaves.
paper-leader = leader value { $value }
paper-day = Day { $day }
paper-beliefs = { $count ->
        [one] 1 belief
       *[other] { $count } beliefs
    }, { $wrong ->
        [0] all of them right
       *[other] { $wrong } of them wrong
    }.
paper-column-side = Side
paper-column-who = Of whom
paper-column-believed = Believed
paper-column-since = As of
paper-column-true = True
paper-overall = their overall commander
paper-place = { $hex ->
        [none] nowhere
       *[other] { $hex }
    }{ $men ->
        [-1] {""}
       *[other] , { $men }
    }
paper-title = { $side }, order sheet, day { $day }
paper-column-day = Day
paper-column = { $slot ->
        [0] Whole day
        [7] Night 1
        [8] Night 2
        [9] Night 3
       *[other] Round { $slot }
    }
paper-standing = Standing instructions for battles
paper-wishes = Wishes, for when the orders have run out
paper-last = The last sheet, as text
paper-markers = Markers: { $side }

### what is told back of a sheet before it is sent

echo-as-of = { $when ->
        [none] {""}
       *[other] , last heard of { $when }
    }
echo-goes = For: { $who ->
        [none] {""}
       *[other] { $who };{" "}
    }{ $units }.
echo-stays = Not for: { $units }.
echo-nobody = { $kind ->
        [commander] For: { $to } alone, as far as you know.
       *[other] For: nobody, as far as you know.
    }
echo-nowhere = You do not know where { $to } is, nor who is there.
echo-because = unit { $number }{ echo-as-of } ({ $why ->
        [named] a line names it
        [led] { $by } leads it
       *[other] the last orders in its hex
    })
echo-because-not = unit { $number }{ echo-as-of } ({ $why ->
        [named] a line on the sheet for { $by } names it
        [led] { $by } leads it
        [apart] detached from { $by }
        [last] the sheet for { $by } comes first
       *[none] nothing on this sheet is meant for it
    })
echo-loses = Unit { $number } loses “{ $line }” and is without orders.
echo-replaces = No longer in force: { $lines }.
echo-too-long = “{ $line }”: takes { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, but at the time you give it there { $has ->
        [one] is only 1
       *[other] are only { $has }
    }.
echo-no-way = “{ $line }”: there is no way to get there.
echo-nightfall = “{ $line }”: ends at nightfall, and does not begin again by itself.
echo-not-today = “{ $line }”: takes { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } and is done on { $when } at the earliest.
echo-waits = “{ $line }”: waits, because “{ $other }” comes first.
echo-never = “{ $line }”: its turn never comes; “{ $other }” takes its place.
echo-instead = “{ $line }”: gives way on { $when } to “{ $other }”.
echo-late = “{ $line }”: over before the courier is there, at the earliest on { $when }.
echo-over = “{ $line }”: over already.
echo-ended = “{ $line }”: is never begun, because the game ends on day { $has }.
echo-march = Reached at the end of a round, if nothing stops them: { $ends }.
echo-march-end = { $hex } on { $when }
echo-in-turn = One after another, each when the one before it is done: { $lines }.
echo-reads = { $who } reads the stars; the answer comes in the evening { $days ->
        [one] of a whole day of it, six rounds
       *[other] of the second whole day of it in one hex
    }. { $days ->
        [one] It is right three times in four, else a sixth of the horizon off, rarely the opposite way
       *[other] The conflux is nearly always in the half of the horizon that it names
    }; “here” is always right.
echo-no-astrologer = “{ $line }”: nobody reads the stars, because no astrologer is with those who have this order, as far as you know.
echo-reads-nothing = { $who } reads no stars there, because no unit there has the order “{ $order }”.
echo-alone = { $who } reads the stars for a day where the route ends, and comes back with the answer.

### a side’s army sheet

army-title = { $side }, army sheet, day { $day }
army-sheet = Army sheet
army-line = Unit { $number }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }
    }, { $soldiers ->
        [elite] elite
       *[standard] standard
    }: { $men ->
        [one] 1 man
       *[other] { $men } men
    }, troop value { $value }, { $morale ->
        [-1] no morale
       *[other] morale { $morale }
    }, movement { $movement }
army-column = { $what ->
        [number] Unit
        [name] Name
        [soldiers] Soldiers
        [men] Men
        [value] Troop value
        [morale] Morale
        [notes] Notes
       *[movement] Movement
    }
army-cell = { $what ->
        [soldiers] { $value ->
            [elite] elite
           *[standard] standard
        }
        [morale] { $value ->
            [-1] –
           *[other] { $value }
        }
       *[other] { $value ->
            [none] {""}
           *[other] { $value }
        }
    }
army-rested = Men by the last report. Movement: points in a round for a unit that is rested; one less for each round that it marched in the night before.
