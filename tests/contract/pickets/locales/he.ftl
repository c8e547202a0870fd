WriteOrders = סיבוב { $round }: לאן הולך כל משמר, ומי שולח שליח?
Ask-STANCE = להחזיק, ללחוץ או לסגת?
    .option-0 = להחזיק
    .option-1 = ללחוץ
    .option-2 = לסגת

TakeStance = { $stance ->
    [press] ללחוץ
    [withdraw] לסגת
   *[hold] להחזיק
}

RoundBegins = סיבוב { $round } מתחיל.
CourierCame = שליח מ-{ $picket } ({ $hex }), נכתב בסיבוב { $round }: { $seen }.
    .seen = { $picket } { $hex }
    .seen-none = אין איש
Met = משמרות נפגשים: { $hex }. כחול: { $blue }. אדום: { $red }.
    .blue = { $a } ({ $b })
    .red = { $a } ({ $b })
StancesTaken = כחול: { $blue ->
    [1] לוחץ
    [2] נסוג
   *[other] מחזיק
}. אדום: { $red ->
    [1] לוחץ
    [2] נסוג
   *[other] מחזיק
}.
Struck = { $side ->
        [0] כחול
       *[1] אדום
    }: { $hits ->
        [one] פגיעה אחת
        [two] שתי פגיעות
       *[other] { $hits } פגיעות
    }; כוח שנותר: { $left }.
FightOver = הקרב נגמר: { $hex }. נותרו: { $left }. בחזרה למחנה: { $leaves }.
    .left = { $a } ({ $b })
    .left-none = איש
    .leaves-none = איש
PostTaken = { $side }: העמדה נכבשה בידי { $picket }.
PostHeldOut = העמדה החזיקה מול { $picket }.
SideGone = { $side }: לא נותרו משמרות.

Outcome = { $winner ->
        [none] איש לא ניצח
       *[other] ניצחון: { $winner }
    }: { $why ->
        [centre] העמדה הוחזקה די זמן
        [gone] לצד השני לא נותרו משמרות
       *[rounds] הסיבוב האחרון נגמר
    }.
Orders = { $moves }{ $courier ->
        [none] {""}
       *[other] ; שליח מ-{ $courier }
    }
    .moves-none = להישאר
Move = { $picket } → { $to }
PostResult = { $taken ->
        [true] נכבש
       *[false] מחזיק
    }

two-moves = למשמר { $picket } שתי תנועות
    .try = יש למחוק אחת.
no-such-picket = אין לך משמר { $picket }
    .try = יש לנקוב באחד משלך.
no-such-hex = אין משושה { $hex }
    .try = המשושים הם c, n, ne, se, s, sw, nw.
their-camp = { $hex } הוא מחנה האויב, ואין אליו כניסה
    .try = יש לשלוח למקום אחר.
too-far = { $picket } לא יגיע אל { $hex } בסיבוב הזה; המרחק במשושים: { $steps }
    .try = משמר זז משושה אחד בסיבוב.
no-courier-left = לא נותרו לך שליחים
    .try = יש לוותר על השליח.
one-courier = רק שליח אחד רוכב בסיבוב
    .try = יש לוותר על השני.
not-understood = הוראה { $line } לא הובנה: { $text }
    .try = יש לכתוב ”b1 אל ne”, ”שליח b1” או ”להישאר”.
