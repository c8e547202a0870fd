# מה שנשאל, נענה ונדחה.

### שאלות לצד

Before = לפני המסע: מי המפקד העליון, מי מפליג עם מי, והיכן ימתין הצי מול החוף.
Morning = יום { $day }, בוקר: גיליונות הפקודות וענייני היום.
Round = יום { $day }, { slot-of }: מה עושה הכוח של המפקד העליון עצמו? גיליון ריק: כמו קודם.
AnyTime = באמצע היום: מה עושה הכוח של המפקד העליון עצמו מהסבב הבא ואילך? מה שיישלח יחול אז, ועד אז אפשר לשנותו.
Met = הכוח שלך נתקל באויב: { $enemy }{ about-men }{ at-hex }. מה עכשיו?
Challenged = { $enemy }{ about-men } בא אל הכוח שלך{ at-hex }. להילחם, או להניח לו לעבור?
AfterWin = האויב עזב את { $hex }. להיכנס?
Pursue = האויב נסוג מ-{ $hex }. לרדוף אחריו, אל המשושה הזה והלאה?
Fronts = כמה אויבים בבת אחת{ at-hex }: { $enemies }. איך לחלק את החיילים?
    .enemies = { $it }
LeadFront = כמה אויבים בבת אחת{ at-hex }: { $enemies }. איזו חזית יוביל המפקד?
    .enemies = ({ $nth }) { $it }
TakenCamp = מחנה האויב ב-{ $hex } נכבש. לשמור אותו או לשרוף?

### תשובות

Do = { $what ->
        [attack] לתקוף
        [stop] לעצור
        [around] לעקוף
        [pass] להניח להם לעבור
        [fight] להילחם
        [pursue] לרדוף
        [stay] להישאר
        [advance] להיכנס
        [withdraw] לצאת
        [continue] להמשיך
        [keep] לשמור
        [burn] לשרוף
        [proportional] ביחס לאויבים
        [largest] כולם נגד הגדול ביותר
        [grant] להתיר
        [refuse] לא להתיר
        [send] לשלוח
        [roll] להטיל
        [own] להשאיר לכללים
        [typed] להקליד את התוצאה בעצמך
        [own_officers] שהקצינים של הצד יפעלו
        [hold] להמשיך לפי הפקודות
       *[other] חזית { $what }
    }

### שאלות לשופט

UmpireDay = גיליון האירועים שלפנינו, לפני יום { $day }: מה להוסיף, מה למחוק?
UmpireRound = יום { $day }, { slot-of }: מה קורה עכשיו לפי גיליון האירועים שלפנינו? לא קורה דבר: נקודה.
Drafts = יום { $day }, { slot-of }: דוחות הקרב לפני שיצאו. אילו מספרים ייאמרו אחרת, איזה דוח יעוכב?
Judge = { $side } מבקשים מעשה גבורה של { $commander }: ”{ $text }”. להתיר, תמורת נקודת גבורה?
Planting = אבי האבן הגדול עומד להינטע ב-{ $hex }, ועומדים שם חיילים. להתיר?
Occasion = האם זו הזדמנות למעשי אכזריות? { $unit } ב-{ $hex }.
TakeOver = קרב מתחיל: { $battle }. להשאיר לכללים, או להקליד תוצאה משולחן של ממש?
TypeResult = תוצאת הקרב: { $battle }.
Battle = { $attackers } נגד { $defenders }{ $camp ->
        [2] {""}
       *[other] {" "}מאחורי מחנה מבוצר
    }
Party = { $side } ב-{ $hex } ({ $men }{ $commanders-count ->
        [0] {""}
       *[other] , בהנהגת { $commanders }
    })
    .men = { $men } { $elite ->
        [true] אנשי עילית
       *[false] רגילים
    } מן { $unit }
    .men-none = איש
    .commanders = { $a }

### נדחה: לפני המשחק

too-early-for-orders = לפני המשחק עוד אין פקודות
    .try = יש לבחור מפקד עליון, מקום לצי, ומי מפליג עם מי.
too-early = לפני המשחק אי אפשר: { $what }
    .try = לחכות לבוקר הראשון.
not-a-commander-of-yours = { $commander } אינו מפקד שלך
    .try = לבחור אחד מן המפקדים שלך.
no-ships = לצד שלך אין אוניות
    .try = להשמיט את הצי.
not-at-sea = המשושה { $hex } אינו משושה ים במפה
    .try = לציין משושה ים מול החוף.
