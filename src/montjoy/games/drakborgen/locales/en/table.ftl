# What the pages of the table say of this game.

page-about = Heroes creep into a ruined castle at dawn, turn up its rooms one by one, fight what lives there, and try to carry the dragon’s treasure out before the sun has set. For one to four.
page-aim-of-all = Be outside again with the most gold before the sun has set. Whoever is still inside then is lost, gold and all.
page-left-body = Body points
page-left-gold = Gold
page-strength = Strength is counted in gold: what a hero carries, and 400 for a life unhurt; against all heroes counts the castle, with 300 and 30 more for each step of the sun.
page-hero-armoured = Hard to hurt: go first into rooms, and fight.
page-hero-shield = Nearly as hard to hurt, and nimbler: a good first hero.
page-hero-strong = The hardest blow and the longest breath: seek fights, leave locks to others.
page-hero-wary = Seldom ambushed: explore ahead of the others.
page-hero-shots = Strikes before the first blow, four times: save it for what you could not beat.
page-hero-arrows = Arrows before the first blow, and no weak side: at home everywhere.
page-hero-shuriken = Quickest of all, and soon hurt: strike first, or be gone.
page-hero-spells = Weak in a fight, but knows spells: think where each is worth most.
page-hero-stride = Twice as fast through known rooms: to the hoard, and out before sunset.
page-hero-arm = Doors give way: take the straight road.
page-hero-healer = Rests well: go deep, and rest before it is too late.
page-hero-lockpick = Locks open at one try: look behind locked doors.
page-preset-hard = The castle bites
page-preset-hard-says = Hard: monsters that nobody plays take the best positions they can in fights. It matters most for a hero alone.
page-preset-timed = Against the clock
page-preset-timed-says = Seven seconds for every choice in a duel, as the book has it.
page-preset-together = Fighting side by side
page-preset-together-says = The round in two phases; several heroes fight together.
page-preset-chaos = Each against all
page-preset-chaos-says = All advanced rules: heroes may fight each other too.
page-player-cautious = cautious (normal)
page-player-cautious-says = Is content with two treasures, keeps time in hand for the way out, and shuns fights that it may lose.
page-player-greedy = greedy (normal)
page-player-greedy-says = Wants four treasures, stays longer than is wise, and fights at even odds.
page-player-beginner = beginner (weak)
page-player-beginner-says = Fights against poor odds, keeps no time in hand for the way out, and leaves special cards unused.
page-player-veteran = veteran (strong)
page-player-veteran-says = Wants six treasures, chooses its fights, and duels so that nobody sees through it.
page-player-monster = monster
page-player-monster-says = Leads monsters to heroes whom they can reach and beat. Meant for a seat that plays nothing but monsters.
ui-to-learn = For a first evening try “{ $title }”: play { $game } --learn explains it as you play.
page-mark = { $a ->
        [setup] before play
       *[other] round { $a }, { $b ->
            [sun] the sun
            [m] movement, { $c }
            [e] events, { $c }
           *[other] { $b }
        }
    }

### the odds

name-monster_slain = the monster is slain
name-monster_fled = the monster runs away
name-escaped = the hero gets away
name-hero_slain = the hero dies
name-way_open = the way is open
name-door_alone_open = the door opens, the portcullis stays down
name-stays_shut = it stays shut
name-gets_through = gets through the rubble
name-gets_stuck = gets stuck in the rubble
name-gets_out = gets out by that way
name-way_stays_shut = gets out of the rubble, but the way stays shut
name-stays_stuck = stays stuck
name-gets_free = gets free
name-stays_caught = stays caught
name-gets_across = gets across
name-falls = falls into the catacombs
name-is_held = keeps it
name-slips = it slips and falls
name-nothing_falls = nothing falls
name-one_falls = one treasure falls
name-several_fall = two or more treasures fall
name-comes_up = comes up
name-comes_up_hurt = comes up, hurt
name-stays_below = stays below
name-stays_below_hurt = stays below, hurt
name-gets_out_of_chamber = gets out of the chamber
name-stays_with_dragon = does not get out: the dragon’s breath

### the lesson

page-lesson-dead = Your hero is dead
page-lesson-dead-says = That happens in the castle, even in the first room, and need not have been a mistake. You may play on: from now on you play monsters that the others meet.
page-lesson-dead-page = “Begin the lesson again” gives you another hero and another castle.
page-lesson-dead-terminal = Begin it anew to play another hero in another castle.
page-lesson-hero = Choose a hero
page-lesson-hero-says = Be outside again with the most gold before the sun has set. Each hero has agility, strength, psyche and armour: the higher, the better. Body points are the hero’s life. The sentence beside the name says what only this hero can do. For a first game, take one with many body points.
page-lesson-tower = Choose a tower
page-lesson-tower-says = Everyone begins in one of the four corner towers and must be out of the castle again before the sun has set. The treasure chamber lies under one of the nine squares in the middle, D4 to F6, and nobody knows which.
page-lesson-turn = Your turn: one room
page-lesson-turn-says = Choose a square beside you from the list. A face-down square is turned up when you step in, and nobody knows beforehand what it is. Resting gives life back, but the sun goes on.
page-lesson-turn-page = You can also point at it on the map.
page-lesson-corridor = Corridors carry on
page-lesson-corridor-says = A corridor does not end your turn: you may go on through it at once. Or stop there.
page-lesson-meeting = A monster
page-lesson-meeting-says = Attack, or wait and hope. A hidden card says how it reacts; whoever sits to the right of the hero plays the monster. That may be you: then you choose for it.
page-lesson-position = A fight: choose in secret
page-lesson-position-says = Both sides choose one of four positions at the same moment. Strength beats psyche, psyche beats agility, agility beats armour, armour beats strength. A hit costs one combat point; where both took the same, the lower value loses the difference. With none left, the fighter is dead. Only after a hit of yours can you try to flee. “Odds” beside an answer says what it leads to from what you know.
page-lesson-risk = Pay, or risk injury
page-lesson-risk-says = You were hit. A combat point comes back after the fight, a body point does not. Risking injury keeps your standing in the fight and may cost blood.
page-lesson-flee = Getting away
page-lesson-flee-says = You may try to flee instead of fighting on. It can fail, and the monster may follow. Dead heroes win nothing.
page-lesson-obstacle = Something is in the way
page-lesson-obstacle-says = Doors, portcullises, rubble, abysses, bridges and webs are tried with a twelve-sided die: you succeed when it shows no more than the value that counts. The rule behind a line of the log has the exact words.
page-lesson-obstacle-page = Touch its sign at the end of the line.
page-lesson-obstacle-terminal = Type ? and its number.
page-lesson-sun = The sun
page-lesson-sun-says = After every round the sun die moves the sun by zero to two of its 21 steps. Turn back in time: whoever is inside at sunset is lost, with all their gold.
page-lesson-others = When someone else decides
page-lesson-others-says = You need not do anything then. What happens appears by itself, and the log tells everything you may know, dice and sums included.
page-lesson-end = That was a whole game
page-lesson-end-says = The dice can now be checked, and the whole game seen once more from every seat. Open a table with friends when you like.
page-kind-moves = Moves
page-kind-fights = Fights
page-kind-finds = Finds
