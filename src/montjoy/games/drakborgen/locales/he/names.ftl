# מה שמות הדברים: דמויות, מפלצות, אריחי חדר, חפצים, קלפים.  המספר שאחרי מפלצת מבדיל בינה ובין בנות מינה.
# לכיוונים to הוא לאן, from מאין, m ו-f התואר לזכר ולנקבה; לחפצים thing ולבני לוויה def הם השם המיודע.

### שחקנים, מקומות, כיוונים

name-red = אדום
name-blue = כחול
name-green = ירוק
name-yellow = צהוב
name-outside = מחוץ לטירה
name-below = הקטקומבות
name-transit = בין מקום למקום
name-other = לא חדר האוצר
name-chamber = חדר האוצר
name-north = { $case ->
        [to] צפונה
        [m] הצפוני
        [f] הצפונית
        [from] מצפון
       *[other] צפון
    }
name-east = { $case ->
        [to] מזרחה
        [m] המזרחי
        [f] המזרחית
        [from] ממזרח
       *[other] מזרח
    }
name-south = { $case ->
        [to] דרומה
        [m] הדרומי
        [f] הדרומית
        [from] מדרום
       *[other] דרום
    }
name-west = { $case ->
        [to] מערבה
        [m] המערבי
        [f] המערבית
        [from] ממערב
       *[other] מערב
    }
name-north_east = { $case ->
        [to] לצפון-מזרח
       *[other] צפון-מזרח
    }
name-south_east = { $case ->
        [to] לדרום-מזרח
       *[other] דרום-מזרח
    }
name-south_west = { $case ->
        [to] לדרום-מערב
       *[other] דרום-מערב
    }
name-north_west = { $case ->
        [to] לצפון-מערב
       *[other] צפון-מערב
    }
name-out = אל מחוץ לטירה
name-down = במורד המדרגות
name-staircase = גרם המדרגות
name-its-square = המשבצת שלו
name-its-side = הכניסה שלו
name-agility = זריזות
name-armour = שריון
name-strength = כוח
name-psyche = נפש

### הדמויות; card הוא הקלף השלם, כפי שבוחרים אותו

card-agility = זריזות
card-armour = שריון
card-strength = כוח
card-psyche = נפש
card-body = נקודות גוף
ability-none = בלי כישרון מיוחד
ability-wary = חוש למארבים
ability-throwing_daggers = פגיונות השלכה
ability-spells = לחשים
ability-double_stride = צעד ארוך
ability-strong_arm = יד חזקה בדלתות
ability-arrows = חצים
ability-shuriken = כוכבי השלכה
ability-healer = מנוחה טובה
ability-lockpick = פיצוח מנעול בניסיון אחד
name-H01 = { $case ->
        [card] האביר רוהאן: { card-agility } 4, { card-armour } 9, { card-strength } 8, { card-psyche } 5, { card-body } 10; { ability-none }
       *[other] האביר רוהאן
    }
name-H02 = { $case ->
        [card] סיגייר חד-הגרזן: { card-agility } 5, { card-armour } 6, { card-strength } 9, { card-psyche } 4, { card-body } 11; { ability-none }
       *[other] סיגייר חד-הגרזן
    }
name-H03 = { $case ->
        [card] אלפריק חום-הגלימה: { card-agility } 7, { card-armour } 4, { card-strength } 5, { card-psyche } 8, { card-body } 10; { ability-wary }
       *[other] אלפריק חום-הגלימה
    }
name-H04 = { $case ->
        [card] איריל: { card-agility } 9, { card-armour } 5, { card-strength } 5, { card-psyche } 6, { card-body } 9; { ability-throwing_daggers } (4)
       *[other] איריל
    }
name-H05 = { $case ->
        [card] מרישנאק: { card-agility } 5, { card-armour } 3, { card-strength } 4, { card-psyche } 10, { card-body } 8; { ability-spells } (4)
       *[other] מרישנאק
    }
name-H06 = { $case ->
        [card] אירסה ארוכת-הצעד: { card-agility } 8, { card-armour } 4, { card-strength } 5, { card-psyche } 7, { card-body } 9; { ability-double_stride }
       *[other] אירסה ארוכת-הצעד
    }
name-H07 = { $case ->
        [card] האגן אגרוף-האבן: { card-agility } 4, { card-armour } 7, { card-strength } 8, { card-psyche } 6, { card-body } 9; { ability-strong_arm }
       *[other] האגן אגרוף-האבן
    }
