"""Whole games of Drakborgen Legenden by luck: every option in every value and all mixed, one to four seats, standard and
advanced, players of several tempers.  At every mark the castle is counted over (castle.py); a game without an end has stalled.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec

from montjoy.core import effects as fx
from montjoy.core.philox import Philox
from montjoy.core.sample import sample
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.squares import beyond, is_square
from montjoy.games.drakborgen.model.state import Outcome, World
from montjoy.games.drakborgen.options import DrakborgenOptions
from montjoy.games.drakborgen.protocol import questions
from tests.soak.castle import kept, sound
from tests.suite.subjects import option_values

MOST: Final = 20_000                                         # decisions of one game: more is a stall
ADVANCED: Final = {"advanced_phases": True, "multi_fight": True, "chaos_rules": True}
VALUES: Final = (*option_values(game), ("combat_timer_seconds", 0), ("combat_timer_seconds", 7))     # the book's seven seconds
IDLE: Final = (questions.Stay, questions.Rest, questions.Retire, questions.NameWall)
TEMPERS: Final = ("any", "restless", "seeking", "homing")
ENDS: Counter[str] = Counter()                               # how the games of this process have ended


# ---- what is played ----------------------------------------------------------------------------------------------------
def options_of(i: int, luck: Philox) -> DrakborgenOptions:
    """By turns the standard game, all advanced rules, one option in one value, and all options mixed."""
    match i // 4 % 4:
        case 0:
            return DrakborgenOptions()
        case 1:
            return DrakborgenOptions(boards_per_fighter=("one", "each")[i // 16 % 2], **ADVANCED)  # type: ignore[arg-type]
        case 2:
            name, value = VALUES[i // 16 % len(VALUES)]
            return game.mended(DrakborgenOptions(**{name: value}))
    chosen = {name: [v for n, v in VALUES if n == name] for name, _ in VALUES}
    return game.mended(DrakborgenOptions(**{name: values[luck.below(len(values))] for name, values in chosen.items()}))


def scenario_of(i: int) -> str:
    return ("one", "two", "three", "four")[i % 4]


class Players:
    """Everybody answers by luck, each after his temper; all that may not be answered so is luck alone."""

    def __init__(self, world: World, luck: Philox, temper: str) -> None:
        self.world, self.luck, self.temper, self.asked = world, luck, temper, 0

    def __call__(self, seat: Any, ask: Any, options: Any) -> Any:
        self.asked += 1
        assert self.asked < MOST, "the game does not end"
        if isinstance(options, int):
            options = list(fx.members(options))
        elif isinstance(options, type):
            return game.random_form(None, None, self.luck)  # type: ignore[arg-type]
        if isinstance(ask, questions.OfferCard) and (not options or self.luck.below(2)):
            return None
        assert len({repr(option) for option in options}) == len(options), f"the same option twice: {options}"
        return self.pick(seat, list(options))

    def pick(self, seat: Any, options: list[Any]) -> Any:
        """One of them."""
        if self.temper != "any" and len(options) > 1:
            busy = [o for o in options if not isinstance(o, IDLE)]
            options = busy if busy and self.luck.below(8) else options
        ways = [o for o in options if isinstance(o, questions.Move)]
        if self.temper in ("seeking", "homing") and ways and self.luck.below(4):
            options = self.nearest(seat, ways)
        return options[self.luck.below(len(options))]

    def nearest(self, seat: Any, ways: list[Any]) -> list[Any]:
        """Towards the middle; the homing one goes out as soon as he has gold."""
        hero = self.world.castle.heroes.get(seat)
        if hero is None or not is_square(hero.place):
            return ways
        home = self.temper == "homing" and any(t.gold or t.sort == "treasure_card" for t in hero.things)
        far = {w: distance(beyond(hero.place, w.way), home) for w in ways if w.way not in ("out", "down")}
        out = [w for w in ways if w.way == "out"]
        if home and out:
            return out
        return [w for w, n in far.items() if n == min(far.values())] or ways


def distance(square: str, home: bool) -> int:
    if not is_square(square):
        return 99
    row, column = int(square[0]), int(square[1])
    if home:
        return min(row, 8 - row) + min(column, 8 - column)
    return abs(row - 4) + abs(column - 4)


# ---- one game ----------------------------------------------------------------------------------------------------------
def play(i: int) -> Outcome:
    """The i-th game."""
    luck = Philox(i, 41, 0)
    world = game.setup(game.scenarios[scenario_of(i)], options_of(i, luck))
    players = Players(world, luck, TEMPERS[luck.below(len(TEMPERS))])
    outcome: Outcome = sample(watched(world), players, luck)
    over(world, outcome)
    return outcome


async def watched(world: World) -> Outcome:
    """The game with everything counted over at each of its marks."""
    inner, answer, labels = game.play(world), None, set[str]()
    while True:
        try:
            effect: Any = inner.send(answer)  # type: ignore[arg-type]
        except StopIteration as stop:
            outcome: Outcome = stop.value
            return outcome
        if type(effect) is fx.Mark:
            assert effect.label not in labels, f"the mark {effect.label} stands twice"
            labels.add(effect.label)
            sound(world)
        answer = await effect


def over(world: World, outcome: Outcome) -> None:
    """How it ended is one of the ways to end, and the winners are among those who are out with the most gold."""
    assert outcome.why in game.endings
    ENDS[outcome.why] += 1
    assert set(outcome.winners) <= set(outcome.gold) <= set(world.castle.players)
    if outcome.winners:
        assert all(outcome.gold[seat] == max(outcome.gold.values()) for seat in outcome.winners)
        assert outcome.gold[outcome.winners[0]] >= world.castle.options.min_gold_to_win
    kept(world)
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome
