# מילות המסוף: מה ש-play, ‏resume ו-replay אומרים מלבד המשחק עצמו

ui-not-understood = ”{ $word }” אינו מובן. נא להקליד מספר מ-1 עד { $most }, או ? לעזרה.
ui-choose-no-usual = אין כאן תשובה רגילה: נא להקליד מספר של תשובה, מ-1 עד { $most }, או את המילים שבהן היא מתחילה. ”? 1” מראה את הכלל שמאחורי תשובה 1.
ui-choose-which = ”{ $word }” { $count ->
        [one] מופיע בתשובה הזאת
       *[other] מופיע בתשובות האלה
    }; נא להקליד את המספר:
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
ui-no-rule = השורה הזאת אינה נשענת על כלל.
ui-replay = { $game }, דרך העיניים של { $seat }
ui-replay-more = ‏Enter: המשך. q: סיום.
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

ui-title = { $game }: { $scenario }
ui-round-log = מאז תורך האחרון
ui-beginning = מה קרה עד כה
ui-nothing-new = מאז לא קרה דבר.
ui-nothing-yet = עדיין לא קרה דבר.
ui-private = ידוע רק לך
ui-private-same = { $count ->
        [0] דבר כאן לא השתנה; ”מפה” מראה הכול.
       *[other] כל השאר כמו קודם; ”מפה” מראה הכול.
    }
ui-map = המפה
ui-house = כלל בית: { $name } (במקום { $replaces }). { $says }
ui-house-undone = כלל הבית { $name } אינו בתוקף: שורת הפקודה קובעת אחרת.
ui-option-set = בחירה: { $name } = { $value }
ui-commitment = הקוביות חתומות: { $commitment }
ui-to-learn = לערב ראשון יש התרחיש ”{ $title }”: play { $game } { $scenario }.
ui-own-house = עם --house { $name }: ”{ $title }”. { $says }
ui-to-learn-steps = ללימוד המשחק, עם הסבר לכל צעד:
ui-how = נא להקליד מספר של תשובה; ”?” לעזרה, ”יציאה” לסיום (המשחק נשמר).
ui-prompt-dice = קוביות
ui-order-form = נא לכתוב את התשובה בשורה אחת, או ”?” לעזרה.
ui-react = אפשר להגיב עכשיו. נא להקליד מספר, או Enter כדי לוותר.
ui-pause = זמן לתגובות: אולי מישהו יגיב על מה שקרה עכשיו, למשל בקלף. הוא ניתן גם כשאיש אינו יכול להגיב. נא ללחוץ Enter.
ui-sealed = תשובתך חתומה. אפשר לשנות אותה בעזרת ”ביטול” עד שכל התשובות יגיעו.
ui-no-clock = במסוף אין שעון: הכללים נותנים { $seconds } שניות לבחירה כזאת, אבל כאן איש אינו ממהר. אפשר לספור בקול.
ui-hand-over-short = נא להעביר את המקלדת אל { $seat } וללחוץ Enter.
ui-back-question = התשובה הזאת כבר שימשה. לחזור לתחילת החלק הזה של המשחק ({ $mark })? משם הקוביות מוטלות מחדש, והפרוטוקול מראה זאת.
ui-back-agree = { $seat }: האם מוסכם לחזור אל { $mark }?
ui-back-refused = אין הסכמה של { $seat }; המשחק נשאר כפי שהוא.
ui-gone-back = המשחק חזר אחורה.
ui-undone = בוטל: { $what }
ui-saved-copy = עותק נמצא בקובץ { $file }. המשחק עצמו נשמר תמיד בקובץ { $record }.
ui-no-folder = אין תיקייה { $folder }. יש ליצור אותה קודם, או לבחור תיקייה קיימת.
ui-no-file = אין קובץ { $file }. יש לבדוק את השם ואת התיקייה.
ui-kept = המשחק שמור. להמשך:
ui-kept-games = המשחקים שמורים ב-{ $folder }, החדש ביותר ראשון:
ui-kept-none = אין משחק להמשיך בו ב-{ $folder }. אפשר לפתוח משחק: { $command }
ui-kept-game = { $game }, { $scenario }: { $mark }; בידיך { $seats }
ui-kept-begun = לפני הסבב הראשון
ui-kept-bots = אף אחד (בוטים בלבד)
ui-kept-older = { $count ->
        [one] ועוד משחק ישן יותר
        [two] ועוד שני משחקים ישנים יותר
       *[other] ועוד { $count } משחקים ישנים יותר
    } באותה תיקייה.