name-H08 = { $case ->
        [card] קסטרל קשת-הביצה: { card-agility } 7, { card-armour } 5, { card-strength } 6, { card-psyche } 6, { card-body } 9; { ability-arrows } (4)
       *[other] קסטרל קשת-הביצה
    }
name-H09 = { $case ->
        [card] ג׳ירו להב-האפר: { card-agility } 10, { card-armour } 3, { card-strength } 6, { card-psyche } 7, { card-body } 8; { ability-shuriken } (4)
       *[other] ג׳ירו להב-האפר
    }
name-H10 = { $case ->
        [card] האחות מיילין: { card-agility } 6, { card-armour } 5, { card-strength } 4, { card-psyche } 9, { card-body } 9; { ability-healer }
       *[other] האחות מיילין
    }
name-H11 = { $case ->
        [card] אוד זריז-המפתח: { card-agility } 9, { card-armour } 3, { card-strength } 5, { card-psyche } 7, { card-body } 9; { ability-lockpick }
       *[other] אוד זריז-המפתח
    }
name-H12 = { $case ->
        [card] גודרון חומת-המגן: { card-agility } 6, { card-armour } 8, { card-strength } 7, { card-psyche } 4, { card-body } 9; { ability-none }
       *[other] גודרון חומת-המגן
    }

### מפלצות

name-mountain_troll = טרול הרים
name-demon = שד
name-dragon = הדרקון
name-giant_spider = עכביש ענק
name-minotaur = מינוטאור
name-orc = אורק
name-skeleton = שלד
name-ghost_knight = אביר רפאים
name-dark_elf = עלף אפל
name-vampire = ערפד
name-werewolf = איש זאב
name-wraith = צל רפאים
name-hound = כלב ציד

### בני לוויה, חפצים, שיקויים, קמעות, טבעות

name-CO1 = { $case ->
        [def] האורק הכבול
       *[other] אורק כבול
    }
name-CO2 = { $case ->
        [def] כלב הציד התועה
       *[other] כלב ציד תועה
    }
name-IT1 = חרב המלכים הקדמונים
name-IT2 = { $case ->
        [thing] כפפות עור הטרול
       *[other] כפפות עור טרול
    }
name-IT3 = { $case ->
        [thing] הקסדה מעוטרת הציצה
       *[other] קסדה מעוטרת ציצה
    }
name-IT4 = { $case ->
        [thing] שריון הטבעות
       *[other] שריון טבעות
    }
name-IT5 = { $case ->
        [thing] מגן עץ האלון
       *[other] מגן עץ אלון
    }
name-IT6 = { $case ->
        [thing] המגפיים רכי הסוליה
       *[other] מגפיים רכי סוליה
    }
name-IT7 = { $case ->
        [thing] פטיש המלחמה המוזהב
       *[other] פטיש מלחמה מוזהב
    }
name-IT8 = { $case ->
        [thing] החבל המגולגל
       *[other] חבל מגולגל
    }
name-PO1 = { $case ->
        [thing] הבקבוקון האדום
       *[other] בקבוקון אדום
    }
name-PO2 = { $case ->
        [thing] הבקבוקון הכחול
       *[other] בקבוקון כחול
    }
name-PO3 = { $case ->
        [thing] הבקבוקון השחור
       *[other] בקבוקון שחור
    }
name-AM01 = קמע הדוב
name-AM02 = קמע החתול
name-AM03 = קמע הינשוף
name-AM04 = קמע הצב
name-AM05 = קמע המרפא
name-AM06 = { $case ->
        [thing] קמע הגחלת
       *[other] קמע גחלת
    }
name-AM07 = קמע הטווה
name-AM08 = { $case ->
        [thing] תליון הזכוכית
       *[other] תליון זכוכית
    }
name-AM09 = קמע המנעולן
name-AM10 = { $case ->
        [thing] פנס המעמקים
       *[other] פנס מעמקים
    }
name-AM11 = קמע המשמר
name-AM12 = קמע האימה
name-RI1 = טבעת העוצמה
name-RI2 = טבעת החן
name-RI3 = טבעת הרצון
name-RI4 = טבעת האבן
name-RI5 = טבעת החיים
name-RI6 = טבעת הצללים
name-RI7 = טבעת הדרכים
name-RI8 = טבעת החמדנות

### קלפים מיוחדים, ומה הם עושים

