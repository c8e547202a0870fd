# מה שהמסוף, הדואר והמדפסת אומרים על המשחק מלבד הדוחות: הקבצים ui/order_form.py, ui/umpire_desk.py, ui/post.py, ui/sheets.py.

ui-to-learn = לערב ראשון יש תרחיש קצר של שלושה ימים, ”{ $title }”: play { $game } { $scenario }.
paper-how = מה שאחרי # אינו נקרא. טקסט ריק אינו משנה דבר: כולם ממשיכים לפי הפקודות שבידיהם.
paper-how-desk = מה שאחרי # אינו נקרא. טקסט ריק משאיר הכול כפי שהוא.
paper-whom = אל מי אפשר לכתוב:
paper-round = בסבב הזה אפשר לצוות רק על הכוח שעם המפקד העליון:
paper-addressee = ‏{ $to }: { $name }{ $you ->
        [yes] , מפקד עליון
       *[no] {""}
    }{ $hex ->
        [none] {""}
       *[other] , { $fleet ->
                [yes] בים, ב-
               *[no] ב-
            }{ $hex }
    }{ $units ->
        [none] {""}
       *[other] , יחידות { $units }
    }
paper-staff = מומחים:
paper-specialist = ‏{ $who }: { $trade }{ $beside ->
        [none] {""}
       *[other] , עם { $beside }
    }{ $hex ->
        [none] {""}
       *[other] , ב-{ $hex }
    }{ $away ->
        [yes] , בדרך
       *[no] {""}
    } ({ $when })
paper-can = מה אפשר לצוות: { $orders }.
paper-boxes = בגיליון יכולות לעמוד שורות כאלה:
paper-words = מה אומרות המילים האלה:
paper-word = { $what ->
        [from_now] ”{ $word }”: שורות כאלה מבוצעות זו אחר זו. רק הראשונה מיד; כל אחת מן האחרות ממתינה עד שזו שלפניה בוצעה.
        [standing] ”{ $word }”: מה הקצינים שלך עושים בקרב כשאין שאלה אליך.
        [spend_hp_tv] ”{ $word }”: נקודת גבורה מעלה את ערך הכוח שלך ברגע שהוא לכל היותר אחוז כזה מזה של האויב; ”{ $never }”: שום נקודה.
        [front_split] ”{ $word }”: בקרב נגד כמה אויבים כל אויב הוא חזית, וזה אומר איך החיילים שלך מתחלקים ביניהן: ”{ $proportional }”, לפי ערכי הכוחות של האויבים, או כולם נגד ”{ $largest }”.
        [dash] ”{ $word }”: נקודת גבורה אחת של המפקד מכפילה את התנועה של הכוח לסבב אחד.
        [wishes] ”{ $word }”: עד שלוש פקודות למפקד שהפקודות שלו נגמרו; קובייה קובעת איזו מהן מבוצעת.
       *[DIVINE] ”{ $word }”: אסטרולוג קורא את הכוכבים של משושה כל עוד ליחידה שאיתו יש הפקודה הזאת והיא אינה עושה דבר אחר יום שלם, שישה סבבים. בערב שליח מביא לך את התשובה. עם ”{ $send }” אסטרולוג יוצא לבדו, קורא יום אחד בסוף הדרך וחוזר עם התשובה.
    }
paper-also = { $when ->
    [rounds] שליחה, ומעכשיו שאלה בכל סבב
   *[news] שליחה, ומעכשיו שאלה רק כשיש חדשות
    }
paper-besides = ומלבד זאת, כמו:
paper-marks = מה ידוע על אחרים:
paper-sheets = הפקודות שנשלחו, האחרונות לכל אחד:
paper-example = לדוגמה:
paper-officers = מפקדים:
paper-units = יחידות:
paper-ships = אוניות (סוג, מקום, משושה):
paper-sent = ‏{ $to }, { $when }:
paper-inbox = מה ממתין לך
paper-clock = יום { $day }, { $slot ->
        [0] בוקר
        [7] סבב לילה 1
        [8] סבב לילה 2
        [9] סבב לילה 3
       *[other] סבב { $slot }
    }.
paper-counted = { $sheets ->
        [0] לא נשלחו פקודות
        [one] נשלח גיליון פקודות אחד
       *[other] נשלחו { $sheets } גיליונות פקודות
    }, { $reports ->
        [0] לא הגיעו דוחות
        [one] הגיע דוח אחד
       *[other] הגיעו { $reports } דוחות
    }{ $letters ->
        [0] {""}
        [one] , מכתב אחד
       *[other] , { $letters } מכתבים
    }.
