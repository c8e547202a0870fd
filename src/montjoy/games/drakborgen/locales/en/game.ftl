# Drakborgen Legenden in English.  How messages are named: montjoy/words/__init__.py.
# What things are called stands in names.ftl and tiles.ftl; questions and answers in asking.ftl.

### helpers

name-pair = { $second } of { $first }
name-numbered = { $first }, number { $number }
name-numbered-t = treasure card { $number } of { $first }
name-numbered-s = special card { $number } of { $first }
at-place = { $place ->
        [outside] outside the castle
        [below] in the catacombs
        [transit] between two places
        [none] nowhere
       *[other] in { $place }
    }
at-square = { $square ->
        [outside] outside the castle
        [below] in the catacombs
        [transit] between two places
        [none] nowhere
       *[other] in { $square }
    }
to-to = { $to ->
        [outside] out of the castle
        [below] down to the catacombs
        [transit] into the whirl
        [none] to nowhere
       *[other] to { $to }
    }
from-start = { $start ->
        [outside] from outside
        [below] from the catacombs
        [transit] from the whirl
        [none] from nowhere
       *[other] from { $start }
    }
by-way = { $way ->
        [out] through the castle gate
        [down] down the stairs
        [none] through no passage
       *[other] { $way }
    }
thing = { FORM($thing, case: "thing") }
what-found = { $what ->
        [special] a special card
        [treasure] a treasure card
        [amulet] an amulet
        [ring] a ring
       *[other] { FORM($what, case: "thing") }
    }

### dice and cards

die-for = { $why ->
        [symbol] {" "}(the symbol)
        [order] {" "}(turn order)
        [sun] {" "}(the sun)
        [stairs] {" "}(the way up)
        [fall] {" "}(the fall)
        [rest] {" "}(rest)
        [position] {" "}(position)
        [injury] {" "}(risk of injury)
        [breath] {" "}(the dragon’s breath)
        [blow] {" "}(the first blow)
        [direction] {" "}(direction)
        [passage] {" "}(which way)
        [missile] {" "}(the throw)
        [potion] {" "}(the potion)
        [room] {" "}(room or card)
        [pick] {" "}(the lock)
        [force] {" "}(the door)
        [lift] {" "}(the portcullis)
        [rubble] {" "}(the rubble)
        [leap] {" "}(the leap)
        [hold] {" "}(the footbridge)
        [open] {" "}(the way)
        [flight] {" "}(flight from the dragon)
        [tear] {" "}(the web)
        [loose] {" "}(the web)
        [ambush] {" "}(the ambush)
       *[none] {""}
    }
Rolled = { $faces-count ->
        [one] Die
       *[other] Dice
    }{ $about }{ die-for }: { $faces }{ $how ->
        [typed] , typed in
        [set] , set by the umpire
       *[none] {""}
    }.
    .about = { $nth ->
        [1] { $it ->
                [0] {""}
                [1] {""}
                [2] {""}
                [3] {""}
                [4] {""}
                [5] {""}
                [6] {""}
                [7] {""}
               *[other] {" "}for { $it }
            }
       *[other] { $it ->
                [0] {""}
                [1] {""}
                [2] {""}
                [3] {""}
                [4] {""}
                [5] {""}
                [6] {""}
                [7] {""}
                [treasure] {""}
               *[other] {" "}({ FORM($it, case: "thing") })
            }
    }
    .about-join = {""}
    .about-none = {""}
    .faces = { $it }
    .faces-join = {" "}
    .faces-none = –
Drew = { $peek ->
        [true] Looked at
       *[false] Drawn
    }{ $about }: { $card-kind ->
        [labyrinth] a labyrinth tile
        [room] a room tile
       *[none] { $card }
    }{ $how ->
        [typed] , typed in
        [set] , set by the umpire
       *[none] {""}
    }.
    .about = { $it ->
        [0] {""}
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
        [5] {""}
        [6] {""}
        [7] {""}
       *[other] {" "}for { $it }
    }
    .about-join = {""}
    .about-none = {""}

### before the game

OrderRolled = The turn order is { $order }.
StaircaseLaid = A staircase is known from the start: number { $number }, { at-square }.
SymbolRolled = In this game a wall painted with { $symbol ->
        [1] an eye (1)
        [2] a key (2)
        [3] a moon (3)
        [4] a serpent (4)
        [5] a star (5)
        [6] a tower (6)
       *[other] symbol { $symbol }
    } is a secret door; any other symbol is false.
HeroesDealt = { $seat } is dealt { $heroes }.
HeroTaken = { $seat } plays { $hero }.
Started = { $seat } begins { at-place }.

### rounds, day and end

TurnBegun = Round { $round }: { $seat }’s turn.
TurnLost = { $seat } loses this turn{ $left ->
        [0] {""}
        [one] ; 1 more will be lost
       *[other] ; { $left } more will be lost
    }.
after-round = { $round ->
        [0] {""}
       *[other] After round { $round }:{" "}
    }
SunMoved = { after-round }{ $why ->
        [held] the hourglass holds the sun still
       *[other] { $steps ->
                [-1] the sky clears: the sun goes back 1 step
                [0] the sun does not move
                [one] the sun sinks 1 step
               *[other] the sun sinks { $steps } steps
            }
    }; { $sun ->
        [one] 1 step so far
       *[other] { $sun } steps so far
    }.
SunSet = The sun has set. { $lost-count ->
        [0] Nobody is left in the dark.
        [one] { START($lost) } is still in the castle and is lost.
       *[other] { START($lost) } are still in the castle and are lost.
    }
WentRetired = { $seat } has had enough and goes home{ $cards ->
        [0] { $gold ->
            [0] {" "}empty-handed
           *[other] {" "}with { $gold } gold
        }
       *[other] {" "}with { $gold ->
            [0] {""}
           *[other] { $gold } gold and{" "}
        }{ $cards ->
            [one] 1 treasure card
           *[other] { $cards } treasure cards
        }
    }.
NoWayUp = { $seats-count ->
        [0] Nobody is left above ground
        [one] { $seats } is in the catacombs
       *[other] { $seats } are in the catacombs
    }, and no staircase is known: there is no way up.
FacesShown = { $seat } shows { $cards-count ->
        [0] no treasure cards
       *[other] { $cards }
    }, worth { $gold } gold in all.

### moving about

Moved = { $way ->
        [out] { $seat } walks out of the castle { from-start }.
        [down] { $seat } goes down the stairs { from-start }.
        [north] { $seat } goes north { from-start } { to-to }.
        [east] { $seat } goes east { from-start } { to-to }.
        [south] { $seat } goes south { from-start } { to-to }.
        [west] { $seat } goes west { from-start } { to-to }.
       *[other] { $seat } goes { from-start } { to-to }.
    }
SetOut = { $seat } sets off { to-to }.
GoesOn = { $what ->
        [straight] { $seat } means to explore on to the { $way }.
        [rest] { $seat } means to rest until well.
       *[other] { $seat } means to go on trying, turn after turn.
    }
TileTurned = { $square } is turned up: { $tile }{ $entry ->
        [none] {""}
       *[other] , entered from the { $entry }
    }.
RoomTileAside = The room tile of { $square } is put aside unseen.
RoomTurned = The room tile of { $square } is turned up: { FORM($room, case: "about") }.
RoomEmpty = { $square } is empty: { $room } is only for those who come in another way.
RoomDone = { $room }: the tile goes to the discard pile.
SecretDoorFound = { $seat } finds a secret door { at-square }, on the { $way } side.
PlainWall = { $seat } feels along the { $way } wall { at-square }: it is only a wall.
WentOutside = { $seat } is out of the castle, { from-start }.
CameInto = { $seat } comes into the castle again, { to-to }.
Stayed = { $seat } stays.
Rested = { $seat } rests and regains { $gained ->
        [0] nothing
        [one] 1 body point
       *[other] { $gained } body points
    }; { $body } now.

### doors and obstacles

must-be-below = { $below ->
        [true] {""} (must roll below it)
       *[other] {""}
    }
TestPassed = { $seat } tests { $factor } { $value }{ must-be-below }{ test-for }: { $roll }, passed.
TestFailed = { $seat } tests { $factor } { $value }{ must-be-below }{ test-for }: { $roll }, failed.
test-for = { $what ->
        [pick] {" "}to pick the lock
        [force] {" "}to break in the door
        [lift] {" "}to lift the portcullis
        [rubble] {" "}to get through the rubble
        [leap] {" "}to leap across the abyss
        [hold] {" "}to hold { FORM($about, case: "thing") } on the footbridge
        [open] {" "}to open the way
        [flight] {" "}to flee from the dragon
        [tear] {" "}to tear the web apart
        [loose] {" "}to get loose from the web
        [ambush] {" "}to foresee the ambush
       *[none] {""}
    }{ $times ->
        [1] {""}
       *[other] {" "}({ $nth } of { $times })
    }
DoorOpened = { $seat } opens the { $way } door { at-square } { $by ->
        [key] with a key
        [master-key] with the master key
        [spell] by a spell
        [pick] by picking the lock
        [force] by breaking it in
       *[other] somehow
    }.
