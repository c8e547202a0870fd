# Jak se jmenují věci obsahu: postavy, nestvůry, žetony místností, předměty, karty.  `name-ID`; číslo za nestvůrou ji odlišuje od
# ostatních téhož druhu.
# Pády: nestvůry a družina gen, dat, acc; vlastnosti acc; směry to (na sever), at (na severu), from (ze severu), adj (severní); věci
# thing (co střeží nestvůra žetonu), thing-acc (totéž ve čtvrtém pádě), thing-ins (čím se odemyká); postavy card, místnosti about.

### hráči, místa, směry

name-red = { $case ->
        [gen] Červeného
        [dat] Červenému
        [acc] Červeného
       *[other] Červený
    }
name-blue = { $case ->
        [gen] Modrého
        [dat] Modrému
        [acc] Modrého
       *[other] Modrý
    }
name-green = { $case ->
        [gen] Zeleného
        [dat] Zelenému
        [acc] Zeleného
       *[other] Zelený
    }
name-yellow = { $case ->
        [gen] Žlutého
        [dat] Žlutému
        [acc] Žlutého
       *[other] Žlutý
    }
name-outside = před hradem
name-below = katakomby
name-transit = na půli cesty
name-other = pokladnice to není
name-chamber = pokladnice
name-north = { $case ->
        [to] na sever
        [at] na severu
        [from] ze severu
        [adj] severní
       *[other] sever
    }
name-east = { $case ->
        [to] na východ
        [at] na východě
        [from] z východu
        [adj] východní
       *[other] východ
    }
name-south = { $case ->
        [to] na jih
        [at] na jihu
        [from] z jihu
        [adj] jižní
       *[other] jih
    }
name-west = { $case ->
        [to] na západ
        [at] na západě
        [from] ze západu
        [adj] západní
       *[other] západ
    }
name-north_east = { $case ->
        [to] na severovýchod
        [at] na severovýchodě
        [from] ze severovýchodu
        [adj] severovýchodní
       *[other] severovýchod
    }
name-south_east = { $case ->
        [to] na jihovýchod
        [at] na jihovýchodě
        [from] z jihovýchodu
        [adj] jihovýchodní
       *[other] jihovýchod
    }
name-south_west = { $case ->
        [to] na jihozápad
        [at] na jihozápadě
        [from] z jihozápadu
        [adj] jihozápadní
       *[other] jihozápad
    }
name-north_west = { $case ->
        [to] na severozápad
        [at] na severozápadě
        [from] ze severozápadu
        [adj] severozápadní
       *[other] severozápad
    }
name-out = ven z hradu
name-down = dolů po schodech
name-staircase = schody
name-its-square = jejich pole
name-its-side = jejich vstup
name-agility = obratnost
name-armour = zbroj
name-strength = { $case ->
        [acc] sílu
       *[other] síla
    }
name-psyche = mysl

### postavy: `card` je celá karta, jak se vybírá

card-agility = obratnost
card-armour = zbroj
card-strength = síla
card-psyche = mysl
card-body = body zdraví
ability-none = bez zvláštního daru
ability-wary = ostražitost
ability-throwing_daggers = vrhá dýky
ability-spells = umí kouzla
ability-double_stride = dlouhý krok
ability-strong_arm = silná paže (dveře, mříže)
ability-arrows = střílí z luku
ability-shuriken = hází šurikeny
ability-healer = dobře odpočívá
ability-lockpick = odemyká na první pokus
name-H01 = { $case ->
        [card] Rytíř Rohan: { card-agility } 4, { card-armour } 9, { card-strength } 8, { card-psyche } 5, { card-body } 10; { ability-none }
       *[other] Rytíř Rohan
    }
name-H02 = { $case ->
        [card] Sigeir Ostrá Sekera: { card-agility } 5, { card-armour } 6, { card-strength } 9, { card-psyche } 4, { card-body } 11; { ability-none }
       *[other] Sigeir Ostrá Sekera
    }
