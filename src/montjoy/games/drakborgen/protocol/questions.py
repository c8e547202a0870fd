"""What a seat is asked and may answer: nearly every row of DL-T-DECISIONS.

A `way` is a direction, "out", "down" or a tower's square; a thing, a monster, a companion is named by its id.  Reactions with
hidden cards are options of questions that are asked anyway, or of an `offer` made to everybody who holds a special card,
whichever it is.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from montjoy.core.effects import Option, Question
from montjoy.games.drakborgen.protocol.places import Dir


# ---- before the game -------------------------------------------------------------------------------------------------
class WhichHero(Question, frozen=True):
    """Which hero card does the player take?"""

    rule = "DL-BASE-08"


class TakeHero(Option, frozen=True):
    rule = "DL-BASE-08"
    hero: str


class TakeOwnHero(Option, frozen=True):
    """A hero that a group has made: no message has its card, which is told with it."""

    rule = "DL-BASE-08"
    hero: str
    agility: int
    armour: int
    strength: int
    psyche: int
    body: int
    ability: str
    charges: int


class WhichTower(Question, frozen=True):
    """In which tower does the hero begin?"""

    rule = "DL-BASE-10"


class StartIn(Option, frozen=True):
    rule = "DL-BASE-10"
    square: str


# ---- the hero's turn (DL-BASE-13) ------------------------------------------------------------------------------------
class Turn(Question, frozen=True):
    """What does the hero do?  `state`: his situation, as in DL-T-STATES.  Asked again after each free action."""

    rule = "DL-BASE-13"
    state: str


class TurnAtDusk(Question, frozen=True):
    """The same where the sun has few steps left, and he is not outside.  (How `Turn` is said then.)"""

    rule = "DL-BASE-15"
    state: str
    left: int


class Wear(Option, frozen=True):
    """Put it on; `instead`: what it takes the place of.  Everybody sees it; that it was done is told with the next act."""

    quiet = True
    rule = "DLC-10"
    thing: str
    instead: str = ""


class TakeOff(Option, frozen=True):
    quiet = True
    rule = "DLC-10"
    thing: str


class Drink(Option, frozen=True):
    rule = "DLC-13"
    potion: str


class DrinkFor(Option, frozen=True):
    """What drinking is called where it is known what the potion does: `heal` body points, or a gamble."""

    rule = "DLC-13"
    potion: str
    heal: int
    gamble: int


class PickUp(Option, frozen=True):
    """Take a thing that lies in the room."""

    rule = "DLC-22"
    thing: str


class Give(Option, frozen=True):
    rule = "DLC-21"
    thing: str
    to: str


class AskFor(Option, frozen=True):
    """Ask another hero in the same place for a thing of his."""

    rule = "DLC-21"
    thing: str
    of: str


class PlayCard(Option, frozen=True):
    """Play a special card.  `on`: what it is aimed at: a square to look at, a staircase's square; "" nothing."""

    rule = "DLC-23"
    card: str
    on: str = ""


class Move(Option, frozen=True):
    """Through a free passage, or a secret door (naming it discovers it)."""

    rule = "DL-3.3"
    way: str


class WalkTo(Option, frozen=True):
    """Over known and quiet ground to a place some moves away, turn after turn, until something happens."""

    rule = "DL-3.3"
    to: str


class GoStraight(Option, frozen=True):
    """That way into the unknown, and on in the same direction, turn after turn, until something happens."""

    rule = "DL-3.3"
    way: Dir


class NameRightWall(Option, frozen=True):
    """What naming a wall is called where its symbol is the valid one."""

    rule = "DL-4.1.1c-X"
    way: Dir


class NameFalseWall(Option, frozen=True):
    """What naming a wall is called where its symbol is another."""

    rule = "DL-4.1.1c-X"
    way: Dir


class NameWall(Option, frozen=True):
    """Say that this wall is a secret door: with secret_door_help = "spot", any painted wall may be named.  A wall that is
    none costs nothing."""

    rule = "DL-4.1.1c-X"
    way: Dir


