# המילים של הליבה עצמה.  איך נקראות ההודעות: montjoy/words/__init__.py

### שמות ומילים קטנות

yes = כן
no = לא
nobody = אף אחד
nothing = כלום
pair = { $key }: { $value }
name-pair = { $first }, { $second }
name-umpire = השופט
name-watcher = צופה
name-all = כל השחקנים יחד
name-attacker = התוקף
name-defender = המגן
name-neither = אף צד
name-reason-alone = אין את מי לשאול
name-reason-all-agree = תשובה מבוטלת, ויש הסכמה של כולם
name-reason-go-on = המשחק נמשך
name-as-reason-reversed = החלטה { $name } מבוטלת
piece-other = { $count } { $name }
piece-own = { $case ->
        [title] { $one }
       *[other] { $count ->
                [one] { $count } { $one }
               *[other] { $count } { $many }
            }
    }
odds-losses = אבדות צפויות: { $losses }
asked-before = { $question } (תשובתך הקודמת: { $before }.)
asked-before-empty = { $question } (קודם לכן לא כתבת דבר.)
asked-standing = { $question } (עד כה: { $before }.)
asked-standing-empty = { $question } (עד כה לא כתבת דבר.)

### מה שנמסר

Rolled = { $hits ->
        [none] { $faces-count ->
                [one] הקובייה מראה { $faces }
               *[other] הקוביות מראות { $faces }
            }
       *[other] { $faces-count ->
                [0] אין קוביות
                [one] קובייה אחת: { $faces }
                [two] שתי קוביות: { $faces }
               *[other] { $faces-count } קוביות: { $faces }
            } = { $hits ->
                [0] אין פגיעות
                [one] פגיעה אחת
                [two] שתי פגיעות
               *[other] { $hits } פגיעות
            }
    }{ $how ->
        [typed] , הוקלד ביד
        [set] , נקבע על ידי השופט
       *[none] {""}
    }.
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
Drew = { $peek ->
        [true] הציצו בקלף העליון: { $card }
       *[false] נשלף קלף: { $card }
    }{ $how ->
        [typed] , הוקלד ביד
        [set] , נקבע על ידי השופט
       *[none] {""}
    }.
TakenBack = המשחק חוזר אחורה; כל מה שבא מאז בטל.
RulingMade = החלטה { $number } מאת { $author }: { $does ->
        [Edit] משהו משתנה
        [AnswerFor] ניתנת תשובה בשם שחקן
        [SetDie] הקוביות הבאות נקבעות
        [Pause] המשחק מושהה
        [Resume] המשחק נמשך
        [Retry] הצעד שנכשל נעשה שוב
        [TakeBack] המשחק חוזר לנקודה קודמת
       *[other] { $does }
    }. הנימוק: { $reason }.
Proposed = הצעה { $number } מאת { $author }: { $does ->
        [Edit] לשנות משהו
        [AnswerFor] לענות בשם שחקן
        [SetDie] לקבוע את הקוביות הבאות
        [Pause] להשהות את המשחק
        [Resume] להמשיך את המשחק
        [Retry] לנסות שוב את הצעד שנכשל
        [TakeBack] לחזור לנקודה קודמת
       *[other] { $does }
    }. הנימוק: { $reason }. היא תבוצע כשכולם יסכימו.
NewRules = כללים חדשים: המשחק נמשך לפי גרסה { $version } של כלליו, מנקודת השמירה האחרונה. כל מה שבא אחריה בטל.
UmpireAtWork = אירעה תקלה בביצוע של אחד הכללים. דבר לא אבד: עמדת השיפוט מטפלת בכך, והשאלה האחרונה תישאל שוב.
RuleFailed = אחד הכללים נכשל ב-{ $where }: { $error }. יש לתקן את התקלה ואז להחליט Retry.
Over = המשחק נגמר. { $outcome }
AskedOf = שאלה אל { $seat }: { $question }
HandedOff = ההכרעה בקרב ({ $kind }) בידיך: יש להקליד את תוצאתו.

