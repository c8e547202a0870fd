# מה ששואלים, עונים ומסרבים, ואיך זה נגמר.

### לפני המשחק

WhichHero = באיזו דמות לשחק?
TakeHero = { FORM($hero, case: "card") }
TakeOwnHero = ‏{ $hero }: { card-agility } { $agility }, { card-armour } { $armour }, { card-strength } { $strength }, { card-psyche } { $psyche }, { card-body } { $body }; { $ability ->
        [wary] { ability-wary }
        [throwing_daggers] { ability-throwing_daggers }
        [spells] { ability-spells }
        [double_stride] { ability-double_stride }
        [strong_arm] { ability-strong_arm }
        [arrows] { ability-arrows }
        [shuriken] { ability-shuriken }
        [healer] { ability-healer }
        [lockpick] { ability-lockpick }
       *[none] { ability-none }
    }{ $charges ->
        [0] {""}
       *[other] {" "}({ $charges })
    }
WhichTower = באיזה מגדל להתחיל? צריך לצאת שוב מן הטירה לפני שהשמש תשקע; האוצר נמצא באמצע.
StartIn = המגדל { $square }

### התור של הדמות

Turn = { $state ->
        [turning_back] בדרך חזרה לאחור. מה עוד לעשות?
        [rubble_entrance] המפולת לפניך. מה לעשות?
        [rubble_stuck] המפולת לוכדת אותך. מה לעשות?
        [webbed] הקורים אוחזים בך. מה לעשות?
        [at_exit] הבריחה הביאה אותך עד פתח יציאה. מה לעשות?
        [dragon_awake_inside] הדרקון ער, ועיניו עליך. מה לעשות?
        [catacombs] חשוך בקטקומבות. מה לעשות?
        [in_transit] הכישוף נושא אותך למקום אחר. להשתמש במשהו לפני ההגעה?
        [outside] הטירה לפניך, ומקומך בחוץ. מה לעשות?
       *[other] התור שלך. מה לעשות?
    }
TurnAtDusk = { $left ->
        [one] לשמש נותר צעד אחד
        [two] לשמש נותרו שני צעדים
       *[other] לשמש נותרו { $left } צעדים
    }: מי שנמצא בפנים בשקיעה אבוד. { Turn }
Wear = לשים עליך את { thing }{ $instead ->
        [none] {""}
       *[other] {" "}במקום { FORM($instead, case: "thing") }
    }
TakeOff = להוריד מעליך את { thing }
Drink = לשתות מתוך { FORM($potion, case: "thing") }
DrinkFor = { Drink } { $heal ->
        [0] (הטלה: ב-1 עד 4 מתוך 12 נקודת גוף אחת אובדת, אחרת חמש חוזרות)
        [one] (נקודת גוף אחת חוזרת)
        [two] (עד שתי נקודות גוף חוזרות)
       *[other] (עד { $heal } נקודות גוף חוזרות)
    }
PickUp = להרים את { thing }
Give = למסור לידי { $to } את { thing }
AskFor = לבקש מידי { $of } את { thing }
PlayCard = לשחק את ”{ $card }”{ $on ->
        [none] {""}
       *[other] {" "}על { $on }
    }
Move = { $way ->
        [north] ללכת צפונה
        [east] ללכת מזרחה
        [south] ללכת דרומה
        [west] ללכת מערבה
        [out] לצאת מן הטירה
        [down] לרדת אל הקטקומבות
       *[other] להיכנס למגדל { $way }
    }
WalkTo = ללכת { to-to }, תור אחר תור
Walk = ללכת { to-to }, תור אחר תור ({ $known ->
        [unknown] טרם נחשפה;{" "}
       *[known] {""}
    }{ $turns ->
        [2] שני תורות
       *[other] { $turns } תורות
    })
