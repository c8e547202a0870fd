"""What a game is: the contract that every game keeps, and how games are found."""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
import tomllib
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Protocol

import msgspec

from montjoy.core.capabilities import (
    Aims,
    Amounts,
    Appraisal,
    Board,
    Builder,
    Cards,
    Case,
    Cases,
    Content,
    Duels,
    Glimpse,
    Groups,
    Legend,
    Log,
    Maps,
    Moments,
    Packs,
    Picks,
    Places,
    Post,
    Prospects,
    Sheets,
    Standing,
    Tally,
    Telling,
    TextUI,
    Throws,
)
from montjoy.core.content.files import read_toml
from montjoy.core.effects import Event, No, Question, Seat
from montjoy.core.options import Options, mended, read_options


class Luck(Protocol):
    """A source of chance for samplers, redeals and bots: whole numbers below n, and pools of dice."""

    def below(self, n: int) -> int:
        """0, 1, ... n-1, equally likely."""

    def hits(self, n: int, k: int, m: int) -> int:
        """How many of n dice hit, each with chance k/m."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A starting position, read from a file.  Games add their own fields."""

    id: str
    title: str
    says: str = ""


class View(msgspec.Struct, frozen=True):
    """All that a viewer may know, typed.  Nothing in it is an object of the state."""


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
    alone: bool  # whether a seat that is the only one is a side, which wins or loses
    options_at: tuple[str, ...]  # by which names one comes to the options in an encoded state

    def seats(self, scenario: Any) -> tuple[Seat, ...]: ...

    def mended(self, options: Any) -> Any:
        """Options that go together: where some of these do not, the nearest that do."""

    def prepare(self, scenario: Any, options: Any) -> Any:
        """The scenario as it goes into a record: what options name in files is read into it, so that a record is enough."""

    def at_real_table(self, options: Any) -> Any:
        """The options of a table where people roll: who throws a die may have to say something before it falls."""

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

    def why_not_offered(self, view: Any, question: Any, answer: Any) -> No:
        """Why an answer, perhaps plain data, is not among a question's options, from what its writer knows."""

    def read(self, view: Any, question: Any, text: str) -> Any:
        """A form from its text, or a No that says where it was not understood."""

    def write(self, form: Any) -> str:
        """The text of a form; read(write(form)) == form."""

    def names(self, scenario: Any) -> Mapping[str, str]:
        """What ids are called in front of players: factions, places, pieces of this scenario."""

    def label(self, view: Any, question: Any, option: Any) -> Any:
        """What an option is called: itself, or an Option that describes a fight's whole number."""

    def repeats_undo(self, view: Any, question: Any, option: Any, undoes: Any) -> bool:
        """Whether an option does what taking back the last answer (a `core.streams.Undoes`) does, and no more: a page that has
        a button for that leaves it out."""

    def question(self, view: Any, asked: Any) -> Any:
        """A question as it is put to its seat: itself, or with a Question that describes what a fight asks."""

    def retold(self, item: Any, lang: str) -> Any:
        """An item of a stream as it is said in a language, where texts in it are written in another."""

    def unasked(self, view: Any) -> tuple[Question, type, Any] | None:
        """What a seat may write at any time though nobody asks: the question, its form, and what it has written; None: nothing.
        Nobody else is told that it has."""

    def lay_down(self, state: Any, seat: Seat, form: Any) -> None:
        """A seat has written that form: it lies in the state until the rules take it up.  Nothing else may change."""

    def limit(self, view: Any, question: Any) -> float:
        """The seconds a rule of the game gives for an answer; 0: as long as one likes.  The table's clock closes it, and what
        counts then is a draft or the `default`."""

    def whose(self, state: Any, why: str, about: tuple[Any, ...]) -> Seat | None:
        """For whom a die is thrown, where what it is about does not name the seat; else "".  None: it is nobody's."""

    def winners(self, outcome: Any) -> Sequence[Seat]:
        """Who has won; nobody: an outcome does not say so."""

    def account(self, state: Any, outcome: Any) -> dict[str, Any]:
        """A finished game in plain words, for studies: its `ending`, its `winners`, and by seat what became of it."""

    def brief(self, scenario: Any) -> Any:
        """A scenario of many hours as the suite plays it."""

    def random_form(self, view: Any, question: Any, luck: Luck) -> Any:
        """A form filled at random, for random play; None: the game has no such forms."""

    def forecast(self, view: Any, question: Any, option: Any) -> Case | None:
        """The fight an option would begin, from what its seat knows; None: none."""

    def forecasts(self, view: Any, question: Any, option: Any) -> Sequence[Case]:
        """The fights an option would begin: `forecast`'s first, then the same as others may still decide it, or as it may be
        repeated; each case says what tells it from the others (`said`)."""

    # ---- files of its authors
    default_scenario: str  # the usual one; "": the first

    def check(self, path: Path) -> Any:
        """A scenario from its file.  Raises BadFile, BadInput or msgspec.ValidationError where it is not right."""

    def described(self, scenario: Any) -> str:
        """What `check` adds about a scenario that is right; empty: nothing."""

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of scenario files."""

    def case_schema(self) -> dict[str, Any] | None:
        """The JSON Schema of fights described in files; None: there is none."""

    def read_options(self, given: Mapping[str, Any]) -> Any:
        """Options by name.  Raises BadInput, which says what is wrong with one."""

    # ---- what a game may offer beyond that (core/capabilities.py)
    @property
    def text(self) -> TextUI | None: ...
    @property
    def glimpse(self) -> Glimpse | None: ...
    @property
    def standing(self) -> Standing | None: ...
    @property
    def aims(self) -> Aims | None: ...
    @property
    def groups(self) -> Groups | None: ...
    @property
    def log(self) -> Log | None: ...
    @property
    def telling(self) -> Telling | None: ...
    @property
    def board(self) -> Board | None: ...
    @property
    def legend(self) -> Legend | None: ...
    @property
    def places(self) -> Places | None: ...
    @property
    def post(self) -> Post | None: ...
    @property
    def amounts(self) -> Amounts | None: ...
    @property
    def sheets(self) -> Sheets | None: ...
    @property
    def throws(self) -> Throws | None: ...
    @property
    def prospects(self) -> Prospects | None: ...
    @property
    def picks(self) -> Picks | None: ...
    @property
    def cases(self) -> Cases | None: ...
    @property
    def content(self) -> Content | None: ...
    @property
    def packs(self) -> Packs | None: ...
    @property
    def builder(self) -> Builder | None: ...
    @property
    def maps(self) -> Maps | None: ...
    @property
    def characters(self) -> Mapping[str, Any]:
        """The game's own players by name: policies made of a view and a question, the best one first."""
    @property
    def appraisal(self) -> Appraisal | None: ...
    @property
    def duels(self) -> Duels | None: ...
    @property
    def tally(self) -> Tally | None: ...
    @property
    def cards(self) -> Cards | None: ...
    @property
    def moments(self) -> Moments | None: ...


