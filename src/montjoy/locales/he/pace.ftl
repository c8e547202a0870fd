# קצב המשחק בשולחן: שעונים חיים, תוספות זמן, קצב הבוטים.

page-pace-here = כולם נוכחים: זמן לכל החלטה
page-pace-banks = כולם נוכחים: זמן לכל המשחק
page-pace-away = לאורך ימים: זמן לכל החלטה
page-pace-live = { $unit ->
        [minutes] { $count ->
            [one] דקה אחת לכל החלטה
            [two] שתי דקות לכל החלטה
           *[other] { $count } דקות לכל החלטה
        }
       *[seconds] { $count ->
            [one] שנייה אחת לכל החלטה
            [two] שתי שניות לכל החלטה
           *[other] { $count } שניות לכל החלטה
        }
    }
page-pace-bank = { $minutes ->
        [one] דקה אחת למשחק
        [two] שתי דקות למשחק
       *[other] { $minutes } דקות למשחק
    } ותוספת של { $seconds ->
        [one] שנייה אחת לכל החלטה
        [two] שתי שניות לכל החלטה
       *[other] { $seconds } שניות לכל החלטה
    }
page-pace-how = עצירת השעונים אינה עוצרת שעון של פחות מרבע שעה להחלטה שכבר פועל; שעון של כל המשחק נעצר.
page-time = { $unit ->
        [days] { $count ->
            [one] יום אחד
            [two] יומיים
           *[other] { $count } ימים
        }
        [hours] { $count ->
            [one] שעה אחת
            [two] שעתיים
           *[other] { $count } שעות
        }
        [minutes] { $count ->
            [one] דקה אחת
            [two] שתי דקות
           *[other] { $count } דקות
        }
       *[seconds] { $count ->
            [one] שנייה אחת
            [two] שתי שניות
           *[other] { $count } שניות
        }
    }
page-clock-says = { $seconds ->
        [one] נותרה לך שנייה אחת.
        [two] נותרו לך שתי שניות.
       *[other] נותרו לך { $seconds } שניות.
    }
page-more-time = תוספת זמן למושב
page-more-much = כמה זמן
page-more-give = הוספה
page-more-given = תוספת זמן: { page-time }.
page-bots-pace = קצב הבוטים
page-bots-slow = איטי: אפשר לעקוב אחרי כל מהלך
page-bots-normal = רגיל
page-bots-fast = בלי המתנה
page-bots-set = קביעת הקצב
page-bots-skip = דילוג אל תורי
nobody-is-hurried = בשולחן הזה אין הגבלת זמן
    .try = אין צורך בתוספת.
too-much-more = אפשר להוסיף עד { $minutes } דקות בכל פעם
    .try = אפשר להוסיף פחות, או להוסיף שוב.
page-bots-says = מה הבוטים עושים
page-link-taken = הקישור הזה כבר שימש: המושב תפוס.
page-seat-invited = נוצרה הזמנה שעוד לא שימשה
page-bot-which = איזה בוט
page-owner-begun = המשחק התחיל.
page-owner-begun-look = אל השולחן
