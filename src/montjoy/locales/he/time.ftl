# זמן, היעדרות, והודעות למי שאיננו כאן (התבניות clock*.html,‏ table/notices.py).

page-time-title = זמן והיעדרות
page-time-to-table = אל השולחן
page-time-graced = השרת לא פעל בזמן שהשעון שלך רץ. נוסף לך זמן.
page-time-link-made = קישור לממלא המקום שלך
page-time-link-how = נא לשלוח אותו לאותו אדם. הוא טוב לפעם אחת, והקישור שלך נשאר תקף. הוא מוצג רק הפעם.

page-stead-title = מילוי מקום
page-stead-how = לא יהיה לך זמן? בוט או אדם אחר ישחק במושבך עד שובך. המקום והקישור נשארים שלך.
page-stead-others = בוט או אדם אחר יכול לשחק במושב עד שובו של מי שיושב בו. המקום והקישור נשארים שלו.
page-stead-who = מי ישחק
page-stead-bot = בוט: { $name }
page-stead-person = אדם אחר, בעזרת קישור
page-stead-go = מסירה עד לשובך
page-stead-now-bot = בוט משחק במושבך.
page-stead-now-person = אדם אחר רשאי לשחק במושבך.
page-stead-by-bot = בוט משחק
page-stead-by-person = אדם אחר משחק
page-stead-helper = מילוי מקום: { $name }
page-stead-link-out = הוצא קישור למילוי מקום
page-stead-note = מילוי מקום במושב הזה: { $name }. כל מה שמוצג כאן גלוי גם שם.
page-stead-came = מילוי מקום מעכשיו: { $seat }
page-stead-went = סוף מילוי המקום: { $seat }
page-stead-back = חזרתי
page-stead-give-back = החזרת המושב
page-stead-nobody = איש עוד לא תפס מושב.

page-since-title = מה קרה בינתיים
page-since-how = זה מה שסופר למושב הזה מאז שמישהו אחר התיישב בו, ומה שנשמר בו. אין כאן דבר שאסור לו לדעת.
page-since-drafts = טיוטות
page-since-log = מאז
page-since-nothing = לא קרה דבר.

page-still-title = עצירת השעונים
page-still-how = כשהשעונים עומדים, לאיש לא רץ הזמן להחלטה. הם חוזרים לרוץ מעצמם.
page-still-left = { $count ->
        [0] המושב הזה ניצל את כל העצירות שלו.
        [one] המושב הזה רשאי לעשות זאת עוד פעם אחת.
        [two] המושב הזה רשאי לעשות זאת עוד פעמיים.
       *[other] המושב הזה רשאי לעשות זאת עוד { $count } פעמים.
    }
page-still-for = למשך
page-still-hours = { $hours ->
        [one] שעה אחת
        [two] שעתיים
       *[other] { $hours } שעות
    }
page-still-pause = עצירת השעונים
page-still-now = השעונים עומדים לפי בקשת { $seat }, לכל היותר עוד
page-still-resume = הפעלת השעונים

page-messages-title = הודעות
page-messages-page = כשהשולחן פתוח בדפדפן, סימן בכותרת אומר שהגיע תורך.
page-messages-ask = להציג גם הודעה של הדפדפן
page-messages-asked = הדפדפן הזה מציג הודעות
page-messages-blocked = הדפדפן הזה אינו מרשה הודעות
page-messages-how = גם בלי דף פתוח, הודעה יכולה לומר לך שהגיע תורך. על המשחק עצמו היא אינה אומרת דבר.
page-messages-off = מי שמפעיל את השרת הזה לא הגדיר בו דואר או התראות רשת.
page-messages-mail = דואר
page-messages-ntfy = ntfy
page-messages-discord = Discord
page-messages-matrix = Matrix
page-messages-hook = התראת רשת אחרת
page-messages-to-mail = דואר אל
page-messages-to-ntfy = ntfy אל
page-messages-to-discord = Discord אל
page-messages-to-matrix = Matrix אל
page-messages-to-hook = התראת רשת אל
page-messages-none = בלי הודעות
page-messages-kind = באמצעות
page-messages-to = כתובת
page-messages-set = שליחת קוד
page-messages-unconfirmed = ממתינה לקוד
page-messages-code = הקוד שנשלח לשם
page-messages-confirm = אישור

