"""The nouns: squares, heroes and what holds them, monsters, things, the dragon; what lies open and what does not.

`Castle` is everything that lies open on the table (DL-BASE-21): a view holds a copy of it, so the small questions of
`passages.py`, `heroes.py` and `monsters.py` serve a seat and the rules alike.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from montjoy.core.decks import Deck
from montjoy.games.drakborgen.duel.state import Fight
from montjoy.games.drakborgen.model.pack.rows import Ability, Edge, Powers, Reward, Slot
from montjoy.games.drakborgen.options import DrakborgenOptions
from montjoy.games.drakborgen.protocol.places import OUTSIDE, Dir
from montjoy.games.drakborgen.protocol.questions import GoHome, GoStraight, KeepTrying


class Free(msgspec.Struct, frozen=True, tag=True):
    """Nothing holds him."""


class TurningBack(msgspec.Struct, frozen=True, tag=True):
    """In his next turn he steps back (DL-7.6, 4.9d, 4.10b), with the monsters that follow him.  At a chamber he stands on
    the threshold and is not inside."""

    why: Literal["encounter", "bridge", "chamber"]
    followers: tuple[str, ...] = ()


class AtRubble(msgspec.Struct, frozen=True, tag=True):
    """At the entrance of rubble, DL-4.6.1a."""


class InRubble(msgspec.Struct, frozen=True, tag=True):
    """Stuck in the middle, DL-4.6.1d."""


class Webbed(msgspec.Struct, frozen=True, tag=True):
    """Caught in the web of his square, DL-11.1a."""


class AtExit(msgspec.Struct, frozen=True, tag=True):
    """Fled from a fight to the edge of an unrevealed square (DL-8.12e): his next turn takes him through."""

    way: str


class Arriving(msgspec.Struct, frozen=True, tag=True):
    """Teleported (DL-12.1b): in TRANSIT, comes to this place at the start of his next turn."""

    to: str


class Retired(msgspec.Struct, frozen=True, tag=True):
    """Out of the game by his own choice, with what he has (DL-BASE-18)."""


class Dead(msgspec.Struct, frozen=True, tag=True):
    """Out of the game; his player is a monster player.  `why`: "wounds", "fight", "eaten", "sunset", "no-way-up"."""

    why: str
    round: int
    place: str


Situation: TypeAlias = Free | TurningBack | AtRubble | InRubble | Webbed | AtExit | Arriving | Retired | Dead

OTHER: Final = "other"                                       # in the centre deck: any tile but the chamber
ON, OFF = "+", "-"                                           # in castle.handled: put on or off, and not told yet

Kind: TypeAlias = Literal["", "room", "corridor", "rubble", "abyss", "bridge", "chamber", "tower"]
Factor: TypeAlias = Literal["agility", "strength", "psyche", "armour"]
FACTORS: Final[tuple[Factor, ...]] = ("agility", "armour", "strength", "psyche")          # round the ring, DL-8.3b
How: TypeAlias = Literal["start", "open", "door", "gate", "door_and_gate", "secret", "stairs", "teleport"]
Action: TypeAlias = Literal["attack", "wait", "turn_back"]
Reaction: TypeAlias = Literal["fight", "flee", "passive", "follow"]
Sort: TypeAlias = Literal["key", "treasure", "item", "potion", "amulet", "ring", "special_card", "treasure_card"]
Phase: TypeAlias = Literal["setup", "turns", "movement", "events", "sun"]


# ---- things ----------------------------------------------------------------------------------------------------------
class Thing(msgspec.Struct, frozen=True):
    """A possession, or what lies about.  `id` is its tile or card, or for hidden cards a name that tells nothing
    ("red.t1": red's first treasure card, for as long as it is above ground).  `what`: its row in the pack; "" for a hidden
    card and for a reward in gold.  `gold`: 0 for treasure cards, which are worth something all the same (DL-4.9b)."""

    id: str
    sort: Sort
    what: str = ""
    slot: Slot = ""
    gold: int = 0
    powers: Powers = Powers()


# ---- the board -------------------------------------------------------------------------------------------------------
class Square(msgspec.Struct, omit_defaults=True):
    """One square.  Face down: `kind` "" and nothing else.  `edges` and `signs` (painted symbols, 0 none) go north, east,
    south, west as the tile lies; `marked`: edges of this tile with an open-door marker; `found`: its secret doors that
    somebody has used; `room`: the room tile that was turned up here; `lying`: things left here, `web`: a web marker."""

    id: str
    kind: Kind = ""
    tile: str = ""
    edges: list[Edge] = []
    signs: list[int] = []
    stairs: int = 0
    marked: list[Dir] = []
    found: list[Dir] = []
    room: str = ""
    lying: list[Thing] = []
    web: bool = False

    @property
    def face_up(self) -> bool:
        return self.kind != ""


class Monster(msgspec.Struct):
    """A figure.  `id`: the room tile that it was.  `at`: a square or BELOW.  The reward it keeps, DLC-20."""

    id: str
    kind: str
    at: str
    agility: int
    strength: int
    psyche: int
    armour: int
    reward: Reward | None = None


class Companion(msgspec.Struct):
    """A monster that a hero controls (DL-12.3): always where he is, on no square of its own.  Its combat points are full
    again for each fight."""

    id: str
    kind: str
    combat_points: int
    agility: int
    strength: int
    psyche: int
    armour: int
    reward: Reward | None = None


class Dragon(msgspec.Struct):
    """`drawn`: dragon cards that are out, with the chamber not yet empty since.  `restless`: draws are of two cards until
    the chamber is next left empty.  `visited`: somebody has been inside since it was last empty."""

    state: Literal["asleep", "awake", "dead"] = "asleep"
    drawn: list[str] = []
    restless: bool = False
    visited: bool = False


# ---- heroes ----------------------------------------------------------------------------------------------------------
class Came(msgspec.Struct, frozen=True):
    """By which way of his present place a hero last came in, and how (DL-3.3-X).  `way` "": by none of them."""

    way: str = ""
    how: How = "start"


class Door(msgspec.Struct, frozen=True):
    """A door opened with a key or picked, of which its opener has still to say: open or locked (DL-4.4.1b).  It carries a
    marker until then."""

    square: str
    way: Dir


class Ahead(msgspec.Struct, frozen=True):
    """Another hero has gone from this square by this way, under a portcullis which he may still pass (DL-QA-05)."""

    leader: str
    square: str
    way: Dir


GoingOn: TypeAlias = KeepTrying | GoStraight | GoHome


class Hero(msgspec.Struct):
    """A hero.  His factors and `most` body points are those of the card.  `worn`: ids of his things in slots.  `used`: how
    often something that runs out was used: "daggers", "arrows", "shuriken", a spell's name, a ring's id.  `skip`: turns to
    lose.  `door`: one he has still to decide about.  `ahead`: whom he may go after.  `walk`: the places he has said he will go
    to, one after another.  `goes_on`: what he has said he does turn after turn."""

    id: str
    card: str
    agility: int
    strength: int
    psyche: int
    armour: int
    most: int
    body: int
    ability: Ability = "none"
    charges: int = 0
    place: str = OUTSIDE
    came: Came = Came()
    situation: Situation = Free()
    things: list[Thing] = []
    worn: list[str] = []
    used: dict[str, int] = {}
    skip: int = 0
    door: Door | None = None
    companions: list[Companion] = []
    ahead: Ahead | None = None
    walk: list[str] = []
    goes_on: GoingOn | None = None


# ---- what goes on ----------------------------------------------------------------------------------------------------
class Encounter(msgspec.Struct):
    """Heroes meet monsters.  `by` acts the monsters: a seat, or "" the automaton.  `shut`: the way by which none of them
    may flee (DL-7.7a).  `how`: "found" by a room tile, "entered" by the hero, "walked-in" by a monster player, "fled-in",
    "followed".  Which card was drawn for a monster is secret (World.cards)."""

    place: str
    heroes: list[str]
    monsters: list[str]
    by: str = ""
    how: str = "found"
    ambush: bool = False
    shut: str = ""
    actions: dict[str, Action] = {}
    reactions: dict[str, Reaction] = {}
    back: str = ""                                           # walked-in: the place the monster came from (DL-5.5.3b)
    fought: list[str] = []                                   # monsters whose fight has begun
    fled: list[str] = []                                     # heroes who have fled from one
    redrawn: bool = False                                    # the Ring of Shade has had another card drawn
    shared: dict[str, str] = {}                              # monster -> seat, where monster players share them (DL-13.3i-X)


class Due(msgspec.Struct):
    """With advanced_phases: what waits for the event phase.  `heroes`: who came to the place together; `what`: "room" (its
    room tile), "meeting" (figures that stand there), "web", "visit" (monsters that walked in, from the place `back`); of one
    hero in the chamber: "dragon" (he will fight it), "rested", "tried" (he has tried to get out); anywhere "lost",
    this turn."""

    place: str
    what: Literal["room", "meeting", "web", "visit", "dragon", "rested", "tried", "lost"]
    heroes: list[str]
    monsters: list[str] = []
    back: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """Who has won (nobody: the castle has), why it ended ("sunset", "nobody-left", "no-way-up"), in which round, and the
    gold of everybody who is out."""

    winners: tuple[str, ...]
    why: str
    round: int
    gold: dict[str, int]


class Castle(msgspec.Struct):
    """All that lies open on the table."""

    scenario: str
    options: DrakborgenOptions
    players: list[str]                                       # clockwise round the table
    order: list[str] = []                                    # in turn order; the player to the right is the one before
    symbol: int = 0                                          # of real secret doors
    mark: str = "setup"                                      # the label of the last mark (play.py)
    round: int = 1
    phase: Phase = "setup"
    turn: int = 0                                            # whose turn it is: a number in `order`
    squares: dict[str, Square] = {}
    heroes: dict[str, Hero] = {}                             # by seat
    monsters: dict[str, Monster] = {}
    dragon: Dragon = msgspec.field(default_factory=Dragon)
    sun: int = 0                                             # steps gone
    used: list[str] = []                                     # the used pile, as far as its faces were seen
    unseen: int = 0                                          # tiles in it that nobody has seen
    below: list[Thing] = []                                  # treasures lying in the catacombs (dropped_treasure)
    dealt: dict[str, list[str]] = {}                         # hero cards to choose from (hero_deal = random)
    roused: list[str] = []                                   # monsters that a monster player has moved this round
    handled: list[str] = []                                  # things put on, put off or offered this turn: once each
    moved: list[str] = []                                    # advanced_phases: who has had his movement this round
    done: list[str] = []                                     # ... and who his events
    due: list[Due] = []                                      # ... and what they will be
    encounters: list[Encounter] = []                         # the last one goes on; those before it wait for it
    asked: list[str] = []                                    # who is being asked, where everybody may see it


class Peek(msgspec.Struct):
    """The two tiles of a face-down square that somebody has looked at; they are in no deck any more."""

    labyrinth: str
    room: str
    by: list[str]


class Decks(msgspec.Struct):
    """Every deck.  Which tile lies on which square is decided when it is turned up or peeked at: `labyrinth` and `rooms`
    hold the tiles of all face-down squares and the spare ones; `centre` says of a central square whether it is the chamber
    or OTHER, then `labyrinth` which tile."""

    labyrinth: Deck
    centre: Deck
    rooms: Deck
    treasure: Deck
    dragon: Deck
    monster: Deck
    amulet: Deck
    ring: Deck
    special: Deck
    hero: Deck


class PackRef(msgspec.Struct, frozen=True):
    """Which content pack is played with: a folder of packs/, and what a group adds or overrides, as text (`pack/lookup.py`)."""

    name: str = "standard"
    own: str = ""


class World(msgspec.Struct):
    """The whole state."""

    castle: Castle
    pack: PackRef
    decks: Decks
    peeks: dict[str, Peek] = {}                              # square -> what lies there
    faces: dict[str, str] = {}                               # id of a treasure or special card in a hand -> its card
    seen_by: dict[str, list[str]] = {}                       # such a card -> who has seen its face, wherever it is now
    cards: dict[str, str] = {}                               # monster -> the card drawn for it, in the player's hand
    fight: Fight | None = None
    fighters: list[str] = []                                 # who the fight's numbers are: heroes, monsters, companions
    seats: tuple[str, ...] = ()                              # who the fight's seats are