name-SP01 = נשימה שנייה
about-SP01 = בתור שלך: שלוש נקודות גוף חוזרות אליך.
name-SP02 = פקעת חוט
about-SP02 = בקטקומבות: לעלות בגרם מדרגות לבחירתך, מאלה שכבר נחשפו.
name-SP03 = מפתח הגנבים
about-SP03 = פותח דלת כמו מפתח, לאורך כל המשחק.
name-SP04 = מילת גירוש
about-SP04 = במקום לתקוף, להמתין או לחזור לאחור: המפלצת נסחפת במערבולת. לא נגד מארב ולא נגד הדרקון.
name-SP05 = שיר ערש
about-SP05 = הפעם אין שולפים עבורך קלף דרקון.
name-SP06 = זכוכית המרחקים
about-SP06 = להציץ, לעיניך בלבד, בשני האריחים של משבצת לא נודעת ליד שלך.
name-SP07 = מסך עשן
about-SP07 = בין שני סבבים של קרב: יציאה ממנו, במעבר חופשי לבחירתך. לא נגד הדרקון.
name-SP08 = אבק מארה
about-SP08 = לפני הסבב הראשון: המפלצת מתחילה בשלוש נקודות קרב פחות, לפחות אחת. גם הדרקון.
name-SP09 = מילת שעבוד
about-SP09 = במקום לתקוף, להמתין או לחזור לאחור: אם ההטלה אינה עולה על הנפש שלך, המפלצת שלך; אם לא, זה מארב.
name-SP10 = שעון חול
about-SP10 = אחרי הטלת קוביית השמש: השמש אינה זזה בסבב הזה.

### קלפי אוצר ושוויים

name-TC01 = שק הכסף (150 זהב)
name-TC02 = תיבת המטבעות העתיקים (150 זהב)
name-TC03 = שרשרת הענבר (200 זהב)
name-TC04 = פמוט הכסף (200 זהב)
name-TC05 = גביע הזהב (250 זהב)
name-TC06 = קופסת התבלינים ואבק הזהב (250 זהב)
name-TC07 = משענת כס השנהב (300 זהב)
name-TC08 = מסכת הזהב (300 זהב)
name-TC09 = חגורת האיזמרגד (350 זהב)
name-TC10 = מטה הבישוף (350 זהב)
name-TC11 = נזר הספיר (400 זהב)
name-TC12 = נבל הזהב (400 זהב)
name-TC13 = כוס הצפון (450 זהב)
name-TC14 = חרב הזהב הדו-ידנית (500 זהב)
name-TC15 = מגש היהלומים הגולמיים (600 זהב)
name-TC16 = כתר הדוכס האחרון (700 זהב)
name-TC17 = כוכב האודם (850 זהב)
name-TC18 = שרביטו של טסירמאן (1000 זהב)

### קלפי דרקון, קלפי מפלצת, לחשים

dragon-asleep = הדרקון ישן
dragon-awake = הדרקון ער
name-DC01 = { dragon-asleep }
name-DC02 = { dragon-asleep }
name-DC03 = { dragon-asleep }
name-DC04 = { dragon-asleep }
name-DC05 = { dragon-asleep }
name-DC06 = { dragon-asleep }
name-DC07 = { dragon-asleep }
name-DC08 = { dragon-asleep }
name-DC09 = { dragon-asleep }
name-DC10 = { dragon-asleep }
name-DC11 = { dragon-asleep }
name-DC12 = { dragon-awake }
monster-card = קלף מפלצת
name-MC01 = { monster-card } 1
name-MC02 = { monster-card } 2
name-MC03 = { monster-card } 3
name-MC04 = { monster-card } 4
name-MC05 = { monster-card } 5
name-MC06 = { monster-card } 6
name-MC07 = { monster-card } 7
name-MC08 = { monster-card } 8
name-MC09 = { monster-card } 9
name-MC10 = { monster-card } 10
name-MC11 = { monster-card } 11
name-MC12 = { monster-card } 12
name-MC13 = { monster-card } 13
name-MC14 = { monster-card } 14
name-MC15 = { monster-card } 15
name-MC16 = { monster-card } 16
name-MC17 = { monster-card } 17
name-MC18 = { monster-card } 18
name-fire_bolt = ברק אש
name-open_lock = פתיחת מנעול
name-blink = קפיצת דרך
name-ward = הדיפה

