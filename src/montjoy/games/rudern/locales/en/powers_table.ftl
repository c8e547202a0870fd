# What the pages and the terminal say of six powers: whose impulse it is, council and influence, what one knows of others’ purses.

### whose impulse it is

map-head-before = Round { $round } of { $rounds } has not begun yet.
map-head-between = Round { $round } of { $rounds } begins; nobody has an impulse yet.
head-decides = { START($seat) } decides for { $faction }.
head-acts-for = You act for { $faction }.
order-now = { $faction } (now)

### the form of one of several factions

PrepareFor = { START($faction) }: { treasury-now-of }, with all taxes { $taxed }. Change what you like, or send it as it is.
RegroupFor = { START($faction) }: { treasury-now-of }. Who leads what in { $at }, and who carries how much?
treasury-now-of = its treasury holds { $treasury ->
        [0] nothing
        [one] 1 resource
       *[other] { $treasury } resources
    }
form-calls-shadow = Call a shadow, for nothing
plan-calls-shadow = A shadow is called in { $place }.
MarchBodyAs = { MarchBody }{ $source ->
        [treasury] , from the imperial treasury
        [chests] , from their chests
        [both] , from the imperial treasury and their chests
       *[none] {""}
    }, with { $banners }{ $relieves ->
        [true] {" "}and attack the besiegers there at once
       *[false] {""}
    }
    .banners = { $it }

### who holds what

powers-holds = { START($faction) }: { $places ->
        [one] 1 town or fortress
       *[other] { $places } towns and fortresses
    }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, { $nobles ->
        [one] 1 noble
       *[other] { $nobles } nobles
    }{ $points ->
        [none] {""}
       *[other] ; influence { $points }
    }.
campaign-influence = Influence

### the council

council-order = Order of round { $round }
council-influence = Influence: { $need } win at once
council-offices = The offices
council-sides = Sides, and Robert’s body
council-cards = Cards
council-heads = Heads of houses
council-has = { START($faction) }: { $total }; { $deeds } for deeds, { $counted } of { $quiet } for offices.
council-half = Of what offices give no more counts than half of what deeds have given.
council-office = { $office ->
        [kard] Kard
        [treasurer] Treasurer
        [commander] Commander of the armies
        [sermo] Sermo
       *[umbro] Umbro
    }: { $faction ->
        [none] nobody
       *[other] { $faction }
    }
council-all-offices = { $offices }.
    .offices = { $it }
    .offices-join = {"; "}
council-all-influence = Influence, { $need } win: { $counted }.
    .counted = { $a } { $b }
    .counted-join = {", "}
council-office-gives = { $held }. { START($gives) }
council-gives = { $office ->
        [kard] Takes the taxes and recruits of imperial places; once a round an extra tax of imperial towns; once an impulse gives an imperial town away. Influence: 1 at the end of a round in which the Empire is united, 1 for each imperial town founded.
        [treasurer] Founds imperial towns; while there is no kard, takes the income of imperial places. Influence: 1 at the end of the impulse if the imperial treasury holds 10.
        [commander] Leads the imperial armies and builds for the Empire. Influence: 1 for each battle won and 1 for each place captured with imperial units.
        [sermo] Has the church towns, taxes and recruits there. Influence: 1 for each of them at the end of the impulse.
       *[umbro] Looks into one purse in each impulse. Influence: 1 if it is a hostile or neutral one’s.
    }
council-vote = Voted on when the next round begins: { $offices }.
    .offices = { $it ->
        [kard] kard
        [treasurer] treasurer
        [commander] commander of the armies
        [sermo] sermo
       *[umbro] umbro
    }
council-body-carried = Robert’s body is in { $place }, with { $banners }.
    .banners = { $it }
council-body-lies = Robert’s body lies in { $place }; nobody carries it.
council-body-seized = { START($faction) } has seized Robert’s body in { $place }.
council-body-home = Robert’s body lies in { $place }, since round { $round }: each round that begins later needs 1 influence less.
council-joins = { START($faction) } { $round ->
        [0] joins the League only by what happens.
       *[other] joins the League when round { $round } begins, or when attacked.
    }
council-side = { START($faction) } { $side ->
        [empire] is with the Empire, for good.
        [league] is with the League, for good.
       *[neutral] is neutral and may still choose a side.
    }
council-seceded = { START($faction) } has left the Empire.
council-war = At war: { $faction } and { $other }.
council-lasts = In this round { $card ->
        [town_tax_plus_1] each town pays 1 more in tax
        [tax_half_up] every place pays half its tax, rounded up
        [steps_minus_1] a resource buys 1 step less
        [length_plus_1] every way is 1 step longer
       *[no_new_sieges] no siege may be begun
    }.
