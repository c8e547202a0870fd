# מה אפשר לבחור בפתיחת שולחן
page-game = קרב רב

### scenarios

page-scenario-azure_wood = יער-תכול
page-scenario-azure_wood-says = הקוסם גרפינקל עומד בגבול יער-תכול עם מי שהעמק יכול היה לחמש; צבא גובלינים יורד מצפון, ובו עוגים וענק. יש להחזיק בגבעה שבמרכז, או לא להשאיר מי שיתחרה עליה.
page-scenario-bridge = הגשר
page-scenario-bridge-says = טור של אורקים רוצה לחצות את הנהר לפני החושך; פלוגה של בני העיר וגיבורה אחת מחזיקות בגשר. עשרה סבבים קצרים, קטן די הצורך כדי ללמוד את הכללים.
page-scenario-dragon = הדרקון בעמק
page-scenario-dragon-says = דרקון אדום ירד על העדרים. שלוש דמויות יוצאות אליו עם האנשים שנמצאו; לדרקון להקה של קובולדים.

### פרקי הכללים

page-section-attacks = התקפות
page-section-base-values = ערכי יסוד
page-section-board = לוח
page-section-broken-units = יחידות מעורערות
page-section-charges = הסתערויות
page-section-distances = מרחקים
page-section-end = סוף הקרב
page-section-general = כללי היסוד
page-section-information = מידע
page-section-initiative = יוזמה
page-section-interactions = צירופים
page-section-melee = קרב מגע
page-section-missiles = ירי
page-section-modifiers = מתאמים
page-section-morale = מורל
page-section-movement = תנועה
page-section-rounding = עיגול
page-section-scale = סדר הגודל
page-section-sequence-of-the-round = סדר הסבב
page-section-single-creatures = יצורים יחידים
page-section-spells = לחשים
page-section-umpire = עמדת השיפוט
page-section-units = יחידות

### הבחירות

