# Kartan i text (ui/text.py).

map-head = Runda { $round } av { $rounds }: { $faction } har impulsen och har använt { $used } av { $limit ->
        [one] 1 resurs
       *[other] { $limit } resurser
    }.
map-head-over = Runda { $round } av { $rounds }.
map-legend = + innanför, > utanför, ! belägrad, · vägar (inom parentes: där tar sig ingen fram).
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
map-noble = { PIECES(1, $noble, case: "title") }
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
throw-side = { $factions-count ->
        [0] För folket på den tomma orten.
       *[other] { $side ->
                [0] För anfallarna: { $factions }.
               *[1] För försvararna: { $factions }.
            }
    }

### utsikter

odds-battle-attacker = { $attacker-count ->
        [0] anfallaren vinner
       *[other] { $attacker } vinner
    }
odds-battle-defender = { $defender-count ->
        [0] försvararen vinner
       *[other] { $defender } vinner
    }
odds-battle-neither = ingen vinner
odds-relief-attacker = belägringen bryts
odds-relief-defender = belägrarna vinner och belägringen fortsätter
odds-relief-neither = ingen vinner och belägringen fortsätter
odds-town-attacker = staden faller
odds-town-defender = belägringen bryts (fler enheter innanför än utanför, eller ingen enhet utanför)
odds-town-neither = belägringen fortsätter
odds-fortress-attacker = fästningen faller
odds-fortress-defender = belägringen bryts (fler enheter innanför än utanför, eller ingen enhet utanför)
odds-fortress-neither = belägringen fortsätter
odds-battle-side = { $factions-count ->
        [0] { $side ->
                [0] anfallaren
               *[1] försvararen
            }
       *[other] { $factions }
    }
odds-siege-side = { $factions-count ->
        [0] { $side ->
                [0] belägraren
               *[1] de belägrade
            }
       *[other] { $factions }
    }
odds-one = { $kind ->
        [sortie] ett utfall
       *[assault] en stormning
    }
odds-all = så många gånger som kan betalas nu: { $count }
odds-together = med { $banners }
odds-assault-later = en stormning senare, om inget ändras till dess
odds-assaults-later = så många stormningar som då kan betalas i en impuls: { $count }
odds-yours-join = om dina belägrade deltar i striden
odds-yours-stay = om de stannar innanför
odds-allies-join = om { $allies } deltar i striden inifrån
odds-allies-stay = om { $allies } stannar innanför
odds-all-join = om dina belägrade och de från { $allies } deltar i striden
odds-only-yours-join = om bara dina belägrade deltar
odds-nobody-joins = om ingen av de belägrade deltar

### teckenförklaringen

legend-faction = fana för { $faction }
legend-sign = { $sign ->
        [ruler] krona: en härskare eller en ätts överhuvud leder den
        [general] hjälm: en general leder den
        [garrison] garnison: enheter utan ädling
        [count] så många enheter; ovanför husen innanför murarna, under namnet utanför
        [mine] gul kant: din
        [road] väg
        [mountain] berg: ingen kommer förbi
        [swamp] kärr: ingen kommer förbi
        [nobodys] · och ett tal: en garnison som inte tillhör någon, och dess enheter
        [choice] streckad ring: där kan något göras; hel ring: det är ditt svar
        [looked] liten prickad ring: dit har du tittat
        [was] liten streckad ring: därifrån kom en fana nyss
       *[siege] belägrad; talet i tältet är den runda då belägringen började
    }

map-group = { $group ->
        [fights] Strid och stormning
        [sieges] Belägringar: börja, ansluta
        [marches] Marscher och förflyttningar
        [building] Bygga
        [banners] Enheter och kistor
        [council] Råd och ämbeten
        [looks] Se in i en kassa
        [choice] Vilka som följer med
        [undo] Belägringar: lämna, avbryta
       *[end] Klart
    }
