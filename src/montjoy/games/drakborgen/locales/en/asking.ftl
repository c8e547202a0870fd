# What is asked, answered and refused, and how it ends.

### before the game

WhichHero = Which hero do you play?
TakeHero = { FORM($hero, case: "card") }
TakeOwnHero = { $hero }: { card-agility } { $agility }, { card-armour } { $armour }, { card-strength } { $strength }, { card-psyche } { $psyche }, { card-body } { $body }; { $ability ->
        [wary] { ability-wary }
        [throwing_daggers] { ability-throwing_daggers }
        [spells] { ability-spells }
        [double_stride] { ability-double_stride }
        [strong_arm] { ability-strong_arm }
        [arrows] { ability-arrows }
        [shuriken] { ability-shuriken }
        [healer] { ability-healer }
        [lockpick] { ability-lockpick }
       *[none] { ability-none }
    }{ $charges ->
        [0] {""}
       *[other] {" "}({ $charges })
    }
WhichTower = In which tower do you begin? Be out of the castle again before the sun has set; the treasure lies in the middle.
StartIn = The tower { $square }

### the hero's turn

Turn = { $state ->
        [turning_back] You turn back. What else do you do?
        [rubble_entrance] The rubble lies before you. What do you do?
        [rubble_stuck] You are stuck in the rubble. What do you do?
        [webbed] You are caught in the web. What do you do?
        [at_exit] You have fled to an exit. What do you do?
        [dragon_awake_inside] The dragon is awake, and it sees you. What do you do?
        [catacombs] It is dark in the catacombs. What do you do?
        [in_transit] You are whirled to another place. Use anything before you arrive?
        [outside] You stand outside the castle. What do you do?
       *[other] Your turn. What do you do?
    }
TurnAtDusk = { $left ->
        [one] The sun has 1 step left
       *[other] The sun has { $left } steps left
    }: whoever is inside at sunset is lost. { Turn }
Wear = Put on { thing }{ $instead ->
        [none] {""}
       *[other] {" "}instead of { FORM($instead, case: "thing") }
    }
TakeOff = Take off { thing }
Drink = Drink { FORM($potion, case: "thing") }
DrinkFor = { Drink } { $heal ->
        [0] (a throw: on 1 to 4 of 12 you lose 1 body point, else you regain 5)
        [one] (you regain 1 body point)
       *[other] (you regain up to { $heal } body points)
    }
PickUp = Pick up { thing }
Give = Give { thing } to { $to }
AskFor = Ask { $of } for { thing }
PlayCard = Play { $card }{ $on ->
        [none] {""}
       *[other] {" "}on { $on }
    }
Move = { $way ->
        [north] Go north
        [east] Go east
        [south] Go south
        [west] Go west
        [out] Walk out of the castle
        [down] Climb down to the catacombs
       *[other] Go into the tower { $way }
    }
WalkTo = Walk { to-to }, turn after turn
Walk = Walk { to-to }, turn after turn ({ $known ->
        [unknown] not turned up yet;{" "}
       *[known] {""}
    }{ $turns } turns)
GoStraight = Explore on to the { $way }, turn after turn, until something happens
NameWall = Declare a secret door in the { $way } wall
NameRightWall = Declare a secret door in the { $way } wall and go through: its symbol is the valid one
NameFalseWall = Declare a secret door in the { $way } wall: its symbol is a false one, so it is only a wall (this costs nothing)
UseKey = Open the { $way } door with { FORM($key, case: "thing") }
UseMasterKey = Open the { $way } door with { $card }
OpenBySpell = Open the { $way } door by a spell
PickLock = Pick the lock of the { $way } door
ForceDoor = Break in the { $way } door
Lift = Lift the { $way } portcullis
Tested = { $act ->
        [PickLock] { PickLock }
        [ForceDoor] { ForceDoor }
       *[Lift] { Lift }
    } ({ $times ->
        [one] one test
       *[other] { $times } tests in a row
    }: { $factor } { $value })
GoAfter = Follow { $leader } under the { $way } portcullis
Blink = Blink to { $to }{ $by ->
        [blink] {" "}by your spell
       *[other] {" "}with { $by }
    }
