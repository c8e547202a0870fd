# עמדת השיפוט, החלטות בשולחן שאין בו שופט, והדפים שאחרי המשחק.

### העמדה

page-desk = עמדת השיפוט
page-desk-state = מצב המשחק
page-desk-people = מושבים וקישורים
page-desk-to-desk = חזרה אל העמדה
page-desk-not-begun = המשחק טרם התחיל; עוד אין על מה להחליט.
page-desk-reason = נימוק
page-desk-reason-how = הוא נרשם בפרוטוקול, ומוצג לכל מי שההחלטה נמסרת לו.
page-desk-told = מי מקבל הודעה
page-desk-told-all = כולם
page-desk-told-how = בלי ”כולם” ההודעה נמסרת רק למושבים המסומנים, ולך.
page-desk-told-to = { $seats } והשופט
page-desk-because = החלטה של { $author }, מפני:
page-desk-rule = קבלת ההחלטה
page-desk-failed = אירעה תקלה בביצוע של אחד הכללים
page-desk-failed-where = התקלה היא ב-{ $where }. המשחק עומד במקום שעמד לפני התשובה האחרונה; דבר לא אבד.
page-desk-failed-how = יש לתקן את התקלה, למשל במצב המשחק. אחר כך התשובה האחרונה תינתן עוד פעם.
page-desk-retry = המשך
page-desk-runs = המשחק בעיצומו
page-desk-paused = המשחק מושהה
page-desk-pause = השהיית המשחק
page-desk-resume = המשך המשחק
page-desk-look = מה רואה אחד המושבים
page-desk-look-how = כך נראה הדף של המושב. שהדבר אפשרי, כתוב בדף של כל אחד; שכך היה, נרשם בפרוטוקול.
page-desk-looked = כבר הבטת דרך העיניים של { $seats }.
page-desk-eyes = דרך העיניים של { $seat }
page-desk-eyes-how = זה מה שהמושב רואה ברגע זה. המבט שלך נרשם בפרוטוקול.
page-desk-answer = תשובה בשם מושב
page-desk-answer-what = התשובה
page-desk-answer-do = מסירת התשובה בשם המושב
page-desk-nobody-asked = איש אינו נשאל דבר כרגע.
page-desk-die = קביעת הקוביות הבאות
page-desk-die-how = הקוביות הבאות של העניין הזה יראו את מה שייקבע כאן. היומן והפרוטוקול אומרים שנקבעו. את הקלף הבא קובעים במצב המשחק: מניחים אותו בראש החפיסה שלו.
page-desk-die-rule = כלל
page-desk-die-about = במה מדובר
page-desk-die-about-how = כפי שהוא כתוב ברשימה שלמטה, עם רווחים; לעתים קרובות הוא ריק.
page-desk-die-do = קביעת הקוביות
page-desk-die-fell = קוביות שהוטלו לאחרונה
page-desk-back = חזרה אל נקודת שמירה
page-desk-back-how = כל מה שאחרי נקודת השמירה בטל, לכולם נמסר על כך, ומשם הקוביות מוטלות מחדש.
page-desk-mark = נקודת שמירה, האחרונה ראשונה
page-mark = { $b ->
        [none] { $a }
       *[other] { $c ->
            [none] { $a }, { $b }
           *[other] { $a }, { $b }, { $c }
        }
    }
page-desk-back-do = חזרה
page-desk-no-marks = המשחק עוד לא עבר אף נקודת שמירה.
page-desk-epochs = { $count ->
        [one] המשחק חזר אחורה פעם אחת.
        [two] המשחק חזר אחורה פעמיים.
       *[other] המשחק חזר אחורה { $count } פעמים.
    } המספר הזה מוצג לכולם.