class UseKey(Option, frozen=True):
    rule = "DL-4.4.1a"
    way: Dir
    key: str


class UseMasterKey(Option, frozen=True):
    rule = "DLC-24"
    way: Dir
    card: str


class OpenBySpell(Option, frozen=True):
    rule = "DLC-04"
    way: Dir


class PickLock(Option, frozen=True):
    rule = "DL-4.4.2a"
    way: Dir


class ForceDoor(Option, frozen=True):
    rule = "DL-4.4.3"
    way: Dir


class Lift(Option, frozen=True):
    rule = "DL-4.5.1b"
    way: Dir


class Walk(Option, frozen=True):
    """What a walk is called: how many turns it takes, and whether anybody knows what is there ("" for the way out)."""

    rule = "DL-3.3"
    to: str
    turns: int
    known: Literal["known", "unknown", ""]


class Tested(Option, frozen=True):
    """What a lock, a door or a portcullis is called where it takes tests.  `act`: "PickLock", "ForceDoor", "Lift"."""

    rule = "DL-SUM-02"
    act: str
    way: Dir
    factor: str
    value: int
    times: int


class GoAfter(Option, frozen=True):
    """The way another hero has just gone, before the portcullis is down."""

    rule = "DL-QA-05"
    way: Dir
    leader: str


class Blink(Option, frozen=True):
    """Instead of moving: to an adjacent square as by teleport, at once.  `by`: "blink" the spell, or a ring."""

    rule = "DLC-24"
    to: str
    by: str


class Rest(Option, frozen=True):
    rule = "DL-5.2"


class RestFor(Option, frozen=True):
    """What resting is called: what the sun die shows, and `bonus` body points more."""

    rule = "DL-5.3"
    bonus: int


class Stay(Option, frozen=True):
    """Do nothing more; in a web, in rubble or in the dark: make no attempt."""

    rule = "DL-QA-03"


class Retire(Option, frozen=True):
    rule = "DL-BASE-18"


class AttackDragon(Option, frozen=True):
    """The first blow at the sleeping dragon, instead of this turn's draw."""

    rule = "DL-10.2"


class FightDragon(Option, frozen=True):
    """The dragon is awake."""

    rule = "DL-9.5b"


class FleeDragon(Option, frozen=True):
    rule = "DL-9.6a"


class FleeWithAll(Option, frozen=True):
    """Flee from the dragon, and throw no treasure card away before."""

    rule = "DL-9.6a"


class GoHome(Option, frozen=True):
    """Out of the castle over known and quiet ground, turn after turn, and retire there."""

    rule = "DL-BASE-18"


class ForceRubble(Option, frozen=True):
    """From the entrance; which exit is taken is asked when it has succeeded."""

    rule = "DL-4.6.1c"


class TurnBackFromRubble(Option, frozen=True):
    rule = "DL-4.6.1b"


class LeaveRubble(Option, frozen=True):
    """Stuck in the middle: the test is for this exit; `by` is how a door there would be opened: "", "pick", "force",
    "spell", or a key's or card's id."""

    rule = "DL-4.6.1d"
    way: str
    by: str = ""


class ForceWeb(Option, frozen=True):
    rule = "DL-11.1c"


class GetLoose(Option, frozen=True):
    rule = "DL-11.1d"


class RollForStairs(Option, frozen=True):
    """In the catacombs; also the second and the third time.  `times`: so often, until he comes up."""

    rule = "DL-4.7.3a"
    times: int = 1


class KeepTrying(Option, frozen=True):
    """The same attempt turn after turn, until it succeeds or something happens.  `what`: "lift", "pick", "force" a door, leave
    "rubble", "web", "loose", "stairs" in the catacombs, "rest" until he is well."""

    rule = "DL-4.4.2b"
    what: str
    way: str = ""


class StayForCard(Option, frozen=True):
    """Stay in the treasure chamber, and take a treasure card there."""

    rule = "DL-9.1a"


