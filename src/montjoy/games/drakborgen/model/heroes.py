"""The small questions one asks of heroes: who stands where, what holds them, what they are worth; and of turn order.

Everything here takes the Castle, so it serves what a seat knows and the rules alike.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from montjoy.games.drakborgen.model.passages import passage
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import (
    Arriving,
    AtExit,
    AtRubble,
    Castle,
    Dead,
    Factor,
    Hero,
    InRubble,
    Monster,
    Retired,
    Thing,
    TurningBack,
    Webbed,
)
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE, TRANSIT

State: TypeAlias = Literal[
    "free", "turning_back", "rubble_entrance", "rubble_stuck", "webbed", "catacombs", "at_exit", "in_transit",
    "dragon_awake_inside", "outside", "skip", "in_fight", "retired", "dead",
]
GONE: Final = (Dead, Retired)
HELD: Final[dict[type, State]] = {                           # situations that have a name of their own in DL-T-STATES
    Dead: "dead", Retired: "retired", Arriving: "in_transit", AtExit: "at_exit", TurningBack: "turning_back",
    Webbed: "webbed", AtRubble: "rubble_entrance", InRubble: "rubble_stuck",
}


# ---- seats and the order of turns --------------------------------------------------------------------------------------
def alive(hero: Hero) -> bool:
    return not isinstance(hero.situation, Dead)


def playing(hero: Hero) -> bool:
    """Alive and not retired."""
    return type(hero.situation) not in GONE


def heroes_in_order(castle: Castle, first: str = "") -> list[Hero]:
    """All heroes in turn order, beginning with player 1 or with `first`."""
    order, heroes = castle.order, castle.heroes
    if first:
        at = order.index(first)
        order = order[at:] + order[:at]
    return [heroes[seat] for seat in order if seat in heroes]


def right_of(castle: Castle, seat: str) -> list[str]:
    """DL-BASE-11  The other players, going right from a player: the one before him in the order first."""
    at = castle.order.index(seat)
    return [*reversed(castle.order[:at]), *reversed(castle.order[at + 1 :])]


def monster_seats(castle: Castle) -> list[str]:
    """DL-5.5a  The players whose heroes are dead, in turn order."""
    return [seat for seat in castle.order if seat in castle.heroes and not alive(castle.heroes[seat])]


# ---- who stands where --------------------------------------------------------------------------------------------------
def heroes_at(castle: Castle, place: str, first: str = "") -> list[Hero]:
    """Those still in the game who are there, in turn order."""
    return [h for h in heroes_in_order(castle, first) if h.place == place and playing(h)]


def monsters_at(castle: Castle, place: str) -> list[Monster]:
    return [m for m in castle.monsters.values() if m.at == place]


def in_castle(castle: Castle, hero: Hero) -> bool:
    """On a square of the castle: not outside, not in the catacombs, not in transit."""
    return playing(hero) and is_square(hero.place)


def inside_chamber(castle: Castle, hero: Hero) -> bool:
    """DL-4.10b  Inside the treasure chamber; not at its threshold."""
    here = castle.squares.get(hero.place)
    if here is None or here.kind != "chamber" or not playing(hero):
        return False
    return not (isinstance(hero.situation, TurningBack) and hero.situation.why == "chamber")


def in_chamber(castle: Castle) -> list[Hero]:
    """DL-9.3a  The heroes inside the chamber, in turn order."""
    return [h for h in heroes_in_order(castle) if inside_chamber(castle, h)]


def state_of(castle: Castle, hero: Hero) -> State:
    """DL-3.3-X  A hero's situation by its name in DL-T-STATES; "in_fight" is told by World.fight alone."""
    held = HELD.get(type(hero.situation))
    if held is not None:
        return held
    if hero.skip:
        return "skip"
    if hero.place == BELOW:
        return "catacombs"
    if hero.place == OUTSIDE:
        return "outside"
    if castle.dragon.state == "awake" and inside_chamber(castle, hero):
        return "dragon_awake_inside"
    return "in_transit" if hero.place == TRANSIT else "free"


def way_back_is_free(castle: Castle, hero: Hero) -> bool:
    """DL-7.6a, DL-4.5.1-X, DL-QA-02  He may turn back if the passage he came in by is free now: not under a portcullis, not
    through a secret door, not after a teleport."""
    came = hero.came
    return came.way != "" and came.how not in ("secret", "teleport") and passage(castle, hero.place, came.way).free


# ---- what they have and are worth --------------------------------------------------------------------------------------
def injured(hero: Hero) -> bool:
    """DL-5.1a  His body points are the hero card's number, reduced by injuries."""
    return hero.body < hero.most


def working(hero: Hero) -> list[Thing]:
    """DLC-10  The things that have an effect: worn, or of a kind that needs no slot."""
    return [t for t in hero.things if t.id in hero.worn or t.slot == "gear"]


def power(hero: Hero, name: str) -> int:
    """DLC-24  The sum of one modifier or switch over all things that work."""
    return sum(getattr(t.powers, name) for t in working(hero))


def rest_bonus(hero: Hero) -> int:
    """DLC-09, DLC-24  The healer regains one more, also on clouds; the Amulet of Mending adds one."""
    return int(hero.ability == "healer") + power(hero, "rest_bonus")


def has(hero: Hero, name: str) -> Thing | None:
    """The first working thing that has a switch."""
    return next((t for t in working(hero) if getattr(t.powers, name)), None)


def factor(hero: Hero, name: Factor) -> int:
    """DLC-11, DL-8-X3  The hero card's value plus the modifiers of worn things, never below 1."""
    value: int = getattr(hero, name)
    return max(1, value + power(hero, name))


def highest_that_passes(castle: Castle, value: int, *, below: bool = False) -> int:
    """DL-BASE-24  The highest roll of the D12 by which a test of this value is passed: the value.  `below`: one less, where the
    book says below and strict_under_wording takes it at its word."""
    return value - 1 if below and castle.options.strict_under_wording else value


def left(hero: Hero, what: str) -> int:
    """How many charges of his ability are left: daggers, arrows, shuriken; of a spell 1 or 0."""
    if hero.ability == "spells":
        return 1 - hero.used.get(what, 0)
    return hero.charges - hero.used.get(what, 0)


def is_treasure(thing: Thing) -> bool:
    """DLC-12, DL-4.9b  Any possession worth gold; a treasure card always is."""
    return thing.gold > 0 or thing.sort == "treasure_card"


def treasures(hero: Hero) -> list[Thing]:
    """DLC-12  What counts at the footbridge."""
    return [t for t in hero.things if is_treasure(t)]


def things_of(hero: Hero, sort: str) -> list[Thing]:
    return [t for t in hero.things if t.sort == sort]


def keys(hero: Hero) -> list[Thing]:
    return things_of(hero, "key")


def thing(hero: Hero, id: str) -> Thing:
    return next(t for t in hero.things if t.id == id)


def is_caught(hero: Hero) -> bool:
    return playing(hero) and isinstance(hero.situation, Webbed)
