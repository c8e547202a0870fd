# מפגשים, חדר האוצר והדרקון, קורים ומערבולות, השחקנים של המפלצות, חבורות.

### מפגשים

MonsterFound = { $monster } { $ambush ->
        [true] מזנק מן המארב
       *[false] כאן,
    } { at-square }.
Met = מפגש { at-place }: { $heroes } מול { $monsters }. { $by ->
        [none] המזל קובע { $monsters-count ->
                [one] מה תעשה המפלצת
               *[other] מה יעשו המפלצות
            }.
       *[other] { $monsters-count ->
                [one] הקלף שקובע מה תעשה המפלצת נמצא
               *[other] הקלפים שקובעים מה יעשו המפלצות נמצאים
            } בידי { $by }.
    }
CardDrawn = קלף מפלצת נשלף עבור { $monster }.
CardRead = הקלף שבידיך עבור { $monster } ({ $card }): { $combat_points ->
        [one] נקודת קרב אחת
        [two] שתי נקודות קרב
       *[other] { $combat_points } נקודות קרב
    }. מול התקפה: { on-attack }; מול המתנה: { on-wait }; מול חזרה לאחור: { on-turn-back }.
on-attack = { $on_attack ->
        [fight] נלחם
        [flee] בורח
        [follow] עוקב
       *[passive] מניח לזה
    }
on-wait = { $on_wait ->
        [fight] נלחם
        [flee] בורח
        [follow] עוקב
       *[passive] מניח לזה
    }
on-turn-back = { $on_turn_back ->
        [fight] נלחם
        [flee] בורח
        [follow] עוקב
       *[passive] מניח לזה
    }
Chose = הבחירה של { $hero }: { $action ->
        [attack] לתקוף
        [wait] להמתין ולראות
       *[turn_back] לחזור לאחור
    }.
Reacted = { $monster } { $reaction ->
        [fight] נלחם
        [flee] בורח
        [follow] יעקוב
       *[passive] מניח לזה
    }.
WayShut = { $monster } רוצה לברוח, אבל אין לו מוצא: הוא נלחם.
MonsterFled = { $monster } בורח { $way ->
        [out] אל מחוץ לטירה, { from-start }
        [down] במורד המדרגות, { from-start }
       *[other] { FORM($way, case: "to") }, { from-start } { to-to }
    }.
MonsterLeft = { $monster } { $why ->
        [unknown-square] נעלם במבוך הלא נודע
        [teleport] נסחף במערבולת אל הלא נודע
        [outside] יצא מן הטירה ואיננו
        [dead] מת
        [ran-off] בורח ואינו נראה עוד
        [eaten] אכל לשובע ואיננו
       *[other] איננו עוד
    }.
MonsterWentDown = { $monster } נעלם בקטקומבות.
Roused = { $monster } נשאר { at-square }.
Followed = { $monster } עוקב { to-to }.
AmbushSeen = { $hero } על המשמר: { $monster } לא יתקוף מן המארב.
CardShuffledIn = הקלף של { $monster } חוזר אל החפיסה, והיא מעורבבת.
Rewarded = לידי { $hero } עובר מה ששמר { $monster }.
Banished = { $monster } מגורש { FORM($direction, case: "to") }.
Bound = { $monster } כפוף לרצון של { $hero }.
Controls = { FORM($companion, case: "def") } הולך עם { $hero } מעכשיו; לכל קרב { $combat_points ->
        [one] נקודת קרב אחת
        [two] שתי נקודות קרב
       *[other] { $combat_points } נקודות קרב
    }.
Uncontrolled = { FORM($companion, case: "def") } אינו הולך עוד עם איש{ $place ->
        [none] {" "}ונעלם
       *[other] {" "}ונשאר { at-place }
    }.

### חדר האוצר והדרקון

ReachedChamber = לפני { $hero } חדר האוצר, { at-square }!
EnteredChamber = { $hero }: כניסה לחדר האוצר.
TreasureDeclined = { $hero }: הפעם בלי אוצר.
DragonCard = קלף הדרקון של { $hero }: { $state ->
        [awake] הדרקון פוקח עיניים!
       *[asleep] הדרקון ממשיך לישון.
    }
DragonCardSkipped = { $hero }: הפעם בלי קלף דרקון.
DragonWoke = הדרקון ער{ $why ->
        [fight] , כי דם נשפך לידו
       *[other] {""}
    }!
