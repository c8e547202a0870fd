# Vad strider och hela spel heter i odds och studier.

odds-field = { $attacker } mot { $defender }
odds-field-retreats = { $side }: reträtt
odds-field-panics = { $side }: panik
odds-field-destroyed = { $side }: förintelse
odds-field-both = båda sidorna ger sig av
odds-field-undecided = oavgjort
study-ending-conflux = konfluxen har kommit
study-ending-alone = en sida är ensam kvar på ön
study-ending-umpire = spelledaren avgör vem som har vunnit
study-count-turns = dagar
study-count-men = man
study-count-wounded = sårade
study-count-camps = läger
study-count-commanders = befälhavare i livet
study-count-messages = rader nyheter