ui-kept-over = { $count ->
        [one] משחק אחד שם כבר נגמר; לצפייה חוזרת:
        [two] שני משחקים שם כבר נגמרו; לצפייה חוזרת:
       *[other] { $count } משחקים שם כבר נגמרו; לצפייה חוזרת:
    }
ui-kept-ended = { $game }, { $scenario }: נגמר; בידיך היו { $seats }
ui-kept-closed = { $count ->
        [one] משחק אחד שם אינו נפתח כאן:
        [two] שני משחקים שם אינם נפתחים כאן:
       *[other] { $count } משחקים שם אינם נפתחים כאן:
    }
ui-kept-no-game = { $name }: המשחק שלו, ”{ $game }”, אינו מותקן.
ui-kept-other-rules = { $name } ({ $game }, { $scenario }): שוחק בגרסה { $version } של הכללים; כאן מותקנת אחרת.
ui-kept-elsewhere = משחק שנפתח עם ‎--record FILE אינו ברשימה הזאת: resume FILE ממשיך בו.
ui-after-lesson = מה לשחק עכשיו:
ui-see-again = לצפייה חוזרת במשחק:
ui-ended-early = הקלט נגמר.
ui-interrupted = הופסק.
ui-dice-how = לדוגמה: { $example }. ‏”הטלה” כדי ש-Montjoy יטיל אותן, ”אוטומטי” כדי שיטיל מעכשיו את כולן.
ui-dice-hidden = את הקוביות האלה אסור לאיש לראות; ”הטלה” כדי ש-Montjoy יטיל אותן.
ui-dice-for = עבור: { $about }
ui-dice-first = קודם יש להקליד את הקוביות האלה; ”ביטול” פועל בשאלה הבאה.
ui-dice-wrong = נא להקליד { $count ->
        [one] תוצאה אחת
        [two] שתי תוצאות
       *[other] { $count } תוצאות
    } מ-{ $least } עד { $most }, עם רווחים ביניהן. ”הטלה”: Montjoy מטיל אותן; ”אוטומטי”: את כולן מעכשיו; ”יומן” ו”מפה” מראים את מה שהם מראים תמיד; ”יציאה”: עצירה.
ui-card-wrong = { $card } אינו קלף שיכול לבוא עכשיו. הוא יכול להיות: { $cards }.
ui-card-many = { $card } אינו קלף שיכול לבוא עכשיו; יש { $count } כאלה, למשל { $cards }. אפשר להקליד חלק משם, והקלפים שהוא בשמם יוצגו.
ui-auto-on = מעכשיו Montjoy מטיל. ‏”קוביות” כדי לחזור ולהקליד אותן.
ui-auto-off = הקוביות מוקלדות שוב בידיך.
ui-stopped = אירעה תקלה בביצוע של אחד הכללים. זו טעות בתוכנה, לא שלך. המשחק עומד במקום שעמד לפני תשובתך האחרונה; נא לבחור שוב, אולי משהו אחר.
ui-stopped-bot = אירעה תקלה בביצוע של אחד הכללים אחרי תשובה של המחשב. המשחק שמור בקובץ { $file }; נא לדווח על כך.
ui-stopped-where = התקלה היא ב: { $where } ({ $error }).
ui-seed-out = זרע הקוביות גלוי; כל אחד יכול לחשב מחדש כל קובייה בעזרת:
ui-no-forecast = אין סיכויים לתשובה הזאת.
ui-no-forecasts = אין סיכויים לתשובות האלה.
ui-odds-line = { $name }: { $percent }
ui-which-number = של איזו תשובה? נא להקליד ”{ $word }” ואת מספרה, לדוגמה ”{ $word } 1”. לא לכל תשובה יש סיכויים.
ui-how-none = עדיין לא נכתב איך משחקים { $game }; { $taught ->
        [true] ”play { $game } --learn” מלמד תוך כדי משחק, ו-”rules { $game }” מביא את הכללים.
       *[other] ”rules { $game }” מביא את הכללים.
    }
