# The map in text (draw.py).

map-head = Round { $round } of { $rounds }. { $faction } has the impulse and has used { $used } of { $limit } resources.
map-head-over = Round { $round } of { $rounds }.
map-legend = + inside, > outside, ! besieged, · ways.
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
map-noble = { $noble ->
        [general] general
        [shadow] shadow
        [head] head
        [ruler] ruler
       *[other] { $noble }
    }
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