page-desk-change-title = שינוי
page-desk-change-how = מוצאים את הדבר במצב המשחק, כותבים מה יעמוד שם, ורואים מה זה ישנה ולמי לפני שמחליטים.
page-desk-state-how = כל מה שיש במשחק. ערך חדש פועל בנקודת השמירה הבאה, או מחזיר את המשחק אל האחרונה. דבר אינו קורה לפני תצוגה מקדימה ונימוק.
page-desk-search = חיפוש שם, מקום או מספר
page-desk-find = חיפוש
page-desk-chosen = השינויים שבחרת
page-desk-drop = השמטה
page-desk-when-next = בנקודת השמירה הבאה
page-desk-when-last = בחזרה אל נקודת השמירה האחרונה; ההחלטות שבאו אחריה יישאלו שוב
page-desk-preview = מה זה ישנה
page-desk-when-next-how = בנקודת השמירה הבאה המצב ישתנה, והמשחק יימשך.
page-desk-when-last-how = המשחק יחזור אל נקודת השמירה האחרונה וישתנה שם; הקוביות יוטלו מחדש, וההחלטות שבאו אחריה יוצעו שוב למי שקיבלו אותן.
page-desk-who-sees = מה יראה מזה כל אחד
page-desk-sees-nothing = לא יראה מזה דבר
page-desk-change-more = שינוי נוסף
page-desk-where = המקום במצב המשחק
page-desk-top = הכול
page-desk-whole = שינוי של כל זה בבת אחת
page-desk-field = שדה
page-desk-value = ערך
page-desk-put = רישום
page-desk-open = { $count ->
        [one] פתיחה (1)
       *[other] פתיחה ({ $count })
    }
page-desk-new-value = ערך חדש של { $field }
page-desk-none-found = אין במצב המשחק דבר כזה.
page-desk-more-found = מוצגים רק { $count } הראשונים. אפשר לחפש משהו מדויק יותר.
page-desk-change = { $path }: במקום { $old } יעמוד { $new }
page-desk-now = בחזרה אל נקודת השמירה האחרונה:
page-desk-next = בנקודת השמירה הבאה:
page-desk-rulings = ההחלטות עד כה
page-desk-no-rulings = אין.
page-desk-reverse = ביטול ההחלטה
page-desk-link-for = קישור בשביל { $role }
page-desk-link-once = הוא מוצג כאן פעם אחת. הוא טוב לאדם אחד.
page-desk-link = קישור חדש
page-desk-revoke = לקיחת המושב
page-desk-bot = מסירה לבוט
page-desk-no-bot = בלי בוט מעתה
page-desk-umpires = בעמדה הזאת
page-desk-umpires-how = לכל מי שיושב כאן הכול גלוי, ושמו מוצג לכל השולחן. כדי למסור את העמדה: יוצרים קישור שני, ממתינים עד שמי שבא להחליף יתפוס את העמדה, ועוזבים.
page-desk-second = קישור שני לעמדת השיפוט
page-desk-leave = עזיבת העמדה
page-saw-more = הדפדפן הזה ראה בשולחן הזה יותר ממה שמותר למושב לראות, ולכן אינו יכול לתפוס אותו. הקישור עדיין טוב בשביל אדם אחר.
page-saw-all = { $seats }: מי שיושבים שם היו גם בעמדת השיפוט, או העלו הנה את המשחק, והכול כבר נגלה להם.

### הצעות

page-proposal = הצעה של { $author }: { $does ->
        [TakeBack] לחזור לנקודה קודמת
        [Pause] להשהות את המשחק
        [Resume] להמשיך
        [Retry] לנסות שוב את הצעד שנכשל
        [SetDie] לקבוע את הקוביות הבאות
       *[other] לשנות משהו
    }
page-proposal-yes = בעד: { $seats }.
page-proposal-no = נגד: { $seats }.
page-proposal-agree = הסכמה
page-proposal-decline = סירוב
page-propose = הצעת החלטה
page-propose-how = בשולחן הזה אין שופט: החלטה מתבצעת כשכל המושבים מסכימים. הבוטים מסכימים למה שהאנשים רוצים. ליד השאלה עצמה אפשר לבטל רק מה שאיש מלבדך לא הבחין בו ושום קובייה לא הוטלה בעקבותיו.
page-propose-alone = חזרה אחורה או השהיה
page-propose-alone-how = אין כאן שחקנים מלבדך, ולכן זה קורה מיד. אחרי חזרה אחורה הקוביות מוטלות מחדש, והפרוטוקול מראה זאת. ליד השאלה עצמה אפשר לבטל רק מה שאיש מלבדך לא הבחין בו ושום קובייה לא הוטלה בעקבותיו.
page-propose-alone-do = ביצוע
page-propose-what = מה
page-propose-retry = לנסות שוב את הצעד שנכשל
page-propose-back = לחזור אחורה
page-propose-mark = לחזור אל
page-proposal-back = המשחק יחזור אל: { $mark }.
page-mark-before = לפני ”{ $line }”
page-mark-below = לפני ”{ $line }”, תחת ”{ $head }”
page-mark-mine = { $which ->
    [bare] לפני התשובה האחרונה שלך
    [last] לפני התשובה האחרונה שלך: ”{ $line }”
   *[earlier] לפני תשובה קודמת שלך: ”{ $line }”
}
page-mark-now = לפני השאלה האחרונה שנשאלה כאן

