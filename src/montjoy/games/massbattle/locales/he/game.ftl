# קרב רב בעברית.  איך נקראות ההודעות: montjoy/words/__init__.py

### directions

facing = { $facing ->
        [0] צפון
        [1] צפון-מזרח
        [2] מזרח
        [3] דרום-מזרח
        [4] דרום
        [5] דרום-מערב
        [6] מערב
       *[other] צפון-מערב
    }
hit-points = { $damage ->
        [one] נקודת פגיעה אחת
        [two] שתי נקודות פגיעה
       *[other] { $damage } נקודות פגיעה
    }
attack-modifier = ‏{ $b ->
        [4] ‎+4
        [3] ‎+3
        [2] ‎+2
        [1] ‎+1
        [-1] ‎−1
        [-2] ‎−2
        [-3] ‎−3
        [-4] ‎−4
       *[other] { $b }
    } ({ $a ->
        [downhill] במורד מדרון
        [uphill] אל שטח גבוה
        [tree-line] קו העצים
        [wall] חומה
        [flank] מן האגף
        [rear] מן העורף
        [far] טווח ארוך
        [sunlight] אור שמש
        [bless] ברכה
        [invisibility] אי-נראות
        [commander] מפקד קרוב
       *[other] { $a }
    })

### the round

Deployed = צד { $side ->
        [0] A
       *[1] B
    } ערוך לקרב: { $units-count ->
        [1] { $units }
        [two] שתי יחידות
       *[other] { $units-count } יחידות
    }.
    .units = { $a }
    .units-join = {", "}
RoundBegun = סבב { $round } מתחיל{ $minutes ->
        [0] {""}
       *[other] , { $minutes } דקות מתחילת הקרב
    }.
InitiativeWon = יוזמה, { $dice }: { $side ->
        [0] היוזמה בידי צד A
        [1] היוזמה בידי צד B
       *[2] שוויון
    }.
    .dice = { $nth ->
        [1] A
       *[2] B
    } { $it }
    .dice-join = {", "}
ChoicesMade = צד { $side ->
        [0] A
       *[1] B
    }: זז { $move ->
        [first] ראשון
       *[last] אחרון
    } ומתקיף { $attack ->
        [first] ראשון
       *[last] אחרון
    }.
StancesTaken = צד { $side ->
        [0] A
       *[1] B
    } בשטח גבוה: התקפה { $attack-count ->
        [0] אף יחידה
       *[other] { $attack }
    }; הגנה { $defend-count ->
        [0] אף יחידה
       *[other] { $defend }
    }.

### attacks

attack-bonus = { $bonus ->
        [none] {""}
        [0] {""}
       *[other] {" "}‎+{ $bonus }
    }
attack-armour = { $armour ->
        [none] {""}
       *[other] {" "}נגד דרג״ש { $armour }
    }
attack-sum = { $points ->
        [0] {""}
       *[other] {" "}({ $points } × { $men } לוחמים{ attack-twice })
    }
attack-twice = { $twice ->
        [true] , כפול
       *[false] {""}
    }
Attacked = { $how ->
        [missile] ירי
        [long] מכה ראשונה בנשק ארוך
        [charge] הסתערות
        [parting] מכה בעוזבים
       *[melee] קרב מגע
    }: { $unit } נגד { $target }: ‎{ $die }{ attack-bonus }‎{ $modifiers-count ->
        [0] {""}
       *[other] {" "}{ $modifiers }
    }{ attack-armour }: { $result ->
        [missed] החטאה
        [harmless] פגיעה, אך הפגיעה הראשונה ביחידה אינה גורמת נזק
        [nothing] פגיעה, אך המטרה חסינה
       *[wounded] פגיעה, נזק של { hit-points }{ attack-sum }
    }.
    .modifiers = { attack-modifier }
    .modifiers-join = {" "}
FiredIntoMelee = ירי של { $unit } אל קרב המגע של { $named } פונה אל { $target }.
Destroyed = יוצאת מן הלוח: { $unit }; { $dead ->
        [0] אין מתים
        [one] מת אחד
        [two] שני מתים
       *[other] { $dead } מתים
    }{ $fled ->
        [0] {""}
        [one] , שורד אחד בורח
        [two] , שני שורדים בורחים
       *[other] , { $fled } שורדים בורחים
    }.
Fled = בריחה מהקרב: { $unit }.
MoraleChecked = בדיקת מורל של { $unit }: { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}‎+{ $bonus }
    }: { $result ->
        [passed] הבדיקה הצליחה
        [destroyed] היחידה מעורערת ויוצאת מן הלוח
        [pushed] נסיגה, היחידה מעורערת
       *[broken] היחידה מעורערת
    }.
FellBack = נסיגה: { $unit }{ $path-count ->
        [0] , אין לאן; היחידה נשארת במקום
       *[other] {" "}אל { $path }
    }.
    .path = { $it }
    .path-join = {" "}
FollowedUp = רדיפה: { $unit } אל { $path }.
    .path = { $it }
    .path-join = {" "}
