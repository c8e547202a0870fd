"""What a game is: the contract that every game keeps, and how games are found."""

from __future__ import annotations

import importlib
import os
import pkgutil
import tomllib
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, ClassVar, Protocol

import msgspec

from montjoy.core.effects import Event, No, Seat
from montjoy.core.state import State


class Luck(Protocol):
    """A source of chance for samplers, redeals and bots: whole numbers below n, and pools of dice."""

    def below(self, n: int) -> int:
        """0, 1, ... n-1, equally likely."""

    def hits(self, n: int, k: int, m: int) -> int:
        """How many of n dice hit, each with chance k/m."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's switches.  Each field is an option of the rulebook with its default."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A starting position, read from a file.  Games add their own fields."""

    id: str
    title: str
    says: str = ""


class View(msgspec.Struct, frozen=True):
    """All that a viewer may know, typed.  Nothing in it is an object of the state."""


class Case(Protocol):
    """One fight described in a file, for odds and studies: a chain of rounds from a start.

    `round(fight)` plays one round and returns 0 to go on, or a verdict above 0.  `whole(fight)` plays the fight to its
    end (or until `rounds` rounds are spent) and returns the verdict, 0 where it is left open.  Optional: `seen` (what a
    policy is shown), `counter` (the field in which `whole` counts rounds, "rolls" by itself) and `hidden` (True where
    something the asker does not know bears on the fight).
    """

    start: State
    round: Callable[[Any], Coroutine[Any, Any, int]]
    whole: Callable[[Any], Coroutine[Any, Any, int]]
    policy: Callable[..., int]  # policy(seen, seat, ask, options, luck) -> one of the options; answers every question
    rounds: int | None  # at most so many rounds; None: until a verdict
    verdicts: Mapping[int, str]  # what each verdict is called in the report; 0 is "left open"

    def report(self, ends: Sequence[tuple[int, State, float]], rolls: float) -> dict[str, Any]:
        """The answer people read: from (verdict, final state, probability or share) and the mean number of rounds."""


class Game(Protocol):
    """A game: seats, a set-up, a sequence of play as a coroutine, and who may know what.

    The state is plain data that msgspec encodes and decodes to an equal state; things in it refer to each other by id.
    """

    slug: str
    title: str
    rules_version: int
    options: type[Options]
    scenario: type[Scenario]
    state: type
    scenarios: Mapping[str, Scenario]
    reveals: Mapping[type[Event], str]  # event type -> the rule that lets a difference between twins show
    endings: Mapping[str, str]  # every way to end, as the outcome's `why` -> its rule
    quiet: bool  # whether any of its questions or options is quiet, so that there is something to undo

    def seats(self, scenario: Any) -> tuple[Seat, ...]: ...

    def mended(self, options: Any) -> Any:
        """Options that go together: where some of these do not, the nearest that do."""

    def prepare(self, scenario: Any, options: Any) -> Any:
        """The scenario as it goes into a record: what options name in files is read into it, so that a record is enough."""

    def setup(self, scenario: Any, options: Any) -> Any:
        """The start: plain data, nothing rolled yet."""

    def play(self, state: Any) -> Coroutine[Any, Any, Any]:
        """The sequence of play; begins at any mark.  Its value is the outcome."""

    def view(self, state: Any, viewer: str) -> View: ...

    def hidden(self, state: Any, seat: Seat) -> dict[str, Any]:
        """By name, every value that the visibility table hides from the seat and its knowledge leaves open."""

    def redeal(self, state: Any, seat: Seat, streams: Any, luck: Luck) -> Any:
        """Another state that the seat cannot tell from this one."""

    def default(self, view: Any, question: Any, streams: Any) -> Any:
        """The answer when a seat's time is up.  `question` is a `core.streams.Asked`."""

    def waiting(self, view: Any) -> tuple[Seat, ...] | None:
        """Who is waited for, where that is public; None where it is not."""

    def why_not(self, view: Any, question: Any, form: Any) -> No | None:
        """Why a filled form is refused, from what its writer knows; None: it stands."""

    def read(self, view: Any, question: Any, text: str) -> Any:
        """A form from its text, or a No that says where it was not understood."""

    def write(self, form: Any) -> str:
        """The text of a form; read(write(form)) == form."""

    def names(self, scenario: Any) -> Mapping[str, str]:
        """What ids are called in front of players: factions, places, pieces of this scenario."""

    def label(self, view: Any, question: Any, option: Any) -> Any:
        """What an option is called: itself, or an Option that describes a fight's whole number."""


