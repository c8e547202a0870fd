# מה ששליחים מביאים ומה שהמפקד העליון רואה (protocol/reports.py).

### עזר

report = { $by ->
        [none] ידיעה{ $hex ->
                [none] {""}
               *[other] {" "}מ-{ $hex }
            }
       *[other] דיווח: { $by }{ $hex ->
                [none] {""}
               *[other] {" "}ב-{ $hex }
            }
    }, { when }
foe = { $side ->
        [none] כוח לא ידוע
       *[other] { $marker ->
                [none] כוח { FORM($side, case: "adj") }
                [force] כוח { FORM($side, case: "adj") }
               *[other] { $marker } של { $side }
            }
    }
about-men = { $men ->
        [-1] {""}
        [0] , אנשים ספורים,
        [one] , בערך איש אחד,
       *[other] , בערך { $men } איש,
    }
living = { $elite ->
        [0] { $standard ->
                [0] אין חיילים
                [one] חייל רגיל אחד
                [two] שני חיילים רגילים
               *[other] { $standard } חיילים רגילים
            }
        [one] חייל עילית אחד{ and-standard }
        [two] שני חיילי עילית{ and-standard }
       *[other] { $elite } חיילי עילית{ and-standard }
    }
and-standard = { $standard ->
        [0] {""}
        [one] {" "}ורגיל אחד
       *[other] {" "}ו-{ $standard } רגילים
    }
strength = { $undead ->
        [0] { living }
       *[other] { $undead } מתים מהלכים{ $elite ->
                [0] { $standard ->
                        [0] {""}
                       *[other] , { living }
                    }
               *[other] , { living }
            }
    }
due = { $begins ->
        [-1] {""}
       *[other] יום { $begins }{ $slot ->
                [0] {""}
                [7] {" "}לילה 1
                [8] {" "}לילה 2
                [9] {" "}לילה 3
               *[other] {" "}סבב { $slot }
            }:{" "}
    }
place-of = { $hex ->
        [none] { $ship ->
                [none] לא על המפה
               *[other] על סיפון { $ship }
            }
       *[other] ב-{ $hex }{ $ship ->
                [none] {""}
               *[other] , על סיפון { $ship }
            }
    }

### משלך

Card = { $kind ->
        [commander] , ערך מנהיגות { $value }
        [ship] , { $sort } עם מקום ל-{ $value } איש
        [specialist] { $value ->
                [0] {""}
               *[other] , ערך מיומנות { $value }
            }
       *[other] {""}
    }
on-card = { $card ->
        [none] {""}
       *[other] { $card }
    }
OwnEyes = { $by ->
        [none] בגיליון הצבא
       *[other] במו עיניך
    }, { when }: { $unit }‏{ on-card }, { living }, { place-of }{ $order ->
        [none] {""}
        [NO_ORDER] , בלי פקודות
       *[other] , הפקודה ”{ due }{ $order }”
    }{ $apart ->
        [none] {""}
       *[other] , נותקה מ-{ $apart }
    }.
OwnEyes-within = { $unit }‏{ on-card }, { living }{ $by ->
        [none] , { place-of }
       *[other] { $ship ->
                [none] {""}
               *[other] , { place-of }
            }
    }{ $order ->
        [none] {""}
        [NO_ORDER] , בלי פקודות
       *[other] , הפקודה ”{ due }{ $order }”
    }{ $apart ->
        [none] {""}
       *[other] , נותקה מ-{ $apart }
    }.
Enrolled-within = { $kind ->
        [unit] { $id }, יחידה
        [commander] { $id }, מפקד, ערך מנהיגות { $value }
        [camp] { $id }, מחנה
        [ship] { $id }, { $sort } עם מקום ל-{ $value } איש
       *[other] { $id }, מומחה{ $value ->
                [0] {""}
               *[other] , ערך מיומנות { $value }
            }
    }