GoStraight = להמשיך לחקור { FORM($way, case: "to") }, תור אחר תור, עד שיקרה משהו
NameWall = להכריז שבקיר { FORM($way, case: "m") } יש דלת סתרים
NameRightWall = להכריז שבקיר { FORM($way, case: "m") } יש דלת סתרים ולעבור בה: הסמל שעליו הוא הנכון
NameFalseWall = להכריז שבקיר { FORM($way, case: "m") } יש דלת סתרים: הסמל שעליו מטעה, ואין שם אלא קיר (אין לזה מחיר)
UseKey = לפתוח את הדלת { FORM($way, case: "f") } בעזרת { FORM($key, case: "thing") }
UseMasterKey = לפתוח את הדלת { FORM($way, case: "f") } בעזרת ”{ $card }”
OpenBySpell = לפתוח את הדלת { FORM($way, case: "f") } בלחש
PickLock = לפצח את המנעול של הדלת { FORM($way, case: "f") }
ForceDoor = לפרוץ בכוח את הדלת { FORM($way, case: "f") }
Lift = להרים את השבכה { FORM($way, case: "f") }
Tested = { $act ->
        [PickLock] { PickLock }
        [ForceDoor] { ForceDoor }
       *[Lift] { Lift }
    } ({ $times ->
        [one] מבחן אחד
        [two] שני מבחנים רצופים
       *[other] { $times } מבחנים רצופים
    }: { $factor } { $value })
GoAfter = לעבור בעקבות { $leader } מתחת לשבכה { FORM($way, case: "f") }
Blink = קפיצת דרך אל { $to }{ $by ->
        [blink] {" "}בלחש שלך
       *[other] {" "}בעזרת { $by }
    }
Rest = לנוח
RestFor = לנוח: מספר נקודות הגוף שחוזרות הוא מה שמראה קוביית השמש{ $bonus ->
        [0] , ואולי אף לא אחת
       *[other] {" "}ועוד { $bonus }
    }
Stay = להישאר במקום
Retire = לחזור הביתה עם מה שיש
AttackDragon = להכות בדרקון הרדום
FightDragon = להילחם בדרקון
FleeDragon = לברוח מן הדרקון
ForceRubble = לפרוץ דרך במפולת
TurnBackFromRubble = לחזור לאחור מן המפולת
LeaveRubble = לצאת מן המפולת { $way ->
        [down] במורד המדרגות
       *[other] { FORM($way, case: "to") }
    }{ $by ->
        [none] {""}
        [pick] , בפיצוח המנעול שם
        [force] , בפריצת הדלת שם
        [spell] , בפתיחת הדלת שם בלחש
       *[other] , בפתיחת הדלת שם בעזרת { FORM($by, case: "thing") }
    }
ForceWeb = לקרוע את הקורים
GetLoose = להיחלץ מן הקורים
RollForStairs = { $times ->
        [1] לחפש את המדרגות בגישוש פעם אחת (11 ו-12 פוצעים)
        [2] לחפש את המדרגות בגישוש, עד פעמיים (כל 11 ו-12 פוצעים)
       *[other] לחפש את המדרגות בגישוש, עד { $times } פעמים (כל 11 ו-12 פוצעים)
    }
KeepTrying = { $what ->
        [lift] להרים את השבכה { FORM($way, case: "f") }, תור אחר תור, עד שזה יצליח או שיקרה משהו
        [pick] לפצח את המנעול של הדלת { FORM($way, case: "f") }, תור אחר תור, עד שזה יצליח או שיקרה משהו
        [force] לפרוץ בכוח את הדלת { FORM($way, case: "f") }, תור אחר תור, עד שזה יצליח או שיקרה משהו
        [rubble] לצאת מן המפולת { $way ->
                [down] במורד המדרגות
               *[other] { FORM($way, case: "to") }
            }, תור אחר תור, עד שזה יצליח או שיקרה משהו
        [web] לקרוע את הקורים, תור אחר תור, עד שזה יצליח או שיקרה משהו
        [loose] להיחלץ מן הקורים, תור אחר תור, עד שזה יצליח או שיקרה משהו
        [stairs] לחפש את המדרגות בגישוש, תור אחר תור, עד העלייה או עד פציעה
       *[rest] לנוח, תור אחר תור, עד להחלמה או עד שיקרה משהו
    }
StayForCard = להישאר כאן ולקחת קלף אוצר
FleeWithAll = לברוח מן הדרקון עם כל קלפי האוצר
GoHome = לחזור הביתה עם מה שיש, תור אחר תור, אל מחוץ לטירה לתמיד

### בדרך

GoOn = מקומך { at-square }. להמשיך?
LeaveDoor = להשאיר פתוחה את הדלת { FORM($way, case: "f") } של { $square }?
LeaveOpen = להשאיר פתוחה
LockAgain = לנעול
LayTile = המשבצת { $square } נחשפת: { $tile }; שמאל, ימין ומאחור הם מנקודת המבט של מי שנכנס דרך הכניסה. באיזה צד להניח את הכניסה?
Lay = { $entry ->
        [north] בצפון
        [east] במזרח
        [south] בדרום
       *[west] במערב
    }