nobody-of-yours = { $who } אינו משלך
    .try = לציין יחידה, מפקד או מומחה מגיליון הצבא שלך.
no-such-ship = אין לך אונייה { $ship }
    .try = לציין אחת מן האוניות שלך.
no-room = יש מקום ל-{ $left } איש בלבד על { $ship }
    .try = להעביר משם מישהו אחר, או לקחת אונייה אחרת.
neither-ship-nor-unit = { $who }: לא אונייה ולא יחידה שלך
    .try = מפקד עולה על אונייה או הולך עם יחידה.

### נדחה: אל מי, ומאין

not-orders = זה אינו טופס של פקודות
    .try = למלא גיליונות פקודות ועניינים.
umpires-form = רק השופט ממלא את הטופס הזה
    .try = למלא פקודות.
nobody-of-that-name = { $own ->
        [yes] { $name } שייך לצבא שלך, אבל לא מה שנדרש כאן
       *[no] אין לך מי שנקרא { $name }
    }
    .try = לכתוב כמו בגיליון הצבא, למשל { $wanted }.
nowhere-to-order-from = אין עכשיו מי שייתן פקודות אל { $to }
    .try = לחכות עד שהמפקד העליון יהיה על המפה.
not-across-the-water = מן הים פקודות אינן מגיעות אל { $to }
    .try = לפקד על מי שבמשושה של המפקד העליון ועל החוף לידו, או לנחות קודם.
fleet-not-at-hand = { $to }: פקודות רק ממי שעל הסיפון או לידו
    .try = להביא את המפקד העליון אל החוף.
not-on-the-island = { $to }: עדיין לא על האי
    .try = לחכות לנחיתה.
orders-go-to-its-camp-or-commander = { $to } במשושה { $hex } עם מחנה או מפקד, ושם מתקבלות הפקודות
    .try = למען את הגיליון אל המחנה או המפקד, עם טור ליחידה.
lone-marker = { $to }: סמן בודד, שאי אפשר לצוות עליו ”{ $order }”
    .try = לצוות ללכת אל המחנה הקרוב, או להביא מפקד לידו.
no-such-side = { $side } אינו צד אחר במשחק הזה
    .try = לציין אחד מן הצדדים האחרים.
no-such-unit = אין לך יחידה { $unit } לטור הזה
    .try = לקחת את המספרים מגיליון הצבא.
not-in-one-hex = הם אינם במשושה אחד
    .try = להביא אותם יחד קודם.
two-sheets = יש שני גיליונות אל { $to }
    .try = לכתוב הכול בגיליון אחד.
only-his-own-force = בין שלבי פקודות אפשר לפקד רק על הכוח של המפקד העליון עצמו, ו-{ $to } במקום אחר
    .try = לכתוב לשם בשלב הפקודות הבא.
in-the-order-phase = זה נעשה רק בשלב הפקודות: { $what }
    .try = לעשות את זה בבוקר.
only-before-play = זה נעשה רק לפני המשחק: { $what }
    .try = להשמיט.

### נדחה: משבצות הגיליון

eight-days-at-most = הגיליון אל { $to } מכסה { $days } ימים
    .try = גיליון מכסה שמונה ימים לכל היותר; את השאר בגיליון נוסף.
a-round-needs-its-day = בגיליון אל { $to } כתוב סבב בלי יום
    .try = לכתוב ”יום 6 סבב 2”.
day-is-past = יום { $day } כבר עבר
    .try = לכתוב פקודות להיום או להבא.
box-filled-twice = בגיליון אל { $to } המשבצת של יום { $day }, { slot-of } מולאה פעמיים
    .try = להשאיר אחת מהן.
where-to = ”{ $order }” דורש משושה
    .try = לציין את המשושה, למשל 0613.
takes-no-hex = ”{ $order }” אינו מקבל משושה, וכתוב שם המשושה { $hex }
    .try = להשמיט את המשושה.
off-the-map = המשושה { $hex } אינו על המפה
    .try = לציין משושה מן המפה.
not-into-the-sea = המשושה { $hex } הוא ים
    .try = לציין משושה של יבשה, או לעלות לאונייה.
ships-sail-at-sea = המשושה { $hex } הוא יבשה, ואוניות מפליגות בים
    .try = לציין משושה ים, או לרדת לחוף.
