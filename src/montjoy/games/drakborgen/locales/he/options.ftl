# מה שאפשר לבחור כשפותחים שולחן: התרחישים, פרקי הספר, הבחירות.  האנגלית נמצאת בקובצי toml.

page-game = אגדת מבצר הדרקון

### התרחישים

page-scenario-one = דמות אחת לבד
page-scenario-one-says = דמות אחת לבד; את המפלצות משחק המקרה. גרם מדרגות אחד מוכר מן ההתחלה.
page-scenario-two = שתי דמויות
page-scenario-two-says = שתי דמויות מחפשות את חדר האוצר. את המפלצות שדמות אחת פוגשת משחק מי שמשחק את האחרת.
page-scenario-three = שלוש דמויות
page-scenario-three-says = שלוש דמויות מחפשות את חדר האוצר; הדמות שיוצאת עם הכי הרבה מנצחת.
page-scenario-four = ארבע דמויות
page-scenario-four-says = ארבע דמויות, אחת בכל מגדל, מחפשות את חדר האוצר; הדמות שיוצאת עם הכי הרבה מנצחת.

### הפרקים

page-section-base = הבסיס
page-section-4-the-labyrinth = 4 המבוך
page-section-5-injuries-and-body-points = 5 פציעות ונקודות גוף
page-section-6-room-tiles = 6 אריחי חדר
page-section-7-encounters-with-monsters = 7 מפגשים עם מפלצות
page-section-8-the-fight = 8 הקרב
page-section-9-the-treasure-chamber = 9 חדר האוצר
page-section-10-the-dragon = 10 הדרקון
page-section-11-giant-webs = 11 קורי ענק
page-section-12-notes-on-certain-tiles-and-cards = 12 הערות על אריחים וקלפים
page-section-13-advanced-rules = 13 כללים מתקדמים
page-section-questions-and-answers-of-the-source = השאלות והתשובות שבמקור
page-section-summary-page-of-the-source = דף הסיכום שבמקור
page-section-content-pack = חבילת התוכן

### הבחירות

