# What meetings and whole battles are called in odds and studies.

odds-meeting = { name-attacker } against { name-defender }, { $kind ->
        [charge] with a charge
        [missiles] with missiles
       *[melee] hand to hand
    }
odds-state-ok = in order
odds-state-broken = broken
odds-state-withdrawn = withdrawn
odds-state-destroyed = destroyed
odds-both-in-play = both are still in play
odds-both = { name-attacker } { $attacker ->
        [ok] in order
        [broken] broken
        [withdrawn] withdrawn
       *[destroyed] destroyed
    }, { name-defender } { $defender ->
        [ok] in order
        [broken] broken
        [withdrawn] withdrawn
       *[destroyed] destroyed
    }
study-ending-no-units = a side has no unit left
study-ending-broken = a side has only broken units left
study-ending-conceded = a side has given up
study-ending-objective = what was to be held is held
study-ending-time = the time is up
study-ending-by-hand = it was ended by hand
study-count-turns = rounds
study-count-hp = hit points
study-count-dead = dead
study-count-fled = fled
study-count-units = units
