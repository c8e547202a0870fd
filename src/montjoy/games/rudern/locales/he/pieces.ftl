# הכלים.

piece-foot = { $count ->
        [1] חייל רגלים אחד
        [two] שני חיילי רגלים
       *[other] { $count } חיילי רגלים
    }
piece-cavalry = { $count ->
        [1] פרש אחד
        [two] שני פרשים
       *[other] { $count } פרשים
    }
piece-shadow_foot = { $count ->
        [1] חייל רגלים אחד של ארצות הצל
        [two] שני חיילי רגלים של ארצות הצל
       *[other] { $count } חיילי רגלים של ארצות הצל
    }
piece-elephant = { $count ->
        [1] פיל אחד
        [two] שני פילים
       *[other] { $count } פילים
    }
piece-legion = { $count ->
        [1] לגיון להבות אחד
        [two] שני לגיונות להבות
       *[other] { $count } לגיונות להבות
    }
piece-general = { $count ->
        [1] גנרל
        [two] שני גנרלים
       *[other] { $count } גנרלים
    }
piece-shadow = { $count ->
        [1] צל
        [two] שני צללים
       *[other] { $count } צללים
    }
piece-head = { $count ->
        [1] { $case ->
                [title] ראש הבית
               *[other] ראש בית
            }
        [two] שני ראשי בתים
       *[other] { $count } ראשי בתים
    }
piece-ruler = { $count ->
        [1] שליט
        [two] שני שליטים
       *[other] { $count } שליטים
    }
