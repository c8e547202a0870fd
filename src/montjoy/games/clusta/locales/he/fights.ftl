# קרבות כפי שהם נראים למפקד שלך, ומה נשאל שם.

Rolled = קובייה{ $about } מראה { $faces }{ $how ->
        [typed] , הוקלד
        [set] , נקבע בידי השופט
       *[none] {""}
    }.
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
    .about = { $nth ->
        [1] { $it ->
                [0] {""}
                [1] {""}
               *[other] {" "}עבור { $it }
            }
       *[other] {""}
    }
    .about-join = {""}
    .about-none = {""}
MarginMade = הטלת טקטיקה: הפרש { $margin }{ $perfect ->
        [true] , הטלה מושלמת
       *[false] { $fumble ->
                [true] , כישלון מוחלט
               *[false] {""}
            }
    }.
PointRegained = נקודת גבורה חוזרת; עכשיו { $left }.
PointOnValue = נקודת גבורה הושקעה בערך הכוח; נותרו { $left }.
PointOnLife = נקודת גבורה הושקעה בהצלת חיי המפקד; נותרו { $left }.
FormationChanged = הכוח מספיק לעבור למערך קרב.
FieldRound = סבב שדה { $round }: הטלת הטקטיקה { $won ->
        [true] הצליחה
       *[false] נכשלה
    }. המחיר: { OVER($hundredths, 100) }{ REST($hundredths, 100) ->
        [0] {""}
       *[other] .{ REST(OVER($hundredths, 10), 10) }{ REST($hundredths, 10) }
    } אחוזים מערך הכוח; נותרו: ערך כוח { $value }, { $men ->
        [0] לא נותר איש
        [one] איש אחד
       *[other] { $men } איש
    }.
LeaderFell = { $led ->
        [true] מוביל הכוח נפל
       *[false] מפקד נפל
    }.
Wavers = יחידה { $unit }: { $elite ->
        [true] חיילי העילית
       *[false] החיילים הרגילים
    } מתערערים.
Rallies = יחידה { $unit }: { $elite ->
        [true] חיילי העילית
       *[false] החיילים הרגילים
    } מתאוששים.
UnitLeaves = יחידה { $unit } { $how ->
        [evaded] מתחמקת מן הקרב
        [size] בורחת מכוח הגדול ממנה בשתי דרגות
        [star] נהדפת
        [panic] בורחת בבהלה, יותר משלושה רבעים אבדו
        [morale] בורחת: המורל נשבר אצל כולם
        [await] נסוגה: היא אינה עוד הגדולה
        [order] נסוגה לפי פקודת הפיקוד
        [followed] הולכת אחרי יחידה שברחה
        [withdrawn] יוצאת מן המארב
        [destroyed] נהרגת עד האיש האחרון
        [wiped] נותרה בלי אנשים
       *[other] עוזבת את הקרב ({ $how })
    }.
NowhereToGo = יחידה { $unit } חייבת לסגת ואין לה לאן; היא נשארת, והמורל שלה מעורער.

### מה שמפקד נשאל

Ask-LEADER = איזה מפקד מוביל?
Ask-POINT = להשקיע נקודת גבורה בערך הכוח לסבב הזה?
Ask-DEATH = סכנת מוות למפקד שלך. להשקיע נקודת גבורה בהצלת חיים?
Ask-FOLLOW = יחידה ברחה. השאר אחריה?
Ask-RETREAT = להמשיך להילחם, או לעזוב את הקרב?
Ask-AMBUSH_ON = המארב הכה. להמשיך להילחם עם הרבע שהכה?
Word = { $what ->
        [yes] { $ask ->
                [POINT] להשקיע נקודת גבורה
                [DEATH] להשקיע נקודת גבורה בהצלת חיים
                [FOLLOW] ללכת אחריה
                [AMBUSH_ON] להמשיך להילחם
               *[other] כן
            }
        [no] { $ask ->
                [POINT] לא להשקיע
                [DEATH] להניח לגורל
                [FOLLOW] להישאר
                [AMBUSH_ON] לצאת
               *[other] לא
            }
        [stay] להמשיך להילחם
        [all] כל הכוח נסוג
        [unit] רק יחידה { $unit } נסוגה
        [leader] מפקד { $unit }
       *[other] { $what }
    }
