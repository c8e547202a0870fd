# זמן, היעדרות, והתראות למי שאיננו כאן (התבניות clock*.html,‏ table/notify/notices.py).

page-time-title = זמן והיעדרות
page-time-to-table = אל השולחן
page-time-graced = השרת לא פעל בזמן שהשעון שלך רץ. נוסף לך זמן.
page-time-link-made = קישור לממלא המקום שלך
page-time-link-how = נא לשלוח אותו לאותו אדם. הוא טוב לפעם אחת, והקישור שלך נשאר תקף. הוא מוצג רק הפעם.

page-stead-title = מילוי מקום
page-stead-how = לא יהיה לך זמן? בוט או אדם אחר ישחק במושבך עד שובך. המושב והקישור נשארים שלך.
page-stead-others = בוט או אדם אחר יכול לשחק במושב עד שיחזרו אליו. המושב והקישור אינם אובדים.
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
page-since-how = זה מה שנמסר למושב הזה מאז שמישהו אחר התיישב בו, ומה שנשמר בו. אין כאן דבר שאסור למושב לדעת.
page-since-drafts = טיוטות
page-since-log = מאז
page-since-nothing = לא קרה דבר.

page-still-title = עצירת השעונים
page-still-how = כשהשעונים עצורים, הזמן להחלטה אינו אוזל לאיש. הם יופעלו שוב מעצמם.
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
page-still-now = השעונים עצורים לפי בקשת { $seat }, לכל היותר עוד
page-still-resume = הפעלת השעונים

page-messages-title = התראות
page-messages-page = כשהשולחן פתוח בדפדפן, סימן בכותרת אומר שהגיע תורך.
page-messages-ask = הצגת התראות גם בדפדפן הזה
page-messages-asked = הדפדפן הזה מציג התראות
page-messages-blocked = הדפדפן הזה אינו מרשה התראות
page-messages-how = גם בלי דף פתוח, התראה יכולה לומר לך שהגיע תורך. על המשחק עצמו היא אינה אומרת דבר.
page-messages-off = בשרת הזה לא הוגדרו דואר או כתובות רשת לשליחת התראות.
page-messages-mail = דואר
page-messages-ntfy = ntfy
page-messages-discord = Discord
page-messages-matrix = Matrix
page-messages-hook = כתובת רשת אחרת
page-messages-to-mail = דואר אל
page-messages-to-ntfy = ntfy אל
page-messages-to-discord = Discord אל
page-messages-to-matrix = Matrix אל
page-messages-to-hook = התראה אל כתובת הרשת
page-messages-none = בלי התראות
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

### ההתראות שנשלחות; אורכן שווה, יהיה מה שיהיה

page-notice-subject = Montjoy
page-notice-turn = הגיע תורך ליד אחד השולחנות.
page-notice-warned = נותר מעט זמן להחלטה שלך ליד אחד השולחנות.
page-notice-stand-in = בוט משחק במושבך ליד אחד השולחנות, עד שובך.
page-notice-over = אחד המשחקים שלך נגמר.
page-notice-confirm = מישהו ליד שולחן של Montjoy מבקש לשלוח התראות לכאן. אם הבקשה שלך, זה הקוד. אם לא, אין צורך לעשות דבר.

### מה שנדחה כאן

time-is-up = הזמן שלך לזה תם
    .try = הטיוטה ששמרת קובעת, ובלעדיה מה שהמשחק עושה בשביל מי שאיננו.
clocks-stand-already = השעונים כבר עצורים
    .try = קודם יש להפעיל אותם.
clocks-run = השעונים פועלים
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
not-in-stead = המשחק שלך במושב הזה הוא מילוי מקום; את זה עושים רק מי שהמושב שלהם
    .try = קודם יש להחזיר את המושב.
holder-is-here = המושב הזה תפוס: מי שיושבים בו נמצאים כאן עכשיו
    .try = אפשר להזמין אדם אחר במקום מי שאינם כאן; ממי שנמצאים כאן אפשר לעשות זאת בדף שלהם.
nobody-sits-in = איש אינו ממלא מקום במושב הזה
    .try = אין מה להחזיר.
no-such-channel = השרת הזה אינו שולח התראות בדרך הזאת
    .try = יש לבחור דרך אחרת.
not-a-mail-address = זו אינה כתובת דואר
    .try = יש לכתוב אותה כמו name@example.org.
not-a-hook-address = לכתובת הזאת לא נשלחות התראות
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
