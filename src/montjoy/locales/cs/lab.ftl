# Co říkají `odds` a `study`.

ui-odds-all-paid = tolik, kolik lze zaplatit
ui-odds-losses = ztráty
ui-odds-rolls = hody
ui-odds-left = kdo zbývá
ui-odds-other-ends = { $count ->
        [one] 1 další konec
        [few] { $count } další konce
       *[other] { $count } dalších konců
    }
ui-odds-ends = jak to skončí
ui-odds-ends-mixed = jak to skončí, hrají-li oba takto střídavě
ui-odds-survives = hrdina přežije
ui-odds-hero-begins = jak začíná hrdina
ui-odds-monster-begins = jak začíná nestvůra
ui-odds-first-round = první kolo bitvy
ui-odds-tactics = v taktice vítězí { $winner }: ztráta { $ours } %, druhá strana { $theirs } %
ui-odds-men = { $side }: zbývá průměrně { $mean } z { $start } mužů, { ui-odds-mostly }; velitel padne: { $falls }
ui-odds-first-attack = první útok
ui-odds-after-round = po kole { $round }
ui-odds-points = body životů: průměrně { $mean }, { ui-odds-mostly }
ui-odds-mostly = nejméně v 8 případech z 10 { $same ->
        [true] právě { $low }
       *[false] od { $low } do { $high }
    }
ui-odds-no-attack = neútočí
ui-odds-immune = bez účinku: cíl je imunní
ui-odds-needs = potřebuje { $needs }{ $natural ->
        [true] , takže zasáhne jen přirozená 20
       *[false] {""}
    }; zásah: { $hit }; zranění, která platí: { $mean }
ui-study-winners = kdo vítězí
ui-study-several-win = Hra, kterou vyhraje více hráčů, se počítá každému z nich, takže podíly dávají dohromady více než 100 %.
ui-study-all = všichni
ui-study-fights = bojů
ui-study-games = her
ui-study-interval = { $low } až { $high }
ui-study-intervals = Vedle podílu stojí jeho 95% interval (Wilsonův): v 95 případech ze 100 v něm skutečný podíl leží.
ui-study-errors = ± vedle průměru: jeho střední chyba.
ui-study-pace = { $n } { $what ->
        [games] { $n ->
            [one] hra
            [few] hry
           *[other] her
        }
       *[fights] { $n ->
            [one] boj
            [few] boje
           *[other] bojů
        }
    }, semínko { $seed }, { $seconds } s, { $pace } za sekundu
ui-study-interrupted = Přerušeno, hotovo { $done } z { $n } { $what ->
        [games] her
       *[fights] bojů
    }; toto jsou čísla do té chvíle.
ui-odds-counting = počítá se
ui-odds-long = Potrvá to asi { $minutes ->
        [one] minutu
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }. Ctrl-C to ukončí; { $command } odpoví za pár sekund a řekne, jak přesně.
ui-progress = { $percent } %: { $done } z { $n } { $what }
ui-progress-left = zbývá asi { $time }
ui-odds-states = stavů
