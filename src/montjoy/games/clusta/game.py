"""The Battle for Clusta Noba as the table, the lab and the bots use it: the contract of `core/game.py`, kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from montjoy.core.capabilities import (
    Aims,
    Board,
    Cases,
    Content,
    Legend,
    Log,
    Picks,
    Places,
    Post,
    Standing,
    Tally,
    Telling,
    TextUI,
)
from montjoy.core.effects import Event, No, Question, Seat
from montjoy.core.game import Base, Luck
from montjoy.games.clusta.authoring import scenario_files
from montjoy.games.clusta.model.scenario import ClustaScenario, seats
from montjoy.games.clusta.model.state import Outcome, World
from montjoy.games.clusta.options import ClustaOptions, mended, read_options
from montjoy.games.clusta.play import play
from montjoy.games.clusta.protocol import forms
from montjoy.games.clusta.protocol.questions import AnyTime
from montjoy.games.clusta.rules.campaign import setup
from montjoy.games.clusta.rules.knowledge.announcements import announce
from montjoy.games.clusta.rules.orders import sheets
from montjoy.games.clusta.rules.orders.form_texts import read_form, why_not_form, write_form
from montjoy.games.clusta.secrecy import defaults, redaction, redeal, reveals
from montjoy.games.clusta.secrecy.defaults import empty_form
from montjoy.games.clusta.seen import addressee, validation
from montjoy.games.clusta.seen.view import Seen
from montjoy.games.clusta.ui.names import names
from montjoy.games.clusta.ui.summary import account

HERE = Path(__file__).parent


class Clusta(Base):
    """The contract of `core/game.py`, kept."""

    slug = "clusta"
    title = "The Battle for Clusta Noba"
    rules_version = 3
    options = ClustaOptions
    scenario = ClustaScenario
    state = World
    default_scenario = "island"
    reveals: Mapping[type[Event], str] = reveals.REVEALS
    endings: Mapping[str, str] = {"conflux": "CN-GEN-06", "alone": "CN-GEN-06", "umpire": "CN-GEN-06"}

    @cached_property
    def scenarios(self) -> Mapping[str, ClustaScenario]:
        return scenario_files.read_folder(HERE / "scenarios")

    def seats(self, scenario: ClustaScenario) -> tuple[Seat, ...]:
        return seats(scenario)

    def names(self, scenario: ClustaScenario) -> Mapping[str, str]:
        """What this table calls its units, commanders and camps, where the locales do not."""
        return names(scenario)

    def setup(self, scenario: ClustaScenario, options: ClustaOptions | None = None) -> World:
        return setup.set_up(scenario, options or ClustaOptions())

    async def play(self, state: World) -> Outcome:
        found: Outcome = await announce(state, play(state))
        return found

    def view(self, state: World, viewer: str) -> Seen:
        return redaction.view(state, viewer)

    def hidden(self, state: World, seat: Seat) -> dict[str, Any]:
        return redeal.hidden(state, seat)

    def redeal(self, state: World, seat: Seat, streams: Any, luck: Luck) -> World:
        return redeal.redeal(state, seat, streams, luck)

    def default(self, seen: Seen, question: Any, streams: Any) -> Any:
        """Nothing is ordered and nothing changed; among options the careful one, which stands first."""
        if question.kind == "order":
            return empty_form(question.ask)
        return defaults.default(seen, question)

    def why_not(self, seen: Seen, question: Any, form: Any) -> No | None:
        """Why a form is refused, from what its writer knows."""
        return why_not_form(seen, question, form)

    def read(self, seen: Seen, question: Any, text: str) -> Any:
        """A form from its text: orders in the order language, the umpire's in his."""
        return read_form(question.ask, text, addressee.like(seen), max(0, seen.day))

    def write(self, form: Any) -> str:
        return write_form(form)

    def unasked(self, seen: Seen) -> tuple[Question, type, Any] | None:
        """CN-ORD-07  In a round a side may write for its overall commander's own force."""
        return (AnyTime(), forms.Orders, seen.laid) if validation.may_write(seen) else None

    def lay_down(self, state: World, seat: Seat, form: Any) -> None:
        sheets.lay_down(state, seat, form)

    def random_form(self, seen: Seen, question: Any, luck: Luck) -> Any:
        """A form filled at random, for the suite."""
        from montjoy.games.clusta.bots import random_forms

        return random_forms.random_form(seen, question, luck)

    def brief(self, scenario: ClustaScenario) -> ClustaScenario:
        """A long campaign cut short, for the suite."""
        return scenario_files.brief(scenario)

    def label(self, seen: Seen, asked: Any, option: Any) -> Any:
        return defaults.label(seen, asked, option)

    def question(self, seen: Seen, asked: Any) -> Any:
        """CN-GEN-06  Orders of the last day are asked for as such."""
        return defaults.question(seen, asked)

    def retold(self, item: Any, lang: str) -> Any:
        """An item of a stream with its orders and captured reports in a language."""
        from montjoy.games.clusta.ui import retelling

        return retelling.retold(item, lang)

    def account(self, state: World, outcome: Outcome) -> dict[str, Any]:
        """A finished game in plain words, for studies."""
        return account(state, outcome)

    def read_options(self, given: Mapping[str, Any]) -> ClustaOptions:
        """Options by name; BadInput says what is wrong with one."""
        return read_options(given)

    def mended(self, options: ClustaOptions) -> ClustaOptions:
        """Options drawn at random, with what they need switched on."""
        return mended(options)

    def check(self, path: Path) -> ClustaScenario:
        """Read a scenario file for its author; BadFile says what is wrong with it."""
        return scenario_files.read_file(path)

    @cached_property
    def aims(self) -> Aims:
        from montjoy.games.clusta.ui import text

        return text

    @cached_property
    def text(self) -> TextUI:
        from montjoy.games.clusta.ui import text

        return text

    @cached_property
    def standing(self) -> Standing:
        from montjoy.games.clusta.ui import text

        return text

    @cached_property
    def log(self) -> Log:
        from montjoy.games.clusta.ui import log

        return log

    @cached_property
    def telling(self) -> Telling:
        from montjoy.games.clusta.ui import telling

        return telling

    @cached_property
    def tally(self) -> Tally:
        from montjoy.games.clusta.ui import tally

        return tally

    @cached_property
    def board(self) -> Board:
        from montjoy.games.clusta.ui import board

        return board

    @cached_property
    def legend(self) -> Legend:
        from montjoy.games.clusta.ui import legend

        return legend

    @cached_property
    def places(self) -> Places:
        from montjoy.games.clusta.ui import places

        return places

    @cached_property
    def post(self) -> Post:
        from montjoy.games.clusta.ui import post

        return post

    @cached_property
    def picks(self) -> Picks:
        from montjoy.games.clusta.ui import picks

        return picks

    @cached_property
    def content(self) -> Content:
        from montjoy.games.clusta.authoring import check

        return check

    @cached_property
    def cases(self) -> Cases:
        from montjoy.games.clusta.authoring import case

        return case

    @cached_property
    def characters(self) -> Mapping[str, Any]:
        """Its own players by name, made of a view and a question."""
        from montjoy.games.clusta.bots.general import CHARACTERS

        return CHARACTERS


game = Clusta()
