# מה ששואלים, עונים ומסרבים, ואיך זה נגמר.

### שאלות

Act = זה תורך. מה לעשות?
Muster = { purses-now } { $chests-count ->
        [one] כמה יש לשאת? יש לכתוב את המספר, למשל ”4”; ”.” משאירה הכול כפי שהוא.
       *[other] כמה בכל תיבה? יש לכתוב את המספרים בסדר הזה, למשל ”4 2”; ”.” משאירה הכול כפי שהוא.
    }
    .chests = { $key } { $value }
Carried = { $carry }
    .carry = { $key } { $value }
Divide = כמה בכל תיבה בשטח הבית? באוצר יש { $treasury }. ממנו משלמים על מה שנעשה בשטח שלך, גם על גיחה; מחוץ לו משלמים רק ממה שאציל נושא.
purses-now = באוצר יש { $treasury ->
        [0] אפס משאבים
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $treasury } משאבים
    }; בשטח הבית נושאים: { $chests }. מחוץ לשטח הבית אפשר לשלם רק ממה שנישא לשם.
amount-carried = התיבה של { $banner } ({ $place }), עכשיו: { $amount }
Company = { $what ->
        [march] אילו דגלים צועדים ממחוז { $at } אל מחוז { $to }?
        [come-out] אילו דגלים יוצאים לקרב מתוך { $at }?
       *[besiege] אילו דגלים צרים על { $at }?
    }{ $picked-count ->
        [0] {""}
       *[other] {" "}עד כה: { $picked }.
    }
Intercept = כניסה של { $intruder } לתחום של { place } עם { $banners }. האם חיל המצב שלך יתנפל על הפולשים?
JoinRelief = התקפה של { $by } על הצרים על { place }. האם אנשיך שבפנים יצטרפו לקרב?{ $sent-count ->
        [0] {""}
       *[other] {" "}עד כה: { $sent }.
    }
Haven = יש כמה מקומות קרובים באותה מידה. לאן ייסוגו ממחוז { $at }: { $banners }?
Occupy = הכיבוש הושלם: { place }. להכניס פנימה את { $banners }?

### תשובות

March = לצעוד עם { $banner } אל מחוז { $to }
MarchFromSiege = לצעוד עם { $banner } אל מחוז { $to } ולצאת מן המצור על { place }
MarchToRelief = { $banner ->
        [none] { MarchTogether }
       *[other] { March }
    } ולתקוף מיד את הצרים שם
MarchTogether = לצעוד עם כמה דגלים ממחוז { $at } אל מחוז { $to }
AttackGarrison = לתקוף בשדה את כל הנמצאים בתוך { place } ({ $price ->
        [0] חינם
       *[other] { price } { purse }
    })
AttackArmy = לתקוף את צבא האויב במחוז { $at }
ComeOut = לצאת לקרב { from-place } עם { $banner }
ComeOutTogether = לצאת לקרב { from-place } עם כמה דגלים
GoIn = להיכנס { to-place } עם { $banner }
GoOut = לצאת { from-place } עם { $banner }
BeginSiege = לפתוח במצור על { place } עם כל הדגלים שלך שם (משאב אחד { purse })
BeginSiegeWith = לפתוח במצור על { place } עם חלק מן הדגלים שלך (משאב אחד { purse })
JoinSiege = לצרף את { $banner } למצור על { place }
LeaveSiege = להוציא את { $banner } מן המצור על { place } ולהישאר בחוץ; האחרים ממשיכים לצור
LeaveAsLast = להוציא את { $banner } מן המצור על { place } ולהישאר בחוץ; לא תישאר יחידה במצור, והוא תם
BreakOff = להסיר את המצור מעל { place }: הוא תם מיד, וכל הדגלים נשארים בחוץ
Storm = להסתער על { place } (משאב אחד { purse })
Sally = לצאת לגיחה { from-place } (משאב אחד { purse })
StormAtRisk = { Storm }; { siege-ends }
SallyAtRisk = { Sally }; { siege-ends }
siege-ends = { $ends ->
        [RW-ASLT-09] אם גם אחרי כן יהיו בפנים יותר יחידות מאשר בחוץ, המצור תם (RW-ASLT-09)
       *[RW-X-01] אם היחידה הצרה האחרונה תיפול והמקום לא, המצור תם, גם אם בפנים לא נותרה אף יחידה (RW-X-01)
    }
Relieve = לתקוף את הצרים על { place }
EndImpulse = לסיים את התור
Along = גם { $banner }
Go = אלה ולא יותר
FallUpon = להתנפל עליהם
LetPass = להניח להם לעבור
JoinBattle = להצטרף לקרב
StayInside = להישאר בפנים
Send = עוד { PIECES(1, $kind) } מתוך { $body }
To = { to-place }
MoveIn = להיכנס פנימה
StayOut = להישאר בחוץ
LosePiece = { PIECES(1, $kind) } { $body ->
        [none] משלך
       *[other] מתוך { $body }
    } (כעת { $left })

### הסוף