### אחרי המשחק

page-after = אחרי המשחק
page-course = מהלך המשחק
page-turning = נקודת המפנה: { $mark }. החלק של { $side } בכוח הכולל: קודם { before-percent }, אחר כך { after-percent }.
page-turning-what = מה קרה שם: { $line }
before-percent = { $before }%
after-percent = { $after }%
page-turning-look = לצפייה ברגע הזה
page-story = מה קרה
page-turning-none = אף תור לא הכריע לבדו את המשחק.
page-left = מה נותר
page-left-side = צד
page-left-what = מה
page-left-first = בהתחלה
page-left-last = בסוף
page-left-change = שינוי
page-after-not-yet = המשחק לא נגמר. כשייגמר יוצגו כאן צפייה חוזרת, המזל של כל אחד וזרע הקוביות.
page-export = הורדת הפרוטוקול
page-export-own = הורדת היומן שלי
page-replay = צפייה חוזרת
page-replay-eyes = דרך העיניים של מי
page-replay-beside = ולצד זה
page-replay-alone = כלום
page-replay-truth = האמת
page-replay-show = הצגה
page-replay-item = צעד { $item } מתוך { $last }
page-replay-before = אחד אחורה
page-replay-after = אחד קדימה
page-replay-mark-before = נקודת השמירה הקודמת
page-replay-mark-after = נקודת השמירה הבאה
page-replay-keys = מקשי החצים עוברים צעד אחד, Page Up ו-Page Down מנקודת שמירה לנקודת שמירה, Home ו-End אל ההתחלה ואל הסוף.
page-replay-card = מה שרק המושב הזה יודע
page-replay-marks = כל נקודות השמירה
page-chose = { $seat }: { $answer }
page-luck = מזל
page-luck-how = מה הראו הקוביות, ולצד זה מה הן מראות בממוצע. אם מספר גבוה הוא טוב או רע, זאת קובע הכלל שלפיו הוטלו הקוביות. בערך אחת מכל שלוש שורות רחוקה מן הממוצע; כך נוהגות קוביות, ואין בזה כדי ללמד על איש.
page-luck-none = לא הוטלו קוביות.
page-luck-coming = המשחק הארוך הזה עדיין בחישוב. המזל יופיע כאן בעוד זמן מה.
page-luck-nobody = הקוביות של המשחק עצמו
page-luck-rule = כלל
page-luck-dice = קוביות
page-luck-got = הראו
page-luck-mean = בממוצע
page-luck-said = במילים
page-luck-few = מעט מדי קוביות לשיפוט
page-luck-usual = כרגיל
page-luck-above = מעט מעל הממוצע
page-luck-below = מעט מתחת לממוצע
page-luck-high = הרבה מעל הממוצע, כפי שקורה פעם בארבעים בערך
page-luck-low = הרבה מתחת לממוצע, כפי שקורה פעם בארבעים בערך
page-umpire-did = מה נעשה בעמדת השיפוט
page-umpire-nothing = צפייה בלבד.
page-umpire-looked = { $count ->
        [one] מבט אחד
        [two] שני מבטים
       *[other] { $count } מבטים
    } דרך העיניים של { $seats }.
page-umpire-exported = { $count ->
        [one] הפרוטוקול הורד פעם אחת
        [two] הפרוטוקול הורד פעמיים
       *[other] הפרוטוקול הורד { $count } פעמים
    } בזמן המשחק.
