# What is told, asked, answered and refused in a campaign around the battles.

### the beginning of an impulse

CampaignImpulseBegun = Round { $round }: { $faction } begins its impulse and may spend { $limit ->
        [one] 1 resource
       *[other] up to { $limit } resources
    } on marches, building, sieges, assaults and sorties.
TaxPaid = { Taxed }
Raised = { $number ->
        [one] { PIECES($number, $kind) } is
       *[other] { PIECES($number, $kind) } are
    } recruited in { $place } for { $faction }, for { price }.
Hired = { $faction } hires { $banner }, a general, in { $place } for { price }.
Reorganised = { $faction } reorganises its units in { $at }: { $units }.
    .units = { $key ->
        [none] the garrison
       *[other] { $key }
    } ({ $value })
    .units-join = {"; "}
PursesMoved = You move resources: { $chests }; the treasury holds { $treasury ->
        [0] nothing
        [one] 1 resource
       *[other] { $treasury } resources
    } now.
    .chests = { $key } carries { $value }
Given = { $faction }: { $banner } gives { $to } of { $other } secretly { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    }.

### marches and building

StepsBought = { $faction } buys steps for { $banners }: { price }.
DiedOfWant = { PIECES($number, $kind) } of { $body } { $number ->
        [one] dies
       *[other] die
    } of want, for nobody there can pay.
building-name = { $building ->
        [found] a town
        [imperial] an imperial town
        [church] a church town
        [fortress] a fortress
        [rebuild] a town instead of the fortress
       *[repair] the repair of the fortress
    }
BuildingPaid = { $faction } pays { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    } in { $at } for { building-name }; so far { $paid } of { $price }.
Built = { $building ->
        [found] { $faction } has founded a town in { $at }
        [imperial] { $faction } has founded an imperial town in { $at }
        [church] { $faction } has founded a church town in { $at }
        [fortress] { $faction } has built a fortress in { $at }
        [rebuild] { $faction } has rebuilt the fortress in { $at } as a town
       *[repair] { $faction } has repaired the fortress in { $at }
    }.
WorkTaken = { $faction } takes { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    } that { $owner } had paid for a building in { $at }.

### the end of a round and of the game

HeadReturned = { $noble ->
        [ruler] { $banner } ({ map-noble }) of { $faction } returns in { $place }
       *[other] { $faction } has a new { map-noble }, who takes over the banner of { $banner } in { $place }
    }, alone and with an empty chest.
Eliminated = { $faction } has no place, no noble and no unit left, and is out of the game.
PointsCounted = The points after the last round: { $points }.
    .points = { $key } { $value }

### questions

treasury-holds = { $treasury ->
        [0] Your treasury holds nothing
        [one] Your treasury holds 1 resource
       *[other] Your treasury holds { $treasury } resources
    }
Prepare = { PrepareFields } Write names with numbers, as “jaromir 4”; “.” leaves all as it is. Now, and in brackets what is possible: { $fields }.
    .fields = { $a } { $b } (0–{ $c })
PrepareFields = { treasury-holds }; with all taxes it will hold { $taxed }. Which places recruit instead of paying their tax, who is hired, who leads what, and who carries how much?
Regroup = { RegroupFields } Write names with numbers, as “jaromir 4”; “.” leaves all as it is. Now, and in brackets what is possible: { $fields }.
    .fields = { $a } { $b } (0–{ $c })
RegroupFields = { treasury-holds }. Who leads what in { $at }, and who carries how much?
Prepared = { $amounts }
    .amounts = { $key } { $value }
HeadReturns = Your seat is lost. To which of your places does the noble come who takes over the banner of { $banner }?

### answers

march-price = { $price ->
        [0] free, for steps are left
       *[other] { $dying ->
            [0] { price } { purse }
            [one] { price }; a unit dies for what nobody can pay
           *[other] { price }; { $dying } units die for what nobody can pay
        }
    }
AdvanceAs = March with { $banner } to { $to }{ $leaves ->
        [none] {""}
       *[other] {" "}and leave the siege of { $leaves }
    }{ $relieves ->
        [true] {" "}and attack the besiegers there at once
       *[false] {""}
    } ({ march-price })
Advance = March with { $banner } to { $to } ({ price })
AdvanceTogether = March with several banners from { $at } to { $to }, and pay for each
AdvanceTogetherToRelief = { AdvanceTogether }, and attack the besiegers there at once
Reorganise = Shift units and resources in { $at }
Build = Pay { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    } { $building ->
        [imperial] from the imperial treasury
       *[other] { purse }
    } for { building-name } in { $at }

### refusals

campaign-limit = You have used { $used } of { $limit ->
        [one] 1 resource
       *[other] { $limit } resources
    } of this impulse
    .try = Go on in your next impulse; a town more raises the limit by one.
not-to-be-ordered = “{ $name }” is nothing that can be ordered now
    .try = Name what the question lists.
