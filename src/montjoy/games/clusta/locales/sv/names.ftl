# Vad saker heter: sidor, markörer, det som är numrerat, order, morgonens ärenden.

### sidor; "gen" vems något är, "adj" framför ett en-ord

name-trakorians = { $case ->
        [gen] trakoriernas
        [adj] trakorisk
       *[other] trakorierna
    }
name-ransards = { $case ->
        [gen] ransardernas
        [adj] ransardisk
       *[other] ransarderna
    }
name-stegosians = { $case ->
        [gen] stegosernas
        [adj] stegosisk
       *[other] stegoserna
    }
name-crurers = { $case ->
        [gen] crurernas
        [adj] crurisk
       *[other] crurerna
    }
name-local_population = lokalbefolkningen
name-felikers = felikerna
name-hypherers = hyphererna
name-kyrias_high_tacticum = Kyrias höga tacticum

### markörer

name-force = styrka
name-as-camp = { $name ->
        [none] läger
       *[other] läger ”{ $name }”
    }
name-as-commander = { $name ->
        [none] befälhavare
       *[other] befälhavare { $name }
    }
name-as-unit = enhet { $name }

### det som är numrerat

name-pair = { $second }
name-numbered = { FORM($first, case: "gen") } enhet { $number }
name-numbered-camp = { FORM($first, case: "gen") } läger { $number }
name-numbered-ship = { FORM($first, case: "gen") } skepp { $number }
name-numbered-c = { FORM($first, case: "gen") } kurir { $number }
name-numbered-loose = { FORM($first, case: "gen") } kringströvande döda { $number }
name-numbered-scout = { FORM($first, case: "gen") } spejare { $number }
name-numbered-spy = { FORM($first, case: "gen") } spion { $number }
name-numbered-hippogriff = { FORM($first, case: "gen") } hippogriff { $number }
name-numbered-astrologer = { FORM($first, case: "gen") } astrolog { $number }
name-numbered-half_astrologer = { FORM($first, case: "gen") } halvastrolog { $number }
name-numbered-interrogator = { FORM($first, case: "gen") } förhörsledare { $number }
name-numbered-war_engineer = { FORM($first, case: "gen") } krigsingenjör { $number }
name-numbered-necromancer = { FORM($first, case: "gen") } nekromantiker { $number }

### yrken, skepp

name-spy = spion
name-hippogriff = hippogriff
name-astrologer = astrolog
name-half_astrologer = halvastrolog
name-interrogator = förhörsledare
name-war_engineer = krigsingenjör
name-necromancer = nekromantiker
name-galbalon = galbalon
name-kavarell = kavarell
name-caravel = karavell
name-carrack = karack
name-conflux = konfluxen
name-pirate_ship = piratskepp

### officerare

name-officer-tasseluka = amiral Tasseluka da Zafelasi
name-officer-kaelve = Praanz da Kaelve
name-officer-kyrias = Kyrias
name-officer-trugdan = amiral Trugdan Järnbuk
name-officer-grisban = överste Grisban
name-officer-naramsi = Naramsi av den östra klyftan
name-officer-officer = den gode officeren
name-officer-arn = Arn Dunkelbrink
name-officer-general1 = general 1
name-officer-general2 = general 2
name-officer-general3 = general 3
name-officer-general4 = general 4
name-officer-general5 = general 5

### läger och förband i våra egna scenarier: `name-` och det engelska namnet, ”_” för ett mellanslag

name-Camp_one = Läger ett
name-Camp_two = Läger två
name-The_western_camp = Västra lägret
name-The_northern_beach = Norra stranden
name-The_southern_beach = Södra stranden
name-The_crossroads = Vägkorsningen
name-The_western_haven = Västra hamnen
name-the_rearguard = eftertruppen
name-Pirates = Piraterna
name-place-bridgehead = brohuvudet

### order

name-HOLD = Håll
name-AWAIT = Avvakta
name-ATTACK = Anfall
name-GO_TO = Gå till
name-ADVANCE_TO = Avancera till
name-HURRY_TO = Gå snarast till
name-MAKE_CAMP = Slå läger
name-FORTIFY = Befäst
name-CATCH_COURIERS = Fånga kurirer
name-EMBARK = Embarkera
name-DISEMBARK = Debarkera
name-AMBUSH = Bakhåll
name-PATROL = Patrull
name-SCOUT = Spana
name-DIVINE = Spå
name-GO_TO_NEAREST_CAMP = Gå till närmsta läger
name-SIEGE_WORKS = Belägringsverk

### morgonens ärenden

name-Split = att dela en enhet
name-Merge = att slå ihop enheter
name-Attach = att ansluta en enhet
name-Assign = att tilldela en specialist
name-Send = att sända ut någon ensam
name-Carry = att ge en spion ett blad
name-Attitude = en hållning
name-Write = ett brev
name-Deed = ett hjältedåd
name-Overall = valet av överbefälhavare
name-Fleet = flottans plats
name-Aboard = att gå ombord
name-Asking = hur ofta man tillfrågas

### letters of the sides on the drawn map, each once

letter-trakorians = T
letter-ransards = R
letter-stegosians = S
letter-crurers = C

### arméarkens enheter: källans egna namn
name-Norra_Tricilves_stadshird = Norra Tricilves stadshird
name-Bralorgi_falthundar = Bralorgi fälthundar
name-Hjaltarna_av_Hiltre = Hjältarna av Hiltre
name-Moherri_musteloner = Moherri musteloner
name-Kamesti_traskodlor = Kamesti träsködlor
name-Kustalerna_av_Karnald = Kustalerna av Karnald
name-Digetens_stalklo = Digetens stålklo
name-De_hesapiska_bjornarna = De hesapiska björnarna
name-Gommankerna_av_Ruhl = Gommankerna av Ruhl
name-Marduci_dragoner = Marduci dragoner
name-Radassabars_ravar = Radassabars rävar
name-Rattorna_fran_Grumm = Råttorna från Grumm
name-Thorms_soner = Thôrms söner
name-Cormvaki_garde = Cormvaki garde
name-Griparna_ap_Saexby = Griparna ap Saexby
name-Wullfurs_blodsbroder = Wullfurs blodsbröder
name-Vortigi_hedersskvadron = Vortigi hedersskvadron
name-Tupwiths_vargar = Tupwiths vargar
name-Mea_plakoles_livgarde = Mea plakoles livgarde
name-Skuggbataljonen = Skuggbataljonen
name-Soluppgangens_broder = Soluppgångens bröder
name-De_heliga_namnens_vaktare = De heliga namnens väktare
