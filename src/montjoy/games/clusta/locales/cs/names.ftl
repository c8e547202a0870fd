# Jak se věci jmenují: strany, značky, co je číslováno, rozkazy, ranní záležitosti.

### strany: gen, dat, acc, ins; "masc" přídavné jméno

name-trakorians = { $case ->
        [gen] Trakořanů
        [dat] Trakořanům
        [acc] Trakořany
        [ins] Trakořany
        [masc] trakorský
       *[other] Trakořané
    }
name-ransards = { $case ->
        [gen] Ransardů
        [dat] Ransardům
        [acc] Ransardy
        [ins] Ransardy
        [masc] ransardský
       *[other] Ransardové
    }
name-stegosians = { $case ->
        [gen] Stegosů
        [dat] Stegosům
        [acc] Stegosy
        [ins] Stegosy
        [masc] stegoský
       *[other] Stegosové
    }
name-crurers = { $case ->
        [gen] Crurerů
        [dat] Crurerům
        [acc] Crurery
        [ins] Crurery
        [masc] crurerský
       *[other] Crureři
    }
name-local_population = místní lidé
name-felikers = Felikové
name-hypherers = Hyfeřané
name-kyrias_high_tacticum = Kyriasovo Vysoké taktikum

### značky

name-force = oddíl
name-as-camp = { $name ->
        [none] tábor
       *[other] tábor „{ $name }“
    }
name-as-commander = { $name ->
        [none] velitel
       *[other] velitel { $name }
    }
name-as-unit = jednotka { $name }

### co je číslováno

name-pair = { $second }
name-numbered = jednotka { $number } { FORM($first, case: "gen") }
name-numbered-camp = tábor { $number } { FORM($first, case: "gen") }
name-numbered-ship = loď { $number } { FORM($first, case: "gen") }
name-numbered-c = kurýr { $number } { FORM($first, case: "gen") }
name-numbered-loose = bloudící mrtví { $number } { FORM($first, case: "gen") }
name-numbered-scout = zvěd { $number } { FORM($first, case: "gen") }
name-numbered-spy = špeh { $number } { FORM($first, case: "gen") }
name-numbered-hippogriff = hipogryf { $number } { FORM($first, case: "gen") }
name-numbered-astrologer = astrolog { $number } { FORM($first, case: "gen") }
name-numbered-half_astrologer = poloviční astrolog { $number } { FORM($first, case: "gen") }
name-numbered-interrogator = vyslýchající { $number } { FORM($first, case: "gen") }
name-numbered-war_engineer = válečný inženýr { $number } { FORM($first, case: "gen") }
name-numbered-necromancer = nekromant { $number } { FORM($first, case: "gen") }

### řemesla, lodě

name-spy = špeh
name-hippogriff = hipogryf
name-astrologer = astrolog
name-half_astrologer = poloviční astrolog
name-interrogator = vyslýchající
name-war_engineer = válečný inženýr
name-necromancer = nekromant
name-galbalon = galbalona
name-kavarell = kavarela
name-caravel = karavela
name-carrack = karaka
name-conflux = konflux
name-pirate_ship = pirátská loď

### důstojníci

name-officer-tasseluka = admirál Tasseluka da Zafelasi
name-officer-kaelve = Praanz da Kaelve
name-officer-kyrias = Kyrias
name-officer-trugdan = admirál Trugdan Järnbuk
name-officer-grisban = plukovník Grisban
name-officer-naramsi = Naramsi z východní soutěsky
name-officer-officer = dobrý důstojník
name-officer-arn = Arn Dunkelbrink
name-officer-general1 = generál 1
name-officer-general2 = generál 2
name-officer-general3 = generál 3
name-officer-general4 = generál 4
name-officer-general5 = generál 5

### tábory a oddíly našich vlastních scénářů: `name-` a anglické jméno, „_“ místo mezery

