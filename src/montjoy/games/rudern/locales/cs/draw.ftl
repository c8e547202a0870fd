# Mapa v textu (draw.py).

map-head = Kolo { $round } z { $rounds }. Impulz má { $faction }; z limitu { $limit ->
        [one] 1 suroviny
       *[other] { $limit } surovin
    } už využito: { $used }.
map-head-over = Kolo { $round } z { $rounds }.
map-legend = + uvnitř, > venku, ! v obležení, · cesty.
map-town = město
map-fortress = pevnost
map-village = vesnice
map-damaged = poškozená pevnost
map-none = otevřená krajina
map-mountain = hory
map-swamp = bažina
map-open = prostupná
map-garrison = posádka
map-own-garrison = vlastní posádka
map-noble = { $noble ->
        [general] generál
        [shadow] stín
        [head] hlava rodu
        [ruler] panovník
       *[other] { $noble }
    }
map-no-units = bez jednotek
map-wounded = ({ $count ->
        [one] 1 rána
        [few] { $count } rány
       *[other] { $count } ran
    })
map-siege = Obléhá { $faction } od kola { $round }
map-owned = drží { $faction }
map-free = nepatří nikomu
map-inside = Uvnitř: { $troop }.
map-outside = Venku: { $troop }.
map-ways = Cesty: { $ways }.
map-treasury = Hlavní pokladnice ({ $faction }): { $amount ->
        [one] 1 surovina
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }.
map-chest = Pokladnice, kterou má { $banner }: { $amount ->
        [one] 1 surovina
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    } ({ $place }).
ui-dice-for = { $about ->
        [0] Pro útočníky.
        [1] Pro obránce.
       *[other] Pro: { $about }.
    }
