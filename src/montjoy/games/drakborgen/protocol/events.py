"""What happens, as events: rounds and moving about, doors and obstacles, things, encounters, fights.

Public unless the docstring says otherwise (DL-BASE-21).  Heroes are named by their seats, monsters and things by their ids;
`why` and the like are words of the rules.
"""

from __future__ import annotations

from montjoy.core.effects import Event


# ---- before the game -------------------------------------------------------------------------------------------------
class OrderRolled(Event, frozen=True):
    """The turn order; the first is player 1."""

    rule = "DL-BASE-11"
    order: tuple[str, ...]


class SymbolRolled(Event, frozen=True):
    """The painted symbol that marks real secret doors in this game."""

    rule = "DL-BASE-06"
    symbol: int


class StaircaseLaid(Event, frozen=True):
    """A staircase lies face up from the start; `number`: by which one comes up there."""

    rule = "DL-4.8e"
    square: str
    number: int


class HeroesDealt(Event, frozen=True):
    rule = "DL-BASE-08"
    seat: str
    heroes: tuple[str, ...]


class HeroTaken(Event, frozen=True):
    rule = "DL-BASE-08"
    seat: str
    hero: str


class Started(Event, frozen=True):
    rule = "DL-BASE-10"
    seat: str
    place: str


# ---- rounds, day and end ---------------------------------------------------------------------------------------------
class TurnBegun(Event, frozen=True):
    """A hero's turn, or a monster player's."""

    rule = "DL-BASE-13"
    seat: str
    round: int


class TurnLost(Event, frozen=True):
    """The hero must lose this turn; so many are left."""

    rule = "DL-BASE-13"
    seat: str
    left: int


class SunMoved(Event, frozen=True):
    """`why`: "die", "room" (an event), "held" (an hourglass: the die did not count)."""

    rule = "DL-BASE-14"
    steps: int
    sun: int
    why: str
    round: int = 0


class SunSet(Event, frozen=True):
    rule = "DL-BASE-15"
    lost: tuple[str, ...]


class WentRetired(Event, frozen=True):
    """`gold`: of what lies open; `cards`: treasure cards, which only he has seen."""

    rule = "DL-BASE-18"
    seat: str
    gold: int = 0
    cards: int = 0


class NoWayUp(Event, frozen=True):
    """Everybody left is in the catacombs and no staircase is face up."""

    rule = "DL-4.8e"
    seats: tuple[str, ...]


class FacesShown(Event, frozen=True):
    """At the end: a hero's treasure cards and all he is worth."""

    rule = "DL-BASE-16"
    seat: str
    cards: tuple[str, ...]
    gold: int


# ---- moving about ----------------------------------------------------------------------------------------------------
class Moved(Event, frozen=True):
    rule = "DL-3.3"
    seat: str
    start: str
    to: str
    way: str


class SetOut(Event, frozen=True):
    """He goes there, turn after turn, until something happens."""

    rule = "DL-3.3"
    seat: str
    to: str


class GoesOn(Event, frozen=True):
    """He does it turn after turn, until it succeeds or something happens.  `what`: as in KeepTrying, or "straight" on."""

    rule = "DL-3.3"
    seat: str
    what: str
    way: str


class TileTurned(Event, frozen=True):
    """A labyrinth tile is laid face up, its entry dot on that side."""

    rule = "DL-6.1a"
    square: str
    tile: str
    entry: str


class RoomTileAside(Event, frozen=True):
    """The room tile is put aside; nobody has seen it."""

    rule = "DL-6.1b"
    square: str


class RoomTurned(Event, frozen=True):
    rule = "DL-6.1b"
    square: str
    room: str


class RoomEmpty(Event, frozen=True):
    """The reservation on the tile is not met."""

    rule = "DL-6.3"
    square: str
    room: str


class RoomDone(Event, frozen=True):
    """A tile goes to the used pile."""

    rule = "DL-6-X1"
    room: str


