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
picks-catches = { $owns ->
        [0] { $count ->
            [0] catches nobody
           *[other] catches { $units }
        }
       *[other] ⚠ catches your own { $own }{ $count ->
            [0] {""}
           *[other] {" "}and { $units }
        }
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

# ---- what a unit holds and reaches: said where one looks at it
area-contact = Zone of contact (enemies stop there): { $squares ->
        [none] none
       *[other] { $squares }
    }.
area-shots = Shoots { $near ->
        [one] 1 square
       *[other] { $near } squares
    } far, { $far ->
        [0] in the dark no farther
       *[other] { $far } at −2
    }{ $front ->
        [true] , to its front only
       *[false] {""}
    }.
area-reach = Moves { $allowance ->
        [one] 1 square
       *[other] { $allowance } squares
    } a round; it can choose among { $count ->
        [0] no square
        [one] 1 square
       *[other] { $count } squares
    }.
area-unknown = How far it moves and shoots only its own side knows.
legend-area = { $sign ->
        [front] a unit you look at: between these lines lies its front
        [rear] between these its rear; beside them its flanks
        [contact] its zone of contact: enemies stop there
        [near] how far it shoots, in squares
        [far] how far it shoots at −2
        [ordered] ordered, and not sent yet: where a unit will stand, and its point where it will face
       *[reachable] what it can reach in a move, with the squares it may go
    }
