# מה שמסופר, נשאל, נענה ומסורב במערכה שסביב הקרבות.

### תחילת התור

CampaignImpulseBegun = סבב { $round }: התור של { $faction }, ובו מותר להשתמש { $limit ->
        [one] במשאב אחד
        [two] בשני משאבים
       *[other] ב-{ $limit } משאבים
    } לצעידות, לבנייה, למצורים, להסתערויות ולגיחות.
TaxPaid = { Taxed }
Raised = { $faction }: גיוס { at-place }, { PIECES($number, $kind) }. המחיר: { price }.
Hired = { $faction }: שכירה { at-place } של { $banner }, בתפקיד גנרל. המחיר: { price }.
Reorganised = { $faction }: ארגון מחדש של היחידות במחוז { $at }: { $units }.
    .units = { $key ->
        [none] חיל המצב
       *[other] { $key }
    } ({ $value })
    .units-join = {"; "}
PursesMoved = המשאבים שלך עברו: { $chests }; באוצר יש עכשיו { $treasury ->
        [0] אפס משאבים
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $treasury } משאבים
    }.
    .chests = אצל { $key } { $value }
Given = { $faction }: { $banner } נותן בסתר ל-{ $to } של { $other } { $amount ->
        [one] משאב אחד
       *[other] { $amount } משאבים
    }.

### צעידות ובנייה

StepsBought = { $faction }: קניית צעדים, הדגלים: { $banners }. המחיר: { price }.
DiedOfWant = האבדות של { $body } ממחסור: { PIECES($number, $kind) }, כי אין שם מי שישלם.
building-name = { $building ->
        [found] עיר
        [imperial] עיר של האימפריה
        [church] עיר של הכנסייה
        [fortress] מבצר
        [rebuild] עיר במקום המבצר
       *[repair] תיקון המבצר
    }
BuildingPaid = { $faction }: תשלום של { $amount ->
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    } במחוז { $at } בשביל { building-name }; עד כה { $paid } מתוך { $price }.
Built = { $building ->
        [found] { $faction }: במחוז { $at } נוסדה עיר
        [imperial] { $faction }: במחוז { $at } נוסדה עיר של האימפריה
        [church] { $faction }: במחוז { $at } נוסדה עיר של הכנסייה
        [fortress] { $faction }: במחוז { $at } נבנה מבצר
        [rebuild] { $faction }: המבצר במחוז { $at } נבנה מחדש כעיר
       *[repair] { $faction }: המבצר במחוז { $at } תוקן
    }.
WorkTaken = { $faction }: לקיחה של { $amount ->
        [one] משאב אחד ששולם
        [two] שני משאבים ששולמו
       *[other] { $amount } משאבים ששולמו
    } בידי { $owner } בשביל בנייה במחוז { $at }.

### סוף הסבב וסוף המשחק

HeadReturned = { $noble ->
        [ruler] { $faction }: שיבה של { $banner } ({ map-noble }) { to-place }
       *[other] { $faction }: הדגל של { $banner } עובר אל { map-noble } החדש, { at-place }
    }, בלי יחידות ובתיבה ריקה.
Eliminated = { $faction }: לא נותרו מקום, אציל או יחידה; סוף ההשתתפות במשחק.
PointsCounted = הנקודות אחרי הסבב האחרון: { $points }.
    .points = { $key } { $value }

### שאלות

treasury-holds = { $treasury ->
        [0] באוצר שלך יש אפס משאבים
        [one] באוצר שלך יש משאב אחד
        [two] באוצר שלך יש שני משאבים
       *[other] באוצר שלך יש { $treasury } משאבים
    }
Prepare = { PrepareFields } יש לכתוב שמות ומספרים, למשל ”jaromir 4”; ”.” משאירה הכול כפי שהוא. המצב כעת, ובסוגריים האפשר: { $fields }.
    .fields = { $a } { $b } (0–{ $c })
PrepareFields = { treasury-holds }; עם כל המסים יהיו בו { $taxed }. אילו מקומות מגייסים במקום לשלם מס, את מי שוכרים, איזה אציל מוביל מה, ומה כל אציל נושא?
Regroup = { RegroupFields } יש לכתוב שמות ומספרים, למשל ”jaromir 4”; ”.” משאירה הכול כפי שהוא. המצב כעת, ובסוגריים האפשר: { $fields }.
    .fields = { $a } { $b } (0–{ $c })
RegroupFields = { treasury-holds }. איזה אציל מוביל מה במחוז { $at }, ומה כל אציל נושא?
Prepared = { $amounts }
    .amounts = { $key } { $value }
HeadReturns = המושב שלך אבד. לאיזה מן המקומות שלך בא האציל שמקבל את הדגל של { $banner }?