class Base:
    """Defaults for what a game need not have of its own: forms, rules of waiting, what it may offer beyond the contract."""

    rules_version: ClassVar[int] = 1
    quiet: ClassVar[bool] = False
    alone: ClassVar[bool] = True
    options_at: ClassVar[tuple[str, ...]] = ("options",)
    default_scenario: ClassVar[str] = ""
    options: ClassVar[type[Options]]
    scenario: ClassVar[type[Scenario]]

    text: Any = None
    glimpse: Any = None
    standing: Any = None
    aims: Any = None
    groups: Any = None
    log: Any = None
    telling: Any = None
    board: Any = None
    legend: Any = None
    places: Any = None
    post: Any = None
    amounts: Any = None
    sheets: Any = None
    throws: Any = None
    prospects: Any = None
    picks: Any = None
    cases: Any = None
    content: Any = None
    packs: Any = None
    builder: Any = None
    maps: Any = None
    appraisal: Any = None
    duels: Any = None
    tally: Any = None
    cards: Any = None
    moments: Any = None

    @property
    def characters(self) -> Mapping[str, Any]:
        return {}

    def __getstate__(self) -> dict[str, Any]:
        """For another process: without the modules that were imported when they were asked for."""
        return {name: value for name, value in vars(self).items() if not isinstance(value, ModuleType)}

    def mended(self, options: Any) -> Any:
        return mended(options)

    def prepare(self, scenario: Any, options: Any) -> Any:
        return scenario

    def at_real_table(self, options: Any) -> Any:
        return options

    def waiting(self, view: Any) -> tuple[Seat, ...] | None:
        return None

    def why_not(self, view: Any, question: Any, form: Any) -> No | None:
        return No("", "no-forms-here")

    def why_not_offered(self, view: Any, question: Any, answer: Any) -> No:
        return No("", "not-an-option")

    def read(self, view: Any, question: Any, text: str) -> Any:
        return No("", "no-forms-here")

    def write(self, form: Any) -> str:
        return ""

    def names(self, scenario: Any) -> Mapping[str, str]:
        return {}

    def label(self, view: Any, question: Any, option: Any) -> Any:
        return option

    def repeats_undo(self, view: Any, question: Any, option: Any, undoes: Any) -> bool:
        return False

    def question(self, view: Any, asked: Any) -> Any:
        return asked

    def retold(self, item: Any, lang: str) -> Any:
        return item

    def unasked(self, view: Any) -> tuple[Question, type, Any] | None:
        return None

    def lay_down(self, state: Any, seat: Seat, form: Any) -> None:
        raise NotImplementedError                            # of a game that asks for nothing so

    def limit(self, view: Any, question: Any) -> float:
        return 0.0

    def whose(self, state: Any, why: str, about: tuple[Any, ...]) -> Seat | None:
        return ""

    def winners(self, outcome: Any) -> Sequence[Seat]:
        """As it is called in most outcomes."""
        winners, one = getattr(outcome, "winners", None), getattr(outcome, "winner", None)
        return list(winners) if winners is not None else [one] if one else []

    def account(self, state: Any, outcome: Any) -> dict[str, Any]:
        """What an outcome says by itself."""
        found = {"ending": str(getattr(outcome, "why", outcome)), "winners": list(self.winners(outcome)), "seats": {}}
        turns = getattr(outcome, "round", None)
        return found | ({"turns": turns} if isinstance(turns, int) else {})

    def brief(self, scenario: Any) -> Any:
        return scenario

    def random_form(self, view: Any, question: Any, luck: Luck) -> Any:
        return None

    def forecast(self, view: Any, question: Any, option: Any) -> Case | None:
        return None

    def forecasts(self, view: Any, question: Any, option: Any) -> Sequence[Case]:
        found: Case | None = self.forecast(view, question, option)
        return () if found is None else (found,)

    def check(self, path: Path) -> Any:
        """What its types see, and what its set-up refuses."""
        scenario: Any = read_toml(path, self.scenario)
        self.setup(scenario, self.options())                 # type: ignore[attr-defined]
        return scenario

    def described(self, scenario: Any) -> str:
        return ""

    def schema(self) -> dict[str, Any]:
        return msgspec.json.schema(self.scenario)

    def case_schema(self) -> dict[str, Any] | None:
        return None

    def read_options(self, given: Mapping[str, Any]) -> Any:
        return read_options(self.options, given)

    def hidden(self, state: Any, seat: Seat) -> dict[str, Any]:
        return {}

    def redeal(self, state: Any, seat: Seat, streams: Any, luck: Luck) -> Any:
        return msgspec.json.decode(msgspec.json.encode(state), type=type(state))


