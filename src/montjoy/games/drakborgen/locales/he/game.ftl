# אגדת מבצר הדרקון (Drakborgen Legenden) בעברית.  איך נקראות ההודעות: montjoy/words/__init__.py
# שמות הדברים נמצאים ב-names.ftl וב-tiles.ftl, השאלות והתשובות ב-asking.ftl
# מינם של השחקנים אינו ידוע, ולכן אין פועל שהם נושאו.  המפלצות כולן בלשון זכר.

### עזרים

name-pair = { $second } של { $first }
name-numbered = { $first }, מספר { $number }
name-numbered-t = קלף אוצר { $number } של { $first }
name-numbered-s = קלף מיוחד { $number } של { $first }
at-place = { $place ->
        [outside] מחוץ לטירה
        [below] בקטקומבות
        [transit] בין מקום למקום
        [none] בשום מקום
       *[other] ב-{ $place }
    }
at-square = { $square ->
        [outside] מחוץ לטירה
        [below] בקטקומבות
        [transit] בין מקום למקום
        [none] בשום מקום
       *[other] ב-{ $square }
    }
to-to = { $to ->
        [outside] אל מחוץ לטירה
        [below] אל הקטקומבות
        [transit] אל תוך המערבולת
        [none] לשום מקום
       *[other] אל { $to }
    }
from-start = { $start ->
        [outside] מבחוץ
        [below] מן הקטקומבות
        [transit] מן המערבולת
        [none] משום מקום
       *[other] מ-{ $start }
    }
by-way = { $way ->
        [out] דרך שער הטירה
        [down] במורד המדרגות
        [none] בלי שום מעבר
       *[other] { FORM($way, case: "to") }
    }
thing = { FORM($thing, case: "thing") }
what-found = { $what ->
        [special] קלף מיוחד
        [treasure] קלף אוצר
        [amulet] קמע
        [ring] טבעת
       *[other] { FORM($what, case: "thing") }
    }

### קוביות וקלפים

die-for = { $why ->
        [symbol] {" "}(הסמל)
        [order] {" "}(סדר התורות)
        [sun] {" "}(השמש)
        [stairs] {" "}(הדרך למעלה)
        [fall] {" "}(הנפילה)
        [rest] {" "}(מנוחה)
        [position] {" "}(עמדה)
        [injury] {" "}(הסתכנות בפציעה)
        [breath] {" "}(נשימת הדרקון)
        [blow] {" "}(המכה הראשונה)
        [direction] {" "}(כיוון)
        [passage] {" "}(באיזו דרך)
        [missile] {" "}(ההשלכה)
        [potion] {" "}(השיקוי)
        [room] {" "}(חדר או קלף)
        [pick] {" "}(המנעול)
        [force] {" "}(הדלת)
        [lift] {" "}(השבכה)
        [rubble] {" "}(המפולת)
        [leap] {" "}(הקפיצה)
        [hold] {" "}(הגשרון)
        [open] {" "}(הדרך)
        [flight] {" "}(בריחה מן הדרקון)
        [tear] {" "}(הקורים)
        [loose] {" "}(הקורים)
        [ambush] {" "}(המארב)
       *[none] {""}
    }
Rolled = { $faces-count ->
        [one] קובייה
       *[other] קוביות
    }{ $about }{ die-for }: { $faces }{ $how ->
        [typed] , הוקלד ביד
        [set] , נקבע על ידי השופט
       *[none] {""}
    }.
    .about = { $nth ->
        [1] { $it ->
                [0] {""}
                [1] {""}
                [2] {""}
                [3] {""}
                [4] {""}
                [5] {""}
                [6] {""}
                [7] {""}
               *[other] {" "}עבור { $it }
            }
       *[other] { $it ->
                [0] {""}
                [1] {""}
                [2] {""}
                [3] {""}
                [4] {""}
                [5] {""}
                [6] {""}
                [7] {""}
                [treasure] {""}
               *[other] {" "}({ FORM($it, case: "thing") })
            }
    }
    .about-join = {""}
    .about-none = {""}
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
Drew = { $peek ->
        [true] הצצה
       *[false] נשלף
    }{ $about }: { $card-kind ->
        [labyrinth] אריח מבוך
        [room] אריח חדר
       *[none] { $card }
    }{ $how ->
        [typed] , הוקלד ביד
        [set] , נקבע על ידי השופט
       *[none] {""}
    }.
    .about = { $it ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
        [6] {""}
        [7] {""}
       *[other] {" "}עבור { $it }
    }
    .about-join = {""}
    .about-none = {""}

