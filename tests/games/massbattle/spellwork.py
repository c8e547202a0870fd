"""Small battles for the tests of spells: units where we say, played by the acts that we say, with scripted dice.

    world = battle([unit("wizard_5", (10, 10), spells={"sleep": 1})], [unit("orcs", (10, 16))], scale=10)
    run = play(world, [4, 5, 6], cast("A1", "sleep", "B1"))         until phase 2 of the first round

Side A has the initiative (its two dice are not among ours) and does everything first; whoever is not told otherwise holds.
"""

from __future__ import annotations

from typing import Any

import msgspec

from montjoy.core.effects import Choose, Mark, Order, Together
from montjoy.core.script import Scripted, scripted
from montjoy.games.massbattle.authoring import scenarios
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.scenario import BattleScenario
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.model.troops import standard
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.protocol import events, forms, questions
from montjoy.games.massbattle.rules import validation
from montjoy.games.massbattle.seen.view import view

FORMS: dict[type, Any] = {
    questions.TakeStances: forms.Stances(), questions.Shoot: forms.Volley("hold"), questions.ShootAgain: forms.Volley("hold"),
    questions.Move: forms.Moves("hold"), questions.Fight: forms.Fights("hold"), questions.Rally: forms.Rallies(),
}  # fmt: skip
KINDS = {forms.Volley: questions.Shoot, forms.Moves: questions.Move, forms.Fights: questions.Fight}
A_FIRST = [6, 1]                                             # initiative


class Until:
    """A battle that is over where a phase of a round begins: a rule as `scripted` runs it."""

    def __init__(self, world: World, until: tuple[int, int]) -> None:
        self.world, self.until, self.rule = world, until, game.play(world)

    def send(self, value: Any) -> Any:
        effect = self.rule.send(value)
        if isinstance(effect, Choose | Order | Together | Mark) and (self.world.round, self.world.phase) >= self.until:
            raise StopIteration(None)
        return effect


def unit(type: str, at: tuple[int, int], **more: Any) -> dict[str, Any]:
    """A unit as a scenario's file has it; soldiers fill one unit of the battle's scale unless `men` says more."""
    return {"type": type, "at": at, **more}


def battle(a: list[Any], b: list[Any], scale: int = 5, board: dict[str, Any] | None = None, **options: Any) -> World:
    """MB-SEQ-00  Two sides of placed units, seats "a" and "b"."""
    known = standard().soldiers
    sides = [
        {"name": name, "seats": [name], "troops": [{"men": scale} | one if one["type"] in known else one for one in troops]}
        for name, troops in (("a", a), ("b", b))
    ]  # fmt: skip
    file = {"id": "spells", "title": "Spells", "board": {"width": 40, "height": 40} | (board or {}), "sides": sides}
    scenario = msgspec.convert(file, BattleScenario)
    return scenarios.setup(scenario, MassBattleOptions(scale=scale, **options))  # type: ignore[arg-type]


def cast(unit: str, spell: str, target: str = "", **more: Any) -> forms.Volley:
    """A form with one spell and nothing else."""
    return forms.Volley("hold", spells=(forms.Cast(unit, spell, target, **more),))


def play(world: World, dice: list[int], *acts: Any, until: tuple[int, int] = (1, 2), initiative: Any = A_FIRST) -> Scripted:
    """The battle from its beginning up to a phase of a round.  `acts`: forms in round 1, or pairs of a round and a form; each is
    handed in by whoever owns the unit that it names first, when it is asked for, and must be legal as far as that seat knows."""
    given = [act if isinstance(act, tuple) else (1, act) for act in acts]
    left = list(given)

    def answer(seat: str, ask: Any, what: Any) -> Any:
        if isinstance(ask, questions.Choose):
            return questions.Choices("first", "first")
        if type(ask) not in FORMS:
            return questions.No() if questions.No() in what else what[0]
        for round, form in left:
            if round == world.round and KINDS[type(form)] is type(ask) and world.units[first_of(form)].owner == seat:
                left.remove((round, form))
                assert validation.why_not(view(world, seat), ask, form) is None
                return form
        return FORMS[type(ask)]

    run = scripted(Until(world, until), [*initiative, *dice], answer)
    assert not left, f"nobody was asked for {left}"
    return run


def first_of(form: Any) -> str:
    """The first unit that a form names."""
    match form:
        case forms.Volley():
            return next(iter((*form.spells, *form.shots))).unit
        case forms.Moves():
            return form.moves[0].units[0]
    return form.attacks[0].unit


def refused(world: World, form: forms.Volley, seat: str = "a", ask: Any = None) -> str:
    """The reason why a form is refused; empty: it stands."""
    found = validation.why_not(view(world, seat), ask or questions.Shoot(world.round), form)
    return found.reason if found else ""


def what(run: Scripted) -> list[tuple[str, str, int]]:
    """Unit, effect and points of all that spells have done."""
    return [(event.unit, event.effect, event.damage) for event in run.told(events.SpellStruck)]


def checks(run: Scripted) -> list[str]:
    """The results of all morale checks."""
    return [event.result for event in run.told(events.MoraleChecked)]


def hp(world: World, *ids: str) -> list[int]:
    return [world.units[id].hp for id in ids]
