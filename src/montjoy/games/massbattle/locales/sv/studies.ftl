# Vad möten och hela slag heter i odds och studier.

odds-meeting = { name-attacker } mot { name-defender }, { $kind ->
        [charge] med en stormning
        [missiles] med skott
       *[melee] man mot man
    }
odds-state-ok = i ordning
odds-state-broken = brutet
odds-state-withdrawn = avtågat
odds-state-destroyed = förintat
odds-both-in-play = båda är ännu i spel
odds-both = { name-attacker } { $attacker ->
        [ok] i ordning
        [broken] bruten
        [withdrawn] avtågad
       *[destroyed] förintad
    }, { name-defender } { $defender ->
        [ok] i ordning
        [broken] bruten
        [withdrawn] avtågad
       *[destroyed] förintad
    }
study-ending-no-units = en sida har ingen enhet kvar
study-ending-broken = en sida har bara brutna enheter kvar
study-ending-conceded = en sida har gett upp
study-ending-objective = det som skulle hållas är hållet
study-ending-time = tiden är ute
study-ending-by-hand = det avslutades för hand
study-count-turns = rundor
study-count-hp = kroppspoäng
study-count-dead = döda
study-count-fled = flydda
study-count-units = enheter