AtAbyss = תהום פעורה ב-{ $square }. מה לעשות?
Leap = לקפוץ מעליה
Drop = להשתלשל אל הקטקומבות
RollAgain = הקובייה הראתה { $rolled }, וזה כישלון. להטיל שוב בעזרת { thing }?
UseRope = להטיל שוב
LetItStand = להשאיר כך
AtBridge = גשרון חוצה את { $square }. מה לעשות?
Cross = לעבור עליו
Decline = לא לדרוך עליו; בתור הבא לחזור לאחור
NextTreasure = על איזה אוצר להטיל עכשיו?
RollFor = { thing }
LoseWhich = { $more ->
        [0] די בכך, דבר לא יאבד עוד.
       *[other] { $why ->
                [bridge] מה נופל מן הגשרון
               *[room] על מה לוותר
            }? { $more ->
                [one] נותר לבחור אוצר אחד
                [two] נותר לבחור שני אוצרות, זה אחר זה
               *[other] נותר לבחור { $more } אוצרות, זה אחר זה
            }.
    }
Lose = { thing }
AfterBridge = מה שנפל אל המעמקים: { FORM($fallen, case: "thing") }. לקפוץ בעקבות מה שאבד?
JumpAfter = לקפוץ
LetThemFall = לוותר
AtThreshold = חדר האוצר לפניך. להיכנס?
GoIn = להיכנס, ולהחליט שם אם לקחת קלף אוצר
GoInForCard = להיכנס ולקחת קלף אוצר
StepBack = לחזור לאחור בתור הבא
Numbering = הגורל יוליך את { $who }. { $given-count ->
        [0] איזה מעבר הוא מספר 1?
       *[other] המספרים עד כה: { $given }. מה המעבר הבא?
    }
    .given = { $it ->
        [out] אל מחוץ לטירה
        [down] במורד המדרגות
       *[other] { FORM($it, case: "to") }
    }
Number = { $way ->
        [north] צפונה
        [east] מזרחה
        [south] דרומה
        [west] מערבה
        [out] אל מחוץ לטירה
        [down] במורד המדרגות
       *[other] המגדל { $way }
    }
Suffer = קוביית השמש עומדת לעלות לך { $loss ->
        [0] באפס נקודות גוף
        [one] בנקודת גוף אחת
        [two] בשתי נקודות גוף
       *[other] ב-{ $loss } נקודות גוף
    }. להדוף את המכה?
Ward = להדוף
Bear = לספוג
ByHand = את זה מבצעים בשולחן עצמו: ”{ $text }” מה יצא מזה?

### מפגשים

Meeting = מולך: { $monsters }. מה לעשות?
MeetingFoes = מולך: { $monsters }. מה לעשות?
Foe = { $monster } ({ card-agility } { $agility }, { card-armour } { $armour }, { card-strength } { $strength }, { card-psyche } { $psyche })
Attack = לתקוף
Wait = להמתין ולראות
TurnBack = לחזור לאחור
AgainstMonster = לומר את ”{ $card }” מול { $monster }
AnotherCard = { $monster } מוכן לקרב. לשלוף קלף אחר, בכוח טבעת הצללים?
DrawAnother = לשלוף קלף אחר
LeaveIt = להשאיר כך
WhoFirst = איזו מפלצת תחילה?
First = { $monster }

### קרבות

WhoFights = מי יילחם נגד { $against }?
Myself = לצאת לקרב בעצמך
Champion = לשלוח את { FORM($companion, case: "def") }
Beside = להילחם יחד עם { FORM($companion, case: "def") }
BeforeFight = לפני הסבב הראשון: במה להשתמש?
Throw = { $missile ->
        [daggers] להשליך פגיון
        [arrows] לירות חץ
       *[shuriken] להשליך כוכב
    } אל { $at }
FireBolt = להטיל ברק אש אל { $at }
Enough = להמשיך
BetweenRounds = אחרי { $round ->
        [0] אפס סבבים
        [one] סבב אחד
        [two] שני סבבים
       *[other] { $round } סבבים
    }: מה לעשות?