DoorLeftOpen = The { $way } door of { $square } stays open.
DoorLocked = The { $way } door of { $square } is locked again.
GateLifted = { $seat } lifts the { $way } portcullis { at-square }.
GateFell = The { $way } portcullis of { $square } crashes down.
WentAfter = { $seat } follows { $leader } under the portcullis before it is down.
CameToRubble = { $seat } stands before the rubble { at-square }.
RubbleForced = { $seat } gets through the rubble { at-square }.
StuckInTheRubble = { $seat } is stuck in the rubble { at-square }.
WentDown = { $seat } climbs down to the catacombs{ $square ->
        [none] {""}
       *[other] {" "}{ at-square }
    }.
SearchedInVain = { $seat } gropes about in the dark ({ $roll }) and finds no way up.
CameUp = { $seat } finds the stairs number { $stairs } and comes up { at-square }.
LeaptAcross = { $seat } leaps across the abyss { at-square }.
Fell = { $seat } falls into the catacombs { at-square }.
Crossed = { $seat } crosses the footbridge { at-square }.
Declined = { $seat } turns away { $why ->
        [bridge] from the footbridge
        [chamber] from the treasure chamber
       *[other] there
    } { at-square } and goes back next turn.
TreasureFell = { thing } slips from { $seat }’s hands into the deep.
JumpedAfter = { $seat } jumps after the treasure.
TreasureFoundBelow = In the catacombs { $seat } finds { thing }.
SteppedBack = { $seat } steps back { from-start } { to-to }.
WayBackShut = The way back is shut: { $seat } cannot turn back any more.

### body points

Hurt = { $hero } loses { $lost ->
        [0] no body points
        [one] 1 body point
       *[other] { $lost } body points
    }; { $body ->
        [0] none is left
       *[other] { $body } left
    }.
Healed = { $hero } regains { $gained ->
        [0] nothing
        [one] 1 body point
       *[other] { $gained } body points
    }; { $body } now.
Died = { $hero } is dead{ $why ->
        [wounds] , of wounds
        [fight] , slain in the fight
        [eaten] , eaten by a giant spider
        [sunset] , lost in the dark castle
        [no-way-up] , lost in the catacombs
       *[other] {""}
    } ({ $place ->
        [outside] outside the castle
        [below] in the catacombs
        [transit] between two places
        [none] nowhere
       *[other] { $place }
    }).
RingSaved = { $ring } is spent, and { $hero } lives on with 1 body point.
LifeKept = The Ring of Life is spent: { $hero } fights on with 1 body point and 1 combat point.
Warded = { $hero } wards off the blow and is spared { $spared ->
        [0] nothing
        [one] 1 body point
       *[other] { $spared } body points
    }.
RolledAgain = { $hero } clings to the rope and rolls again.
MustLoseTurns = { $hero } must lose { $turns ->
        [0] no turn
        [one] 1 turn
       *[other] { $turns } turns
    }.

### things

Found = { $hero } finds { $sort ->
        [key] a key
        [treasure] { $what ->
                [none] { thing }
               *[other] a treasure: { $what }
            }
        [potion] a potion: { $what }
        [amulet] an amulet: { $what }
        [ring] a ring: { $what }
       *[item] { $what }
    }.
CardTaken = { $hero } takes a { $sort ->
        [special_card] special card
       *[treasure_card] treasure card
    }; no one else sees it.
FaceSeen = { thing } is { $card }.
DeckEmpty = { $deck ->
        [treasure] No treasure cards are left.
        [amulet] No amulets are left.
        [ring] No rings are left.
        [special] No special cards are left.
       *[other] The deck is empty: { $deck }.
    }
PutOn = { $hero } puts on { thing }.
PutOff = { $hero } takes off { thing }.
Drank = { $hero } drinks { FORM($potion, case: "thing") }.
PickedUp = { $hero } picks up { thing } { at-place }.
LeftLying = { thing } is left lying { at-place }.
Offered = { $wanted ->
        [true] { $hero } asks { $to } for { thing }.
       *[false] { $hero } offers { thing } to { $to }.
    }
Given = { $giver } gives { thing } to { $taker }.
GiftRefused = { thing } stays with { $giver }; nothing goes to { $taker }.
ThingLost = { $hero } loses { thing }{ $to ->
        [under-deck] : it goes under the treasure deck
        [used] : used up
        [out] : gone for good
       *[other] {""}
    }.
CardPlayed = { $hero } plays { $card }{ $on ->
        [none] {""}
       *[other] , aimed at { $on }
    }.
SpellCast = { $hero } casts a spell: { $spell }.
Peeked = { $hero } looks through the far-seeing glass at { $square }.
TilesSeen = { $square } holds { $labyrinth }; its room tile is { $room }.
ByHandTold = { $hero } does what the tile says by hand: “{ $text }” { $note ->
        [none] Nothing came of it.
       *[other] What came of it: { $note }
    }
RingUsed = { $hero } uses { $ring }; { $left ->
        [0] it is spent
        [one] once more is left
       *[other] { $left } times more are left
    }.
