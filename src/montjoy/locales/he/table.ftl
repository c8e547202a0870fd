# המילים של דפי השולחן.  לכל פרק של העבודה חלק משלו.

### הדפים

page-skip = דילוג אל התוכן
page-nav = ניווט ראשי
page-language = שפה: עברית
page-footer = Montjoy הוא תוכנה חופשית. הכול נשאר במחשב שמפעיל את השולחן; אין חשבונות ואין מעקב.
page-my-tables = השולחנות שלי
page-rules = כללים
page-on = כן
page-off = לא
page-back = חזרה

page-art-herald = כרוז ובידו דגל, על גבעה בין שני צבאות
page-what = Montjoy הוא שופט למשחקי קרבות ומבוכים: הוא שומר את מה שאסור לשולחן לראות, מטיל את הקוביות ומיישם את הכללים.
page-what-more = משחקים כאן בדפדפן, עם חברים שהטלפון בידם או נגד בוטים, ערב אחד או שבועות. לא צריך חשבון.
page-open-table = פתיחת שולחן
page-have-link = יש לי הזמנה
page-play-now = משחק מיד
page-play-now-how = לחיצה אחת, ומושבך מוכן בשולחן עם בוטים. אפשר לצאת ולחזור אליו.
page-play-bots = { $bots ->
        [one] משחק נגד בוט
        [2] משחק נגד שני בוטים
        [3] משחק נגד שלושה בוטים
       *[other] משחק נגד { $bots } בוטים
    }
page-how = איך משחקים
page-how-of = איך משחקים: { $game }
page-how-while = המשחק חדש לך? אפשר לקרוא בינתיים איך משחקים.
page-learn = שיעור
page-newcomers = פעם ראשונה כאן? כדאי להתחיל מכאן.
page-newcomers-how = { $game }: עשר דקות של משחק, ולצד הלוח דף שמסביר כל החלטה כשהיא מגיעה לראשונה. לכל משחק שבהמשך יש שיעור כזה.
page-newcomers-begin = התחלת השיעור
page-with-friends = עם חברים
page-play-others = תרחישים אחרים מול בוטים
page-the-rules = כללים
page-join-title = הוזמנת?
page-join-how = נא לפתוח את הקישור במכשיר הזה, או להדביק אותו כאן. כל קישור מיועד לאדם אחד; פתיחתו לבדה אינה מנצלת אותו.
page-join-link = קישור הזמנה
page-join-go = אל השולחן
page-no-tables = עוד אין. כאן יופיע, במכשיר הזה, כל שולחן שפתחת או שהצטרפת אליו.
page-forget = ניתוק הדפדפן הזה
page-forget-how = למשל במחשב שאול: אחרי הניתוק הדפדפן הזה לא יפתח עוד אף אחד מהשולחנות שלו. המושבים נשארים שלך; כדי לחזור צריך קישור חדש ממי שפתח את השולחן או מהשופט שלו. לשולחן שנפתח כאן רק מי שמפעיל את השרת יכול ליצור קישור כזה.
page-you-play = התפקיד שלך: { $names }
page-you-own = פתחת אותו
page-your-turn = תורך
page-waits-for = ממתינים לתשובת { $who }
page-manage = ניהול
page-status-open = טרם התחיל
page-status-running = בעיצומו
page-status-over = הסתיים
page-status-closed = נסגר
page-status-waits = בהמתנה

page-missing = אין כאן דבר
page-missing-why = הכתובת שגויה, או שמה שהיא מובילה אליו אינו שלך. אם היה לך מושב בשולחן הזה, ייתכן שהקישור אליו בוטל: אפשר לבקש קישור חדש ממי שפתח את השולחן.
page-to-first = אל הדף הראשון
page-bad-seat-title = אי אפשר לשחק בזה
page-bad-seat = שמו של אחד המושבים כאן הוא { $text }. שם זה משמש ב-Montjoy לדבר אחר, או שיש בו סימנים שאסורים במזהה של מושב.
page-bad-seat-how = צריך לתת למושב מזהה אחר בקובץ התרחיש: 1 עד 40 אותיות לטיניות, ספרות, קו תחתון ומקף, למשל red, ואחר כך לפתוח שולחן חדש. דבר לא השתנה כאן.

