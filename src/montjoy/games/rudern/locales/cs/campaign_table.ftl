# Co o tažení říkají stránky a terminál: formulář impulzu místo po místu, mapa a co je vedle ní.

### formulář na začátku impulzu, a jedné oblasti

PrepareByPlace = { treasury-now }, se všemi daněmi { $taxed }. Změňte, co chcete, nebo to odešlete, jak to je.
RegroupByPlace = { treasury-now }. Kdo co vede a kolik kdo nese ({ $at })?
treasury-now = Hlavní pokladnice: { $treasury ->
        [0] nic
        [one] 1 surovina
        [few] { $treasury } suroviny
       *[other] { $treasury } surovin
    }
form-gives = Dává
form-tax = daň { $tax }
form-recruits = { $pieces }, za { $price }{ $tax ->
        [0] {""}
       *[other] , a daň { $tax }
    }
form-hires = Najmout generála, za { $price }
form-leads = { $kind } z { $most }
kind-foot = Pěší
kind-cavalry = Jízda
kind-shadow_foot = Stínoví pěší
kind-elephant = Sloni
kind-legion = Ohnivé legie
form-carries = Pokladnice z { $most }
form-gives-to = Dá { $banner }, z { $most }
sheet-place = { $place }: { $fields }.
sheet-field = { $name } { $now } (0–{ $most })
sheet-price = za { $price }
sheet-how = Napište, co se mění, třeba „{ $example }“: prapor s druhem je to, co vede, prapor sám jeho pokladnice; „.“ nechá vše, jak je. Místo, které nikoho neverbuje, odvede daň.
plan-recruits = { $place } verbuje: { $pieces }{ $tax ->
        [0] {""}
       *[other] ; odvede daň { $tax }
    }.
plan-tax = { $place } odvede daň { $tax }.
plan-hires = { $place }: najímá se generál.
plan-leads = { $banner } vede: { $pieces-count ->
        [0] žádné jednotky
       *[other] { $pieces }
    }.
plan-stays = { $place }: jako posádka zůstane { $pieces }.
plan-carries = { $banner } nese { $number }.
plan-gives = { $banner } dává { $other }: { $number }.
plan-treasury = V hlavní pokladnici pak bude { $amount }.

### vedle mapy

campaign-order = Pořadí v kole { $round }: { $factions }.
    .factions = { $it }
    .factions-join = {", pak "}
campaign-holds = { $faction }: { $places ->
        [one] 1 město nebo pevnost
        [few] { $places } města a pevnosti
       *[other] { $places } měst a pevností
    }, { $units ->
        [one] 1 jednotka
        [few] { $units } jednotky
       *[other] { $units } jednotek
    }, { $nobles ->
        [one] 1 šlechtic
        [few] { $nobles } šlechtici
       *[other] { $nobles } šlechticů
    }; nyní { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
campaign-table = Kdo co drží, v pořadí tohoto kola
campaign-faction = Strana
campaign-places = Místa
campaign-units = Jednotky
campaign-nobles = Šlechtici
campaign-points = Body
campaign-chests = Pokladnice šlechticů: { $chests }.
    .chests = { $a } { $c } ({ $b })

### místo na mapě

place-seat = Sídlo: { $faction }.
place-work = Staví { $faction }: { $building ->
        [found] město
        [imperial] říšské město
        [church] církevní město
        [fortress] pevnost
        [rebuild] město místo pevnosti
       *[repair] oprava pevnosti
    }; zaplaceno { $paid } z { $price }.
place-siege-age = Obléhání { $rounds ->
        [0] začalo v tomto kole
        [one] trvá 1 kolo
        [few] trvá { $rounds } kola
       *[other] trvá { $rounds } kol
    }.
place-ways = Cesty, v krocích: { $ways }.
place-may-besiege = Nyní tu můžete začít obléhání.
place-may-storm = Nyní můžete vyvolat zteč.
place-needs = K obléhání jich před místem musíte mít více než { $units } a k tomu { $purse ->
        [none] 1 surovinu z hlavní pokladnice
       *[other] 1 surovinu v pokladnici šlechtice, který tam je
    }.
place-open-fight = Uvnitř je jich víc, než kolik hradby chrání: obléhání není třeba, lze na ně zaútočit hned.
place-is-near = Vedle máte vlastní místo, jak to obléhání vyžaduje.

### legenda

legend-seat = hvězda: sídlo strany
legend-work = 3/10: stavba; tolik z ceny je zaplaceno

### oč jde, a rada tomu, kdo se ujme strany

page-aim-three_powers-WKA = Držte Kiertz a Knorów, sídla obou ostatních, a udržte si Jezerní Město; nebo mějte po kole 12 nejvíce bodů.
page-aim-three_powers-KAT = Držte Jezerní Město a Knorów, sídla obou ostatních, a udržte si Kiertz; nebo mějte po kole 12 nejvíce bodů.
page-aim-three_powers-GLI = Držte Jezerní Město a Kiertz, sídla obou ostatních, a udržte si Knorów; nebo mějte po kole 12 nejvíce bodů.
page-side-three_powers-WKA = Jezerní Město vám dává dvě suroviny za kolo, ale pevnosti nestavíte: jděte k Dolnímu brodu, než se tam sejdou ostatní.
page-side-three_powers-KAT = Dobuďte Mezimostí nebo Suché studny, dokud ostatní bojují, a nenechte Kiertz prázdný.
page-side-three_powers-GLI = Strzegom a Suché studny máte za dveřmi; kdo bojuje s oběma ostatními najednou, prohraje.

### jak se co jmenuje ve scénářích tažení

name-House_Glivic = rod Glivic
name-Lake_Town = Jezerní Město
name-Knorow = Knorów
name-Stone_Ford = Kamenný brod
name-Reedbank = Rákosí
name-High_Moor = Vysoké vřesoviště
name-Border_Keep = Hraniční tvrz
name-Dry_Wells = Suché studny
name-Bohdan_Glivic = Bohdan Glivic