more-than-may-be = “{ $name }” can be { $most } at most, not { $number }
    .try = Write a smaller number.
preparation-not-understood = “{ $found }” is no name with a number
    .try = Write “kiertz.foot 1, jaromir 4”, with names of the question; “.” leaves all as it is.
gives-no-more = { $place } gives { $most ->
        [one] one recruit
       *[other] { $most } recruits
    } or pays its tax, and you want { $wanted }
    .try = Recruit fewer there.
no-pieces-left = You want { $wanted } of one type, and may have { $most ->
        [0] none
       *[other] { $most }
    } more of it on the board
    .try = Recruit another type, or take the tax.
no-more-generals = You may hire { $most ->
        [0] no general
        [one] one general
       *[other] { $most } generals
    } now: there may be one for each of your towns
    .try = Hire fewer.
cannot-pay-so-many = Your recruits and generals cost { $price }, and with the taxes your treasury holds { $there ->
        [0] nothing
       *[other] { $there }
    }
    .try = Recruit or hire less.
not-so-many-units = For that { $lacking ->
        [one] 1 unit of one type is
       *[other] { $lacking } units of one type are
    } lacking in { $at }
    .try = Give the banners fewer of them.
units-without-a-noble = In { $at } { $left ->
        [one] 1 unit
       *[other] { $left } units
    } would be left outside without a noble
    .try = Let a noble there lead them.
left-lying = { $left ->
        [one] 1 resource
       *[other] { $left } resources
    } would be left lying: away from your treasury nobles can only pass resources on
    .try = Let another noble there carry them, as { $banner }.
gives-more-than-he-has = { $banner } would give { $wanted } and carries { $there }
    .try = Give less, or load that chest first.
nothing-to-reorganise = In { $at } there is nothing to shift
    .try = Bring another banner there.
reorganised-enough = You have shifted units and resources in { $at } twice in this impulse
    .try = Do it in your next impulse.
march-too-dear = The march to { $place } costs { price }, and the nobles who march do not carry so much
    .try = Load their chests at home, or go another way.
too-few-to-die = Nobody can pay the { price } of this march, and { $units ->
        [one] one unit is
       *[other] { $units } units are
    } too few to die for it
    .try = Stay, or march a shorter way.
costs-otherwise = This march of { $banner } costs { price }
    .try = Choose it as it is offered.
stopped = { $banner } was stopped in this impulse and marches no more
    .try = March on in your next impulse.
banner-too-large = { $banner } leads { $units } units, and may march with { $most } at most
    .try = Leave some as a garrison, or under another noble.
no-building-there = There is no province { $at }
    .try = Build in a village.
no-village = There is no village in { $at }
    .try = Build in a village.
no-builder-there = No head or ruler of yours is in { $at }
    .try = Lead one there; generals build nothing.
enemy-outside = A hostile army is outside in { $at }
    .try = Drive it away first.
no-own-fortress = There is no fortress of yours in { $at } that is not besieged
    .try = Rebuild one of your own.
no-fortresses-for-the-league = The League builds and repairs no fortresses
    .try = Found a town in { $at }.
nothing-to-repair = There is no damaged fortress in { $at } with an army of yours
    .try = Bring units to one.
part-too-large = Of this building in { $at } { $most ->
        [0] nothing
       *[other] { $most } at most
    } can be paid now: five resources a round, and no more than is lacking
    .try = Pay less, or in the next round.
cannot-pay-building = That purse cannot pay { $amount } in { $at }
    .try = Pay less, or bring a noble who carries more.

### standing orders

AnyTime = { AnyTimeByField } Write names and what is ordered, as “intercept double, occupy in”; “none” leaves all open. Possible: { $fields }.
    .fields = { $a } { $b }
    .fields-join = {"; "}
AnyTimeByField = Standing orders: what answers for you while others act? What you leave open you are asked, as usual.
order-name = { $order ->
        [intercept] Fall upon intruders from a fortress
        [join] Join a relief
        [occupy] Go inside a captured place
        [refuge] Which of equally near refuges
        [vote] My votes
       *[losses] Losses
    }
order-says = { $says ->
        [open] Ask me
        [never] Never
        [equal] With at least as many dice as the enemy
        [stronger] With at least half as many dice again
        [double] With at least twice as many dice
        [always] Always
        [in] Go inside
        [out] Stay outside
        [seat] The one nearest to my seat
        [first] The first by name
       *[automatic] In the automatic order
    }
AnsweredByOrder = Answered by your standing orders, without asking you: { order-name }{ $at ->
        [none] {""}
       *[other] {" "}({ $at })
    }.
StayedOutside = { $faction }: { $banners } { $banners-count ->
        [one] stays
       *[other] stay
    } outside { $place }.
standing-not-understood = “{ $found }” is no name with an order
    .try = Write “intercept double, occupy in”, as the question lists them; “none” leaves all open.
not-to-be-ordered-before = “{ $order } { $says }” is nothing that can be ordered in this game
    .try = Order what the question lists.