class SecretDoorFound(Event, frozen=True):
    rule = "DL-4.1.1c-X"
    seat: str
    square: str
    way: str


class PlainWall(Event, frozen=True):
    """The wall that was named is no secret door."""

    rule = "DL-4.1.1c-X"
    seat: str
    square: str
    way: str


class WentOutside(Event, frozen=True):
    rule = "DL-BASE-17"
    seat: str
    start: str


class CameInto(Event, frozen=True):
    """From outside into a tower room."""

    rule = "DL-BASE-17"
    seat: str
    to: str


class Stayed(Event, frozen=True):
    rule = "DL-QA-03"
    seat: str


class Rested(Event, frozen=True):
    rule = "DL-5.3"
    seat: str
    gained: int
    body: int


# ---- doors and obstacles ---------------------------------------------------------------------------------------------
class TestPassed(Event, frozen=True):
    """`why`: the rule of the test; `what`: what it is for, `about` which treasure; it is the `nth` roll of `times`; `below`: the
    roll must be less than the value.  Also for monsters, by id."""

    seat: str
    factor: str
    roll: int
    value: int
    why: str
    what: str = ""
    about: str = ""
    nth: int = 1
    times: int = 1
    below: bool = False


class TestFailed(Event, frozen=True):
    seat: str
    factor: str
    roll: int
    value: int
    why: str
    what: str = ""
    about: str = ""
    nth: int = 1
    times: int = 1
    below: bool = False


class DoorOpened(Event, frozen=True):
    """`by`: "key", "master-key", "spell", "pick", "force"."""

    rule = "DL-4.4"
    seat: str
    square: str
    way: str
    by: str


class DoorLeftOpen(Event, frozen=True):
    rule = "DL-4.4.1b"
    square: str
    way: str


class DoorLocked(Event, frozen=True):
    rule = "DL-4.4.1b"
    square: str
    way: str


class GateLifted(Event, frozen=True):
    rule = "DL-4.5.1b"
    seat: str
    square: str
    way: str


class GateFell(Event, frozen=True):
    rule = "DL-4.5"
    square: str
    way: str


class WentAfter(Event, frozen=True):
    """He has come in under the portcullis before it was down."""

    rule = "DL-QA-05"
    seat: str
    leader: str
    square: str


class CameToRubble(Event, frozen=True):
    rule = "DL-4.6.1a"
    seat: str
    square: str


class RubbleForced(Event, frozen=True):
    rule = "DL-4.6.1c"
    seat: str
    square: str


class StuckInTheRubble(Event, frozen=True):
    rule = "DL-4.6.1d"
    seat: str
    square: str


class WentDown(Event, frozen=True):
    rule = "DL-4.7.1"
    seat: str
    square: str


class SearchedInVain(Event, frozen=True):
    rule = "DL-4.7.3a"
    seat: str
    roll: int


class CameUp(Event, frozen=True):
    rule = "DL-4.7.3c"
    seat: str
    square: str
    stairs: int


class LeaptAcross(Event, frozen=True):
    rule = "DL-4.8a"
    seat: str
    square: str


class Fell(Event, frozen=True):
    """Into the catacombs."""

    rule = "DL-4.8c"
    seat: str
    square: str


class Crossed(Event, frozen=True):
    rule = "DL-4.9c"
    seat: str
    square: str


class Declined(Event, frozen=True):
    """`why`: "bridge" or "chamber"."""

    rule = "DL-4.9d"
    seat: str
    square: str
    why: str


class TreasureFell(Event, frozen=True):
    """From the footbridge."""

    rule = "DL-4.9c"
    seat: str
    thing: str


class JumpedAfter(Event, frozen=True):
    rule = "DL-4.9e"
    seat: str


class TreasureFoundBelow(Event, frozen=True):
    rule = "DL-4.9f-X"
    seat: str
    thing: str


class SteppedBack(Event, frozen=True):
    rule = "DL-7.6a"
    seat: str
    start: str
    to: str