paper-battle = קרב ב-{ $hex }, { $when }: { $by } נגד { $marker } ({ $side }). { PART($how, 1) ->
        [won] ניצחון
        [lost] תבוסה
        [goes] הקרב נמשך
        [broken] הקרב הופסק
        [evaded] הקרב נמנע
        [withdrew] נסיגה
        [destroyed] השמדה
       *[other] { $how }
    }.
paper-lost = { $count ->
        [one] שליח אחד של { $side } לא יגיע: { $why ->
            [captured] נלכד בידי { $by }
            [killed] נהרג בידי { $by }
            [dead] מת
           *[other] לא נותר מי שיקרא
        }
        [two] שני שליחים של { $side } לא יגיעו: { lost-why }
       *[other] { $count } שליחים של { $side } לא יגיעו: { lost-why }
    }.
lost-why = { $why ->
        [captured] נלכדו בידי { $by }
        [killed] נהרגו בידי { $by }
        [dead] מתו
       *[other] לא נותר מי שיקרא
    }
paper-idle = בלי פקודות מאתמול: { $who }.
paper-lapse = אין דבר למחר בגיליונות של { $who }.
paper-stuck = יותר מיממה בדרך: { $who }.
paper-later = { $count ->
        [one] אירוע אחד רשום לימים הבאים
       *[other] { $count } אירועים רשומים לימים הבאים
    }.
paper-kinds = מה אפשר לתכנן:
paper-kind = { kind-of }
paper-reports = ‏{ $word } { $most }: דוחות קרב מוצגים לך ב-{ $most } סבבים ביום לכל היותר, והאחרים יוצאים כפי שנוסחו. מספר אחר (0 עד 9) תקף עד לשינוי הבא.
paper-ask = ‏{ $rounds }: הגיליון הזה מוצג לך בכל סבב ובכל סבב לילה, להרפתקה שמשחקים בה לצד המלחמה; { $mornings }: רק בבקרים, כמו בהתחלה.
paper-reports-left = { $left ->
    [0] דוחות הקרב של הסבבים הבאים יוצאים היום בלי שיוצגו.
    [one] בעוד סבב אחד היום יוצגו לך דוחות קרב.
   *[other] בעוד { $left } סבבים היום יוצגו לך דוחות קרב.
}
paper-drafts = דוחות הקרב של הסבב, לפני שהם יוצאים.
paper-fields = המספרים שאפשר לשנות: { $fields }.
paper-result = תוצאת הקרב: מי מאבד כמה, מי נופל, מי נסוג.
paper-leader = ערך מנהיגות { $value }
paper-day = יום { $day }
paper-beliefs = { $count ->
        [one] אמונה אחת
       *[other] { $count } אמונות
    }, { $wrong ->
        [0] כולן נכונות
       *[other] { $wrong } מהן שגויות
    }.
paper-column-side = צד
paper-column-who = על מי
paper-column-believed = האמינו
paper-column-since = נכון ל-
paper-column-true = אמת
paper-overall = המפקד העליון שלהם
paper-place = { $hex ->
        [none] בשום מקום
       *[other] { $hex }
    }{ $men ->
        [-1] {""}
       *[other] , { $men }
    }
paper-title = { $side }, גיליון פקודות, יום { $day }
paper-column-day = יום
paper-column = { $slot ->
        [0] כל היום
        [7] לילה 1
        [8] לילה 2
        [9] לילה 3
       *[other] סבב { $slot }
    }
paper-standing = הוראות קבע לקרבות
paper-wishes = משאלות, לכשייגמרו הפקודות
paper-last = הגיליון האחרון, כטקסט
paper-markers = סמנים: { $side }

### מה שנאמר בחזרה על גיליון לפני שהוא נשלח

echo-as-of = { $when ->
        [none] {""}
       *[other] , ידיעה אחרונה: { $when }
    }
echo-goes = עבור: { $who ->
        [none] {""}
       *[other] { $who };{" "}
    }{ $units }.
echo-stays = לא עבור: { $units }.
echo-nobody = { $kind ->
        [commander] עבור: { $to } בלי ליווי, ככל הידוע לך.
       *[other] עבור: אף אחד, ככל הידוע לך.
    }
