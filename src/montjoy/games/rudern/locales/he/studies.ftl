# שמות הקרבות והמשחקים בסיכויים ובמחקרים.

odds-fight = { $kind ->
        [assault] הסתערות
        [sortie] גיחה
        [relief] חילוץ
       *[field] קרב שדה
    }
study-ending-captured = מה שהיה צריך לכבוש נכבש
study-ending-last-side = לשום צד אחר לא נותרו כוחות או אצילים
study-ending-nothing-left = דבר אינו יכול עוד להחליף ידיים
study-ending-rounds = הסבב האחרון תם
study-ending-points = הסבב האחרון תם, והנקודות נספרות
study-count-turns = סבבים
