# The map in text (ui/text.py).

### the head

map-head = Round { $round }. { $dragon ->
        [asleep] The dragon sleeps
        [awake] The dragon is awake
       *[dead] The dragon is dead
    }{ $cards ->
        [0] {""}
        [one] , 1 dragon card is out
       *[other] , { $cards } dragon cards are out
    }. Secret doors: { $symbol ->
        [0] not yet known
        [1] the eye (1)
        [2] the key (2)
        [3] the moon (3)
        [4] the serpent (4)
        [5] the star (5)
        [6] the tower (6)
       *[other] symbol { $symbol }
    }.
map-sun = Sun: { $sun } of { $limit } steps.

### the legend; the sign itself stands before each

map-sign = { $sign ->
        [door] locked door
        [gate] portcullis
        [both] door and portcullis
        [secret] secret door
        [painted] symbol on a wall
        [numbered] symbol on a wall: 1 eye, 2 key, 3 moon, 4 serpent, 5 star, 6 tower
        [unknown] unknown
        [hidden] unknown; the treasure chamber is one of the nine in the middle, D4 to F6
        [peeked] you have looked there
        [corridor] corridor
        [rubble] rubble
        [abyss] abyss
        [bridge] footbridge
        [chamber] treasure chamber
        [tower] tower
        [stairs] stairs, with their number
        [web] web
        [lying] something lies there
        [left_out] rows left out, in which nothing is known
       *[more] and more
    }

### who is where

map-hero = { $player } ({ $hero }), { at-place }: { $body } of { $most ->
        [one] 1 body point
       *[other] { $most } body points
    }{ $state ->
        [turning_back] , turning back
        [rubble_entrance] , before the rubble
        [rubble_stuck] , stuck in the rubble
        [webbed] , caught in a web
        [at_exit] , at an unknown exit
        [dragon_awake_inside] , before the waking dragon
        [skip] , about to lose a turn
        [retired] , gone home
       *[other] {""}
    }{ $things ->
        [none] {""}
       *[other] ; has { $things }
    }{ $companions ->
        [none] {""}
       *[other] ; with { $companions }
    }.
map-dead = { $player } ({ $hero }): dead.
map-monster = { $monster }, { at-place }.
map-companion = { $monster }: { $points ->
        [one] 1 combat point
       *[other] { $points } combat points
    }.
map-worn = { $thing } (worn)
map-treasure-cards = { $count ->
        [one] 1 treasure card
       *[other] { $count } treasure cards
    }
map-special-cards = { $count ->
        [one] 1 special card
       *[other] { $count } special cards
    }
map-fallen = Lying in the catacombs: { $things }.
map-lying = Lying in { $place }: { $things }.

map-ring = Strength beats psyche, psyche beats agility, agility beats armour, armour beats strength: a hit costs 1 combat point. Where both take the same, the higher value hits, and the difference is lost. All other pairs strike at air.
map-fighter = { $yours ->
        [1] You, { $fighter }
       *[0] { $fighter }
    }: agility { $agility }, armour { $armour }, strength { $strength }, psyche { $psyche }; { $points ->
        [one] 1 combat point
       *[other] { $points } combat points
    }{ $body ->
        [0] {""}
        [one] , 1 body point
       *[other] , { $body } body points
    }{ $stands ->
        [none] {""}
       *[other] ; position { $stands }
    }{ $whiffs ->
        [0] {""}
        [one] ; 1 whiff
       *[other] ; { $whiffs } whiffs
    }.

### the squares in sentences

map-tile = { $place }: { map-kind }{ $stairs ->
        [0] {""}
       *[other] {" "}with stairs { $stairs }
    }{ $web ->
        [0] {""}
       *[other] , with a giant web
    }. { START($sides) }.{ $here ->
        [none] {""}
       *[other] {" "}Here: { $here }.
    }{ $lying ->
        [none] {""}
       *[other] {" "}Lying here: { $lying }.
    }