name-H03 = { $case ->
        [card] Aelfric Hnědoplášť: { card-agility } 7, { card-armour } 4, { card-strength } 5, { card-psyche } 8, { card-body } 10; { ability-wary }
       *[other] Aelfric Hnědoplášť
    }
name-H04 = { $case ->
        [card] Iril: { card-agility } 9, { card-armour } 5, { card-strength } 5, { card-psyche } 6, { card-body } 9; { ability-throwing_daggers } (4)
       *[other] Iril
    }
name-H05 = { $case ->
        [card] Mrishnahk: { card-agility } 5, { card-armour } 3, { card-strength } 4, { card-psyche } 10, { card-body } 8; { ability-spells } (4)
       *[other] Mrishnahk
    }
name-H06 = { $case ->
        [card] Yrsa Dlouhý Krok: { card-agility } 8, { card-armour } 4, { card-strength } 5, { card-psyche } 7, { card-body } 9; { ability-double_stride }
       *[other] Yrsa Dlouhý Krok
    }
name-H07 = { $case ->
        [card] Hagen Kamenná Pěst: { card-agility } 4, { card-armour } 7, { card-strength } 8, { card-psyche } 6, { card-body } 9; { ability-strong_arm }
       *[other] Hagen Kamenná Pěst
    }
name-H08 = { $case ->
        [card] Kestrel Blatný Luk: { card-agility } 7, { card-armour } 5, { card-strength } 6, { card-psyche } 6, { card-body } 9; { ability-arrows } (4)
       *[other] Kestrel Blatný Luk
    }
name-H09 = { $case ->
        [card] Jiro Popelavá Čepel: { card-agility } 10, { card-armour } 3, { card-strength } 6, { card-psyche } 7, { card-body } 8; { ability-shuriken } (4)
       *[other] Jiro Popelavá Čepel
    }
name-H10 = { $case ->
        [card] Sestra Maelin: { card-agility } 6, { card-armour } 5, { card-strength } 4, { card-psyche } 9, { card-body } 9; { ability-healer }
       *[other] Sestra Maelin
    }
name-H11 = { $case ->
        [card] Odd Hbitý Klíč: { card-agility } 9, { card-armour } 3, { card-strength } 5, { card-psyche } 7, { card-body } 9; { ability-lockpick }
       *[other] Odd Hbitý Klíč
    }
name-H12 = { $case ->
        [card] Gudrun Štítová Hradba: { card-agility } 6, { card-armour } 8, { card-strength } 7, { card-psyche } 4, { card-body } 9; { ability-none }
       *[other] Gudrun Štítová Hradba
    }

### nestvůry

name-mountain_troll = { $case ->
        [gen] horského trola
        [dat] horskému trolovi
        [acc] horského trola
       *[other] horský trol
    }
name-demon = { $case ->
        [gen] démona
        [dat] démonovi
        [acc] démona
       *[other] démon
    }
name-dragon = { $case ->
        [gen] draka
        [dat] drakovi
        [acc] draka
       *[other] drak
    }
name-giant_spider = { $case ->
        [gen] obřího pavouka
        [dat] obřímu pavoukovi
        [acc] obřího pavouka
       *[other] obří pavouk
    }
name-minotaur = { $case ->
        [gen] minotaura
        [dat] minotaurovi
        [acc] minotaura
       *[other] minotaurus
    }
name-orc = { $case ->
        [gen] skřeta
        [dat] skřetovi
        [acc] skřeta
       *[other] skřet
    }
name-skeleton = { $case ->
        [gen] kostlivce
        [dat] kostlivci
        [acc] kostlivce
       *[other] kostlivec
    }
name-ghost_knight = { $case ->
        [gen] přízračného rytíře
        [dat] přízračnému rytíři
        [acc] přízračného rytíře
       *[other] přízračný rytíř
    }
name-dark_elf = { $case ->
        [gen] temného elfa
        [dat] temnému elfovi
        [acc] temného elfa
       *[other] temný elf
    }
name-vampire = { $case ->
        [gen] upíra
        [dat] upírovi
        [acc] upíra
       *[other] upír
    }
