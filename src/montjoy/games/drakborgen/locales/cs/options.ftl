# Co lze zvolit při otevření stolu: scénáře, kapitoly knihy, volby.  Anglicky to stojí v souborech toml.

page-game = Drakborgen Legenden

### scénáře

page-scenario-one = Sám
page-scenario-one-says = Jediný hrdina; za nestvůry jedná náhoda. Jedny schody jsou známy od začátku.
page-scenario-two = Dva hrdinové
page-scenario-two-says = Dva hrdinové hledají pokladnici. Každý jedná za nestvůry, které potká ten druhý.
page-scenario-three = Tři hrdinové
page-scenario-three-says = Tři hrdinové hledají pokladnici; kdo vynese nejvíc, zvítězil.
page-scenario-four = Čtyři hrdinové
page-scenario-four-says = Čtyři hrdinové, v každé věži jeden, hledají pokladnici; kdo vynese nejvíc, zvítězil.

### kapitoly

page-section-base = Základy
page-section-4-the-labyrinth = 4 Labyrint
page-section-5-injuries-and-body-points = 5 Zranění a body zdraví
page-section-6-room-tiles = 6 Žetony místností
page-section-7-encounters-with-monsters = 7 Setkání s nestvůrami
page-section-8-the-fight = 8 Boj
page-section-9-the-treasure-chamber = 9 Pokladnice
page-section-10-the-dragon = 10 Drak
page-section-11-giant-webs = 11 Obří pavučiny
page-section-12-notes-on-certain-tiles-and-cards = 12 K některým dílkům a kartám
page-section-13-advanced-rules = 13 Rozšířená pravidla
page-section-questions-and-answers-of-the-source = Otázky a odpovědi z knihy
page-section-summary-page-of-the-source = Souhrn z knihy
page-section-content-pack = Balíček obsahu

### volby

