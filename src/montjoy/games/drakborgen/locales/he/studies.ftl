# שמות הקרבות והמשחקים בסיכויים ובמחקרים.

odds-best-play = { $chance ->
        [monster] העמדות של המפלצת נבחרות באקראי, והדמות משחקת מכאן והלאה הכי טוב שאפשר
        [hero] העמדות של הדמות נבחרות באקראי, והמפלצת משחקת מכאן והלאה הכי טוב שאפשר
       *[none] מכאן והלאה שני הצדדים משחקים הכי טוב שאפשר
    }; הדמות בורחת כשזה עדיף על קרב.
odds-duel = { $hero } מול { $monster }
odds-duel-by-chance = { $hero } מול { $monster }, עמדות באקראי
odds-duel-monster_slain = מות המפלצת
odds-duel-monster_fled = בריחת המפלצת
odds-duel-escaped = בריחת הדמות
odds-duel-hero_slain = מות הדמות
study-ending-sunset = השמש שקעה
study-ending-nobody-left = לא נותר מי שימשיך
study-ending-no-way-up = אין עוד דרך למעלה
study-fate-out = מחוץ לטירה
study-fate-left-behind = נותרה מאחור
study-fate-wounds = מוות מפצעים
study-fate-fight = מוות בקרב
study-fate-eaten = מוות בלסתות של עכביש ענק
study-fate-sunset = אובדן בחשכת הטירה
study-fate-no-way-up = אובדן בקטקומבות
study-count-turns = סבבים
study-count-gold = זהב
