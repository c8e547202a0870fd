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