# ---- on the way ------------------------------------------------------------------------------------------------------
class GoOn(Question, frozen=True):
    """In a corridor, or with a long stride: go on (Move) or stop (Stay)?"""

    rule = "DL-4.2a"
    square: str


class LeaveDoor(Question, frozen=True):
    """Does the door behind the hero (or the monster) stay open?"""

    rule = "DL-4.4.1b"
    square: str
    way: Dir


class LeaveOpen(Option, frozen=True):
    rule = "DL-4.4.1b"


class LockAgain(Option, frozen=True):
    rule = "DL-4.4.1b"


class LayTile(Question, frozen=True):
    """How is the tile laid that was reached by a secret door or a teleport?"""

    rule = "DL-4.3.1"
    square: str
    tile: str


class Lay(Option, frozen=True):
    """With its entry dot on this side."""

    rule = "DL-4.3.1"
    entry: Dir


class AtAbyss(Question, frozen=True):
    rule = "DL-4.8a"
    square: str


class Leap(Option, frozen=True):
    rule = "DL-4.8a"


class Drop(Option, frozen=True):
    rule = "DL-4.8a"


class RollAgain(Question, frozen=True):
    """A roll failed at an abyss or a footbridge: is the rope used?"""

    rule = "DLC-24"
    thing: str
    rolled: int


class UseRope(Option, frozen=True):
    rule = "DLC-24"


class LetItStand(Option, frozen=True):
    rule = "DLC-24"


class AtBridge(Question, frozen=True):
    rule = "DL-4.9d"
    square: str


class Cross(Option, frozen=True):
    rule = "DL-4.9c"


class Decline(Option, frozen=True):
    """Stay at the edge and go back next turn."""

    rule = "DL-4.9d"


class NextTreasure(Question, frozen=True):
    """For which treasure is the next roll of the crossing?"""

    rule = "DL-4.9c"


class RollFor(Option, frozen=True):
    rule = "DL-4.9c"
    thing: str


class LoseWhich(Question, frozen=True):
    """Which treasure is lost?  `why` "bridge" (owner_choice) or "room" (the op lose_treasure)."""

    rule = "DL-4.9c"
    why: str
    more: int


class Lose(Option, frozen=True):
    quiet = True
    rule = "DL-4.9c"
    thing: str


class AfterBridge(Question, frozen=True):
    """Treasures have fallen: does the hero jump after them?"""

    rule = "DL-4.9e"
    fallen: tuple[str, ...]


class JumpAfter(Option, frozen=True):
    rule = "DL-4.9e"


class LetThemFall(Option, frozen=True):
    rule = "DL-4.9e"


class AtThreshold(Question, frozen=True):
    """Into the treasure chamber, or back next turn?"""

    rule = "DL-4.10b"


class GoIn(Option, frozen=True):
    rule = "DL-4.10b"


class GoInForCard(Option, frozen=True):
    """In, and take a treasure card there."""

    rule = "DL-9.1a"


class StepBack(Option, frozen=True):
    rule = "DL-4.10b"


class Numbering(Question, frozen=True):
    """Somebody leaves by chance: which passage is the next number?  `who`: a hero or a monster; `given`: those numbered."""

    rule = "DL-12.2a"
    who: str
    given: tuple[str, ...]


class Number(Option, frozen=True):
    rule = "DL-12.2a"
    way: str


class Suffer(Question, frozen=True):
    """The sun die would cost the hero body points: does he ward it off?"""

    rule = "DLC-24"
    loss: int


class Ward(Option, frozen=True):
    rule = "DLC-24"


class Bear(Option, frozen=True):
    rule = "DLC-24"


class ByHand(Question, frozen=True):
    """The table carries an effect out by hand and the active player types what came of it."""

    rule = "DLC-24"
    text: str


# ---- encounters ------------------------------------------------------------------------------------------------------
class Meeting(Question, frozen=True):
    """Attack, wait or turn back; or a card."""

    rule = "DL-7.4"
    monsters: tuple[str, ...]


