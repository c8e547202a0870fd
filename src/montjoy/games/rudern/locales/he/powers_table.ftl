# מה שהדפים והמסוף אומרים על שש המעצמות: של מי התור, המועצה וההשפעה, ומה ידוע על קופות של אחרים.

### של מי התור

map-head-before = סבב { $round } מתוך { $rounds } עוד לא החל.
map-head-between = סבב { $round } מתוך { $rounds } מתחיל; אף תור עוד לא החל.
head-decides = מי שמחליט בשביל { $faction }: { $seat }.
head-acts-for = הפעולה שלך היא בשביל { $faction }.
order-now = { $faction } (עכשיו)

### הטופס של אחת מכמה סיעות

PrepareFor = { $faction }: { treasury-now-of }, עם כל המסים { $taxed }. אפשר לשנות, או לשלוח כמות שהוא.
RegroupFor = { $faction }: { treasury-now-of }. מי מוביל מה במחוז { $at }, וכמה כל אחד נושא?
treasury-now-of = באוצר יש { $treasury ->
        [0] אפס משאבים
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $treasury } משאבים
    }
form-calls-shadow = לקרוא לצל, בחינם
plan-calls-shadow = צל נקרא: { $place }.
MarchBodyAs = { MarchBody }{ $source ->
        [treasury] , מאוצר האימפריה
        [chests] , מן התיבות שלהם
        [both] , מאוצר האימפריה ומן התיבות שלהם
       *[none] {""}
    }, עם { $banners }{ $relieves ->
        [true] {" "}ולתקוף מיד את הצרים שם
       *[false] {""}
    }
    .banners = { $it }

### מי מחזיק במה

powers-holds = { $faction }: { $places ->
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
    }{ $points ->
        [none] {""}
       *[other] ; השפעה { $points }
    }.
campaign-influence = השפעה

### המועצה

council-order = הסדר בסבב { $round }
council-influence = השפעה: { $need } מנצחות מיד
council-offices = המשרות
council-sides = הצדדים, וגופתו של רוברט
council-cards = קלפים
council-heads = ראשי הבתים
council-has = { $faction }: { $total }; על מעשים { $deeds }, על משרות { $counted } מתוך { $quiet }.
council-half = ממה שנותנות המשרות נספר לכל היותר חצי ממה שנתנו המעשים.
council-office = { $office ->
        [kard] קרד
        [treasurer] הגזבר
        [commander] מפקד הצבאות
        [sermo] סרמו
       *[umbro] אומברו
    }: { $faction ->
        [none] אין איש
       *[other] { $faction }
    }
council-all-offices = { $offices }.
    .offices = { $it }
    .offices-join = {"; "}
council-all-influence = השפעה, { $need } מנצחות: { $counted }.
    .counted = { $a } { $b }
    .counted-join = {", "}
council-office-gives = { $held }. { $gives }
council-gives = { $office ->
        [kard] גובה מסים ומגייס במקומות האימפריה; פעם בסבב מס נוסף מערי האימפריה; פעם בתור נותן עיר של האימפריה. השפעה: 1 בסוף סבב שבו האימפריה מאוחדת, 1 על כל עיר שנוסדה לאימפריה.
        [treasurer] מייסד ערים לאימפריה; כל עוד אין קרד, גובה את הכנסות האימפריה. השפעה: 1 בסוף התור אם באוצר האימפריה 10.
        [commander] מוביל את צבאות האימפריה ובונה בשבילה. השפעה: 1 על כל ניצחון בקרב ו-1 על כל מקום שנכבש ביחידות האימפריה.
        [sermo] מחזיק בערי הכנסייה, גובה בהן מסים ומגייס. השפעה: 1 על כל אחת מהן בסוף התור.
       *[umbro] מציץ בכל תור לקופה אחת. השפעה: 1 אם היא של אויב או של צד ניטרלי.
    }
