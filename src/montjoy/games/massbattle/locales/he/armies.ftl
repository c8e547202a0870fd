# בניית הצבאות (ui/builder.py).

army-length = כמה זמן
army-length-is = { $value ->
        [half_hour] חצי שעה
        [hour] שעה בערך
       *[evening] ערב שלם
    }
army-players = שחקנים
army-players-is = { $value ->
        [one_one] אחד נגד אחד
        [two_one] שניים נגד אחד
        [two_two] שניים נגד שניים
        [three_one] שלושה נגד אחד
       *[three_three] שלושה נגד שלושה
    }
army-flavour = חיילים
army-flavour-is = { $value ->
        [mixed] קצת מהכול
        [foot] רגלים
        [horse] פרשים
        [shots] קשתות, רגילות ומוצלבות
        [magic] קסם
       *[monsters] מפלצות
    }
army-peoples = צדדים
army-peoples-is = { $value ->
        [two] הערים נגד הפושטים
       *[same] אותם חיילים בשני הצדדים
    }
army-ground = שטח
army-ground-is = { $value ->
        [field] שדה פתוח
        [hills] גבעה באמצע
        [woods] יערות
       *[figures] הדמויות שלך, ללא הלוח שלנו
    }
army-points = קוביות פגיעה לכל צד
army-points-how = קוביות פגיעה אומרות כמה חזק כוח: לאיש מיליציה יש 1, לאביר 2, לעוג 4, לדרקון אדום 10. זה מה שמותר לצד להחזיק בסך הכול; חמישה אנשי מיליציה הם 5.
army-points-is = { $value ->
        [usual] לפי הזמן
       *[other] { $value }
    }
army-group = { $group ->
        [own] שלך
        [foot] רגלים
        [shots] יורים
        [horse] רכובים
        [heroes] גיבורים
       *[alone] יצורים העומדים לבדם
    }
army-kind = { $name }: { $points }
army-side = { $side ->
        [towns] הערים
       *[raiders] הפושטים
    }
army-row = { $alone ->
        [true] { $men }
       *[false] { $men ->
            [one] חייל אחד
            [two] שני חיילים
           *[other] { $men } חיילים
        }
    }, { $points ->
        [one] קוביית פגיעה אחת
        [two] שתי קוביות פגיעה
       *[other] { $points } קוביות פגיעה
    }
army-figures = לכל יחידה: נקודות פגיעה { $hp }, דירוג שריון (דרג״ש) { $armour }, קצב תנועה { $squares ->
        [one] משבצת אחת
        [two] שתי משבצות
       *[other] { $squares } משבצות
    }; התקפה { army-bonus }, נזק { $damage }{ $range ->
        [0] {""}
       *[other] ; טווח { $range } (פי שניים במתאם ‎−2), נזק { $shot }
    }
army-bonus = { $bonus ->
        [0] ‎+0
       *[other] ‎+{ $bonus }
    }
army-dice = { $number }ק{ $sides }{ $plus ->
        [0] {""}
       *[other] +{ $plus }
    }
army-special = { $what ->
        [long] נשק ארוך, שמכה מסתערים ראשון
        [sunlight] ‏‎−1 באור שמש
        [fearless] חסרי פחד
        [poison] רעל
        [immune_cold] חסינות מקור
        [immune_nonmagical] פגיעים לנשק קסום בלבד
        [immune_nonmagical_or_silver] פגיעים לכסף ולנשק קסום בלבד
        [magic_weapon] נשק קסום
        [silver_weapon] נשק כסף
        [regenerate_] החלמה בכל סבב, נקודות פגיעה: { $points }
        [flyer] תעופה, משבצות: { $points }
        [breath] נשיפה, שלוש פעמים, נקודות לכל חייל: { $points }
       *[caster] הטלת לחשים
    }
army-sum = { $points } מתוך { $most } קוביות פגיעה, { $units ->
        [one] יחידה אחת
        [two] שתי יחידות
       *[other] { $units } יחידות
    }{ $more ->
        [0] {""}
       *[other] ; { $more } יותר מהצד השני
    }
army-unknown = { $side }: אין חיילים בשם ”{ $code }”. יש לבחור אחרים לשורה זו, או לקרוא שוב את השורות שלך.
army-over = { $side }: { $points } קוביות פגיעה, והגבול הוא { $most }. יש להוריד { $over }, או לבחור יותר קוביות פגיעה לכל צד.
army-nameless = לאחד הצדדים אין שם. יש לתת לו שם.
army-none = { $side }: אין חיילים. יש להוסיף שורה.
army-few = { $side }: פחות יחידות ({ $units }) משחקנים ({ $players }). יש להוסיף יחידות, או לבחור פחות שחקנים.
army-many = { $side }: { $units } יחידות, והגבול הוא { $most }. יש להוריד כמה.
army-same-name = לשני הצדדים אותו שם: ”{ $side }”. יש לתת לכל אחד שם משלו.
army-title = { $first } – { $second }
army-says = { $points } קוביות פגיעה לכל צד, { $rounds } סבבים; חיילים: { $flavour }.
army-aim = להיות לבד באמצע בסוף הסבב האחרון, או לא להשאיר אויב בשדה.
