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
