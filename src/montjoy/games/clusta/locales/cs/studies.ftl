# Jak se v šancích a studiích říká bitvám a celým hrám.

odds-field = { $attacker } proti { $defender }
odds-field-retreats = { $side }: ústup
odds-field-panics = { $side }: panika
odds-field-destroyed = { $side }: zničení
odds-field-both = obě strany odcházejí
odds-field-undecided = nerozhodnuto
study-ending-conflux = konflux přišel
study-ending-alone = na ostrově zůstala jediná strana
study-ending-umpire = kdo zvítězil, řekne rozhodčí
study-count-turns = počet dní
study-count-men = muži
study-count-wounded = ranění
study-count-camps = tábory
study-count-commanders = živí velitelé
study-count-messages = řádky hlášení