Enrolled = נרשם, { when }: { Enrolled-within }.
OwnThing = { $by ->
        [none] בגיליון הצבא
       *[other] במו עיניך
    }, { when }: { $what }‏{ on-card }, { place-of }{ $with_ ->
        [none] {""}
       *[other] , עם { $with_ }
    }{ $leads-count ->
        [0] {""}
       *[other] , בראש { $leads }
    }{ $days ->
        [-1] {""}
        [0] , לא מבוצר
        [one] , מבוצר יום אחד
        [two] , מבוצר יומיים
       *[other] , מבוצר { $days } ימים
    }.
OwnThing-within = { $what }‏{ on-card }{ $by ->
        [none] , { place-of }
       *[other] { $ship ->
                [none] {""}
               *[other] , { place-of }
            }
    }{ $with_ ->
        [none] {""}
       *[other] , עם { $with_ }
    }{ $leads-count ->
        [0] {""}
       *[other] , בראש { $leads }
    }{ $days ->
        [-1] {""}
        [0] , לא מבוצר
        [one] , מבוצר יום אחד
        [two] , מבוצר יומיים
       *[other] , מבוצר { $days } ימים
    }.
OwnLeft = { $what } כבר לא איתך{ $hex ->
        [none] {""}
       *[other] , נראה לאחרונה ב-{ $hex }
    }, { when }.
Marched = במו עיניך, { when }: עכשיו איתך ב-{ $hex }: { $who }{ $left-count ->
        [0] {""}
       *[other] ; כבר לא איתך: { $left }
    }.
Marched-within = איתך כמו קודם: { $who }{ $left-count ->
        [0] {""}
       *[other] ; כבר לא איתך: { $left }
    }.
OwnOrder-within = { $units }, { $order ->
        [NO_ORDER] בלי פקודות
       *[other] הפקודה ”{ $order }”
    }.
OwnOrder = במו עיניך, { when }: { OwnOrder-within }
HeroPoints = { $by }: { $left ->
        [0] לא נותרו נקודות גבורה
        [one] נותרה נקודת גבורה אחת
        [two] נותרו שתי נקודות גבורה
       *[other] נותרו { $left } נקודות גבורה
    }, { when }.
InCommand = { $by ->
        [none] אין מפקד עליון; המחנה הגדול ביותר נותן את הפקודות
       *[other] הפיקוד העליון כעת בידי { $by }{ $hex ->
                [none] {""}
               *[other] , ב-{ $hex }
            }
    }, { when }.
Nightly = { $unit ->
        [none] { $by } ב-{ $hex }, { when }
       *[other] { report }: { $unit }‏, { living }; { $lost ->
                [0] איש לא אבד היום
                [one] איש אחד אבד היום
               *[other] { $lost } איש אבדו היום
            }{ $order ->
                [none] {""}
                [NO_ORDER] ; בלי פקודות
               *[other] ; הפקודה ”{ due }{ $order }”
            }{ $days ->
                [-1] {""}
                [0] ; המחנה אינו מבוצר
                [one] ; המחנה מבוצר יום אחד
                [two] ; המחנה מבוצר יומיים
               *[other] ; המחנה מבוצר { $days } ימים
            }
    }.
NothingNew-within = { $senders-count ->
        [0] אין חדש
       *[other] אין חדש אצל { $senders }
    }{ $units-count ->
        [0] {""}
       *[other] ; כמו קודם, בלי אבדות: { $units }
    }.
NothingNew = { when }, בידי שליח: { NothingNew-within }
NoOrders-within = בלי פקודות. { $chose ->
        [none] מה לעשות?
       *[other] פעולה עצמאית: ”{ $chose }”.
    }
NoOrders = { report }: { NoOrders-within }
Completed-within = { $order ->
        [MAKE_CAMP] המחנה הוקם{ $camp ->
                [none] {""}
               *[other] : { $camp }
            }
        [SIEGE_WORKS] עבודות המצור הושלמו
       *[other] { PART($order, 2) ->
                [landing] אי אפשר לנחות
                [way] אין דרך הלאה
                [room] אין מקום מלפנים
               *[other] הפקודה ”{ $order }” בוצעה
            }
    }.
