# What can be ordered of a unit that is picked on the board (ui/picks.py).

picks-group = { $group ->
        [squares] Squares
        [turns] Turn
       *[spells] Spells
    }
picks-all = Pick one of your units, here or on the board.
picks-nothing-yet = no order yet
picks-so-far = Ordered: { $orders }
picks-take-back = Take this order back
picks-none = Nothing to order here in this phase.
picks-prepared = { $count ->
        [one] once
       *[other] { $count } times
    }
picks-aim = Pick a square to aim at.
picks-catches = { $count ->
        [0] catches nobody
       *[other] catches { $units }
    }
picks-signs = Numbers are squares it costs; strokes at the corners: an enemy’s zone stops it there; a dashed cross: it can charge.
picks-cost = { $back ->
        [true] falling back,{" "}
       *[false] {""}
    }{ $cost } of { $allowance } squares{ $stops ->
        [0] {""}
       *[other] ; stops in the zone of { $zones }
    }{ $meets ->
        [0] {""}
       *[other] ; can charge { $met }
    }