ships-lie-at-sea = אוניות עומדות בים, והמשושה { $hex } הוא יבשה
    .try = לציין את משושה הים של האונייה, או להשמיט אותו.
no-coast = למשושה { $hex } אין חוף
    .try = לציין משושה של יבשה ליד הים.
only-marches-at-night = בלילה רק צועדים, לא ”{ $order }”
    .try = ללכת, להתקדם או למהר אל משושה, או להשאיר את המשבצת ריקה.
no-hero-points = לא נותרה שם נקודת גבורה
    .try = להשמיט, או לבקש ממפקד אחר.
one-unit-fortifies = רק יחידה אחת בכל פעם מבצרת את { $to }
    .try = לתת את הפקודה ליחידה אחת.
only-in-a-camp = { $to }: לא במחנה, ורק מחנה מבצרים
    .try = להקים מחנה קודם.
too-few-men = ביחידה { $unit } יש { $men } איש, ולביצור דרושים { $least }
    .try = לתת את הפקודה ליחידה גדולה יותר.
the-dead-do-not-understand = יחידה { $unit } היא של המתים, שאינם מבינים ”{ $order }”
    .try = החזק, תקוף או התקדם.
only-commanders-act-on-their-own = { $to } אינו מפקד, ורק למפקדים יש משאלות
    .try = להשמיט את המשאלות.
the-same-order-twice = שתיים מן המשאלות הן ”{ $order }”
    .try = לציין פקודות שונות.
nearly-the-same-place = המשושים { $hex } ו-{ $other } הם כמעט אותו מקום
    .try = לציין יעדים רחוקים יותר זה מזה.

### נדחה: ענייני הבוקר

number-is-taken = כבר הייתה יחידה { $number }
    .try = לקחת מספר אחר, או לא לציין: יבוא הבא הפנוי.
groups-are-never-split = יחידה { $unit } היא קבוצה של מתים, ואלה לעולם אינן מתפצלות
    .try = להשאיר אותה שלמה.
groups-are-never-merged = יחידה { $unit } היא קבוצה של מתים, ואלה לעולם אינן מתמזגות
    .try = להשאיר אותה כמות שהיא.
not-so-many-men = ביחידה { $unit } יש { $elite } אנשי עילית ו-{ $standard } רגילים
    .try = לא לקחת יותר ממה שיש.
ten-at-least = כל חלק של יחידה { $unit } צריך עשרה אנשים לפחות (יש { $elite } אנשי עילית ו-{ $standard } רגילים)
    .try = לפצל באופן שווה יותר.
no-reorganisation = בשולחן הזה לא מפצלים ולא ממזגים יחידות
    .try = לתת ליחידות טור משלהן בגיליון.
neither-camp-nor-commander = במשושה { $hex } אין מחנה ואין מפקד
    .try = לעשות את זה במחנה או ליד מפקד.
with-itself = אי אפשר למזג את { $name } עם עצמה
    .try = לציין שתי יחידות.
not-of-one-nation = היחידות { $unit } ו-{ $other } אינן מעם אחד
    .try = למזג יחידות של עם אחד.
more-than-500-men = יחד יהיו { $men } איש
    .try = ביחידה יש 500 איש לכל היותר.
needs-a-sheet-to-go-with = { $who } במשושה { $hex }, והבוקר אין גיליון שהולך לשם
    .try = לשלוח לשם גם גיליון.
never-alone = { $who } לעולם אינו יוצא לבדו
    .try = לשלוח מרגל, היפוגריף או אסטרולוג.
one-errand-at-a-time = אל { $who } יש שתי שליחויות
    .try = להשאיר אחת.
not-beside-the-overall-commander = { $who } אינו ליד המפקד העליון
    .try = לקחת מרגל שנמצא איתו.
no-sheet-for-him = אין גיליון אל { $to } שמרגל יוכל לשאת
    .try = לכתוב גם את הגיליון.
hippogriffs-only-scout = { $who }: היפוגריף, והם רק מתצפתים
    .try = למסור את הגיליון למרגל או לשליח.
not-a-spy = { $who } אינו מרגל
    .try = למסור את הגיליון למרגל או לשליח.
nowhere-to-write-from = אין מקום שממנו מכתב של המפקד העליון יכול לצאת
    .try = לחכות עד שיהיה על המפה.

### נדחה: טקסט פקודות שלא הובן

quote-not-closed = שורה { $line }, טור { $column }: מירכאות לא נסגרו
    .try = לסגור במירכאות.
