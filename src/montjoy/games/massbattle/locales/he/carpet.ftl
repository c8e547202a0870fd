# קרב ללא הלוח שלנו (carpet/): מה המנחה נשאלת ומה היא עונה, מה נמסר, הדף והדוח

### questions

Order = סבב { $round }: { $side ->
        [0] היוזמה בידי צד A
        [1] היוזמה בידי צד B
       *[other] שוויון
    }. מי זז ראשון, מי מתקיף ראשון?
Act = סבב { $round }, { carpet-phase } { $side ->
        [0] צד A
        [1] צד B
       *[2] שני הצדדים
    }: מי עושה מה?{ $said ->
        [0] {""}
        [one] {" "}הוכרזה התקפה אחת או הוטל לחש אחד.
        [two] {" "}הוכרזו שתי התקפות או שני לחשים.
       *[other] {" "}הוכרזו { $said } התקפות או לחשים.
    }
carpet-phase = { $phase ->
        [1] ירי ולחשים.
        [2] תנועה. יש להזיז את הדמויות על השטיח; מי שפוגש אויב מסתער.
        [3] קרב מגע.
       *[5] ירייה שנייה.
    }
QuietRound = { $moves ->
        [none] {""}
        [a] יש להזיז את הדמויות של צד A.{" "}
        [b] יש להזיז את הדמויות של צד B.{" "}
        [ab] יש להזיז את הדמויות, תחילה של צד A ואחר כך של צד B.{" "}
        [ba] יש להזיז את הדמויות, תחילה של צד B ואחר כך של צד A.{" "}
       *[both] יש להזיז את הדמויות של שני הצדדים.{" "}
    }זה הכול לסבב { $round }, בלי עוד התקפה או לחש?
AtWhom = { $unit }: { $how ->
        [missile] על מי לירות?
        [charge] על מי להסתער?
       *[melee] נגד מי להילחם?
    }
Declare = { $how ->
        [missile] ירי
        [charge] הסתערות
       *[melee] קרב מגע
    }: { $unit } נגד { $target }, { $side ->
        [flank] מן האגף
        [rear] מן העורף
       *[front] מן החזית
    }, { $how ->
        [missile] { carpet-range },{" "}
       *[other] {""}
    }{ carpet-cover }, { carpet-height }. נכון?
carpet-range = { $far ->
        [true] מעבר לטווח
       *[false] בתוך הטווח
    }
carpet-cover = { $cover ->
        [tree_line] המטרה בקו העצים
        [wall] המטרה מאחורי חומה
        [wood] המטרה עמוק ביער
       *[none] ללא מחסה
    }
carpet-height = { $height ->
        [above] במורד מדרון
        [below] אל מגנים בשטח גבוה
        [below_attacks] אל תוקפים בשטח גבוה
       *[level] באותו גובה
    }
WhichSpell = { $unit }: איזה לחש?
OnWhom = { $unit }, { $spell }: אל מי הוא מגיע?{ $units-count ->
        [0] {""}
       *[other] {" "}עד כה: { $units }.
    }
WhoRallies = סבב { $round }, התעשתות: היחידות המעורערות מנסות להתעשת.{ $declined-count ->
        [0] {""}
       *[other] {" "}מוותרות: { $declined }.
    }
Else = מה עוד?
Which = איזו יחידה לשנות ידנית?
SetWhat = { $unit }: מה לשנות?
HowMany = { $unit }: כמה נקודות פגיעה { $what ->
        [healed] להחזיר
       *[harmed] להוריד
    }?
ForWhat = { $unit }: מדוע? הסיבה נרשמת ביומן.
LikeWhich = לאיזו יחידה דומה היחידה המצטרפת?
Ending = לסיים את הקרב כאן? ניצחון לצד שנותר לו יותר כוח, בהפרש של עשר נקודות לפחות. נותר: { $left }.
    .left = ‎{ $nth ->
        [1] A
       *[2] B
    } { $it }%
    .left-join = {", "}

### answers

Attack = { $how ->
        [missile] ירי
        [charge] הסתערות
       *[melee] קרב מגע
    }: { $unit }
Cast = הטלת לחש: { $unit }
CarryOut = גלגול כל מה שהוכרז
GoOn = אין עוד: לשלב הבא
NothingMore = { $side ->
        [0] צד A
        [1] צד B
       *[other] שני הצדדים
    }: אין עוד, להמשיך
PassRound = שני הצדדים: אין עוד בסבב הזה
EndRound = כן, לסיים את הסבב
Unsay = ביטול הלחש האחרון שהוכרז
More = עוד …
Back = חזרה
Whom = { $unit }
Alter = { $what ->
        [front] מן החזית
        [flank] מן האגף
        [rear] מן העורף
        [near] בתוך הטווח
        [far] מעבר לטווח, עד פי שניים
        [none] ללא מחסה
        [tree_line] קו העצים
        [wall] מאחורי חומה
        [wood] עמוק ביער
        [above] התוקפים גבוהים יותר
        [below] המטרה גבוהה יותר, בהגנה
        [below_attacks] המטרה גבוהה יותר, בהתקפה
       *[level] באותו גובה
    }