class Foe(Option, frozen=True):
    """A monster and its four values, which lie open (DL-8.5c-X)."""

    rule = "DL-7.4"
    monster: str
    agility: int
    armour: int
    strength: int
    psyche: int


class MeetingFoes(Question, frozen=True):
    """A Meeting with the values of the monsters.  (How `Meeting` is said.)"""

    rule = "DL-7.4"
    monsters: tuple[Foe, ...]


class Attack(Option, frozen=True):
    rule = "DL-7.4"


class Wait(Option, frozen=True):
    rule = "DL-7.4"


class TurnBack(Option, frozen=True):
    rule = "DL-7.6a"


class AgainstMonster(Option, frozen=True):
    """A word of banishing or of binding, instead."""

    rule = "DLC-24"
    card: str
    monster: str


class AnotherCard(Question, frozen=True):
    """The Ring of Shade: the reaction to waiting is fight; is another card drawn?"""

    rule = "DLC-24"
    monster: str


class DrawAnother(Option, frozen=True):
    rule = "DLC-24"


class LeaveIt(Option, frozen=True):
    rule = "DLC-24"


class WhoFirst(Question, frozen=True):
    """To the monsters' player: which of several fights (or moves) next?"""

    rule = "DL-7-X1"


class First(Option, frozen=True):
    rule = "DL-7-X1"
    monster: str


# ---- fights ----------------------------------------------------------------------------------------------------------
class WhoFights(Question, frozen=True):
    """The hero himself, or a companion in his place (or beside him)?"""

    rule = "DL-12.3c"
    against: tuple[str, ...]


class Myself(Option, frozen=True):
    rule = "DL-12.3c"


class Champion(Option, frozen=True):
    rule = "DL-12.3c"
    companion: str


class Beside(Option, frozen=True):
    rule = "DL-13.4c-X"
    companion: str


class BeforeFight(Question, frozen=True):
    """Daggers, arrows, fire bolt before round 1; with an offer: cards."""

    rule = "DLC-03"


class Throw(Option, frozen=True):
    """A dagger, an arrow, a shuriken."""

    rule = "DLC-03"
    missile: str
    at: str


class FireBolt(Option, frozen=True):
    rule = "DLC-04"
    at: str


class Enough(Option, frozen=True):
    """No more of it."""

    rule = "DLC-03"


class StandAs(Question, frozen=True):
    """Which position does a fighter take?  `own`: it is the seat's own hero; `stands`: where its marker lies.  (How
    `Ask.POSITION` is said.)"""

    rule = "DL-8.6"
    fighter: str
    against: tuple[str, ...]
    own: bool
    stands: str


class SettlePoint(Question, frozen=True):
    """Is a lost point paid or injury risked?  It is the `point`-th of `points`.  (How `Ask.RISK` is said.)"""

    rule = "DL-8.11a"
    fighter: str
    point: int
    points: int
    own: bool


class TryToFlee(Question, frozen=True):
    """Does he declare flight?  (How `Ask.FLEE` is said.)"""

    rule = "DL-8.12a"
    fighter: str
    own: bool


class TakePosition(Option, frozen=True):
    """`mine`, `theirs`: the values of both sides for it, which count where both take it (DL-8.7a)."""

    rule = "DL-8.4a"
    position: str
    mine: int = 0
    theirs: tuple[int, ...] = ()


class TakePositionOf(Option, frozen=True):
    """For whoever has more than one board in this fight (DL-13.4a, DL-BASE-23): this fighter's."""

    rule = "DL-8.4a"
    fighter: str
    position: str
    mine: int = 0
    theirs: tuple[int, ...] = ()


class LeaveToChance(Option, frozen=True):
    """Chance takes a position for him in each round.  `until`: "half", of a hero, of his combat points or body points is gone,
    or somebody is out of the fight, and he pays and fights on until then; "end", of a monster."""

    rule = "DL-8.5c-X"
    until: str


