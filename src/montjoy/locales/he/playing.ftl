# דף המשחק: מה שעומד בו מלבד המשחק עצמו (התבניות table, part, log, odds).

page-no-line = אין קשר עם השולחן; מנסים שוב …
page-not-sent = אין תשובה מהשולחן: ייתכן שהתשובה לא הגיעה. אם היא אינה מופיעה, יש לשלוח שוב.
page-look-again = רענון
page-not-begun = המשחק טרם התחיל. הוא יתחיל כשמי שפתח את השולחן יפעיל אותו.
page-meanwhile = בינתיים אפשר ללמוד את המשחק או לקרוא את הכללים: המושב נשאר שלך, ובכל דף כאן תופיע הודעה כשהמשחק יתחיל.
page-begun = המשחק בשולחן { $table } התחיל.
page-begun-go = אל השולחן
page-over = המשחק נגמר
page-over-won = ניצחת
page-over-lost = הפסדת
page-over-nobody = אין מנצח
page-over-winners = הניצחון של { $seats }
page-again-rematch = משחק גומלין, במושבים מוחלפים
page-again-rematch-go = אל משחק הגומלין
page-again-rematch-opened = הזמנה למשחק גומלין מאת { $who }. המושב שלך: { $seat }.
page-again-same = משחק גומלין, באותם מושבים
page-again-same-go = אל משחק הגומלין באותם מושבים
page-again-same-opened = הזמנה למשחק גומלין באותם מושבים מאת { $who }. המושב שלך: { $seat }.
page-again-next = לשחק את התרחיש הבא: { $scenario }
page-again-next-go = אל התרחיש הבא: { $scenario }
page-again-next-opened = הזמנה לתרחיש הבא, { $scenario }, מאת { $who }. המושב שלך: { $seat }.
page-again-sit = אל המושב הזה
page-stopped = אירעה תקלה בביצוע של אחד הכללים. דבר לא אבד; המשחק ממתין עד שהתקלה תתוקן.
page-paused = השעונים עצורים. הם יופעלו שוב בעוד
page-paused-by-umpire = המשחק מושהה; אין מקבלים תשובות.
page-pause = זמן לתגובות: אולי מישהו יגיב על מה שקרה עכשיו, למשל בקלף. הוא ניתן גם כשאיש אינו יכול להגיב. שניות שנותרו:
page-waiting = אין שאלה אליך כרגע.
page-waiting-for = ממתינים לתשובת { $seats }.
page-paper = דף להדפסה
page-paper-how = אפשר להדפיס את הדף מן הדפדפן: איך לסדר את השולחן, ושורה עם משבצות לכל יחידה.
page-type-dice = { $count ->
        [one] יש להטיל קובייה אחת ולהקליד מה היא מראה
        [two] יש להטיל שתי קוביות ולהקליד מה הן מראות
       *[other] יש להטיל { $count } קוביות ולהקליד מה הן מראות
    }