page-compare = האם החלק שלי בפרוטוקול השתנה?
page-compare-how = אם הורדת את היומן שלך תוך כדי המשחק, אפשר להשוות: יש להקליד מספר של שורה ואת השרשרת שלה.
page-compare-item = שורה
page-compare-chain = שרשרת
page-compare-do = השוואה
page-compare-same = עד השורה הזאת הפרוטוקול אומר בדיוק מה שנמסר לך.
page-compare-other = הפרוטוקול אינו אומר את מה שנרשם שם.
page-verify = הקוביות
page-verify-how = לפני ההטלה הראשונה פרסם השולחן טביעת אצבע של הזרע. עכשיו הזרע גלוי, והדפדפן שלך יכול לחשב בעצמו כל קובייה מחדש, בתוכנית משלו שאין לה דבר במשותף עם זו של השרת.
page-verify-commitment = טביעת האצבע, שפורסמה לפני ההטלה הראשונה
page-verify-seed = הזרע
page-verify-sealed = חתום עד סוף המשחק
page-verify-nonce = תוספת של { $seat }
page-verify-verify = חישוב מחדש של כל הקוביות
page-verify-working = מחשבים …
page-verify-good = כל הקוביות ({"{"}dice{"}"}) הן מה שיוצא מן הזרע.
page-verify-hand = הוקלדו או נקבעו ביד: {"{"}byHand{"}"}; כך כתוב בפרוטוקול.
page-verify-unknown = הוטלו לפי כללים קודמים ואי אפשר לחשב אותן כאן: {"{"}unknown{"}"}.
page-verify-epochs = מספר הפעמים שהמשחק חזר אחורה והקוביות הוטלו מחדש: {"{"}epochs{"}"}.
page-verify-no-seed = הזרע אינו בפרוטוקול.
page-verify-other-seed = זה אינו הזרע שטביעת האצבע שלו פורסמה.
page-verify-other-die = הקובייה בשורה {"{"}line{"}"} של הפרוטוקול אינה מה שיוצא מן הזרע.
page-verify-other-nonce = שורה {"{"}line{"}"} בפרוטוקול שגויה: התוספת אינה מה שהוקפא, או אינה נובעת מן הזרע.
page-verify-unlisted = דבר לא הוקפא לפני תחילת המשחק: השרת הגריל את מה שנוסף לזרע, ומי שפתח את השולחן היה יכול לבחור את המשחק הזה.
page-verify-host = רק מי שפתח את השולחן הוסיף משהו לזרע, ולכן היה אפשר לבחור שם את המשחק הזה.
page-verify-added = תוכניות של השחקנים עצמם הוסיפו לזרע: {"{"}added{"}"}. אם אחת מהן אינה של מי שפתח את השולחן, איש לא היה יכול לבחור את המשחק הזה.
page-verify-beginnings = המשחק התחיל {"{"}beginnings{"}"} פעמים: מישהו לא גילה את מה שהוכרז מראש.
page-verify-no-script = הדפדפן שלך אינו מריץ כאן סקריפטים. אותו דבר עושה הפקודה: python3 start.py verify FILE
page-import = העלאת פרוטוקול
page-import-how = משחק שהסתיים נעשה שולחן לצפייה; במשחק שלא הסתיים ממשיכים לשחק, ומשם עם קוביות חדשות. מי שמעלה משחק שלא הסתיים החזיק את כולו בידיו, וכך כתוב בדף של כל אחד.
page-import-file = קובץ הפרוטוקול
page-import-refused = אי אפשר להשתמש בפרוטוקול הזה:
page-import-do = העלאה

### סירובים

saw-more = הדפדפן הזה ראה יותר ממה שמותר למושב לראות
    .try = אפשר לתת למישהו אחר לתפוס את המושב.
no-way-back = להחלטה מן הסוג הזה אין היפוך
    .try = אפשר לחזור אל נקודת שמירה שלפניה.
ruling-waits = ההחלטה הזאת תפעל בנקודת השמירה הבאה
    .try = אפשר לבטל אותה אחרי שהמשחק יעבור את נקודת השמירה.
ruled-since = בינתיים התקבלה החלטה אחרת
    .try = יש לקרוא אותה, ולהחליט שוב אם ההחלטה שלך עדיין מתאימה.
seed-is-out = המשחק נגמר וזרע הקוביות ידוע לכול, ולכן אי אפשר להחליט עוד דבר
    .try = אפשר להעלות את הפרוטוקול כשולחן חדש.
ruling-fails = הכללים אינם יכולים להמשיך משם ({ $says }), ולכן דבר לא השתנה
    .try = יש לבחור ערך אחר, או לחזור קודם אל נקודת שמירה.
set-die-how = קוביות נקבעות לפי מספר הכלל שלהן ומה שהן מראות
    .try = לדוגמה הכלל DL-10.2 עם התוצאה 7.
desk-needs-somebody = אין איש מלבדך בעמדת השיפוט
    .try = יש ליצור קישור שני, ולעזוב אחרי שהעמדה תיתפס.
one-proposal = הצעה שלך עדיין פתוחה
    .try = יש להמתין עד שכולם יענו עליה.