class LeaveMarker(Option, frozen=True):
    """Nothing is entered: the marker stays (in round 1: chance)."""

    rule = "DL-8.5b"


class LeaveMarkerOf(Option, frozen=True):
    """The same on this fighter's board, for whoever has more than one."""

    rule = "DL-8.5b"
    fighter: str


class PayPoint(Option, frozen=True):
    """`last`: he has no other and dies of it."""

    rule = "DL-8.2a"
    last: bool = False


class RiskInjury(Option, frozen=True):
    rule = "DL-8.11a"


class PayAll(Option, frozen=True):
    """All that are still to be settled, in one answer; `last`: he has no more than these and dies of it."""

    rule = "DL-8.2a"
    points: int
    last: bool = False


class RiskOn(Option, frozen=True):
    """One die a point, until one costs something: then he is asked again about the rest."""

    rule = "DL-8.11a"
    points: int


class DeclareFlight(Option, frozen=True):
    rule = "DL-8.12a"


class CancelOn(Option, frozen=True):
    """The hit on this fighter shall not count."""

    rule = "DL-13.3e"
    fighter: str


class LetItCount(Option, frozen=True):
    rule = "DL-13.3e"


class BetweenRounds(Question, frozen=True):
    """A potion, a shuriken after a whiff, yielding to a hero: or fight on.  With an offer: smoke."""

    rule = "DLC-13"
    round: int


class FightOn(Option, frozen=True):
    rule = "DL-8.13"


class FightOnUnhurt(Option, frozen=True):
    """The same until he is hurt: he is not asked again before."""

    rule = "DL-8.13"


class Yield(Option, frozen=True):
    rule = "DL-13.5c-X"


class FleeBy(Question, frozen=True):
    """By which passage does the hero leave the fight (Move)?"""

    rule = "DL-8.12d"


class OfferCard(Question, frozen=True):
    """A reaction with a special card (PlayCard); offered to whoever holds any.  `when`: as in the pack: "dragon_draw",
    "fight", "fight_start", "end_of_round"."""

    rule = "DLC-23"
    when: str


# ---- the chamber and the dragon --------------------------------------------------------------------------------------
class DrawTreasure(Question, frozen=True):
    """Is a treasure card drawn?"""

    rule = "DL-9.1a"
    more: int


class TakeCard(Option, frozen=True):
    rule = "DL-9.1a"


class NoCard(Option, frozen=True):
    rule = "DL-9.1a"


class ThrowAway(Question, frozen=True):
    """Which treasure cards go under the deck before the flight from the dragon, one after another?"""

    rule = "DL-9.6b"
    thrown: tuple[str, ...]


class Away(Option, frozen=True):
    quiet = True
    rule = "DL-9.6b"
    card: str


class NoMore(Option, frozen=True):
    rule = "DL-9.6b"


class StrikeFirst(Question, frozen=True):
    """With treasure_draw_order = dragon_first: does the hero strike the sleeping dragon before the card is drawn?"""

    rule = "DL-10.2"


class LetItSleep(Option, frozen=True):
    rule = "DL-10.2"


class FightAtOnce(Question, frozen=True):
    """The hero has come in while the dragon is awake: FightDragon now, or Stay?"""

    rule = "DL-9-X1"


class LeaveBy(Question, frozen=True):
    """The flight from the dragon has succeeded, or rubble or a web is forced: by which passage (Move and the like)?
    `must` False: he may also stay."""

    rule = "DL-9.8"
    must: bool


# ---- monsters' players -----------------------------------------------------------------------------------------------
class MonsterTurn(Question, frozen=True):
    """Which monster is moved, and how?"""

    rule = "DL-5.5b"


class MoveMonster(Option, frozen=True):
    """By that way.  `by`: "" it is free or a secret door; "pick", "force", "lift"."""

    rule = "DL-5.5.2c-X"
    monster: str
    way: str
    by: str = ""