name-Camp_one = První tábor
name-Camp_two = Druhý tábor
name-The_western_camp = Západní tábor
name-The_northern_beach = Severní pláž
name-The_southern_beach = Jižní pláž
name-The_crossroads = Křižovatka
name-The_western_haven = Západní přístav
name-the_rearguard = zadní voj
name-Pirates = Piráti
name-place-bridgehead = předmostí

### rozkazy

name-HOLD = Držet
name-AWAIT = Vyčkat
name-ATTACK = Zaútočit
name-GO_TO = Jít do
name-ADVANCE_TO = Postupovat do
name-HURRY_TO = Spěchat do
name-MAKE_CAMP = Postavit tábor
name-FORTIFY = Opevnit
name-CATCH_COURIERS = Chytat kurýry
name-EMBARK = Nalodit se
name-DISEMBARK = Vylodit se
name-AMBUSH = Číhat v záloze
name-PATROL = Hlídkovat
name-SCOUT = Konat průzkum
name-DIVINE = Věštit
name-GO_TO_NEAREST_CAMP = Jít do nejbližšího tábora
name-SIEGE_WORKS = Obléhací práce

### ranní záležitosti

name-Split = rozdělení jednotky
name-Merge = sloučení jednotek
name-Attach = připojení jednotky
name-Assign = přidělení specialisty
name-Send = vyslání někoho samotného
name-Carry = předání listu špehovi
name-Attitude = postoj
name-Write = dopis
name-Deed = hrdinský čin
name-Overall = volba vrchního velitele
name-Fleet = místo loďstva
name-Aboard = nalodění
name-Asking = jak často se ptát

### letters of the sides on the drawn map, each once

letter-trakorians = T
letter-ransards = R
letter-stegosians = S
letter-crurers = C

### jednotky armádních listů: jména jsou ze zdroje a vedle nich stojí, co znamenají
name-Norra_Tricilves_stadshird = Norra Tricilves stadshird (městská stráž Severní Tricilve)
name-Bralorgi_falthundar = Bralorgi fälthundar (polní psi z Bralorgu)
name-Hjaltarna_av_Hiltre = Hjältarna av Hiltre (hrdinové z Hiltre)
name-Moherri_musteloner = Moherri musteloner (mustelonové z Moherru)
name-Kamesti_traskodlor = Kamesti träsködlor (bažinní ještěři z Kamestu)
name-Kustalerna_av_Karnald = Kustalerna av Karnald (Kustalové z Karnaldu)
name-Digetens_stalklo = Digetens stålklo (ocelový spár Digetenu)
name-De_hesapiska_bjornarna = De hesapiska björnarna (hesapští medvědi)
name-Gommankerna_av_Ruhl = Gommankerna av Ruhl (Gommankové z Ruhlu)
name-Marduci_dragoner = Marduci dragoner (dragouni z Marducu)
name-Radassabars_ravar = Radassabars rävar (Radassabarovy lišky)
name-Rattorna_fran_Grumm = Råttorna från Grumm (krysy z Grummu)
name-Thorms_soner = Thôrms söner (Thôrmovi synové)
name-Cormvaki_garde = Cormvaki garde (garda z Cormvaku)
name-Griparna_ap_Saexby = Griparna ap Saexby (gryfové ap Saexby)
name-Wullfurs_blodsbroder = Wullfurs blodsbröder (Wullfurovi pokrevní bratři)
name-Vortigi_hedersskvadron = Vortigi hedersskvadron (čestná švadrona z Vortigu)
name-Tupwiths_vargar = Tupwiths vargar (Tupwithovi vlci)
name-Mea_plakoles_livgarde = Mea plakoles livgarde (osobní stráž Mey Plakole)
name-Skuggbataljonen = Skuggbataljonen (stínový prapor)
name-Soluppgangens_broder = Soluppgångens bröder (bratři východu slunce)
name-De_heliga_namnens_vaktare = De heliga namnens väktare (strážci svatých jmen)
