# מלחמת רודרן בעברית.  איך נקראות ההודעות: montjoy/words/__init__.py

### שמות

name-pair = { $second ->
        [none] חיל המצב הניטרלי בתוך { $first }
       *[other] חיל המצב של { $second } בתוך { $first }
    }
place = { $place-kind ->
        [town] העיר { $place }
        [fortress] המבצר { $place }
       *[other] המקום { $place }
    }
at-place = { $place-kind ->
        [town] בעיר { $place }
        [fortress] במבצר { $place }
       *[other] במקום { $place }
    }
to-place = { $place-kind ->
        [town] לעיר { $place }
        [fortress] למבצר { $place }
       *[other] למקום { $place }
    }
from-place = { $place-kind ->
        [town] מן העיר { $place }
        [fortress] מן המבצר { $place }
       *[other] מן המקום { $place }
    }
purse = { $purse ->
        [none] מן האוצר
        [a-unit] בחיי יחידה אחת
        [nobody] שאיש אינו משלם
       *[other] מן התיבה של { $purse }
    }
price = { $price ->
        [0] חינם
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $price } משאבים
    }

### סבבים ומשאבים

ImpulseBegun = סבב { $round }: התור של { $faction }, ובו מותר להשתמש { $limit ->
        [one] במשאב אחד
        [two] בשני משאבים
       *[other] ב-{ $limit } משאבים
    } למצורים, להסתערויות ולגיחות.
ImpulseEnded = סוף התור של { $faction }.
Taxed = { $faction }: מס { from-place }, { $amount ->
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    }.
Recruited = { $faction }: גיוס { at-place }, { $units ->
        [one] חייל רגלים אחד
        [two] שני חיילי רגלים
       *[other] { $units } חיילי רגלים
    }.
Paid = שילמת { $amount ->
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    } { purse }.
ChestsFilled = המשאבים שלך מחולקים: { $chests }; באוצר יש עכשיו { $treasury ->
        [0] אפס משאבים
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $treasury } משאבים
    }.
    .chests = אצל { $key } { $value }
TurnedHostile = אויבים מעתה: { $faction }, { $other }.
Recovered = הפצעים של { $bodies } נרפאו.

### מעשים

Marched = { $faction }: צעידה של { $banners } ממחוז { $start } אל מחוז { $to }.
WentIn = { $faction }: כניסה של { $banners } { to-place }.
WentOut = { $faction }: יציאה של { $banners } { from-place }, אל מחוץ לחומות.
CameOut = { $faction }: יציאה של { $banners } { from-place } לקרב.
GarrisonAttacked = { $faction }: התקפה בשדה על חיל המצב של { place }. המחיר: { price }.
ArmyAttacked = { $faction }: התקפה על צבא האויב במחוז { $at }.
Intercepted = { $faction }: חיל המצב של { place } מתנפל על הפולשים.
LetThrough = { $faction }: הפולשים עוברים ליד { place } באין מפריע.
MarchStopped = הצעידה נעצרת לתור הזה ליד { place }, שבידי { $faction }.

### קרבות

BattleBegun = { $kind ->
        [relief] קרב לחילוץ הנצורים במחוז { $at }
        [garrison] קרב שדה נגד חיל המצב במחוז { $at }
        [intercept] המבצר במחוז { $at } יוצא לקרב
       *[field] קרב שדה במחוז { $at }
    }: { $first } (התוקפים) נגד { $second } (המגינים).
BattleWon = הניצחון בקרב במחוז { $at } הוא של { $winners }, נגד { $losers }.
BattleUndecided = איש לא ניצח בקרב במחוז { $at }.
Fallen = האבדות של { $body }: { PIECES($number, $kind) }.
NobleFallen = בין הנופלים: { $banner } ({ map-noble }).
ChestsHandedOver = { $loser }: מה שנשאו האצילים נמסר לידי { $winner }; כמה, ידוע רק לשני הצדדים.
Loot = הפתק הסודי, מידי { $loser } לידי { $winner }: { $amount ->
        [0] לא כלום
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    }, { $purse ->
        [none] אל האוצר
       *[other] אל התיבה של { $purse }
    }.
ChestsLost = מה שנשאו האצילים של { $faction } במחוז { $at } אבד.
Retreated = { $faction }: נסיגה של { $bodies } ממחוז { $start } אל מחוז { $to }.
WithdrewInside = { $faction }: נסיגה של { $bodies } { to-place }.
SteppedBack = { $faction }: חזרה של { $bodies } ממחוז { $start } אל מחוז { $to }.
Disbanded = { $faction }: פיזור של { $bodies } במחוז { $at }, כי אין לאן לסגת.
CountedAsKilled = גם { $banner } ({ map-noble }) בין ההרוגים.
Stranded = { $faction }: הישארות של { $bodies } במחוז { $at }, כי אין לאן לסגת.

### קוביות

