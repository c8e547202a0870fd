# הקרב על קלוסטה נובה בעברית.  איך נקראות ההודעות: montjoy/words/__init__.py.

### עזר

when = { OVER($at, 48) ->
        [-1] לפני יום 0
       *[other] יום { OVER($at, 48) }, { OVER(REST($at, 48), 24) ->
                [0] סבב { OVER(REST($at, 48), 4, plus: 1) }
               *[other] סבב לילה { OVER(REST($at, 24), 8, plus: 1) }
            }
    }
slot-of = { $slot ->
        [0] בוקר
        [7] סבב לילה 1
        [8] סבב לילה 2
        [9] סבב לילה 3
       *[other] סבב { $slot }
    }
at-hex = { $hex ->
        [none] {""}
       *[other] {" "}ב-{ $hex }
    }

### לוח השנה

DayBegins = יום { $day } מתחיל.
RoundBegins = יום { $day }, { slot-of }.
Ends = הקונפלוקס היה ב-{ $hex }. { $winner ->
        [none] איש לא זכה בו
       *[other] { $winner } מחזיקים בו{ $margin ->
                [marginal] , אבל רק בזכות האנשים שבקרבת מקום
               *[other] {""}
            }
    }.
BoardShown = יום { $day }, { slot-of }, על הלוח: { $pieces }.
    .pieces = { FORM(PART($it, 3, of: 3)) } של { FORM(PART($it, 2, of: 3)) } ב-{ PART($it, 1, of: 3) }
    .pieces-none = אין
    .pieces-join = {"; "}
Consulted = יום { $day }, { slot-of }: הסבב ממתין להחלטה. מי שצריך להחליט רואה את השאלה; לאף אחד אחר לא נאמר מי זה.

### הפקודות שלך

SheetSent = { $at_once ->
        [true] פקודות שחלות מיד
       *[false] שליח יוצא עם פקודות
    }: { $text }
SheetSent-within = { $at_once ->
        [true] מיד
       *[false] בידי שליח
    }: { $text }.
SheetsSent = פקודות יוצאות: { $sheets }
    .sheets = { FORM($it, case: "within") }
    .sheets-join = {" "}
Undelivered = את זה לא היה אפשר לבצע: { $what }. { why-not-done }.
why-not-done = { $reason ->
        [nobody-of-that-name] אין מי שנקרא כך
        [not-here] לא כל מי שזה נוגע אליהם נמצאים כאן
        [too-many-units] אין עוד מספרים ליחידות
        [groups-are-never-split] קבוצות של מתים לעולם אינן מתפצלות
        [groups-are-never-merged] קבוצות של מתים לעולם אינן מתמזגות
        [not-so-many-men] אין שם כל כך הרבה אנשים
        [ten-at-least] כל חלק צריך עשרה אנשים לפחות
        [no-reorganisation] בשולחן הזה לא מפצלים ולא ממזגים יחידות
        [neither-camp-nor-commander] אין שם מחנה ואין מפקד
        [in-battle] היחידה בקרב
        [not-in-one-hex] הם אינם במשושה אחד
        [not-of-one-nation] הם אינם מעם אחד
        [more-than-500-men] יחד יהיו יותר מ-500 איש
        [with-itself] אי אפשר למזג יחידה עם עצמה
        [not-a-spy-here] אין כאן מרגל שיישא את זה
        [too-late] מאוחר מדי לזה
        [never-alone] בתפקיד הזה אין יוצאים לבד
        [no-such-side] אין צד כזה
        [nobody-to-write] אין למי לכתוב
        [no-hero-point] לא נותרה למפקד נקודת גבורה
        [nowhere-to-order-from] אין מי שייתן פקודות
        [not-a-commander-of-yours] אין לך מפקד כזה
        [no-room] אין מקום באונייה
        [not-at-sea] המשושה הזה אינו ים
        [no-ships] לצד אין אוניות
        [nobody-of-yours] זה אינו משלך
        [no-such-ship] אין אונייה כזאת
        [neither-ship-nor-unit] זו לא אונייה ולא יחידה
       *[other] { $reason }
    }
DeedJudged = { $granted ->
        [true] מעשה הגבורה של { $commander } נעשה; זה עולה נקודת גבורה
       *[false] מעשה הגבורה של { $commander } לא הותר
    }.
WordNeeded = { $ask ->
        [Met] הכוח שלך פוגש אויב
        [Challenged] אויב מתקרב
        [AfterWin] האויב איננו
        [Pursue] האויב נסוג
        [AMBUSH_ON] המארב הכה
        [Fronts] כמה אויבים בבת אחת
        [LeadFront] כמה אויבים בבת אחת
        [TakenCamp] מחנה אויב נכבש
        [LEADER] הקרב צריך מנהיג
        [POINT] עומדת הטלת טקטיקה
        [DEATH] סכנת מוות למפקד שלך
        [FOLLOW] יחידה ברחה
        [RETREAT] אפשר לעזוב את הקרב
       *[other] { $ask }
    }{ word-where }{ $enemy ->
        [none] {""}
       *[other] { word-whom }{ $enemy }
    }{ $men ->
        [-1] {""}
        [0] , אנשים ספורים
        [one] , בערך איש אחד
       *[other] , בערך { $men } איש
    }{ word-since }. נדרשת החלטה מיד.
