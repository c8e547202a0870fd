# מה צפוי מהתקפה, לפי מה שידוע לצד עצמו (ui/prospects.py)

odds-short = פגיעה { $hit }, { $harm ->
        [vain] לשווא, המטרה חסינה
        [first] הפגיעה הראשונה, ללא נזק
       *[some] נקודות פגיעה: { $mean }, ערעור, נסיגה או אובדן { $out }
    }
odds-with = { $alone }; יחד עם { $units }: { $whole }
odds-or = או { $others }
odds-attack = { $how ->
        [missile] ירי
        [long] מכה ראשונה בנשק ארוך
        [charge] הסתערות
       *[melee] קרב מגע
    }: { $unit } נגד { $target }{ $times ->
        [1] {""}
        [two] {" "}(פעמיים)
       *[other] {" "}({ $times } פעמים)
    }: { $rolls ->
        [1] {""}
        [two] שני גלגולים, בכל אחד{" "}
       *[other] { $rolls } גלגולים, בכל אחד{" "}
    }{ odds-needs }.{ $harm ->
        [vain] {""}
       *[other] {" "}{ odds-fate }
    }
odds-needs = { $needs ->
        [immune] לשווא, המטרה חסינה
        [sure] פגיעה בטוחה
        [twenty] פגיעה ב-20 בלבד, { $hit }
       *[other] פגיעה ב-{ $needs } ומעלה, { $hit }
    } ({ odds-sum })
odds-sum = { $system ->
        [descending] ק20 { $bonus } ועוד דרג״ש { $armour } צריכים להגיע ל-19
       *[other] ק20 { $bonus } צריך להגיע לדרג״ש { $armour }
    }
odds-fate = { $harm ->
        [first] הפגיעה הראשונה עדיין אינה גורמת נזק.
       *[some] נקודות פגיעה שיאבדו: { $mean } בממוצע, בין { $low } ל-{ $high } ב-8 מקרים מתוך 10. בדיקת מורל: { $checks }. אחרי כן: { $ends }.
    }
odds-all = כל מה שמופנה אל { $target }: { odds-fate }
odds-end = { $end ->
        [destroyed] אבודה
        [fled] בבריחה
        [pushed] בנסיגה, מעורערת
        [broken] מעורערת
       *[stands] עומדת
    } { $chance }
odds-guess = הנתונים של { $units } אינם ידועים לך; החישוב הוא לפי נתונים רגילים.
odds-none = הפקודות האלה אינן תוקפות דבר.
odds-nobody = כרגע אין את מי לתקוף: { $unit }.
odds-how = אפשר להקליד ”סיכויים” ויחידה שלך, לדוגמה ”סיכויים A3”; או ”סיכויים” ופקודות; או ”סיכויים” לבד: מה שהיחידות יעשו מעצמן.

### at a click
also-place = { $units ->
        [one] שליחה, והצבת היחידה באופן אוטומטי
       *[other] שליחה, והצבת השאר באופן אוטומטי
    }
also-concede = כניעה
also-fight-on = ביטול הכניעה
also-hold = שליחה; כל האחרות במקומן
also-nearest = שליחה; כל האחרות אל הקרוב ביותר
also-advance = שליחה; כל האחרות מתקדמות
form-not-placed = { $units }: ללא הצבה; בשורה, קרוב ככל האפשר לאויב ולאמצע.