page-type-card = יש לשלוף קלף ולומר איזה קלף הוא
page-face = מה היא מראה
page-faces = מה הקוביות מראות, עם רווחים ביניהן
page-card = הקלף
page-type-it = זה מה שיצא
page-roll-it = הטלה בידי Montjoy
page-time-left = הזמן שנותר:
page-sealed = תשובתך נקלטה. אפשר לשנות אותה עד שכל התשובות יגיעו.
page-given = נבחרה
page-order = נא לכתוב את התשובה
page-order-how = איך כותבים
page-order-lines = לחיצה על שורה מוצעת מכניסה אותה אל התשובה שלך.
page-order-into = אל התשובה שלי
page-order-check = איך זה מובן?
page-question-whole = השאלה כולה
page-order-send = שליחה
page-order-example = לדוגמה:
page-order-example-put = לכתוב את זה בשבילי
page-order-mind = אזהרה:
page-pick-orders = פקודות על הלוח
page-pick-back = חזרה
page-pick-others = כל היחידות שלי
page-pick-done = סיום
page-pick-half = עדיין לא נשלח: פקודה הוחלה ולא הושלמה. אפשר להשלים אותה, או ללחוץ שוב כדי לשלוח בלעדיה:
page-let-pass = ויתור
page-odds = סיכויים
page-odds-none = אין סיכויים לתשובה הזאת.
page-odds-gone = השאלה הזאת כבר אינה פתוחה.
page-odds-busy = יש עכשיו חישובים רבים. אפשר לבקש שוב בעוד רגע.
page-odds-long = החישוב אורך זמן מה. התוצאה תופיע כאן.
page-odds-guess = זו הערכה: משהו שאינו גלוי לך משפיע על התוצאה.
page-odds-good = טוב לך
page-odds-bad = רע לך
page-draft = אם ייגמר לי הזמן
page-draft-none = שום דבר מסוים
page-draft-keep = שמירה
page-undo = ביטול: { $what }
page-question = השאלה
page-pick = מה לעשות כאן
page-pick-close = סגירה
page-board = הלוח
page-board-keys = הלוח. מקשי החצים אומרים מה נמצא איפה; כשהלוח מוגדל הם מזיזים אותו, ועם Shift הם אומרים זאת. פלוס ומינוס משנים את גודלו, 0 מראה את כולו.
page-zoom-in = הגדלה
page-zoom-out = הקטנה
page-zoom-all = הלוח כולו
page-zoom-me = המקום שלי
page-as-text = הלוח במילים
page-card-mine = ידוע רק לך
page-aim = על מה משחקים
page-log = מה קרה
page-just-more = ועוד { $count }
page-just-all = לקריאת הכול
page-just = מה קרה זה עתה
page-past-log = דילוג אל אחרי היומן
page-log-earlier = מוקדם יותר
page-log-later = מאוחר יותר
page-log-newest = לחדש ביותר
page-log-back = חזרה אל השולחן
page-then = { $newest ->
    [yes] מבט לאחור: תור { $turn } מתוך { $last }, האחרון, כפי שהתחיל
   *[no] מבט לאחור: תור { $turn } מתוך { $last }
}
page-then-step = מבט לאחור: תור { $turn } מתוך { $last }, צעד { $step } מתוך { $steps }
page-then-none = עדיין אין תור קודם להביט בו.
page-then-steps = תורות קודמים
page-then-first = התור הראשון
page-then-back = תור אחד אחורה
page-then-forward = תור אחד קדימה
page-then-before = צעד אחד אחורה
page-then-after = צעד אחד קדימה
page-then-now = חזרה להווה
page-then-keys = מקשי החצים: צעד אחד אחורה או קדימה. Page Up ו-Page Down: תור אחד. Home: התור הראשון. Esc: חזרה להווה.
page-then-new = קרה משהו חדש, והוא ממתין כאן.
page-then-lost = אי אפשר היה להציג את התור הזה. כדאי להמתין רגע ולנסות שוב.
page-void = אינו תקף עוד:
page-taken-back = המשחק חוזר אל לפני ”{ $line }”. מה שנמחק בקו אינו תקף עוד.
page-taken-back-far = המשחק חוזר אל נקודה שלפני מה שמופיע כאן.
page-people = ליד השולחן
page-you = (המושב שלך)
page-bot = המחשב
page-open-seat = עוד לא נתפס
page-here = כאן עכשיו
page-away = לא כאן
page-sees-all = רואים הכול: { $names }.
page-talk = שיחה
page-say = לומר
page-say-what = הודעה לכולם
page-talk-new = חדש בשיחה
page-log-show = הצגה
page-kind-dice = קוביות
page-sounds = צלילים
page-notices = התראות של הדפדפן כשמגיע תורך
page-received = התקבל.

page-fight = הקרב: כל עמדה בטבעת מנצחת את הבאה אחריה
page-fight-round = { $round ->
        [0] לפני הסבב הראשון
       *[other] סבב { $round }
    }