word-where = { $ask ->
        [Pursue] {" "}מ-{ $hex }
        [LEADER] { word-own }
        [POINT] { word-own }
        [DEATH] { word-own }
        [FOLLOW] { word-own }
        [RETREAT] { word-own }
        [AMBUSH_ON] { word-own }
       *[other] { at-hex }
    }
word-since = { $men ->
        [-1] {""}
       *[other] { $ask ->
                [POINT] {" בתחילת הקרב"}
                [DEATH] {" בתחילת הקרב"}
                [FOLLOW] {" בתחילת הקרב"}
                [RETREAT] {" בתחילת הקרב"}
                [AMBUSH_ON] {" בתחילת הקרב"}
               *[other] {""}
            }
    }
word-own = { $hex ->
        [none] {""}
       *[other] ; הכוח שלך נמצא ב-{ $hex }
    }
word-whom = { $ask ->
        [LEADER] {", מולו "}
        [POINT] {", מולו "}
        [DEATH] {", מולו "}
        [FOLLOW] {", מולו "}
        [RETREAT] {", מולו "}
        [AMBUSH_ON] {", מולו "}
       *[other] {": "}
    }

### עמדת השיפוט

PartyMet = { $what ->
        [patrol] ב-{ $where } דמויות השחקנים נתקלות בסיור של { $side }: { $soldiers ->
                [one] חייל אחד
               *[other] { $soldiers } חיילים
            }{ $officers ->
                [0] {""}
                [one] {" "}וקצין אחד
               *[other] {" "}ו-{ $officers } קצינים
            }
       *[other] ב-{ $where } דמויות השחקנים נתקלות בכוח העיקרי של { $side }
    } ({ terrain-of }).
terrain-of = { $terrain ->
        [open] שטח פתוח
        [pine_forest] יער אורנים
        [white_forest] יער לבן
        [buildings] בניינים
        [sea] ים
       *[other] { $terrain }
    }
PartyUnseen = דמויות השחקנים עוברות{ at-hex } בלי שיבחינו בהן.
kind-of = { $kind ->
        [arrival] צי מגיע
        [pcs_at] דמויות השחקנים עוברות
        [pcs_in_battle] דמויות השחקנים משתתפות בקרב
        [stonefather_planted] אבי האבן הגדול ניטע
        [bridge_complete] גשר האבן הושלם
        [marjura_moves] תגבורות הקרורים מפליגות
        [arn_arrives] ארן דונקלברינק מגיע
        [alliance_made] הרנסרדים ושאגול כורתים ברית
        [alliance_broken] הרנסרדים ושאגול אינם עוד בעלי ברית
        [excess] הזדמנות למעשי אכזריות
        [barbarians] אוניות עם תגבורת אנושית מגיעות
       *[other] { $kind }
    }
Happened = זה קורה: { kind-of }{ at-hex }{ $reason ->
        [none] {""}
        [planted] . אבל אבי האבן כבר נטוע
        [no-land] . אבל אין שם יבשה
        [camp] . אבל יש שם מחנה
        [troops] . אבל עומדים שם חיילים
        [no-such-unit] . אבל אין יחידה כזאת
       *[other] . אבל: { $reason }
    }.
IdlePiece = { $who }{ at-hex }: בלי פקודות מאתמול.
CourierStuck = { $courier }{ at-hex }: בדרך אל { $to } כבר יותר מיממה.
SheetLapses = בגיליון של { $who } לא כתוב דבר למחר.
PlayerSilent = { $side } לא מילאו דבר { $days ->
        [one] בוקר אחד
        [two] שני בקרים
       *[other] { $days } בקרים
    }.
DraftWaits = דוח { $number } אל { $side }: קרב{ at-hex }. האויב: { $enemy_men } איש, אבדות { $enemy_lost }; אבדות משלנו { $own_lost }.
FutureEvent = { $number }. יום { $day }, { slot-of }: { kind-of }{ at-hex }.
GoesNoFurther = { $who } אינו ממשיך{ at-hex }: { $why ->
        [captured] נלכד בידי { $by }
        [killed] נהרג בידי { $by }
        [dead] מת
        [unread] לא נותר מי שיקרא את מה שהוא נושא
       *[other] { $why }
    }.

### הסוף

Outcome = { $why ->
        [conflux] { $winner ->
                [none] הקונפלוקס בא, ואיש אינו מחזיק בו
               *[other] הקונפלוקס בא, ו{ $winner } מחזיקים בו: { $margin ->
                        [decisive] ניצחון מכריע
                       *[other] ניצחון דחוק
                    }
            }
        [alone] רק { $winner } נותרו על האי: ניצחון מכריע
       *[other] הקונפלוקס בא; מי ניצח תקבע עמדת השיפוט
    }.
