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
study-ending-influence = ההשפעה הדרושה הושגה
study-ending-body = גופתו של רוברט בידי הליגה
study-ending-kin = אמורה וטרגיה בידי גרצויה, שנשארה בלי צד
study-ending-prizes = בידי גרצויה שני מושבים שלקחה מבתי רודרן
study-ending-capital = הסבב האחרון תם, ועיר הבירה בידי הליגה
study-ending-most-influence = הסבב האחרון תם, וההשפעה נספרת
study-count-turns = סבבים
