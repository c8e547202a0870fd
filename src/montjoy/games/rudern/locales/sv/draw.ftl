# Kartan i text (draw.py).

map-head = Runda { $round } av { $rounds }. { $faction } har impulsen och har använt { $used } av { $limit ->
        [one] 1 resurs
       *[other] { $limit } resurser
    }.
map-head-over = Runda { $round } av { $rounds }.
map-legend = + innanför, > utanför, ! belägrad, · vägar.
map-town = stad
map-fortress = fästning
map-village = by
map-damaged = skadad fästning
map-none = öppet land
map-mountain = berg
map-swamp = kärr
map-open = öppen
map-garrison = garnison
map-own-garrison = egen garnison
map-noble = { $noble ->
        [general] general
        [shadow] skugga
        [head] överhuvud
        [ruler] härskare
       *[other] { $noble }
    }
map-no-units = inga enheter
map-wounded = ({ $count ->
        [one] 1 sår
       *[other] { $count } sår
    })
map-siege = Belägras av { $faction } sedan runda { $round }
map-owned = tillhör { $faction }
map-free = tillhör ingen
map-inside = Innanför: { $troop }.
map-outside = Utanför: { $troop }.
map-ways = Vägar till { $ways }.
map-treasury = I skattkammaren hos { $faction } finns { $amount ->
        [0] ingenting
        [one] 1 resurs
       *[other] { $amount } resurser
    }.
map-chest = I kistan hos { $banner } finns { $amount ->
        [0] ingenting
        [one] 1 resurs
       *[other] { $amount } resurser
    } (i { $place }).
ui-dice-for = { $about ->
        [0] För anfallarna.
        [1] För försvararna.
       *[other] För { $about }.
    }
