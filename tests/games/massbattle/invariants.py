"""What is true of every battle at every mark, whatever is ordered and rolled.

    for seed in range(20):
        battle(scenario, options, seed)                      AssertionError: what does not hold, and where

Hit points are those of the beginning, less what was told as lost and more what was told as won back; men are all somewhere; units
stand on the board, one on a square; who is gone was told to be, once, and stays so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from montjoy.core import effects as fx
from montjoy.core.philox import Philox
from montjoy.core.session.streams import asked
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.board import is_on, terrain
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import is_engaged
from montjoy.games.massbattle.model.scenario import BattleScenario
from montjoy.games.massbattle.model.state import Outcome, World
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.rules.ground import factor
from montjoy.games.massbattle.seen.view import strength

Decide = Callable[[Any, Any, Philox], Any]
GONE: Mapping[str, type[fx.Event]] = {
    "destroyed": events.Destroyed, "fled": events.Fled, "withdrawn": events.LeftTheBoard, "captured": events.Captured,
}  # fmt: skip
LOST = ("damage", "victims")                                 # effects of spells that take hit points


# ---- what must hold --------------------------------------------------------------------------------------------------------
class Books:
    """What has been told of each unit since the battle began: hit points lost and won back, and that it is gone."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.men = {id: unit.soldiers for id, unit in world.units.items()}
        self.start: dict[str, int] = {}
        self.lost: Counter[str] = Counter()
        self.killed: set[str] = set()                        # by a spell, whatever they had left
        self.gone: dict[str, str] = {}

    def note(self, event: Any) -> None:
        match event:
            case events.Attacked():
                self.lost[event.target] += event.damage
            case events.SpellStruck(effect=effect) if effect in LOST:
                self.lost[event.unit] += event.damage
            case events.SpellStruck(effect="healed"):
                self.lost[event.unit] -= event.damage
            case events.SpellStruck(effect="destroyed"):
                self.killed.add(event.unit)
            case events.Regenerated():
                self.lost[event.unit] -= event.hp
            case events.Destroyed() | events.Fled() | events.LeftTheBoard() | events.Captured():
                assert event.unit not in self.gone, f"{event.unit} is gone twice"
                self.gone[event.unit] = next(status for status, kind in GONE.items() if isinstance(event, kind))
                if isinstance(event, events.Destroyed):
                    assert event.dead + event.fled == self.men[event.unit], event

    def check(self) -> None:
        """At a mark."""
        if self.world.round and not self.start:
            self.start = {id: unit.start for id, unit in self.world.units.items()}
        for unit in self.world.units.values():
            self.check_unit(unit)
        check_places(self.world)
        for side in (0, 1):
            assert 0 <= strength(self.world, side) <= 100, f"side {side} has {strength(self.world, side)} percent left"

    def check_unit(self, unit: Unit) -> None:
        told = self.lost[unit.id]
        assert unit.soldiers == self.men[unit.id] and unit.start == self.start.get(unit.id, unit.start), unit.id
        assert 0 <= unit.hp <= unit.start, f"{unit.id} has {unit.hp} of {unit.start}"
        if unit.hp > 0:
            assert unit.lost == told, f"{unit.id} has lost {unit.lost}, of which {told} are told"
        else:
            assert told >= unit.start or unit.id in self.killed, f"{unit.id} is dead of {told} of {unit.start}"
            assert unit.status == "destroyed", unit.id
        there = unit.status if unit.status in GONE else None
        assert self.gone.get(unit.id) == there, f"{unit.id} is {unit.status}, and told {self.gone.get(unit.id)}"

    def check_outcome(self, outcome: Outcome) -> None:
        """Every man is dead, fled, or as his unit is; and the units are those of the beginning."""
        assert [fate.unit for fate in outcome.units] == list(self.men)
        for fate in outcome.units:
            unit = self.world.units[fate.unit]
            assert (fate.status, fate.hp) == (unit.status, unit.hp) and 0 <= fate.dead <= unit.soldiers
            whole = {"destroyed": unit.soldiers, "fled": unit.soldiers}.get(fate.status, 0)
            assert fate.dead + fate.fled == whole, fate


def check_places(world: World) -> None:
    """MB-BOARD-09, MB-MOVE-09, MB-MOVE-04  Units stand on the board, one on a square, on ground that bears them; contacts are
    contacts."""
    taken: dict[Any, str] = {}
    for unit in world.units.values():
        if not unit.in_play:
            continue
        where = unit.at, unit.aloft
        assert is_on(world.board, unit.at), f"{unit.id} at {unit.at}"
        assert where not in taken, f"{unit.id} and {taken[where]} on {where}"
        taken[where] = unit.id
        assert unit.aloft or factor(world.board, unit.at, unit.mounted), f"{unit.id} on {terrain(world.board, unit.at)}"
    for key in world.contacts:
        a, b = (world.units[id] for id in key.split())
        assert is_engaged(world, a, b), f"{key} are not in contact"
    assert all(is_on(world.board, square) for zone in world.zones for square in zone.squares)


# ---- players ---------------------------------------------------------------------------------------------------------------
def at_random(seen: Any, question: Any, luck: Philox) -> Any:
    """Any lawful answer."""
    if question.kind != "order":
        return question.options[luck.below(len(question.options))]
    form = game.random_form(seen, question, luck)
    return form if game.why_not(seen, question, form) is None else game.default(seen, question, ())


def commander(name: str) -> Decide:
    """One of the game's own players; what he writes must stand."""

    def decide(seen: Any, question: Any, luck: Philox) -> Any:
        found = game.characters[name](seen, question, luck)
        refused = game.why_not(seen, question, found) if question.kind == "order" else None
        assert refused is None, f"{seen.viewer} is refused its form: {refused}"
        assert question.kind == "order" or found in question.options, f"{found} is no option of {question}"
        return found

    return decide


# ---- a battle --------------------------------------------------------------------------------------------------------------
def battle(scenario: BattleScenario, options: MassBattleOptions, seed: int, *sides: Decide) -> tuple[World, Outcome]:
    """A whole battle, checked at every mark.  `sides`: who decides for either, by luck where nobody is named."""
    luck = Philox(seed, 0, 0)
    world = game.setup(game.prepare(scenario, options), options)
    books = Books(world)
    players = {seat: decide for side, decide in zip(world.sides, sides, strict=True) for seat in side.seats} if sides else {}

    def answer(effect: Any) -> Any:
        match effect:
            case fx.Tell():
                books.note(effect.event)
            case fx.Mark():
                try:
                    books.check()
                except AssertionError as wrong:
                    raise AssertionError(f"{scenario.id}, seed {seed}, at {effect.label}: {wrong}") from None
            case fx.Roll():
                return effect.die.faces[luck.below(len(effect.die.faces))]
            case fx.Together():
                return tuple([answer(part) for part in effect.parts])
            case _:
                decide = players.get(effect.seat, at_random)
                return decide(game.view(world, effect.seat), asked(0, effect), luck)
        return None

    rule, value = game.play(world), None
    while True:
        try:
            value = answer(rule.send(value))
        except StopIteration as stop:
            outcome: Outcome = stop.value
            break
    books.check()
    books.check_outcome(outcome)
    return world, outcome