Outcome = { who-won }: { $why ->
        [captured] מה שהיה צריך לכבוש נכבש
        [last-side] שום צד אחר אינו יכול להמשיך להילחם
        [nothing-left] { nothing-to-do }
        [points] הסבב האחרון תם, והנקודות נספרות
        [influence] ההשפעה הדרושה הושגה
        [body] גופתו של רוברט בידי הליגה
        [kin] אמורה וטרגיה בידי גרצויה, שנשארה בלי צד
        [prizes] בידי גרצויה שני מושבים שלקחה מבתי רודרן
        [capital] הסבב האחרון תם, ועיר הבירה בידי הליגה
        [most-influence] הסבב האחרון תם, וההשפעה נספרת
       *[rounds] הסבב האחרון תם, ואיש לא כבש לפני כן את מה שהיה מכריע
    }.
OutcomeAt = { who-won }: { $why ->
        [captured] { $places-count ->
            [one] היעד נכבש
           *[other] היעדים נכבשו
        }: { $places }
        [nothing-left] { nothing-to-do }; { decided-so }
       *[rounds] הסבב האחרון תם, { decided-so }
    }.
who-won = { $winners-count ->
        [0] איש לא ניצח
       *[other] הניצחון של { $winners }
    } בסבב { $round }
nothing-to-do = דבר אינו יכול עוד להחליף ידיים (אין מצור, ומצור שיתחיל עכשיו לא יבשיל להסתערות לפני הסוף)
decided-so = { $prize ->
        [none] { $places-count ->
            [one] והיעד לא נכבש
           *[other] והיעדים לא נכבשו
        }: { $places }
       *[other] ומכריעה הבעלות על { $prize }{ $winners-count ->
            [0] , ואיש מן השחקנים אינו הבעלים
           *[other] {""}
        }
    }

### סירובים

not-your-impulse = זה התור של { $faction }
    .try = יש להמתין לתורך; עד אז יגיעו אליך רק שאלות שהכללים משאירים לך.
no-such-banner = אין דגל { $banner }
    .try = יש לציין דגל שנמצא על המפה.
not-your-banner = הדגל { $banner } אינו שלך
    .try = יש להוביל דגל משלך.
besieged = הדגל { $banner } נצור { at-place } ואינו יכול לצעוד משם
    .try = אפשר לצאת לגיחה או להמתין לחילוץ.
chest-not-at-home = הדגל { $banner } נמצא { at-place }, וזה אינו שטח הבית: שם אין ממלאים תיבה ואין מרוקנים אותה
    .try = יש לציין אצילים שלך באדמתך או באדמת בעלי ברית, שאינם נצורים.
more-than-there-is = ביקשת להטעין { $wanted ->
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $wanted } משאבים
    }, ויש { $there ->
        [0] אפס
       *[other] { $there }
    }
    .try = אפשר להטעין פחות, או לרוקן תיבה אחרת באותה שורה.
more-numbers-than-chests = כמות המספרים ({ $numbers }) אינה ככמות התיבות בשטח הבית ({ $chests })
    .try = יש לכתוב מספר לכל אציל, בסדר שבו הם נזכרים, או אציל אחד ולצדו מספר, כמו ”katzowic 4”.
chest-not-understood = ”{ $found }” אינו אציל ולצדו מספר
    .try = אפשר לכתוב ”4 2” או ”katzowic 4, jaromir 2”; ”.” משאירה הכול כפי שהוא.
no-move-left = לדגל { $banner } לא נותר צעד בתור הזה
    .try = אפשר לצעוד עם דגל אחר, או לצעוד הלאה בתור הבא.
border-closed = הגבול בין מחוז { $start } ובין מחוז { $to } עובר בהרים או בביצה
    .try = יש לעקוף דרך מחוז שהגבול אליו פתוח.
not-a-neighbour = מחוז { $to } אינו גובל במחוז { $start }
    .try = יש לצעוד לשם מחוז אחר מחוז.
nothing-to-go-into = הדגל { $banner } אינו עומד לפני חומות, או שהוא כבר בפנים
    .try = קודם יש לצעוד אל עיר או מבצר של הצד שלך.
not-own-or-allied = השליטה { at-place } אינה בידיך ולא בידי בעל ברית
    .try = אפשר לצור במקום זה.
not-through-a-siege = יש מצור על { place }, ואיש אינו נכנס דרך מצור
    .try = אפשר לתקוף את הצרים כדי לחלץ.
not-inside = הדגל { $banner } אינו בפנים
    .try = הוא יכול לצעוד או להילחם ממקום עומדו.
that-is-coming-out = אויב עומד לפני { place }
    .try = אפשר לצאת לקרב איתו או להישאר בפנים.
moved-about-enough = הדגל { $banner } כבר נכנס ויצא, או הצטרף למצור ועזב, פעמיים בתור הזה
    .try = אפשר לעשות זאת בתור הבא.
treasury-too-small = האוצר אינו יכול לשלם { at-place } { price }
    .try = אפשר לעשות משהו שאינו עולה, או להמתין להכנסות.
chest-too-small = { at-place } תיבה שנמצאת שם צריכה לשלם { price }, ואף אציל שלך שם אינו נושא די
    .try = יש להביא אציל שנושא משאבים; תיבות מתמלאות בבית.