### אריחי חדר; thing הוא מה שהמפלצת שומרת, about גם מה קורה שם

name-RT001 = { name-dark_elf } 1
name-RT002 = { name-dark_elf } 2
name-RT003 = { name-dark_elf } 3
name-RT004 = { name-dark_elf } 4
name-RT005 = { name-dark_elf } 5
name-RT006 = { $case ->
        [thing] המטמון של { name-orc } 1
       *[other] { name-orc } 1
    }
name-RT007 = { name-orc } 2
name-RT008 = { name-orc } 3
name-RT009 = { name-orc } 4
name-RT010 = { name-giant_spider } 1
name-RT011 = { name-giant_spider } 2
name-RT012 = { name-giant_spider } 3
name-RT013 = { name-giant_spider } 4
name-RT014 = { name-giant_spider } 5
name-RT015 = { name-skeleton } 1
name-RT016 = { name-skeleton } 2
name-RT017 = { name-skeleton } 3
name-RT018 = { name-skeleton } 4
name-RT019 = { name-werewolf } 1
name-RT020 = { name-werewolf } 2
name-RT021 = { name-werewolf } 3
name-RT022 = { $case ->
        [thing] המטמון של { name-mountain_troll } 1
       *[other] { name-mountain_troll } 1
    }
name-RT023 = { name-mountain_troll } 2
name-RT024 = { name-mountain_troll } 3
name-RT025 = { name-wraith } 1
name-RT026 = { name-wraith } 2
name-RT027 = { name-vampire } 1
name-RT028 = { name-vampire } 2
name-RT029 = { $case ->
        [thing] המטמון של { name-minotaur } 1
       *[other] { name-minotaur } 1
    }
name-RT030 = { name-minotaur } 2
name-RT031 = { $case ->
        [thing] { name-IT1 }
       *[other] אביר הרפאים
    }
name-RT032 = השד
room-bare-room = חדר ריק
name-RT033 = { room-bare-room }
name-RT034 = { room-bare-room }
name-RT035 = { room-bare-room }
name-RT036 = { room-bare-room }
name-RT037 = { room-bare-room }
name-RT038 = { room-bare-room }
name-RT039 = { room-bare-room }
name-RT040 = { room-bare-room }
name-RT041 = { room-bare-room }
name-RT042 = { $case ->
        [thing] קערת הנחושת
       *[other] קערת נחושת
    }
name-RT043 = { $case ->
        [thing] סיכת הכסף
       *[other] סיכת כסף
    }
name-RT044 = { $case ->
        [thing] צרור המטבעות
       *[other] צרור מטבעות
    }
name-RT045 = { $case ->
        [thing] מסרק השנהב
       *[other] מסרק שנהב
    }
name-RT046 = { $case ->
        [thing] תיבת האמייל
       *[other] תיבת אמייל
    }
name-RT047 = { $case ->
        [thing] מחרוזת הפנינים
       *[other] מחרוזת פנינים
    }
name-RT048 = { $case ->
        [thing] אליל הארד
       *[other] אליל ארד
    }
name-RT049 = { $case ->
        [thing] נדן הפגיון המשובץ אבני חן
       *[other] נדן פגיון משובץ אבני חן
    }
name-RT050 = { $case ->
        [thing] קרן הזהב
       *[other] קרן זהב
    }
name-RT051 = { $case ->
        [thing] סיכת האודם
       *[other] סיכת אודם
    }
name-RT052 = { $case ->
        [thing] תיבת המטבעות
       *[other] תיבת מטבעות
    }
name-RT053 = { $case ->
        [thing] הכתר של מלכה שנשכחה
       *[other] כתר של מלכה שנשכחה
    }
room-key = { $case ->
        [thing] המפתח
       *[other] מפתח
    }
name-RT054 = { room-key }
name-RT055 = { room-key }
name-RT056 = { room-key }
name-RT057 = { room-key }
name-RT058 = { room-key }
name-RT059 = { name-IT2 }
name-RT060 = { name-IT3 }
name-RT061 = { name-IT4 }
name-RT062 = { name-IT5 }
name-RT063 = { name-IT6 }
name-RT064 = { name-IT7 }
name-RT065 = { name-IT8 }
name-RT066 = { $case ->
        [about] מתלה נשק. הנפש תקבע אם נמצא קלף מיוחד
       *[other] מתלה נשק
    }
