# המפה כטקסט (draw.py)

map-head = סבב { $round } מתוך { $rounds }. התור של { $faction }, שכבר השתמשה ב-{ $used } מתוך { $limit ->
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $limit } משאבים
    }.
map-head-over = סבב { $round } מתוך { $rounds }.
map-legend = + בפנים, > בחוץ, ! נצור, · דרכים.
map-town = עיר
map-fortress = מבצר
map-village = כפר
map-damaged = מבצר פגוע
map-none = שטח פתוח
map-mountain = הרים
map-swamp = ביצה
map-open = פתוח
map-garrison = חיל מצב
map-own-garrison = חיל מצב משלו
map-noble = { $noble ->
        [general] גנרל
        [shadow] צל
        [head] ראש הבית
        [ruler] שליט
       *[other] { $noble }
    }
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