page-notes-title = רשימות
page-notes-how = לעצמך, ולמי שישחק במושב הזה במקומך. איש מלבדכם אינו קורא אותן.
page-notes-keep = שמירה

page-leave = עזיבת השולחן
page-leave-how = זה ויתור לצמיתות על המושב, וגם על הקישור אליו.
page-leave-to = מעתה ישחק בו
page-leave-open = אף אחד; המושב פנוי
page-leave-sure = כן, לעזוב
page-turn-call = הגיע תורך.

### ההודעות שנשלחות; אורכן שווה, יהיה מה שיהיה

page-notice-subject = Montjoy
page-notice-turn = הגיע תורך ליד אחד השולחנות.
page-notice-warned = נותר מעט זמן להחלטה שלך ליד אחד השולחנות.
page-notice-stand-in = בוט משחק במושבך ליד אחד השולחנות, עד שובך.
page-notice-over = אחד המשחקים שלך נגמר.
page-notice-confirm = מישהו ליד שולחן של Montjoy מבקש לשלוח הודעות לכאן. אם הבקשה שלך, זה הקוד. אם לא, אין צורך לעשות דבר.

### מה שנדחה כאן

time-is-up = הזמן שלך לזה תם
    .try = הטיוטה ששמרת קובעת, ובלעדיה מה שהמשחק עושה בשביל מי שאיננו.
clocks-stand-already = השעונים כבר עומדים
    .try = קודם יש להפעיל אותם.
clocks-run = השעונים רצים
    .try = אין מה לעשות.
no-pause-left = המושב הזה כבר עצר את השעונים { $most ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $most } פעמים
    }, כמספר שהוסכם
    .try = אפשר לבקש מהשופט, או לתת למישהו לשחק במקומך.
pause-too-long = אפשר לעצור את השעונים לכל היותר ל-{ $hours } שעות
    .try = יש לבחור זמן קצר יותר.
not-your-pause = מישהו אחר עצר את השעונים
    .try = מי שעצר אותם, או השופט, יכול להפעיל אותם.
not-in-stead = המשחק כאן הוא במקום מישהו אחר; רק בעל המושב יכול לעשות זאת
    .try = יש לבקש מבעל המושב לקחת אותו בחזרה קודם.
holder-is-here = בעל המושב הזה נמצא כאן עכשיו
    .try = אפשר להזמין אדם אחר במקום מי שאינו כאן; בעל המושב יכול לעשות זאת בדף שלו.
nobody-sits-in = איש אינו ממלא מקום במושב הזה
    .try = אין מה להחזיר.
no-such-channel = השרת הזה אינו שולח הודעות בדרך הזאת
    .try = יש לבחור דרך אחרת.
not-a-mail-address = זו אינה כתובת דואר
    .try = יש לכתוב אותה כמו name@example.org.
not-a-hook-address = לכתובת הזאת לא נשלחות הודעות
    .try = יש לתת את כתובת ה-https המלאה, כפי שהשירות מציג אותה.
too-many-addresses = מותר לרשום כתובת { $most ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $most } פעמים
    } ביום
    .try = אפשר לנסות שוב מחר.
nothing-to-confirm = אין כתובת שממתינה לקוד
    .try = קודם יש לרשום כתובת.
wrong-code = זה אינו הקוד
    .try = כדאי לבדוק בהודעה האחרונה. אחרי חמישה קודים שגויים הכתובת נמחקת.
no-codes-now = התבקשו יותר מדי קודים בשרת הזה
    .try = אפשר לנסות שוב בעוד שעה.
seat-taken = מישהו כבר משחק במושב הזה
    .try = יש לקחת אותו בחזרה קודם, או לבחור אחר.
no-such-bot = אין במשחק הזה בוט בשם { $bot }
    .try = יש לבחור אחד מן הרשימה.
