# Jak se v šancích a studiích říká soubojům a celým hrám.

odds-best-play = { $chance ->
        [monster] Postoje nestvůry volí náhoda a hrdina odtud hraje, jak nejlépe to jde
        [hero] Postoje hrdiny volí náhoda a nestvůra odtud hraje, jak nejlépe to jde
       *[none] Obě strany odtud hrají, jak nejlépe to jde
    }; hrdina prchá tam, kde je to lepší než bojovat.
odds-duel = souboj: { $hero } a { $monster }
odds-duel-by-chance = souboj: { $hero } a { $monster }, postoje náhodně
odds-duel-monster_slain = nestvůra zahyne
odds-duel-monster_fled = nestvůra uteče
odds-duel-escaped = hrdina uprchne
odds-duel-hero_slain = hrdina zahyne
study-ending-sunset = slunce zapadlo
study-ending-nobody-left = už není, kdo by šel dál
study-ending-no-way-up = z katakomb už nikdo nevyjde
study-fate-out = venku z hradu
study-fate-left-behind = zůstal v hradu
study-fate-wounds = smrt na následky zranění
study-fate-fight = smrt v boji
study-fate-eaten = smrt v kusadlech obřího pavouka
study-fate-sunset = ztracen v temném hradu
study-fate-no-way-up = ztracen v katakombách
study-count-turns = počet kol
study-count-gold = zlaťáky