sign-missing = שורה { $line }, טור { $column }: { $end ->
        [1] חסר סימן בסוף השורה
       *[other] ליד ”{ $found }” חסר סימן
    }
    .try = לכתוב שם ”{ $wanted }”.
not-a-number = שורה { $line }, טור { $column }: { $end ->
        [1] חסר מספר בסוף השורה
       *[other] ”{ $found }” אינו מספר
    }
    .try = לכתוב מספר שלם, { $wanted }.
number-out-of-range = שורה { $line }, טור { $column }: { $found } קטן מדי או גדול מדי
    .try = לכתוב מספר שלם, { $wanted }.
not-a-hex = שורה { $line }, טור { $column }: { $end ->
        [1] חסר משושה בסוף השורה
       *[other] ”{ $found }” אינו משושה
    }
    .try = לכתוב טור ושורה, כמו ב-{ $wanted }.
when-missing = שורה { $line }, טור { $column }: ליד ”{ $found }” לא כתוב מתי
    .try = לכתוב מתי: ”יום { $day }: { $wanted }” או ”מעתה: { $wanted }”.
unknown-word = שורה { $line }, טור { $column }: { $end ->
        [1] השורה נגמרת מוקדם מדי
       *[other] ”{ $found }” לא מובן
    }
    .try = כאן אפשר: { $wanted }.
text-missing = שורה { $line }, טור { $column }: חסר טקסט
    .try = לכתוב אותו במירכאות.
text-too-long = שורה { $line }, טור { $column }: הטקסט ארוך מדי
    .try = לכתוב { $wanted } סימנים לכל היותר.
too-much = שורה { $line }, טור { $column }: ”{ $found }” מיותר
    .try = לסיים את השורה לפניו.
name-missing = שורה { $line }, טור { $column }: חסר שם
    .try = לכתוב כמו בגיליון הצבא, למשל { $wanted }.
name-too-long = שורה { $line }, טור { $column }: השם ארוך מדי
    .try = לכתוב כמו בגיליון הצבא.
three-wishes-at-most = שורה { $line }, טור { $column }: יותר משלוש משאלות
    .try = לציין שלוש לכל היותר.
route-too-long = שורה { $line }, טור { $column }: הדרך ארוכה מדי
    .try = לציין { $wanted } משושים לכל היותר.
no-sheet-begun = שורה { $line }: אל מי מיועד ”{ $found }”?
    .try = להתחיל קודם גיליון, כמו { $wanted }
too-many-lines = שורה { $line }: בגיליון { $wanted } שורות לכל היותר
    .try = לכתוב גיליון נוסף לשאר.
too-many-parts = שורה { $line }: יותר מ-{ $wanted } חלקים
    .try = להשאיר את השאר לבוקר הבא.
too-long = הטקסט ארוך מדי
    .try = לכתוב { $wanted } סימנים לכל היותר.

### נדחה: שולחן השופט

no-such-report = אין דוח { $number }
    .try = לקחת מספר מ-1 עד { $most }.
draft-line = שורה { $line } לא הובנה: { $text }
    .try = לכתוב כמו ”report 1 own_lost 40” או ”hold 2”.
bad-plan = אי אפשר להשתמש בזה: { $says }
    .try = לתקן את השורה שהוא מציין.
plan-line = שורה { $line } לא הובנה: { $text }
    .try = לכתוב כמו ”day 3 round 2: pcs_at 0613”, ”strike 4” או ”reports 2”.
plan-kind = שורה { $line }: ”{ $text }” אינו סוג של אירוע
    .try = הכוונה: { $near }?
plan-slot = שורה { $line }: אין סבב כזה
    .try = לספור מ-1 עד { $most }.
no-such-line = בגיליון האירועים אין שורה { $line }
    .try = לקחת את המספרים כפי שהם כתובים בו.
not-in-the-battle = { $who } לא היה בקרב
    .try = לציין יחידות ומפקדים שהיו.
more-than-were-there = { $who }: האבדות גדולות ממספר האנשים שהיו
    .try = לציין אבדות קטנות יותר.
result-line = שורה { $line } לא הובנה: { $text }
    .try = לכתוב כמו ”ransards.6 loses 40”, ”dead ransards.grisban” או ”leaves trakorians.2”.
bad-result = אי אפשר להשתמש בזה: { $says }
    .try = לתקן את השורה שהוא מציין.