FightOn = להמשיך להילחם
FightOnUnhurt = להמשיך להילחם, בלי שאלה נוספת עד הפציעה הבאה
Yield = להיכנע
FleeBy = הבריחה מצליחה. באיזה מעבר?
OfferCard = { $when ->
        [dragon_draw] עומדים לשלוף קלף דרקון.
        [fight] סבב הקרב נגמר.
        [fight_start] קרב עומד להתחיל.
        [end_of_round] קוביית השמש הוטלה.
       *[other] זה הרגע.
    } לשחק קלף?

### חדר האוצר והדרקון

DrawTreasure = לקחת קלף אוצר?{ $more ->
        [0] {""}
        [1] {""}
       *[other] {" "}מותר לקחת עד { $more }.
    }
TakeCard = לקחת אחד
NoCard = לא לקחת
ThrowAway = להשליך אוצרות לפני הבריחה?{ $thrown-count ->
        [0] {""}
       *[other] {" "}עד כה: { $thrown-count ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $thrown-count } קלפים
            }.
    }
Away = להשליך: { $card }
NoMore = לברוח עם מה שבידיך
StrikeFirst = להכות בדרקון הרדום לפני שליפת הקלפים?
LetItSleep = להניח לו לישון
FightAtOnce = הדרקון ער. להילחם בו מיד?
LeaveBy = באיזה מעבר ללכת?{ $must ->
        [true] {""}
       *[false] {" "}אפשר גם להישאר.
    }

### השחקנים של המפלצות

MonsterTurn = איזו מפלצת להזיז, ולאן?
MoveMonster = { $monster }: { $way ->
        [down] במורד המדרגות
        [out] אל מחוץ לטירה
       *[other] { FORM($way, case: "to") }
    }{ $by ->
        [pick] , בפיצוח המנעול
        [force] , בפריצת הדלת
        [lift] , בהרמת השבכה
       *[none] {""}
    }
BringUp = { $monster }: מן הקטקומבות אל { $square }
NoMove = בלי תזוזה
MonsterGoesOn = { $monster } במסדרון. האם ימשיך?
SpiderStep = לאן יזחל { $spider }? { $left ->
        [0] לא נותר צעד.
        [one] נותר צעד אחד.
        [two] נותרו שני צעדים.
       *[other] נותרו { $left } צעדים.
    }
Step = { $way ->
        [north] צפונה
        [east] מזרחה
        [south] דרומה
       *[west] מערבה
    }

### מתנות

Gift = { $wanted ->
        [true] בקשה אליך מאת { $other }: { thing }. לתת?
       *[false] הצעה אליך מאת { $other }: { thing }. לקבל?
    }
Agree = כן
Refuse = לא
LastCall = התור שלך נגמר, ויש לך פצעים. לשתות שיקוי?
LastCallAt = התור שלך נגמר, ונותרו לך { $body } מתוך { $most } נקודות גוף. לשתות שיקוי?

### חבורות

FollowHim = הדרך של { $leader }: { to-to }. ללכת באותה דרך?
Follow = ללכת באותה דרך
StayBehind = להישאר
Find = נמצא כאן: { what-found }. לבקש חלק? כולם עונים בסתר.
Claim = לבקש חלק
Waive = להשאיר לאחרים
Dispute = כמה מבקשים את { what-found }: { $claimants }. איך להכריע?
AcceptDice = בקוביות
InsistOnFight = בקרב
RefuseDice = לא להכריע; שיישאר במקומו
TakePart = { $monsters-count ->
        [0] במקומך עומד לפרוץ קרב: { $heroes }
       *[other] במקומך מפגש: { $heroes } מול { $monsters }
    }. להשתתף?
JoinIn = { $side ->
        [none] להשתתף
       *[other] להשתתף לצד { $side }
    }
StayOut = לא להתערב
EventTurn = לתקוף דמות אחרת?
AttackHero = לתקוף את { $hero }
LetItCount = לספור
Spoil = כניעה של { $of }. מה לקחת?
TakeThing = לקחת את { thing }
TakeNothing = לא לקחת דבר

### הסוף

Outcome = { $why ->
        [sunset] השמש שקעה
        [no-way-up] אין עוד דרך למעלה
       *[nobody-left] לא נותר מי שימשיך
    } בסבב { $round }. { $winners-count ->
        [0] איש לא ניצח: הטירה שומרת את שלה
       *[other] הניצחון של { $winners }
    }. יצא מן הטירה: { $gold }.
    .gold = { $key } { $value } זהב
    .gold-none = לא כלום