class WayBackShut(Event, frozen=True):
    """He meant to go back and cannot any more."""

    rule = "DL-7.6d-X"
    seat: str


# ---- body points -----------------------------------------------------------------------------------------------------
class Hurt(Event, frozen=True):
    """`why`: the rule."""

    rule = "DL-5.1b"
    hero: str
    lost: int
    body: int
    why: str


class Healed(Event, frozen=True):
    rule = "DL-5.3"
    hero: str
    gained: int
    body: int
    why: str


class Died(Event, frozen=True):
    """`why`: "wounds", "fight", "eaten", "sunset", "no-way-up"."""

    rule = "DL-5.1c"
    hero: str
    why: str
    place: str


class RingSaved(Event, frozen=True):
    """The Ring of Life is spent; he keeps one point."""

    rule = "DLC-24"
    hero: str
    ring: str


class Warded(Event, frozen=True):
    rule = "DLC-24"
    hero: str
    spared: int


class RolledAgain(Event, frozen=True):
    """With the rope."""

    rule = "DLC-24"
    hero: str


# ---- things ----------------------------------------------------------------------------------------------------------
class Found(Event, frozen=True):
    """An open thing."""

    rule = "DL-6.2a"
    hero: str
    thing: str
    sort: str
    what: str


class CardTaken(Event, frozen=True):
    """A special or a treasure card: that he has one more."""

    rule = "DLC-23"
    hero: str
    thing: str
    sort: str


class FaceSeen(Event, frozen=True):
    """To those who see the face alone."""

    rule = "DLC-23"
    thing: str
    card: str


class DeckEmpty(Event, frozen=True):
    rule = "DL-9-X2"
    deck: str


class PutOn(Event, frozen=True):
    rule = "DLC-10"
    hero: str
    thing: str


class PutOff(Event, frozen=True):
    rule = "DLC-10"
    hero: str
    thing: str


class Drank(Event, frozen=True):
    rule = "DLC-13"
    hero: str
    potion: str


class PickedUp(Event, frozen=True):
    rule = "DLC-22"
    hero: str
    thing: str
    place: str


class LeftLying(Event, frozen=True):
    rule = "DLC-22"
    thing: str
    place: str


class Offered(Event, frozen=True):
    """Said aloud before the other one is asked: `wanted`, he asks for it."""

    rule = "DLC-21"
    thing: str
    hero: str
    to: str
    wanted: bool


class Given(Event, frozen=True):
    rule = "DLC-21"
    thing: str
    giver: str
    taker: str


class GiftRefused(Event, frozen=True):
    rule = "DLC-21"
    thing: str
    giver: str
    taker: str


class ThingLost(Event, frozen=True):
    """`to`: "used", "under-deck", "out"."""

    rule = "DL-6-X1"
    hero: str
    thing: str
    to: str


class CardPlayed(Event, frozen=True):
    """A special card, face up now."""

    rule = "DLC-24"
    hero: str
    thing: str
    card: str
    on: str


class SpellCast(Event, frozen=True):
    rule = "DLC-04"
    hero: str
    spell: str


class Peeked(Event, frozen=True):
    """The far-seeing glass: at which square."""

    rule = "DLC-24"
    hero: str
    square: str


class TilesSeen(Event, frozen=True):
    """To the one who looks alone."""

    rule = "DLC-24"
    square: str
    labyrinth: str
    room: str


class ByHandTold(Event, frozen=True):
    """What the table says came of an effect."""

    rule = "DLC-24"
    hero: str
    text: str
    note: str


class MustLoseTurns(Event, frozen=True):
    """The hero loses so many turns more."""

    rule = "DLC-24"
    hero: str
    turns: int


# ---- webs, travel, events --------------------------------------------------------------------------------------------
class Caught(Event, frozen=True):
    rule = "DL-11.1a"
    hero: str
    square: str


class WebForced(Event, frozen=True):
    rule = "DL-11.2"
    hero: str
    square: str
    freed: tuple[str, ...]