name-werewolf = { $case ->
        [gen] vlkodlaka
        [dat] vlkodlakovi
        [acc] vlkodlaka
       *[other] vlkodlak
    }
name-wraith = { $case ->
        [gen] přízraku
        [dat] přízraku
       *[other] přízrak
    }
name-hound = { $case ->
        [gen] psa
        [dat] psovi
        [acc] psa
       *[other] pes
    }

### družina, předměty, lektvary, amulety, prsteny

name-CO1 = { $case ->
        [gen] skřeta v okovech
        [dat] skřetovi v okovech
        [acc] skřeta v okovech
       *[other] skřet v okovech
    }
name-CO2 = { $case ->
        [gen] zatoulaného psa
        [dat] zatoulanému psovi
        [acc] zatoulaného psa
       *[other] zatoulaný pes
    }
name-IT1 = Meč starých králů
name-IT2 = rukavice z trolí kůže
name-IT3 = { $case ->
        [thing-acc] přilbu s chocholem
       *[other] přilba s chocholem
    }
name-IT4 = { $case ->
        [thing-acc] kroužkovou zbroj
       *[other] kroužková zbroj
    }
name-IT5 = dubový štít
name-IT6 = boty s měkkou podrážkou
name-IT7 = pozlacené válečné kladivo
name-IT8 = smotek lana
name-PO1 = { $case ->
        [thing-acc] červenou lahvičku
       *[other] červená lahvička
    }
name-PO2 = { $case ->
        [thing-acc] modrou lahvičku
       *[other] modrá lahvička
    }
name-PO3 = { $case ->
        [thing-acc] černou lahvičku
       *[other] černá lahvička
    }
name-AM01 = Amulet medvěda
name-AM02 = Amulet kočky
name-AM03 = Amulet sovy
name-AM04 = Amulet želvy
name-AM05 = Amulet hojení
name-AM06 = řeřavý amulet
name-AM07 = Přadlenin amulet
name-AM08 = { $case ->
        [thing-acc] skleněnou tretku
       *[other] skleněná tretka
    }
name-AM09 = Zámečníkův amulet
name-AM10 = { $case ->
        [thing-acc] lucernu hlubin
       *[other] lucerna hlubin
    }
name-AM11 = Amulet stráže
name-AM12 = Amulet hrůzy
name-RI1 = Prsten síly
name-RI2 = Prsten mrštnosti
name-RI3 = Prsten vůle
name-RI4 = Prsten kamene
name-RI5 = Prsten života
name-RI6 = Prsten stínu
name-RI7 = Prsten cest
name-RI8 = Prsten chamtivosti

### zvláštní karty a co dělají

name-SP01 = Druhý dech
about-SP01 = Ve vlastním tahu: získejte zpět 3 body zdraví.
name-SP02 = Klubko nití
about-SP02 = V katakombách: vyjděte nahoru po kterýchkoli odkrytých schodech.
name-SP03 = { $case ->
        [thing-ins] klíčem ode všech dveří
       *[other] Klíč ode všech dveří
    }
about-SP03 = Otevírá dveře jako klíč, a to po celou hru.
name-SP04 = Slovo vyhnání
about-SP04 = Místo útoku, vyčkání či obrácení zpět: nestvůru odnese vír. Ne proti záloze, ne proti drakovi.
name-SP05 = Ukolébavka
about-SP05 = Tentokrát netáhnete dračí kartu.
name-SP06 = Dalekohled
about-SP06 = Jen pro sebe si prohlédněte dílek i žeton neznámého pole vedle vás.
name-SP07 = Dým
about-SP07 = Mezi dvěma koly boje: zmizíte z něj volným průchodem podle své volby. Ne proti drakovi.
name-SP08 = Zhoubný prach
about-SP08 = Před prvním kolem: nestvůra má na začátku o 3 bojové body méně, nejméně však 1. Platí i na draka.
name-SP09 = Slovo pouta
about-SP09 = Místo útoku, vyčkání či obrácení zpět: padne-li nejvýše vaše mysl, nestvůra je vaše; jinak vás přepadne ze zálohy.
name-SP10 = Přesýpací hodiny
about-SP10 = Po hodu sluneční kostkou: v tomto kole se slunce nehýbe.