### תשובות

march-price = { $price ->
        [0] חינם, נותרו צעדים
       *[other] { $dying ->
            [0] { price } { purse }
            [one] { price }; יחידה אחת תמות במקום מה שאין מי שישלם
            [two] { price }; שתי יחידות ימותו במקום מה שאין מי שישלם
           *[other] { price }; { $dying } יחידות ימותו במקום מה שאין מי שישלם
        }
    }
AdvanceAs = לצעוד עם { $banner } אל מחוז { $to }{ $leaves ->
        [none] {""}
       *[other] {" "}ולצאת מן המצור על { $leaves }
    }{ $relieves ->
        [true] {" "}ולתקוף מיד את הצרים שם
       *[false] {""}
    } ({ march-price })
Advance = לצעוד עם { $banner } אל מחוז { $to } ({ price })
AdvanceTogether = לצעוד עם כמה דגלים ממחוז { $at } אל מחוז { $to } ולשלם על כל אחד
AdvanceTogetherToRelief = { AdvanceTogether }, ולתקוף מיד את הצרים שם
Reorganise = להעביר יחידות ומשאבים במחוז { $at }
Build = לשלם { $amount ->
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    } { $building ->
        [imperial] מאוצר האימפריה
       *[other] { purse }
    } בשביל { building-name } במחוז { $at }

### סירובים

campaign-limit = כבר השתמשת ב-{ $used } מתוך { $limit ->
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $limit } משאבים
    } של התור הזה
    .try = אפשר להמשיך בתור הבא; כל עיר נוספת מעלה את התקרה באחד.
not-to-be-ordered = ”{ $name }” אינו דבר שאפשר לצוות עליו עכשיו
    .try = יש לציין מה שהשאלה מונה.
more-than-may-be = ”{ $name }” יכול להיות { $most } לכל היותר, לא { $number }
    .try = יש לכתוב מספר קטן יותר.
preparation-not-understood = ”{ $found }” אינו שם ולצדו מספר
    .try = אפשר לכתוב ”kiertz.foot 1, jaromir 4”, בשמות שבשאלה; ”.” משאירה הכול כפי שהוא.
gives-no-more = { place }: { $most ->
        [one] מגויס אחד
        [two] שני מגויסים
       *[other] { $most } מגויסים
    } או מס, וביקשת { $wanted }
    .try = יש לגייס שם פחות.
no-pieces-left = ביקשת { $wanted } מסוג אחד, ועל המפה { $most ->
        [0] אי אפשר להוסיף עוד אף כלי כזה
        [one] אפשר להוסיף עוד אחד לכל היותר
       *[other] אפשר להוסיף עוד { $most } לכל היותר
    }
    .try = אפשר לגייס סוג אחר, או לקחת את המס.
no-more-generals = { $most ->
        [0] אי אפשר לשכור עכשיו אף גנרל
        [one] אפשר לשכור עכשיו גנרל אחד
        [two] אפשר לשכור עכשיו שני גנרלים
       *[other] אפשר לשכור עכשיו { $most } גנרלים
    }: לכל עיר שלך גנרל אחד
    .try = אפשר לשכור פחות.
cannot-pay-so-many = המגויסים והגנרלים שלך עולים { $price }, ועם המסים יש באוצר { $there ->
        [0] אפס
       *[other] { $there }
    }
    .try = יש לגייס או לשכור פחות.
not-so-many-units = במחוז { $at } { $lacking ->
        [one] חסרה לשם כך יחידה אחת
        [two] חסרות לשם כך שתי יחידות
       *[other] חסרות לשם כך { $lacking } יחידות
    } מסוג אחד
    .try = יש לתת לדגלים פחות מהן.
units-without-a-noble = במחוז { $at } { $left ->
        [one] תישאר בחוץ בלי אציל יחידה אחת
        [two] יישארו בחוץ בלי אציל שתי יחידות
       *[other] יישארו בחוץ בלי אציל { $left } יחידות
    }
    .try = יש לצרף אותן לדגל שם.
left-lying = { $left ->
        [one] משאב אחד יישאר
        [two] שני משאבים יישארו
       *[other] { $left } משאבים יישארו
    } בלי נושא: מחוץ לשטח הבית אצילים רק מוסרים משאבים זה לזה
    .try = יש לתת אותם לאציל אחר שם, למשל { $banner }.
gives-more-than-he-has = { $banner } היה נותן { $wanted } והוא נושא { $there }
    .try = תנו פחות, או שיישא יותר.
nothing-to-reorganise = במחוז { $at } אין מה להעביר
    .try = יש להביא לשם דגל נוסף.