name-RT067 = { name-PO1 }
name-RT068 = { name-PO2 }
name-RT069 = { name-PO3 }
room-shrine = מקדש
name-RT070 = { room-shrine }
name-RT071 = { room-shrine }
name-RT072 = { room-shrine }
name-RT073 = { room-shrine }
name-RT074 = { $case ->
        [about] מקדש שמור. מבחן נפש, ומי שנכשל מסתכן בפציעה; כך או כך יש שם קמע
       *[other] מקדש שמור
    }
room-stone-hand = יד אבן
name-RT075 = { room-stone-hand }
name-RT076 = { room-stone-hand }
name-RT077 = { $case ->
        [about] יד אבן חוטפת. מבחן כוח, והפרס הוא טבעת; כישלון עולה בנקודת גוף
       *[other] יד אבן חוטפת
    }
room-hidden-niche = גומחה נסתרת
name-RT078 = { room-hidden-niche }
name-RT079 = { room-hidden-niche }
name-RT080 = { room-hidden-niche }
name-RT081 = { room-hidden-niche }
name-RT082 = { $case ->
        [about] להב מתנופף. מבחן זריזות, ומי שנכשל מסתכן בפציעה פעמיים
       *[other] להב מתנופף
    }
name-RT083 = { $case ->
        [about] אבנים נופלות. מסתכנים בפציעה
       *[other] אבנים נופלות
    }
name-RT084 = { $case ->
        [about] קיר החצים. מבחן שריון; כישלון עולה בנקודת גוף ובסכנה של עוד פציעה
       *[other] קיר החצים
    }
name-RT085 = { $case ->
        [about] דלת מלכודת. מבחן זריזות, ומי שנכשל נופל אל הקטקומבות
       *[other] דלת מלכודת
    }
name-RT086 = { $case ->
        [about] קירות נסגרים. מבחן כוח, ומי שנכשל מסתכן בפציעה ומפסיד תור
       *[other] קירות נסגרים
    }
name-RT087 = { $case ->
        [about] גז מרדים. מבחן נפש, ומי שנכשל מפסיד תור
       *[other] גז מרדים
    }
name-RT088 = { $case ->
        [about] רצפה מסתובבת. האריח כולו מסתובב
       *[other] רצפה מסתובבת
    }
name-RT089 = { $case ->
        [about] משב אימה. מבחן נפש, ומי שנכשל נס בעיוורון במעבר כלשהו
       *[other] משב אימה
    }
name-RT090 = { $case ->
        [about] סילון אש. מבחן זריזות, ומסתכנים בפציעה; כישלון עולה בשתי נקודות גוף
       *[other] סילון אש
    }
name-RT091 = { $case ->
        [about] אליל מגחך. אוצר אחד נעלם
       *[other] אליל מגחך
    }
room-web = קורי עכביש
name-RT092 = { room-web }
name-RT093 = { room-web }
name-RT094 = { room-web }
name-RT095 = { room-web }
name-RT096 = { room-web }
room-whirling-light = אור מסתחרר
name-RT097 = { room-whirling-light }
name-RT098 = { room-whirling-light }
name-RT099 = { $case ->
        [about] מעגל מזמזם. מבחן נפש, והפרס הוא קלף מיוחד; מי שנכשל נסחף במערבולת
       *[other] מעגל מזמזם
    }
name-RT100 = { name-CO1 }
name-RT101 = { name-CO2 }
name-RT102 = { $case ->
        [about] רעידת אדמה. כל מי שבטירה: מבחן זריזות, ומי שנכשל מסתכן בפציעה
       *[other] רעידת אדמה
    }
name-RT103 = { $case ->
        [about] שמיים בהירים. השמש חוזרת צעד אחד
       *[other] שמיים בהירים
    }
name-RT104 = { $case ->
        [about] רחש בחושך. כל המפלצות זזות כרצון הגורל
       *[other] רחש בחושך
    }
name-RT105 = { $case ->
        [about] רעם מלמטה. הדרקון ישן שינה טרופה
       *[other] רעם מלמטה
    }

### letters of players and of kinds of monsters on a drawn board, each once

letter-red = א
letter-blue = כ
letter-green = י
letter-yellow = צ
letter-mountain_troll = ט
letter-demon = ד
letter-giant_spider = ע
letter-minotaur = מ
letter-orc = ק
letter-skeleton = ש
letter-ghost_knight = ב
letter-dark_elf = פ
letter-vampire = ר
letter-werewolf = ז
letter-wraith = ל
