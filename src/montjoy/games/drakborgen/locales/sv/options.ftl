# Vad som kan väljas när ett bord öppnas: scenarierna, regelbokens kapitel, valen.  På engelska står det i tomlfilerna.

page-game = Drakborgen Legenden

### scenarierna

page-scenario-one = Ensam
page-scenario-one-says = En ensam hjälte; slumpen spelar monstren. En trappa är känd från början.
page-scenario-two = Två hjältar
page-scenario-two-says = Två hjältar söker skattkammaren. Var och en spelar de monster som den andra möter.
page-scenario-three = Tre hjältar
page-scenario-three-says = Tre hjältar söker skattkammaren; den som får ut mest har vunnit.
page-scenario-four = Fyra hjältar
page-scenario-four-says = Fyra hjältar, en i varje tornrum, söker skattkammaren; den som får ut mest har vunnit.

### kapitlen

page-section-base = Grunderna
page-section-4-the-labyrinth = 4 Labyrinten
page-section-5-injuries-and-body-points = 5 Skador och kroppspoäng
page-section-6-room-tiles = 6 Rumsbrickor
page-section-7-encounters-with-monsters = 7 Möten med monster
page-section-8-the-fight = 8 Striden
page-section-9-the-treasure-chamber = 9 Skattkammaren
page-section-10-the-dragon = 10 Draken
page-section-11-giant-webs = 11 Jättespindelnät
page-section-12-notes-on-certain-tiles-and-cards = 12 Om vissa brickor och kort
page-section-13-advanced-rules = 13 Avancerade regler
page-section-questions-and-answers-of-the-source = Bokens frågor och svar
page-section-summary-page-of-the-source = Bokens sammanfattning
page-section-content-pack = Brickor och kort

### valen

