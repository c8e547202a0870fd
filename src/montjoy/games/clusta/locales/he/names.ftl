# איך נקראים הדברים: צדדים, סמנים, מה שממוספר, פקודות, ענייני הבוקר.

### צדדים; "of" אחרי "של"

name-trakorians = { $case ->
        [of] הטרקורים
        [adj] טרקורי
       *[other] הטרקורים
    }
name-ransards = { $case ->
        [of] הרנסרדים
        [adj] רנסרדי
       *[other] הרנסרדים
    }
name-stegosians = { $case ->
        [of] הסטגוסים
        [adj] סטגוסי
       *[other] הסטגוסים
    }
name-crurers = { $case ->
        [of] הקרורים
        [adj] קרורי
       *[other] הקרורים
    }
name-local_population = התושבים המקומיים
name-felikers = הפליקרים
name-hypherers = ההיפרים
name-kyrias_high_tacticum = הטקטיקום העליון של קיריאס

### סמנים

name-force = כוח
name-as-camp = { $name ->
        [none] מחנה
       *[other] המחנה ”{ $name }”
    }
name-as-commander = { $name ->
        [none] מפקד
       *[other] { $name }
    }
name-as-unit = יחידה { $name }

### מה שממוספר

name-pair = { $second }
name-numbered = יחידה { $number } של { $first }
name-numbered-camp = מחנה { $number } של { $first }
name-numbered-ship = אונייה { $number } של { $first }
name-numbered-c = שליח { $number } של { $first }
name-numbered-loose = מתים משוטטים { $number } של { $first }
name-numbered-scout = סייר { $number } של { $first }
name-numbered-spy = מרגל { $number } של { $first }
name-numbered-hippogriff = היפוגריף { $number } של { $first }
name-numbered-astrologer = אסטרולוג { $number } של { $first }
name-numbered-half_astrologer = חצי אסטרולוג { $number } של { $first }
name-numbered-interrogator = חוקר { $number } של { $first }
name-numbered-war_engineer = מהנדס מלחמה { $number } של { $first }
name-numbered-necromancer = נקרומנסר { $number } של { $first }

### מקצועות, אוניות

name-spy = מרגל
name-hippogriff = היפוגריף
name-astrologer = אסטרולוג
name-half_astrologer = חצי אסטרולוג
name-interrogator = חוקר
name-war_engineer = מהנדס מלחמה
name-necromancer = נקרומנסר
name-galbalon = גלבלון
name-kavarell = קווארל
name-caravel = קרבל
name-carrack = קראק
name-conflux = הקונפלוקס
name-pirate_ship = אוניית שודדים

### קצינים

name-officer-tasseluka = האדמירל טסלוקה דה זפלסי
name-officer-kaelve = פראנץ דה קאלווה
name-officer-kyrias = קיריאס
name-officer-trugdan = האדמירל טרוגדן יארנבוק
name-officer-grisban = הקולונל גריסבן
name-officer-naramsi = נרמסי מן הנקיק המזרחי
name-officer-officer = הקצין הטוב
name-officer-arn = ארן דונקלברינק
name-officer-general1 = גנרל 1
name-officer-general2 = גנרל 2
name-officer-general3 = גנרל 3
name-officer-general4 = גנרל 4
name-officer-general5 = גנרל 5

### מחנות ויחידות של התרחישים שלנו: `name-` והשם באנגלית, ”_” במקום רווח

name-Camp_one = מחנה ראשון
name-Camp_two = מחנה שני
name-The_western_camp = המחנה המערבי
name-The_northern_beach = החוף הצפוני
name-The_southern_beach = החוף הדרומי
name-The_crossroads = הצומת
name-The_western_haven = המעגן המערבי
name-the_rearguard = המאסף
name-Pirates = שודדי ים
name-place-bridgehead = ראש הגשר

### פקודות

name-HOLD = החזקה
name-AWAIT = המתנה
name-ATTACK = התקפה
name-GO_TO = הליכה אל
name-ADVANCE_TO = התקדמות אל
name-HURRY_TO = מהלך מזורז אל
name-MAKE_CAMP = הקמת מחנה
name-FORTIFY = ביצור
name-CATCH_COURIERS = לכידת שליחים
name-EMBARK = עלייה לאונייה
name-DISEMBARK = ירידה לחוף
name-AMBUSH = מארב
name-PATROL = סיור
name-SCOUT = תצפית
name-DIVINE = ניבוי
name-GO_TO_NEAREST_CAMP = הליכה למחנה הקרוב
name-SIEGE_WORKS = עבודות מצור

### ענייני הבוקר

name-Split = פיצול יחידה
name-Merge = מיזוג יחידות
name-Attach = צירוף יחידה למפקד
name-Assign = שיבוץ מומחה
name-Send = שליחת מישהו לבדו
name-Carry = מסירת גיליון למרגל
name-Attitude = יחס
name-Write = מכתב
name-Deed = מעשה גבורה
name-Overall = בחירת המפקד העליון
name-Fleet = מקום הצי
name-Aboard = עלייה לאונייה
name-Asking = כמה פעמים לשאול

### letters of the sides on the drawn map, each once

letter-trakorians = ט
letter-ransards = ר
letter-stegosians = ס
letter-crurers = ק

### יחידות גיליונות הצבא: השמות הם של המקור, ולצידם פירושם
name-Norra_Tricilves_stadshird = Norra Tricilves stadshird (משמר העיר של צפון טריצילבה)
name-Bralorgi_falthundar = Bralorgi fälthundar (כלבי השדה של בראלורג)
name-Hjaltarna_av_Hiltre = Hjältarna av Hiltre (הגיבורים של הילטרה)
name-Moherri_musteloner = Moherri musteloner (המוסטלונים של מוהר)
name-Kamesti_traskodlor = Kamesti träsködlor (לטאות הביצה של קמסט)
name-Kustalerna_av_Karnald = Kustalerna av Karnald (הקוסטלים של קרנלד)
name-Digetens_stalklo = Digetens stålklo (טופר הפלדה של דיגטן)
name-De_hesapiska_bjornarna = De hesapiska björnarna (הדובים ההסאפיים)
name-Gommankerna_av_Ruhl = Gommankerna av Ruhl (הגומנקים של רול)
name-Marduci_dragoner = Marduci dragoner (הדרגונים של מרדוק)
name-Radassabars_ravar = Radassabars rävar (השועלים של רדסבר)
name-Rattorna_fran_Grumm = Råttorna från Grumm (החולדות מגרום)
name-Thorms_soner = Thôrms söner (הבנים של תורם)
name-Cormvaki_garde = Cormvaki garde (המשמר של קורמוואק)
name-Griparna_ap_Saexby = Griparna ap Saexby (הגריפונים אפ סקסבי)
name-Wullfurs_blodsbroder = Wullfurs blodsbröder (אחי הדם של וולפור)
name-Vortigi_hedersskvadron = Vortigi hedersskvadron (פלוגת הכבוד של וורטיג)
name-Tupwiths_vargar = Tupwiths vargar (הזאבים של טאפווית)
name-Mea_plakoles_livgarde = Mea plakoles livgarde (שומרי הראש של מאה פלקולה)
name-Skuggbataljonen = Skuggbataljonen (גדוד הצללים)
name-Soluppgangens_broder = Soluppgångens bröder (אחי הזריחה)
name-De_heliga_namnens_vaktare = De heliga namnens väktare (שומרי השמות הקדושים)