ui-no-such-answer = אין כאן תשובה { $number }: נא להקליד ? ומספר מ-1 עד { $most }, או מספר של כלל.
ui-rule-behind = מאחורי השאלה עומד הכלל { $rule }, { $title }: כדי לקרוא אותו נא להקליד ”?” ואת מספרו.
ui-write-leave = איש אינו שואל על כך. שורה ריקה, או נקודה לבדה, מחזירה אל השאלה.
ui-no-such-rule = { $rule }: אין כאן מספר של כלל מכללי המשחק, ולא מילה שמופיעה באחד מהם.
ui-ruling = פירוש: { $text }
ui-option-of = בחירה: { $name }
ui-option-usual = בדרך כלל: { $value }.
ui-option-needs = רק יחד עם { $name }.
ui-option-from-to = מספר מ-{ $least } עד { $most }
ui-option-others = שונות
ui-advice = עצה
ui-rules-layer = { $layer ->
        [rules] כללים
        [battle] קרבות
        [campaign] המערכה
        [pack] אריחים, קלפים ודמויות
       *[other] { $layer }
    }
ui-rule-kind = { $kind ->
        [advice] עצה
        [option] בחירה
        [flavour-with-effect] סיפור שיש לו השפעה
       *[other] { $kind }
    }
ui-seat-mail = { $seat }: אדם, בדואר
ui-how-mail = ‏report FILE SEAT כותב מה שצד יודע, בשביל מי שמשחקים אותו; order FILE SEAT --file TEXT קולט את התשובה שהגיעה מן השחקנים.
ui-seat-human = { $seat }: אדם ליד המקלדת הזאת
ui-seat-bot = { $seat }: המחשב ({ $bot })
ui-umpire-look = הדף של עמדת השיפוט. הכול גלוי.
ui-umpire-help = ”צפייה SEAT”: הדף של מושב; ”קביעה PATH VALUE”: שינוי המצב בנקודת השמירה הבאה, ”מיד PATH VALUE”: באחרונה; ”קובייה WHY FACES”: הקוביות הבאות של הכלל; ”חזרה MARK”: חזרה אל נקודת שמירה, ”חזרה” לבד: רשימת נקודות השמירה; ”עבור SEAT N”: תשובה על שאלה של מושב; ”מצב PATH”: חלק מן המצב; ”יומן”, ”מפה”, ”השהיה”, ”המשך”, ”סיום”.
ui-umpire-marks = נקודות השמירה האחרונות, החדשה בסוף: { $marks }
ui-umpire-reason = מדוע? (זה נרשם בפרוטוקול.)
ui-umpire-no-seat = אין במשחק מושב { $name }. יש: { $there }.
ui-umpire-nothing = אין דבר בשם { $name } בתוך { $path }.
ui-umpire-no-answer = אין ל-{ $seat } שאלה שיש לה תשובה { $number }.
ui-help-number = מספר בוחר את התשובה הזאת, וכך גם המילים שבהן היא מתחילה
ui-help-rule = ‏”? 3”: הכלל שמאחורי תשובה 3; ”?” ומספר של כלל: אותו כלל; ”?” ומילה: חיפוש שלה
ui-help-odds = ”סיכויים 3”: מה ייצא מתשובה 3; ”סיכויים” לבד: מה ייצא מכל אחת, היכן שאפשר לחשב
ui-help-odds-orders = ”סיכויים A3”: מה היחידה A3 יכולה לעשות ולמי; ”סיכויים” ופקודות: מה ייצא מהן; ”סיכויים” לבד: מה היחידות עושות מעצמן
ui-help-why = ”למה”: מילה אחרת ל”סיכויים”
ui-help-write = ”כתיבה”: טופס שאיש אינו מבקש עכשיו
ui-help-log = ”יומן”: כל מה שנמסר לך
ui-help-map = ”מפה”: המפה שוב, ועל מה משחקים
ui-help-undo = ”ביטול”: חזרה מתשובתך האחרונה; אם כבר יצא ממנה משהו, המשחק חוזר אל השאלה, בהסכמת כולם, ומשם מטילים קוביות חדשות
ui-help-save = ”שמירה” ושם של קובץ: כתיבת עותק; המשחק נשמר תמיד
ui-help-quit = ”יציאה”: הפסקה; המשחק נשמר ואפשר להמשיך בו
ui-help-umpire = ”שיפוט”: הדף של עמדת השיפוט
ui-help-typed = ”קוביות”: מעכשיו הקוביות מוקלדות בידיך, אם משחקים בקוביות אמיתיות
ui-no-seed-yet = המשחק לא נגמר: { $dice ->
        [one] הקובייה האחת שלו תקינה, ואפשר יהיה לחשב אותה
        [two] שתי הקוביות שלו תקינות, ואפשר יהיה לחשב אותן
       *[other] { $dice } הקוביות שלו תקינות, ואפשר יהיה לחשב אותן
    } מחדש כשהזרע ייחשף.