class BringUp(Option, frozen=True):
    """From the catacombs, by the staircase of that square."""

    rule = "DL-5.5.1c"
    monster: str
    square: str


class NoMove(Option, frozen=True):
    rule = "DL-5.5b"


class MonsterGoesOn(Question, frozen=True):
    """In a corridor: on (MoveMonster) or not (NoMove)?"""

    rule = "DL-5.5.2c-X"
    monster: str


class SpiderStep(Question, frozen=True):
    """A hero is caught: where does the spider go (Step), or not (NoMove)?"""

    rule = "DL-11.3a"
    spider: str
    left: int


class Step(Option, frozen=True):
    rule = "DL-11.3c"
    way: Dir


# ---- giving ----------------------------------------------------------------------------------------------------------
class Gift(Question, frozen=True):
    """A thing is offered to the seat, or asked of it (`wanted`)."""

    rule = "DLC-21"
    thing: str
    other: str
    wanted: bool


class Agree(Option, frozen=True):
    rule = "DLC-21"


class Refuse(Option, frozen=True):
    rule = "DLC-21"


class LastCall(Question, frozen=True):
    """The turn is over and the hero is hurt: a potion (Drink), or Enough?"""

    rule = "DLC-13"


class LastCallAt(Question, frozen=True):
    """The same with how hurt he is.  (How `LastCall` is said.)"""

    rule = "DLC-13"
    body: int
    most: int


class Note(msgspec.Struct, frozen=True):
    """The form of ByHand: what came of it, in the player's words."""

    text: Annotated[str, msgspec.Meta(max_length=1000)]


# ---- advanced rules --------------------------------------------------------------------------------------------------
class FollowHim(Question, frozen=True):
    """Another hero leaves this square, to a place that is not turned up yet perhaps: does the hero go with him?"""

    rule = "DL-13.1c"
    leader: str
    to: str


class Follow(Option, frozen=True):
    rule = "DL-13.1c"


class StayBehind(Option, frozen=True):
    rule = "DL-13.1c"


class Find(Question, frozen=True):
    """Who takes what the group has found?  Sealed."""

    rule = "DL-13.1f"
    what: str


class Claim(Option, frozen=True):
    rule = "DL-13.1f"


class Waive(Option, frozen=True):
    rule = "DL-13.1f"


class Dispute(Question, frozen=True):
    """Several claim it: dice, a fight, or does it lie there?"""

    rule = "DL-13.1f"
    what: str
    claimants: tuple[str, ...]


class AcceptDice(Option, frozen=True):
    rule = "DL-13.1f"


class InsistOnFight(Option, frozen=True):
    rule = "DL-13.1f"


class RefuseDice(Option, frozen=True):
    rule = "DL-13.1f"


class TakePart(Question, frozen=True):
    """Heroes meet monsters, or heroes fight, where the hero is already: does he take part?"""

    rule = "DL-13.1e"
    heroes: tuple[str, ...]
    monsters: tuple[str, ...]


class JoinIn(Option, frozen=True):
    """`side`: between heroes, whose."""

    rule = "DL-13.5b-X"
    side: str = ""


class StayOut(Option, frozen=True):
    rule = "DL-13.3h-X"


class EventTurn(Question, frozen=True):
    """The event phase: does the hero attack another hero here?"""

    rule = "DL-13.5b-X"


class AttackHero(Option, frozen=True):
    rule = "DL-13.5b-X"
    hero: str


class Spoil(Question, frozen=True):
    """The other hero has yielded: which one of his possessions is taken?"""

    rule = "DL-13.5c-X"
    of: str


class TakeThing(Option, frozen=True):
    rule = "DL-13.5c-X"
    thing: str


class TakeNothing(Option, frozen=True):
    rule = "DL-13.5c-X"


# ---- what a rule may forbid ----------------------------------------------------------------------------------------------
# Of these it is said why they may not be done now.
Acts: TypeAlias = Move | OpenBySpell | Blink | Rest | RollForStairs | Wear | TakeOff | PickUp | Give | AskFor | AttackHero
