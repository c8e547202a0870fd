# קרבות.

FightBegun = קרב { at-place }: { $heroes } { $monsters-count ->
        [0] אלה נגד אלה
       *[other] נגד { $monsters }
    }.
Begins = { $fighter }: בתחילת הקרב { $combat_points ->
        [one] נקודת קרב אחת
        [two] שתי נקודות קרב
       *[other] { $combat_points } נקודות קרב
    }.
Thrown = { $missile ->
        [daggers] פגיון
        [arrows] חץ
       *[shuriken] כוכב השלכה
    } של { $hero } אל { $at }{ die-shown }: { $hit ->
        [true] פגיעה
       *[false] החטאה
    }; { $left ->
        [0] לא נותר עוד
        [one] נותר אחד
        [two] נותרו שניים
       *[other] נותרו { $left }
    }.
die-shown = { $roll ->
        [0] {""}
       *[other] {" "}({ $roll })
    }
FightRound = סבב { $round } של הקרב. { $positions }.
    .positions = { $a }: { $b }
    .positions-join = {"; "}
    .positions-none = איש אינו זז
round-told = { $round ->
        [0] {""}
       *[other] סבב { $round },{" "}
    }
Hit = { round-told }יתרון של { $position } על { $against }: המכה של { $by } פוגעת. { $fighter }: { hit-costs }.
hit-costs = { $left ->
        [-1] { $loss ->
                [one] נקודת קרב אחת להפסיד
                [two] שתי נקודות קרב להפסיד
               *[other] { $loss } נקודות קרב להפסיד
            }
       *[other] { $loss ->
                [one] נקודת קרב אחת אבדה
                [two] שתי נקודות קרב אבדו
               *[other] { $loss } נקודות קרב אבדו
            }; { $left ->
                [0] לא נותר דבר
                [one] נותרה אחת
                [two] נותרו שתיים
               *[other] נותרו { $left }
            }
    }
Overpowered = { round-told }אותה עמדה, { $position }, { $value } מול { $against }: המכה של { $by } פוגעת. { $fighter }: { hit-costs }.
Clinch = { round-told }אותה עמדה, { $position }, { $value } מול { $value }. { $fighter } מול { $other }: היצמדות, ואיש לא נפגע.
Whiffed = { round-told }{ $position } מול { $against }. { $fighter } מול { $other }: שתי מכות באוויר; { $whiffs ->
        [0] הפעם זה לא נספר
        [one] פעם ראשונה ברצף
        [two] פעם שנייה ברצף
       *[other] { $whiffs } פעמים ברצף
    }.
HitCancelled = הפגיעה של { $by } אינה נספרת: { $fighter } בלי פגע.
Paid = { $fighter }: { $loss ->
        [0] אין מה לשלם
        [one] נקודת קרב אחת שולמה
        [two] שתי נקודות קרב שולמו
       *[other] { $loss } נקודות קרב שולמו
    }; { $left ->
        [0] לא נותר דבר
        [one] נותרה אחת
        [two] נותרו שתיים
       *[other] נותרו { $left }
    }.
Risked = { $hero }: הסתכנות בפציעה. { $suns ->
        [0] עננים, ודבר לא אבד
        [one] שמש אחת: נקודת גוף אחת ונקודת קרב אחת אבדו
        [two] שתי שמשות: שתי נקודות גוף ושתי נקודות קרב אבדו
       *[other] { $suns } שמשות: כמספר הזה אבד משני הסוגים
    }; נותרו { $left ->
        [one] נקודת קרב אחת
        [two] שתי נקודות קרב
       *[other] { $left } נקודות קרב
    } ו{ $body ->
        [one] נקודת גוף אחת
        [two] שתי נקודות גוף
       *[other] -{ $body } נקודות גוף
    }.
Breathed = הדרקון יורק אש על { $fighter }: עוד נקודה אחת לשלם או להסתכן.
FlightDeclared = { $hero }: ניסיון לברוח מן הקרב.
FlightFailed = { $hero }: הבריחה נכשלה.
Escaped = { $hero }: הבריחה הצליחה.
NerveBroken = { $monster } היכה באוויר שלוש פעמים: רוחו נשברת, והוא בורח.
Cornered = { $monster } היכה באוויר שלוש פעמים, אבל אין לו מוצא: הוא ממשיך להילחם.
Fallen = זה הסוף של { $fighter }.
TakesOver = במקום { FORM($companion, case: "def") }: מעכשיו הקרב הוא של { $hero }.
FightOver = הקרב { at-place } נגמר אחרי { $rounds ->
        [0] אפס סבבים
        [one] סבב אחד
        [two] שני סבבים
       *[other] { $rounds } סבבים
    }{ $slain-count ->
        [0] {""}
       *[other] ; מי שנפלו: { $slain }
    }{ $fled-count ->
        [0] {""}
       *[other] ; מי שברחו: { $fled }
    }{ $losses-count ->
        [0] ; לא אבדו נקודות גוף
       *[other] ; נקודות גוף שאבדו: { $losses }
    }.
    .losses = { $key } – { $value }
