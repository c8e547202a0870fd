# What duels and whole games are called in odds and studies.

odds-best-play = { $chance ->
        [monster] Chance chooses the monster’s positions, and the hero plays as well as possible from here on
        [hero] Chance chooses the hero’s positions, and the monster plays as well as possible from here on
       *[none] Both sides play their best from here on
    }; the hero flees where that is better than to fight.
odds-duel = { $hero } against { $monster }
odds-duel-by-chance = { $hero } against { $monster }, positions by chance
odds-duel-monster_slain = the monster is slain
odds-duel-monster_fled = the monster flees
odds-duel-escaped = the hero flees and gets away
odds-duel-hero_slain = the hero is slain
study-ending-sunset = the sun is down
study-ending-nobody-left = nobody is left to go on
study-ending-no-way-up = nobody can come up again
study-fate-out = out of the castle
study-fate-left-behind = left behind
study-fate-wounds = dead of wounds
study-fate-fight = slain in a fight
study-fate-eaten = eaten by a giant spider
study-fate-sunset = lost in the dark castle
study-fate-no-way-up = lost in the catacombs
study-count-turns = rounds
study-count-gold = gold