Rolled = { $about }{ $hits ->
        [none] { $rule ->
            [RW-CAM-CARD-01] : מספר { $faces }
            [RW-CAM-NOB-10] : מספר { $faces }
            [RW-CAM-OFF-02] : קובייה מראה { $faces }
           *[other] {" "}מטילים { $faces }
        }
        [0] : { $faces } = אין פגיעות
        [one] : { $faces } = פגיעה אחת
        [two] : { $faces } = שתי פגיעות
       *[other] : { $faces } = { $hits } פגיעות
    }{ $how ->
        [typed] , הוקלד ביד
        [set] , נקבע על ידי השופט
       *[none] {""}
    }.
    .about = { $it ->
        [0] התוקפים
        [1] המגינים
        [weather] קלף מזג האוויר
        [politics] הקלף הפוליטי
       *[other] { $it }
    }
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
PoolCounted = { $side ->
        [0] התוקפים
       *[1] המגינים
    }: { $troops }{ $divisor ->
        [1] {""}
       *[other] {" "}= { $strength }, לחלק ב-{ $divisor } בעיגול כלפי מעלה
    }{ $extra ->
        [0] {""}
        [one] {" "}+ קובייה נוספת
        [two] {" "}+ שתי קוביות נוספות
       *[other] {" "}+ { $extra } קוביות נוספות
    } = { $dice ->
        [one] קובייה אחת
        [two] שתי קוביות
       *[other] { $dice } קוביות
    }.
    .troops = { PIECES($b, $a, case: "bare") } ({ TIMES($b, $c) })
    .troops-join = {" + "}
    .troops-none = אף אחד (0)
PeopleArmed = המקום ריק; תושביו מגינים עליו עם { $dice ->
        [one] קובייה אחת
        [two] שתי קוביות
       *[other] { $dice } קוביות
    }.
LossChosen = { $side ->
        [0] התוקפים
       *[1] המגינים
    } מוותרים על { PIECES(1, $kind) } לפי בחירת הבעלים.
LossesTaken = { $side ->
        [0] התוקפים
       *[1] המגינים
    } סופגים { $hits ->
        [0] אפס פגיעות
        [one] פגיעה אחת
        [two] שתי פגיעות
       *[other] { $hits } פגיעות
    }; אבדו בקרב הזה: { $lost }; נותרו: { $left }.
    .lost = { PIECES($b, $a) }
    .lost-none = כלום
    .left = { PIECES($b, $a) }
    .left-none = אף אחד
BattleDecided = { $winner ->
        [1] { $kind ->
                [3] המחלצים ניצחו
               *[other] התוקפים ניצחו
            }
        [2] { $kind ->
                [3] הצרים ניצחו
               *[other] המגינים ניצחו
            }
        [3] איש לא ניצח
       *[0] עוד לא הוכרע דבר
    }{ $why ->
        [1] , כי נותרו להם יותר יחידות
        [2] , כי הצד השני איננו עוד
        [3] , כי נותרו מספרים שווים
       *[other] {""}
    }: { $winner ->
        [2] { $defenders } מול { $attackers ->
                [one] יחידה אחת
                [two] שתי יחידות
               *[other] { $attackers } יחידות
            }
       *[other] { $attackers } מול { $defenders ->
                [one] יחידה אחת
                [two] שתי יחידות
               *[other] { $defenders } יחידות
            }
    }.
RolledAgain = נותרו מספרים שווים, { $units ->
        [one] יחידה אחת
        [two] שתי יחידות
       *[other] { $units } יחידות
    } בכל צד: שניהם מטילים שוב.
StormDecided = { $verdict ->
        [1] המקום נכבש
        [2] המצור נשבר
        [3] אף צד אינו יכול עוד לפגוע באחר; המצור נמשך
       *[0] המצור נמשך
    }{ $why ->
        [4] : איש לא נותר בפנים
        [5] : הצרים במיעוט (RW-ASLT-09)
        [6] : רק אצילים נותרו בחוץ, ואצילים לבדם אינם צרים (RW-X-01)
        [7] : לא נותר אף צר (RW-SIEGE-09)
        [8] : איש לא נותר בשני הצדדים (RW-X-02)
       *[other] {""}
    }{ $verdict ->
        [1] {""}
       *[other] ; { $besiegers } מול { $defenders ->
                [one] יחידה אחת
                [two] שתי יחידות
               *[other] { $defenders } יחידות
            }
    }.
Ask-CASUALTY = איזה מן הכלים שלך נופל?
    .option = קבוצה { $it }
Ask-AGAIN = להסתער פעם נוספת?
    .option-0 = לא
    .option-1 = להסתער פעם נוספת

### מצורים

SiegeBegun = { $faction }: פתיחה במצור על { place } עם { $banners }. המחיר: { price }.
SiegeJoined = { $faction }: הצטרפות של { $banners } למצור על { place }.
SiegeLeft = { $faction }: יציאה של { $banners } מן המצור על { place }.
SiegeBrokenOff = { $faction }: הסרת המצור מעל { place }.
SiegeOver = המצור על { place } תם: { $why ->
        [captured] המקום נכבש
        [outnumbered] הצרים היו במיעוט
        [relieved] הנצורים חולצו
        [beaten] הצרים הובסו בשדה
        [broken-off] המצור הוסר
        [nobles-only] רק אצילים נותרו בחוץ, ואצילים לבדם אינם צרים (RW-X-01)
       *[nobody-left] לא נותר אף צר
    }.
AssaultCalled = { $faction }: הסתערות על { place }. המחיר: { price }.
SortieCalled = { $faction }: גיחה { from-place }. המחיר: { price }; כמו בהסתערות, הנצורים נקראים המגינים והצרים נקראים התוקפים.
Captured = { $by }: כיבוש של { place }{ $owner ->
        [none] , עד כה ללא בעלים
       *[other] {" "}מידי { $owner }
    }.
FortressDamaged = המבצר { $place } ניזוק ואינו מקום בצור עוד.
ReliefBegun = { $faction }: התקפה על הצרים על { place } עם { $banners }.
BesiegedDecided = { $joins-count ->
        [0] הנצורים של { $faction } נשארים { at-place }
       *[other] { from-place } יוצאים לעזרת המחלצים: { $joins }
    }.
    .joins = { $key } ({ $value })
