# המפה כטקסט (ui/text.py)

map-head = סבב { $round } מתוך { $rounds }. התור של { $faction }; נוצלו { $used } מתוך { $limit ->
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $limit } משאבים
    }.
map-head-over = סבב { $round } מתוך { $rounds }.
map-legend = + בפנים, > בחוץ, ! נצור, · דרכים (בסוגריים: אין מעבר).
map-town = עיר
map-fortress = מבצר
map-village = כפר
map-damaged = מבצר פגוע
map-none = שטח פתוח
map-mountain = הרים
map-swamp = ביצה
map-open = פתוח
map-garrison = חיל מצב
map-own-garrison = חיל מצב של המקום
map-noble = { PIECES(1, $noble, case: "title") }
map-no-units = בלי יחידות
map-wounded = ({ $count ->
        [one] פצע אחד
        [two] שני פצעים
       *[other] { $count } פצעים
    })
map-siege = במצור של { $faction } מאז סבב { $round }
map-owned = בידי { $faction }
map-free = בלי בעלים
map-inside = בפנים: { $troop }.
map-outside = בחוץ: { $troop }.
map-ways = דרכים אל { $ways }.
map-treasury = באוצר של { $faction } יש { $amount ->
        [0] אפס משאבים
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    }.
map-chest = בתיבה של { $banner } יש { $amount ->
        [0] אפס משאבים
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $amount } משאבים
    } ({ $place }).
ui-dice-for = { $about ->
        [0] עבור התוקפים.
        [1] עבור המגינים.
       *[other] עבור { $about }.
    }
throw-side = { $factions-count ->
        [0] עבור תושבי המקום הריק.
       *[other] { $side ->
                [0] עבור התוקפים: { $factions }.
               *[1] עבור המגינים: { $factions }.
            }
    }

### סיכויים

odds-battle-attacker = { $attacker-count ->
        [0] התוקפים מנצחים
       *[other] הניצחון של { $attacker }
    }
odds-battle-defender = { $defender-count ->
        [0] המגינים מנצחים
       *[other] הניצחון של { $defender }
    }
odds-battle-neither = איש אינו מנצח
odds-relief-attacker = המצור נשבר
odds-relief-defender = הצרים מנצחים והמצור נמשך
odds-relief-neither = איש אינו מנצח והמצור נמשך
odds-town-attacker = העיר נופלת
odds-town-defender = המצור נשבר (יותר יחידות בפנים מאשר בחוץ, או אף יחידה בחוץ)
odds-town-neither = המצור נמשך
odds-fortress-attacker = המבצר נופל
odds-fortress-defender = המצור נשבר (יותר יחידות בפנים מאשר בחוץ, או אף יחידה בחוץ)
odds-fortress-neither = המצור נמשך
odds-battle-side = { $factions-count ->
        [0] { $side ->
                [0] התוקפים
               *[1] המגינים
            }
       *[other] { $factions }
    }
odds-siege-side = { $factions-count ->
        [0] { $side ->
                [0] הצרים
               *[1] הנצורים
            }
       *[other] { $factions }
    }
odds-one = { $kind ->
        [sortie] גיחה אחת
       *[assault] הסתערות אחת
    }
odds-all = כמה פעמים שאפשר לשלם עליהן עכשיו: { $count }
odds-together = עם { $banners }
odds-assault-later = הסתערות אחת מאוחר יותר, אם דבר לא ישתנה עד אז
odds-assaults-later = הסתערויות כמה שאפשר יהיה לשלם עליהן אז בתור אחד: { $count }
odds-yours-join = אם הנצורים שלך מצטרפים לקרב
odds-yours-stay = אם הם נשארים בפנים
odds-allies-join = אם הנצורים של { $allies } מצטרפים לקרב
odds-allies-stay = אם הנצורים של { $allies } נשארים בפנים
odds-all-join = אם הנצורים שלך ושל { $allies } מצטרפים לקרב
odds-only-yours-join = אם רק הנצורים שלך מצטרפים
odds-nobody-joins = אם איש מן הנצורים אינו מצטרף

### המקרא

legend-faction = דגל של { $faction }
legend-sign = { $sign ->
        [ruler] כתר: בראש הדגל עומד שליט או ראש בית
        [general] קסדה: בראש הדגל עומד גנרל
        [garrison] חיל מצב: יחידות בלי אציל
        [count] מספר היחידות; מעל המקום: בתוך החומות, מתחת לשם: מחוץ להן
        [mine] שוליים צהובים: שלך
        [road] דרך
        [mountain] הרים: אין מעבר
        [swamp] ביצה: אין מעבר
        [nobodys] · ומספר: חיל מצב שאינו שייך לאיש, ויחידותיו
        [choice] טבעת מקווקוות: אפשר לפעול שם; טבעת מלאה: זאת התשובה שלך
        [looked] טבעת נקודות קטנה: שם הבטת
        [was] טבעת מקווקוות קטנה: משם בא דגל זה עתה
       *[siege] מצור; המספר באוהל הוא הסבב שבו החל
    }

map-group = { $group ->
        [fights] קרב והסתערות
        [sieges] מצור: התחלה, הצטרפות
        [marches] צעידה ומעבר
        [building] בנייה
        [banners] יחידות ותיבות
        [council] המועצה והמשרות
        [looks] להציץ לקופה
        [choice] מי מצטרף
        [undo] מצור: עזיבה, הסרה
       *[end] סיום
    }
