# A sheet of orders that is written by choosing (ui/picks.py).

page-pick-orders = Välj order
page-pick-others = Alla jag kan skriva till
picks-all = Vem ger du order? Välj här eller peka på kartan.
picks-nothing-yet = inga nya order
picks-so-far = Nya order: { $orders }
picks-in-force = Tidigare order: { $orders }
picks-take-back = Ta tillbaka de här orderna
picks-where = { $order }…
picks-point = Välj en ruta bredvid eller peka på vilken ruta som helst på kartan.
picks-not-there = { $hex }: dit kan de inte beordras.
picks-group = { $group ->
        [after] Och sedan
       *[instead] I stället
    }
