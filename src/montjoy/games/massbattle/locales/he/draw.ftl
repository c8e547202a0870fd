# הלוח בטקסט ומה שעומד עליו

### the board

map-head = { $round ->
        [0] לפני הקרב
       *[other] סבב { $round }{ map-rounds }
    }. יחידות של { $scale }. הכוח שנותר לך: { share-percent }.
share-percent = { $share }%
map-rounds = { $rounds ->
        [0] {""}
       *[other] {" "}מתוך { $rounds }
    }
map-side = צד { $letter }, { $side }{ $you ->
        [true] {" "}(שלך)
       *[false] {""}
    }
map-part = מוצגים הטורים { $first } עד { $last } והשורות { $low } עד { $high }.
map-signs = החצים מראים לאן היחידה פונה; אות קטנה: מעורערת. סימנים: { $ground }.
map-sign = { $sign } { $kind ->
        [open] פתוח
        [road] דרך
        [wood] יער
        [rough] טרשים
        [marsh] ביצה
        [stream] נחל
        [building] בניין
        [rampart] חומת טירה
        [gate] שער
        [closed_gate] שער סגור
        [stairs] מדרגות
        [impassable] לא עביר
        [deep] מים עמוקים שאין בהם מעבר
        [height] גובה
        [wall] חומה
        [wall_of_fire] קיר אש
        [cloudkill] ענן מוות
       *[objective] יש להחזיק
    }

### units

map-condition = { $condition ->
        [fresh] ללא פגיעה
        [hit] אחרי הפגיעה הראשונה
        [hurt] עם נזק
        [shaken] במחצית או פחות
       *[broken] מעורערת
    }
map-unit = { $unit } { $at }{ $condition ->
        [fresh] {""}
       *[other] {" "}({ map-condition })
    }{ $aloft ->
        [true] , באוויר
       *[false] {""}
    }{ $count ->
        [0] {""}
       *[other] , { $also }
    }
map-defends = בהגנה
map-gone = אינן על הלוח: { $units }
map-coming = עוד לא הגיעו, סבב { $round }: { $units }
map-says-unit = במשבצת { $at }{ $aloft ->
        [true] {" "}באוויר
       *[false] {""}
    }: { $unit }, פנים אל { facing }, { map-condition }.
map-stance = הגנה.
map-under = תחת לחשים: { $spells }.
map-commands = { $you ->
        [true] בפיקוד שלך
       *[false] בפיקוד של { $player }
    }: { $count ->
        [0] אין יחידות
       *[other] { $units }
    }.
map-waits = להצבה בשורות { $low } עד { $high }: { $units }.
map-own = נקודות הפגיעה של { $unit }: { $many ->
        [true] לכל אחת{" "}
       *[false] {""}
    }{ $hp } מתוך { $start }; דירוג שריון (דרג״ש) { $armour }; קצב תנועה { $squares ->
        [one] משבצת אחת
        [two] שתי משבצות
       *[other] { $squares } משבצות
    }{ $range ->
        [0] {""}
       *[other] ; טווח { $range } { $dark ->
            [true] בחושך
           *[false] (פי שניים במתאם ‎−2)
        }
    }.
map-spells = לחשים מוכנים של { $unit }: { $spells }.
map-spell = { $spell } { $count }
map-hold = משבצות שיש להחזיק בסוף: { $squares }.
map-dark = חושך: אין יורים ואין מכוונים לחש למרחק של יותר מ-{ $squares } משבצות ({ $metres } מ׳).
map-zone = { $kind ->
        [wall_of_fire] קיר אש
       *[cloudkill] ענן מוות
    } במשבצות { $squares }.
map-walls = חומות: { $edges }.
map-wall = { $at } { $side ->
        [N] מצפון
       *[E] ממזרח
    }
map-size = הלוח: { $width } משבצות מזרחה, { $height } צפונה, בספירה מ-0,0.
map-ground = { $kind ->
        [open] פתוח
        [road] דרך
        [wood] יער
        [rough] טרשים
        [marsh] ביצה
        [stream] נחל
        [building] בניין
        [rampart] חומת טירה
        [gate] שער
        [closed_gate] שער סגור
        [stairs] מדרגות
        [impassable] לא עביר
       *[height] שטח גבוה
    }: { $squares }.

### what a form may say

form-how = פקודה בכל שורה, או בין סימני ;, ובלי # היא נחשבת. מי שלא נקבה בשמה פועלת לפי ”{ $rest }”.
form-how-plain = פקודה בכל שורה, או בין סימני ;, ובלי # היא נחשבת.
form-why = { $why ->
        [onto] אל המשבצות שיש להחזיק בסוף
        [stays] נשארת על המשבצות שיש להחזיק
        [turns] פונה אל האויב שלצידה
        [away] מעורערת, ויכולה רק לסגת
       *[ahead] {""}
    }