Say = כן, להתקיף
Spell = { $spell }
Reached = { $unit }
AllReached = אלה כולן
Stays = ויתור: { $unit }
RollRally = גלגול ההתעשתות
ByHand = שינוי ידני של יחידה
Joins = יחידה מצטרפת
EndSpell = סוף הלחש { $spell }
Concede = { $yes ->
        [true] צד { $side ->
            [0] A
           *[1] B
        } נכנע בסבב הבא
       *[false] צד { $side ->
            [0] A
           *[1] B
        } ממשיך בכל זאת להילחם
    }
Finish = סיום הקרב כאן…
EndBattle = כן, לסיים
Put = { $what ->
        [healed] ריפוי: { hit-points-set }
        [harmed] הורדה: { hit-points-set }
        [broken] מעורערת
        [rallied] לא מעורערת עוד
        [hit] הפגיעה הראשונה כבר נספגה
        [unhit] הפגיעה הראשונה טרם נספגה
        [led] מפקד קרוב
        [unled] אין מפקד קרוב
        [leaves] עוזבת את הקרב
       *[returns] חוזרת אל הקרב
    }
carpet-amount = נקודות פגיעה, לכל היותר { $most }; 0: אף אחת
hit-points-set = { $points ->
        [one] נקודת פגיעה אחת
        [two] שתי נקודות פגיעה
       *[other] { $points } נקודות פגיעה
    }
Count = { $what ->
        [healed] החזרת מספר אחר…
       *[harmed] הורדת מספר אחר…
    }
Reason = { $why ->
        [misread] טעות
        [agreed] בהסכמת כולם
        [story] הסיפור
       *[magic] קסם
    }
Shown = { $unit }, { $hp }/{ $start }{ $condition ->
        [fresh] {""}
       *[other] , { map-condition }
    }
Withdraw = ביטול ההכרזה: { $how ->
        [missile] ירי
        [charge] הסתערות
       *[melee] קרב מגע
    }, { $unit } נגד { $target }
Leaves = { $what ->
        [attack] לוותר על ההתקפה
        [spell] לוותר על הלחש
        [unit] להשאיר הכול כפי שהוא
        [battle] לא, ממשיכים להילחם
       *[round] לא, יש עוד התקפה או לחש
    }
Chance = כן, להתקיף: { $hit ->
        [0] לשווא
       *[other] פגיעה { carpet-hit }
    }{ $points ->
        [0] {""}
        [one] , כנקודת פגיעה אחת
        [two] , כשתי נקודות פגיעה
       *[other] , כ-{ $points } נקודות פגיעה
    }, ערעור, נסיגה או אובדן { carpet-out }
carpet-hit = { $hit }%
carpet-out = { $out }%
Shown-within = { $unit }
Chance-within = { $how ->
        [missile] ירי
        [charge] הסתערות
       *[melee] קרב מגע
    }: { $unit } נגד { $target }
map-group = { $group ->
        [on] {""}
        [attacks] התקפות
        [spells] לחשים
        [sides] מאיזה צד
        [ranges] מאיזה טווח
        [covers] מחסה
        [heights] גובה
        [first] צד A
        [second] צד B
        [other] בחירה
       *[more] עוד
    }

### what is told

FallsBack = { $unit }: { $squares ->
        [0] היחידה נשארת במקום
        [one] יש להסיג משבצת אחת = { fall-cm } ס״מ, הרחק מן { $away_from }
        [two] יש להסיג שתי משבצות = { fall-cm } ס״מ, הרחק מן { $away_from }
       *[other] יש להסיג { $squares } משבצות = { fall-cm } ס״מ, הרחק מן { $away_from }
    }; עליה להתעשת.{ $follows ->
        [none] {""}
       *[other] {" "}{ $follows } יכולה לרדוף לאותו מרחק.
    }
fall-cm = { $tenths ->
        [0] { $centimetres }
       *[other] { $centimetres }.{ $tenths }
    }
PutRight = שינוי ידני, { $unit }: { $what ->
        [healed] ריפוי, { hit-points-set }
        [harmed] אובדן, { hit-points-set }
        [broken] מעורערת
        [rallied] לא מעורערת עוד
        [hit] הפגיעה הראשונה כבר נספגה
        [unhit] הפגיעה הראשונה טרם נספגה
        [led] מפקד קרוב
        [unled] אין מפקד קרוב
        [leaves] עוזבת את הקרב
        [returns] חוזרת אל הקרב
        [joins] מצטרפת אל הקרב
       *[spell_ended] סוף של לחש
    } ({ $reason ->
        [misread] טעות
        [agreed] בהסכמת כולם
        [story] הסיפור
       *[magic] קסם
    }).
ShotsSpent = אין עוד יריות: { $units }.

### how matters stand