### api

page-full = הדיסק של השרת מלא. דבר לא נכתב ודבר לא אבד; אפשר לנסות שוב כשיתפנה מקום.
page-broken = האחסון של השרת כשל. השרת נעצר וקורא הכול מחדש; נא לשלוח שוב בעוד רגע.
page-fault = השרת טעה. דבר לא אבד; נא לרענן את הדף.
api-json-only = כאן נקרא רק JSON
    .try = יש לשלוח עם Content-Type: application/json.
api-not-understood = הבקשה אינה מובנת: { $wrong }
    .try = יש להשוות אותה אל ‎/api/v1/openapi.json.
api-key-missing = חסר Idempotency-Key של 8 עד 64 אותיות לטיניות פשוטות
    .try = יש לשלוח מפתח חדש עם כל מעשה חדש, ואותו מפתח כששולחים שוב אותו דבר.
api-key-running = המפתח הזה נמצא בטיפול ברגע זה
    .try = יש לשלוח אותו שוב בעוד שנייה.
api-link-used = ההזמנה הזאת אינה פותחת דבר, או שאינה פותחת עוד
    .try = אפשר לבקש הזמנה חדשה ממי שפתח את השולחן.
api-name-taken = אי אפשר להיקרא כאן כך: יש בשולחן מישהו בשם הזה, או שאין זה שם
    .try = יש להצטרף בשם אחר.
draft-answered = כבר ענית על השאלה הזאת, ולכן טיוטה שלה לא תיחשב לעולם
    .try = כדי לשנות את התשובה אפשר לענות שוב.
api-no-such = אין כאן שום דבר בשם { $name }. יש: { $there }
    .try = יש לבחור שם מן הרשימה הזאת.
api-no-such-near = אין כאן שום דבר בשם { $name }. יש: { $there }
    .try = הכוונה: { $near }?
api-no-option = אין במשחק הזה בחירה בשם { $name }
    .try = הכוונה: { $near }?
api-not-here = אין כאן דבר, או שהוא אינו מיועד לאסימון הזה
    .try = קודם יש להצטרף בעזרת הזמנה.

### הדפים: שולחן חדש

page-build = בניית צבאות
page-build-title = { $game }: בניית שני צבאות
page-build-how = בוחרים ומקבלים שני צבאות שקולים; אפשר גם להרכיב אותם לבד. הם נבדקים תוך כדי הבנייה.
page-build-back = לבחור תרחיש במקום זאת
page-build-choose = הערב
page-build-pair = הרכבת זוג
page-build-side = { $number ->
        [1] הצד הראשון
       *[other] הצד השני
    }
page-build-name = שם
page-build-kind = חיילים, שורה { $number }
page-build-many = יחידות, שורה { $number }
page-build-less = הסרת שורה { $number }
page-build-add = הוספת שורה
page-build-sum = סיכום ובדיקה
page-build-rows = חיילים משלך
page-build-rows-how = שורות כפי שה-README של המשחק מתאר אותן, ובראשן טבלה, למשל [troops]. אחרי שנקראו הן מופיעות ברשימות שלמעלה.
page-build-rows-sample = דוגמה
page-build-rows-label = השורות שלך (.toml)
page-build-rows-read = קריאת השורות שלי
page-build-rows-first = השורות שלך חייבות להתחיל בטבלה: יש לכתוב מעליהן [troops] או [singles].
page-build-rows-unread = השורות שלך, כפי שהן עכשיו, עוד לא נקראו. יש לבחור ”קריאת השורות שלי”.
page-build-wrong = עוד אי אפשר לשחק:
page-build-right = נבדק: אפשר לשחק בצבאות האלה.
page-build-text = הקובץ
page-build-play = משחק נגד המחשב
page-build-begin = להתחיל, עם דמויות משלך
page-build-typed = קוביות אמיתיות
page-build-open = פתיחת שולחן לאחרים
page-build-file = שמירה כקובץ

