# המפה כטקסט (ui/text.py)

### הראש

map-head = סבב { $round }. { $dragon ->
        [asleep] הדרקון ישן
        [awake] הדרקון ער
       *[dead] הדרקון מת
    }{ $cards ->
        [0] {""}
        [one] , קלף דרקון אחד בחוץ
        [two] , שני קלפי דרקון בחוץ
       *[other] , { $cards } קלפי דרקון בחוץ
    }. דלתות הסתרים: { $symbol ->
        [0] עוד לא ידוע
        [1] העין (1)
        [2] המפתח (2)
        [3] הירח (3)
        [4] הנחש (4)
        [5] הכוכב (5)
        [6] המגדל (6)
       *[other] סמל { $symbol }
    }.
map-sun = השמש: { $sun } מתוך { $limit } צעדים.

### המקרא; לפני כל מילה עומד הסימן עצמו

map-sign = { $sign ->
        [door] דלת נעולה
        [gate] שבכה
        [both] דלת ושבכה
        [secret] דלת סתרים
        [painted] סמל על קיר
        [numbered] סמל על קיר: 1 עין, 2 מפתח, 3 ירח, 4 נחש, 5 כוכב, 6 מגדל
        [unknown] לא נודע
        [hidden] לא נודע; חדר האוצר הוא אחת מתשע המשבצות שבאמצע, D4 עד F6
        [peeked] כבר הצצת לשם
        [corridor] מסדרון
        [rubble] מפולת
        [abyss] תהום
        [bridge] גשרון
        [chamber] חדר האוצר
        [tower] מגדל
        [stairs] מדרגות ומספרן
        [web] קורים
        [lying] משהו מונח שם
        [left_out] שורות שהושמטו, שאין בהן דבר ידוע
       *[more] ועוד
    }

### מי נמצא איפה

map-hero = { $player } ({ $hero }), { at-place }: { $body } מתוך { $most ->
        [one] נקודת גוף אחת
        [two] שתי נקודות גוף
       *[other] { $most } נקודות גוף
    }{ $state ->
        [turning_back] , בדרך חזרה לאחור
        [rubble_entrance] , לפני המפולת
        [rubble_stuck] , במלכודת המפולת
        [webbed] , בתוך הקורים
        [at_exit] , בפתח יציאה לא נודע
        [dragon_awake_inside] , מול הדרקון הער
        [skip] , לקראת אובדן של תור
        [retired] , כבר בבית
       *[other] {""}
    }{ $things ->
        [none] {""}
       *[other] ; החפצים: { $things }
    }{ $companions ->
        [none] {""}
       *[other] ; יחד עם { $companions }
    }.
map-dead = { $player } ({ $hero }): בין המתים.
map-monster = { $monster }, { at-place }.
map-companion = { $monster }: { $points ->
        [one] נקודת קרב אחת
        [two] שתי נקודות קרב
       *[other] { $points } נקודות קרב
    }.
map-worn = { $thing } (על הגוף)
map-treasure-cards = { $count ->
        [one] קלף אוצר אחד
        [two] שני קלפי אוצר
       *[other] { $count } קלפי אוצר
    }
map-special-cards = { $count ->
        [one] קלף מיוחד אחד
        [two] שני קלפים מיוחדים
       *[other] { $count } קלפים מיוחדים
    }
map-fallen = בקטקומבות מונח: { $things }.
map-lying = ב-{ $place } מונח: { $things }.

map-ring = כוח מנצח נפש, נפש מנצחת זריזות, זריזות מנצחת שריון, שריון מנצח כוח: פגיעה עולה נקודת קרב אחת. אם שני הצדדים באותה עמדה, הערך הגבוה פוגע, וההפרש הוא האובדן. כל זוג אחר מכה באוויר.
map-fighter = { $yours ->
        [1] { $fighter } (בידיך)
       *[0] { $fighter }
    }: זריזות { $agility }, שריון { $armour }, כוח { $strength }, נפש { $psyche }; { $points ->
        [one] נקודת קרב אחת
        [two] שתי נקודות קרב
       *[other] { $points } נקודות קרב
    }{ $body ->
        [0] {""}
        [one] , נקודת גוף אחת
        [two] , שתי נקודות גוף
       *[other] , { $body } נקודות גוף
    }{ $stands ->
        [none] {""}
       *[other] ; העמדה: { $stands }
    }{ $whiffs ->
        [0] {""}
        [one] ; מכה אחת באוויר
        [two] ; שתי מכות באוויר
       *[other] ; { $whiffs } מכות באוויר
    }.

### המשבצות במשפטים

map-tile = { $place }: { map-kind }{ $stairs ->
        [0] {""}
       *[other] {" "}עם מדרגות { $stairs }
    }{ $web ->
        [0] {""}
       *[other] , עם קורי עכביש
    }. { $sides }.{ $here ->
        [none] {""}
       *[other] {" "}כאן: { $here }.
    }{ $lying ->
        [none] {""}
       *[other] {" "}מונח כאן: { $lying }.
    }
map-kind = { $kind ->
        [corridor] מסדרון
        [rubble] מפולת
        [abyss] תהום
        [bridge] גשרון
        [chamber] חדר האוצר
        [tower] מגדל
       *[room] חדר
    }