Completed = { report }: { Completed-within }
Joined-within = { $with_ ->
        [none] עכשיו בלי ליווי
       *[other] עכשיו עם { $with_ }
    }.
Joined = { report }: { Joined-within }
DeedReport-within = { $granted ->
        [true] מעשה הגבורה נעשה; הוא עלה נקודת גבורה
       *[false] מעשה הגבורה לא הותר
    }.
DeedReport = { report }: { DeedReport-within }
NotDone-within = את זה לא היה אפשר לבצע כאן: { $what }. { why-not-done }.
NotDone = { report }: { NotDone-within }
Returned-within = { $to } לא נמצא; הפקודות חוזרות.
Returned = { report }: { Returned-within }

### האויב

Sighted = במו עיניך, { when }: { foe }{ about-men } ממש לצידך{ at-hex }.
ContactReport-within = עצירה לפני { foe }{ about-men } ב-{ $where }. מה הפקודות?
ContactReport = { report }: { ContactReport-within }
Avoided-within = { $how ->
        [evaded] פינינו את הדרך בפני { foe }{ about-men } ב-{ $where }; לא היה קרב
        [passed] נתנו לעבור: { foe }{ about-men } מ-{ $where }
       *[yielded] פינו לנו את הדרך: { foe }{ about-men } ב-{ $where }; לא היה קרב
    }.
Avoided = { report }: { Avoided-within }
Captured-within = נלכד { $kind ->
        [courier] שליח
        [scout] סייר
        [astrologer] אסטרולוג
        [commander] מפקד
       *[specialist] מומחה
    } של { $side }.
Captured = { report }: { Captured-within }
CampTaken-within = כבשנו מחנה של { $side }{ $camp ->
        [none] {" "}ושרפנו אותו
       *[other] ; עכשיו הוא שלנו: { $camp }
    }.
CampTaken = { report }: { CampTaken-within }
ScoutReport = { report }: הסיירים ראו { foe }{ about-men } ב-{ $where }.
PatrolReport-within = הסיור ראה { foe }{ about-men } ב-{ $where } ולא התקיף.
PatrolReport = { report }: { PatrolReport-within }
PassingReport-within = מעבר של { foe }{ about-men } ב-{ $where }.
PassingReport = { report }: { PassingReport-within }
SpyReport-seen = ב-{ $where } { foe }, לפי ספירה: { strength }{ $leaders ->
        [none] {""}
       *[other] ; ערכי מנהיגות { $leaders }
    }
SpyReport-within = { SpyReport-seen } ({ when }).
SpyReport = { report }: { SpyReport-seen }.
FlightReport-seen = מן האוויר, ב-{ $where }, { foe }: { strength }
FlightReport-within = { FlightReport-seen } ({ when }).
FlightReport = { report }: { FlightReport-seen }.
stood-in = { $stood ->
        [none] {""}
       *[other] של הכוח שלנו ב-{ $stood }{" "}
    }
BattleReport-within = קרב { stood-in }נגד { foe }{ $where ->
        [none] {""}
       *[other] {" "}ב-{ $where }
    }. { PART($how, 1) ->
        [won] השדה בידינו
        [lost] הוכינו ואנחנו נסוגים
        [evaded] התחמקו ממנו
        [withdrew] יצאנו ממנו
        [destroyed] הכוח הושמד
        [broken] הוא נפסק
        [goes] הוא נמשך
       *[other] { $how }
    }. האויב: בערך { $enemy_men } איש, אבדות בערך { $enemy_lost }; אבדות משלנו בערך { $own_lost }{ $own_lost ->
        [0] {""}
       *[other] {" "}(חלק מן החיים חוזרים בערב)
    }.{ $fallen ->
        [none] {""}
       *[other] {" "}איבדנו את { $fallen }.
    }{ $slain ->
        [none] {""}
       *[other] {" "}מפקד האויב { $slain } מת.
    }