carpet-head = { $round ->
        [0] לפני הקרב
       *[other] סבב { $round }{ map-rounds }
    }. יחידות של { $scale }. משבצת היא { $centimetres } ס״מ על השטיח.
carpet-said = הוכרז { $how ->
        [missile] ירי
        [charge] על הסתערות
       *[melee] על קרב מגע
    }: { $unit } נגד { $target }.
carpet-unit = { $unit }: נקודות פגיעה { $hp } מתוך { $start }{ $condition ->
        [fresh] {""}
       *[other] , { map-condition }
    }{ $shots ->
        [0] {""}
        [loads] , בטעינה
        [one] , ירייה אחת נורתה
        [two] , שתי יריות נורו
       *[other] , { $shots } יריות נורו
    }{ $count ->
        [0] {""}
       *[other] , { $also }
    }
carpet-led = מפקד קרוב
carpet-spell = { $spell }{ $until ->
        [0] {""}
       *[other] {" "}עד סבב { $until }
    }
carpet-gone = אינן עוד בקרב: { $units }.

### the sheet and the report

carpet-sheet = דף לקרב עם דמויות משלך
carpet-column = { $column ->
        [unit] יחידה
        [figures] נתונים
        [hp] נקודות פגיעה
        [hit] הפגיעה הראשונה / מעורערת
       *[shots] יריות, סבב אחר סבב
    }
carpet-figures = { $soldiers ->
        [one] דמות אחת
        [two] שני חיילים
       *[other] { $soldiers } חיילים
    }, דירוג שריון (דרג״ש) { $armour }; תנועה במשבצות: { $moves } ({ $moves-cm } ס״מ), נסיגה: { $back } ({ $back-cm } ס״מ){ $range ->
        [0] {""}
       *[other] ; טווח במשבצות: { $range } ({ $range-cm } ס״מ), פי שניים ב-2−
    }; התעשתות { carpet-rally }
carpet-rally = { $rally }%
carpet-by-round = סבב אחר סבב
carpet-losses = אבדות
carpet-round = סבב { $round }
carpet-quiet = איש לא תקף.
carpet-attack = { $how ->
        [missile] ירי
        [long] מכה ראשונה בנשק ארוך
        [charge] הסתערות
        [parting] מכה בעוזבים
       *[melee] קרב מגע
    }: { $unit } נגד { $target }: { $result ->
        [harmless] הפגיעה הראשונה, ללא נזק
       *[wounded] נזק של { hit-points }
    }.
carpet-morale = בדיקת מורל של { $unit }: { $result ->
        [passed] הבדיקה הצליחה
        [destroyed] היחידה מעורערת ויוצאת מן הקרב
        [pushed] נסיגה, היחידה מעורערת
       *[broken] היחידה מעורערת
    }.
carpet-rallied = ניסיון להתעשת: { $unit }: { $rallied ->
        [true] היחידה התעשתה
       *[false] היחידה נשארת מעורערת
    }.
carpet-vain = של { $unit } על { $target }
carpet-in-vain = התקפות לשווא: { $attacks }.
carpet-lost = סבב { $round }: { $unit }, אובדן של { hit-points }{ $by ->
        [none] {""}
       *[other] {" "}מידי { $by }
    }.
carpet-felled = סבב { $round }: { $unit }, { $fate ->
        [destroyed] הושמדה
        [fled] ברחה
        [captured] נלכדה
       *[withdrawn] עזבה
    }{ $by ->
        [none] {""}
       *[other] {" "}מול { $by }
    }.
carpet-total = { $unit }: אבדו { $lost } מתוך { $start } נקודות פגיעה.

### how the table is laid out, and what the units can do

carpet-table = השולחן: { $width } על { $height } משבצות, { $width-cm } על { $height-cm } ס״מ.
carpet-place = { $x1 } עד { $x2 } ס״מ מן הקצה המערבי, { $y1 } עד { $y2 } ס״מ מן הקצה הדרומי
carpet-river = { $kind ->
        [deep] נהר, שאין בו מעבר
        [bridge] גשר מעליו, נחשב דרך
       *[ford] מעבר רדוד בתוכו, נחשב נחל
    }: { $squares }.
carpet-river-sign = { $kind ->
        [deep] נהר
        [bridge] גשר
       *[ford] רדוד
    }
carpet-begins = { $side }: ההתחלה { $near } עד { $far } ס״מ מן הקצה { $edge ->
        [north] הצפוני
       *[south] הדרומי
    }.
carpet-plan = השולחן מלמעלה, הצפון למעלה
carpet-known-title = מה היחידות יכולות
carpet-known = { $column ->
        [unit] יחידות
        [soldiers] לוחמים
        [armour] דרג״ש
        [moves] תנועה
        [back] נסיגה
        [range] טווח ירי
       *[rally] התעשתות
    }
carpet-percent = { $squares }%
carpet-fact = { $fact ->
        [rally] { carpet-percent }
        [soldiers] { $squares }
        [armour] { $squares }
       *[other] { $squares ->
            [0] –
           *[other] { $centimetres } ס״מ
        }
    }