echo-nowhere = לא ידוע לך היכן { $to }, ומי נמצא שם.
echo-because = יחידה { $number }{ echo-as-of } ({ $why ->
        [named] יש שורה בשבילה
        [led] בראשה { $by }
       *[other] הפקודות האחרונות במשושה שלה
    })
echo-because-not = יחידה { $number }{ echo-as-of } ({ $why ->
        [named] יש שורה בשבילה בגיליון אל { $by }
        [led] בראשה { $by }
        [apart] נותקה מ-{ $by }
        [last] הגיליון אל { $by } קודם
       *[none] אין בגיליון דבר בשבילה
    })
echo-loses = יחידה { $number } מאבדת את ”{ $line }” ונשארת בלי פקודות.
echo-replaces = לא בתוקף עוד: { $lines }.
echo-too-long = ”{ $line }”: דורש { $rounds ->
        [one] סבב אחד
       *[other] { $rounds } סבבים
    }, אבל בזמן שניתן יש רק { $has }.
echo-no-way = ”{ $line }”: אין דרך לשם.
echo-nightfall = ”{ $line }”: נגמר ברדת הלילה, ואינו מתחיל שוב מאליו.
echo-not-today = ”{ $line }”: דורש { $rounds ->
        [one] סבב אחד
       *[other] { $rounds } סבבים
    } ויסתיים לכל המוקדם ב{ $when }.
echo-waits = ”{ $line }”: ממתין, כי ”{ $other }” קודם.
echo-never = ”{ $line }”: תורו לא יגיע לעולם; ”{ $other }” בא במקומו.
echo-instead = ”{ $line }”: ב{ $when } מפנה מקום ל”{ $other }”.
echo-late = ”{ $line }”: נגמר לפני שהשליח מגיע, לכל המוקדם { $when }.
echo-over = ”{ $line }”: כבר נגמר.
echo-ended = ”{ $line }”: לא יבוצע, כי המשחק מסתיים ביום { $has }.
echo-march = לשם יגיעו, אם דבר לא יעצור אותם: { $ends }.
echo-march-end = { $hex } ב{ $when }
echo-in-turn = זו אחר זו, כל אחת כשזו שלפניה בוצעה: { $lines }.
echo-reads = ‏{ $who } קורא את הכוכבים; התשובה תבוא בערב { $days ->
        [one] אחרי יום שלם, שישה סבבים
       *[other] אחרי היום השלם השני באותו משושה
    }. { $days ->
        [one] היא נכונה בשלוש פעמים מתוך ארבע, ואחרת היא סוטה בשישית האופק, ולעיתים נדירות מצביעה לכיוון ההפוך
       *[other] הקונפלוקס נמצא כמעט תמיד במחצית האופק שהיא נוקבת בה
    }; ”כאן” תמיד נכון.
echo-no-astrologer = ”{ $line }”: אין מי שיקרא את הכוכבים, כי אין אסטרולוג עם מי שקיבל את הפקודה הזאת, ככל הידוע לך.
echo-reads-nothing = ‏{ $who } אינו קורא שם בכוכבים, כי לאף יחידה שם אין הפקודה ”{ $order }”.
echo-alone = ‏{ $who } קורא את הכוכבים יום אחד בסוף הדרך, וחוזר עם התשובה.

### גיליון הצבא של צד

army-title = { $side }, גיליון צבא, יום { $day }
army-sheet = גיליון צבא
army-line = יחידה { $number }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }‏
    }, { $soldiers ->
        [elite] עילית
       *[standard] רגילים
    }: { $men ->
        [one] איש אחד
       *[other] { $men } איש
    }, ערך כוח { $value }, { $morale ->
        [-1] אין מורל
       *[other] מורל { $morale }
    }, תנועה { $movement }
army-column = { $what ->
        [number] יחידה
        [name] שם
        [soldiers] חיילים
        [men] אנשים
        [value] ערך כוח
        [morale] מורל
        [notes] הערות
       *[movement] תנועה
    }
army-cell = { $what ->
        [soldiers] { $value ->
            [elite] עילית
           *[standard] רגילים
        }
        [morale] { $value ->
            [-1] –
           *[other] { $value }
        }
       *[other] { $value ->
            [none] {""}
           *[other] { $value }
        }
    }
army-rested = מספר האנשים לפי הדיווח האחרון. תנועה: נקודות בסבב ליחידה רעננה; אחת פחות על כל סבב שבו צעדה בלילה הקודם.
