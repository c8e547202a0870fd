# שמות המפגשים והקרבות בסיכויים ובמחקרים.

odds-meeting = { name-attacker } מול { name-defender }, { $kind ->
        [charge] בהסתערות
        [missiles] בירי
       *[melee] בקרב מגע
    }
odds-state-ok = בסדר מלא
odds-state-broken = מעורערת
odds-state-withdrawn = מחוץ ללוח
odds-state-destroyed = אבודה
odds-both-in-play = שתי היחידות עדיין במשחק
odds-both = { name-attacker }: { $attacker ->
        [ok] בסדר מלא
        [broken] יחידה מעורערת
        [withdrawn] מחוץ ללוח
       *[destroyed] יחידה אבודה
    }, { name-defender }: { $defender ->
        [ok] בסדר מלא
        [broken] יחידה מעורערת
        [withdrawn] מחוץ ללוח
       *[destroyed] יחידה אבודה
    }
study-ending-no-units = לצד אחד לא נותרו יחידות
study-ending-broken = לצד אחד נותרו רק יחידות מעורערות
study-ending-conceded = צד אחד נכנע
study-ending-objective = היעד מוחזק
study-ending-time = תם הזמן
study-ending-by-hand = סיום ידני
study-count-turns = סבבים
study-count-hp = נקודות פגיעה
study-count-dead = מתים
study-count-fled = בורחים
study-count-units = יחידות
