"""Battles in a few words, for tests.

    world = board("ransards 6 0311 180", "ransards grisban 0311 leads 6", "trakorians 2 0410 400e", day=6, slot=2)
    meet(world, "ransards 6", "trakorians 2")
    told = fight(world, tactics=[10, 15], morale=[5])

Dice are given by what they are thrown for: a list that must be used up, a number that falls every time, {0: 20, 1: 2} by the
side of the fight, a function of whom the die is about.  Dice that are not named fall so that nothing comes of them: reports
are right, leaders live, everybody stands. """

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from montjoy.core import effects as fx
from montjoy.core.script import local_seat
from montjoy.games.clusta.battle.state import Ask
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.protocol.questions import Do
from montjoy.games.clusta.protocol.reports import BattleReport
from montjoy.games.clusta.rules.engagements import battles
from montjoy.games.clusta.rules.movement.contact import engage
from tests.games.clusta.driving import Instead, drive

NAMES = {
    "tactics": "CN-BATTLE-05", "morale": "CN-MOR-01", "death": "CN-HERO-01", "figures": "CN-INFO-01", "guess": "CN-KNOW-06",
    "risen": "CN-CRUR-06", "woken": "CN-CRUR-07", "perfect": "CN-DICE-04", "fumble": "CN-DICE-05", "ships": "CN-CRUR-08",
}  # fmt: skip
HARMLESS = {
    "CN-MOR-01": 1, "CN-HERO-01": 100, "CN-INFO-01": 10, "CN-KNOW-06": 10, "CN-CRUR-06": 1, "CN-CRUR-07": 1, "CN-DICE-04": 20,
    "CN-DICE-05": 1, "CN-CRUR-08": 1,
}  # fmt: skip
QUIET = {Ask.LEADER: None, Ask.POINT: 0, Ask.DEATH: 0, Ask.FOLLOW: 0, Ask.RETREAT: 0, Ask.AMBUSH_ON: 0}


class Told:
    """What happened: events [(to, event)], questions [(seat, question, answer)], dice [(why, about, face, to)]."""

    def __init__(self) -> None:
        self.events: list[tuple[Any, Any]] = []
        self.asked: list[tuple[str, Any, Any]] = []
        self.dice: list[tuple[str, tuple[Any, ...], int, Any]] = []
        self.value: Any = None

    def questions(self, of: Any) -> list[Any]:
        """The answers that questions of a kind were given."""
        return [answer for _, ask, answer in self.asked if ask is of or (isinstance(of, type) and isinstance(ask, of))]


def play(coro: Any, answers: Callable[[str, Any, Any], Any] | None = None, **dice: Any) -> Told:
    """Run a rule with loaded dice; `answers(seat, question, options)`, None: nothing is done that need not be."""
    told = Told()
    loaded = {NAMES.get(name, name): list(faces) if isinstance(faces, list) else faces for name, faces in dice.items()}

    def answer(effect: Any, seats: Any) -> Any:
        match effect:
            case fx.Tell():
                told.events.append((effect.to, effect.event))
                return None
            case fx.Within():
                return Instead(effect.rule(effect.part), effect.seats)
            case fx.HandOff():
                return Instead(effect.own(effect.case), seats)
            case fx.Roll():
                face = _face(effect, loaded.get(effect.why, HARMLESS.get(effect.why)))
                told.dice.append((effect.why, effect.about, face, effect.to))
                return face
            case fx.Together():
                return tuple([_answer(part, seats, answers, told) for part in effect.parts])
        return _answer(effect, seats, answers, told)

    told.value = drive(coro, answer)
    left = {name: faces for name, faces in loaded.items() if isinstance(faces, list) and faces}
    assert not left, f"dice not used up: {left}"
    return told


def _face(effect: fx.Roll, given: Any) -> int:
    """A list is used up from its front; a number falls every time; a dict says it for each side of the fight."""
    assert given is not None and given != [], f"no die left for {effect.why} {effect.about}"
    if callable(given):
        return int(given(effect.about))
    if isinstance(given, dict):
        return int(given[effect.about[0]])
    return int(given.pop(0) if isinstance(given, list) else given)


def _answer(effect: Any, seats: Any, answers: Any, told: Told) -> Any:
    seat = local_seat(effect.seat, seats)
    given = answers(seat, effect.ask, effect.options) if answers is not None else None
    if given is None and isinstance(effect.options, int):
        given = next(fx.members(effect.options)) if QUIET[effect.ask] is None else QUIET[effect.ask]
    elif given is None:
        given = effect.options[0]
    elif isinstance(given, str):
        given = Do(given)
    legal = list(fx.members(effect.options)) if isinstance(effect.options, int) else list(effect.options)
    assert given in legal, f"{given!r} is none of {legal} ({effect.ask!r})"
    told.asked.append((seat, effect.ask, given))
    return given


def says(**wanted: Any) -> Callable[[str, Any, Any], Any]:
    """Answers by the name of the question ("RETREAT", "Pursue"), the same each time; a list: one after the other."""

    def answer(seat: str, ask: Any, options: Any) -> Any:
        name = ask.name if isinstance(ask, Ask) else type(ask).__name__
        found = wanted.get(f"{seat}_{name}", wanted.get(name))
        return (found.pop(0) if found else None) if isinstance(found, list) else found

    return answer


def meet(world: World, ours: str, theirs: str, why: str = "contact", from_: str = "", hex: str = "") -> Clash:
    """A battle of "ransards 6 7" against "trakorians 2", where they stand."""
    a, d = ([world.units[f"{line.split()[0]}.{n}"] for n in line.split()[1:]] for line in (ours, theirs))
    return engage(world, a, d, from_ or a[0].hex, hex or d[0].hex, why)  # type: ignore[arg-type]


def fight(world: World, answers: Any = None, **dice: Any) -> Told:
    """Step R5."""
    return play(battles.fight_all(world), answers, **dice)


def reports(world: World, side: str) -> list[BattleReport]:
    """The battle reports that a side's couriers carry, or that its overall commander has been handed."""
    drafted = [d.carries for d in world.drafts if d.to == side] + world.arrived.get(side, [])
    return [report for carries in drafted for report in carries.reports if isinstance(report, BattleReport)]


def men(world: World, unit: str) -> int:
    return world.units[unit].present