map-kind = { $kind ->
        [corridor] corridor
        [rubble] rubble
        [abyss] abyss
        [bridge] footbridge
        [chamber] treasure chamber
        [tower] tower
       *[room] room
    }
map-outer-sign = The symbol on the { $way } side is painted on the castle’s outer wall: it is no secret door, whichever symbol it is.
map-side = { $way } { $what ->
        [wall] wall
        [door] locked door
        [gate] portcullis
        [door_and_gate] locked door and portcullis
        [secret] secret door
        [outside] the way out
       *[open] open
    }{ $sign ->
        [0] {""}
       *[other] {" "}with symbol { $sign }
    }

### what one seat alone sees: its hero, its cards

map-card = { $hero }: agility { $agility }, armour { $armour }, strength { $strength }, psyche { $psyche }; { $body } of { $most ->
        [one] 1 body point
       *[other] { $most } body points
    }{ $gold ->
        [0] {""}
       *[other] ; { $gold } gold that all can see, hidden treasure cards not counted
    }.
map-ability = Gift: { $ability ->
        [wary] wary of ambushes
        [throwing_daggers] throws daggers before a fight
        [spells] spells, each once
        [double_stride] a long stride through known rooms
        [strong_arm] one roll is enough to break in doors and lift portcullises
        [arrows] shoots arrows before a fight
        [shuriken] throws shuriken when both strike at air
        [healer] regains 1 body point more for each turn of rest
        [lockpick] one roll is enough to pick a lock
       *[other] { $ability }
    }{ $left ->
        [-1] {""}
        [0] ; none left
       *[other] ; { $left } left
    }.
map-thing = { $thing }{ $worn ->
        [1] , worn
       *[0] {""}
    }{ $powers ->
        [none] {""}
       *[other] : { $powers }
    }{ $gold ->
        [0] {""}
       *[other] ; { $gold } gold
    }.
map-power = { $power ->
        [agility] agility { $n }
        [armour] armour { $n }
        [strength] strength { $n }
        [psyche] psyche { $n }
        [combat_points] combat points { $n }
        [heal] drink it for { $n } body points
        [gamble] drink it and be lucky: 5 body points more, or 1 less
        [rope] at an abyss or a footbridge a failed roll may be rolled again, once a turn
        [rest_bonus] rest gives { $n } more
        [breath_guard] the dragon’s breath takes { $n } less
        [web_immune] no web catches you
        [door_single] one roll is enough for a door
        [catacomb_rolls] { $n } rolls a turn in the catacombs
        [ambush_guard] no ambush surprises you
        [stuck] it cannot be taken off
        [last_breath] saves your life once
        [stealth] when you wait, another monster card may be drawn
        [blink] { $n } times a game to a square next to yours
       *[greed] it does not let you leave the treasure
    }
map-face = { $card }{ $yours ->
        [1] {""}
       *[0] { $owner ->
                [none] , lying somewhere
               *[other] , in the hand of { $owner }
            }
    }.
map-text = { $card }: { $text }
map-beneath = Under the treasure deck, number { $place } of those put there: { $card }.
map-peek = You have looked at { $place }: { $tile }; room tile: { $room }.
map-monster-card = The card for { $monster }: { $points ->
        [one] 1 combat point
       *[other] { $points } combat points
    }. If attacked, it { $attack ->
        [fight] fights
        [flee] flees
        [follow] follows
       *[passive] lets it be
    }; if the hero waits, it { $wait ->
        [fight] fights
        [flee] flees
        [follow] follows
       *[passive] lets it be
    }; if the hero turns back, it { $back ->
        [fight] fights
        [flee] flees
        [follow] follows
       *[passive] lets it be
    }.

### the headings of long lists of answers

map-group = { $group ->
        [ways] Where to
        [doors] Doors and portcullises
        [deeds] What to do here
        [walls] Symbols on walls
        [things] Your things
        [cards] Cards and spells
        [giving] Giving and asking
       *[monsters] Monsters
    }

legend-hero = { $player } ({ $hero })
legend-number = a number after a monster’s name, as “skeleton 2”, tells monsters of one kind apart