Rest = Rest
RestFor = Rest: regain as many body points as the sun die shows{ $bonus ->
        [0] , perhaps none
       *[other] , and { $bonus } more
    }
Stay = Stay where you are
Retire = Go home with what you have
AttackDragon = Strike at the sleeping dragon
FightDragon = Fight the dragon
FleeDragon = Flee from the dragon
ForceRubble = Force a way through the rubble
TurnBackFromRubble = Turn back from the rubble
LeaveRubble = Get out of the rubble { $way ->
        [down] down the stairs
       *[other] to the { $way }
    }{ $by ->
        [none] {""}
        [pick] , picking the lock there
        [force] , breaking in the door there
        [spell] , opening the door there by a spell
       *[other] , opening the door there with { FORM($by, case: "thing") }
    }
ForceWeb = Tear the web apart
GetLoose = Get yourself loose
RollForStairs = { $times ->
        [1] Grope for the stairs once (11 and 12 hurt)
       *[other] Grope for the stairs, up to { $times } times (each 11 and 12 hurts)
    }
KeepTrying = { $what ->
        [lift] Lift the { $way } portcullis, turn after turn, until it succeeds or something happens
        [pick] Pick the lock of the { $way } door, turn after turn, until it succeeds or something happens
        [force] Break in the { $way } door, turn after turn, until it succeeds or something happens
        [rubble] Get out of the rubble { $way ->
                [down] down the stairs
               *[other] to the { $way }
            }, turn after turn, until it succeeds or something happens
        [web] Tear the web apart, turn after turn, until it succeeds or something happens
        [loose] Get yourself loose, turn after turn, until it succeeds or something happens
        [stairs] Grope for the stairs, turn after turn, until you come up or are hurt
       *[rest] Rest, turn after turn, until you are well or something happens
    }
StayForCard = Stay here and take a treasure card
FleeWithAll = Flee from the dragon with all your treasure cards
GoHome = Go home with what you have, turn after turn, out of the castle for good

### on the way

GoOn = You are { at-square }. Go on?
LeaveDoor = Leave the { $way } door of { $square } open?
LeaveOpen = Leave it open
LockAgain = Lock it
LayTile = { $square } is turned up: { $tile }; left, right and behind are seen by whoever comes in over its entry. On which side do you lay the entry?
Lay = { $entry ->
        [north] To the north
        [east] To the east
        [south] To the south
       *[west] To the west
    }
AtAbyss = An abyss gapes in { $square }. What do you do?
Leap = Leap across
Drop = Let yourself down into the catacombs
RollAgain = You rolled { $rolled } and failed. Use { thing } and roll again?
UseRope = Roll again
LetItStand = Keep the roll
AtBridge = A footbridge leads across { $square }. What do you do?
Cross = Go across
Decline = Do not set foot on it; go back next turn
NextTreasure = Which treasure do you roll for next?
RollFor = { thing }
LoseWhich = { $more ->
        [0] You have named all that is lost.
       *[other] { $why ->
                [bridge] What falls from the footbridge
               *[room] What do you lose
            }? { $more ->
                [one] Name one treasure
               *[other] Name { $more } treasures, one after another
            }.
    }
Lose = { thing }
AfterBridge = { FORM($fallen, case: "thing") } { $fallen-count ->
        [one] has
       *[other] have
    } fallen. Jump after?
JumpAfter = Jump after
LetThemFall = Let it go
AtThreshold = You stand before the treasure chamber. Go in?
GoIn = Go in, and say there whether you take a treasure card
GoInForCard = Go in and take a treasure card
StepBack = Go back next turn
Numbering = { $who } will run by chance. { $given-count ->
        [0] Which way is number 1?
       *[other] Numbered so far: { $given }. Which way is next?
    }
    .given = { $it ->
        [out] out of the castle
        [down] down the stairs
       *[other] { $it }
    }
Number = { $way ->
        [north] North
        [east] East
        [south] South
        [west] West
        [out] Out of the castle
        [down] Down the stairs
       *[other] The tower { $way }
    }