page-option-hero_deal-choose = בוחרים
page-option-hero_deal-random = שני קלפים
page-option-hero_deal-says = השחקנים בוחרים את הדמויות שלהם, או שכל אחד מקבל שני קלפים ושומר אחד.
page-option-start_location-tower = במגדלים
page-option-start_location-outside = בחוץ
page-option-start_location-says = הדמויות מתחילות בחדרי המגדלים, או על הקרקע שבחוץ.
page-option-first_staircase-says = גרם מדרגות אחד גלוי ליד אחד המגדלים מן ההתחלה, כך שמי שנופלים לקטקומבות יכולים לעלות שוב.
page-option-sun_roll_time-end = בסוף
page-option-sun_roll_time-start = בהתחלה
page-option-sun_roll_time-says = קוביית השמש מוטלת בסוף כל סבב, או בתחילת כל סבב החל בשני.
page-option-sun_limit-says = כמה צעדים השמש עושה עד שהיא שוקעת.
page-option-min_gold_to_win-says = כמה זהב דמות צריכה להוציא כדי לנצח: 1 לפחות, או אפילו 0.
page-option-retire-says = דמות שנמצאת בחוץ רשאית לפרוש מן המשחק עם מה שיש לה.
page-option-dead_hero_loot-removed = יוצא מן המשחק
page-option-dead_hero_loot-in_room = נשאר בחדר
page-option-dead_hero_loot-says = מה שהיה לדמות שמתה יוצא מן המשחק, או נשאר מונח בחדר שבו מתה.
page-option-monster_controller_fallback-random = המקרה
page-option-monster_controller_fallback-best = המקרה, בקרב הטוב ביותר
page-option-monster_controller_fallback-hotseat = מישהו ליד השולחן
page-option-monster_controller_fallback-says = כשאין מי שפנוי לשחק מפלצת, משחק אותה המקרה; או המקרה, אבל בקרב בעמדות הטובות ביותר (קשה); או מישהו שיושב ליד השולחן.
page-option-strict_under_wording-says = כדי לברוח מן הדרקון, וכדי לצאת ממפולת כשנלכדים בה, צריך להטיל פחות מן הערך; שווה לו אינו מספיק.
page-option-secret_door_help-spot = לגלות לבד
page-option-secret_door_help-show = להראות
page-option-secret_door_help-says = השחקנים צריכים לגלות בעצמם את הסמל הנכון על הקיר, או שמראים להם את דלתות הסתרים.
page-option-corridor_after_encounter-stop = נגמרה
page-option-corridor_after_encounter-continue = נמשכת
page-option-follow_under_portcullis-says = כששבכה צונחת מאחורי דמות, מי שהיו באותו מקום עוד יכולים לעבור תחתיה בעקבותיה בתור הבא שלהם.
page-option-corridor_after_encounter-says = אחרי מפגש במסדרון התנועה נגמרה, או נמשכת אם המפלצת איננה עוד.
page-option-abyss_test-every_entry = בכל כניסה
page-option-abyss_test-first_reveal = רק כשהיא נחשפת
page-option-abyss_test-says = הקפיצה נבחנת בכל כניסה לתהום, או רק כשהאריח שלה נחשף.
page-option-bridge_loss-named = האוצר שנקבע
page-option-bridge_loss-owner_choice = הבעלים בוחר
page-option-bridge_loss-random = הגורל
page-option-bridge_loss-says = בגשרון נופל האוצר שנקבע לפני ההטלה; או אלה שהבעלים בוחר אחרי כל ההטלות; או שהגורל מכריע.
page-option-bridge_jump_damage-says = דמות שקופצת בעקבות אוצרותיה נפצעת כמו דמות שנופלת לתהום.
page-option-dropped_treasure-lost = אבודים
page-option-dropped_treasure-catacombs = בקטקומבות
page-option-dropped_treasure-says = אוצרות שנופלים מן הגשרון אבודים, או מונחים בקטקומבות עד שתעבור שם דמות.
page-option-monster_corridor_bonus-says = מפלצת ששחקן מזיז ממשיכה ללכת במסדרונות כמו הדמויות.
page-option-combat_timer_seconds-says = כמה שניות יש לבחירת עמדה בקרב; 0: בלי הגבלה. בספר סופרים עד 7.
page-option-treasure_draw_order-treasure_first = קודם האוצר
page-option-treasure_draw_order-dragon_first = קודם הדרקון
page-option-treasure_draw_order-says = בחדר האוצר קלף האוצר נשלף לפני קלף הדרקון, או אחריו.
page-option-treasure_faces-owner = הבעלים
page-option-treasure_faces-nobody_until_out = איש, עד היציאה
page-option-treasure_faces-all = כולם
page-option-treasure_faces-says = את קלף האוצר רואה רק מי שהוא שלו; או לא רואה איש עד שבעליו יוצא מן הטירה; או רואים כולם.
page-option-dragon_breath-per_round = בכל סבב
page-option-dragon_breath-per_turn = פעם אחת
page-option-dragon_breath-says = בקרב הדרקון יורק אש בכל סבב, או פעם אחת בהתחלה.
page-option-dragon_last_breath-says = הדרקון יורק אש גם בסבב שבו הוא נופל.
page-option-spiders_move_when_caught-says = העכבישים נעים כבר בתור שבו דמות נלכדת.
page-option-spiders_never_attack-says = עכבישי ענק לעולם אינם נלחמים: הם רק אוכלים את מי שלכוד בקורים.
page-option-whiff_duel-both = שתיהן
page-option-whiff_duel-opponent_only = רק היריבה
page-option-whiff_duel-says = שלוש מכות באוויר בין שתי מפלצות גומרות את שתיהן, או רק את זו שאינה של הדמות.
page-option-advanced_phases = שלב תנועה ושלב אירועים
page-option-advanced_phases-says = בכל סבב יש שלב תנועה ושלב אירועים, ומותר לדמויות ללכת יחד.
page-option-multi_fight = קרב משותף
page-option-multi_fight-says = כמה לוחמים מכל צד נלחמים בקרב משותף אחד. דורש את שני השלבים.
page-option-chaos_rules = כללי תוהו
page-option-chaos_rules-says = דמויות רשאיות להילחם בדמויות. דורש קרב משותף.
page-option-monsters_may_cancel-says = מי שמשחקים מפלצת נשאלים אם הפגיעות שלה נספרות, וכך היא יכולה לחוס על דמות.
page-option-boards_per_fighter-one = אחד לכולם
page-option-boards_per_fighter-each = אחד לכל לוחם
page-option-boards_per_fighter-says = בקרב משותף יש לשחקן לוח קרב אחד לכל לוחמיו, או אחד לכל לוחם.
page-option-trading-says = דמויות שעומדות על משבצת אחת רשאיות למסור דברים זו לזו.
page-option-naming_before_dice-by_dice = רק עם קוביות של ממש
page-option-naming_before_dice-always = תמיד
page-option-naming_before_dice-says = מעברים ממוספרים, ואוצרות בגשרון ננקבים בשמם, לפני כל הטלה רק כשמטילים קוביות של ממש, או תמיד.