### לפני המשחק

OrderRolled = סדר התורות: { $order }.
StaircaseLaid = גרם מדרגות אחד מוכר מן ההתחלה: מספר { $number }, { at-square }.
SymbolRolled = במשחק הזה קיר שעליו { $symbol ->
        [1] עין (1)
        [2] מפתח (2)
        [3] ירח (3)
        [4] נחש (4)
        [5] כוכב (5)
        [6] מגדל (6)
       *[other] סמל { $symbol }
    } הוא דלת סתרים; כל סמל אחר מטעה.
HeroesDealt = הדמויות שחולקו אל { $seat }: { $heroes }.
HeroTaken = הדמות של { $seat }: { $hero }.
Started = המסע של { $seat } מתחיל { at-place }.

### סבבים, היום והסוף

TurnBegun = סבב { $round }: התור של { $seat }.
TurnLost = התור של { $seat } אובד{ $left ->
        [0] {""}
        [one] ; עוד תור אחד יאבד
        [two] ; עוד שני תורות יאבדו
       *[other] ; עוד { $left } תורות יאבדו
    }.
after-round = { $round ->
        [0] {""}
       *[other] אחרי סבב { $round }:{" "}
    }
SunMoved = { after-round }{ $why ->
        [held] שעון החול עוצר את השמש
       *[other] { $steps ->
                [-1] השמיים מתבהרים: השמש חוזרת צעד אחד
                [0] השמש אינה זזה
                [one] השמש יורדת צעד אחד
                [two] השמש יורדת שני צעדים
               *[other] השמש יורדת { $steps } צעדים
            }
    }; { $sun ->
        [0] עוד לא עבר אף צעד
        [one] עבר צעד אחד
        [two] עברו שני צעדים
       *[other] עברו { $sun } צעדים
    }.
SunSet = השמש שקעה. { $lost-count ->
        [0] איש לא נשאר בחושך.
       *[other] החושך בטירה סוגר על { $lost }, ואין עוד מוצא.
    }
WentRetired = די והותר: { $seat } בדרך הביתה{ $cards ->
        [0] { $gold ->
            [0] {" "}בידיים ריקות
           *[other] {" "}עם { $gold } זהב
        }
       *[other] {" "}עם { $gold ->
            [0] {""}
           *[other] { $gold } זהב ועם{" "}
        }{ $cards ->
            [one] קלף אוצר אחד
            [two] שני קלפי אוצר
           *[other] { $cards } קלפי אוצר
        }
    }.
NoWayUp = { $seats-count ->
        [0] איש לא נשאר מעל פני האדמה
       *[other] { $seats } בקטקומבות
    }, ואף גרם מדרגות אינו מוכר: אין דרך למעלה.
FacesShown = קלפי האוצר של { $seat }: { $cards-count ->
        [0] אין
       *[other] { $cards }
    }. בסך הכול: { $gold } זהב.

### תנועה

Moved = { $way ->
        [out] { $seat }: יציאה מן הטירה, { from-start }.
        [down] { $seat }: ירידה במדרגות, { from-start }.
        [north] { $seat }: צפונה, { from-start } { to-to }.
        [east] { $seat }: מזרחה, { from-start } { to-to }.
        [south] { $seat }: דרומה, { from-start } { to-to }.
        [west] { $seat }: מערבה, { from-start } { to-to }.
       *[other] { $seat }: { from-start } { to-to }.
    }
SetOut = { $seat }: יציאה לדרך { to-to }.
GoesOn = { $what ->
        [straight] { $seat }: ממשיכים לחקור { FORM($way, case: "to") }.
        [rest] { $seat }: מנוחה עד להחלמה.
       *[other] { $seat }: ניסיון נוסף בכל תור.
    }
TileTurned = המשבצת { $square } נחשפת: { $tile }{ $entry ->
        [none] {""}
       *[other] , והכניסה { FORM($entry, case: "from") }
    }.
