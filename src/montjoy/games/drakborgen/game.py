"""Drakborgen Legenden: a delve for treasure.  `game` is what the table, the lab and the bots use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from montjoy.core.capabilities import (
    Board,
    Cards,
    Cases,
    Content,
    Duels,
    Glimpse,
    Groups,
    Legend,
    Log,
    Moments,
    Packs,
    Places,
    Standing,
    Tally,
    Telling,
    TextUI,
)
from montjoy.core.effects import Event, No, Seat, no
from montjoy.core.game import Base, Luck
from montjoy.core.session.streams import Rolled
from montjoy.games.drakborgen.authoring import scenario_file
from montjoy.games.drakborgen.model.luck import PURPOSES
from montjoy.games.drakborgen.model.scenario import DelveScenario
from montjoy.games.drakborgen.model.state import Outcome, World
from montjoy.games.drakborgen.options import DrakborgenOptions
from montjoy.games.drakborgen.outcome import account
from montjoy.games.drakborgen.play import play
from montjoy.games.drakborgen.protocol.questions import Note
from montjoy.games.drakborgen.rules import setup
from montjoy.games.drakborgen.rules.turns import why_not_act
from montjoy.games.drakborgen.secrecy import defaults, redeal, reveals
from montjoy.games.drakborgen.seen import labels, view
from montjoy.games.drakborgen.seen.view import Seen
from montjoy.games.drakborgen.ui.names import names_of_table

HERE = Path(__file__).parent
MOST_LETTERS = 1000


class Drakborgen(Base):
    """The contract of `core/game.py`, kept."""

    slug = "drakborgen"
    title = "Drakborgen Legenden"
    rules_version = 3
    options = DrakborgenOptions
    scenario = DelveScenario
    state = World
    quiet = True
    default_scenario = "three"
    reveals: Mapping[type[Event], str] = reveals.REVEALS
    endings: Mapping[str, str] = {"sunset": "DL-BASE-15", "nobody-left": "DL-BASE-19", "no-way-up": "DL-4.8e"}

    @cached_property
    def scenarios(self) -> Mapping[str, DelveScenario]:
        return scenario_file.read_folder(HERE / "scenarios")

    def at_real_table(self, options: DrakborgenOptions) -> DrakborgenOptions:
        """DL-12.2a  Who rolls his own die numbers the passages before."""
        return msgspec.structs.replace(options, naming_before_dice="always")

    def seats(self, scenario: DelveScenario) -> tuple[Seat, ...]:
        return tuple(player.id for player in scenario.players)

    def names(self, scenario: DelveScenario) -> Mapping[str, str]:
        """What this table calls its things, where the locales do not."""
        return names_of_table(scenario)

    def setup(self, scenario: DelveScenario, options: DrakborgenOptions | None = None) -> World:
        return setup.set_up_game(scenario, options or DrakborgenOptions())

    async def play(self, state: World) -> Outcome:
        return await play(state)

    def view(self, state: World, viewer: str) -> Seen:
        return view.view(state, viewer)

    def hidden(self, state: World, seat: Seat) -> dict[str, Any]:
        return redeal.hidden(state, seat)

    def redeal(self, state: World, seat: Seat, streams: Any, luck: Luck) -> World:
        return redeal.redeal(state, seat, luck)

    def default(self, seen: Any, question: Any, streams: Any) -> Any:
        return defaults.default(seen, question)

    def waiting(self, seen: Seen) -> tuple[Seat, ...] | None:
        return tuple(seen.castle.asked) or None

    def limit(self, seen: Seen, asked: Any) -> float:
        """Seconds for a question, by a rule of the game; 0: none."""
        return defaults.limit(seen, asked)

    def why_not(self, seen: Seen, question: Any, form: Any) -> No | None:
        """The only form is the note of an effect that is carried out by hand; any will do that is not too long."""
        return None if len(form.text) <= MOST_LETTERS else no("DLC-24", "note-too-long", most=MOST_LETTERS)

    def why_not_offered(self, seen: Seen, question: Any, answer: Any) -> No:
        return why_not_act(seen, answer) or super().why_not_offered(seen, question, answer)

    def read(self, seen: Seen, question: Any, text: str) -> Note | No:
        return self.why_not(seen, question, Note(text)) or Note(text)

    def write(self, form: Note) -> str:
        return form.text

    def random_form(self, seen: Seen, question: Any, luck: Luck) -> Note:
        return Note("nothing" if luck.below(2) else "")

    def label(self, seen: Seen, asked: Any, option: Any) -> Any:
        from montjoy.games.drakborgen.ui.tested import label

        return label(seen, asked, option)

    def retold(self, item: Any, lang: str) -> Any:
        """A die with what it was rolled for."""
        return msgspec.structs.replace(item, why=PURPOSES.get(item.why, "")) if isinstance(item, Rolled) else item

    def question(self, seen: Seen, asked: Any) -> Any:
        return labels.question(seen, asked)

    def forecast(self, seen: Seen, asked: Any, option: Any) -> Any:
        """What will come of an answer in a duel, and of one that a roll or a few decide."""
        from montjoy.games.drakborgen.bots import forecast

        return forecast.forecast_answer(seen, asked, option)

    def duel(self, seen: Seen) -> tuple[Any, int] | None:
        """The duel that the viewer is in, and his side of it, for whoever plays the solved mixture."""
        from montjoy.games.drakborgen.duel import exact

        return exact.from_view(seen)

    def account(self, state: World, outcome: Outcome) -> dict[str, Any]:
        """A finished game in plain words, for studies."""
        return account(state, outcome)

    def check(self, path: Path) -> DelveScenario:
        """Read a scenario file for its author; BadFile says what is wrong with it."""
        return scenario_file.read_file(path)

    @cached_property
    def text(self) -> TextUI:
        from montjoy.games.drakborgen.ui import text

        return text

    @cached_property
    def glimpse(self) -> Glimpse:
        from montjoy.games.drakborgen.ui import text

        return text

    @cached_property
    def standing(self) -> Standing:
        from montjoy.games.drakborgen.ui import text

        return text

    @cached_property
    def groups(self) -> Groups:
        from montjoy.games.drakborgen.ui import text

        return text

    @cached_property
    def log(self) -> Log:
        from montjoy.games.drakborgen.ui import log

        return log

    @cached_property
    def telling(self) -> Telling:
        from montjoy.games.drakborgen.ui import telling

        return telling

    @cached_property
    def cards(self) -> Cards:
        from montjoy.games.drakborgen.ui import hero_cards

        return hero_cards

    @cached_property
    def tally(self) -> Tally:
        from montjoy.games.drakborgen.ui import tally

        return tally

    @cached_property
    def board(self) -> Board:
        from montjoy.games.drakborgen.ui import board

        return board

    @cached_property
    def legend(self) -> Legend:
        from montjoy.games.drakborgen.ui import legend

        return legend

    @cached_property
    def places(self) -> Places:
        from montjoy.games.drakborgen.ui import places

        return places

    @cached_property
    def cases(self) -> Cases:
        from montjoy.games.drakborgen.authoring import case

        return case

    @cached_property
    def content(self) -> Content:
        from montjoy.games.drakborgen.authoring import pack_file

        return pack_file

    @property
    def packs(self) -> Packs:
        from montjoy.games.drakborgen.authoring import own_pack

        return own_pack

    @cached_property
    def moments(self) -> Moments:
        from montjoy.games.drakborgen.ui import moments

        return moments

    @cached_property
    def characters(self) -> Mapping[str, Any]:
        """Its own players by name, made of a view and a question and nothing else."""
        from montjoy.games.drakborgen.bots.delver import Delver
        from montjoy.games.drakborgen.bots.monster_leader import MonsterPlayer
        from montjoy.games.drakborgen.bots.plan import BEGINNER, CAUTIOUS, GREEDY, VETERAN

        tempers = {"cautious": CAUTIOUS, "greedy": GREEDY, "beginner": BEGINNER, "veteran": VETERAN}
        return {**{name: Delver(temper) for name, temper in tempers.items()}, "monster": MonsterPlayer()}

    @property
    def duels(self) -> Duels:
        return self


game = Drakborgen()