page-new-which = במה לשחק?
page-new-this = בחירה
page-new-other = משחק אחר
page-new-title = שולחן חדש: { $game }
page-new-refused = השולחן לא נפתח. דבר ממה שהקלדת לא אבד:
page-new-scenario = תרחיש
page-new-players = { $count ->
        [one] מושב אחד
        [two] שני מושבים
       *[other] { $count } מושבים
    }
page-new-refresh = הצגת המושבים של התרחיש הזה
page-new-seats = מי משחק
page-new-seats-how = למושב פנוי נוצר קישור הזמנה, לאדם אחד ולמכשיר אחד. את כל זה אפשר לשנות עד תחילת המשחק, וגם אחר כך אפשר למסור מושבים לבוטים ולהחזירם.
page-new-seat-me = המושב שלי
page-new-seat-open = למי שיוזמן
page-new-seat-bot = בוט: { $bot }
page-new-no-bot = אין בוט בשם הזה.
page-your-name = שמך
page-your-name-how = כפי שיראו אותו האחרים. אפשר להשאיר ריק.
page-new-table-title = שם השולחן
page-new-table-title-how = אם ריק: שם התרחיש.
page-new-pace = קצב
page-new-deadline = זמן להחלטה
page-new-live = משחק חי: בלי הגבלת זמן
page-new-hours = { $unit ->
        [days] { $days ->
            [one] יום אחד
            [two] יומיים
           *[other] { $days } ימים
        }
       *[hours] { $hours ->
            [one] שעה אחת
            [two] שעתיים
           *[other] { $hours } שעות
        }
    }
page-new-deadline-how = כשהזמן נגמר קובעת הטיוטה השמורה; ואם אין, מה שהמשחק עושה בשם מי שאינו נוכח.
page-new-stand-in = אם מישהו מאחר
page-new-stand-in-after = { $count ->
        [0] בלי מילוי מקום
        [one] בוט ממלא מקום אחרי איחור אחד
        [two] בוט ממלא מקום אחרי שני איחורים
       *[other] בוט ממלא מקום אחרי { $count } איחורים
    }
page-new-stand-bot = איזה בוט
page-new-stand-bot-best = הטוב ביותר שיש
page-new-pauses = כמה פעמים מושב רשאי לעצור את השעונים
page-new-pauses-how = כל עוד הם עצורים, הזמן להחלטה אינו אוזל לאיש.
page-new-longest = ולכמה זמן לכל היותר
page-new-pause = זמן לתגובות, בשניות
page-new-pause-how = אורכו קבוע, גם כשאיש לא היה יכול להגיב.
page-new-dice = קוביות וקלפים
page-new-dice-server = Montjoy מטיל
page-new-dice-server-how = מתוך זרע חתום, שכל אחד יכול לבדוק אחרי המשחק.
page-new-dice-typed = אמיתיים
page-new-dice-typed-how = מטילים ושולפים ליד שולחן של ממש, ומקלידים מה יצא.
page-new-umpire = שופט
page-new-umpire-no = בלי
page-new-umpire-no-how = לכל החלטה דרושה הסכמת כל המושבים.
page-new-umpire-yes = מי שיוזמן
page-new-umpire-yes-how = הכול גלוי לעמדת השיפוט; ממנה מתקבלות החלטות וניתנות תשובות בשם מי שאינם כאן.
page-new-umpire-me = השיפוט בידיי
page-new-umpire-me-how = אם יש לך גם מושב, לכולם יוצג שהכול גלוי לך.
page-new-watch = צופים
page-new-watch-nobody = אין
page-new-watch-public = כל מי שהקישור בידו
page-new-watch-public-how = רואים מיד את מה שגלוי לכל השולחן.
page-new-watch-delayed = כל מי שהקישור בידו, באיחור
page-new-watch-delayed-how = רואים את מה שהיה גלוי לפני כמה תורות.
page-new-delay = אורך האיחור, בנקודות שמירה
page-new-listed = בדף הראשון
page-new-listed-no = לא מופיע
page-new-listed-no-how = רק מי שהוזמן ימצא את השולחן.
page-new-listed-yes = מופיע
page-new-listed-yes-how = עד תחילת המשחק, כל מי שמגיע לשרת הזה יכול לתפוס מושב פנוי. מושב שנוצר לו קישור שמור למי שקיבל אותו.
page-open-tables = שולחנות פתוחים כאן
page-open-tables-how = בשולחנות האלה כל אחד ואחת יכולים לתפוס מושב פנוי.
page-open-by = נפתח בידי { $host }
page-open-seats = { $count ->
        [one] מושב פנוי: { $seats }
       *[other] מושבים פנויים: { $seats }
    }
