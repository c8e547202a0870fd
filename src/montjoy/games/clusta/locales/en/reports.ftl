# What couriers bring and what the overall commander sees (protocol/reports.py).

### helpers

report = { $by ->
        [none] Word comes{ $hex ->
                [none] {""}
               *[other] {" "}from { $hex }
            }
       *[other] { $by } reports{ $hex ->
                [none] {""}
               *[other] {" "}from { $hex }
            }
    }, { when }
foe = { $side ->
        [none] enemies unknown
       *[other] { $marker ->
                [none] a { FORM($side, case: "adj") } force
                [force] a { FORM($side, case: "adj") } force
               *[other] { $marker } of { $side }
            }
    }
about-men = { $men ->
        [-1] {""}
        [0] , hardly anyone,
        [one] , about 1 man,
       *[other] , about { $men } men,
    }
living = { $elite ->
        [0] { $standard ->
                [0] nobody
                [one] 1 standard soldier
               *[other] { $standard } standard soldiers
            }
        [one] 1 elite soldier{ and-standard }
       *[other] { $elite } elite soldiers{ and-standard }
    }
and-standard = { $standard ->
        [0] {""}
       *[other] {" "}and { $standard } standard
    }
strength = { $undead ->
        [0] { living }
       *[other] { $undead } undead{ $elite ->
                [0] { $standard ->
                        [0] {""}
                       *[other] , { living }
                    }
               *[other] , { living }
            }
    }
due = { $begins ->
        [-1] {""}
       *[other] day { $begins }{ $slot ->
                [0] {""}
                [7] {" "}night 1
                [8] {" "}night 2
                [9] {" "}night 3
               *[other] {" "}round { $slot }
            }:{" "}
    }
place-of = { $hex ->
        [none] { $ship ->
                [none] not on the map
               *[other] aboard { $ship }
            }
       *[other] in { $hex }{ $ship ->
                [none] {""}
               *[other] , aboard { $ship }
            }
    }

### one's own

Card = { $kind ->
        [commander] , leader value { $value }
        [ship] , a { $sort } with room for { $value } men
        [specialist] { $value ->
                [0] {""}
               *[other] , skill { $value }
            }
       *[other] {""}
    }
on-card = { $card ->
        [none] {""}
       *[other] { $card }
    }
OwnEyes = { $by ->
        [none] On the army sheet
       *[other] You see with your own eyes
    }, { when }: { $unit }{ on-card }, { living }, { place-of }{ $order ->
        [none] {""}
        [NO_ORDER] , without orders
       *[other] , order “{ due }{ $order }”
    }{ $apart ->
        [none] {""}
       *[other] , detached from { $apart }
    }.
OwnEyes-within = { $unit }{ on-card }, { living }{ $by ->
        [none] , { place-of }
       *[other] { $ship ->
                [none] {""}
               *[other] , { place-of }
            }
    }{ $order ->
        [none] {""}
        [NO_ORDER] , without orders
       *[other] , order “{ due }{ $order }”
    }{ $apart ->
        [none] {""}
       *[other] , detached from { $apart }
    }.
Enrolled-within = { $kind ->
        [unit] { $id }, a unit
        [commander] { $id }, a commander, leader value { $value }
        [camp] { $id }, a camp
        [ship] { $id }, a { $sort } with room for { $value } men
       *[other] { $id }, a specialist{ $value ->
                [0] {""}
               *[other] , skill { $value }
            }
    }
Enrolled = Into the lists, { when }: { Enrolled-within }.
OwnThing = { $by ->
        [none] On the army sheet
       *[other] You see with your own eyes
    }, { when }: { $what }{ on-card }, { place-of }{ $with_ ->
        [none] {""}
       *[other] , with { $with_ }
    }{ $leads-count ->
        [0] {""}
       *[other] , leading { $leads }
    }{ $days ->
        [-1] {""}
        [0] , not fortified
        [one] , fortified for 1 day
       *[other] , fortified for { $days } days
    }.
OwnThing-within = { $what }{ on-card }{ $by ->
        [none] , { place-of }
       *[other] { $ship ->
                [none] {""}
               *[other] , { place-of }
            }
    }{ $with_ ->
        [none] {""}
       *[other] , with { $with_ }
    }{ $leads-count ->
        [0] {""}
       *[other] , leading { $leads }
    }{ $days ->
        [-1] {""}
        [0] , not fortified
        [one] , fortified for 1 day
       *[other] , fortified for { $days } days
    }.
OwnLeft = { $what } is no longer with you{ $hex ->
        [none] {""}
       *[other] , last seen in { $hex }
    }, { when }.