council-vote = בחירות בתחילת הסבב הבא: { $offices }.
    .offices = { $it ->
        [kard] קרד
        [treasurer] הגזבר
        [commander] מפקד הצבאות
        [sermo] סרמו
       *[umbro] אומברו
    }
council-body-carried = מקום גופתו של רוברט: { $place }, עם { $banners }.
    .banners = { $it }
council-body-lies = מקום גופתו של רוברט: { $place }; איש אינו נושא אותה.
council-body-seized = גופתו של רוברט נתפסה: { $faction }, { $place }.
council-body-home = מקום גופתו של רוברט: { $place }, מאז סבב { $round }: בכל סבב שמתחיל אחריו דרושה נקודת השפעה אחת פחות.
council-joins = { $round ->
        [0] { $faction }: הצטרפות לליגה רק לפי מה שיקרה.
       *[other] { $faction }: הצטרפות לליגה בתחילת סבב { $round }, או בעקבות התקפה.
    }
council-side = { $faction }: { $side ->
        [empire] עם האימפריה, לתמיד.
        [league] עם הליגה, לתמיד.
       *[neutral] צד ניטרלי, שעוד יכול לבחור.
    }
council-seceded = פרישה מן האימפריה: { $faction }.
council-war = במלחמה: { $faction } נגד { $other }.
council-lasts = בסבב הזה { $card ->
        [town_tax_plus_1] כל עיר משלמת מס גבוה ב-1
        [tax_half_up] כל מקום משלם חצי מס, מעוגל כלפי מעלה
        [steps_minus_1] משאב קונה צעד אחד פחות
        [length_plus_1] כל דרך ארוכה בצעד אחד
       *[no_new_sieges] אי אפשר לפתוח במצור
    }.
council-decks = בחפיסות: מזג אוויר { $weather }, פוליטיקה { $politics }{ $gone ->
        [0] {""}
       *[other] ; יצאו מן המשחק { $gone }
    }.
council-head = { $faction }, { $head }: { $ability ->
        [field_dice] קובייה נוספת בשדה
        [storm_dice] קובייה נוספת בהסתערות
        [wall_dice] קובייה נוספת מאחורי חומות
        [banner_size] שתי יחידות נוספות בדגל
        [limit] עוד 1 לכל תור
        [income] משאב אחד בתחילת התור
        [cheap_generals] גנרלים זולים ב-1
       *[steps] צעד נוסף
    }.

### מקום במפה, והמקרא

place-of-kind = { $sort ->
        [imperial] מקום של האימפריה.
       *[church] מקום של הכנסייה.
    }
place-body = גופתו של רוברט כאן.
legend-kind = { $sort ->
        [imperial] גולת צלב: מקום של האימפריה
       *[church] קפלה: מקום של הכנסייה
    }
legend-body = ארון: גופתו של רוברט
legend-barred = פס לרוחב הדגל וטבעת מנוקדת: קרדום

### מה ידוע על קופות של אחרים

ledger = מה ידוע לך על קופות של אחרים:
ledger-line = { $faction }: { $purses }.
    .purses = { $it }
    .purses-join = {"; "}
ledger-treasury = האוצר { $amount }
ledger-chest = { $banner } ({ $place }) { $amount }
ledger-amount = { $sort ->
        [exactly] בדיוק { $least }
        [between] בין { $least } ל-{ $most }
        [most] לכל היותר { $most }
       *[least] לפחות { $least }
    }

### המטרות, ועצות למי שבוחר צד

