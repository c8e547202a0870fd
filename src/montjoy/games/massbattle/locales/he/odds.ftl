# מה צפוי מהתקפה, לפי מה שידוע לצד עצמו (ui/prospects.py)

odds-short = פגיעה { $hit }, { $harm ->
        [vain] לשווא, המטרה חסינה
        [first] הפגיעה הראשונה ביחידה אינה גורמת נזק
       *[some] המטרה תאבד { $mean } נקודות פגיעה; ערעור, נסיגה או אובדן { $out }
    }
odds-of = { $unit }: { $odds }
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
        [first] הפגיעה הראשונה ביחידה אינה גורמת נזק.
       *[some] המטרה תאבד { $mean } נקודות פגיעה בממוצע, בין { $low } ל-{ $high } ב-8 מקרים מתוך 10. בדיקת מורל: { $checks }. אחרי כן: { $ends }.
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
also-hold = { $form ->
        [Fights] שליחה; אף יחידה אחרת אינה מכה
       *[Volley] שליחה; אף יחידה אחרת אינה יורה
    }
also-advance = שליחה; כל האחרות מתקדמות אל האויב הקרוב ביותר
form-unnamed = ללא פקודה: { $units }. { $does ->
        [shoot] הן יורות באויב הקרוב ביותר.
        [spare-shots] הן אינן יורות.
        [strike] הן מכות באויב שלפניהן.
        [spare] הן אינן מכות.
        [advance] הן מתקדמות אל האויב הקרוב ביותר; מי שיורה או מטיל לחשים נשאר במקומו.
       *[stay] הן נשארות במקומן.
    }
form-not-placed = { $units }: ללא הצבה; בשורה, קרוב ככל האפשר לאויב ולאמצע.

### after the battle: in the shell's place (ui/tally.py)

page-turning = נקודת המפנה: { $mark }. החלק של { $side } בכוח הכולל: קודם { turning-before }, אחר כך { turning-after }. נספרות נקודות הפגיעה שעל הלוח, של יחידות מעורערות ברבע, ועוד רבע מכל הכוח למי שעומד לבדו על המשבצות שיש להחזיק.
turning-before = { $before }%
turning-after = { $after }%