page-option-hero_deal-choose = välja
page-option-hero_deal-random = två kort var
page-option-hero_deal-says = Spelarna väljer sina hjältar, eller får två kort var och behåller ett.
page-option-start_location-tower = i tornrummen
page-option-start_location-outside = utanför borgen
page-option-start_location-says = Hjältarna börjar i tornrummen, eller på marken utanför.
page-option-first_staircase-says = En trappa ligger uppvänd vid ett torn från början, så att den som faller ner i katakomberna kan hitta upp igen.
page-option-sun_roll_time-end = i slutet
page-option-sun_roll_time-start = i början
page-option-sun_roll_time-says = Soltärningen slås i slutet av varje spelomgång, eller i början av varje spelomgång från och med den andra.
page-option-sun_limit-says = Hur många steg solen går innan den har gått ner.
page-option-min_gold_to_win-says = Hur mycket guld en hjälte måste få ut för att vinna: minst 1, eller inget.
page-option-retire-says = En hjälte som är utanför borgen får gå hem med det som hjälten har.
page-option-dead_hero_loot-removed = tas ur spelet
page-option-dead_hero_loot-in_room = ligger kvar
page-option-dead_hero_loot-says = Det som en död hjälte hade lämnar spelet, eller ligger kvar i rummet där hjälten dog.
page-option-monster_controller_fallback-random = slumpen
page-option-monster_controller_fallback-best = slumpen, så bra det går i strid
page-option-monster_controller_fallback-hotseat = någon vid bordet
page-option-monster_controller_fallback-says = När ingen är ledig för att spela ett monster gör slumpen det; slumpen, men i strid med så bra positioner som möjligt (svårt); eller någon vid bordet.
page-option-strict_under_wording-says = För att fly från draken och för att komma ur bråte när man sitter fast måste man slå under faktorn; lika räcker inte.
page-option-secret_door_help-spot = leta själv
page-option-secret_door_help-show = visas
page-option-secret_door_help-says = Spelarna måste själva upptäcka den giltiga symbolen på en vägg, eller får lönndörrarna visade.
page-option-corridor_after_encounter-stop = slut
page-option-corridor_after_encounter-continue = vidare
page-option-follow_under_portcullis-says = Den som stod bredvid en hjälte när ett fällgaller föll bakom hjälten får ännu i sitt nästa drag följa efter under det.
page-option-corridor_after_encounter-says = Efter ett möte i en korridor är förflyttningen slut, eller fortsätter om monstret är borta.
page-option-abyss_test-every_entry = varje gång
page-option-abyss_test-first_reveal = första gången
page-option-abyss_test-says = Språnget testas varje gång någon kommer till en avgrund, eller bara när brickan vänds upp.
page-option-bridge_loss-named = den nämnda
page-option-bridge_loss-owner_choice = ägaren väljer
page-option-bridge_loss-random = lotten
page-option-bridge_loss-says = På spången faller den skatt som nämndes före slaget; eller de som ägaren väljer när alla slag är gjorda; eller så avgör lotten.
page-option-bridge_jump_damage-says = Den som hoppar efter sina skatter skadas som den som faller i avgrunden.
page-option-dropped_treasure-lost = borta
page-option-dropped_treasure-catacombs = i katakomberna
page-option-dropped_treasure-says = Skatter som faller från spången är borta, eller ligger i katakomberna tills en hjälte kommer förbi.
page-option-monster_corridor_bonus-says = Ett monster som en monsterspelare flyttar går vidare genom korridorer som hjältar gör.
page-option-combat_timer_seconds-says = Sekunder för att välja position i en strid; 0: ingen gräns. Boken räknar till 7.
page-option-treasure_draw_order-treasure_first = skattkammarkortet först
page-option-treasure_draw_order-dragon_first = drakkortet först
page-option-treasure_draw_order-says = I skattkammaren dras skattkammarkortet före drakkortet, eller efter det.
page-option-treasure_faces-owner = ägaren
page-option-treasure_faces-nobody_until_out = ingen förrän utanför
page-option-treasure_faces-all = alla
page-option-treasure_faces-says = Ett skattkammarkort ses bara av sin ägare; av ingen förrän ägaren är ute ur borgen; eller av alla.
page-option-dragon_breath-per_round = varje stridsomgång
page-option-dragon_breath-per_turn = en gång
page-option-dragon_breath-says = I en strid drabbar drakens flammande andedräkt hjältarna varje stridsomgång, eller en gång i början.
page-option-dragon_last_breath-says = Drakens flammande andedräkt drabbar hjältarna även i den stridsomgång då draken stupar.
page-option-spiders_move_when_caught-says = Spindlarna rör sig redan i det drag då en hjälte fastnar.
page-option-spiders_never_attack-says = Jättespindlar strider aldrig: de äter bara den som sitter fast i ett nät.
page-option-whiff_duel-both = båda
page-option-whiff_duel-opponent_only = bara motståndaren
page-option-whiff_duel-says = Tre slag i luften mellan två monster tar kål på båda, eller bara på det som hjälten inte leder.
page-option-advanced_phases = Förflyttningsfas och händelsefas
page-option-advanced_phases-says = Varje spelomgång har en förflyttningsfas och en händelsefas, och hjältar får gå tillsammans.
page-option-multi_fight = Multipla strider
page-option-multi_fight-says = Flera på varje sida strider i en gemensam strid. Kräver de två faserna.
page-option-chaos_rules = Kaosregler
page-option-chaos_rules-says = Hjältar får strida mot hjältar. Kräver multipla strider.
page-option-monsters_may_cancel-says = Den som spelar ett monster tillfrågas om monstrets träffar ska gälla, så att det kan skona en hjälte.
page-option-boards_per_fighter-one = en
page-option-boards_per_fighter-each = en var
page-option-boards_per_fighter-says = I en multipel strid har en spelare en enda stridsplatta för alla sina stridande, eller en för var och en.
page-option-trading-says = Hjältar på samma ruta får ge varandra saker.
page-option-naming_before_dice-by_dice = bara med egna tärningar
page-option-naming_before_dice-always = alltid
page-option-naming_before_dice-says = Utgångar numreras, och skatter på spången nämns, före varje slag bara om ni slår egna tärningar, eller alltid.