class GotLoose(Event, frozen=True):
    rule = "DL-11.1d"
    hero: str
    square: str


class SpiderMoved(Event, frozen=True):
    rule = "DL-11.3a"
    spider: str
    start: str
    to: str


class Eaten(Event, frozen=True):
    rule = "DL-11.5"
    hero: str
    spider: str
    square: str


class Whirled(Event, frozen=True):
    """Teleported; where to."""

    rule = "DL-12.1a"
    who: str
    direction: str
    to: str


class Arrived(Event, frozen=True):
    rule = "DL-12.1b"
    hero: str
    to: str


class RingUsed(Event, frozen=True):
    """A ring that can be used so many times more."""

    rule = "DLC-24"
    hero: str
    ring: str
    left: int


class Numbered(Event, frozen=True):
    """The passages in the order of their numbers."""

    rule = "DL-12.2a"
    who: str
    ways: tuple[str, ...]


class RanOut(Event, frozen=True):
    """By chance, through this passage."""

    rule = "DL-12.2b"
    who: str
    way: str


class TileRotated(Event, frozen=True):
    rule = "DLC-24"
    square: str
    quarters: int


class MonstersStir(Event, frozen=True):
    rule = "DLC-24"
    monsters: tuple[str, ...]


# ---- encounters ------------------------------------------------------------------------------------------------------
class MonsterFound(Event, frozen=True):
    rule = "DL-7.1"
    monster: str
    kind: str
    square: str
    ambush: bool


class Met(Event, frozen=True):
    """`by`: who acts the monsters; "" the automaton."""

    rule = "DL-7.1b"
    heroes: tuple[str, ...]
    monsters: tuple[str, ...]
    place: str
    by: str


class CardDrawn(Event, frozen=True):
    """A monster card was drawn for it; which, is not shown."""

    rule = "DL-7.2"
    monster: str


class CardRead(Event, frozen=True):
    """To the monsters' player alone."""

    rule = "DL-7.2"
    monster: str
    card: str
    combat_points: int
    on_attack: str
    on_wait: str
    on_turn_back: str


class Chose(Event, frozen=True):
    rule = "DL-7.4"
    hero: str
    action: str


class Reacted(Event, frozen=True):
    rule = "DL-7.5a"
    monster: str
    reaction: str


class WayShut(Event, frozen=True):
    """It would flee and cannot: it fights."""

    rule = "DL-7.7a"
    monster: str


class MonsterFled(Event, frozen=True):
    rule = "DL-7.7b"
    monster: str
    start: str
    way: str
    to: str


class MonsterLeft(Event, frozen=True):
    """It leaves the game: "unknown-square", "teleport", "outside", "dead", "ran-off" (a champion), "eaten"."""

    rule = "DL-7.7d"
    monster: str
    kind: str
    why: str


class MonsterWentDown(Event, frozen=True):
    rule = "DL-7.7f-X"
    monster: str


class Roused(Event, frozen=True):
    """It stays as a figure."""

    rule = "DL-7.6b"
    monster: str
    square: str


class Followed(Event, frozen=True):
    rule = "DL-7.6c"
    monster: str
    to: str


class AmbushSeen(Event, frozen=True):
    """An ambush that is an ordinary encounter after all."""

    rule = "DLC-02"
    hero: str
    monster: str


class CardShuffledIn(Event, frozen=True):
    rule = "DL-7-X3"
    monster: str


class Rewarded(Event, frozen=True):
    rule = "DLC-20"
    hero: str
    monster: str


class Banished(Event, frozen=True):
    rule = "DLC-24"
    monster: str
    direction: str


class Bound(Event, frozen=True):
    rule = "DLC-24"
    hero: str
    monster: str


class Controls(Event, frozen=True):
    """`combat_points`: with how many it will fight, every time."""

    rule = "DL-12.3a"
    hero: str
    companion: str
    kind: str
    combat_points: int


class Uncontrolled(Event, frozen=True):
    rule = "DL-12.3f-X"
    companion: str
    kind: str
    place: str