page-open-take = אל מושב פנוי
page-open-which = איזה מושב?
page-seat-gone = המושב הזה כבר תפוס. אפשר לבחור מושב אחר, או שולחן אחר.
page-new-chat = שיחה
page-new-chat-yes = פועלת
page-new-chat-no = כבויה: מדברים ליד שולחן אמיתי
page-new-options = כללים
page-new-options-how = היכן שהספר משאיר בחירה או מציע גרסה אחרת, השולחן בוחר. למשחק הרגיל אין צורך לגעת בדבר.
page-new-usual = כרגיל
page-new-usual-says = כפי שקובעים התרחיש והספר.
page-new-take = בחירה
page-new-changed = { $count ->
        [0] הכול כרגיל.
        [one] בחירה אחת שונה מן הרגיל.
        [two] שתי בחירות שונות מן הרגיל.
       *[other] { $count } בחירות שונות מן הרגיל.
    }
page-new-search = חיפוש בין הבחירות
page-nothing-found = לא נמצא דבר.
page-new-more = עוד
page-the-rule = כלל { $rule }
page-new-usual-mark = (הרגיל)
page-new-own = תרחיש, כללי בית או תוכן משלך
page-new-own-how = קובצי טקסט כמתואר ב-docs/authors.md. הם נבדקים לפני שהשולחן נפתח, וכל טעות מוצגת עם השורה שלה.
page-new-own-scenario = תרחיש (‎.toml, ‎.zip), במקום התרחיש שלמעלה
page-new-own-house = כללי בית (‎.toml, ‎.zip), קובץ אחד או יותר
page-new-own-pack = תוכן משלך (‎.toml, או ‎.zip של כאלה)
page-new-own-open = פתיחה עם הקבצים האלה
page-new-stays = שולחן שאיש אינו מתחיל נסגר אחרי 14 ימים. שולחן שהמשחק בו הסתיים נשאר עד שיימחק.
page-new-open = פתיחת השולחן
page-new-no-option = אין במשחק הזה בחירה בשם { $option }.
page-new-whole = { $option }: נא לכתוב מספר שלם.
page-new-number = { $option }: נא לכתוב מספר, לדוגמה 4 או 4.5.
page-new-one-of = { $option }: נא לבחור אחד מאלה: { $values }.
page-new-between = { $option }: נא לכתוב מספר שלם מ-{ $least } עד { $most }.
page-new-bounds = ”{ $text }”: נא לכתוב מספר שלם מ-{ $least } עד { $most }.
page-new-needs = ”{ $option }” דורש את ”{ $other }”: נא לבחור גם בו, או באף אחד מהם.
page-new-both-set = כללי הבית ”{ $one }” ו”{ $other }” קובעים שניהם את ”{ $option }”: נא להשמיט אחד מהם.
page-new-no-packs = אין במשחק הזה חבילות תוכן.
page-new-no-scenario = אין תרחיש כזה.
file-too-large = בקובץ יש { $bytes } בתים, ונקראים לכל היותר { $most }
    .try = נא לשלוח קובץ קטן יותר.
file-unreadable = אי אפשר לקרוא את הקובץ הזה
    .try = נא לבדוק אם זה הקובץ הנכון.
file-too-hard = קריאת הקובץ הזה דורשת יותר מדי זמן או זיכרון
    .try = נא לשלוח קובץ קטן יותר.
file-not-read = השרת לא הצליח לקרוא את הקובץ כעת
    .try = נא לשלוח אותו שוב; אם זה לא עוזר, נא להודיע למי שמפעיל את השרת.
