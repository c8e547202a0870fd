# Mapa v textu (ui/text.py).

### hlavička

map-head = Kolo { $round }. { $dragon ->
        [asleep] Drak spí
        [awake] Drak je vzhůru
       *[dead] Drak je mrtev
    }{ $cards ->
        [0] {""}
        [one] , venku je 1 dračí karta
        [few] , venku jsou { $cards } dračí karty
       *[other] , venku je { $cards } dračích karet
    }. Tajné dveře: { $symbol ->
        [0] zatím neznámé
        [1] oko (1)
        [2] klíč (2)
        [3] měsíc (3)
        [4] had (4)
        [5] hvězda (5)
        [6] věž (6)
       *[other] symbol { $symbol }
    }.
map-sun = Slunce: { $sun } z { $limit } kroků.

### legenda; znak sám stojí vždy před slovem

map-sign = { $sign ->
        [door] zamčené dveře
        [gate] mříž
        [both] dveře s mříží
        [secret] tajné dveře
        [painted] symbol na stěně
        [numbered] symbol na stěně: 1 oko, 2 klíč, 3 měsíc, 4 had, 5 hvězda, 6 věž
        [unknown] neznámé
        [hidden] neznámé; pokladnice je jedno z devíti uprostřed, D4 až F6
        [peeked] tam jste nahlédli
        [corridor] chodba
        [rubble] zával
        [abyss] propast
        [bridge] lávka
        [chamber] pokladnice
        [tower] věž
        [stairs] schody a jejich číslo
        [web] pavučina
        [lying] něco tu leží
        [left_out] vynechané řady, kde není nic známo
       *[more] a další
    }

### kdo je kde

map-hero = { $player } ({ $hero }), { at-place }: { $body } z { $most ->
        [one] 1 bodu zdraví
       *[other] { $most } bodů zdraví
    }{ $state ->
        [turning_back] , obrací se zpět
        [rubble_entrance] , před závalem
        [rubble_stuck] , vězí v závalu
        [webbed] , visí v pavučině
        [at_exit] , u neznámého východu
        [dragon_awake_inside] , tváří v tvář drakovi
        [skip] , bude vynechávat tah
        [retired] , doma v bezpečí
       *[other] {""}
    }{ $things ->
        [none] {""}
       *[other] ; u sebe: { $things }
    }{ $companions ->
        [none] {""}
       *[other] ; v družině: { $companions }
    }.
map-dead = { $player } ({ $hero }): po smrti.
map-monster = { $monster }, { at-place }.
map-companion = { $monster }: { $points ->
        [one] 1 bojový bod
        [few] { $points } bojové body
       *[other] { $points } bojových bodů
    }.
map-worn = { $thing } (ve výstroji)
map-treasure-cards = { $count ->
        [one] 1 karta pokladu
        [few] { $count } karty pokladu
       *[other] { $count } karet pokladu
    }
map-special-cards = { $count ->
        [one] 1 zvláštní karta
        [few] { $count } zvláštní karty
       *[other] { $count } zvláštních karet
    }
map-fallen = V katakombách leží: { $things }.
map-lying = Na { $place } leží: { $things }.

map-ring = Síla poráží mysl, mysl obratnost, obratnost zbroj a zbroj sílu: zásah stojí 1 bojový bod. Zvolí-li obě strany totéž, zasáhne vyšší hodnota a ztratí se rozdíl. Všechny ostatní dvojice bijí do prázdna.
map-fighter = { $yours ->
        [1] Vy, { $fighter }
       *[0] { $fighter }
    }: obratnost { $agility }, zbroj { $armour }, síla { $strength }, mysl { $psyche }; { $points ->
        [one] 1 bojový bod
        [few] { $points } bojové body
       *[other] { $points } bojových bodů
    }{ $body ->
        [0] {""}
        [one] , 1 bod zdraví
        [few] , { $body } body zdraví
       *[other] , { $body } bodů zdraví
    }{ $stands ->
        [none] {""}
       *[other] ; žeton: { $stands }
    }{ $whiffs ->
        [0] {""}
        [one] ; 1 rána do prázdna
        [few] ; { $whiffs } rány do prázdna
       *[other] ; { $whiffs } ran do prázdna
    }.

### pole ve větách

map-tile = { $place }: { map-kind }{ $stairs ->
        [0] {""}
       *[other] , schody { $stairs }
    }{ $web ->
        [0] {""}
       *[other] , obří pavučina
    }; { $sides }.{ $here ->
        [none] {""}
       *[other] {" "}Je tu: { $here }.
    }{ $lying ->
        [none] {""}
       *[other] {" "}Leží tu: { $lying }.
    }
map-kind = { $kind ->
        [corridor] chodba
        [rubble] zával
        [abyss] propast
        [bridge] lávka
        [chamber] pokladnice
        [tower] věž
       *[room] místnost
    }
