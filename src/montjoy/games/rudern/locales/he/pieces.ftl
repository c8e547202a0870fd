# הכלים.


piece-foot = { $count ->
        [one] חייל רגלים אחד
        [two] שני חיילי רגלים
       *[other] { $count } חיילי רגלים
    }
piece-cavalry = { $count ->
        [one] פרש אחד
        [two] שני פרשים
       *[other] { $count } פרשים
    }
piece-shadow_foot = { $count ->
        [one] חייל רגלים אחד של ארצות הצל
        [two] שני חיילי רגלים של ארצות הצל
       *[other] { $count } חיילי רגלים של ארצות הצל
    }
piece-elephant = { $count ->
        [one] פיל אחד
        [two] שני פילים
       *[other] { $count } פילים
    }
piece-legion = { $count ->
        [one] לגיון להבות אחד
        [two] שני לגיונות להבות
       *[other] { $count } לגיונות להבות
    }
piece-general = { $count ->
        [one] גנרל
        [two] שני גנרלים
       *[other] { $count } גנרלים
    }
piece-shadow = { $count ->
        [one] צל
        [two] שני צללים
       *[other] { $count } צללים
    }
piece-head = { $count ->
        [one] ראש בית
        [two] שני ראשי בתים
       *[other] { $count } ראשי בתים
    }
piece-ruler = { $count ->
        [one] שליט
        [two] שני שליטים
       *[other] { $count } שליטים
    }