Marched = You see with your own eyes, { when }: now in { $hex } with you: { $who }{ $left-count ->
        [0] {""}
       *[other] ; no longer with you: { $left }
    }.
Marched-within = with you as before: { $who }{ $left-count ->
        [0] {""}
       *[other] ; no longer with you: { $left }
    }.
OwnOrder-within = { $units } { $order ->
        [NO_ORDER] without orders
       *[other] with the order “{ $order }”
    }.
OwnOrder = You see with your own eyes, { when }: { OwnOrder-within }
HeroPoints = { $by } has { $left ->
        [0] no hero points
        [one] 1 hero point
       *[other] { $left } hero points
    } left, { when }.
InCommand = { $by ->
        [none] There is no overall commander; the largest camp gives the orders
       *[other] { $by } is now overall commander{ $hex ->
                [none] {""}
               *[other] , in { $hex }
            }
    }, { when }.
Nightly = { $unit ->
        [none] { $by } is in { $hex }, { when }
       *[other] { report }: { $unit } has { living }; { $lost ->
                [0] nobody was lost today
                [one] 1 man was lost today
               *[other] { $lost } men were lost today
            }{ $order ->
                [none] {""}
                [NO_ORDER] ; it is without orders
               *[other] ; its order is “{ due }{ $order }”
            }{ $days ->
                [-1] {""}
                [0] ; its camp is not fortified
                [one] ; its camp is fortified for 1 day
               *[other] ; its camp is fortified for { $days } days
            }
    }.
NothingNew-within = { $senders-count ->
        [0] nothing new
       *[other] nothing new from { $senders }
    }{ $units-count ->
        [0] {""}
       *[other] ; as before, with nobody lost: { $units }
    }.
NothingNew = { when }, by courier: { NothingNew-within }
NoOrders-within = without orders. { $chose ->
        [none] What is to be done?
       *[other] Acting on my own: “{ $chose }”.
    }
NoOrders = { report }: { NoOrders-within }
Completed-within = { $order ->
        [MAKE_CAMP] the camp is made{ $camp ->
                [none] {""}
               *[other] : { $camp }
            }
        [SIEGE_WORKS] the siege works are done
       *[other] { PART($order, 2) ->
                [landing] no landing is possible
                [way] there is no way on
                [room] there is no room ahead
               *[other] “{ $order }” is carried out
            }
    }.
Completed = { report }: { Completed-within }
Joined-within = { $with_ ->
        [none] now alone
       *[other] now with { $with_ }
    }.
Joined = { report }: { Joined-within }
DeedReport-within = { $granted ->
        [true] the heroic deed is done; it has cost a hero point
       *[false] the umpire does not allow the heroic deed
    }.
DeedReport = { report }: { DeedReport-within }
NotDone-within = this could not be done here: { $what }. { why-not-done }.
NotDone = { report }: { NotDone-within }
Returned-within = { $to } was not to be found; the orders are brought back.
Returned = { report }: { Returned-within }

### the enemy

Sighted = You see with your own eyes, { when }: { foe }{ about-men } beside you{ at-hex }.
ContactReport-within = stopped before { foe }{ about-men } in { $where }. What are the orders?
ContactReport = { report }: { ContactReport-within }
Avoided-within = { $how ->
        [evaded] we gave way to { foe }{ about-men } in { $where }; there was no battle
        [passed] we let { foe }{ about-men } pass by from { $where }
       *[yielded] { foe }{ about-men } in { $where } gave way to us; there was no battle
    }.
Avoided = { report }: { Avoided-within }
Captured-within = we have caught { $kind ->
        [courier] a courier
        [scout] a scout
        [astrologer] an astrologer
        [commander] a commander
       *[specialist] a specialist
    } of { $side }.
Captured = { report }: { Captured-within }
CampTaken-within = we have taken a camp of { $side }{ $camp ->
        [none] {" "}and burnt it
       *[other] ; it is our { $camp } now
    }.
CampTaken = { report }: { CampTaken-within }
ScoutReport = { report }: the scouts have seen { foe }{ about-men } in { $where }.
PatrolReport-within = the patrol has seen { foe }{ about-men } in { $where } and left them alone.
PatrolReport = { report }: { PatrolReport-within }
PassingReport-within = { foe }{ about-men } passed by in { $where }.
PassingReport = { report }: { PassingReport-within }
SpyReport-seen = in { $where } { foe }, counted: { strength }{ $leaders ->
        [none] {""}
       *[other] ; leader values { $leaders }
    }