### סירובים

note-too-long = אלה יותר מ-{ $most } אותיות
    .try = נא לומר זאת בקיצור.
not-below = אינך בקטקומבות
    .try = יש לבחור משהו שאפשר לעשות במקומך.
no-stairs-known = אף גרם מדרגות אינו ידוע עדיין, ולכן שום הטלה לא תעלה אותך
    .try = יש להמתין עד שיתגלו מדרגות.
no-fights-between-heroes = בשולחן הזה דמויות אינן נלחמות זו בזו
    .try = אפשר לתקוף את המפלצות במקום זה.
only-in-the-event-phase = דמויות תוקפות זו את זו רק אחרי שכולן זזו
    .try = יש להמתין לאירועים של הסבב הזה.
nobody-to-fight = אין { $hero } בטירה, ולכן אין במי להילחם
    .try = יש לבחור דמות שנמצאת שם.
not-in-the-same-place = { $hero } במקום אחר
    .try = קודם יש ללכת לשם.
attacked-already = כבר תקפת בסבב הזה
    .try = יש להמתין לסבב הבא.
no-rest-below = אין מנוחה בקטקומבות
    .try = קודם יש למצוא את המדרגות.
struggling-is-no-rest = מי שנאבק בקורים או במפולת אינו נח
    .try = קודם יש להשתחרר.
not-free = אי אפשר לנוח עכשיו
    .try = קודם יש לטפל במה שמעכב אותך כאן.
not-injured = אין לך פצעים: כל { $body } נקודות הגוף שלך קיימות
    .try = אפשר לעשות משהו אחר.
locked-door = הדלת { FORM($way, case: "f") } נעולה
    .try = אפשר לפתוח אותה במפתח, לפצח את המנעול או לפרוץ אותה.
portcullis-down = השבכה { FORM($way, case: "f") } מורדת
    .try = יש להרים אותה.
wall = בצד { FORM($way, case: "m") } יש קיר
    .try = יש ללכת בדרך אחרת.
name-the-wall = איש לא מצא דלת בקיר { FORM($way, case: "m") }
    .try = אפשר להכריז שהוא דלת סתרים, אם הסמל שעליו הוא הנכון.
has-no-spells = אין לחשים בידי { $hero }
    .try = יש לעשות זאת בידיים.
cast-already = הלחש { $spell } כבר הוטל, וכל לחש פועל פעם אחת
    .try = יש לבחור לחש אחר.
nothing-lies-here = דבר אינו מונח כאן
    .try = אפשר לחפש במקום אחר.
a-monster-is-here = { $monster } כאן, ואי אפשר להרים דברים לנגד עיניו
    .try = קודם יש להיפטר ממנו.
not-inside = מקומך על הסף ולא בפנים
    .try = קודם יש להיכנס.
no-trading-in-this-game = בשולחן הזה איש אינו נותן דבר לאיש
    .try = אפשר לשמור את זה או להשאיר את זה.
one-is-on-the-threshold = מקומך או המקום של { $hero } הוא על סף החדר ולא בפנים
    .try = יש להמתין עד ששניכם בפנים או שניכם בחוץ.
not-in-an-encounter = באמצע מפגש לא מוסרים דבר
    .try = יש להמתין עד שייגמר.
cannot-be-given-away = אי אפשר למסור את { thing }
    .try = אפשר למסור משהו אחר.
handled-this-turn = כבר החזקת בתור הזה את { thing }
    .try = יש להמתין לתור הבא שלך.
not-worn = { thing }: לא על הגוף
    .try = יש לבחור משהו שעל הגוף.
cannot-be-taken-off = אי אפשר להוריד את { thing }
    .try = רק מי שהדבר אובד לו משתחרר ממנו.
needs-no-slot = { thing }: לא דבר ששמים על הגוף
    .try = זה מועיל לך גם כך.
worn-already = { thing }: כבר על הגוף
    .try = יש לבחור משהו שעוד לא.
slot-is-full = אין מקום לשים עליך גם את { thing }
    .try = אפשר לשים במקום דבר אחר.
slot-is-free = אין צורך להוריד דבר למען { thing }
    .try = אפשר פשוט לשים.