RoomTileAside = אריח החדר של { $square } מונח בצד, ואיש אינו רואה אותו.
RoomTurned = אריח החדר של { $square } נחשף: { FORM($room, case: "about") }.
RoomEmpty = המשבצת { $square } ריקה: האריח ”{ $room }” שמור למי שבא מדרך אחרת.
RoomDone = { $room }: האריח עובר לערימת המשומשים.
SecretDoorFound = { $seat }: דלת סתרים מתגלה { at-square }, בצד { FORM($way, case: "m") }.
PlainWall = { $seat }: גישוש לאורך הקיר { FORM($way, case: "m") } { at-square }, וזה רק קיר.
WentOutside = { $seat } מחוץ לטירה, { from-start }.
CameInto = { $seat } שוב בטירה: הכניסה { to-to }.
Stayed = { $seat }: עמידה במקום.
Rested = { $seat }: מנוחה. { $gained ->
        [0] אף נקודת גוף לא חזרה
        [one] נקודת גוף אחת חזרה
        [two] שתי נקודות גוף חזרו
       *[other] { $gained } נקודות גוף חזרו
    }; כעת { $body }.

### דלתות ומכשולים

must-be-below = { $below ->
        [true] {""}; צריך להטיל פחות
       *[other] {""}
    }
TestPassed = { $seat }: מבחן { $factor } ({ $value }{ must-be-below }){ test-for }. הקובייה: { $roll }, הצלחה.
TestFailed = { $seat }: מבחן { $factor } ({ $value }{ must-be-below }){ test-for }. הקובייה: { $roll }, כישלון.
test-for = { $what ->
        [pick] {" "}לפתיחת המנעול
        [force] {" "}לפריצת הדלת
        [lift] {" "}להרמת השבכה
        [rubble] {" "}לפריצת דרך במפולת
        [leap] {" "}לקפיצה מעל התהום
        [hold] {" "}לשמירה על { FORM($about, case: "thing") } בגשרון
        [open] {" "}לפתיחת הדרך
        [flight] {" "}לבריחה מן הדרקון
        [tear] {" "}לקריעת הקורים
        [loose] {" "}להיחלצות מן הקורים
        [ambush] {" "}לגילוי המארב
       *[none] {""}
    }{ $times ->
        [1] {""}
       *[other] {" "}({ $nth } מתוך { $times })
    }
DoorOpened = הדלת { FORM($way, case: "f") } { at-square } נפתחת בידי { $seat } { $by ->
        [key] במפתח
        [master-key] במפתח הגנבים
        [spell] בלחש
        [pick] בפיצוח המנעול
        [force] בכוח הזרוע
       *[other] איכשהו
    }.
DoorLeftOpen = הדלת { FORM($way, case: "f") } של { $square } נשארת פתוחה.
DoorLocked = הדלת { FORM($way, case: "f") } של { $square } נעולה שוב.
GateLifted = השבכה { FORM($way, case: "f") } { at-square } מורמת בידי { $seat }.
GateFell = השבכה { FORM($way, case: "f") } של { $square } צונחת ברעש.
WentAfter = { $seat } בעקבות { $leader }, מתחת לשבכה ולפני שהיא נסגרת.
CameToRubble = מפולת חוסמת את הדרך של { $seat } { at-square }.
RubbleForced = { $seat }: נפרצה דרך במפולת { at-square }.
StuckInTheRubble = המפולת { at-square } לוכדת את { $seat }.
WentDown = { $seat }: ירידה אל הקטקומבות{ $square ->
        [none] {""}
       *[other] {" "}{ at-square }
    }.
SearchedInVain = { $seat }: גישוש בחושך ({ $roll }), ואין דרך למעלה.
CameUp = { $seat }: מדרגות מספר { $stairs }, ושוב למעלה { at-square }.
LeaptAcross = { $seat }: קפיצה מוצלחת מעל התהום { at-square }.
Fell = { $seat }: נפילה אל הקטקומבות { at-square }.
Crossed = { $seat }: חציית הגשרון { at-square }.
Declined = { $seat }: ויתור על { $why ->
        [bridge] הגשרון
        [chamber] חדר האוצר
       *[other] הכניסה
    } { at-square }; בתור הבא חזרה לאחור.
TreasureFell = המעמקים בולעים את { thing } מידי { $seat }.
JumpedAfter = { $seat }: קפיצה אל המעמקים, בעקבות האוצר.
TreasureFoundBelow = נוסף לציוד של { $seat }, בקטקומבות: { thing }.
SteppedBack = { $seat }: חזרה לאחור, { from-start } { to-to }.
WayBackShut = הדרך לאחור נחסמה, ולא נותר מעבר עבור { $seat }.

### נקודות גוף

Hurt = { $hero }: { $lost ->
        [0] אף נקודת גוף לא אבדה
        [one] נקודת גוף אחת אבדה
        [two] שתי נקודות גוף אבדו
       *[other] { $lost } נקודות גוף אבדו
    }; { $body ->
        [0] לא נותר דבר
        [one] נותרה אחת
        [two] נותרו שתיים
       *[other] נותרו { $body }
    }.