map-outer-sign = Symbol na této straně ({ $way }) je namalován na vnější zdi hradu: tajné dveře to nejsou, ať je to symbol jakýkoli.
map-side = { FORM($way, case: "at") } { $what ->
        [wall] stěna
        [door] zamčené dveře
        [gate] mříž
        [door_and_gate] zamčené dveře s mříží
        [secret] tajné dveře
        [outside] brána ven
       *[open] volno
    }{ $sign ->
        [0] {""}
       *[other] {" "}se symbolem { $sign }
    }

### co vidí jen jeden hráč: svou postavu, své karty

map-card = { $hero }: obratnost { $agility }, zbroj { $armour }, síla { $strength }, mysl { $psyche }; { $body } z { $most ->
        [one] 1 bodu zdraví
       *[other] { $most } bodů zdraví
    }{ $gold ->
        [0] {""}
        [one] ; všem na očích 1 zlaťák, skryté karty pokladů se nepočítají
        [few] ; všem na očích { $gold } zlaťáky, skryté karty pokladů se nepočítají
       *[other] ; všem na očích { $gold } zlaťáků, skryté karty pokladů se nepočítají
    }.
map-ability = Dar: { $ability ->
        [wary] ostražitost, zálohy nepřekvapí
        [throwing_daggers] vrhá dýky před bojem
        [spells] kouzla, každé jednou
        [double_stride] dlouhý krok známými místnostmi
        [strong_arm] k vyražení dveří a zvednutí mříže stačí jeden hod
        [arrows] střílí z luku před bojem
        [shuriken] hází šurikeny, když oba bijí do prázdna
        [healer] každý tah odpočinku vrací o 1 bod zdraví víc
        [lockpick] k odemčení paklíčem stačí jeden hod
       *[other] { $ability }
    }{ $left ->
        [-1] {""}
        [0] ; už nic nezbývá
        [one] ; zbývá { $left }
        [few] ; zbývají { $left }
       *[other] ; zbývá { $left }
    }.
map-thing = { $thing }{ $worn ->
        [1] , ve výstroji
       *[0] {""}
    }{ $powers ->
        [none] {""}
       *[other] : { $powers }
    }{ $gold ->
        [0] {""}
        [one] ; 1 zlaťák
        [few] ; { $gold } zlaťáky
       *[other] ; { $gold } zlaťáků
    }.
map-power = { $power ->
        [agility] obratnost { $n }
        [armour] zbroj { $n }
        [strength] síla { $n }
        [psyche] mysl { $n }
        [combat_points] bojové body { $n }
        [heal] vypijete-li to, vrátí { $n ->
                [one] 1 bod zdraví
                [few] { $n } body zdraví
               *[other] { $n } bodů zdraví
            }
        [gamble] vypijete-li to, štěstí vrátí 5 bodů zdraví, smůla 1 vezme
        [rope] nezdařený hod u propasti či na lávce smíte jednou za tah opakovat
        [rest_bonus] odpočinek dá o { $n } víc
        [breath_guard] dračí dech vezme o { $n } méně
        [web_immune] žádná pavučina vás nechytí
        [door_single] na dveře stačí jeden hod
        [catacomb_rolls] { $n ->
                [one] 1 hod
                [few] { $n } hody
               *[other] { $n } hodů
            } za tah v katakombách
        [ambush_guard] žádná záloha vás nepřekvapí
        [stuck] nelze odložit
        [last_breath] jednou vám zachrání život
        [stealth] vyčkáte-li, smí se táhnout jiná karta nestvůry
        [blink] { $n }× za hru na sousední pole
       *[greed] nepustí vás od pokladu
    }
map-face = { $card }{ $yours ->
        [1] {""}
       *[0] { $owner ->
                [none] , leží někde v hradu
               *[other] , v ruce má { $owner }
            }
    }.
map-text = { $card }: { $text }
map-beneath = Pod balíčkem pokladů, z odložených jako { $place }.: { $card }.
map-peek = Nahlédli jste na { $place }: { $tile }; žeton místnosti: { $room }.
map-monster-card = Karta, kterou má { $monster }: { $points ->
        [one] 1 bojový bod
        [few] { $points } bojové body
       *[other] { $points } bojových bodů
    }. Při útoku { $attack ->
        [fight] bojuje
        [flee] prchá
        [follow] pronásleduje
       *[passive] zůstává v klidu
    }; při vyčkávání { $wait ->
        [fight] bojuje
        [flee] prchá
        [follow] pronásleduje
       *[passive] zůstává v klidu
    }; obrátí-li se hrdina zpět, { $back ->
        [fight] bojuje
        [flee] prchá
        [follow] pronásleduje
       *[passive] zůstává v klidu
    }.

### nadpisy v dlouhých seznamech odpovědí

map-group = { $group ->
        [ways] Kam jít
        [doors] Dveře a mříže
        [deeds] Co tu udělat
        [walls] Symboly na stěnách
        [things] Vaše věci
        [cards] Karty a kouzla
        [giving] Dát a požádat
       *[monsters] Nestvůry
    }

legend-hero = { $player } ({ $hero })
legend-number = číslo za jménem nestvůry, například „kostlivec 2“, odlišuje nestvůry téhož druhu
