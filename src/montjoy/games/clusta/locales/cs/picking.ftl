# A sheet of orders that is written by choosing (ui/picks.py).

page-pick-orders = Vybrat rozkazy
page-pick-others = Všichni, komu mohu psát
picks-all = Komu vydáte rozkaz? Vyberte zde, nebo ukažte na mapě.
picks-nothing-yet = žádné nové rozkazy
picks-so-far = Nové rozkazy: { $orders }
picks-in-force = Dřívější rozkazy: { $orders }
picks-take-back = Vzít tyto rozkazy zpět
picks-where = { $order }…
picks-point = Vyberte sousední hex, nebo ukažte na kterýkoli hex na mapě.
picks-not-there = { $hex }: tam je poslat nelze.
picks-group = { $group ->
        [after] A potom
       *[instead] Místo toho
    }