### karty pokladu a jejich cena

name-TC01 = Pytel stříbra (150 zlaťáků)
name-TC02 = { $case ->
        [thing-acc] Truhlu starých mincí (150 zlaťáků)
       *[other] Truhla starých mincí (150 zlaťáků)
    }
name-TC03 = Jantarový řetěz (200 zlaťáků)
name-TC04 = Stříbrný svícen (200 zlaťáků)
name-TC05 = Zlatý pohár (250 zlaťáků)
name-TC06 = { $case ->
        [thing-acc] Skříňku koření a zlatého prachu (250 zlaťáků)
       *[other] Skříňka koření a zlatého prachu (250 zlaťáků)
    }
name-TC07 = Slonovinové opěradlo trůnu (300 zlaťáků)
name-TC08 = { $case ->
        [thing-acc] Zlatou masku (300 zlaťáků)
       *[other] Zlatá maska (300 zlaťáků)
    }
name-TC09 = Smaragdový opasek (350 zlaťáků)
name-TC10 = { $case ->
        [thing-acc] Biskupskou berlu (350 zlaťáků)
       *[other] Biskupská berla (350 zlaťáků)
    }
name-TC11 = Safírový diadém (400 zlaťáků)
name-TC12 = { $case ->
        [thing-acc] Zlatou harfu (400 zlaťáků)
       *[other] Zlatá harfa (400 zlaťáků)
    }
name-TC13 = Kalich severu (450 zlaťáků)
name-TC14 = Obouruční meč ze zlata (500 zlaťáků)
name-TC15 = Tác nebroušených diamantů (600 zlaťáků)
name-TC16 = { $case ->
        [thing-acc] Korunu posledního vévody (700 zlaťáků)
       *[other] Koruna posledního vévody (700 zlaťáků)
    }
name-TC17 = { $case ->
        [thing-acc] Rubínovou hvězdu (850 zlaťáků)
       *[other] Rubínová hvězda (850 zlaťáků)
    }
name-TC18 = Žezlo samotného T’siramana (1 000 zlaťáků)

### dračí karty, karty nestvůr, kouzla

dragon-asleep = drak spí
dragon-awake = drak je vzhůru
name-DC01 = { dragon-asleep }
name-DC02 = { dragon-asleep }
name-DC03 = { dragon-asleep }
name-DC04 = { dragon-asleep }
name-DC05 = { dragon-asleep }
name-DC06 = { dragon-asleep }
name-DC07 = { dragon-asleep }
name-DC08 = { dragon-asleep }
name-DC09 = { dragon-asleep }
name-DC10 = { dragon-asleep }
name-DC11 = { dragon-asleep }
name-DC12 = { dragon-awake }
monster-card = karta nestvůry
name-MC01 = { monster-card } 1
name-MC02 = { monster-card } 2
name-MC03 = { monster-card } 3
name-MC04 = { monster-card } 4
name-MC05 = { monster-card } 5
name-MC06 = { monster-card } 6
name-MC07 = { monster-card } 7
name-MC08 = { monster-card } 8
name-MC09 = { monster-card } 9
name-MC10 = { monster-card } 10
name-MC11 = { monster-card } 11
name-MC12 = { monster-card } 12
name-MC13 = { monster-card } 13
name-MC14 = { monster-card } 14
name-MC15 = { monster-card } 15
name-MC16 = { monster-card } 16
name-MC17 = { monster-card } 17
name-MC18 = { monster-card } 18
name-fire_bolt = ohnivý blesk
name-open_lock = otevření zámku
name-blink = přenesení
name-ward = ochrana

### žetony místností.  `thing`: co střeží nestvůra toho žetonu; `about`: i s tím, co se tam děje

name-RT001 = { name-dark_elf } 1
name-RT002 = { name-dark_elf } 2
name-RT003 = { name-dark_elf } 3
name-RT004 = { name-dark_elf } 4
name-RT005 = { name-dark_elf } 5
name-RT006 = { $case ->
        [thing] skřetí poklad
        [thing-acc] skřetí poklad
       *[other] { name-orc } 1
    }