ui-no-seed = הזרע לא נחשף: הקוביות תקינות, אבל איש אינו יכול לחשב אותן מחדש.
ui-epochs = { $count ->
        [one] פעם אחת חזר המשחק אל לפני הטלה
        [two] פעמיים חזר המשחק אל לפני הטלה
       *[other] { $count } פעמים חזר המשחק אל לפני הטלה
    }, ומשם הוטלו הקוביות מחדש.
ui-dice-sealed = איך נחתמו הקוביות
ui-dice-sealed-commitment = טביעת האצבע של הזרע: { $commitment }. רשימת התוספות, מוקפאת כטביעות אצבע:
ui-dice-sealed-words = המשחק יתחיל כשיתגלו המילים של { $seats }. אם טביעת האצבע שלך ברשימה, יש לשלוח גיליון ובו השורה: ”nonce: ” והמילים שלך.
ui-mail-unsaid = המשחק עוד לא התחיל. עוד חסרות מילים של שחקנים, שישלחו אותן אחרי שיראו את הרשימה בדוח הראשון: { $seats }.
ui-mail-said = המילים של { $seat } הן מה שהוכרז.
ui-added-unlisted = דבר לא הוקפא לפני תחילת המשחק: התוכנית שניהלה את המשחק הגרילה בעצמה את כל מה שנוסף לזרע, ומי שהפעיל אותה היה יכול לבחור את המשחק הזה.
ui-added-host = רק מי שפתח את השולחן הוסיף משהו לזרע, ולכן היה אפשר לבחור שם את המשחק הזה.
ui-added = תוכניות של השחקנים עצמם הוסיפו לזרע: { $seats }. אם אחת מהן אינה של מי שפתח את השולחן, איש לא היה יכול לבחור את המשחק הזה.
ui-beginnings = המשחק התחיל { $count } פעמים: מישהו לא גילה את מה שהוכרז מראש.
ui-receipt-fits = הקבלה של { $seat } מתאימה לפרוטוקול הזה.
ui-receipt-commitment = הקבלה של { $seat } ניתנה למשחק אחר או לזרע אחר.
ui-receipt-list = הרשימה שהוקפאה בפרוטוקול אינה זו שבקבלה של { $seat }.
ui-receipt-hash = הקבלה של { $seat } סותרת את עצמה: טביעת האצבע שלה אינה ברשימה שלה, או אינה של הבתים שלה.
ui-receipt-left-out = המשחק הזה התחיל בלי מה שהוכרז מראש ({ $seat }).

# The commands as they may be typed in this language, too; of several words, with commas between them, the first is told.

ui-help-words = אפשר להקליד את הפקודות גם באנגלית: { $words }
ui-word-quit = יציאה, סיום
ui-word-undo = ביטול
ui-word-log = יומן
ui-word-map = מפה
ui-word-dice = קוביות
ui-word-auto = אוטומטי
ui-word-write = כתיבה
ui-word-text = טקסט
ui-word-edit = עריכה
ui-word-send = שליחה
ui-word-help = עזרה
ui-word-save = שמירה
ui-word-odds = סיכויים
ui-word-why = למה, מדוע
ui-word-file = קובץ
ui-word-take = אימוץ
ui-word-all = הכול, הכל
ui-word-umpire = שיפוט, השופט
ui-word-roll = הטלה

# What is typed on the umpire’s page alone.

ui-word-look = צפייה
ui-word-set = קביעה
ui-word-now = מיד
ui-word-die = קובייה
ui-word-back = חזרה
ui-word-for = עבור
ui-word-state = מצב
ui-word-pause = השהיה
ui-word-resume = המשך
ui-word-done = סיום

# Forms of several lines, and games by mail.

