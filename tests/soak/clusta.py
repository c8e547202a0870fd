"""Campaigns of Clusta Noba in large numbers: what must hold is checked at every mark (tests/games/clusta/invariants.py).

By turns the game as it is printed, one option in one value, and all options mixed; sides that order anything or go to war, an
umpire who takes his defaults or meddles, sieges fought here or by the other game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec

from montjoy.core import effects as fx
from montjoy.core.philox import Philox
from montjoy.core.session.streams import asked
from montjoy.games.clusta.bots.general import CHARACTERS
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.scenario import ClustaScenario
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.options import ClustaOptions
from montjoy.links import clusta_rudern
from tests.games.clusta import invariants
from tests.suite.subjects import option_values

Decide = Callable[[World, Any, Any], Any]
VALUES: Final = (
    *option_values(game),
    *[("crurer_order_delay_rounds", rounds) for rounds in (0, 3, 9)],
    *[("blackblood_units", units) for units in ((1, 2), (6,))],
    *[("permanent_loss_cells", cells) for cells in (("10/45", "10/60*"), ())],
)  # fmt: skip
DAYS: Final = 6
SIXTY: Final = 60
DONE: Counter[str] = Counter()                               # what the campaigns of this process had in them


# ---- what is played ----------------------------------------------------------------------------------------------------
def options_of(i: int, luck: Philox) -> ClustaOptions:
    """By turns the game as printed, one option in one value, and all options mixed."""
    match i % 3:
        case 0:
            return ClustaOptions()
        case 1:
            name, value = VALUES[i // 3 % len(VALUES)]
            return game.mended(ClustaOptions(**{name: value}))
    chosen = {name: [v for n, v in VALUES if n == name] for name, _ in VALUES}
    return game.mended(ClustaOptions(**{name: values[luck.below(len(values))] for name, values in chosen.items()}))


def meddling(sides: Callable[[Philox], Decide]) -> Callable[[Philox], Decide]:
    """The same sides under an umpire who plans, edits and chooses by lot."""

    def by(luck: Philox) -> Decide:
        decide = sides(luck)

        def answer(world: World, effect: Any, seat: Any) -> Any:
            if seat != fx.UMPIRE:
                return decide(world, effect, seat)
            if not isinstance(effect, fx.Order):
                options = list(effect.options)
                return options[luck.below(len(options))]
            question, seen = asked(0, effect), game.view(world, seat)
            form = game.random_form(seen, question, luck)
            return form if game.why_not(seen, question, form) is None else game.default(seen, question, ())

        return answer

    return by


def generals(luck: Philox) -> Decide:
    """The game's own players, steady and bold by turns; what they write must stand."""
    names = list(CHARACTERS)

    def decide(world: World, effect: Any, seat: Any) -> Any:
        question, seen = asked(0, effect), game.view(world, seat)
        if seat == fx.UMPIRE:
            return game.default(seen, question, ())
        found = CHARACTERS[names[world.sides.index(seat) % len(names)]](seen, question, luck)
        if isinstance(effect, fx.Order):
            refused = game.why_not(seen, question, found)
            assert refused is None, f"{seat} is refused its sheet: {refused}"
        else:
            assert found in question.options or isinstance(effect, fx.Offer), f"{found} is no option of {question}"
        return found

    return decide


# ---- one campaign ------------------------------------------------------------------------------------------------------
def short(i: int) -> World:
    """The i-th campaign of one to six days."""
    luck = Philox(i, 43, 0)
    options = options_of(i, luck)
    names = list(game.scenarios)
    scenario, links = game.scenarios[names[i // 2 % len(names)]], {}
    if i % 5 == 4 and not options.external_battle_result:
        scenario, links = msgspec.structs.replace(scenario, hand_off={"siege": "rudern"}), {"rudern": clusta_rudern.link}
    sides = invariants.at_war if i % 2 else invariants.at_random
    days = 1 + luck.below(DAYS)
    world = invariants.campaign(scenario, options, i, days, meddling(sides) if i % 4 == 3 else sides, links)
    return counted(world)


def sixty(i: int) -> World:
    """The i-th campaign of sixty days between generals."""
    names = ("island", "island", "three_sides", "two_sides")
    luck = Philox(i, 44, 0)
    world = invariants.campaign(sixty_days(names[i % len(names)]), options_of(i, luck), i, SIXTY, generals)
    assert world.over, f"day {world.day}: sixty days are over, and the game is not"
    return counted(world)


def sixty_days(name: str) -> ClustaScenario:
    """A scenario in which the conflux comes on the sixtieth day."""
    scenario: ClustaScenario = game.scenarios[name]
    return msgspec.structs.replace(scenario, config=msgspec.structs.replace(scenario.config, conflux_day=SIXTY - 1))


def counted(world: World) -> World:
    """What was in it, for the report."""
    DONE["days"] += max(0, world.day + 1 - world.config.first_day)
    DONE["dead"] += sum(world.dead.values())
    for book in world.books.values():
        DONE.update(f"report of {type(entry.report).__name__}" for entry in book.entries)
    if world.outcome is not None:
        DONE[f"ended by {world.outcome.why}"] += 1
    return world


def remark() -> str:
    """How much happened in the campaigns of the last run."""
    kinds = ("OwnEyes", "ContactReport", "BattleReport", "ScoutReport", "SecretReport", "Divined", "Nightly")
    letters = ", ".join(f"{kind} {DONE[f'report of {kind}']:,}" for kind in kinds)
    ends = ", ".join(f"{name} {n}" for name, n in sorted(DONE.items()) if name.startswith("ended"))
    return f"Clusta, of the last run: {DONE['days']:,} days, {DONE['dead']:,} dead, {letters}; {ends or 'none ended'}."