map-outer-sign = הסמל בצד { $way } מצויר על החומה החיצונית של הטירה: אין שם דלת סתרים, יהיה הסמל אשר יהיה.
map-side = { FORM($way, case: "from") } { $what ->
        [wall] קיר
        [door] דלת נעולה
        [gate] שבכה
        [door_and_gate] דלת נעולה ושבכה
        [secret] דלת סתרים
        [outside] הדרך החוצה
       *[open] פתוח
    }{ $sign ->
        [0] {""}
       *[other] {" "}עם סמל { $sign }
    }

### מה שרק מושב אחד רואה: הדמות שלו, הקלפים שלו

map-card = ‏{ $hero }: זריזות { $agility }, שריון { $armour }, כוח { $strength }, נפש { $psyche }; { $body } מתוך { $most ->
        [one] נקודת גוף אחת
        [two] שתי נקודות גוף
       *[other] { $most } נקודות גוף
    }{ $gold ->
        [0] {""}
       *[other] ; { $gold } זהב גלוי לכול, בלי קלפי אוצר מוסתרים
    }.
map-ability = כישרון: { $ability ->
        [wary] חוש למארבים
        [throwing_daggers] השלכת פגיונות לפני קרב
        [spells] לחשים, כל אחד פעם אחת
        [double_stride] צעד ארוך בחדרים מוכרים
        [strong_arm] הטלה אחת מספיקה כדי לפרוץ דלתות ולהרים שבכות
        [arrows] ירי חצים לפני קרב
        [shuriken] השלכת כוכבים כששני הצדדים מכים באוויר
        [healer] כל תור של מנוחה מחזיר נקודת גוף נוספת
        [lockpick] הטלה אחת מספיקה כדי לפצח מנעול
       *[other] { $ability }
    }{ $left ->
        [-1] {""}
        [0] ; לא נותר דבר
        [one] ; נותרה פעם אחת
        [two] ; נותרו פעמיים
       *[other] ; נותרו { $left }
    }.
map-thing = { $thing }{ $worn ->
        [1] , על הגוף
       *[0] {""}
    }{ $powers ->
        [none] {""}
       *[other] : { $powers }
    }{ $gold ->
        [0] {""}
       *[other] ; { $gold } זהב
    }.
map-power = { $power ->
        [agility] זריזות { $n }
        [armour] שריון { $n }
        [strength] כוח { $n }
        [psyche] נפש { $n }
        [combat_points] נקודות קרב { $n }
        [heal] בשתייה חוזרות נקודות גוף: { $n }
        [gamble] שתייה היא הימור: חמש נקודות גוף יותר, או אחת פחות
        [rope] ליד תהום או גשרון אפשר להטיל שוב אחרי כישלון, פעם בתור
        [rest_bonus] מנוחה מחזירה { $n } יותר
        [breath_guard] להבת הדרקון לוקחת { $n } פחות
        [web_immune] שום קורים אינם לוכדים אותך
        [door_single] הטלה אחת מספיקה לדלת
        [catacomb_rolls] מספר ההטלות בכל תור בקטקומבות: { $n }
        [ambush_guard] שום מארב אינו מפתיע אותך
        [stuck] אי אפשר להסיר
        [last_breath] הצלת חייך, פעם אחת
        [stealth] בהמתנה אפשר לשלוף קלף מפלצת אחר
        [blink] קפיצת דרך אל משבצת סמוכה; פעמים במשחק: { $n }
       *[greed] היא אינה מניחה לך לעזוב את האוצר
    }
map-face = { $card }{ $yours ->
        [1] {""}
       *[0] { $owner ->
                [none] , מונח אי שם
               *[other] , בידי { $owner }
            }
    }.
map-text = { $card }: { $text }
map-beneath = מתחת לחפיסת האוצר, מספר { $place } מן הקלפים שהונחו שם: { $card }.
map-peek = הצצת אל { $place }: { $tile }; אריח החדר: { $room }.
map-monster-card = הקלף של { $monster }: { $points ->
        [one] נקודת קרב אחת
        [two] שתי נקודות קרב
       *[other] { $points } נקודות קרב
    }. מול התקפה: { $attack ->
        [fight] נלחם
        [flee] בורח
        [follow] עוקב
       *[passive] מניח לזה
    }; מול המתנה: { $wait ->
        [fight] נלחם
        [flee] בורח
        [follow] עוקב
       *[passive] מניח לזה
    }; מול חזרה לאחור: { $back ->
        [fight] נלחם
        [flee] בורח
        [follow] עוקב
       *[passive] מניח לזה
    }.

### כותרות לרשימות ארוכות של תשובות

map-group = { $group ->
        [ways] לאן
        [doors] דלתות ושבכות
        [deeds] מה לעשות כאן
        [walls] סמלים על קירות
        [things] החפצים שלך
        [cards] קלפים ולחשים
        [giving] לתת ולבקש
       *[monsters] מפלצות
    }

legend-hero = { $player } ({ $hero })
legend-number = מספר אחרי שם של מפלצת, למשל ”שלד 2”, מבדיל בין מפלצות מאותו סוג
