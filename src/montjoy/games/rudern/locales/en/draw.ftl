# The map in text (ui/text.py).

map-head = Round { $round } of { $rounds }. It is the impulse of { $faction }: { $used } of { $limit } resources spent.
map-head-over = Round { $round } of { $rounds }.
map-legend = + inside, > outside, ! besieged, · ways (in brackets: nobody passes).
map-town = town
map-fortress = fortress
map-village = village
map-damaged = damaged fortress
map-none = open land
map-mountain = mountains
map-swamp = swamp
map-open = open
map-garrison = garrison
map-own-garrison = garrison of its own
map-noble = { PIECES(1, $noble, case: "title") }
map-no-units = no units
map-wounded = ({ $count ->
        [one] 1 wound
       *[other] { $count } wounds
    })
map-siege = Siege by { $faction } since round { $round }
map-owned = held by { $faction }
map-free = held by nobody
map-inside = Inside: { $troop }.
map-outside = Outside: { $troop }.
map-ways = Ways to { $ways }.
map-treasury = The treasury of { $faction } holds { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    }.
map-chest = The chest of { $banner } holds { $amount ->
        [0] nothing
        [one] 1 resource
       *[other] { $amount } resources
    } (in { $place }).
ui-dice-for = { $about ->
        [0] For the attackers.
        [1] For the defenders.
       *[other] For { $about }.
    }
throw-side = { $factions-count ->
        [0] For the people of the empty place.
       *[other] { $side ->
                [0] For the attackers: { $factions }.
               *[1] For the defenders: { $factions }.
            }
    }

### odds

odds-battle-attacker = { $attacker-count ->
        [0] the attacker wins
        [one] { $attacker } wins
       *[other] { $attacker } win
    }
odds-battle-defender = { $defender-count ->
        [0] the defender wins
        [one] { $defender } wins
       *[other] { $defender } win
    }
odds-battle-neither = nobody wins
odds-relief-attacker = the siege is broken
odds-relief-defender = the besiegers win, and the siege goes on
odds-relief-neither = nobody wins, and the siege goes on
odds-town-attacker = the town falls
odds-town-defender = the siege is broken (outnumbered, or no unit left outside)
odds-town-neither = the siege goes on
odds-fortress-attacker = the fortress falls
odds-fortress-defender = the siege is broken (outnumbered, or no unit left outside)
odds-fortress-neither = the siege goes on
odds-battle-side = { $factions-count ->
        [0] { $side ->
                [0] the attacker
               *[1] the defender
            }
       *[other] { $factions }
    }
odds-siege-side = { $factions-count ->
        [0] { $side ->
                [0] the besieger
               *[1] the besieged
            }
       *[other] { $factions }
    }
odds-one = { $kind ->
        [sortie] one sortie
       *[assault] one assault
    }
odds-all = as many times as can be paid for now: { $count }
odds-together = with { $banners }
odds-assault-later = one assault later, if nothing changes until then
odds-assaults-later = as many assaults as can be paid for in one impulse then: { $count }
odds-yours-join = if your besieged join the battle
odds-yours-stay = if they stay inside
odds-allies-join = if { $allies } join the battle from inside
odds-allies-stay = if { $allies } stay inside
odds-all-join = if your besieged and those of { $allies } join the battle
odds-only-yours-join = if only your besieged join it
odds-nobody-joins = if nobody joins it

### the legend

legend-faction = banner of { $faction }
legend-sign = { $sign ->
        [ruler] crown: a ruler or the head of a house leads it
        [general] helmet: a general leads it
        [garrison] garrison: units without a noble
        [count] how many units there are; above the place inside its walls, below its name outside
        [mine] yellow edge: yours
        [road] road
        [mountain] mountains: nobody passes
        [swamp] swamp: nobody passes
        [nobodys] · and a number: a garrison that belongs to nobody, and its units
        [choice] dashed ring: something may be done there; full ring: it is your answer
        [looked] small dotted ring: where you have looked
        [was] small dashed ring: a banner has just come from there
       *[siege] besieged; the number in the tent is the round in which the siege was begun
    }

map-group = { $group ->
        [fights] Fight and storm
        [sieges] Begin or join a siege
        [marches] March and move
        [building] Build
        [banners] Shift units and resources
        [council] Council and offices
        [looks] Look into a purse
        [choice] Who goes along
        [undo] Leave or break off a siege
       *[end] That is all
    }