def options_of(game: Game, scenario: Any, given: Mapping[str, Any] = {}) -> Any:
    """The options that a scenario is meant for, its own, and for the rest the usual ones; but for those given by name."""
    return game.read_options({**(getattr(scenario, "options", None) or {}), **given})


def chosen_options(game: Game, scenario: Any, given: Any) -> Any:
    """A scenario's options, where these are None or name those that differ; else the options themselves."""
    if given is None or isinstance(given, Mapping):
        return options_of(game, scenario, given or {})
    if not isinstance(given, game.options):
        raise TypeError(f'options: None, or a dict of those that differ, as {{"NAME": VALUE}}, not {given!r}')
    return given


def games() -> dict[str, Callable[[], Game]]:
    """Every game that can be played here, by slug, as a function that loads it.

    The folders of `montjoy.games` are found by themselves, but for drafts, whose game.toml says `draft = true`
    (MONTJOY_DRAFTS=1 finds them too); a stranger's game comes in by the entry point `montjoy.games`.
    """
    import montjoy.games as folder

    found: dict[str, Callable[[], Game]] = {}
    for point in _installed(tuple(sys.path)):
        found[point.name] = _Staying(point.name, point.load)
    for module in pkgutil.iter_modules(folder.__path__):
        here = Path(folder.__path__[0]) / module.name
        if not _is_draft(here):
            inside = ".game" if (here / "game.py").exists() else ""          # a game from before 0.2 is its package's `game`
            found[module.name] = _Staying(module.name, _loader(f"montjoy.games.{module.name}{inside}"))
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


@lru_cache(8)
def _installed(places: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """The entry points of the packages in these places; to look at all of them takes 13 ms."""
    return tuple(entry_points(group="montjoy.games"))


def _is_draft(home: Path) -> bool:
    """Whether a game's folder is one in the making."""
    about = home / "game.toml"
    return (not about.exists() or _says_draft(about, about.stat().st_mtime_ns)) and not os.environ.get("MONTJOY_DRAFTS")


@lru_cache(64)
def _says_draft(about: Path, written: int) -> bool:
    return bool(tomllib.loads(about.read_text("utf-8")).get("draft", False))


def _loader(name: str) -> Callable[[], Game]:
    def load() -> Game:
        game: Game = importlib.import_module(name).game
        return game

    return load


class _Staying:
    """Loads a game when it is called.  One that would end the program as it is loaded cannot be loaded."""

    def __init__(self, slug: str, load: Callable[[], Game]) -> None:
        self._slug, self._load = slug, load

    def __call__(self) -> Game:
        try:
            return self._load()
        except SystemExit as error:
            raise ImportError("it would end the program") from error

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f'this only loads the game: games()["{self._slug}"]() gives the game, which may have {name!r}')


def home(game: Game) -> Path:
    """The folder of a game: rulebook.toml, tables.toml, scenarios/, locales/ ..."""
    file = importlib.import_module(type(game).__module__).__file__
    assert file is not None
    return Path(file).parent
