# What things are called: sides, peoples, markers, whatever is numbered, orders, and the business of a morning.

### sides; "adj" before a noun, "poss" whose something is

name-trakorians = { $case ->
        [adj] Trakorian
        [poss] the Trakorians’
       *[other] the Trakorians
    }
name-ransards = { $case ->
        [adj] Ransard
        [poss] the Ransards’
       *[other] the Ransards
    }
name-stegosians = { $case ->
        [adj] Stegosian
        [poss] the Stegosians’
       *[other] the Stegosians
    }
name-crurers = { $case ->
        [adj] Crurer
        [poss] the Crurers’
       *[other] the Crurers
    }
name-local_population = the local people
name-felikers = the Felikers
name-hypherers = the Hypherers
name-kyrias_high_tacticum = Kyrias’ High Tacticum

### markers

name-force = a force
name-as-camp = { $name ->
        [none] a camp
       *[other] the camp “{ $name }”
    }
name-as-commander = { $name ->
        [none] a commander
       *[other] { $name }
    }
name-as-unit = unit { $name }

### what is numbered

name-pair = { $second }
name-numbered = { FORM($first, case: "adj") } unit { $number }
name-numbered-camp = { FORM($first, case: "adj") } camp { $number }
name-numbered-ship = { FORM($first, case: "adj") } ship { $number }
name-numbered-c = { FORM($first, case: "adj") } courier { $number }
name-numbered-loose = { FORM($first, case: "adj") } loose dead { $number }
name-numbered-scout = { FORM($first, case: "adj") } scout { $number }
name-numbered-spy = { FORM($first, case: "adj") } spy { $number }
name-numbered-hippogriff = { FORM($first, case: "adj") } hippogriff { $number }
name-numbered-astrologer = { FORM($first, case: "adj") } astrologer { $number }
name-numbered-half_astrologer = { FORM($first, case: "adj") } half astrologer { $number }
name-numbered-interrogator = { FORM($first, case: "adj") } interrogator { $number }
name-numbered-war_engineer = { FORM($first, case: "adj") } war engineer { $number }
name-numbered-necromancer = { FORM($first, case: "adj") } necromancer { $number }

### trades, ships

name-spy = spy
name-hippogriff = hippogriff
name-astrologer = astrologer
name-half_astrologer = half astrologer
name-interrogator = interrogator
name-war_engineer = war engineer
name-necromancer = necromancer
name-galbalon = galbalon
name-kavarell = kavarell
name-caravel = caravel
name-carrack = carrack
name-conflux = the conflux
name-pirate_ship = pirate ship

### officers

name-officer-tasseluka = Admiral Tasseluka da Zafelasi
name-officer-kaelve = Praanz da Kaelve
name-officer-kyrias = Kyrias
name-officer-trugdan = Admiral Trugdan Järnbuk
name-officer-grisban = Colonel Grisban
name-officer-naramsi = Naramsi of the eastern gorge
name-officer-officer = the good officer
name-officer-arn = Arn Dunkelbrink
name-officer-general1 = general 1
name-officer-general2 = general 2
name-officer-general3 = general 3
name-officer-general4 = general 4
name-officer-general5 = general 5

### camps and companies of our own scenarios: `name-` and the name in English, "_" for a blank

name-Camp_one = Camp one
name-Camp_two = Camp two
name-The_western_camp = The western camp
name-The_northern_beach = The northern beach
name-The_southern_beach = The southern beach
name-The_crossroads = The crossroads
name-The_western_haven = The western haven
name-the_rearguard = the rearguard
name-Pirates = Pirates
name-place-bridgehead = the bridgehead

### orders

name-HOLD = Hold
name-AWAIT = Await
name-ATTACK = Attack
name-GO_TO = Go to
name-ADVANCE_TO = Advance to
name-HURRY_TO = Hurry to
name-MAKE_CAMP = Make camp
name-FORTIFY = Fortify
name-CATCH_COURIERS = Catch couriers
name-EMBARK = Embark
name-DISEMBARK = Disembark
name-AMBUSH = Ambush
name-PATROL = Patrol
name-SCOUT = Scout
name-DIVINE = Divine
name-GO_TO_NEAREST_CAMP = Go to nearest camp
name-SIEGE_WORKS = Siege works

### the business of a morning

name-Split = splitting a unit
name-Merge = merging units
name-Attach = attaching a unit
name-Assign = assigning a specialist
name-Send = sending somebody out alone
name-Carry = giving a sheet to a spy
name-Attitude = an attitude
name-Write = a letter
name-Deed = a heroic deed
name-Overall = choosing the overall commander
name-Fleet = placing the fleet
name-Aboard = going aboard
name-Asking = how often to be asked

### letters of the sides on the drawn map, each once

letter-trakorians = T
letter-ransards = R
letter-stegosians = S
letter-crurers = C

### units of the army sheets: their proper names are the source’s, and what these say stands beside them
name-Norra_Tricilves_stadshird = Norra Tricilves stadshird (the city guard of North Tricilve)
name-Bralorgi_falthundar = Bralorgi fälthundar (field hounds of Bralorg)
name-Hjaltarna_av_Hiltre = Hjältarna av Hiltre (the heroes of Hiltre)
name-Moherri_musteloner = Moherri musteloner (mustelons of Moherr)
name-Kamesti_traskodlor = Kamesti träsködlor (swamp lizards of Kamest)
name-Kustalerna_av_Karnald = Kustalerna av Karnald (the Kustals of Karnald)
name-Digetens_stalklo = Digetens stålklo (the steel claw of Digeten)
name-De_hesapiska_bjornarna = De hesapiska björnarna (the Hesapian bears)
name-Gommankerna_av_Ruhl = Gommankerna av Ruhl (the Gommanks of Ruhl)
name-Marduci_dragoner = Marduci dragoner (dragoons of Marduc)
name-Radassabars_ravar = Radassabars rävar (Radassabar’s foxes)
name-Rattorna_fran_Grumm = Råttorna från Grumm (the rats from Grumm)
name-Thorms_soner = Thôrms söner (Thôrm’s sons)
name-Cormvaki_garde = Cormvaki garde (the guard of Cormvak)
name-Griparna_ap_Saexby = Griparna ap Saexby (the griffins ap Saexby)
name-Wullfurs_blodsbroder = Wullfurs blodsbröder (Wullfur’s blood brothers)
name-Vortigi_hedersskvadron = Vortigi hedersskvadron (the squadron of honour of Vortig)
name-Tupwiths_vargar = Tupwiths vargar (Tupwith’s wolves)
name-Mea_plakoles_livgarde = Mea plakoles livgarde (Mea Plakole’s bodyguard)
name-Skuggbataljonen = Skuggbataljonen (the shadow battalion)
name-Soluppgangens_broder = Soluppgångens bröder (brothers of the sunrise)
name-De_heliga_namnens_vaktare = De heliga namnens väktare (guardians of the holy names)