### מה ששופט יכול להחליט

Edit = { $when ->
        [last] חזרה אל נקודת השמירה האחרונה, עם
       *[next] בנקודת השמירה הבאה:
    } { $changes }.
    .changes = { $path } מ-{ $old } ל-{ $new }
Change = { $path } מ-{ $old } ל-{ $new }
AnswerFor = על שאלה { $question } של { $seat } ניתנת התשובה: { $answer }.
SetDie = { $faces-count ->
        [one] הקובייה הבאה עבור { $why } תראה
        [two] שתי הקוביות הבאות עבור { $why } יראו
       *[other] { $faces-count } הקוביות הבאות עבור { $why } יראו
    } { $faces }.
    .faces = { $it }
    .faces-join = {" "}
Pause = המשחק מושהה; אין מקבלים תשובות.
Resume = המשחק נמשך.
Retry = הצעד שנכשל נעשה שוב.
TakeBack = המשחק חוזר אל נקודת השמירה { $mark }; משם הקוביות מוטלות מחדש.

### סירובים

game-over = המשחק נגמר
    .try = אפשר לצפות בו שוב או להתחיל משחק חדש.
game-not-over = זרע הקוביות חתום עד סוף המשחק
    .try = קודם יש לסיים את המשחק.
already-begun = הקובייה הראשונה כבר הוטלה, ולכן אי אפשר עוד להוסיף לזרע
    .try = במשחק הבא יש להוסיף לפני ההטלה הראשונה.
bad-nonce = התוספת של { $seat } לזרע צריכה להיות 1 עד 64 מן הסימנים 0 עד 9 ו-a עד f, לפני תחילת המשחק
    .try = נא להקליד כמה מן הסימנים האלה, לדוגמה 7c0ffee.
nonce-said = התוספת של { $seat } לזרע כבר נמצאת כאן
    .try = יש להמתין לאחרים; המשחק מתחיל עם האחרון.
nonce-other = מה שהתגלה מאת { $seat } אינו מה שהוכרז מראש
    .try = יש לגלות את הבתים שה-SHA-256 שלהם ברשימה המוקפאת.
nonce-derived = המושב { $seat } אינו ברשימה המוקפאת, ולכן החלק הזה נובע מן הזרע
    .try = אפשר להכריז על טביעת אצבע בישיבה למשחק הבא.
bad-hashes = אי אפשר להקפיא את הרשימה הזאת עכשיו
    .try = המושב צריך 64 מן הסימנים 0 עד 9 ו-a עד f; רשימה מאוחרת רק משמיטה תוספות שלא התגלו.
begins-already = הרשימה כבר הוקפאה, והשולחן מחכה לתוספות של תוכניות השחקנים
    .try = יש להמתין; המשחק יתחיל תוך דקה.
nothing-frozen = הרשימה עוד לא הוקפאה
    .try = יש לגלות את הבתים אחרי שהרשימה הוקפאה וטביעת האצבע שלהם בה.
umpire-at-work = אירעה תקלה בביצוע של אחד הכללים, ועמדת השיפוט מטפלת בכך
    .try = יש להמתין; דבר לא אבד, והשאלה תישאל שוב.
paused = המשחק מושהה
    .try = מי שרשאי להחליט כאן יכול לחדש אותו.
not-paused = המשחק אינו מושהה
    .try = אפשר פשוט להמשיך.
nothing-to-answer = אין כרגע שאלה שממתינה לתשובתך
    .try = יש להמתין עד שתגיע שאלה.
question-gone = השאלה הזאת כבר אינה פתוחה
    .try = יש לענות על השאלה שעומדת עכשיו.
not-an-option = זו אינה אחת התשובות
    .try = יש לבחור אחת מן התשובות שברשימה.
wrong-form = לשאלה הזאת נדרש טופס מלא ({ $wanted })
    .try = יש למלא את הטופס.
form-field-unknown = בטופס { $wanted } אין שדה { $at }
    .try = יש שם רק אלה: { $of }.