not-a-record = זה אינו פרוטוקול של משחק שנמצא כאן
    .try = פרוטוקול הוא מה שנותן ”הורדת הפרוטוקול” בדף של שולחן.
record-too-long = פרוטוקול של יותר מ-{ $most } שורות אינו מתקבל
    .try = נא לשלוח קצר יותר.
page-player-default = רגיל
page-player-default-says = נותן את התשובה הזהירה שהמשחק נותן בשם מי שאינו נוכח. אינו מסתכן ואינו מתכנן.
page-player-random = אקראי
page-player-random-says = נותן באקראי כל תשובה שהכללים מתירים. מתאים לניסיונות.
page-player-seer = חוזה עתידות
page-player-seer-says = מחשב את הסיכויים של כל קרב שהוא יכול לפתוח בו, ובוחר במה שמבטיח יותר.
page-player-duellist = סייף
page-player-duellist-says = נלחם בדו-קרב כך שאף יריב אינו יכול לצפות את צעדיו; בכל השאר הוא משחק כמו הבוט הראשון ברשימה.

### הדפים: הדף של מי שפתח את השולחן, הצטרפות

page-roles-which = יש לך כמה תפקידים בשולחן הזה. לאן ללכת?
page-roles-owner = השולחן עצמו: קישורים, מושבים, סגירה
page-seat-open = עוד לא נתפס
page-seat-bot = בוט: { $bot }
page-seat-person = תפוס
page-seat-you = שלך
page-seat-here = כאן עכשיו
page-go-seat = אל המושב
page-link-new = קישור חדש
page-bot-in = מסירה לבוט
page-bot-out = הוצאת הבוט
page-revoke = לקיחת המושב בחזרה
page-links-all = יצירת קישורי הזמנה
page-links-fresh = הזמנות חדשות
page-links-how = נא לשלוח עכשיו כל קישור לאדם אחד: הוא מוצג רק הפעם. הוא תקף 14 ימים ולשימוש אחד; קישור חדש לאותו מושב מבטל אותו.
page-links-local = הקישורים האלה פועלים רק במחשב הזה. כדי להזמין טלפונים שבאותו חדר יש לעצור את Montjoy ולהפעיל אותו עם ‎--lan; על חברים במקום אחר אפשר לקרוא ב-docs/table.md.
page-link-of = הקישור של { $seat }
page-link-qr = אותו קישור של { $seat }, כקוד למצלמת הטלפון
page-link-copy = העתקה
page-link-copied = הועתק
page-begin-title = אפשר להתחיל?
page-begin-free = { $count ->
        [one] מושב אחד עוד פנוי. אפשר להזמין מישהו, למסור אותו לבוט, או להתחיל: גם אחר כך יהיה אפשר לתפוס אותו.
        [two] שני מושבים עוד פנויים. אפשר להזמין אנשים, למסור אותם לבוטים, או להתחיל: גם אחר כך יהיה אפשר לתפוס אותם.
       *[other] { $count } מושבים עוד פנויים. אפשר להזמין אנשים, למסור אותם לבוטים, או להתחיל: גם אחר כך יהיה אפשר לתפוס אותם.
    }
page-begin-ready = כל המושבים תפוסים.
page-begin = התחלת המשחק
page-watch-how-public = כל מי שהכתובת הזאת בידו רואה את מה שגלוי לכל השולחן.
page-watch-how-delayed = { $count ->
        [one] כל מי שהכתובת הזאת בידו רואה את מה שהיה גלוי לכול לפני נקודת שמירה אחת.
        [two] כל מי שהכתובת הזאת בידו רואה את מה שהיה גלוי לכול לפני שתי נקודות שמירה.
       *[other] כל מי שהכתובת הזאת בידו רואה את מה שהיה גלוי לכול לפני { $count } נקודות שמירה.
    }