Suffer = The sun die would cost you { $loss ->
        [0] nothing
        [one] 1 body point
       *[other] { $loss } body points
    }. Ward it off?
Ward = Ward it off
Bear = Bear it
ByHand = The table carries this out: “{ $text }” What came of it?

### encounters

Meeting = You meet { $monsters }. What do you do?
MeetingFoes = You meet { $monsters }. What do you do?
Foe = { $monster } ({ card-agility } { $agility }, { card-armour } { $armour }, { card-strength } { $strength }, { card-psyche } { $psyche })
Attack = Attack
Wait = Wait and see
TurnBack = Turn back
AgainstMonster = Say { $card } to { $monster }
AnotherCard = { $monster } would fight. Draw another card, by the Ring of Shade?
DrawAnother = Draw another card
LeaveIt = Leave it as it is
WhoFirst = Which monster first?
First = { $monster }

### fights

WhoFights = Who fights against { $against }?
Myself = Fight yourself
Champion = Send { $companion }
Beside = Fight together with { $companion }
BeforeFight = Before the first round: what do you use?
Throw = { $missile ->
        [daggers] Throw a dagger
        [arrows] Shoot an arrow
       *[shuriken] Throw a shuriken
    } at { $at }
FireBolt = Cast a fire bolt at { $at }
Enough = Go on
BetweenRounds = After { $round ->
        [0] no round
        [one] 1 round
       *[other] { $round } rounds
    }: what do you do?
FightOn = Fight on
FightOnUnhurt = Fight on, and do not ask before you are hurt again
Yield = Yield
FleeBy = You get away. Which way?
OfferCard = { $when ->
        [dragon_draw] A dragon card is about to be drawn.
        [fight] The round of the fight is over.
        [fight_start] A fight is about to begin.
        [end_of_round] The sun die is rolled.
       *[other] Now is the moment.
    } Play a card?

### the chamber and the dragon

DrawTreasure = Take a treasure card?{ $more ->
        [0] {""}
        [1] {""}
       *[other] {" "}You may take up to { $more }.
    }
TakeCard = Take one
NoCard = Take none
ThrowAway = Throw treasure away before you flee?{ $thrown-count ->
        [0] {""}
       *[other] {" "}So far: { $thrown-count ->
                [one] 1 card
               *[other] { $thrown-count } cards
            }.
    }
Away = Throw away { $card }
NoMore = Flee with what you carry
StrikeFirst = Strike at the sleeping dragon before you draw?
LetItSleep = Let it sleep
FightAtOnce = The dragon is awake. Fight it at once?
LeaveBy = Which way do you go?{ $must ->
        [true] {""}
       *[false] {" "}You may also stay.
    }

### monsters' players

MonsterTurn = Which monster do you move, and where?
MoveMonster = { $monster }: { $way ->
        [down] down the stairs
        [out] out of the castle
       *[other] { $way }
    }{ $by ->
        [pick] , picking the lock
        [force] , breaking in the door
        [lift] , lifting the portcullis
       *[none] {""}
    }
BringUp = { $monster }: up from the catacombs in { $square }
NoMove = Move no monster
MonsterGoesOn = { $monster } is in a corridor. Let it go on?
SpiderStep = Where does { $spider } creep? { $left ->
        [0] No step is left.
        [one] 1 step is left.
       *[other] { START($left) } steps are left.
    }
Step = { $way ->
        [north] North
        [east] East
        [south] South
       *[west] West
    }

### giving

Gift = { $wanted ->
        [true] { $other } asks you for { thing }. Give it?
       *[false] { $other } offers you { thing }. Take it?
    }
Agree = Yes
Refuse = No
LastCall = Your turn is over and you are hurt. Drink a potion?
LastCallAt = Your turn is over, and you have { $body } of { $most } body points. Drink a potion?

### groups

