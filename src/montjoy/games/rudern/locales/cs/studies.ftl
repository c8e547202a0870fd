# Jak se v šancích a studiích říká bojům a celým hrám.

odds-fight = { $kind ->
        [assault] zteč
        [sortie] výpad
        [relief] podpora zvenčí
       *[field] boj v poli
    }
study-ending-captured = co mělo být dobyto, je dobyto
study-ending-last-side = žádná jiná strana už nemá vojsko ani šlechtice
study-ending-nothing-left = nic už nemůže změnit majitele
study-ending-rounds = poslední kolo skončilo
study-ending-points = poslední kolo skončilo a počítají se body
study-count-turns = počet kol