class Base:
    """Defaults for games without forms or special rules of waiting.

    A game may also offer `case(data) -> Case` (a fight described in a file, for odds and studies),
    `forecast(view, question, option) -> Case | None` (the fight an option would begin, from what its seat knows),
    `draw(view, words, width) -> str` (the board in text), `random_form(view, question, luck)`, `brief(scenario)` (a scenario of
    many hours as the suite plays it), `retold(item, lang)` (an item of a stream with its texts in a language), and for bots
    `worth(view, question, option, report) -> float` with `ponder(view, question, option) -> Case | None`, `characters` (its
    own bots by name, policies made of a view and a question), `whose(state, why, about) -> Seat` (for whom a
    die is thrown, where what it is about does not name the seat), `account(state, outcome) -> dict` (a finished game in plain
    words, for studies: see `lab/games.py`), and for the table `limit(view, question) -> float` (the seconds a rule gives for an
    answer, 0: as long as one likes; the table's clock closes it, and what counts then is a draft or the `default`)."""

    rules_version: ClassVar[int] = 1
    quiet: ClassVar[bool] = False

    def mended(self, options: Any) -> Any:
        return options

    def prepare(self, scenario: Any, options: Any) -> Any:
        return scenario

    def waiting(self, view: Any) -> tuple[Seat, ...] | None:
        return None

    def why_not(self, view: Any, question: Any, form: Any) -> No | None:
        return No("", "no-forms-here")

    def read(self, view: Any, question: Any, text: str) -> Any:
        return No("", "no-forms-here")

    def write(self, form: Any) -> str:
        return ""

    def names(self, scenario: Any) -> Mapping[str, str]:
        return {}

    def label(self, view: Any, question: Any, option: Any) -> Any:
        return option

    def hidden(self, state: Any, seat: Seat) -> dict[str, Any]:
        return {}

    def redeal(self, state: Any, seat: Seat, streams: Any, luck: Luck) -> Any:
        return msgspec.json.decode(msgspec.json.encode(state), type=type(state))


def games() -> dict[str, Callable[[], Game]]:
    """Every game that can be played here, by slug, as a function that loads it.

    The folders of `montjoy.games` are found by themselves, but for drafts, whose game.toml says `draft = true`
    (MONTJOY_DRAFTS=1 finds them too); a stranger's game comes in by the entry point `montjoy.games`.
    """
    import montjoy.games as folder

    found: dict[str, Callable[[], Game]] = {}
    for point in entry_points(group="montjoy.games"):
        found[point.name] = point.load
    for module in pkgutil.iter_modules(folder.__path__):
        if not _is_draft(Path(folder.__path__[0]) / module.name):
            found[module.name] = _loader(f"montjoy.games.{module.name}")
    return dict(sorted(found.items()))


@lru_cache(None)
def links(slug: str) -> dict[str, Callable[[Any, Any], Any]]:
    """Who else may decide a fight that this game hands off, by name: the modules `montjoy.links.SLUG_NAME`, each loaded when it
    is needed.  Each has a coroutine function `link(case, effect)`."""
    folder = importlib.import_module("montjoy.links")
    names = [module.name for module in pkgutil.iter_modules(folder.__path__)]
    return {name[len(slug) + 1 :]: _linked(f"montjoy.links.{name}") for name in names if name.startswith(f"{slug}_")}


def _linked(name: str) -> Callable[[Any, Any], Any]:
    def decide(case: Any, effect: Any) -> Any:
        return importlib.import_module(name).link(case, effect)

    return decide


def _is_draft(home: Path) -> bool:
    """Whether a game's folder is one in the making."""
    about = home / "game.toml"
    draft = tomllib.loads(about.read_text("utf-8")).get("draft", False) if about.exists() else True
    return bool(draft) and not os.environ.get("MONTJOY_DRAFTS")


def _loader(name: str) -> Callable[[], Game]:
    def load() -> Game:
        game: Game = importlib.import_module(name).game
        return game

    return load


def home(game: Game) -> Path:
    """The folder of a game: rulebook.toml, tables.toml, scenarios/, locales/ ..."""
    file = importlib.import_module(type(game).__module__).__file__
    assert file is not None
    return Path(file).parent