impulse-limit = כבר השתמשת ב-{ $used } מתוך { $limit ->
        [one] משאב אחד
        [two] שני משאבים
       *[other] { $limit } משאבים
    } של התור הזה
    .try = אפשר לצעוד, וזה חינם, או להמשיך בתור הבא; כל עיר נוספת מעלה את התקרה באחד.
no-place = מחוז { $place } אינו עיר ואינו מבצר
    .try = צבאות נלחמים שם בשטח פתוח.
own-or-allied = { place } בידיך או בידי בעל ברית
    .try = יש לתקוף מקום עוין או ניטרלי.
no-army-there = אף דגל שלך אינו עומד שם בחוץ
    .try = קודם יש לצעוד לשם.
no-enemy-outside = אין שם צבא עוין בחוץ
    .try = אפשר להמשיך לצעוד או לצור על המקום.
that-is-a-relief = האויב במחוז { $at } צר על מקום של הצד שלך
    .try = אפשר לתקוף את הצרים כחילוץ.
beaten-just-now = צבא שהובס במחוז { $at } ולא מצא מוצא לא יותקף עוד בתור הזה
    .try = אפשר לתקוף בתור הבא.
siege-first = { at-place } יש די מעט יחידות כדי שיידרש מצור לפני התקפה
    .try = יש לפתוח במצור ולהסתער בסבב הבא.
besieged-by-another = אחרים צרים על { place }
    .try = אפשר להצטרף למצור אם הם מן הצד שלך.
assault-only = בשולחן הזה אי אפשר להילחם בשדה בחיל מצב נצור
    .try = יש להסתער על { place }.
field-only = { at-place } יש { $units ->
        [one] יחידה אחת
        [two] שתי יחידות
       *[other] { $units } יחידות
    }, ובשולחן הזה נלחמים ברבים כל כך בשדה
    .try = יש לתקוף את חיל המצב.
besieged-call-a-sortie = יש מצור על { place }, ולכן אין יוצאים לקרב נגד הצרים
    .try = אפשר לצאת לגיחה.
nobody-to-relieve = איש מן הצד שלך אינו נצור { at-place }
    .try = אפשר לתקוף את הצבא שם בשדה.
no-besieger-to-fight = אין כעת סביב { place } צרים שצבאך שם יכול להילחם בהם
    .try = אפשר לתקוף בתור הבא.
already-besieged = המצור על { place } כבר בידי { $by }
    .try = אפשר להצטרף למצור או לחלץ את הנצורים.
no-units-there = לאף דגל שלך לפני { place } אין יחידות
    .try = יש להביא יחידות; אציל לבדו אינו צר על דבר.
too-many-to-besiege = { at-place } יש { $units ->
        [one] יחידה אחת
        [two] שתי יחידות
       *[other] { $units } יחידות
    }, יותר מדי לכתר
    .try = יש לתקוף את חיל המצב בשדה.
not-more-units = לפני { place } יש לך { $ours ->
        [one] יחידה אחת
        [two] שתי יחידות
       *[other] { $ours } יחידות
    }, ובפנים { $theirs }; למצור דרושות יותר
    .try = יש להביא עוד יחידות, שלך או של בעל ברית.
army-came-no-open-way = אף דגל שלך לא הגיע אל { place } דרך גבול פתוח
    .try = יש להגיע דרך גבול פתוח.
no-own-place-next-to-it = אין לך עיר או מבצר שגבול פתוח מחבר אל { place }
    .try = קודם יש לכבוש אחד כזה.
no-siege-to-join = הדגל { $banner } אינו עומד ליד מצור שיוכל להצטרף אליו
    .try = יש לצעוד אל מצור ולעמוד בחוץ.
not-your-sides-siege = הצרים על { place } אינם מן הצד שלך
    .try = אפשר להילחם בהם או להמשיך לצעוד.
allied-with-the-besieged = יש לך ברית עם הנצורים { at-place }
    .try = אפשר לתקוף את הצרים במקום זה.
not-besieging = הדגל { $banner } אינו משתתף במצור
    .try = הוא יכול לצעוד כמות שהוא.
no-siege = אין מצור על { place }
    .try = אין מה להסיר; אפשר להמשיך.
not-your-siege = המצור על { place } הוא של { $by }
    .try = אפשר להוציא ממנו את הדגלים שלך.
no-unit-in-the-siege = אף יחידה שלך אינה צרה על { place }
    .try = יש לצרף למצור דגל שיש לו יחידות.
siege-too-fresh = המצור על { place } החל בסבב { $round }, וההסתערות צריכה להמתין
    .try = יש להחזיק במצור ולהסתער ברגע שמותר.
besieged-not-moved = מאז תחילת המצור על { place } עוד לא היה תור של { $faction }
    .try = יש להחזיק במצור עד אז.
not-besieged = אין מצור על { place }
    .try = אפשר לצאת לקרב עם הדגלים שלך.
nobody-inside = אין איש משלך { at-place }
    .try = אפשר לתקוף את הצרים מבחוץ.
