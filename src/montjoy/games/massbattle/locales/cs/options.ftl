# Co lze volit při otevření stolu.
page-game = Hromadná bitva

### scenarios

page-scenario-azure_wood = Azurový les
page-scenario-azure_wood-says = Čaroděj Garfinkel stojí na kraji Azurového lesa s těmi, které údolí mohlo vyzbrojit; ze severu přichází goblinské vojsko se zlobry a obrem. Držte kopec uprostřed, nebo nenechte nikoho, kdo by se o něj přel.
page-scenario-bridge = Most
page-scenario-bridge-says = Oddíl skřetů chce před setměním přejít řeku; rota měšťanů a jedna hrdinka drží most. Deset krátkých kol, dost malá bitva na to, abyste se naučili pravidla.
page-scenario-dragon = Drak v údolí
page-scenario-dragon-says = Na stáda se snesl rudý drak. Tři hrdinové vyjíždějí s muži, které našli; drak má svou smečku koboldů.

### kapitoly

page-section-attacks = Útoky
page-section-base-values = Základní hodnoty
page-section-board = Plocha
page-section-broken-units = Zlomené jednotky
page-section-charges = Zteče
page-section-distances = Vzdálenosti
page-section-end = Konec
page-section-general = Obecně
page-section-information = Informace
page-section-initiative = Iniciativa
page-section-interactions = Souhra pravidel
page-section-melee = Boj zblízka
page-section-missiles = Střelba
page-section-modifiers = Opravy
page-section-morale = Morálka
page-section-movement = Pohyb
page-section-rounding = Zaokrouhlování
page-section-scale = Měřítko
page-section-sequence-of-the-round = Průběh kola
page-section-single-creatures = Jednotliví tvorové
page-section-spells = Kouzla
page-section-umpire = Rozhodčí
page-section-units = Jednotky

### volby

page-option-scale-says = Kolik vojáků má jednotka; podle velikosti: pět do 100 vojáků na straně, jinak deset.
page-option-scale-by_size = podle velikosti
page-option-scale-5 = 5
page-option-scale-10 = 10
page-option-square_m-says = Strana pole v metrech, po půl metru; 0: 3 při měřítku 5, 6 při měřítku 10.
page-option-environment-says = Volný terén, nebo uzavřený prostor, kde se pohyb ani dostřel netrojnásobí.
page-option-environment-open = volno
page-option-environment-confined = uzavřeno
page-option-daylight-says = Plné denní světlo; kdo se vyhýbá slunci, má −1 k hodům na útok.
page-option-scaled_movement-says = Jednotka se pohne o svůj bojový pohyb za každou z 5 nebo 10 minut kola.
page-option-hp_method-says = Body životů vojáka: průměr kostek, hod, nebo nejvyšší hodnota.
page-option-hp_method-average = průměr
page-option-hp_method-rolled = hod
page-option-hp_method-maximum = nejvyšší
page-option-understrength_units-says = Jedna jednotka každého druhu smí mít méně mužů, aspoň polovinu.
page-option-mount_hp-says = Body životů zvířat se počítají, 13,5 na vojáka.
page-option-commander_bonus-says = Při 1 přidává blízká hráčská postava 1 ke kostce morálky a 10 k šanci na sešikování.
page-option-tie_rule-says = Při shodě se hází znovu, nebo obě strany v tom kole jednají současně.
page-option-tie_rule-reroll = znovu
page-option-tie_rule-simultaneous = současně
page-option-missile_order-says = Pořadí střelby ve fázi 1 určuje volba útoku, nebo tam vždy střílí první vítěz iniciativy.
page-option-missile_order-attack_choice = volba útoku
page-option-missile_order-winner_first = vítěz první
page-option-missile_front_arc-says = Jednotka střílí jen na cíle před sebou.
page-option-engaged_fire-says = Jednotka v kontaktu smí střílet na toho, s kým v něm je.
page-option-fire_into_melee-says = Střelba na nepřítele v kontaktu s vlastní jednotkou: zakázána, nebo cíl určí náhoda.
page-option-fire_into_melee-forbidden = zakázáno
page-option-fire_into_melee-random = náhoda
page-option-fire_over_friends-says = Které zbraně střílejí přes jednotky: luky a balvany, všechny, nebo žádné.
page-option-fire_over_friends-bows = luky
page-option-fire_over_friends-all = všechny
page-option-fire_over_friends-none = žádné
page-option-first_contact_once-says = Mezi dvěma jednotkami je za celou bitvu jen jedna zteč.
page-option-charge_replaces_melee-says = Jednotka, která udeřila při zteči, v boji téhož kola neútočí.
page-option-melee_front-says = Jednotka útočí na tři pole před sebou, nebo jen přímo vpřed.
page-option-melee_front-three = tři
page-option-melee_front-one = jedno
page-option-ac_system-says = Jak se zobrazuje obranné číslo; výsledky se neliší.
page-option-ac_system-ascending = vzestupně
page-option-ac_system-descending = sestupně
page-option-natural_one_misses-says = Přirozená 1 vždy mine.
page-option-solo_full_routine-says = Jednotlivý tvor v boji provede všechny útoky, nebo jeden hod posledním z nich.
page-option-fighter_sweep-says = Bojovník má proti vojákům s nejvýše 1 kostkou životů jeden hod za úroveň.
page-option-first_hit_shields_singles-says = Neškodný první zásah platí i pro jednotlivé tvory a postavy.
page-option-morale_batch-says = Zkouška morálky za každý zásah, nebo nejvýše jedna za krok.
page-option-morale_batch-per_hit = za zásah
page-option-morale_batch-per_step = za krok
page-option-pc_morale-says = Hráčské postavy se zkoušejí jako jednotlivé nestvůry.
page-option-fearless_undead-says = Nebojácní tvorové berou výsledky morálky 2 a 3 jako úspěch.
page-option-followup-says = Kdo smí pronásledovat zatlačenou jednotku: jen po boji a zteči, nebo i střelci.
page-option-followup-melee_only = jen boj
page-option-followup-any_attacker = kdokoli
page-option-wood_immunity_absolute-says = Na jednotku v lese se nestřílí vůbec, ani při přirozené 20.
page-option-flank_bonus_missiles-says = Bok a týl platí pro střelbu jako v boji.
page-option-solo_free_turn-says = Jednotliví tvorové a postavy se smějí v jednom kole otočit i pohnout.
page-option-free_drift-says = Jednotky jdou všemi osmi směry, aniž se otočí.
page-option-parting_blow-says = Jednotku ustupující z kontaktu udeří každý nezlomený nepřítel, který ji má před sebou.
page-option-eight_facings-says = Jednotky smějí stát i úhlopříčně.
page-option-deployment-says = Obě strany se rozestaví tajně, nebo střídavě.
page-option-deployment-secret = tajně
page-option-deployment-alternate = střídavě
page-option-area_spells-says = Plošný účinek zasáhne každého vojáka jednotky, nebo její body jednou.
page-option-area_spells-per_soldier = každého vojáka
page-option-area_spells-single_creature = jednou
page-option-spell_disruption-says = Kdo byl v kole dříve zraněn, přichází v něm o kouzlo.
page-option-round_limit-says = Kola, po nichž rozhodne síla; 0: bez omezení.
page-option-open_information-says = Všichni vidí všechno.
