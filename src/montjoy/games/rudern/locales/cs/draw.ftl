# Mapa v textu (ui/text.py).

map-head = Kolo { $round } z { $rounds }. Impulz má { $faction }; z limitu { $limit ->
        [one] 1 suroviny
       *[other] { $limit } surovin
    } už využito: { $used }.
map-head-over = Kolo { $round } z { $rounds }.
map-legend = + uvnitř, > venku, ! v obležení, · cesty (v závorce: neprůchodné).
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
map-noble = { PIECES(1, $noble, case: "title") }
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
map-chest = Pokladnice šlechtice ({ $banner }): { $amount ->
        [one] 1 surovina
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    } ({ $place }).
ui-dice-for = { $about ->
        [0] Pro útočníky.
        [1] Pro obránce.
       *[other] Pro: { $about }.
    }
throw-side = { $factions-count ->
        [0] Pro lid uvnitř, kde není žádné vojsko.
       *[other] { $side ->
                [0] Pro útočníky: { $factions }.
               *[1] Pro obránce: { $factions }.
            }
    }

### vyhlídky

odds-battle-attacker = { $attacker-count ->
        [0] zvítězí útočník
        [one] zvítězí { $attacker }
       *[other] zvítězí { $attacker }
    }
odds-battle-defender = { $defender-count ->
        [0] zvítězí obránce
        [one] zvítězí { $defender }
       *[other] zvítězí { $defender }
    }
odds-battle-neither = nezvítězí nikdo
odds-relief-attacker = obležení je prolomeno
odds-relief-defender = zvítězí oblehatelé a obléhání trvá
odds-relief-neither = nezvítězí nikdo a obléhání trvá
odds-town-attacker = město padne
odds-town-defender = obležení je prolomeno (uvnitř je víc jednotek než venku, nebo venku žádná)
odds-town-neither = obléhání trvá
odds-fortress-attacker = pevnost padne
odds-fortress-defender = obležení je prolomeno (uvnitř je víc jednotek než venku, nebo venku žádná)
odds-fortress-neither = obléhání trvá
odds-battle-side = { $factions-count ->
        [0] { $side ->
                [0] útočník
               *[1] obránce
            }
       *[other] { $factions }
    }
odds-siege-side = { $factions-count ->
        [0] { $side ->
                [0] oblehatel
               *[1] obležení
            }
       *[other] { $factions }
    }
odds-one = { $kind ->
        [sortie] jeden výpad
       *[assault] jedna zteč
    }
odds-all = tolikrát, kolik lze nyní zaplatit: { $count }
odds-together = jdou-li spolu: { $banners }
odds-assault-later = jedna zteč později, nezmění-li se do té doby nic
odds-assaults-later = tolik ztečí, kolik pak lze zaplatit v jednom impulzu: { $count }
odds-yours-join = zúčastní-li se boje vaši obležení
odds-yours-stay = zůstanou-li uvnitř
odds-allies-join = zúčastní-li se boje obležení spojenci ({ $allies })
odds-allies-stay = zůstanou-li obležení spojenci uvnitř ({ $allies })
odds-all-join = zúčastní-li se boje všichni obležení (vaši a { $allies })
odds-only-yours-join = zúčastní-li se ho jen vaši obležení
odds-nobody-joins = nezúčastní-li se ho nikdo z obležených

### vysvětlivky

legend-faction = prapor: { $faction }
legend-sign = { $sign ->
        [ruler] koruna: vede jej panovník nebo hlava rodu
        [general] přilba: vede jej generál
        [garrison] posádka: jednotky bez šlechtice
        [count] počet jednotek; nad domy jsou za hradbami, pod jménem venku
        [mine] žlutý okraj: vaše
        [road] cesta
        [mountain] hory: tudy nikdo neprojde
        [swamp] bažina: tudy nikdo neprojde
        [nobodys] · a číslo: posádka, která nepatří nikomu, a její jednotky
        [choice] čárkovaný kruh: tam lze něco udělat; plný kruh: to je vaše odpověď
        [looked] malý tečkovaný kruh: tam jste se podívali
        [was] malý čárkovaný kruh: odtud právě přišel prapor
       *[siege] obléhání; číslo ve stanu je kolo, v němž začalo
    }

map-group = { $group ->
        [fights] Boj a zteč
        [sieges] Obléhání: začít, přidat se
        [marches] Pochody a přesuny
        [building] Stavby
        [banners] Jednotky a pokladnice
        [council] Rada a úřady
        [looks] Nahlédnout do pokladnice
        [choice] Kdo půjde také
        [undo] Obléhání: odejít, přerušit
       *[end] Hotovo
    }
