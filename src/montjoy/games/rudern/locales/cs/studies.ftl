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
study-ending-influence = potřebný vliv je dosažen
study-ending-body = Robertova těla se zmocnila Liga
study-ending-kin = Gracuja, která zůstala stranou, drží Emoru a Tragii
study-ending-prizes = Gracuja drží dvě sídla, která vzala rudernským rodům
study-ending-capital = poslední kolo skončilo a hlavní město drží Liga
study-ending-most-influence = poslední kolo skončilo a sčítá se vliv
study-count-turns = počet kol