FollowHim = { $leader } goes { to-to }. Follow?
Follow = Follow
StayBehind = Stay behind
Find = { what-found } is found. Do you want it? Everyone answers in secret.
Claim = Claim it
Waive = Leave it to the others
Dispute = { $claimants } all want { what-found }. How is it settled?
AcceptDice = By the dice
InsistOnFight = By a fight
RefuseDice = Not at all; let it lie
TakePart = { $monsters-count ->
        [0] { $heroes } are about to fight
       *[other] { $heroes } { $heroes-count ->
                [one] meets
               *[other] meet
            } { $monsters }
    } where you are. Take part?
JoinIn = { $side ->
        [none] Take part
       *[other] Take part on the side of { $side }
    }
StayOut = Stay out of it
EventTurn = Attack another hero?
AttackHero = Attack { $hero }
LetItCount = Let it count
Spoil = { $of } has yielded. What do you take?
TakeThing = Take { thing }
TakeNothing = Take nothing

### the end

Outcome = { $why ->
        [sunset] The sun is down
        [no-way-up] Nobody can come up again
       *[nobody-left] Nobody is left to go on
    } in round { $round }. { $winners-count ->
        [0] Nobody has won: the castle keeps its treasure
        [one] { START($winners) } has won
       *[other] { START($winners) } have won together
    }. Brought out: { $gold }.
    .gold = { $key } { $value } gold
    .gold-none = nothing

### refusals

note-too-long = That is more than { $most } characters
    .try = Say it shorter.
not-below = You are not in the catacombs
    .try = Choose something you can do where you are.
no-stairs-known = No staircase is known yet, so no roll can bring you up
    .try = Wait until somebody has turned one up.
no-fights-between-heroes = At this table heroes do not fight each other
    .try = Attack the monsters instead.
only-in-the-event-phase = Heroes attack each other only when all have moved
    .try = Wait for the events of this round.
nobody-to-fight = { $hero } is not in the castle to be fought
    .try = Choose somebody who is there.
not-in-the-same-place = { $hero } is not where you are
    .try = Go there first.
attacked-already = You have attacked in this round already
    .try = Wait for the next round.
no-rest-below = Nobody finds rest in the catacombs
    .try = Find the stairs first.
struggling-is-no-rest = A hero struggling in a web or in rubble does not rest
    .try = Get free first.
not-free = You cannot rest now
    .try = Deal first with what holds you here.
not-injured = You are not hurt: you have all your { $body } body points
    .try = Do something else.
locked-door = The { $way } door is locked
    .try = Open it with a key, pick the lock or break it in.
portcullis-down = The { $way } portcullis is down
    .try = Lift it.
wall = There is a wall to the { $way }
    .try = Go another way.
name-the-wall = Nobody has found a door in the { $way } wall
    .try = Declare a secret door, if its symbol is the right one.
has-no-spells = { $hero } knows no spells
    .try = Do it by hand.
cast-already = { $spell } has been cast already, and each spell can be cast once
    .try = Choose another.
nothing-lies-here = Nothing lies here
    .try = Look in another place.
a-monster-is-here = { $monster } is here, and you cannot pick things up before its eyes
    .try = Get rid of it first.
not-inside = You stand on the threshold, not inside
    .try = Go in first.
no-trading-in-this-game = At this table nobody gives anything to anybody
    .try = Keep it, or leave it.
one-is-on-the-threshold = You or { $hero } is on the threshold of the chamber, not inside
    .try = Wait until you are both inside or both outside.
not-in-an-encounter = In the middle of an encounter nothing is given
    .try = Wait until it is over.
cannot-be-given-away = { thing } cannot be given away
    .try = Give something else.
handled-this-turn = You have had { thing } in your hands this turn already
    .try = Wait for your next turn.
not-worn = { thing } is not worn
    .try = Choose something that is.
cannot-be-taken-off = { thing } cannot be taken off
    .try = Keep it; only losing it will rid you of it.
needs-no-slot = { thing } is not a thing to put on
    .try = Keep it; it serves you as it is.
worn-already = { thing } is worn already
    .try = Choose something that is not.
slot-is-full = There is no room to wear { thing } as well
    .try = Put it on instead of something.
slot-is-free = Nothing has to be taken off for { thing }
    .try = Put it on.