page-watch-link = כתובת לצופים
page-agreed = מה הוסכם
page-agreed-umpire = יש; הכול גלוי לעמדת השיפוט
page-agreed-seal = חותם הקוביות
page-end-title = סגירה או מחיקה
page-close = סגירת השולחן
page-close-how = המשחק נעצר כאן. כולם יוכלו עוד לראות אותו; איש לא יוכל להמשיך לשחק.
page-delete = מחיקת השולחן
page-delete-how = השולחן, המשחק, הקוביות, השיחה וכל הקישורים יימחקו לצמיתות, לכולם. אין דרך חזרה.
page-delete-sure = כן, למחוק את { $title } ואת כל מה ששייך אליו.
page-delete-unsure = דבר לא נמחק: קודם יש לסמן את התיבה.
page-shut-stale = השולחן נסגר מפני שבמשך 14 ימים איש לא התחיל לשחק בו.
page-shut-owner = השולחן נסגר בידי מי שפתח אותו.
page-shut-full = השולחן גדל יותר מדי ונסגר. עדיין אפשר לצפות בו ולהוריד את הפרוטוקול.
page-joining = הצטרפות לשולחן
page-joining-how = המושב שנשמר לך מחכה.
page-joining-there = ההזמנה שלך מוכנה.
page-join-sit = התיישבות ליד השולחן
page-joining-cookie = המכשיר הזה זוכר את מושבך בעזרת עוגייה, ואין בה שום דבר אחר. כל מי שמשתמש בדפדפן הזה יכול לשחק במושבך.
page-join-look = הצצה לפני הכניסה
page-door-seat = המושב שלך
page-door-host = נפתח בידי
page-door-there = מי עוד בשולחן
page-door-bot = בוט
page-door-instead = במקום { $name }
page-door-open = המשחק עוד לא התחיל.
page-door-running = המשחק בעיצומו.
page-door-over = המשחק נגמר.
page-door-closed = השולחן סגור.
page-link-used = ההזמנה הזאת אינה פותחת דבר.
page-link-used-why = היא כבר נוצלה, בוטלה, ישנה מדי, או לא הועתקה במלואה. אפשר לבקש הזמנה חדשה ממי שפתח את השולחן. אם היא נוצלה במכשיר הזה, השולחן שלך נמצא בדף הראשון.
table-closed = השולחן הזה סגור
    .try = אי אפשר עוד לשחק בו
typed-too-late = המשחק התקדם מאז, ולכן מה שהוקלד לא נרשם
    .try = יש לבדוק מה יש להטיל או לשלוף עכשיו.

### בטיחות

page-guard-foreign = זה הגיע מאתר אחר ולא בוצע. אפשר לעשות זאת בדף של השולחן עצמו.
page-guard-name = השרת הזה אינו מכיר את עצמו בשם הזה. מי שמפעיל אותו יכול לתת לו את השם באמצעות ‎--address‎.
page-guard-large = זה יותר מדי בבת אחת: נקראים לכל היותר { $most } קילובייט.
page-guard-often = זה היה יותר מדי בזמן קצר. נא להמתין רגע.
page-guard-pages = יותר מדי דפים של השולחן הזה פתוחים בבת אחת.
page-guard-connections = יותר מדי חיבורים פתוחים בבת אחת. אפשר לסגור כמה מהם או להמתין רגע.
page-no-room = אין לזה מקום
quota-day = נשמר יותר מדי מן הכתובת הזאת ביום אחד: נותרו { $left } מתוך { $most } קילובייט
    .try = דבר לא נשמר. אפשר לנסות שוב בעוד { $minutes } דק׳; המקום מתפנה לאט לאט.
quota-table = מה שנכתב מצידך בשולחן הזה מילא את החלק השמור לך: נותרו { $left } מתוך { $most } קילובייט
    .try = דבר לא נשמר. תשובות מתקבלות זמן רב יותר מן השאר, ואת הפרוטוקול עדיין אפשר להוריד.