page-option-scale-says = כמה חיילים ביחידה; לפי הגודל: חמישה עד 100 חיילים בכל צד, אחרת עשרה.
page-option-scale-by_size = לפי הגודל
page-option-scale-5 = 5
page-option-scale-10 = 10
page-option-square_m-says = צלע המשבצת במטרים, בחצאי מטרים; 0: 3 בסדר גודל 5, 6 בסדר גודל 10.
page-option-environment-says = שטח פתוח, או מקום מוגבל שבו תנועה וטווח אינם מוכפלים ב-3.
page-option-environment-open = פתוח
page-option-environment-confined = מוגבל
page-option-daylight-says = אור יום מלא, שבו מי שנרתע מהשמש סופג ‎−1 לגלגולי ההתקפה.
page-option-scaled_movement-says = יחידה נעה את תנועת הקרב שלה בכל אחת מ-5 או 10 הדקות של הסבב.
page-option-hp_method-says = נקודות הפגיעה של חייל: ממוצע הקוביות, גלגול, או הערך המרבי.
page-option-hp_method-average = ממוצע
page-option-hp_method-rolled = בגלגול
page-option-hp_method-maximum = מרבי
page-option-understrength_units-says = יחידה אחת מכל סוג יכולה להיות קטנה יותר, לפחות חצי.
page-option-mount_hp-says = נקודות הפגיעה של בהמות הרכיבה נספרות, 13.5 לחייל.
page-option-commander_bonus-says = ב-1, דמות שחקן קרובה מוסיפה 1 לקוביית המורל של היחידה ו-10 לסיכוי שלה להתעשת.
page-option-tie_rule-says = בשוויון ביוזמה מגלגלים שוב, או ששני הצדדים פועלים יחד באותו סבב.
page-option-tie_rule-reroll = גלגול חוזר
page-option-tie_rule-simultaneous = יחד
page-option-missile_order-says = בחירת ההתקפה קובעת את סדר הירי בשלב 1, או שהמנצח ביוזמה תמיד יורה שם ראשון.
page-option-missile_order-attack_choice = בחירת ההתקפה
page-option-missile_order-winner_first = המנצח ראשון
page-option-missile_front_arc-says = יחידה יורה רק על מטרות שמולה.
page-option-engaged_fire-says = יחידה במגע יכולה לירות על יחידה שהיא במגע איתה.
page-option-fire_into_melee-says = ירי על אויב במגע עם יחידה שלך: אסור, או שהמקרה בוחר מי מהם המטרה.
page-option-fire_into_melee-forbidden = אסור
page-option-fire_into_melee-random = במקרה
page-option-fire_over_friends-says = אילו נשקים יורים מעל יחידות: קשתות וסלעים, כולם, או אף אחד.
page-option-fire_over_friends-bows = קשתות
page-option-fire_over_friends-all = כולם
page-option-fire_over_friends-none = אף אחד
page-option-first_contact_once-says = בין שתי יחידות אפשרית רק הסתערות אחת בכל הקרב.
page-option-charge_replaces_melee-says = יחידה שתקפה בהסתערות אינה תוקפת בקרב מגע של אותו סבב.
page-option-melee_front-says = יחידה תוקפת אל שלוש המשבצות שלפניה, או רק ישר קדימה.
page-option-melee_front-three = שלוש
page-option-melee_front-one = אחת
page-option-ac_system-says = איך מוצג דירוג השריון; התוצאות אינן משתנות.
page-option-ac_system-ascending = עולה
page-option-ac_system-descending = יורד
page-option-natural_one_misses-says = 1 טבעי תמיד מחטיא.
page-option-solo_full_routine-says = יצור יחיד מבצע בקרב מגע את כל התקפותיו, או גלגול אחד בהתקפה האחרונה שברשימה.
page-option-fighter_sweep-says = לוחם מגלגל בקרב מגע פעם אחת לכל דרגה נגד חיילים של קב״פ אחת לכל היותר.
page-option-first_hit_shields_singles-says = הפגיעה הראשונה ללא נזק חלה גם על יצורים יחידים ודמויות.
page-option-morale_batch-says = בדיקת מורל בכל פגיעה, או לכל היותר אחת בכל צעד.
page-option-morale_batch-per_hit = בכל פגיעה
page-option-morale_batch-per_step = בכל צעד
page-option-pc_morale-says = דמויות שחקן נבדקות במורל כמו מפלצות יחידות.
page-option-fearless_undead-says = יצורים חסרי פחד מתייחסים לתוצאות 2 ו-3 כהצלחה.
page-option-followup-says = מי יכול לרדוף אחרי יחידה נסוגה: רק אחרי קרב מגע והסתערות, או גם יורים.
page-option-followup-melee_only = רק קרב מגע
page-option-followup-any_attacker = כל תוקף
page-option-wood_immunity_absolute-says = אין שום ירי על יחידה בתוך יער, גם לא ב-20 טבעי.
page-option-flank_bonus_missiles-says = מן האגף ומן העורף נחשבים גם בירי, כמו בקרב מגע.
page-option-solo_free_turn-says = יצורים יחידים ודמויות יכולים לפנות ולנוע באותו סבב.
page-option-free_drift-says = יחידות צועדות בכל שמונת הכיוונים בלי לשנות כיוון.
page-option-parting_blow-says = יחידה שנסוגה ממגע סופגת מכה מכל אויב לא מעורער שהיא מולו.
page-option-eight_facings-says = יחידות יכולות לפנות גם באלכסון.
page-option-deployment-says = שני הצדדים מציבים בסתר, או בזה אחר זה.
page-option-deployment-secret = בסתר
page-option-deployment-alternate = לסירוגין
page-option-area_spells-says = השפעה אזורית פוגעת בכל חייל ביחידה, או פעם אחת בנקודות הפגיעה שלה.
page-option-area_spells-per_soldier = כל חייל
page-option-area_spells-single_creature = פעם אחת
page-option-spell_disruption-says = מי שנפגע קודם באותו סבב מאבד את הלחש לסבב הזה.
page-option-round_limit-says = סבבים שאחריהם הכוח מכריע; 0: ללא הגבלה.
page-option-open_information-says = הכול גלוי לכולם.
