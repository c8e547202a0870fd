# What battles and whole games are called in odds and studies.

odds-field = { $attacker } against { $defender }
odds-field-retreats = { $side }: retreat
odds-field-panics = { $side }: panic
odds-field-destroyed = { $side }: destroyed
odds-field-both = both sides leave
odds-field-undecided = undecided
study-ending-conflux = the conflux has come
study-ending-alone = one side is alone on the island
study-ending-umpire = the umpire says who has won
study-count-turns = days
study-count-men = men
study-count-wounded = wounded
study-count-camps = camps
study-count-commanders = commanders alive
study-count-messages = lines of news