reorganised-enough = כבר העברת יחידות ומשאבים במחוז { $at } פעמיים בתור הזה
    .try = אפשר לעשות זאת בתור הבא.
march-too-dear = הצעידה אל { place } עולה { price }, והאצילים הצועדים אינם נושאים די
    .try = אפשר למלא את התיבות בבית, או ללכת בדרך אחרת.
too-few-to-die = אין מי שישלם { price } על הצעידה, { $units ->
        [one] ויחידה אחת אינה מספיקה
        [two] ושתי יחידות אינן מספיקות
       *[other] ו-{ $units } יחידות אינן מספיקות
    } כדי למות במקום זה
    .try = אפשר להישאר, או לצעוד בדרך קצרה יותר.
costs-otherwise = הצעידה הזאת של { $banner } עולה { price }
    .try = יש לבחור בה כפי שהיא מוצעת.
stopped = הדגל { $banner } נעצר בתור הזה ואינו צועד עוד
    .try = אפשר לצעוד הלאה בתור הבא.
banner-too-large = בדגל { $banner } יש { $units } יחידות, ומותר לו לצעוד עם { $most } לכל היותר
    .try = יש להשאיר כמה מהן כחיל מצב, או אצל אציל אחר.
no-building-there = אין מחוז { $at }
    .try = אפשר לבנות בכפר.
no-village = אין כפר במחוז { $at }
    .try = אפשר לבנות בכפר.
no-builder-there = אין ראש בית או שליט שלך במחוז { $at }
    .try = יש להביא לשם אחד מהם; גנרלים אינם בונים.
enemy-outside = צבא עוין עומד בחוץ במחוז { $at }
    .try = קודם יש לגרש אותו.
no-own-fortress = אין במחוז { $at } מבצר שלך שאינו נצור
    .try = אפשר לבנות מחדש מבצר משלך.
no-fortresses-for-the-league = הליגה אינה בונה מבצרים ואינה מתקנת אותם
    .try = אפשר לייסד עיר במחוז { $at }.
nothing-to-repair = אין במחוז { $at } מבצר שניזוק ולידו צבא שלך
    .try = יש להביא יחידות אל מבצר כזה.
part-too-large = על הבנייה הזאת במחוז { $at } { $most ->
        [0] אי אפשר לשלם עכשיו עוד
       *[other] אפשר לשלם עכשיו { $most } לכל היותר
    }: חמישה משאבים בסבב, ולא יותר ממה שחסר
    .try = אפשר לשלם פחות, או בסבב הבא.
cannot-pay-building = הקופה הזאת אינה יכולה לשלם { $amount } במחוז { $at }
    .try = אפשר לשלם פחות, או להביא אציל שנושא יותר.

### פקודות קבע

AnyTime = { AnyTimeByField } כותבים שמות ומה נפקד, כמו ”intercept double, occupy in”; ‏”none” משאיר הכול פתוח. אפשרי: { $fields }.
    .fields = { $a } { $b }
    .fields-join = {"; "}
AnyTimeByField = פקודות קבע: מה עונה בשמך כשאחרים פועלים? על מה שנשאר פתוח תבוא שאלה, כרגיל.
order-name = { $order ->
        [intercept] התנפלות על פולשים מתוך מבצר
        [join] הצטרפות לחילוץ
        [occupy] כניסה למקום שנכבש
        [refuge] איזה מפלט מבין אלה שבאותו מרחק
        [vote] הקולות שלי
       *[losses] אבדות
    }
order-says = { $says ->
        [open] לשאול אותי
        [never] אף פעם
        [equal] כשיש לפחות אותו מספר קוביות כמו לאויב
        [stronger] כשיש לפחות פי אחד וחצי קוביות
        [double] כשיש לפחות פי שניים קוביות
        [always] תמיד
        [in] להיכנס
        [out] להישאר בחוץ
        [seat] הקרוב ביותר למושב השלטון שלי
        [first] הראשון לפי השם
       *[automatic] לפי הסדר האוטומטי
    }
AnsweredByOrder = תשובה לפי פקודות הקבע שלך, בלי שאלה: { order-name }{ $at ->
        [none] {""}
       *[other] {" "}({ $at })
    }.
StayedOutside = { $faction }: { $banners } מחוץ לחומות של { $place }, בלי כניסה.
standing-not-understood = ”{ $found }” אינו שם עם פקודה
    .try = אפשר לכתוב ”intercept double, occupy in”, כפי שמפורט בשאלה; ‏”none” משאיר הכול פתוח.
not-to-be-ordered-before = ”{ $order } { $says }” אינו ניתן לפקודה במשחק הזה
    .try = אפשר לבחור ממה שמפורט בשאלה.
