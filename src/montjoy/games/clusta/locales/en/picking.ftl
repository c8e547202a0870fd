# A sheet of orders that is written by choosing (ui/picks.py).

page-pick-orders = Choose orders
page-pick-others = Everyone I can write to
picks-all = Whom do you give orders? Choose here, or point at them on the map.
picks-nothing-yet = no new orders
picks-so-far = New orders: { $orders }
picks-in-force = Ordered before: { $orders }
picks-take-back = Take these orders back
picks-where = { $order }…
picks-point = Choose a hex beside them, or point at any hex on the map.
picks-not-there = { $hex }: they cannot be ordered there.
picks-group = { $group ->
        [after] And then
       *[instead] Instead
    }