DragonSleeps = החדר ריק, והדרקון ישן; { $cards ->
        [0] אף קלף דרקון אינו חוזר לחפיסה
        [one] קלף דרקון אחד חוזר אל החפיסה, והיא מעורבבת
        [two] שני קלפי דרקון חוזרים אל החפיסה, והיא מעורבבת
       *[other] { $cards } קלפי דרקון חוזרים אל החפיסה, והיא מעורבבת
    }.
DragonRestless = הדרקון מתהפך בשנתו: שולפים שני קלפים בכל פעם.
CardsThrownAway = { $hero }: { $cards-count ->
        [0] אף קלף אוצר אינו מושלך
       *[other] השלכה של { FORM($cards, case: "thing") }
    }.
FledDragon = { $hero } מחוץ לחדר, הרחק מן הדרקון.
FlightFromDragonFailed = אין מוצא עבור { $hero }: הדרקון חוסם את הדרך.
FirstBlow = { $hero }: מהלומה על הדרקון הרדום ({ $roll }). הדרקון { $taken ->
        [0] אינו מאבד דבר
        [one] מאבד נקודת קרב אחת
        [two] מאבד שתי נקודות קרב
       *[other] מאבד { $taken } נקודות קרב
    }.
DragonSlain = הדרקון מת, והתהילה של { $heroes }!
GreedHolds = טבעת החמדנות אינה מרפה מן היד של { $hero } ({ $roll }).

### קורים ומסעות

Caught = קורי עכביש לוכדים את { $hero } { at-square }.
WebForced = { $hero }: הקורים { at-square } נקרעים{ $freed-count ->
        [0] {""}
       *[other] ; לחופשי: { $freed }
    }.
GotLoose = { $hero }: היחלצות מן הקורים { at-square }, והם נשארים.
SpiderMoved = { $spider } זוחל { from-start } { to-to }.
Eaten = { $spider } טורף את { $hero } { at-square }.
Whirled = המערבולת סוחפת את { $who } { FORM($direction, case: "to") }, { to-to }.
Arrived = { $hero } כעת { $to ->
        [outside] מחוץ לטירה
       *[other] ב-{ $to }
    }.
Numbered = הגורל מוליך את { $who }. המעברים לפי מספר: { $ways }.
    .ways = { $it ->
        [out] אל מחוץ לטירה
        [down] במורד המדרגות
       *[other] { FORM($it, case: "to") }
    }
    .ways-none = אין
RanOut = { $who }: בריחה { by-way }.
TileRotated = המשבצת { $square } מסתובבת { $quarters ->
        [0] ונשארת כשהייתה
        [one] רבע סיבוב ימינה
        [two] חצי סיבוב
        [3] שלושה רבעי סיבוב ימינה
       *[other] { $quarters } רבעי סיבוב ימינה
    }.
MonstersStir = משהו זע בחושך{ $monsters-count ->
        [0] , אבל אף מפלצת אינה זזה
       *[other] : { $monsters }
    }.

### השחקנים של המפלצות

BecameMonsterPlayer = המפלצות עוברות לידי { $seat } מעכשיו.
MonsterMoved = { $monster } זז{ $seat ->
        [none] {""}
       *[other] {" "}בידי { $seat }
    }, { from-start } { to-to }.
MonsterFailed = { $monster } אינו עובר בצד { FORM($way, case: "m") } { at-square }.
MonsterCameUp = { $monster } עולה במדרגות { at-square }.
MonsterStayed = { $seat }: אף מפלצת אינה זזה.

### חבורות

PhaseBegun = { $phase ->
        [movement] סבב { $round }: שלב התנועה.
        [events] סבב { $round }: שלב האירועים.
       *[other] סבב { $round }: { $phase }.
    }
WentAlong = { $hero } בעקבות { $leader }, { to-to }.
StayedBehind = { $hero }: לא בעקבות { $leader }.
FindClaimed = מבקשים את { what-found }: { $claimants }.
FindDecided = { what-found }: { $hero ->
        [none] { $what ->
                [special] איש לא ביקש, והקלף נשאר בחפיסה
               *[other] איש לא ביקש, והכול נשאר במקומו
            }
       *[other] לידי { $hero }{ $by ->
                [dice] , לפי הקוביות
                [fight] , בכוח החרב
               *[agreement] {""}
            }
    }.
HeroAttacked = התקפה של { $hero } על { $other }!
TookPart = { $side ->
        [none] { $hero } מחוץ לעניין.
       *[other] { $hero } לצד { $side }.
    }
SpoilTaken = לידי { $hero } מידי { $of }: { thing }.
