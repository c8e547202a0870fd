# Pjäserna.

piece-foot = { $count ->
        [one] 1 fotsoldat
       *[other] { $count } fotsoldater
    }
piece-cavalry = { $count } ryttare
piece-shadow_foot = { $count ->
        [one] 1 fotsoldat
       *[other] { $count } fotsoldater
    } från Skugglanden
piece-elephant = { $count ->
        [one] 1 elefant
       *[other] { $count } elefanter
    }
piece-legion = { $count ->
        [one] 1 flammande legion
       *[other] { $count } flammande legioner
    }
piece-general = { $count ->
        [one] { $case ->
                [bare] general
                [title] general
               *[other] en general
            }
       *[other] { $count } generaler
    }
piece-shadow = { $count ->
        [one] { $case ->
                [bare] skugga
                [title] skugga
               *[other] en skugga
            }
       *[other] { $count } skuggor
    }
piece-head = { $count ->
        [one] { $case ->
                [bare] överhuvud
                [title] överhuvud
               *[other] en ätts överhuvud
            }
       *[other] { $count } överhuvuden
    }
piece-ruler = { $count ->
        [one] { $case ->
                [bare] härskare
                [title] härskare
               *[other] en härskare
            }
       *[other] { $count } härskare
    }