Healed = { $hero }: { $gained ->
        [0] אף נקודת גוף לא חזרה
        [one] נקודת גוף אחת חזרה
        [two] שתי נקודות גוף חזרו
       *[other] { $gained } נקודות גוף חזרו
    }; כעת { $body }.
Died = המוות לוקח את { $hero }{ $why ->
        [wounds] {" "}מרוב פצעים
        [fight] {" "}בקרב
        [eaten] {" "}בלסתות של עכביש ענק
        [sunset] {" "}בחשכת הטירה
        [no-way-up] {" "}באפלת הקטקומבות
       *[other] {""}
    } ({ $place ->
        [outside] מחוץ לטירה
        [below] בקטקומבות
        [transit] בין מקום למקום
        [none] בשום מקום
       *[other] { $place }
    }).
RingSaved = הכוח של { $ring } תם. { $hero } עדיין בין החיים, עם נקודת גוף אחת.
LifeKept = הכוח של טבעת החיים תם: { $hero } עדיין בקרב, עם נקודת גוף אחת ונקודת קרב אחת.
Warded = { $hero }: המכה נהדפת; { $spared ->
        [0] אף נקודת גוף לא נחסכה
        [one] נקודת גוף אחת נחסכה
        [two] שתי נקודות גוף נחסכו
       *[other] { $spared } נקודות גוף נחסכו
    }.
RolledAgain = החבל עוצר את { $hero }: מטילים שוב.
MustLoseTurns = { $hero }: { $turns ->
        [0] אף תור לא יאבד
        [one] תור אחד יאבד
        [two] שני תורות יאבדו
       *[other] { $turns } תורות יאבדו
    }.

### דברים

Found = נוסף לציוד של { $hero }: { $sort ->
        [key] מפתח
        [treasure] { $what ->
                [none] { thing }
               *[other] אוצר ({ $what })
            }
        [potion] שיקוי ({ $what })
       *[item] { $what }
    }.
CardTaken = { $sort ->
        [special_card] קלף מיוחד
       *[treasure_card] קלף אוצר
    } עובר לידי { $hero }, ואיש אחר אינו רואה אותו.
FaceSeen = { thing } הוא: { $card }.
DeckEmpty = { $deck ->
        [treasure] לא נותרו קלפי אוצר.
        [amulet] לא נותרו קמעות.
        [ring] לא נותרו טבעות.
        [special] לא נותרו קלפים מיוחדים.
       *[other] החפיסה ריקה: { $deck }.
    }
PutOn = על { $hero } מעכשיו: { thing }.
PutOff = לא עוד על { $hero }: { thing }.
Drank = { $hero }: לגימה מתוך { FORM($potion, case: "thing") }.
PickedUp = { $hero }: הרמה מן הרצפה { at-place }: { thing }.
LeftLying = נשאר על הרצפה { at-place }: { thing }.
Offered = { $wanted ->
        [true] בקשה של { $hero } אל { $to }: { thing }.
       *[false] הצעה של { $hero } אל { $to }: { thing }.
    }
Given = { thing }: מידי { $giver } לידי { $taker }.
GiftRefused = { thing }: בידי { $giver } כמקודם; דבר אינו עובר לידי { $taker }.
ThingLost = { $hero }: אובדן של { thing }{ $to ->
        [under-deck] , אל תחתית חפיסת האוצר
        [used] , אחרי השימוש
        [out] , ולתמיד
       *[other] {""}
    }.
CardPlayed = { $hero }: הקלף ”{ $card }”{ $on ->
        [none] {""}
       *[other] , על { $on }
    }.
SpellCast = לחש של { $hero }: { $spell }.
Peeked = { $hero }: מבט בזכוכית המרחקים אל { $square }.
TilesSeen = במשבצת { $square }: { $labyrinth }; אריח החדר שלה: { $room }.
ByHandTold = { $hero }: מה שכתוב באריח נעשה ביד. ”{ $text }” { $note ->
        [none] דבר לא יצא מזה.
       *[other] מה שיצא מזה: { $note }
    }
RingUsed = { $hero }: הכוח של { $ring } פועל; { $left ->
        [0] בזה הוא תם
        [one] נותרה לו עוד פעם אחת
        [two] נותרו לו עוד פעמיים
       *[other] נותרו לו עוד { $left } פעמים
    }.
