# Vad dueller och hela spel heter i odds och studier.

odds-best-play = { $chance ->
        [monster] Slumpen väljer monstrets positioner, och hjälten spelar härifrån så bra det går
        [hero] Slumpen väljer hjältens positioner, och monstret spelar härifrån så bra det går
       *[none] Härifrån spelar båda sidor så bra det går
    }; hjälten flyr där det är bättre än att slåss.
odds-duel = { $hero } mot { $monster }
odds-duel-by-chance = { $hero } mot { $monster }, positioner av en slump
odds-duel-monster_slain = monstret dräps
odds-duel-monster_fled = monstret flyr
odds-duel-escaped = hjälten flyr och undkommer
odds-duel-hero_slain = hjälten dräps
study-ending-sunset = solen har gått ner
study-ending-nobody-left = ingen är kvar som kan fortsätta
study-ending-no-way-up = ingen kan komma upp igen
study-fate-out = ute ur borgen
study-fate-left-behind = kvarlämnad
study-fate-wounds = död av sina sår
study-fate-fight = stupad i strid
study-fate-eaten = uppäten av en jättespindel
study-fate-sunset = kvar i borgen när mörkret föll
study-fate-no-way-up = för alltid vilse i katakomberna
study-count-turns = spelomgångar
study-count-gold = guldmynt