page-aim-six_powers = יש להיות הראשונים עם ההשפעה הדרושה: 22, ו-1 פחות בכל סבב שמתחיל אחרי שגופתו של רוברט בבית. אחרי סבב 20 מנצחת ההשפעה הרבה ביותר, אלא אם הליגה מחזיקה ברודרן.
page-aim-six_powers-LEA = יש לתפוס את גופתו של רוברט בדרכה הביתה; או להחזיק ברודרן אחרי סבב 20.
page-aim-six_powers-GRA = כצד ניטרלי יש להחזיק באמורה ובטרגיה בסוף סבב; עם האימפריה לצבור את ההשפעה הדרושה, או להחזיק בהשפעה הרבה ביותר אחרי סבב 20; עם הליגה לכבוש את מושביהם של שני בתים.
page-side-six_powers-LEA = כל הקרדומים בידיך, כל אחד עם אוצר משלו: כדאי ללכת אל הגופה כל עוד היא רחוקה מרודרן, ולהעסיק את הבתים אצלם.
page-side-six_powers-GRA = ההרים מגינים עליך, ואין לך עדיין אויבים: אמורה וטרגיה על סף דלתך, אבל כל התקפה יוצרת אויב.
page-side-six_powers-KAT = הגזבר: כדאי שבאוצר האימפריה יהיו 10 בסוף תורך, ולכבוש ערים של הקרדום המערבי.
page-side-six_powers-GLI = המפקד: יש להביא את הגופה הביתה עם צבאות האימפריה, ולהרוויח מקרבותיהם; לא להשאיר את הערים שלך ריקות.
page-side-six_powers-URA = סרמו: כל עיר של הכנסייה נותנת לך השפעה בכל סבב; כדאי לייסד עוד, ולהילחם די כדי שהיא תיספר.
page-side-six_powers-SVE = אומברו: כדאי להציץ בכל תור לקופה של אויב, ולשמור על הגבול מול ארצות הצל.
page-aim-five_powers = { page-aim-six_powers }
page-aim-five_powers-LEA = { page-aim-six_powers-LEA }
page-side-five_powers-LEA = { page-side-six_powers-LEA }
page-side-five_powers-KAT = { page-side-six_powers-KAT }
page-side-five_powers-GLI = { page-side-six_powers-GLI }
page-side-five_powers-URA = { page-side-six_powers-URA }
page-side-five_powers-SVE = { page-side-six_powers-SVE }

### ארבעת הסבבים הראשונים של שש מעצמות

council-round-six_powers_first-1 = סבב 1, הבית: בטופס רואים אילו מקומות משלמים; כדאי למלא תיבה, ולפתוח במצור במחוז שכן או לחזק את החומות.
council-round-six_powers_first-2 = סבב 2, קרבות: אוסטיוס מצטרפת לליגה, ולגופתו של רוברט כדאי להתרחק. הסתערות על מקום במצור, ניצחון בקרב וכיבוש מקום נותנים השפעה.
council-round-six_powers_first-3 = סבב 3, משרות: ביסטריה מצטרפת לליגה. המועצה מראה מה נותנת כל משרה; מזה נספרת לכל היותר מחצית ממה שנתנו המעשים.
council-round-six_powers_first-4 = סבב 4, האחרון: בסופו נספרת ההשפעה. במשחק השלם ממשיכים עד סבב 20, והדרוש יורד מרגע שהגופה בבית.
page-aim-six_powers_first = יש להחזיק בהשפעה הרבה ביותר אחרי סבב 4; בתיקו מכריעות יותר ערים, ואחריהן יותר יחידות.
page-aim-six_powers_first-LEA = יש לתפוס את גופתו של רוברט בדרכה הביתה; או להחזיק ברודרן אחרי סבב 4.
page-aim-six_powers_first-GRA = כצד ניטרלי יש להחזיק באמורה ובטרגיה בסוף סבב; עם האימפריה להחזיק בהשפעה הרבה ביותר אחרי סבב 4; עם הליגה לכבוש את מושביהם של שני בתים.
page-side-six_powers_first-LEA = { page-side-six_powers-LEA }
page-side-six_powers_first-GRA = { page-side-six_powers-GRA }
page-side-six_powers_first-KAT = { page-side-six_powers-KAT }
page-side-six_powers_first-GLI = { page-side-six_powers-GLI }
page-side-six_powers_first-URA = { page-side-six_powers-URA }
page-side-six_powers_first-SVE = { page-side-six_powers-SVE }
