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
piece-other = { $count } { $name }
asked-before = { $question } (תשובתך הקודמת: { $before }.)

### מה שמסופר

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
TakenBack = המשחק חוזר אחורה; מה שסופר אחרי שורה { $to } אינו תקף עוד.
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
NewRules = כללים חדשים: המשחק נמשך לפי גרסה { $version } של כלליו, מנקודת השמירה האחרונה. מה שסופר אחריה אינו תקף עוד.
UmpireAtWork = לא היה אפשר לבצע כלל. דבר לא אבד: השופט מטפל בכך, והשאלה האחרונה תישאל שוב.
RuleFailed = כלל נכשל ב-{ $where }: { $error }. יש לתקן את התקלה ואז להחליט Retry.
Over = המשחק נגמר. { $outcome }
AskedOf = שאלה אל { $seat }: { $question }
HandedOff = ההכרעה בקרב ({ $kind }) בידיך: יש להקליד את תוצאתו.

### מה ששופט יכול להחליט

Edit = { $when ->
        [last] חזרה לציון האחרון, עם
       *[next] בציון הבא:
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
TakeBack = המשחק חוזר לציון { $mark }; משם הקוביות מוטלות מחדש.

### סירובים

game-over = המשחק נגמר
    .try = אפשר לצפות בו שוב או להתחיל משחק חדש.
game-not-over = זרע הקוביות חתום עד סוף המשחק
    .try = קודם יש לסיים את המשחק.
already-begun = הקובייה הראשונה כבר הוטלה, ולכן אי אפשר עוד להוסיף לזרע
    .try = במשחק הבא יש להוסיף לפני ההטלה הראשונה.
bad-nonce = התוספת של { $seat } לזרע צריכה להיות 1 עד 64 מן הסימנים 0 עד 9 ו-a עד f, לפני תחילת המשחק
    .try = נא להקליד כמה מן הסימנים האלה, לדוגמה 7c0ffee.
umpire-at-work = לא היה אפשר לבצע כלל, והשופט מתקן זאת
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
no-forms-here = במשחק הזה לא כותבים פקודות
    .try = יש לבחור אחת מן התשובות שברשימה.
undo-needs-a-ruling = תשובתך כבר שימשה להטלה, לשליפת קלף או לשאלה למישהו אחר, ולכן אין לך אפשרות לבטל אותה לבדך
    .try = אפשר לבקש מהשופט, או להציע זאת לכולם.
no-die-to-type = אין קובייה או קלף שממתינים להקלדה
    .try = אפשר להמשיך; הבקשה תופיע כשיהיה צורך.
bad-dice = הקוביות אינן מתאימות: { $says }
    .try = יש להקליד את מה שבאמת מונח על השולחן.
no-umpire-here = אין שופט בשולחן הזה
    .try = אפשר להציע את ההחלטה; היא תבוצע כשכולם יסכימו.
ask-the-umpire = בשולחן הזה השופט הוא המחליט
    .try = יש לפנות אל השופט.
no-such-seat = אין במשחק מושב { $seat }
    .try = יש לציין אחד ממושבי המשחק.
no-such-proposal = הצעה { $number } אינה פתוחה
    .try = אפשר להסכים להצעה פתוחה או להציע הצעה חדשה.
already-agreed = כבר הסכמת להצעה { $number }
    .try = יש להמתין לאחרים.
ruling-needs-reason = להחלטה דרוש נימוק
    .try = יש לכתוב בכמה מילים מדוע.
ruling-empty = ההחלטה אינה משנה דבר
    .try = יש לציין לפחות שדה אחד עם ערכו הישן והחדש, בציון הבא או באחרון.
no-such-mark = אין במשחק ציון { $mark }
    .try = יש לבחור ציון שכבר עברנו.
no-mark-yet = עוד לא עברנו אף ציון
    .try = אפשר להחיל את השינוי בציון הבא.
leaves-the-mark = אחרי השינוי הזה המשחק לא היה ממשיך מהציון האחרון
    .try = אין לשנות את השדות שאומרים עד היכן הגיע המשחק; כדי לחזור אחורה יש לבחור ציון מוקדם יותר.
nothing-failed = אף כלל לא נכשל
    .try = אפשר פשוט להמשיך.
no-such-value = הערך אינו מתאים: { $says }
    .try = יש לתת ערך מאותו סוג של הערך שעומד שם עכשיו.
no-such-field = אין שדה { $path }: שום דבר שם אינו נקרא { $part }
    .try = יש לציין שדה כפי שהמצב מראה אותו, כשבין חלקיו /.
changed-since = { $path } השתנה מאז ועכשיו הוא { $now }
    .try = יש לבדוק שוב ולהחליט על מה שעומד שם עכשיו.

# terminal

ui-not-understood = ”{ $word }“ אינו מובן. נא להקליד מספר מ-1 עד { $most }, או ? לעזרה.
ui-choose-out-of-range = אין תשובה { $number }. נא להקליד מספר מ-1 עד { $most }.
ui-nothing-to-undo = אין מה לבטל.
ui-resumed = המשחק נמשך מתוך { $file }.
ui-record = הפרוטוקול נמצא בקובץ { $file }.
ui-game-over = המשחק נגמר.
ui-type-dice = { $count ->
        [one] יש להטיל קובייה אחת ({ $rule }) ולהקליד מה היא מראה
        [two] יש להטיל שתי קוביות ({ $rule }) ולהקליד מה הן מראות
       *[other] יש להטיל { $count } קוביות ({ $rule }) ולהקליד מה הן מראות
    }
ui-type-card = יש לשלוף קלף ({ $rule }) ולהקליד איזה קלף הוא
ui-rule = { $title } ({ $rule })
ui-no-rule = אין כלל מאחורי השורה הזאת.
ui-replay = { $game }, בעיני { $seat }
ui-verified = הפרוטוקול נכון: { $decisions ->
        [one] החלטה אחת שוחזרה
        [two] שתי החלטות שוחזרו
       *[other] { $decisions } החלטות שוחזרו
    }, { $dice ->
        [one] קובייה אחת חושבה
        [two] שתי קוביות חושבו
       *[other] { $dice } קוביות חושבו
    } מחדש מן הזרע.
ui-verify-failed = שורה { $line } בפרוטוקול שגויה: { $why }
ui-typed-dice = { $count ->
        [one] קובייה אחת הוקלדה או נקבעה ביד.
        [two] שתי קוביות הוקלדו או נקבעו ביד.
       *[other] { $count } קוביות הוקלדו או נקבעו ביד.
    }
