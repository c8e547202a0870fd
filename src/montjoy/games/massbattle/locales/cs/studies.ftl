# Jak se v šancích a studiích říká střetům a celým bitvám.

odds-meeting = { name-attacker } proti { name-defender }, { $kind ->
        [charge] se ztečí
        [missiles] střelbou
       *[melee] zblízka
    }
odds-state-ok = v pořádku
odds-state-broken = zlomena
odds-state-withdrawn = odešla
odds-state-destroyed = zničena
odds-both-in-play = obě jednotky jsou ještě ve hře
odds-both = { name-attacker }: { $attacker ->
        [ok] v pořádku
        [broken] jednotka zlomena
        [withdrawn] jednotka odešla
       *[destroyed] jednotka zničena
    }, { name-defender }: { $defender ->
        [ok] v pořádku
        [broken] jednotka zlomena
        [withdrawn] jednotka odešla
       *[destroyed] jednotka zničena
    }
study-ending-no-units = jedna strana nemá žádnou jednotku
study-ending-broken = jedna strana má jen zlomené jednotky
study-ending-conceded = jedna strana se vzdala
study-ending-objective = cíl je v držení
study-ending-time = čas vypršel
study-ending-by-hand = byla ukončena ručně
study-count-turns = počet kol
study-count-hp = body životů
study-count-dead = mrtví
study-count-fled = na útěku
study-count-units = jednotky
