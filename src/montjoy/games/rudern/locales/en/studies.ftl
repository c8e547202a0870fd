# What fights and whole games are called in odds and studies.

odds-fight = { $kind ->
        [assault] assault
        [sortie] sortie
        [relief] relief
       *[field] field battle
    }
study-ending-captured = what was to be captured is captured
study-ending-last-side = no other side has troops or a noble left
study-ending-nothing-left = nothing can change hands any more
study-ending-rounds = the last round is over
study-ending-points = the last round is over, and points are counted
study-ending-influence = the influence needed is reached
study-ending-body = the League has seized Robert’s body
study-ending-kin = neutral Gracuja holds Emora and Tragia
study-ending-prizes = Gracuja holds two seats that it has taken from the houses of Rudern
study-ending-capital = the last round is over, and the League holds the capital
study-ending-most-influence = the last round is over, and influence is counted
study-count-turns = rounds
