# מה שהדפים והמסוף אומרים על מערכה: הטופס של תחילת התור, מקום אחר מקום, המפה ומה שלצידה.

### הטופס בתחילת תור, ושל מחוז אחד

PrepareByPlace = { treasury-now }, עם כל המסים { $taxed }. אפשר לשנות, או לשלוח כמות שהוא.
RegroupByPlace = { treasury-now }. מי מוביל מה במחוז { $at }, וכמה כל אחד נושא?
treasury-now = באוצר יש { $treasury ->
        [0] אפס משאבים
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $treasury } משאבים
    }
form-gives = נותן
form-tax = { $tax ->
        [one] מס של 1
       *[other] מסים של { $tax }
    }
form-recruits = { $pieces }, במחיר { $price }{ $tax ->
        [0] {""}
       *[other] , ומס של { $tax }
    }
form-hires = לשכור גנרל, במחיר { $price }
form-leads = { $kind } מתוך { $most }
kind-foot = חיילי רגלים
kind-cavalry = פרשים
kind-shadow_foot = רגלי הצל
kind-elephant = פילים
kind-legion = לגיונות להבות
form-carries = תיבה מתוך { $most }
form-gives-to = נותן ל-{ $banner }, מתוך { $most }
sheet-place = { $place }: { $fields }.
sheet-field = { $name } { $now } (0–{ $most })
sheet-price = במחיר { $price }
sheet-how = כותבים את מה שמשתנה, כמו ”{ $example }”: דגל עם סוג הוא מה שהוא מוביל, דגל לבדו הוא התיבה שלו; ”.” משאיר הכול כמות שהוא. מקום שאינו מגייס משלם מס.
plan-recruits = ב{ $place } מגויסים { $pieces }{ $tax ->
        [0] {""}
       *[other] , ומשולם מס של { $tax }
    }.
plan-tax = המס של { $place }: { $tax }.
plan-hires = גנרל נשכר ב{ $place }.
plan-leads = הדגל { $banner } מוביל { $pieces-count ->
        [0] אפס יחידות
       *[other] { $pieces }
    }.
plan-stays = כחיל מצב ב{ $place } נשארים { $pieces }.
plan-carries = התיבה של { $banner }: { $number }.
plan-gives = { $banner } נותן ל-{ $other }: { $number }.
plan-treasury = באוצר יישארו { $amount }.

### לצד המפה

campaign-order = הסדר בסבב { $round }: { $factions }.
    .factions = { $it }
    .factions-join = {", ואז "}
campaign-holds = { $faction }: { $places ->
        [one] עיר או מבצר אחד
        [two] שתי ערים או מבצרים
       *[other] { $places } ערים ומבצרים
    }, { $units ->
        [one] יחידה אחת
        [two] שתי יחידות
       *[other] { $units } יחידות
    }, { $nobles ->
        [one] אציל אחד
        [two] שני אצילים
       *[other] { $nobles } אצילים
    }; { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } כרגע.
campaign-table = מי מחזיק במה, לפי הסדר בסבב הזה
campaign-faction = צד
campaign-places = מקומות
campaign-units = יחידות
campaign-nobles = אצילים
campaign-points = נקודות
campaign-chests = תיבות: { $chests }.
    .chests = { $a } { $c } ({ $b })

### מקום במפה

place-seat = המושב של { $faction }.
place-work = בנייה של { $faction }: { $building ->
        [found] עיר
        [imperial] עיר של האימפריה
        [church] עיר של הכנסייה
        [fortress] מבצר
        [rebuild] עיר במקום המבצר
       *[repair] שיקום המבצר
    }; שולמו { $paid } מתוך { $price }.
place-siege-age = המצור { $rounds ->
        [0] החל בסבב הזה
        [one] נמשך סבב אחד
        [two] נמשך שני סבבים
       *[other] נמשך { $rounds } סבבים
    }.
place-ways = דרכים, בצעדים: { $ways }.
place-may-besiege = אפשר לפתוח כאן במצור עכשיו.
place-may-storm = אפשר להסתער עכשיו.
place-needs = כדי לצור על המקום דרושות לפניו יותר מ-{ $units } יחידות, ו{ $purse ->
        [none] משאב אחד מן האוצר
       *[other] משאב אחד בתיבה של אציל שם
    }.
place-open-fight = בפנים יותר ממה שהחומות מגינות עליו: אין צורך במצור, ואפשר לתקוף מיד.
place-is-near = יש לך מקום סמוך, כפי שמצור דורש.

### מקרא

legend-seat = כוכב: המושב של צד
legend-work = 3/10: בנייה; כך הרבה מן המחיר כבר שולם

### המטרות, ועצות למי שבוחר צד

page-aim-three_powers-WKA = יש להחזיק בקירץ ובקנורוב, מושבי שני האחרים, ולשמור על עיר האגם; או לצבור הכי הרבה נקודות עד סוף סבב 12.
page-aim-three_powers-KAT = יש להחזיק בעיר האגם ובקנורוב, מושבי שני האחרים, ולשמור על קירץ; או לצבור הכי הרבה נקודות עד סוף סבב 12.
page-aim-three_powers-GLI = יש להחזיק בעיר האגם ובקירץ, מושבי שני האחרים, ולשמור על קנורוב; או לצבור הכי הרבה נקודות עד סוף סבב 12.
page-side-three_powers-WKA = עיר האגם נותנת לך שניים בסבב, אבל אינך בונה מבצרים: כדאי להגיע אל המעבר הרדוד לפני שהאחרים ייפגשו שם.
page-side-three_powers-KAT = כדאי לכבוש את גשר התווך או את הבארות היבשות בזמן שהאחרים נלחמים, ולא להשאיר את קירץ ריקה.
page-side-three_powers-GLI = סטשגום והבארות היבשות על סף דלתך; מי שנלחם בשני האחרים בבת אחת מפסיד.

### שמות בתרחישי המערכה

name-House_Glivic = בית גליביץ
name-Lake_Town = עיר האגם
name-Knorow = קנורוב
name-Stone_Ford = מעבר האבנים
name-Reedbank = גדת הקנים
name-High_Moor = הערבה הגבוהה
name-Border_Keep = מצודת הגבול
name-Dry_Wells = הבארות היבשות
name-Bohdan_Glivic = בוהדן גליביץ