page-guard-shape = אי אפשר לקרוא את הבקשה הזאת.
page-guard-long = הכתובת או הכותרות של הבקשה הזאת ארוכות מדי.
page-guard-both = תוכנה שולחת את המפתח שלה, בלי עוגייה לצידו.
page-guard-form = אי אפשר לקרוא את הטופס הזה.
page-guard-method = אי אפשר לעשות כאן דבר בדרך הזאת.
page-name-taken = למישהו בשולחן הזה יש שם שנראה כמו שמך. ההזמנה שלך עדיין תקפה: נא לבחור שם אחר.
name-taken = למישהו בשולחן הזה יש שם שנראה כמו ”{ $name }”
    .try = יש לבחור שם אחר.

### הדפים: ספרי הכללים

page-books = ספרי כללים
page-books-how = הכללים במילים שלנו, עם מה שקבענו היכן שהספר שותק.
page-book-of = הכללים של { $game }
page-book-how = { $count } כללים, הבחירות שהם משאירים והטבלאות המודפסות. הדפסת הדף הזה נותנת חוברת.
page-law-in = { $law ->
        [en] הכותרות בעברית, הכללים עצמם באנגלית.
        [sv] הכותרות בעברית, הכללים עצמם בשוודית.
        [cs] הכותרות בעברית, הכללים עצמם בצ׳כית.
       *[he] הכללים בעברית.
    }
page-law-not-yet = הכלל טרם תורגם; כאן הוא מובא באנגלית.
page-law-other = { $law ->
        [en] לקריאה באנגלית
        [sv] לקריאה בשוודית
        [cs] לקריאה בצ׳כית
       *[he] לקריאה בעברית
    }
page-book-search = חיפוש בכללים של { $game }
page-search = חיפוש
page-book-read = קריאה מן ההתחלה
page-book-found = { $count ->
        [0] המילים האלה אינן באף אחד מן הכללים.
        [one] המילים האלה נמצאות באחד הכללים.
        [two] המילים האלה נמצאות בשני כללים.
       *[other] המילים האלה נמצאות ב-{ $count } כללים.
    }
page-book-all = כל הכללים
page-book-contents = תוכן העניינים
page-book-choices = בחירות
page-book-choices-how = על מה שולחן יכול להסכים כשהוא נפתח.
page-book-tables = טבלאות
page-book-examples = דוגמאות
page-rule-advice = עצה
page-rule-ruling = הפירוש שלנו
page-rule-switch = שולחן רשאי לבחור:
page-rule-before = הקודם
page-rule-after = הבא

### הדפים: שיעורים

page-learn-title = לימוד: { $game }
page-learn-how = זה משחק אמיתי נגד בוט, וגיליון שלצידו מסביר כל סוג של החלטה כשהיא באה בפעם הראשונה. אפשר לסגור את הגיליון בכל רגע ולהמשיך לשחק.
page-learn-begin = התחלת השיעור
page-learn-again = להתחיל את השיעור מחדש
page-learn-what = מה מחכה לך
page-learn-table = שיעור: { $game }
page-learn-further = שיעור נוסף: { $title }
page-learn-begin-on = התחלת ”{ $title }”
page-learn-what-on = מה מחכה לך בשיעור ”{ $title }”
page-sheet-step = שיעור, { $number } מתוך { $of }
page-sheets = השיעור עד כה
page-sheets-earlier = הדפים הקודמים
page-sheet-next = הבנתי
page-sheet-end = סיום השיעור

### הדפים: כללים חדשים, ושולחנות שאי אפשר לפתוח כרגע