# ---- monster players -------------------------------------------------------------------------------------------------
class BecameMonsterPlayer(Event, frozen=True):
    rule = "DL-5.5a"
    seat: str


class MonsterMoved(Event, frozen=True):
    rule = "DL-5.5b"
    seat: str
    monster: str
    start: str
    to: str


class MonsterFailed(Event, frozen=True):
    """At a door or a portcullis."""

    rule = "DL-5.5.2b"
    monster: str
    square: str
    way: str


class MonsterCameUp(Event, frozen=True):
    rule = "DL-5.5.1c"
    monster: str
    square: str


class MonsterStayed(Event, frozen=True):
    """No move."""

    rule = "DL-5.5b"
    seat: str


# ---- advanced rules --------------------------------------------------------------------------------------------------
class PhaseBegun(Event, frozen=True):
    rule = "DL-13.1a"
    phase: str
    round: int


class WentAlong(Event, frozen=True):
    rule = "DL-13.1c"
    hero: str
    leader: str
    to: str


class StayedBehind(Event, frozen=True):
    rule = "DL-13.1c"
    hero: str
    leader: str


class FindClaimed(Event, frozen=True):
    """Claims are laid open together."""

    rule = "DL-13.1f"
    what: str
    claimants: tuple[str, ...]


class FindDecided(Event, frozen=True):
    """`by`: "agreement", "dice", "fight"; hero "": it lies there."""

    rule = "DL-13.1f"
    what: str
    hero: str
    by: str


class HeroAttacked(Event, frozen=True):
    rule = "DL-13.5b-X"
    hero: str
    other: str


class TookPart(Event, frozen=True):
    """`side` "": stays out."""

    rule = "DL-13.5b-X"
    hero: str
    side: str


class SpoilTaken(Event, frozen=True):
    rule = "DL-13.5c-X"
    hero: str
    thing: str
    of: str


# ---- fights ----------------------------------------------------------------------------------------------------------
class FightBegun(Event, frozen=True):
    rule = "DL-7.8"
    heroes: tuple[str, ...]
    monsters: tuple[str, ...]
    place: str


class Begins(Event, frozen=True):
    """Somebody's combat points at the start."""

    rule = "DL-8.1a"
    fighter: str
    combat_points: int


class Thrown(Event, frozen=True):
    rule = "DLC-03"
    hero: str
    missile: str
    at: str
    hit: bool
    left: int
    roll: int = 0


class FightRound(Event, frozen=True):
    """All positions at once: (fighter, position)."""

    rule = "DL-8.4a"
    round: int
    positions: tuple[tuple[str, str], ...]


class LeftToChance(Event, frozen=True):
    """From now on chance chooses his positions: a hero's until he is hurt or somebody is out of the fight."""

    rule = "DL-8.5c-X"
    fighter: str


class NothingEntered(Event, frozen=True):
    """The time was up before a marker was moved; where it lies now."""

    rule = "DL-8.5b"
    fighter: str
    position: str


class Hit(Event, frozen=True):
    """A position that beats another.  `round` 0: the line of the round stands above; `left`: the combat points of who pays at
    once, and -1 of a hero, who pays or risks them."""

    rule = "DL-8.6"
    fighter: str
    by: str
    loss: int
    position: str
    against: str
    round: int = 0
    left: int = -1


class Overpowered(Event, frozen=True):
    """The same position, and the higher value takes the difference.  `value`: of who hits; `against`: of who is hit."""

    rule = "DL-8.7a"
    fighter: str
    by: str
    loss: int
    position: str
    value: int
    against: int
    round: int = 0
    left: int = -1


class Clinch(Event, frozen=True):
    rule = "DL-8.7b"
    fighter: str
    other: str
    position: str
    value: int
    round: int = 0


class Whiffed(Event, frozen=True):
    rule = "DL-8.8"
    fighter: str
    other: str
    whiffs: int
    position: str
    against: str
    round: int = 0


