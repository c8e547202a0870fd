# A sheet of orders that is written by choosing (ui/picks.py).

page-pick-orders = Choose orders
page-pick-others = Everyone I can write to
picks-all = Whom do you give orders? Choose here, or point at them on the map.
picks-nothing-yet = no new orders
picks-so-far = New orders: { $orders }
picks-in-force = Ordered before: { $orders }
picks-take-back = Take these orders back
picks-where = { $order }…
picks-what = { $order ->
        [GO_TO] They march there; if they meet enemies, they stop, send you a courier and wait.
        [ADVANCE_TO] They go there ready for battle and attack whoever they meet, unless it is two sizes larger.
        [HURRY_TO] They march there and go round enemies by the fastest way.
        [ATTACK] They go there and attack all resistance; before an enemy two sizes larger they stop and wait.
        [HOLD] They hold this hex at any price; their morale is tested only when half of them are lost.
        [AWAIT] They stay where they are; they fight whoever is no larger, and fall back before a larger force.
        [MAKE_CAMP] Six rounds of work by troops with a commander; then a camp is here.
        [FORTIFY] One unit of at least 250 works on the fortifications of the camp.
        [PATROL] For a day they watch all hexes within two and attack whoever comes in and is smaller.
        [SCOUT] They hide and watch, one hex farther each round until nightfall, and send couriers with what they see.
        [DIVINE] Their astrologer reads the stars of this hex all day, six rounds; you are told in the evening.
        [CATCH_COURIERS] They try to catch couriers in the hexes around; they defend a little worse meanwhile.
        [AMBUSH] They lie in wait here and strike first, with a quarter of their troop value, at whoever enters.
        [EMBARK] They go aboard, one unit a round.
        [DISEMBARK] They go ashore, one unit a round.
       *[GO_TO_NEAREST_CAMP] They march to the nearest camp of your side.
    }
picks-point = Choose a hex beside them, or point at any hex on the map.
picks-not-there = { $hex }: they cannot be ordered there.
picks-group = { $group ->
        [after] And then
       *[instead] Instead
    }
