# מה אפשר לפקוד על יחידה שנבחרה על הלוח (ui/picks.py).

picks-group = { $group ->
        [squares] משבצות
        [turns] פנייה
       *[spells] לחשים
    }
picks-all = אפשר לבחור יחידה שלך, כאן או על הלוח.
picks-nothing-yet = אין עדיין פקודה
picks-so-far = הפקודה: { $orders }
picks-take-back = ביטול הפקודה
picks-none = אין מה לפקוד כאן בשלב הזה.
picks-prepared = { $count ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $count } פעמים
    }
picks-aim = יש לבחור משבצת לכוון אליה.
picks-catches = { $owns ->
        [0] { $count ->
            [0] לא פוגע באיש
           *[other] פוגע ב-{ $units }
        }
       *[other] ⚠ פוגע ביחידות שלך { $own }{ $count ->
            [0] {""}
           *[other] , וגם { $units }
        }
    }
picks-signs = המספרים הם העלות במשבצות; קווים בפינות: אזור של אויב עוצר שם; איקס מקווקו: אפשר להסתער.
picks-cost = { $back ->
        [true] בנסיגה,{" "}
       *[false] {""}
    }{ $cost } מתוך { $allowance } משבצות{ $stops ->
        [0] {""}
       *[other] ; נעצרת באזור של { $zones }
    }{ $meets ->
        [0] {""}
       *[other] ; יכולה להסתער על { $met }
    }

# ---- במה יחידה שולטת ולאן היא מגיעה: נאמר כשמסתכלים עליה
area-contact = אזור המגע (אויבים נעצרים בו): { $squares ->
        [none] אין
       *[other] { $squares }
    }.
area-shots = טווח הירי { $near }, { $far ->
        [0] בחושך לא יותר
       *[other] ובמתאם ‎−2 עד { $far }
    }{ $front ->
        [true] ; לפנים בלבד
       *[false] {""}
    }.
area-reach = קצב תנועה { $allowance }; בהישג תנועה: { $count ->
        [0] אף משבצת
        [one] משבצת אחת
        [two] שתי משבצות
       *[other] { $count } משבצות
    }.
area-unknown = כמה היא זזה ולאיזה טווח היא יורה יודע רק הצד שלה.
legend-area = { $sign ->
        [front] היחידה שמסתכלים עליה: בין הקווים חזיתה
        [rear] בין אלה עורפה; לצדדים אגפיה
        [contact] אזור המגע שלה: אויבים נעצרים בו
        [near] טווח הירי שלה, במשבצות
        [far] טווח הירי שלה במתאם ‎−2
        [ordered] פקודה שעוד לא נשלחה: היכן יחידה תעמוד, והחוד מראה לאן תפנה
       *[reachable] לאן היא מגיעה בתנועה אחת, עם מספר המשבצות
    }