### reports

ui-report-day = { $game }: { $seat }, סבב { $day }

### what one fights for

aim-lasts = { $rounds ->
        [0] לקרב אין סבב אחרון.
        [one] הקרב נמשך סבב אחד.
        [two] הקרב נמשך שני סבבים.
       *[other] הקרב נמשך { $rounds } סבבים.
    } צד שלא נותרה לו אף יחידה, או שאחרי ההתעשתות נותרו לו רק יחידות מעורערות, הפסיד.{ $rounds ->
        [0] {""}
       *[other] {" "}אחרי הסבב האחרון מנצח { $holds ->
            [true] הצד שרק לו יש יחידה לא מעורערת על המשבצות שיש להחזיק, ואם אין כזה,{" "}
           *[false] {""}
        }הצד שנותר לו יותר מכוחו, בהפרש של עשר נקודות לפחות.
    }
aim-azure_wood-0 = להחזיק בגבעה, או לא להשאיר אף פולש בשדה.
aim-azure_wood-1 = לכבוש את הגבעה, או לגרש את אנשי העמק מהשדה.
aim-bridge-0 = להחזיק לבד יחידה לא מעורערת על הגשר בסוף הסבב האחרון.
aim-bridge-1 = להחזיק לבד בגשר בסוף הסבב האחרון.
aim-castle_wall-0 = להחזיק לבד בחצר שמאחורי השער בסוף הסבב האחרון.
aim-castle_wall-1 = להחזיק לבד בחצר שמאחורי השער בסוף הסבב האחרון.
aim-night_raid-0 = לעמוד לבד בגורן בסוף הסבב האחרון.
aim-night_raid-1 = לעמוד לבד בגורן בסוף הסבב האחרון.
aim-pikes-0 = לעמוד לבד בראש הגבעה בסוף הסבב האחרון.
aim-pikes-1 = לגרש אותם ולהחזיק לבד בראש הגבעה בסוף הסבב האחרון, או לא להשאיר אף אחד מהם בשדה.
aim-relief-0 = להחזיק בראש הגבעה עד שכולם מגיעים, ולהחזיק בו לבד בסוף הסבב האחרון.
aim-relief-1 = להחזיק לבד בראש הגבעה בסוף הסבב האחרון; או לגרש משם את כולם לפני שהחילוץ מגיע.
aim-dragon-0 = להרוג את הדרקון או לגרש אותו.
aim-dragon-1 = לא להשאיר אף אחד מהם בעמק.

### סימנים ומשבצות

legend-unit = { $sign ->
        [facing] יחידה; החוד מראה לאן פניה
        [mine] יחידה בפיקוד שלך
        [men] מספר הלוחמים ביחידה
        [health] נקודות הפגיעה שנותרו מתוך כולן; מוצגות רק לצד של היחידה
        [defence] בהגנה
        [aloft] באוויר
        [attacks] בלבול: התקפה על הצד שהטיל את הלחש
        [nothing] בלבול: שום פעולה
        [more] יש עוד סימנים, ואין להם מקום
       *[harms_itself] בלבול: פגיעה עצמית
    }
square-height = גובה { $height }
square-wall = { $side ->
        [N] חומה בצפון
       *[E] חומה במזרח
    }

### counters

board-unit = { $unit }{ $known ->
        [true] : { $hp } מתוך { $start } נקודות פגיעה
       *[false] {""}
    }{ $condition ->
        [fresh] {""}
       *[other] , { map-condition }
    }{ $count ->
        [0] {""}
       *[other] , { $also }
    }
board-placing = הצבה בסתר; מי הן היחידות והיכן רואים כששני הצדדים עומדים
board-units = { $count ->
        [0] אין יחידות על הלוח
        [one] יחידה אחת על הלוח
        [two] שתי יחידות על הלוח
       *[other] { $count } יחידות על הלוח
    }
legend-deed = { $did ->
        [wounded] פגיעה, עם נקודות הפגיעה שאבדו
        [harmless] הפגיעה הראשונה ביחידה, ללא נזק
        [missed] החטאה
        [nothing] פגיעה ביעד חסין
        [charge] הסתערות
        [cast] לחש על יחידה
        [back] נדחפה לאחור
        [follow] רדפה אחרי היחידה שדחפה
       *[gone] כבר לא על הלוח: כאן עמדה יחידה
    }
