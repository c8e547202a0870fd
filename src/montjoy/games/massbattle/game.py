"""The game as the table, the lab and the bots see it: the contract of `core/game.py`, kept by `game`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.capabilities import (
    Aims,
    Amounts,
    Board,
    Builder,
    Cases,
    Content,
    Glimpse,
    Groups,
    Legend,
    Moments,
    Packs,
    Picks,
    Places,
    Post,
    Prospects,
    Tally,
    Telling,
    TextUI,
    Throws,
)
from montjoy.core.effects import Event, No, Question, Seat
from montjoy.core.game import Base, Luck
from montjoy.games.massbattle.authoring import scenarios
from montjoy.games.massbattle.carpet import play as carpet
from montjoy.games.massbattle.carpet import points, showing
from montjoy.games.massbattle.carpet.questions import HowMany
from montjoy.games.massbattle.model.scenario import BattleScenario
from montjoy.games.massbattle.model.state import NAMES, Outcome, World
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.outcome import account
from montjoy.games.massbattle.play import play
from montjoy.games.massbattle.protocol import events, forms, language
from montjoy.games.massbattle.protocol.questions import AnyTime
from montjoy.games.massbattle.protocol.vocabulary import VOCABULARY
from montjoy.games.massbattle.rules import validation
from montjoy.games.massbattle.secrecy import defaults, redeal, reveals
from montjoy.games.massbattle.seen import view
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui.names import names

HERE = Path(__file__).parent
THOUSAND: Final = 1000


class MassBattle(Base):
    """The contract of `core/game.py`, kept."""

    slug = "massbattle"
    title = "Mass Battle"
    rules_version = 1
    options = MassBattleOptions
    scenario = BattleScenario
    state = World
    quiet = True                                             # what is said of an attack without our board
    alone = False                                            # without our board one seat has both sides
    default_scenario = "azure_wood"
    reveals: Mapping[type[Event], str] = reveals.REVEALS
    endings: Mapping[str, str] = {
        "no-units": "MB-END-01", "broken": "MB-END-01", "conceded": "MB-END-02", "time": "MB-END-03", "objective": "MB-END-04",
        "by-hand": "MB-END-03",
    }  # fmt: skip

    @cached_property
    def scenarios(self) -> Mapping[str, BattleScenario]:
        return scenarios.read_folder(HERE / "scenarios")

    def seats(self, scenario: BattleScenario) -> tuple[Seat, ...]:
        return tuple(dict.fromkeys(seat for side in scenario.sides for seat in side.seats))

    def prepare(self, scenario: BattleScenario, options: MassBattleOptions) -> BattleScenario:
        """MB-SCALE-01  The scale goes into the record with the scenario: the units' numbers and names follow from it."""
        scale = scenarios.scale_of(scenario, options, scenarios.book_of(scenario.own))
        return msgspec.structs.replace(scenario, options={**scenario.options, "scale": scale})

    def names(self, scenario: BattleScenario) -> Mapping[str, str]:
        """What seats and units are called."""
        return names(scenario)

    def setup(self, scenario: BattleScenario, options: MassBattleOptions | None = None) -> World:
        return scenarios.setup(scenario, options or MassBattleOptions())

    async def play(self, state: World) -> Outcome:
        return await (carpet.play if state.carpet else play)(state)

    def view(self, state: World, viewer: str) -> Seen:
        return view.view(state, viewer)

    def hidden(self, state: World, seat: Seat) -> dict[str, Any]:
        return redeal.hidden(state, seat)

    def redeal(self, state: World, seat: Seat, streams: Any, luck: Luck) -> World:
        return redeal.redeal(state, seat, luck)

    def default(self, seen: Any, question: Any, streams: Any) -> Any:
        return defaults.default(seen, question)

    def why_not(self, seen: Seen, question: Any, form: Any) -> No | None:
        """Why a form is refused, from what its writer knows."""
        if isinstance(question.ask, HowMany) and isinstance(form, points.Points):
            return points.why_not(question.ask, form)
        return validation.why_not(seen, question.ask, form)

    def read(self, seen: Seen, question: Any, text: str) -> Any:
        """A form from its text; without an order the default."""
        return points.read(text) if isinstance(question.ask, HowMany) else language.read(question.ask, text)

    def write(self, form: Any) -> str:
        return points.write(form) if isinstance(form, points.Points) else language.write(form)

    def retold(self, item: Any, lang: str) -> Any:
        """Of a way only where it has led, of ground its rows; a form, and the words that would do, in the reader's language."""
        if isinstance(item, events.Moved | events.FellBack | events.FollowedUp):
            return msgspec.structs.replace(item, path=tuple(map(language.square, item.path[-1:])))
        if isinstance(item, events.SideMoved):
            from montjoy.games.massbattle.ui import moves_told

            return moves_told.said(item)
        if isinstance(item, events.SpellCast | events.CloudDrifted):
            return msgspec.structs.replace(item, squares=tuple(language.rows(item.squares)))
        if isinstance(item, forms.ANY):
            return language.write(item, lang)
        return VOCABULARY.retold(item, lang) if isinstance(item, No) else item

    def unasked(self, seen: Seen) -> tuple[Question, type, Any] | None:
        """MB-END-02  Who leads a side may give up at the start of the next round, while units are deployed of the first."""
        if seen.side < 0 or seen.sides[seen.side].leader != seen.viewer:
            return None
        return AnyTime(), forms.Concession, forms.Concession(seen.sides[seen.side].conceded)

    def lay_down(self, state: World, seat: Seat, form: Any) -> None:
        state.sides[view.side_of_seat(state, seat)].conceded = form.concede

    def brief(self, scenario: BattleScenario) -> BattleScenario:
        """A large battle cut short, for the suite."""
        return scenarios.brief(scenario)

    def random_form(self, seen: Seen, question: Any, luck: Luck) -> Any:
        from montjoy.games.massbattle.bots import random_forms

        return random_forms.random_form(seen, question, luck)

    def whose(self, state: World, why: str, about: tuple[Any, ...]) -> Seat:
        """For whom a die is thrown: the owner of the unit that its first number names."""
        number = about[0] if about and isinstance(about[0], int) else -1
        unit = state.units.get(f"{NAMES[number // THOUSAND]}{number % THOUSAND}") if number > 0 else None
        return unit.owner if unit else ""

    def label(self, seen: Seen, question: Any, option: Any) -> Any:
        """Without our board: a unit with its state, a declaration with its odds."""
        return showing.label(seen, question, option)

    def repeats_undo(self, seen: Seen, question: Any, option: Any, undoes: Any) -> bool:
        """MB-UMP-02  Without our board: what takes back no more than the page's own button does."""
        return showing.repeats_undo(seen, question, option, undoes)

    def account(self, state: World, outcome: Outcome) -> dict[str, Any]:
        """A finished battle in plain words, for studies."""
        return account(state, outcome)

    def check(self, path: Path) -> BattleScenario:
        """Read a scenario file for its author; BadInput says what is wrong with it."""
        return scenarios.read_file(path)

    def described(self, scenario: BattleScenario) -> str:
        """MB-BASE-10  Its forces, counted in hit dice."""
        return scenarios.described(scenario)

    def schema(self) -> dict[str, Any]:
        return scenarios.schema()

    def case_schema(self) -> dict[str, Any]:
        from montjoy.games.massbattle.authoring.case import case_schema

        return case_schema()

    @cached_property
    def aims(self) -> Aims:
        from montjoy.games.massbattle.ui import text

        return text

    @cached_property
    def text(self) -> TextUI:
        from montjoy.games.massbattle.ui import text

        return text

    @cached_property
    def glimpse(self) -> Glimpse:
        from montjoy.games.massbattle.ui import text

        return text

    @cached_property
    def groups(self) -> Groups:
        return showing

    @cached_property
    def telling(self) -> Telling:
        from montjoy.games.massbattle.ui import telling

        return telling

    @cached_property
    def tally(self) -> Tally:
        from montjoy.games.massbattle.ui import tally

        return tally

    @cached_property
    def board(self) -> Board:
        from montjoy.games.massbattle.ui import board

        return board

    @cached_property
    def legend(self) -> Legend:
        from montjoy.games.massbattle.ui import legend

        return legend

    @cached_property
    def places(self) -> Places:
        from montjoy.games.massbattle.ui import places

        return places

    @cached_property
    def throws(self) -> Throws:
        from montjoy.games.massbattle.ui import throws

        return throws

    @cached_property
    def post(self) -> Post:
        from montjoy.games.massbattle.ui import post

        return post

    @cached_property
    def amounts(self) -> Amounts:
        from montjoy.games.massbattle.ui import amounts

        return amounts

    @cached_property
    def prospects(self) -> Prospects:
        from montjoy.games.massbattle.ui import prospects

        return prospects

    @cached_property
    def picks(self) -> Picks:
        from montjoy.games.massbattle.ui import picks

        return picks

    @cached_property
    def moments(self) -> Moments:
        from montjoy.games.massbattle.ui import moments

        return moments

    @cached_property
    def cases(self) -> Cases:
        from montjoy.games.massbattle.authoring import case

        return case

    @cached_property
    def content(self) -> Content:
        from montjoy.games.massbattle.authoring import check

        return check

    @cached_property
    def packs(self) -> Packs:
        from montjoy.games.massbattle.authoring import check

        return check

    @cached_property
    def builder(self) -> Builder:
        from montjoy.games.massbattle.ui import builder

        return builder

    @cached_property
    def characters(self) -> Mapping[str, Any]:
        """Its own players by name, made of a view and a question."""
        from montjoy.games.massbattle.bots.commanders import CHARACTERS

        return CHARACTERS


game = MassBattle()
