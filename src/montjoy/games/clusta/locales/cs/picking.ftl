# A sheet of orders that is written by choosing (ui/picks.py).

page-pick-orders = Vybrat rozkazy
page-pick-others = Všichni, komu mohu psát
picks-all = Komu vydáte rozkaz? Vyberte zde, nebo ukažte na mapě.
picks-nothing-yet = žádné nové rozkazy
picks-so-far = Nové rozkazy: { $orders }
picks-in-force = Dřívější rozkazy: { $orders }
picks-take-back = Vzít tyto rozkazy zpět
picks-where = { $order }…
picks-what = { $order ->
        [GO_TO] Pochodují tam; narazí-li na nepřítele, zastaví se, pošlou vám kurýra a čekají.
        [ADVANCE_TO] Jdou tam připraveni k boji a útočí na každého, koho potkají, není-li o dvě velikosti větší.
        [HURRY_TO] Pochodují tam a nepřítele obcházejí nejrychlejší cestou.
        [ATTACK] Jdou tam a útočí na veškerý odpor; před nepřítelem o dvě velikosti větším se zastaví a vyčkávají.
        [HOLD] Drží hex za každou cenu; morálka se zkouší až po ztrátě poloviny mužů.
        [AWAIT] Stojí na místě; bojují s každým, kdo není větší, a před větší silou ustupují.
        [MAKE_CAMP] Šest kol práce za přítomnosti velitele; potom je zde tábor.
        [FORTIFY] Jedna jednotka o nejméně 250 mužích pracuje na opevnění tábora.
        [PATROL] Celý den střeží všechny hexy do vzdálenosti dvou a útočí na každého menšího, kdo tam vstoupí.
        [SCOUT] Skryjí se a pozorují, každé kolo o hex dál až do soumraku, a posílají kurýry s tím, co vidí.
        [DIVINE] Jejich astrolog čte hvězdy tohoto hexu celý den, šest kol; odpověď dostanete večer.
        [CATCH_COURIERS] Snaží se chytat kurýry v okolních hexech; zatím se o něco hůř brání.
        [AMBUSH] Číhají zde v záloze a udeří první, čtvrtinou své síly, na každého, kdo vstoupí.
        [EMBARK] Naloďují se, jedna jednotka za kolo.
        [DISEMBARK] Vyloďují se, jedna jednotka za kolo.
       *[GO_TO_NEAREST_CAMP] Pochodují do nejbližšího tábora vaší strany.
    }
picks-point = Vyberte sousední hex, nebo ukažte na kterýkoli hex na mapě.
picks-not-there = { $hex }: tam je poslat nelze.
picks-group = { $group ->
        [after] A potom
       *[instead] Místo toho
    }