BattleReport = { report }: { BattleReport-within }
SecretReport-within = שליח של { $side } דיבר. { $text ->
        [none] הוא לא נשא דבר.
       *[other] הוא נשא: ”{ $text }”.
    }{ $overall ->
        [none] {""}
       *[other] {" "}המפקד העליון שלהם היה ב-{ $overall }.
    }{ $where ->
        [none] {""}
       *[other] {" "}היחידה שלו חונה ב-{ $where }.
    }
SecretReport = { report }: { SecretReport-within }

### שונות

sector-of = { $it ->
        [0] צפון-מערב
        [1] צפון-מזרח
        [2] מזרח
        [3] דרום-מזרח
        [4] דרום-מערב
       *[5] מערב
    }
Divined-within = { $here ->
        [true] הכוכבים אומרים: לכאן יבוא הקונפלוקס
       *[false] הכוכבים מצביעים אל { $sectors }
    }.
Divined = { report }: { Divined-within }
    .sectors = { sector-of }
    .sectors-none = שום מקום
ConfluxNamed = דבר משאגול, { when }: הקונפלוקס יבוא אל { $where }.
StoneFound-within = אבן גדולה עומדת כאן וצומחת: אבי האבן הגדול.
StoneFound = { report }: { StoneFound-within }
Excess-within = האנשים חרגו מן הפקודות; { $what ->
        [prisoners] שבויים מתו
       *[other] התושבים כאן פונים נגדנו
    }.
Excess = { report }: { Excess-within }
Letter = מכתב מאת { $by }, { when }: ”{ $text }”

### מה שנאמר יחד

ByCourier = { report }: { $reports }
    .reports = { FORM($it, case: "within") }
    .reports-join = {" "}
Several = מכמה שולחים: { $letters }
    .letters = { FORM($it, case: "within") }
    .letters-join = {" "}
ScoutsSaw = הסיירים ראו { $seen }.
    .seen = { foe }{ about-men } ב-{ $where }
    .seen-join = {"; "}
Looked = { $by ->
        [none] בגיליון הצבא, { when }
       *[other] במו עיניך, { when }{ $hex ->
                [none] {""}
               *[other] ,{ at-hex }
            }
    }: { $reports }
    .reports = { FORM($it, case: "within") }
    .reports-join = {" "}
Beside = { $with_ ->
        [none] { $hex ->
                [none] גם כאן
               *[other] גם ב-{ $hex }
            }
       *[other] עם { $with_ }{ at-hex }
    }: { $who }.
LeftYou = כבר לא איתך{ $hex ->
        [none] {""}
       *[other] {" "}(לאחרונה ב-{ $hex })
    }: { $who }.
Listed = חדש ברשימות: { $things }.
    .things = { FORM($it, case: "within") }
    .things-join = {"; "}
NightReports = דיווחי לילה, { when }: { $reports }
    .reports = { FORM($it, case: "within") }
    .reports-join = {" "}
NightOf = { $by } ב-{ $hex }{ $days ->
        [-1] {""}
        [0] , לא מבוצר
        [one] , מבוצר יום אחד
        [two] , מבוצר יומיים
       *[other] , מבוצר { $days } ימים
    }{ $units-count ->
        [0] {""}
       *[other] : { $units }
    }.
    .units = { $unit ->
        [none] {""}
       *[other] { $unit }‏,{" "}
    }{ living }{ $lost ->
        [0] {""}
        [one] , איש אחד אבד היום
       *[other] , { $lost } איש אבדו היום
    }{ $order ->
        [none] {""}
        [NO_ORDER] , בלי פקודות
       *[other] , הפקודה ”{ due }{ $order }”
    }
    .units-join = {"; "}