class HitCancelled(Event, frozen=True):
    rule = "DL-13.3e"
    fighter: str
    by: str


class Paid(Event, frozen=True):
    rule = "DL-8.2a"
    fighter: str
    loss: int
    left: int


class Risked(Event, frozen=True):
    rule = "DL-8.11b"
    hero: str
    suns: int
    left: int
    body: int


class Breathed(Event, frozen=True):
    """The dragon's breath: one more to pay or to risk."""

    rule = "DL-10.1b"
    fighter: str


class FlightDeclared(Event, frozen=True):
    rule = "DL-8.12a"
    hero: str


class FlightFailed(Event, frozen=True):
    rule = "DL-8.12c"
    hero: str


class Escaped(Event, frozen=True):
    rule = "DL-8.12b"
    hero: str


class NerveBroken(Event, frozen=True):
    """Three whiffs in a row."""

    rule = "DL-8.9a"
    monster: str


class Cornered(Event, frozen=True):
    """Three whiffs in a row and no way out: it fights on, and the count begins anew."""

    rule = "DL-8.9b-X"
    monster: str


class Fallen(Event, frozen=True):
    rule = "DL-8.13"
    fighter: str


class LifeKept(Event, frozen=True):
    """The Ring of Life is spent: the hero keeps one body point and one combat point."""

    rule = "DLC-24"
    hero: str


class TakesOver(Event, frozen=True):
    """His champion has fallen or lost its nerve; the hero fights on."""

    rule = "DL-12.3e"
    hero: str
    companion: str


class FightOver(Event, frozen=True):
    """`slain`, `fled`: of both sides; `losses`: body points that it has cost, by hero (DL-8.14a)."""

    rule = "DL-8.13"
    place: str
    rounds: int
    slain: tuple[str, ...]
    fled: tuple[str, ...]
    losses: dict[str, int]


class Parted(Event, frozen=True):
    """Three whiffs between heroes, or one has yielded."""

    rule = "DL-13.5c-X"
    heroes: tuple[str, ...]


class Yielded(Event, frozen=True):
    rule = "DL-13.5c-X"
    hero: str
    to: str


class FledToExit(Event, frozen=True):
    """Out of a fight, to the edge of an unrevealed square."""

    rule = "DL-8.12e"
    hero: str
    square: str
    way: str


# ---- the treasure chamber and the dragon -----------------------------------------------------------------------------
class ReachedChamber(Event, frozen=True):
    rule = "DL-4.10a"
    hero: str
    square: str


class EnteredChamber(Event, frozen=True):
    rule = "DL-4.10b"
    hero: str


class TreasureDeclined(Event, frozen=True):
    rule = "DL-9.1a"
    hero: str


class DragonCard(Event, frozen=True):
    rule = "DL-9.2b"
    hero: str
    card: str
    state: str


class DragonCardSkipped(Event, frozen=True):
    rule = "DLC-24"
    hero: str


class DragonWoke(Event, frozen=True):
    """`why`: "card", "fight"."""

    rule = "DL-9.5a"
    why: str


class DragonSleeps(Event, frozen=True):
    """The chamber is empty; the drawn cards are shuffled back."""

    rule = "DL-9.3b"
    cards: int


class DragonRestless(Event, frozen=True):
    rule = "DLC-24"


class CardsThrownAway(Event, frozen=True):
    rule = "DL-9.6b"
    hero: str
    cards: tuple[str, ...]


class FledDragon(Event, frozen=True):
    rule = "DL-9.8"
    hero: str


class FlightFromDragonFailed(Event, frozen=True):
    rule = "DL-9.5c"
    hero: str


class FirstBlow(Event, frozen=True):
    rule = "DL-10.2"
    hero: str
    roll: int
    taken: int


class DragonSlain(Event, frozen=True):
    rule = "DL-10.4"
    heroes: tuple[str, ...]


class GreedHolds(Event, frozen=True):
    """The Ring of Greed: he may not leave."""

    rule = "DLC-24"
    hero: str
    roll: int