name-RT007 = { name-orc } 2
name-RT008 = { name-orc } 3
name-RT009 = { name-orc } 4
name-RT010 = { name-giant_spider } 1
name-RT011 = { name-giant_spider } 2
name-RT012 = { name-giant_spider } 3
name-RT013 = { name-giant_spider } 4
name-RT014 = { name-giant_spider } 5
name-RT015 = { name-skeleton } 1
name-RT016 = { name-skeleton } 2
name-RT017 = { name-skeleton } 3
name-RT018 = { name-skeleton } 4
name-RT019 = { name-werewolf } 1
name-RT020 = { name-werewolf } 2
name-RT021 = { name-werewolf } 3
name-RT022 = { $case ->
        [thing] trolí poklad
        [thing-acc] trolí poklad
       *[other] { name-mountain_troll } 1
    }
name-RT023 = { name-mountain_troll } 2
name-RT024 = { name-mountain_troll } 3
name-RT025 = { name-wraith } 1
name-RT026 = { name-wraith } 2
name-RT027 = { name-vampire } 1
name-RT028 = { name-vampire } 2
name-RT029 = { $case ->
        [thing] minotauří poklad
        [thing-acc] minotauří poklad
       *[other] { name-minotaur } 1
    }
name-RT030 = { name-minotaur } 2
name-RT031 = { $case ->
        [thing] { name-IT1 }
        [thing-acc] { name-IT1 }
       *[other] { name-ghost_knight }
    }
name-RT032 = { name-demon }
room-bare-room = holá místnost
name-RT033 = { room-bare-room }
name-RT034 = { room-bare-room }
name-RT035 = { room-bare-room }
name-RT036 = { room-bare-room }
name-RT037 = { room-bare-room }
name-RT038 = { room-bare-room }
name-RT039 = { room-bare-room }
name-RT040 = { room-bare-room }
name-RT041 = { room-bare-room }
name-RT042 = { $case ->
        [thing-acc] měděnou mísu
       *[other] měděná mísa
    }
name-RT043 = { $case ->
        [thing-acc] stříbrnou jehlici
       *[other] stříbrná jehlice
    }
name-RT044 = váček mincí
name-RT045 = slonovinový hřeben
name-RT046 = { $case ->
        [thing-acc] smaltovanou skříňku
       *[other] smaltovaná skříňka
    }
name-RT047 = { $case ->
        [thing-acc] šňůru perel
       *[other] šňůra perel
    }
name-RT048 = { $case ->
        [thing-acc] bronzovou modlu
       *[other] bronzová modla
    }
name-RT049 = { $case ->
        [thing-acc] pochvu dýky s drahokamy
       *[other] pochva dýky s drahokamy
    }
name-RT050 = zlatý roh
name-RT051 = { $case ->
        [thing-acc] rubínovou brož
       *[other] rubínová brož
    }
name-RT052 = { $case ->
        [thing-acc] truhličku mincí
       *[other] truhlička mincí
    }
name-RT053 = { $case ->
        [thing-acc] korunu zapomenuté královny
       *[other] koruna zapomenuté královny
    }
room-key = { $case ->
        [thing-ins] klíčem
       *[other] klíč
    }
name-RT054 = { room-key }
name-RT055 = { room-key }
name-RT056 = { room-key }
name-RT057 = { room-key }
name-RT058 = { room-key }
name-RT059 = { name-IT2 }
name-RT060 = { name-IT3 }
name-RT061 = { name-IT4 }
name-RT062 = { name-IT5 }
name-RT063 = { name-IT6 }
name-RT064 = { name-IT7 }
name-RT065 = { name-IT8 }
name-RT066 = { $case ->
        [about] stojan na zbraně. Mysl rozhodne, zda se najde zvláštní karta
       *[other] stojan na zbraně
    }