ui-order-long = ”עריכה”: פתיחת העורך שלך; אפשר גם לכתוב כאן שורה אחר שורה, ושורה ריקה בסוף; ”טקסט”: ממה מתחילים; ”אימוץ A3” או ”אימוץ 2”: שורה משם כמו שהיא; ”קובץ” ושם: קריאה של קובץ; נקודה לבדה: אין חדש.
ui-order-short = ”עריכה”, ”טקסט”, ”אימוץ”, ”קובץ” ושם, ”שליחה”, או שורה אחר שורה; נקודה לבדה: אין חדש.
ui-order-see = הפקודה ”טקסט” מראה מה אפשר לכתוב כאן, עם דוגמאות.
ui-no-editor = אין עורך: לא נמצא עורך, ו-EDITOR אינו קובע עורך (EDITOR=nano לפני הפקודה קובע אותו). אפשר לכתוב כאן שורה אחר שורה; הפקודה ”טקסט” מראה ממה מתחילים.
ui-no-editor-here = עורך נפתח רק במסוף. אפשר לכתוב כאן שורה אחר שורה; הפקודה ”טקסט” מראה ממה מתחילים.
ui-form-wrong-more = { $count ->
        [one] עוד שגיאה אחת אינה מוצגת
        [two] עוד שתי שגיאות אינן מוצגות
       *[other] עוד { $count } שגיאות אינן מוצגות
    }; תחילה יש לתקן את אלה.
ui-form-unchanged = לא נעשה שינוי, ודבר לא נשלח.
ui-form-kept = דבר לא נשלח. הטקסט שלך נשמר: ”עריכה” כדי להמשיך ממנו, ”טקסט” כדי לראות אותו, ”שליחה” כדי לשלוח אותו; שורות חדשות באות במקומו.
ui-form-none = לא שמור טקסט שלך.
ui-form-number = כאן דרוש טקסט, לא מספר; אם אין חדש, די בנקודה לבדה.
ui-yes-or-no = נא להקליד { $yes } או { $no }. גם Ctrl-C הוא { $no }.
ui-take-left = נשמט, כי אינו הולך יחד עם השאר:
ui-take-none = אין שורה לאימוץ שמתחילה ב”{ $word }” או שזה מספרה. הפקודה ”טקסט” מראה את השורות ואת מספריהן.
ui-take-which = אילו שורות? הפקודה ”אימוץ 2 4” לוקחת את אלה שאלה מספריהן (הפקודה ”טקסט” מראה אותם), הפקודה ”אימוץ A3” את אלה שמתחילות ב-A3, והפקודה ”אימוץ הכול” את כל מה שהולך יחד.
ui-take-no-line = אין כאן שורה מוצעת. שורות עם ## הן עצות; נא לכתוב פקודה משלך.
ui-take-advice = שורה { $word } מתחילה ב-##: היא עצה ולא פקודה. השורות שאפשר לאמץ: { $lines }.
ui-form-blank = שורה ריקה אינה שולחת דבר; נקודה לבדה שולחת טקסט ריק.
ui-form-send = לשלוח?
ui-refused-line = שורה { $line }, טור { $column }, ”{ $quoted }”: { $says }
ui-form-understood = כך הובן:
ui-prospects = מה צפוי מזה:
ui-form-empty = כך הובן: אין חדש.
ui-report-title = { $game }: { $seat }
ui-report-day = { $game }: { $seat }, יום { $day }
ui-report-story = { $game }: מה קרה
ui-report-after = { $game }: מה האמינו { $seat }, ומה היה נכון
ui-report-after-all = { $game }: מה האמין כל צד, ומה היה נכון
ui-report-not-over = המשחק לא נגמר. מה שהיה נכון יימסר כשייגמר.
ui-report-arrived = מה הגיע
ui-report-since = מה הגיע מאז { $mark }
ui-report-asked = מה שואלים אותך
ui-report-form = יש לענות בטקסט כזה, ולשלוח רק את שורותיו: בלי ברכה ובלי שם. מה שאחרי # אינו נקרא: יש למחוק את # משורה רצויה.
ui-report-written = הדוח של { $seat } נמצא בקובץ { $file }.
ui-report-number = יש לענות במספר של אחת התשובות, ולא יותר.
ui-mail-not-asked = ‏{ $seat }: אין כרגע שאלה.
ui-mail-number = התשובה היא מספרה של אחת מ-{ $most } התשובות בדוח, ולא יותר.
ui-mail-checked = זה תקין כמו שהוא. דבר לא נשלח.
ui-mail-nothing-sent = דבר לא נשלח; המשחק כפי שהיה.
ui-mail-sent = התשובה של { $seat } התקבלה.
ui-mail-changed = התשובה של { $seat } התקבלה במקום הקודמת.
ui-mail-missing = עוד לא ענו: { $seats }.
ui-mail-on = { $whole ->
        [yes] כל התשובות התקבלו והמשחק
       *[other] המשחק
    } התקדם: { $mark }.
