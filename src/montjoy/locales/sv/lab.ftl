# Vad `odds` och `study` säger.

ui-odds-all-paid = så många som kan betalas
ui-odds-losses = förluster
ui-odds-rolls = slag
ui-odds-left = vilka som är kvar
ui-odds-other-ends = { $count ->
        [one] 1 annat slut
       *[other] { $count } andra slut
    }
ui-odds-ends = hur det slutar
ui-odds-ends-mixed = hur det slutar, när båda spelar så här blandat
ui-odds-survives = hjälten överlever
ui-odds-hero-begins = hur hjälten börjar
ui-odds-monster-begins = hur monstret börjar
ui-odds-first-round = den första fältslagsrundan
ui-odds-tactics = taktikslaget vinns av { $winner }, som då förlorar { $ours } %, den andra sidan { $theirs } %
ui-odds-men = { $side }: { $mean } av { $start } man i medeltal, { ui-odds-mostly }; ledaren stupar: { $falls }
ui-odds-first-attack = det första anfallet
ui-odds-after-round = efter runda { $round }
ui-odds-points = { $mean } kroppspoäng i medeltal, { ui-odds-mostly }
ui-odds-mostly = { $same ->
        [true] { $low }
       *[false] { $low } till { $high }
    } i minst 8 fall av 10
ui-odds-no-attack = gör inget
ui-odds-immune = har ingen verkan: målet är immunt
ui-odds-needs = behöver { $needs }{ $natural ->
        [true] , så bara en naturlig 20 träffar
       *[false] {""}
    }; träffar: { $hit }; skada när den räknas: { $mean }
ui-study-winners = vem som vinner
ui-study-several-win = Ett spel som flera vinner räknas för var och en av dem, så andelarna är tillsammans mer än 100 %.
ui-study-all = alla
ui-study-fights = strider
ui-study-games = spel
ui-study-interval = { $low } till { $high }
ui-study-intervals = Bredvid en andel står dess 95 %-intervall (Wilson): 95 gånger av 100 ligger den sanna andelen där.
ui-study-errors = ± bredvid ett medelvärde: dess standardfel.
ui-study-pace = { $n } { $what ->
        [games] spel
       *[fights] { $n ->
            [one] strid
           *[other] strider
        }
    }, frö { $seed }, { $seconds } s, { $pace } i sekunden
ui-study-interrupted = Avbrutet efter { $done } av { $n } { $what ->
        [games] spel
       *[fights] strider
    }; det här är siffrorna så långt.
ui-odds-counting = räknar
ui-odds-long = Det här tar ungefär { $minutes ->
        [one] en minut
       *[other] { $minutes } minuter
    }. Ctrl-C avbryter; { $command } svarar på några sekunder och säger hur noga.
ui-progress = { $percent } %: { $done } av { $n } { $what }
ui-progress-left = ungefär { $time } kvar
ui-odds-states = lägen
