# The pieces.

piece-foot = { $count } foot
piece-cavalry = { $count } cavalry
piece-shadow_foot = { $count } foot of the Shadow Lands
piece-elephant = { $count ->
        [one] 1 elephant
       *[other] { $count } elephants
    }
piece-legion = { $count ->
        [one] 1 flaming legion
       *[other] { $count } flaming legions
    }
piece-general = { $count ->
        [one] { $case ->
                [bare] general
                [title] general
               *[other] a general
            }
       *[other] { $count } generals
    }
piece-shadow = { $count ->
        [one] { $case ->
                [bare] shadow
                [title] shadow
               *[other] a shadow
            }
       *[other] { $count } shadows
    }
piece-head = { $count ->
        [one] { $case ->
                [bare] head
                [title] head
               *[other] a head of a house
            }
       *[other] { $count } heads of houses
    }
piece-ruler = { $count ->
        [one] { $case ->
                [bare] ruler
                [title] ruler
               *[other] a ruler
            }
       *[other] { $count } rulers
    }