council-decks = In the decks: weather { $weather }, politics { $politics }{ $gone ->
        [0] {""}
       *[other] ; gone for good { $gone }
    }.
council-head = { START($faction) }, { $head }: { $ability ->
        [field_dice] one die more in the open
        [storm_dice] one die more in assaults
        [wall_dice] one die more behind walls
        [banner_size] 2 more units in the banner
        [limit] 1 more to spend in an impulse
        [income] 1 resource when its impulse begins
        [cheap_generals] generals cost 1 less
       *[steps] 1 step more
    }.

### a place of the map, and the legend

place-of-kind = { $sort ->
        [imperial] An imperial place.
       *[church] A church place.
    }
place-body = Robert’s body is here.
legend-kind = { $sort ->
        [imperial] orb: an imperial place
       *[church] chapel: a church place
    }
legend-body = coffin: Robert’s body
legend-barred = bar across the flag, dotted ring: a kardom

### what one knows of others’ purses

ledger = What you know of others’ purses:
ledger-line = { START($faction) }: { $purses }.
    .purses = { $it }
    .purses-join = {"; "}
ledger-treasury = treasury { $amount }
ledger-chest = { $banner } ({ $place }) { $amount }
ledger-amount = { $sort ->
        [exactly] exactly { $least }
        [between] between { $least } and { $most }
        [most] at most { $most }
       *[least] at least { $least }
    }

### what is to be brought about, and advice for whoever takes a side

page-aim-six_powers = Be the first to have the influence needed: 22, and 1 less in each round that begins once Robert’s body is home. After round 20 most influence wins, unless the League holds Rudern.
page-aim-six_powers-LEA = Seize Robert’s body on its way home; or hold Rudern after round 20.
page-aim-six_powers-GRA = Hold Emora and Tragia at the end of a round while you are neutral; with the Empire gain the influence needed, or have most after round 20; with the League take the seats of two houses.
page-side-six_powers-LEA = You lead all kardoms, each with its own treasury: go for the body while it is far from Rudern, and keep the houses busy at home.
page-side-six_powers-GRA = Mountains shelter you, and nobody is your enemy yet: Emora and Tragia lie at your door, but each attack makes one.
page-side-six_powers-KAT = Treasurer: keep 10 in the imperial treasury at the end of your impulse, and take towns of the Western Kardom.
page-side-six_powers-GLI = Commander: bring the body home with the imperial armies, and gain by their battles; leave your own towns guarded.
page-side-six_powers-URA = Sermo: each church town gives you influence in each round; found more of them, and fight enough for it to count.
page-side-six_powers-SVE = Umbro: look into a hostile purse in each impulse, and hold the frontier against the Shadow Lands.
page-aim-five_powers = { page-aim-six_powers }
page-aim-five_powers-LEA = { page-aim-six_powers-LEA }
page-side-five_powers-LEA = { page-side-six_powers-LEA }
page-side-five_powers-KAT = { page-side-six_powers-KAT }
page-side-five_powers-GLI = { page-side-six_powers-GLI }
page-side-five_powers-URA = { page-side-six_powers-URA }
page-side-five_powers-SVE = { page-side-six_powers-SVE }

### the first four rounds of six powers

council-round-six_powers_first-1 = Round 1, your own ground: see in the form which places pay, load a chest, and begin a siege next to you or strengthen your walls.
council-round-six_powers_first-2 = Round 2, battles: Ostius joins the League, and Robert’s body should move on. Storm what you besiege: a battle won and a place captured give influence.
council-round-six_powers_first-3 = Round 3, offices: Bystria joins the League. The council says what each office gives; of that no more counts than half of what deeds have given.
council-round-six_powers_first-4 = Round 4, the last: influence is counted when it is over. In the whole game it goes on to round 20, and the need falls once the body is home.
page-aim-six_powers_first = Have most influence after round 4; if tied, more towns, then more units.
page-aim-six_powers_first-LEA = Seize Robert’s body on its way home; or hold Rudern after round 4.
page-aim-six_powers_first-GRA = Hold Emora and Tragia at the end of a round while you are neutral; with the Empire have most influence after round 4; with the League take the seats of two houses.
page-side-six_powers_first-LEA = { page-side-six_powers-LEA }
page-side-six_powers_first-GRA = { page-side-six_powers-GRA }
page-side-six_powers_first-KAT = { page-side-six_powers-KAT }
page-side-six_powers_first-GLI = { page-side-six_powers-GLI }
page-side-six_powers_first-URA = { page-side-six_powers-URA }
page-side-six_powers_first-SVE = { page-side-six_powers-SVE }