page-waits = השולחן הזה בהמתנה
page-waits-rules-checking = כללי המשחק השתנו בגרסה חדשה. השולחן בודק אם כל מה ששוחק עד כה יוצא אותו דבר; אם כן, המשחק נמשך מעצמו.
page-waits-rules-differ = כללי המשחק השתנו בגרסה חדשה, ומה ששוחק עד כה היה יוצא אחרת. השולחן בהמתנה עד להחלטה של מי שפתח אותו או של עמדת השיפוט על המשך המשחק.
page-waits-rules-stand = כללי המשחק השתנו בגרסה חדשה. לפי החלטה של מי שפתח את השולחן או של עמדת השיפוט המשחק נשאר כאן כמות שהוא; אפשר להמשיך בו בגרסה הקודמת.
page-waits-rules-newer = המשחק הזה שוחק לפי גרסה { $version } של כלליו, והיא חדשה מן השרת הזה. מי שמפעיל את השרת צריך לעדכן את Montjoy.
page-waits-rules-past = המשחק הזה שוחק לפי כללים ישנים (גרסה { $version }), והכללים של הגרסה הזאת אינם יכולים להציג אותו. גרסה קודמת יכולה.
page-waits-no-game = המשחק ”{ $game }” אינו מותקן בשרת הזה. השולחן ייפתח שוב כשיותקן.
page-waits-damaged = מה ששמור מן השולחן הזה פגום. מי שמפעיל את השרת יכול לשחזר אותו מגיבוי.
page-waits-fault = אי אפשר לפתוח את השולחן הזה. הסיבה רשומה ביומן של השרת.
page-waits-kept = דבר לא אבד: המשחק, הטיוטות, הרשימות והקישורים נשארים כמות שהם.
page-waits-typed = מה ששלחת עכשיו (זה לא התקבל)
page-rules-took = { $role ->
    [owner] הפרוטוקול המלא של המשחק הורד בידי מי שפתח את השולחן.
   *[other] הפרוטוקול המלא של המשחק הורד מעמדת השיפוט.
}
page-rules-decide = החלטה על ההמשך
page-rules-report = מה יוצא אחרת
page-rules-part = הפרוטוקול והכללים החדשים נפרדים בשורה { $line }:
page-rules-own = יש לך מושב בשולחן הזה, ולכן מוצג לך החלק שלך בדוח. הדוח המלא מיועד לעמדת השיפוט ולמי שמפעיל את השרת.
page-rules-hidden = אינו מוצג לך
page-rules-otherwise = אחרת מפריט { $number } של היומן
page-rules-was = כפי ששוחק:
page-rules-is = לפי הכללים החדשים:
page-rules-same = { $count ->
    [one] אותו דבר, פריט אחד ביומן
    [two] אותו דבר, שני פריטים ביומן
   *[other] אותו דבר, { $count } פריטים ביומן
}
page-rules-move = המשך מנקודת השמירה האחרונה
page-rules-move-how = המשחק חוזר אל נקודת השמירה האחרונה ({ $mark }) ונמשך משם לפי הכללים החדשים. מה שהוחלט מאז מוחלט שוב, עם קוביות חדשות.
page-rules-move-sure = כולם בשולחן יודעים שהמשחק חוזר אחורה.
page-rules-fixed = המשחק אינו יכול להימשך לפי הכללים החדשים: המצב האחרון אינו מתאים להם.
page-rules-stand = השארה כמות שהוא
page-rules-stand-how = דבר אינו משתנה. במשחק ממשיכים בגרסה קודמת, כזאת שיש בה גרסה { $version } של הכללים של ”{ $game }”.
page-rules-take = מי שמפעיל את השרת עוצר אותו ומוציא את המשחק, עם הקוביות שלו:
page-rules-play = התקנה של הגרסה הקודמת ממשיכה בו (גרסה { $version } של ”{ $game }”):
page-rules-record-how = אפשר גם להוריד את הפרוטוקול בלי הקוביות ולהעלות אותו אל שולחן של הגרסה הקודמת: שם הוא נמשך עם קוביות חדשות. כולם כאן יוכלו לקרוא שהפרוטוקול המלא הורד.
page-rules-record = הורדת הפרוטוקול
table-waits = השולחן הזה בהמתנה, ואי אפשר לעשות בו דבר כרגע
    .try = אפשר לבדוק שוב מאוחר יותר; דבר לא אבד.
table-goes-on = השולחן הזה אינו בהמתנה עוד
    .try = יש לפתוח אותו שוב.
cannot-move = המשחק אינו יכול להימשך מנקודת השמירה האחרונה לפי הכללים החדשים
    .try = אפשר להשאיר אותו כמות שהוא, ולהמשיך בו בגרסה הקודמת.
choose-how = לא נבחר דבר
    .try = יש לבחור איך המשחק נמשך; חזרה אחורה דורשת אישור.