form-field-missing = בטופס { $wanted } חסר השדה { $at }
    .try = יש לכתוב { form-wants }.
form-value = בטופס { $wanted } הערך { $found } אינו מתאים לשדה { $at }
    .try = יש לכתוב { form-wants }.
form-wants = { $kind ->
        [number] מספר שלם, { $of }
        [any-number] מספר
        [text] טקסט באורך { $of } תווים
        [any-text] טקסט
        [pattern] טקסט לפי התבנית { $of }
        [word] אחד מאלה: { $of }
        [truth] true או false
        [list] רשימה של { $of } ערכים
        [any-list] רשימה
        [fields] אובייקט שהשדות שלו הם מתוך { $of }
        [tagged] אובייקט שהשדה type שלו הוא אחד מאלה: { $of }
        [object] אובייקט
       *[other] מה שכתוב ב-‎/api/v1/openapi.json
    }
no-forms-here = במשחק הזה לא כותבים פקודות
    .try = יש לבחור אחת מן התשובות שברשימה.
undo-sealed = התשובה שלך חתומה עד שכולם יענו, ועדיין אפשר לשנות אותה
    .try = אפשר לענות על השאלה שוב.
nothing-to-undo = עדיין לא ניתנה ממך תשובה
    .try = יש להמתין עד שתגיע שאלה.
undo-needs-a-ruling = תשובתך כבר שימשה להטלה, לשליפת קלף או לשאלה למישהו אחר, ולכן אין לך אפשרות לבטל אותה לבדך
    .try = אפשר לבקש מהשופט, או להציע זאת לכולם.
no-die-to-type = אין קובייה או קלף שממתינים להקלדה
    .try = אפשר להמשיך; הבקשה תופיע כשיהיה צורך.
bad-dice = הקוביות אינן מתאימות: { $says }
    .try = יש להקליד את מה שבאמת מונח על השולחן.
no-umpire-here = אין שופט בשולחן הזה
    .try = אפשר להציע את ההחלטה; היא תבוצע כשכולם יסכימו.
ask-the-umpire = בשולחן הזה ההחלטות הן של עמדת השיפוט
    .try = יש לפנות אל עמדת השיפוט.
no-such-seat = אין במשחק מושב { $seat }
    .try = יש לציין אחד ממושבי המשחק.
no-such-proposal = הצעה { $number } אינה פתוחה
    .try = אפשר להסכים להצעה פתוחה או להציע הצעה חדשה.
already-agreed = כבר הסכמת להצעה { $number }
    .try = יש להמתין לאחרים.
ruling-needs-reason = להחלטה דרוש נימוק
    .try = יש לכתוב בכמה מילים מדוע.
ruling-empty = ההחלטה אינה משנה דבר
    .try = יש לציין לפחות שדה אחד עם ערכו הישן והחדש, בנקודת השמירה הבאה או באחרונה.
no-such-mark = אין במשחק נקודת שמירה { $mark }
    .try = יש לבחור נקודת שמירה שכבר עברנו.
no-mark-yet = עוד לא עברנו אף נקודת שמירה
    .try = אפשר להחיל את השינוי בנקודת השמירה הבאה.
leaves-the-mark = אחרי השינוי הזה המשחק לא היה ממשיך מנקודת השמירה האחרונה
    .try = אין לשנות את השדות שאומרים עד היכן הגיע המשחק; כדי לחזור אחורה יש לבחור נקודת שמירה מוקדמת יותר.
nothing-failed = לא אירעה תקלה
    .try = אפשר פשוט להמשיך.
no-such-value = הערך אינו מתאים: { $says }
    .try = יש לתת ערך מאותו סוג של הערך שעומד שם עכשיו.
no-such-field = אין שדה { $path }: שום דבר שם אינו נקרא { $part }
    .try = יש לציין שדה כפי שהמצב מראה אותו, כשבין חלקיו /.
changed-since = { $path } השתנה מאז ועכשיו הוא { $now }
    .try = יש לבדוק שוב ולהחליט על מה שעומד שם עכשיו.