page-option-hero_deal-choose = výběrem
page-option-hero_deal-random = dvě karty každému
page-option-hero_deal-says = Hráči si hrdiny vybírají, nebo každý dostane dvě karty a jednu si nechá.
page-option-start_location-tower = ve věžích
page-option-start_location-outside = venku
page-option-start_location-says = Hrdinové začínají ve věžích, nebo na zemi před hradem.
page-option-first_staircase-says = Jedny schody leží odkryté u některé věže od začátku, aby ten, kdo spadne do katakomb, mohl zase nahoru.
page-option-sun_roll_time-end = na konci
page-option-sun_roll_time-start = na začátku
page-option-sun_roll_time-says = Sluneční kostkou se hází na konci každého kola, nebo od druhého kola na začátku každého kola.
page-option-sun_limit-says = Kolik kroků slunce ujde, než zapadne.
page-option-min_gold_to_win-says = Kolik zlata musí hrdina k vítězství vynést: aspoň 1, nebo žádné.
page-option-retire-says = Hrdina, který je venku, smí ze hry odejít s tím, co má.
page-option-dead_hero_loot-removed = jde ze hry
page-option-dead_hero_loot-in_room = zůstává ležet
page-option-dead_hero_loot-says = Co mrtvý hrdina měl, jde ze hry, nebo leží v místnosti, kde zemřel.
page-option-monster_controller_fallback-random = náhoda
page-option-monster_controller_fallback-best = náhoda, v souboji co nejlepší
page-option-monster_controller_fallback-hotseat = někdo u stolu
page-option-monster_controller_fallback-says = Není-li nikdo, kdo by za nestvůru jednal, jedná za ni náhoda; náhoda, ale v souboji s co nejlepšími pozicemi (těžké); nebo někdo u stolu.
page-option-strict_under_wording-says = K útěku před drakem a k vyproštění ze závalu je třeba hodit méně, než je hodnota vlastnosti; stejně nestačí.
page-option-secret_door_help-spot = hledají sami
page-option-secret_door_help-show = ukážou se
page-option-secret_door_help-says = Platného symbolu na stěně si hráči musejí všimnout sami, nebo se jim tajné dveře ukážou.
page-option-corridor_after_encounter-stop = končí
page-option-corridor_after_encounter-continue = pokračuje
page-option-follow_under_portcullis-says = Kdo stál vedle hrdiny, když za ním spadla mříž, může ve svém příštím tahu ještě projít za ním.
page-option-corridor_after_encounter-says = Po setkání v chodbě pohyb končí, nebo pokračuje, je-li nestvůra pryč.
page-option-abyss_test-every_entry = při každém vstupu
page-option-abyss_test-first_reveal = jen při odkrytí
page-option-abyss_test-says = Skok se zkouší při každém vstupu na propast, nebo jen když se její dílek odkryje.
page-option-bridge_loss-named = jmenovaný
page-option-bridge_loss-owner_choice = volí majitel
page-option-bridge_loss-random = los
page-option-bridge_loss-says = Z lávky spadne poklad jmenovaný před hodem; nebo ty, které majitel vybere po všech hodech; nebo rozhodne los.
page-option-bridge_jump_damage-says = Kdo skočí za svými poklady, zraní se jako ten, kdo spadne do propasti.
page-option-dropped_treasure-lost = ztracené
page-option-dropped_treasure-catacombs = v katakombách
page-option-dropped_treasure-says = Poklady spadlé z lávky jsou ztracené, nebo leží v katakombách, dokud tudy nějaký hrdina neprojde.
page-option-monster_corridor_bonus-says = Nestvůra, kterou pohybuje hráč, pokračuje chodbami stejně jako hrdinové.
page-option-combat_timer_seconds-says = Kolik sekund je na volbu pozice v boji; 0: bez omezení. Kniha počítá do 7.
page-option-treasure_draw_order-treasure_first = nejdřív poklad
page-option-treasure_draw_order-dragon_first = nejdřív drak
page-option-treasure_draw_order-says = V pokladnici se karta pokladu táhne před dračí kartou, nebo po ní.
page-option-treasure_faces-owner = majitel
page-option-treasure_faces-nobody_until_out = až venku
page-option-treasure_faces-all = všichni
page-option-treasure_faces-says = Kartu pokladu vidí jen její majitel; nebo nikdo, dokud se s ní nedostane z hradu; nebo všichni.
page-option-dragon_breath-per_round = každé kolo boje
page-option-dragon_breath-per_turn = jednou
page-option-dragon_breath-says = V boji chrlí drak oheň každé kolo boje, nebo jednou na začátku.
page-option-dragon_last_breath-says = Drak chrlí oheň i v tom kole boje, ve kterém padne.
page-option-spiders_move_when_caught-says = Pavouci se pohnou už v tahu, ve kterém se hrdina zaplete.
page-option-spiders_never_attack-says = Obří pavouci nikdy nebojují: jen žerou toho, kdo je zapletený v pavučině.
page-option-whiff_duel-both = obě
page-option-whiff_duel-opponent_only = jen soupeřka
page-option-whiff_duel-says = Tři rány do prázdna mezi dvěma nestvůrami zničí obě, nebo jen tu, kterou nevede hrdina.
page-option-advanced_phases = Fáze pohybu a fáze událostí
page-option-advanced_phases-says = Každé kolo má fázi pohybu a fázi událostí a hrdinové smějí chodit společně.
page-option-multi_fight = Společný boj
page-option-multi_fight-says = Na každé straně bojuje v jednom společném boji několik bojovníků. Vyžaduje obě fáze.
page-option-chaos_rules = Pravidla chaosu
page-option-chaos_rules-says = Hrdinové smějí bojovat s hrdiny. Vyžaduje společný boj.
page-option-monsters_may_cancel-says = Kdo hraje za nestvůru, rozhoduje, zda se její zásahy počítají, a tak může hrdinu ušetřit.
page-option-boards_per_fighter-one = jedna
page-option-boards_per_fighter-each = každému jedna
page-option-boards_per_fighter-says = Ve společném boji má hráč jednu bojovou desku pro všechny své bojovníky, nebo pro každého jednu.
page-option-trading-says = Hrdinové na jednom poli si smějí navzájem dávat věci.
page-option-naming_before_dice-by_dice = jen s vlastními kostkami
page-option-naming_before_dice-always = vždy
page-option-naming_before_dice-says = Cesty se číslují a poklady na lávce se jmenují před každým hodem jen tehdy, když házíte vlastními kostkami, nebo vždy.
