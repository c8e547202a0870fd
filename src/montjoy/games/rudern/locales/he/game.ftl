# מלחמת רודרן בעברית.  איך נקראות ההודעות: montjoy/words/__init__.py

### שמות

name-pair = { $second ->
        [none] חיל המצב הניטרלי ב-{ $first }
       *[other] חיל המצב של { $second } ב-{ $first }
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
       *[other] מן התיבה של { $purse }
    }
price = { $price ->
        [0] חינם
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $price } משאבים
    }

### סבבים ומשאבים

ImpulseBegun = סבב { $round }: התור של { $faction }, ובו מותר לה להשתמש { $limit ->
        [one] במשאב אחד
        [two] בשני משאבים
       *[other] ב-{ $limit } משאבים
    }.
ImpulseEnded = { $faction } מסיימת את תורה.
Taxed = { $faction } גובה { from-place } מס של { $amount ->
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    }.
Recruited = { at-place } גויסו עבור { $faction } { $units ->
        [one] רגלי אחד
        [two] שני רגלים
       *[other] { $units } רגלים
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
    .chests = { $key } נושא { $value }
TurnedHostile = { $faction } ו-{ $other } אויבים מעתה.
Recovered = הפצעים של { $bodies } נרפאו.

### מעשים

Marched = { $faction }: { $banners } { $banners-count ->
        [one] צועד
       *[other] צועדים
    } ממחוז { $start } אל מחוז { $to }.
WentIn = { $faction }: { $banners } { $banners-count ->
        [one] נכנס
       *[other] נכנסים
    } { to-place }.
WentOut = { $faction }: { $banners } { $banners-count ->
        [one] יוצא
       *[other] יוצאים
    } { from-place } ו{ $banners-count ->
        [one] נעמד
       *[other] נעמדים
    } בחוץ.
CameOut = { $faction }: { $banners } { $banners-count ->
        [one] יוצא
       *[other] יוצאים
    } { from-place } לקרב.
GarrisonAttacked = { $faction } תוקפת בשדה את חיל המצב של { place }. המחיר: { price }.
ArmyAttacked = { $faction } תוקפת את צבא האויב במחוז { $at }.
Intercepted = חיל המצב של { place } מתנפל על הפולשים בשם { $faction }.
LetThrough = { $faction } מניחה לפולשים לעבור ליד { place }.
MarchStopped = { place }, שבידי { $faction }, עוצר את הצעידה לתור הזה.

### קרבות

BattleBegun = { $kind ->
        [relief] קרב לחילוץ הנצורים במחוז { $at }
        [garrison] קרב שדה נגד חיל המצב במחוז { $at }
        [intercept] המבצר במחוז { $at } יוצא לקרב
       *[field] קרב שדה במחוז { $at }
    }: { $first } נגד { $second }.
BattleWon = הניצחון בקרב במחוז { $at } הוא של { $winners }, נגד { $losers }.
BattleUndecided = איש לא ניצח בקרב במחוז { $at }.
Fallen = האבדות של { $body }: { PIECES($number, $kind) }.
NobleFallen = בין הנופלים: { $banner } ({ map-noble }).
ChestsHandedOver = { $loser } מוסרת ל-{ $winner } את מה שנשאו אציליה; כמה, רק שתיהן יודעות.
Loot = הפתק הסודי: { $loser } מוסרת ל-{ $winner } { $amount ->
        [0] לא כלום
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    }, { $purse ->
        [none] אל האוצר
       *[other] אל התיבה של { $purse }
    }.
ChestsLost = מה שנשאו האצילים של { $faction } במחוז { $at } אבד.
Retreated = { $faction }: { $bodies } { $bodies-count ->
        [one] נסוג
       *[other] נסוגים
    } ממחוז { $start } אל מחוז { $to }.
WithdrewInside = { $faction }: { $bodies } { $bodies-count ->
        [one] נסוג
       *[other] נסוגים
    } { to-place }.
SteppedBack = { $faction }: { $bodies } { $bodies-count ->
        [one] חוזר
       *[other] חוזרים
    } ממחוז { $start } אל מחוז { $to }.
Disbanded = { $faction }: { $bodies } { $bodies-count ->
        [one] אינו מוצא מקלט ומתפזר
       *[other] אינם מוצאים מקלט ומתפזרים
    } במחוז { $at }.
CountedAsKilled = גם { $banner } ({ map-noble }) בין ההרוגים.
Stranded = { $faction }: { $bodies } { $bodies-count ->
        [one] אינו מוצא מקלט ונשאר
       *[other] אינם מוצאים מקלט ונשארים
    } במחוז { $at }.

### קוביות

Rolled = { $about } מטילים { $hits ->
        [none] { $faces }
       *[other] { $faces-count ->
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
    .about = { $it ->
        [0] התוקפים
        [1] המגינים
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
       *[other] {" "}= { $strength }, לחלק ב-{ $divisor }
    } = { $dice ->
        [one] קובייה אחת
        [two] שתי קוביות
       *[other] { $dice } קוביות
    }.
    .troops = { PIECES($b, $a, case: "bare") } { TIMES($b, $c) }
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
    }; אבדו עד כה: { $lost }; נותרו: { $left }.
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
       *[0] המקום מחזיק מעמד והמצור נמשך
    }{ $why ->
        [4] : איש לא נותר בפנים
        [5] : הצרים במיעוט
        [6] : רק אצילים נותרו בחוץ
        [7] : לא נותר אף צר
        [8] : איש לא נותר בשני הצדדים
       *[other] {""}
    }; { $besiegers } בחוץ מול { $defenders ->
        [one] יחידה אחת
        [two] שתי יחידות
       *[other] { $defenders } יחידות
    } בפנים{ $winner ->
        [1] , ידם של הצרים על העליונה
        [2] , ידם של המגינים על העליונה
       *[other] {""}
    }.
Ask-CASUALTY = איזה מן הכלים שלך נופל?
    .option = קבוצה { $it }
Ask-AGAIN = להסתער פעם נוספת?
    .option-0 = לא
    .option-1 = להסתער פעם נוספת

### מצורים

SiegeBegun = { $faction } פותחת במצור על { place } עם { $banners }. המחיר: { price }.
SiegeJoined = { $faction }: { $banners } { $banners-count ->
        [one] מצטרף
       *[other] מצטרפים
    } למצור על { place }.
SiegeLeft = { $faction }: { $banners } { $banners-count ->
        [one] עוזב
       *[other] עוזבים
    } את המצור על { place }.
SiegeBrokenOff = { $faction } מסירה את המצור מעל { place }.
SiegeOver = המצור על { place } תם: { $why ->
        [captured] המקום נכבש
        [outnumbered] הצרים היו במיעוט
        [relieved] הנצורים חולצו
        [beaten] הצרים הובסו בשדה
        [broken-off] המצור הוסר
        [nobles-only] רק אצילים נותרו בחוץ
       *[nobody-left] לא נותר אף צר
    }.
AssaultCalled = { $faction } מסתערת על { place }. המחיר: { price }.
SortieCalled = { $faction } יוצאת לגיחה { from-place }. המחיר: { price }.
Captured = { $by } כובשת את { place }{ $owner ->
        [none] , עד כה ללא בעלים
       *[other] {" "}מידי { $owner }
    }.
FortressDamaged = המבצר { $place } ניזוק ואינו מקום בצור עוד.
ReliefBegun = { $faction } תוקפת את הצרים על { place } עם { $banners }.
BesiegedDecided = { $joins-count ->
        [0] הנצורים של { $faction } נשארים { at-place }
       *[other] { from-place } יוצאים לעזרת המחלצים: { $joins }
    }.
    .joins = { $key } ({ $value })