Parted = הקרב נגמר, והדרכים של { $heroes } נפרדות.
Yielded = { $hero }: כניעה לפני { $to }.
FledToExit = { $hero }: בריחה { FORM($way, case: "to") } אל הפתח של { $square }; מה שמעברו אינו ידוע.
NothingEntered = { $fighter }: הזמן חלף, והסמן מונח על { $position }.
LeftToChance = { $fighter }: מעכשיו הגורל בוחר את העמדה.

### מה שהקרב שואל

Ask-POSITION = איפה לעמוד? כולם בוחרים בסתר.
Ask-SECOND = { Ask-POSITION }
Ask-THIRD = { Ask-POSITION }
Ask-FOURTH = { Ask-POSITION }
Ask-FIFTH = { Ask-POSITION }
Ask-SIXTH = { Ask-POSITION }
Ask-SEVENTH = { Ask-POSITION }
Ask-EIGHTH = { Ask-POSITION }
StandAs = { $own ->
        [true] הקרב שלך
       *[false] בידיך עכשיו: { $fighter },
    } מול { $against }. איפה לעמוד? כולם בוחרים בסתר.{ $stands ->
        [none] {""}
       *[other] {" "}מעמדת ה{ $stands }: להישאר או לעבור צעד אחד במעגל, אף פעם לא לצד הנגדי (DL-8.4a, DL-8.4b).
    }
SettlePoint = { $own ->
        [true] נפגעת
       *[false] בידיך עכשיו: { $fighter }, אחרי פגיעה
    }{ $points ->
        [1] {""}
       *[other] : נקודת קרב { $point } מתוך { $points }
    }. לשלם, או להסתכן בפציעה?
TryToFlee = { $own ->
        [true] פגעת.
       *[false] בידיך עכשיו: { $fighter }, והמכה פגעה.
    } לנסות לברוח בסבב הבא?
Ask-RISK = נפגעת. לשלם נקודת קרב, או להסתכן בפציעה?
    .option-0 = לשלם נקודת קרב
    .option-1 = להסתכן בפציעה
Ask-FLEE = לנסות לברוח?
    .option-0 = להמשיך להילחם
    .option-1 = לנסות לברוח
    .option-2 = להמשיך להילחם, בלי שאלה נוספת עד הפציעה הבאה
Ask-CANCEL = האם לוותר על אחת הפגיעות שלך?
    .option-0 = כל הפגיעות נספרות
    .option = הפגיעה בלוחם { $it }
Ask-THROW = להשליך או לירות לפני הסבב הראשון?
    .option-0 = לא עוד
    .option = אל לוחם { $it }
Ask-BOLT = להטיל ברק אש?
    .option-0 = לא
    .option = אל לוחם { $it }
Ask-SHURIKEN = מכות באוויר משני הצדדים: להשליך כוכב?
    .option-0 = לא
    .option = אל לוחם { $it }
Ask-YIELD = להיכנע?
    .option-0 = להמשיך להילחם
    .option-1 = להיכנע
position-values = { $theirs-count ->
        [0] {""}
       *[other] , { $mine } מול { $theirs }
    }
TakePosition = { $position ->
        [agility] זריזות{ position-values } (מנצחת שריון)
        [armour] שריון{ position-values } (מנצח כוח)
        [strength] כוח{ position-values } (מנצח נפש)
       *[psyche] נפש{ position-values } (מנצחת זריזות)
    }
TakePositionOf = { $fighter }: { $position ->
        [agility] זריזות{ position-values } (מנצחת שריון)
        [armour] שריון{ position-values } (מנצח כוח)
        [strength] כוח{ position-values } (מנצח נפש)
       *[psyche] נפש{ position-values } (מנצחת זריזות)
    }
LeaveMarker = להשאיר את הסמן במקומו
LeaveMarkerOf = { $fighter }: להשאיר את הסמן במקומו
PayPoint = { $last ->
        [true] לשלם את נקודת הקרב האחרונה, ולמות
       *[false] לשלם נקודת קרב
    }
LeaveToChance = { $until ->
        [end] להשאיר את הבחירה לגורל עד סוף הקרב
       *[half] להשאיר את הבחירה לגורל, ולשלם על כל אובדן, עד שתאבד מחצית הנקודות או שמישהו יצא מן הקרב
    }
PayAll = { $points ->
        [two] לשלם את שתי נקודות הקרב
       *[other] לשלם את כל { $points } נקודות הקרב
    }{ $last ->
        [true] , ולמות
       *[false] {""}
    }
RiskInjury = להסתכן בפציעה: להטיל את קוביית השמש
RiskOn = { $points ->
        [two] להסתכן בפציעה על שתי הנקודות, קובייה אחר קובייה, עד שאחת מהן עולה במשהו
       *[other] להסתכן בפציעה על כל { $points } הנקודות, קובייה אחר קובייה, עד שאחת מהן עולה במשהו
    }
DeclareFlight = לנסות לברוח
CancelOn = לוותר על הפגיעה נגד { $fighter }