page-fighter = { $points ->
        [one] נקודת קרב אחת
        [two] שתי נקודות קרב
       *[other] { $points } נקודות קרב
    }{ $body ->
        [0] {""}
        [one] , נקודת גוף אחת
        [two] , שתי נקודות גוף
       *[other] , { $body } נקודות גוף
    }{ $whiffs ->
        [0] {""}
        [one] , מכה אחת באוויר
        [two] , שתי מכות באוויר ברצף
       *[other] , { $whiffs } מכות באוויר ברצף
    }
page-pools-now = הקרב כעת
page-pools-of = אם יסתערו עכשיו על { $place }
page-siege = במצור מאז סבב { $round }
page-dice = { $count ->
        [0] אין קוביות
        [one] קובייה אחת
        [two] שתי קוביות
       *[other] { $count } קוביות
    }

### מה שנדחה כאן

key-for-another = זה כבר נשלח פעם, עם תשובה אחרת
    .try = יש לקרוא את השאלה כפי שהיא עומדת עכשיו ולענות עליה שוב.
no-chat = השיחה בשולחן הזה כבויה
    .try = אפשר לדבר במקום אחר.
say-something = בהודעה יכולים להיות לכל היותר { $most } סימנים
    .try = יש לכתוב משהו קצר יותר.
say-nothing = ההודעה ריקה, ולכן דבר לא נשלח
    .try = יש לכתוב אותה תחילה.
page-at-hand = הכללים בהישג יד
page-at-hand-back = חזרה
page-at-hand-page = פתיחה כדף
page-at-hand-shut = סגירה
page-at-hand-loading = בטעינה …
page-at-hand-lost = אי אפשר היה להציג את זה. אפשר לנסות שוב, או לפתוח כדף.
page-signs-short = סימנים
page-signs = מה אומרים הסימנים
page-signs-none = עדיין אין לוח, או שאין בו סימנים שצריך להסביר.
page-sign = { $sign ->
        [camp] מחנה; הספרה היא מספרו
        [commander] מפקד עם חיילים
        [unit] יחידה ומספרה
        [ships] אוניות
        [force] כוח שטיבו לא ידוע
        [age] בת כמה ימים הידיעה
        [track] דרך
       *[cliff] מצוק שאיש אינו מטפס עליו
    }

# How play begins, and what is kept of it.
page-beginning-title = איך נחתמו הקוביות
page-beginning-waits = הרשימה הוקפאה. המשחק יתחיל כשיתגלה, תוך דקה לכל היותר: מה שהדפדפנים של { $seats } מוסיפים לקוביות.
page-beginning-silent = התחלה שנייה: הוכרזה תוספת של { $seats } ולא התגלתה תוך דקה. הרשימה הוקפאה שוב בלעדיה.
page-beginning-alone = רק מי שפתח את השולחן הוסיף משהו לקוביות, ולכן היה אפשר לבחור שם את המשחק הזה.
page-beginning-added = תוכניות של השחקנים עצמם הוסיפו לקוביות: { $seats }. אם אחת מהן אינה של מי שפתח את השולחן, איש לא היה יכול לבחור את המשחק הזה.
page-receipt = שמירת הקבלה
page-receipt-how = בקבלה כתוב מה הוצג למושב הזה לפני ההטלה הראשונה. אחרי המשחק אפשר לבדוק לפיה את הפרוטוקול, בלי השרת.
page-seal-other = השולחן הזה לא התחיל כפי שהוצג לדפדפן הזה. ייתכן שהמאגר שלו הוחזר לעותק מוקדם יותר. כדאי לשמור את הקבלה ולשאול את מי שפתח את השולחן.
page-seal-left = הרשימה המוקפאת אינה מכילה את מה שהדפדפן הזה הכריז, ולכן הוא אינו מגלה דבר. כדאי לשאול את מי שפתח את השולחן לפני המשחק.
page-seal-rolled = ההיסטוריה של השולחן הזה כבר אינה מכילה את מה שהוצג לדפדפן הזה. ייתכן שהמאגר שלו הוחזר לעותק מוקדם יותר. כדאי לשאול את מי שפתח את השולחן.
