# המפה בטקסט (ui/text.py).

map-head = { $part ->
        [start] לפני המשחק
        [orders] יום { $day }, בוקר
        [night] יום { $day }, סבב לילה { $n }
       *[round] יום { $day }, סבב { $n }
    }. { $final ->
        [yes] זה היום האחרון: הקונפלוקס בא הערב.
       *[no] הקונפלוקס בא ביום { $last }.
    }{ $hex ->
        [none] {""}
       *[other] {" "}המפקד העליון שלך ב-{ $hex }.
    }
map-legend = ~ ים, . שטח פתוח, T יער אורנים, V יער לבן, B בניינים, והגובה אחריהם; = דרך; @ המפקד העליון שלך, a מחנה, k מפקד, u יחידה; אות גדולה וספרה: צד אחר, ובן כמה ימים המידע, 9 לתשעה ומעלה.
map-battle = סבב שדה { $round }. הכוח שלך: { $men ->
        [one] איש אחד
       *[other] { $men } איש
    }, ערך כוח { $value }{ $points ->
        [-1] , בלי מנהיג
        [0] , בלי נקודות גבורה
        [one] , נקודת גבורה אחת
       *[other] , { $points } נקודות גבורה
    }. האויב הוערך בכ-{ $enemy } איש.
map-there = { $hex }: { $line }
map-when = { $part ->
        [start] לפני יום 0
        [night] יום { $day }, סבב לילה { $n }
       *[round] יום { $day }, סבב { $n }
    }
map-camp = מחנה { $number }{ $name ->
        [none] {""}
       *[other] {" "}”{ $name }”
    }{ $days ->
        [0] {""}
        [one] {" "}(מבוצר יום אחד)
        [two] {" "}(מבוצר יומיים)
       *[other] {" "}(מבוצר { $days } ימים)
    }
map-unit = יחידה { $number }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }‏
    }, { $men ->
        [one] איש אחד
       *[other] { $men } איש
    }{ $order ->
        [none] {""}
        [NO_ORDER] {" "}(בלי פקודות)
       *[other] {" "}({ due }{ $order })
    }
map-mark = { $marker ->
        [overall] המפקד העליון של { $side }
        [force] כוח { FORM($side, case: "adj") }
       *[other] { $marker } של { $side }
    }{ $men ->
        [-1] {""}
        [0] , אנשים ספורים
        [one] , בערך איש אחד
       *[other] , בערך { $men } איש
    }{ $elite ->
        [-1] {""}
        [0] {""}
       *[other] , מהם { $elite } אנשי עילית
    }{ $undead ->
        [-1] {""}
        [0] {""}
       *[other] , מהם { $undead } מתים מהלכים
    }{ $leaders ->
        [none] {""}
       *[other] , ערכי מנהיגות { $leaders }
    }; נראה{ $source ->
        [none] {""}
       *[other] {" "}לפי { $source },
    } { $when }{ $age ->
        [0] {""}
        [one] {" "}(לפני יום)
        [two] {" "}(לפני יומיים)
       *[other] {" "}(לפני { $age } ימים)
    }
out-of-sight = { $goal ->
        [none] {""}
       *[other] היעד לפי הפקודות { $goal },{" "}
    }לאחרונה ב-{ $last }
map-away = { $who }: { out-of-sight } ({ $when })
map-stars = הכוכבים ב-{ $hex } ({ $when }): הם מצביעים אל { $sectors }.
    .sectors = { sector-of }
map-commander = { $name }: ערך מנהיגות { $value }, { $points ->
        [0] אין נקודות גבורה
        [one] נקודת גבורה אחת
        [two] שתי נקודות גבורה
       *[other] { $points } נקודות גבורה
    }{ $hex ->
        [none] {""}
       *[other] , ב-{ $hex }
    }{ $last ->
        [none] {""}
       *[other] , { out-of-sight }
    } ({ $when })
map-own = יחידה { $number }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }‏
    }: { $elite } אנשי עילית, { $standard } רגילים{ $hex ->
        [none] {""}
       *[other] , ב-{ $hex }
    }{ $last ->
        [none] {""}
       *[other] , { out-of-sight }
    }{ $order ->
        [none] {""}
        [NO_ORDER] , בלי פקודות
       *[other] , הפקודה ”{ due }{ $order }”
    } ({ $here ->
        [yes] איתך
       *[other] { $when }
    })
map-attitude = { $side }: היחס שלך { $attitude ->
        [hostile] עוין
        [friendly] ידידותי
       *[neutral] ניטרלי
    }
map-conflux = לכאן יבוא הקונפלוקס
map-stonefather = אבי האבן הגדול
map-party = דמויות השחקנים
map-ships = { $count ->
        [one] אונייה אחת
        [two] שתי אוניות
       *[other] { $count } אוניות
    }

### מה צד רוצה (CN-GEN-06)

aim-conflux = המטרה שלך: בערב של יום { $day }, כשבא הקונפלוקס, להיות לבד במשושה שלו, עם מחנה או עם יחידה שהמורל שלה אינו מעורער. { $place ->
        [known] הוא בא אל { $hex }.
        [stars] איש לא אומר היכן זה; האסטרולוגים שלך יכולים לקרוא זאת בכוכבים.
       *[unknown] איש לא אומר היכן זה.
    } אם אין שם איש או שיש שם כמה צדדים, מנצח מי שיש לו הכי הרבה אנשים במרחק של עד שני משושים, אבל רק בניצחון דחוק.
aim-alone = { $dead ->
        [yes] הניצחון שלך גם כשלא נשאר איש חי מצד אחר, ביבשה או באוניות, אחרי שגשר האבן הושלם וכל צי הגיע.
       *[no] יש לשרוד: אחרי שגשר האבן הושלם וכל צי הגיע, הקרורים מנצחים ברגע שלא נשאר איש חי מצד אחר, ביבשה או באוניות.
    }
aim-judged = המערכה מסתיימת בערב של יום { $day }; מי ניצח תקבע עמדת השיפוט.

hex-ground = { $hex }: { terrain-of }{ $level ->
        [0] {""}
       *[other] , גובה { $level }
    }{ $road ->
        [yes] , דרך
       *[no] {""}
    }.

### סימני המפה, מלבד אלה של page-sign

board-sign = { $sign ->
        [own] שוליים מוזהבים: שלך
        [stale] דהוי, עם שוליים מקווקווים: ידיעה בת שלושה ימים או יותר
        [men] כמה אנשים, לפי הידיעה האחרונה
        [more] כך וכך סימנים נוספים במשושה
        [place] מקום שידוע לך: המשושה של הקונפלוקס; לעמדת השיפוט גם אבי האבן הגדול ודמויות השחקנים
        [net] שפות של משושה; המספר שלו הוא הטור והשורה
        [height] ככל שהקרקע כהה יותר היא גבוהה יותר, גוון לכל דרגת גובה
        [slope] מדרון של דרגת גובה אחת או שתיים, שאפשר לטפס עליו
        [coast] קו החוף
        [deep] ים פתוח
        [ring] משושה שיש עליו שאלה אליך
        [shallow] ים לאורך החוף
       *[stars] השישית של האופק שבה נמצא הקונפלוקס, לפי הכוכבים מן המשושה שבקודקוד
    }
