# What the pages and the terminal say of a campaign: the form of an impulse place by place, the map and what stands beside it.

### the form at the beginning of an impulse, and of one province

PrepareByPlace = { treasury-now }, with all taxes { $taxed }. Change what you like, or send it as it is.
RegroupByPlace = { treasury-now }. Who leads what in { $at }, and who carries how much?
treasury-now = Your treasury holds { $treasury ->
        [0] nothing
        [one] 1 resource
       *[other] { $treasury } resources
    }
form-gives = Gives
form-tax = { $tax ->
        [one] 1 in tax
       *[other] { $tax } in taxes
    }
form-recruits = { $pieces }, for { $price }{ $tax ->
        [0] {""}
       *[other] , and { $tax } in tax
    }
form-hires = Hire a general, for { $price }
form-leads = { $kind } of { $most }
kind-foot = Foot
kind-cavalry = Cavalry
kind-shadow_foot = Shadow foot
kind-elephant = Elephants
kind-legion = Flaming legions
form-carries = Chest of { $most }
form-gives-to = Gives to { $banner }, of { $most }
sheet-place = { $place }: { $fields }.
sheet-field = { $name } { $now } (0–{ $most })
sheet-price = at { $price }
sheet-how = Write what is to change, as “{ $example }”: a banner with a type is what it leads, a banner alone its chest; “.” leaves all as it is. A place that recruits nobody pays its tax.
plan-recruits = { $place } recruits { $pieces }{ $tax ->
        [0] {""}
       *[other] { " " }and pays { $tax } in tax
    }.
plan-tax = { $place } pays { $tax } in tax.
plan-hires = A general is hired in { $place }.
plan-leads = { $banner } leads { $pieces-count ->
        [0] no units
       *[other] { $pieces }
    }.
plan-stays = In { $place } { $pieces } stay as a garrison.
plan-carries = { $banner } carries { $number }.
plan-gives = { $banner } gives { $number } to { $other }.
plan-treasury = The treasury then holds { $amount }.

### beside the map

campaign-order = The order of round { $round }: { $factions }.
    .factions = { $it }
    .factions-join = {", then "}
campaign-holds = { $faction }: { $places ->
        [one] 1 town or fortress
       *[other] { $places } towns and fortresses
    }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, { $nobles ->
        [one] 1 noble
       *[other] { $nobles } nobles
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    } now.
campaign-table = What each side holds, in the order of this round
campaign-faction = Side
campaign-places = Places
campaign-units = Units
campaign-nobles = Nobles
campaign-points = Points
campaign-chests = Chests: { $chests }.
    .chests = { $a } { $c } ({ $b })

### a place of the map

place-seat = The seat of { $faction }.
place-work = { $faction } is building { $building ->
        [found] a town
        [imperial] an imperial town
        [church] a church town
        [fortress] a fortress
        [rebuild] a town instead of the fortress
       *[repair] the fortress anew
    }; { $paid } of { $price } are paid.
place-siege-age = The siege is { $rounds ->
        [0] of this round
        [one] 1 round old
       *[other] { $rounds } rounds old
    }.
place-ways = Ways, in steps: { $ways }.
place-may-besiege = You can begin a siege here now.
place-may-storm = You can storm it now.
place-needs = To besiege it you need more than { $units ->
        [one] 1 unit
       *[other] { $units } units
    } before it, and { $purse ->
        [none] 1 resource from the treasury
       *[other] 1 resource in the chest of a noble there
    }.
place-open-fight = More are inside than walls shelter: no siege is needed, they can be attacked at once.
place-is-near = You own a place next to it, as a siege requires.

### the legend

legend-seat = star: the seat of a faction
legend-work = 3/10: a building; so much of its price is paid

### what is to be brought about, and advice for whoever takes a side

page-aim-three_powers-WKA = Hold Kiertz and Knorów, the seats of both others, and keep Lake Town; or have most points after round 12.
page-aim-three_powers-KAT = Hold Lake Town and Knorów, the seats of both others, and keep Kiertz; or have most points after round 12.
page-aim-three_powers-GLI = Hold Lake Town and Kiertz, the seats of both others, and keep Knorów; or have most points after round 12.
page-side-three_powers-WKA = Lake Town gives you two a round, but you build no fortresses: go for the Low Ford before the others meet there.
page-side-three_powers-KAT = Take Midbridge or the Dry Wells while the others fight, and do not leave Kiertz empty.
page-side-three_powers-GLI = Strzegom and the Dry Wells lie at your door; nobody fights both others at once and wins.

### what the campaigns’ own scenarios call things

name-House_Glivic = House Glivic
name-Lake_Town = Lake Town
name-Knorow = Knorów
name-Stone_Ford = Stone Ford
name-Reedbank = Reedbank
name-High_Moor = High Moor
name-Border_Keep = Border Keep
name-Dry_Wells = Dry Wells
name-Bohdan_Glivic = Bohdan Glivic