SpyReport-within = { SpyReport-seen } ({ when }).
SpyReport = { report }: { SpyReport-seen }.
FlightReport-seen = from the air, in { $where }, { foe }: { strength }
FlightReport-within = { FlightReport-seen } ({ when }).
FlightReport = { report }: { FlightReport-seen }.
stood-in = { $stood ->
        [none] {""}
       *[other] of our force in { $stood }{" "}
    }
BattleReport-within = battle { stood-in }against { foe }{ $where ->
        [none] {""}
       *[other] {" "}in { $where }
    }. { PART($how, 1) ->
        [won] The field is ours
        [lost] We were beaten and fall back
        [evaded] It was avoided
        [withdrew] We have withdrawn
        [destroyed] The force is destroyed
        [broken] It is broken off
        [goes] It goes on
       *[other] { START($how) }
    }. The enemy: about { $enemy_men ->
        [one] 1 man
       *[other] { $enemy_men } men
    }, losses about { $enemy_lost }; our losses about { $own_lost }{ $own_lost ->
        [0] {""}
       *[other] {" "}(some of the living are back in the evening)
    }.{ $fallen ->
        [none] {""}
       *[other] {" "}We have lost { $fallen }.
    }{ $slain ->
        [none] {""}
       *[other] {" "}The enemy’s commander { $slain } is dead.
    }
BattleReport = { report }: { BattleReport-within }
SecretReport-within = a messenger of { $side } has talked. { $text ->
        [none] The messenger carried nothing.
       *[other] The message: “{ $text }”.
    }{ $overall ->
        [none] {""}
       *[other] {" "}Their overall commander was in { $overall }.
    }{ $where ->
        [none] {""}
       *[other] {" "}The messenger’s unit lies in { $where }.
    }
SecretReport = { report }: { SecretReport-within }

### others

sector-of = { $it ->
        [0] north-west
        [1] north-east
        [2] east
        [3] south-east
        [4] south-west
       *[5] west
    }
Divined-within = { $here ->
        [true] the stars say: the conflux comes here
       *[false] the stars point { $sectors }
    }.
Divined = { report }: { Divined-within }
    .sectors = { sector-of }
    .sectors-none = nowhere
ConfluxNamed = Word from Shagul, { when }: the conflux comes to { $where }.
StoneFound-within = a great stone stands here and grows: the Great Stonefather.
StoneFound = { report }: { StoneFound-within }
Excess-within = the men overstepped their orders; { $what ->
        [prisoners] prisoners are dead
       *[other] the people here turn against us
    }.
Excess = { report }: { Excess-within }
Letter = A letter from { $by }, { when }: “{ $text }”

### what is told together

ByCourier = { report }: { $reports }
    .reports = { FORM($it, case: "within") }
    .reports-join = {" "}
Several = From several senders: { $letters }
    .letters = { FORM($it, case: "within") }
    .letters-join = {" "}
ScoutsSaw = the scouts have seen { $seen }.
    .seen = { foe }{ about-men } in { $where }
    .seen-join = {"; "}
Looked = { $by ->
        [none] On the army sheet, { when }
       *[other] You see with your own eyes, { when }{ $hex ->
                [none] {""}
               *[other] ,{ at-hex }
            }
    }: { $reports }
    .reports = { FORM($it, case: "within") }
    .reports-join = {" "}
Beside = { $with_ ->
        [none] { $hex ->
                [none] also here
               *[other] also in { $hex }
            }
       *[other] with { $with_ }{ at-hex }
    }: { $who }.
LeftYou = no longer with you{ $hex ->
        [none] {""}
       *[other] {" "}(last seen in { $hex })
    }: { $who }.
Listed = new on the lists: { $things }.
    .things = { FORM($it, case: "within") }
    .things-join = {"; "}
NightReports = Night reports, { when }: { $reports }
    .reports = { FORM($it, case: "within") }
    .reports-join = {" "}
NightOf = { $by } in { $hex }{ $days ->
        [-1] {""}
        [0] , not fortified
        [one] , fortified for 1 day
       *[other] , fortified for { $days } days
    }{ $units-count ->
        [0] {""}
       *[other] : { $units }
    }.
    .units = { $unit ->
        [none] {""}
       *[other] { $unit },{" "}
    }{ living }{ $lost ->
        [0] {""}
        [one] , 1 man lost today
       *[other] , { $lost } men lost today
    }{ $order ->
        [none] {""}
        [NO_ORDER] , without orders
       *[other] , order “{ due }{ $order }”
    }
    .units-join = {"; "}