LeftTheBoard = מחוץ ללוח: { $unit }.
Rallied = ניסיון להתעשת: { $unit }, { $die }: { $rallied ->
        [true] היחידה התעשתה
       *[false] היחידה נשארת מעורערת
    }.

### movement

Moved = תנועה: { $unit } אל { $path }{ $aloft ->
        [true] {" "}באוויר
       *[false] {""}
    }, פנים אל { facing }.
    .path = { $it }
    .path-join = {" "}
Turned = פנייה: { $unit } אל { facing }.
SideMoved = תנועה, צד { $side ->
        [0] A
       *[1] B
    }: { $units }.
NowFacing = { $units-count ->
        [one] יחידה אחת
        [two] שתי יחידות
       *[other] { $units-count } יחידות
    }{ $aloft ->
        [true] {" "}באוויר
       *[false] {""}
    }, פנים אל { facing } ({ $units })
    .units = { $unit } { $at ->
        [none] במקום
       *[other] אל { $at }
    }
    .units-join = {"; "}
MoveStopped = הפקודה אינה ניתנת לביצוע: { $unit }, { $reason ->
        [occupied] המשבצת תפוסה
        [enemy-there] אויב עומד בדרך
        [out-of-reach] היעד רחוק מדי
        [cannot-charge] אין דרך אל האויב
        [too-far] הדרך ארוכה מדי
        [nearer-to-the-enemy] יחידה מעורערת אינה מתקרבת לאויב
        [has-moved] כבר היו תנועה או פנייה
        [from-zone-to-zone] האויב חוסם את הדרך
        [stops-before-the-enemy] עצירה לפני האויב
       *[other] הדרך חסומה
    }.
Charged = הסתערות: { $unit } על { $enemy }.

### spells

SpellCast = לחש: { $unit }, { $spell }{ $target ->
        [none] {""}
       *[other] {" "}על { $target }
    }{ $squares-count ->
        [0] {""}
       *[other] , משבצות { $squares }
    }.
    .squares = { $it }
    .squares-join = {" "}
SpellDisturbed = פגיעה לפני הטלת הלחש: { $unit }; הלחש אינו יוצא אל הפועל.
SpellStruck = לחש { $spell }, { $unit }: { $save ->
        [0] {""}
       *[other] גלגול הצלה { $save }, { spell-saved };{" "}
    }{ spell-effect }.
spell-saved = { $saved ->
        [true] הצלחה
       *[false] כישלון
    }
spell-effect = { $effect ->
        [damage] נזק של { hit-points }
        [healed] ריפוי של { hit-points }
        [none] ללא השפעה
        [destroyed] כולה יצאה מכלל פעולה
        [victims] חלק ממנה יצא מכלל פעולה, נזק של { hit-points }
        [captured] כולה בשבי
        [changes_sides] מעבר צד
        [fear] בריחה באימה
       *[other] הלחש פועל
    }
SpellEnded = סוף הלחש { $spell }: { $unit }.
CloudDrifted = ענן המוות של { $unit } נע הלאה{ $squares-count ->
        [0] {""}
       *[other] , משבצות { $squares }
    }.
    .squares = { $it }
    .squares-join = {" "}
ChangedSides = מעתה בצד { $side ->
        [0] A
       *[1] B
    }: { $unit }.
Captured = בשבי: { $unit }.
Regenerated = התחדשות: { $unit }, { $hp } נקודות פגיעה.
ConditionSeen = { $unit }: { map-condition }.
Confused = בלבול: { $unit }, { $die }: { $does ->
        [attacks] התקפה על הצד שהטיל את הלחש
        [nothing] שום פעולה
       *[harms_itself] פגיעה עצמית
    }.

### the end

Conceded = כניעה של צד { $side ->
        [0] A
       *[1] B
    }.
BattleEnded = סוף הקרב, { end-why }: { $winner ->
        [0] ניצחון של צד A
        [1] ניצחון של צד B
       *[other] אין מנצח{ $why ->
            [time] , נדרש יתרון של עשר נקודות אחוז בכוח שנותר
            [by-hand] , נדרש יתרון של עשר נקודות אחוז בכוח שנותר
           *[other] {""}
        }
    }. הכוח שנותר, מעוגל כלפי מטה: { $strength }.
    .strength = ‎{ $nth ->
        [1] A
       *[2] B
    } { $it }%
    .strength-join = {", "}
end-why = { $why ->
        [no-units] לצד אחד לא נותרו יחידות
        [broken] לצד אחד נותרו רק יחידות מעורערות
        [conceded] צד אחד נכנע
        [objective] היעד מוחזק
        [by-hand] סיום ידני
       *[time] תם הזמן
    }
Outcome = { $winners-count ->
        [0] אין מנצח
       *[other] הניצחון של { $winners }
    }, סבב { $round }: { end-why }.
Fate = { $unit }: { $status ->
        [in_play] על הלוח
        [destroyed] אבודה
        [fled] בבריחה
        [withdrawn] מחוץ ללוח
        [captured] בשבי
       *[other] בעתודה
    }, מתים: { $dead }