name-RT067 = { name-PO1 }
name-RT068 = { name-PO2 }
name-RT069 = { name-PO3 }
room-shrine = svatyně
name-RT070 = { room-shrine }
name-RT071 = { room-shrine }
name-RT072 = { room-shrine }
name-RT073 = { room-shrine }
name-RT074 = { $case ->
        [about] střežená svatyně. Mysl, nebo se riskuje zranění; amulet tu je tak či tak
       *[other] střežená svatyně
    }
room-stone-hand = kamenná ruka
name-RT075 = { room-stone-hand }
name-RT076 = { room-stone-hand }
name-RT077 = { $case ->
        [about] svírající kamenná ruka. Síla získá prsten; kdo neuspěje, ztrácí bod zdraví
       *[other] svírající kamenná ruka
    }
room-hidden-niche = skrytý výklenek
name-RT078 = { room-hidden-niche }
name-RT079 = { room-hidden-niche }
name-RT080 = { room-hidden-niche }
name-RT081 = { room-hidden-niche }
name-RT082 = { $case ->
        [about] kyvadlová čepel. Obratnost, nebo se dvakrát riskuje zranění
       *[other] kyvadlová čepel
    }
name-RT083 = { $case ->
        [about] padající kamení. Riskuje se zranění
       *[other] padající kamení
    }
name-RT084 = { $case ->
        [about] stěna plná šipek. Zbroj, nebo se ztrácí bod zdraví a riskuje další zranění
       *[other] stěna plná šipek
    }
name-RT085 = { $case ->
        [about] propadlo. Obratnost, nebo dolů do katakomb
       *[other] propadlo
    }
name-RT086 = { $case ->
        [about] svírající se stěny. Síla, nebo se riskuje zranění a ztrácí tah
       *[other] svírající se stěny
    }
name-RT087 = { $case ->
        [about] uspávací plyn. Mysl, nebo se ztrácí tah
       *[other] uspávací plyn
    }
name-RT088 = { $case ->
        [about] otáčivá podlaha. Celý dílek se otočí
       *[other] otáčivá podlaha
    }
name-RT089 = { $case ->
        [about] závan hrůzy. Mysl, nebo slepý útěk kterýmkoli průchodem
       *[other] závan hrůzy
    }
name-RT090 = { $case ->
        [about] ohnivý výtrysk. Obratnost, a riskuje se zranění; kdo neuspěje, ztrácí 2 body zdraví
       *[other] ohnivý výtrysk
    }
name-RT091 = { $case ->
        [about] šklebící se modla. Jeden poklad mizí
       *[other] šklebící se modla
    }
room-web = pavučina
name-RT092 = { room-web }
name-RT093 = { room-web }
name-RT094 = { room-web }
name-RT095 = { room-web }
name-RT096 = { room-web }
room-whirling-light = vířivé světlo
name-RT097 = { room-whirling-light }
name-RT098 = { room-whirling-light }
name-RT099 = { $case ->
        [about] bzučící kruh. Mysl získá zvláštní kartu; kdo neuspěje, toho odnese vír
       *[other] bzučící kruh
    }
name-RT100 = { name-CO1 }
name-RT101 = { name-CO2 }
name-RT102 = { $case ->
        [about] otřes. Všichni v hradu: obratnost, nebo se riskuje zranění
       *[other] otřes
    }
name-RT103 = { $case ->
        [about] jasná obloha. Slunce se vrací o krok
       *[other] jasná obloha
    }
name-RT104 = { $case ->
        [about] pohyb ve tmě. Každá nestvůra se náhodně pohne
       *[other] pohyb ve tmě
    }
name-RT105 = { $case ->
        [about] dunění z hlubin. Drak má neklidný spánek
       *[other] dunění z hlubin
    }

### letters of players and of kinds of monsters on a drawn board, each once

letter-red = Č
letter-blue = M
letter-green = Z
letter-yellow = Ž
letter-mountain_troll = t
letter-demon = d
letter-giant_spider = p
letter-minotaur = m
letter-orc = s
letter-skeleton = k
letter-ghost_knight = r
letter-dark_elf = e
letter-vampire = u
letter-werewolf = v
letter-wraith = z