ui-mail-new = שאלות חדשות: { $seats }. יש לשלוח דוח חדש:
ui-mail-ended = המשחק נגמר; אפשר לאמת את קוביותיו.

ui-rehearsed-same = { $name }: לפי גרסה { $version } של הכללים הכול יוצא אותו דבר, והמשחק נמשך.
ui-rehearsed-other = { $name }: לפי גרסה { $version } של הכללים המשחק יוצא אחרת, משורה { $line }: { $why }
ui-rehearsed-viewer = { $viewer }: אחרת מפריט { $number } של היומן. כפי ששוחק: { $old }. לפי הכללים החדשים: { $new }.
ui-rehearsed-move = המשחק יכול להימשך לפי הכללים החדשים מנקודת השמירה האחרונה ({ $mark }):
ui-rehearsed-fixed = המשחק אינו יכול להימשך לפי הכללים החדשים: { $why }
ui-rehearsed-save = אפשר להוציא את הפרוטוקול שלו מן האחסון ולהמשיך לשחק במסוף:
ui-rehearsed-stand = התקנה של הגרסה הקודמת, עם גרסה { $version } של הכללים, ממשיכה בו:
ui-rehearsed-take = כדי להוציא אותו לשם כך מן האחסון:
ui-rehearsed-moved = { $name }: המשחק נמשך מנקודת השמירה האחרונה ({ $mark }) לפי גרסה { $version } של הכללים.
ui-rehearsed-stands = { $name }: המשחק נשאר כמות שהוא.
ui-rehearsed-current = { $name }: המשחק הוא לפי הכללים של הגרסה הזאת; אין מה לבדוק.
ui-rehearsed-closed = { $name }: { $why }
ui-rehearsed-none = אין משחק פעיל לפי כללים ישנים.
ui-rehearsed-taken = ‏{ $file }: הפרוטוקול, ולצידו הזרע החתום של הקוביות. יש לשמור את הזרע בסוד.

# ‏games ו-check.

ui-games-more = ‏games GAME מספר על מה כל תרחיש וכמה זמן הוא נמשך.
ui-games-usual = כשלא נאמר דבר אחר
ui-check-right = ‏{ $file }: { $what }, תקין
ui-check-read-as = ‏{ $file } נקרא בתור: { $what }
ui-check-read-as-guessed = ‏{ $file } נקרא בתור: { $what }. אם הוא שייך למשחק אחר, ציינו אותו באמצעות ‎--game.
ui-check-missing = { $count ->
        [one] הודעה אחת חסרה ומוצגת באנגלית: { $named }
       *[other] { $count } הודעות חסרות ומוצגות באנגלית: { $named }
    }
ui-kind-fight = קרב של { $game }
ui-kind-house-rule = כלל בית של { $game }
ui-kind-scenario = תרחיש של { $game }
ui-kind-record = פרוטוקול של { $game }
ui-kind-rulebook = ספר כללים
ui-kind-content-pack = חבילת תוכן של { $game }
ui-kind-file-of-content = תוכן עבור { $game }
ui-kind-map = מפה של { $game }
ui-kind-part = חלק מ-{ $game } עצמו
ui-kind-unit-table = טבלת יחידות של { $game }
ui-kind-file-of-messages = קובץ הודעות
ui-kind-game-toml = game.toml
ui-kind-own-troops = { $count ->
        [one] שורה אחת
        [two] שתי שורות
       *[other] { $count } שורות
    } של כוחות משלך עבור { $game }

# ‏backup ו-restore.

ui-backup = ‏{ $file }: משחקים: { $games }, שורות: { $lines }; הכול נקרא שוב ושלם.
ui-backup-seeds = יש בו זרעים של משחקים שעוד נמשכים: נא לא למסור אותו לאיש.
ui-restored = שוחזר: משחקים: { $games }, שורות: { $lines }.
ui-odds-slow = בלי numba החישוב אורך כמה שניות לכל תשובה, ולקרב שלם עד חצי דקה; איתו המספרים זהים והחישוב מהיר יותר: { $how }
ui-quicker = עם numba זה מהיר יותר, ובאותם מספרים: { $how }
