"""What a game may offer beyond its contract: the board in text and as a picture, forms by mail, files of its authors, and what
bots ask of it.

Each is a property of the game (`core/game.py`): None where the game has none, else something that keeps the protocol,
usually a module that is imported when it is first asked for.  `words` is a `montjoy.words.Words`, which the core does not
know; `view` is what a viewer may know, `asked` an open question (`core/session/streams.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path, PurePath
from typing import Any, Final, Protocol, runtime_checkable

import msgspec

from montjoy.core.effects import No
from montjoy.core.errors import BadInput
from montjoy.core.state import State


class TextUI(Protocol):
    """The board in text, made from a view alone."""

    def draw(self, view: Any, words: Any, width: int, /) -> str:
        """The board as a picture of characters, at most `width` columns where the board allows it."""

    def describe(self, view: Any, words: Any, /) -> Sequence[str]:
        """The same board in sentences."""

    def card(self, view: Any, words: Any, /) -> Sequence[str]:
        """What only this seat knows, a line each."""


class Throws(Protocol):
    """What dice are for that people roll at a real table."""

    def throw(self, view: Any, typing: Any, words: Any, /) -> str:
        """What is rolled, by whom and with which die, and what it needs, as far as the viewer may know that; `typing`:
        `core/session/faces.py`.  "": the rule's title says it all."""


class Glimpse(Protocol):
    """The part of the board about the player, shown again when it has changed."""

    def glimpse(self, view: Any, words: Any, width: int, /) -> str: ...


class Standing(Protocol):
    """How matters stand, in sentences, shown again when that has changed."""

    def standing(self, view: Any, words: Any, /) -> Sequence[str]: ...


class Aims(Protocol):
    """What is to be brought about, and how long there is for it."""

    def before(self, scenario: Any, options: Any, words: Any, /) -> str:
        """Before a game begins: how long it lasts and what wins; "": its text says so."""

    def aim(self, view: Any, words: Any, /) -> str:
        """In a line, what the viewer is to bring about; "": nothing."""


class Groups(Protocol):
    """The headings under which a long list of answers stands, and in whose order a short one does (`core/session/shown.py`)."""

    @property
    def GROUPS(self) -> Iterable[str]:
        """The headings in their order."""

    @property
    def PASSES(self) -> tuple[type, ...]:
        """The answers with which one does nothing more: they come last, and stay in sight below a long list."""

    def group(self, option: Any, /) -> str:
        """The heading of an answer."""


class Log(Protocol):
    """Which lines of a log are read."""

    def is_redundant(self, item: Any, before: Any, after: Any, /) -> bool:
        """Whether a line says nothing that those `before` and `after` it do not say.  The whole log shows it all the same."""


class Telling(Protocol):
    """How a log is told on a page: in turns, by kinds, each line with whose it is and where it happened.  `item` is an event that
    a viewer was told; nothing else is known of the game."""

    @property
    def TURNS(self) -> Collection[type]:
        """The events with which a turn, a round, a day begins; their own words are its heading."""

    @property
    def KINDS(self) -> Mapping[str, Collection[type]]:
        """Kinds of lines that can be put away, by name (the message `page-kind-NAME`); what stands in none is always shown."""

    @property
    def NEWS(self) -> Sequence[Collection[type]]:
        """The events that are worth seeing above the next question, in ranks, the most important first."""

    @property
    def WAITS(self) -> Collection[type]:
        """The events that say no more than that somebody is asked something: no news to whom that is."""

    @property
    def IDLE(self) -> Collection[str]:
        """What came of a deed (`did`) that changed nothing."""

    @property
    def SOUNDS(self) -> Mapping[str, Collection[type]]:
        """What is heard of an event, for whoever wants it: "move" or "hit"."""

    def colours(self, scenario: Any, /) -> Mapping[str, int]:
        """By side, the number of its colour on the board."""

    def whose(self, item: Any, /) -> str:
        """The side whose line it is, as in `colours`; "" nobody's."""

    def where(self, item: Any, /) -> str:
        """The place or the figure on the board that a line is about, as its `data-at` has it; of several figures their names,
        with a space between; "" none."""

    def did(self, item: Any, /) -> tuple[str, str, str] | None:
        """What a page draws as an arrow until the next step: the figure from which to that of `where` (the same: from where it
        stood), what came of it in a word, which is a class of the style sheet, and in a sign.  None: nothing."""


class Board(Protocol):
    """The board as a picture, made from a view alone.  Text that is given is markup already.

    `draw` gives an SVG whose clickable parts are `<a class="spot" href="#q3" role="button" data-question="3"
    data-option="0 4" aria-labelledby="s3-0 b3-0 b3-4"><title>...</title>`: an answer, or several that are given at that place.
    With `data-ask-first="yes"` a single one is shown before it is given.  What stands for a place or a figure that a line of the
    log may be about has its name in `data-at` (`Telling.where`)."""

    def draw(self, view: Any, words: Any, asked: Sequence[Any], /) -> str: ...

    def aside(self, view: Any, words: Any, asked: Sequence[Any], /) -> str:
        """What stands beside the board: a fight that goes on, a track; empty where there is nothing."""

    def card(self, view: Any, words: Any, /) -> str:
        """What only this seat knows."""


class Legend(Protocol):
    """What the signs on the board mean."""

    def signs(self, view: Any, words: Any, /) -> Sequence[tuple[str, str]]:
        """Each sign, as the board draws it (markup), and what it means in words."""


class Places(Protocol):
    """Where things stand on the board as it is drawn, for whoever points at it, by mouse, finger or keys."""

    def places(self, view: Any, /) -> Mapping[str, tuple[float, float]]:
        """Every place that has something to say, with its middle on the drawing."""

    def place_at(self, view: Any, x: float, y: float, /) -> str:
        """The place to which a point of the drawing belongs; empty: none."""

    def here(self, view: Any, words: Any, place: str, /) -> Sequence[str]:
        """What one sees at a place: first what it is called, then what it is and who stands there."""

    def drawn(self, view: Any, place: str, asked: Sequence[Any] = (), /) -> str:
        """Markup that is laid over the board's scene while somebody looks there: what serves the questions that he is asked, or
        where he is asked none all that `here` says.  Empty: nothing."""


REMARK: Final = "# "  # before a line of an echo that says no order
WARNS: Final = "# ! "  # before a line of an echo that warns


class Post(Protocol):
    """Long forms as text, a game by mail, and what is printed."""

    def template(self, view: Any, asked: Any, words: Any, /) -> str:
        """The text from which a form is written; empty: this form is one line."""

    def is_long(self, view: Any, asked: Any, /) -> bool:
        """Whether that text has so many lines, or takes so long to make, that a page brings it only to who opens it."""

    def also(self, view: Any, asked: Any, words: Any, /) -> Sequence[tuple[str, str]]:
        """Lines that may go with a form at one click: what the button says, and the line."""

    def troubles(self, view: Any, asked: Any, text: str, /) -> Sequence[No]:
        """All that is not understood in a text."""

    def line_of(self, view: Any, asked: Any, text: str, refusal: No, /) -> int:
        """The line of a text, counted from 1, that a refusal of its form by a rule is about; 0: no single one."""

    def stands_alone(self, refusal: No, /) -> bool:
        """Whether a refusal of one line of a form holds whatever its other lines say."""

    def echo(self, view: Any, form: Any, words: Any, /) -> str:
        """A form as it was understood, a line each; one that begins with REMARK says no order, and one with WARNS warns."""

    def news(self, items: Sequence[Any], /) -> Sequence[Any]:
        """Those of the items told that are worth a line when somebody sits down to play."""

    def digest(self, view: Any, items: Sequence[Any], words: Any, /) -> Iterable[str]:
        """For an umpire, to whom everything is told: what matters of it in few words."""

    def sections(self, view: Any, words: Any, /) -> Iterable[tuple[str, list[str]]]:
        """Further parts of a report, each with its heading."""

    def day(self, view: Any, /) -> int:
        """The day that it is."""

    def day_of_mark(self, label: str, /) -> int:
        """The day in which a mark stands."""

    def after(self, states: Iterable[Any], seat: str, words: Any, /) -> Iterator[tuple[str, list[str]]]:
        """After the game: what a side believed beside what was true, from the states at all marks, each part with its heading."""

    def has_story(self, view: Any, /) -> bool:
        """Whether the battle is told after it, without telling it."""

    def story(self, view: Any, items: Sequence[Any], words: Any, /) -> Sequence[tuple[str, list[str]]]:
        """After the game: what happened, part by part with its heading, from the items that a viewer was told and that hold."""

    def has_paper(self, view: Any, /) -> bool:
        """Whether there is anything to be printed from a table's page, without making it."""

    def paper(self, view: Any, words: Any, /) -> str:
        """What a table's page shows to be printed, as markup; "": nothing."""

    def printed(self, view: Any, words: Any, /) -> dict[str, str]:
        """The pages to be printed, by the names of their files."""


class Amount(msgspec.Struct, frozen=True):
    """A number that a form asks for: by which name its text has it, what is said of it, what it is now, and the most.  `group`:
    the heading under which it stands; `row`: whose it is there.  `tick`: it is 0 or 1, a yes.  `choices`: no number, but one of
    these, each as the form's text has it ("": nothing) with what it is called."""

    name: str
    says: str
    now: int
    most: int
    group: str = ""
    row: str = ""
    tick: bool = False
    choices: tuple[tuple[str, str], ...] = ()


class Amounts(Protocol):
    """Short forms that are numbers, for a page that has a field for each; the form's text is "NAME 4, NAME 2"."""

    def question(self, view: Any, asked: Any, /) -> Any:
        """The question as it is put above the fields, less how its text is written."""

    def amounts(self, view: Any, asked: Any, words: Any, /) -> Sequence[Amount]:
        """The numbers, a field each."""

    def understood(self, view: Any, form: Any, words: Any, /) -> Sequence[str]:
        """A form as it was understood, a line each."""


class Sheets(Protocol):
    """The numbers of such a form as a terminal lists them."""

    def sheet(self, view: Any, asked: Any, words: Any, /) -> Sequence[str]:
        """Lines below the question as `Amounts` puts it, and how they are written; empty: the question as it is says it all."""


class Prospects(Protocol):
    """What attacks would do, in words, from what the asker knows: before a form is sent, and whenever somebody asks."""

    def foretold(self, view: Any, asked: Any, form: Any, words: Any, /) -> Sequence[str]:
        """A line for each attack that a form declares, those too that it leaves to its default."""

    def asked_for(self, view: Any, asked: Any, text: str, words: Any, /) -> Sequence[str]:
        """The same of what somebody asks for in the game's own language, or why there are no odds of it; of an empty text: what
        the default does."""

    def of_option(self, view: Any, asked: Any, option: Any, words: Any, /) -> Sequence[str]:
        """The same of an answer; empty where it is no attack."""


class Pickable(msgspec.Struct, frozen=True):
    """One thing that can be ordered of what is picked.  `says`: the order; `more`: what it costs and leads to; `line`: what it
    writes into the form; `opens`: or what is picked by it instead, to look at it more closely; `group`: its heading (the
    message `picks-group`); `chosen`: the form says it already."""

    says: str
    more: str = ""
    line: str = ""
    opens: str = ""
    group: str = ""
    chosen: bool = False


class Picked(msgspec.Struct, frozen=True):
    """What is picked, and what can be ordered there.  `says`: its name first, then what there is to know; `drawn`: markup for the
    board's scene, of which a part with `data-choice="3"` stands for that choice (counted from 0), and one with `data-aim="yes"`
    for whatever place of it somebody points at; `planned`: below it, what the whole text orders so far; `back`: what was picked
    before it; `only`: the line of the one choice that is left, which is put into the form at once."""

    at: str
    says: tuple[str, ...]
    choices: tuple[Pickable, ...]
    drawn: str = ""
    back: str = ""
    only: str = ""
    planned: str = ""


class Picks(Protocol):
    """A form filled by picking, on the board or from what is offered, instead of by writing.  `PLANS`: what a text orders
    (`Picked.planned`) is drawn while it is typed, too, and nothing is picked."""

    PLANS: bool

    def units(self, view: Any, asked: Any, /) -> Sequence[str]:
        """What of the viewer's own can be picked, figures by their `data-at`."""

    def example(self, view: Any, asked: Any, words: Any, /) -> str:
        """What may be `put` into the form and sent as it stands, for whoever does not know how it is written; empty: none."""

    def picks(self, view: Any, asked: Any, text: str, at: str, words: Any, /) -> Picked | None:
        """What can be ordered of what is picked, a figure and perhaps places after it ("A3", "A3 10,11"; "": nothing yet), with
        `text` in the form so far; None: there is nothing of the viewer's own to pick."""

    def put(self, view: Any, asked: Any, text: str, line: str, /) -> str:
        """The text with a line of a choice in it, in place of what it said of the same before; all else stays as it was typed."""

    def added(self, view: Any, asked: Any, text: str, also: str, /) -> str:
        """The text with what a button says that sends it (`Post.also`)."""


class Said(msgspec.Struct, frozen=True):
    """A message of the game with its arguments, for whoever speaks to people to say."""

    message: str
    args: dict[str, Any] = {}


@runtime_checkable
class Case(Protocol):
    """One fight described in a file, for odds and studies: a chain of rounds from a start.  Inherit from it: the last three
    then have what most fights need.

    `round(fight)` plays one round and returns 0 to go on, or a verdict above 0.  `whole(fight)` plays the fight to its
    end (or until `rounds` rounds are spent) and returns the verdict, 0 where it is left open.
    """

    start: State
    round: Callable[[Any], Any]
    whole: Callable[[Any], Any]
    policy: Callable[..., int]  # policy(seen, seat, ask, options, luck) -> one of the options; answers every question
    rounds: int | None  # at most so many rounds; None: until a verdict
    verdicts: Mapping[int, str]  # what each verdict is called in the report; 0 is "left open"
    seen: Callable[[Any, int, Any], None] | None = None  # seen(fight, seat, into): what the policy is shown; None: the fight
    counter: str = "rolls"  # the field of the state in which `whole` counts rounds
    hidden: bool = False  # whether something that the asker does not know bears on the fight: its odds are a guess
    said: Said | None = None  # what tells this fight from the others that its option may begin (`Game.forecasts`)
    labels: Mapping[str, Said] = {}  # what outcomes are called in front of people; the others by their names
    losers: Mapping[str, Said] = {}  # the same of the sides that lose something
    good: Collection[str] = ()  # the outcomes that are good for whoever asks (`Game.forecasts`)
    bad: Collection[str] = ()  # and those that are bad
    called: Mapping[str, str] = {}  # what the things of its own file are called (`Game.names`)
    title: Said | None = None  # what fight this is, in front of people; None: the report's "fight"
    studied: Said | None = None  # the same of a study, where it is played otherwise than the odds have it

    @property
    def one(self) -> Any:
        """The same fight with one of its rounds, where it may have several; None: that is no matter."""
        return None

    def report(self, ends: Sequence[tuple[int, State, float]], rolls: float, /) -> dict[str, Any]:
        """The answer people read: from (verdict, final state, probability or share) and the mean number of rounds."""


def as_case(found: Any) -> Case:
    """A case as a game gave it.  BadInput: it lacks something that a case has."""
    if isinstance(found, Case):
        return found
    if found is None or isinstance(found, Mapping | Sequence | PurePath):
        says = f"a case of a fight is wanted, not {repr(found)[:80]}"
        raise BadInput(says, "game.cases.case_of(table, folder) makes one of a dict")
    raise BadInput(f"{type(found).__name__} lacks something that a case of a fight has",
                   "inherit from montjoy.core.capabilities.Case, which gives `seen`, `counter` and `hidden`")  # fmt: skip


class Cases(Protocol):
    """Fights described in files, for `odds` and `study`."""

    @property
    def KEYS(self) -> Sequence[str]:
        """The keys by which such a file is known."""

    def case_of(self, given: Mapping[str, Any], folder: Path, /) -> Any:
        """The fight in a table already read, a `Case` or one that is solved; `folder` is where its file lies.  Raises BadInput
        where it cannot be used."""


class Content(Protocol):
    """Other files that a group may write for the game."""

    @property
    def KEYS(self) -> Sequence[str]:
        """The keys by which such a file is known."""

    def check_content(self, path: Path, raw: Mapping[str, Any], /) -> str:
        """What a file is, in words; empty where it is none of these.  Raises BadFile or BadInput where it is not right."""

    def check_folder(self, path: Path, /) -> str:
        """What a folder of files that are read together is, in words; empty where this game reads none.  Raises BadFile."""

    def content_schema(self) -> Mapping[str, Any]:
        """The JSON Schema of such a file, for editors; empty: there is none."""


class Packs(Protocol):
    """Content packs: a group's own pieces, tiles and cards, or troops, put into a field of a scenario."""

    @property
    def FIELD(self) -> str:
        """The field of a scenario that holds them."""

    def read_own(self, path: Path, /) -> Any:
        """The pack in a file or a folder: its `name`, and its rows as the scenario holds them (`own`).  Raises BadFile."""

    def put_in(self, scenario: Any, pack: Any, /) -> Any:
        """A scenario played with a pack, of which `name` and `own` are as read."""

    def check_with(self, path: Path, content: Path, /) -> Any:
        """A scenario's file, read with content that was sent along with it, whatever it calls it.  Raises BadFile or BadInput."""


class Choice(msgspec.Struct, frozen=True):
    """Something that somebody chooses before forces are put together.  `values`: each with what it is called; `how`: what it
    means, where its name does not say so."""

    name: str
    says: str
    values: tuple[tuple[str, str], ...]
    usual: str
    how: str = ""


class Kind(msgspec.Struct, frozen=True):
    """What forces are made of: its code, what it is called with what one unit of it costs, and its heading."""

    code: str
    says: str
    group: str


class Force(msgspec.Struct, frozen=True):
    """One side's forces: its name, and so many units of a kind in each row."""

    name: str
    rows: tuple[tuple[str, int], ...] = ()


class Draft(msgspec.Struct, frozen=True):
    """Forces as somebody has put them together.  `chosen`: by the name of a `Choice`; `rows`: his own rows as he wrote them, and
    `own` as they were read (`Packs.read_own`), None: they are not."""

    chosen: dict[str, str]
    forces: tuple[Force, ...]
    rows: str = ""
    own: Any = None


class Sum(msgspec.Struct, frozen=True):
    """What one side's forces come to, and what each of its rows is."""

    says: str
    rows: tuple[str, ...]


class Builder(Protocol):
    """Forces put together by points, and the scenario's file that comes of it."""

    @property
    def SAMPLE(self) -> str:
        """Own rows as an example."""

    @property
    def OWN_RULE(self) -> str:
        """The rule that tells what may stand in them."""

    def choices(self, words: Any, /) -> Sequence[Choice]:
        """What is chosen first."""

    def kinds(self, draft: Draft, words: Any, /) -> Sequence[Kind]:
        """What rows may be of, those of one heading together; own rows among them once they are read."""

    def proposed(self, chosen: Mapping[str, str], luck: Any, words: Any, /) -> tuple[Force, ...]:
        """Forces that are even, as chosen; another pair by other luck (`core.game.Luck`)."""

    def sums(self, draft: Draft, words: Any, /) -> Sequence[Sum]:
        """What the forces come to, side by side."""

    def faults(self, draft: Draft, words: Any, /) -> Sequence[str]:
        """What keeps these forces from being played, and what would work."""

    def written(self, draft: Draft, words: Any, /) -> str:
        """The scenario's file, with the own rows in it."""

    def scenario(self, draft: Draft, words: Any, /) -> Any:
        """The scenario that this file holds.  Raises BadFile or BadInput where it is not right."""


class Maps(Protocol):
    """Maps that are drawn in another program."""

    def scenario_file(self, path: Path, /) -> tuple[str, Sequence[BadInput]]:
        """The text of a scenario's file, made of the map in a file, and all that it lacks before it can be played.  Raises
        BadInput where the map cannot be read, or says what cannot be."""


class Appraisal(Protocol):
    """What is good: for bots that look ahead by the odds of a fight."""

    def worth(self, view: Any, asked: Any, option: Any, report: Any, /) -> float:
        """The worth of an option to the seat that is asked; `report` is of the fight that it would begin, or None."""

    def ponder(self, view: Any, asked: Any, option: Any, /) -> Any:
        """The fight that an option would begin, as far as it bears on the choice; None: none."""

    def form(self, view: Any, asked: Any, odds: Any, /) -> Any:
        """The form that a question is best answered with; None: the game's default.  Asked only of a game that has forms.
        `odds(case)` tells what comes of a fight, as its report."""


class Tally(Protocol):
    """What each side has left, from the true state: for whoever looks at a game that is over."""

    def left(self, state: Any, /) -> Mapping[str, Mapping[str, int]]:
        """By side, numbers of things, each called by the message `page-left-NAME`."""

    def strength(self, state: Any, /) -> Mapping[str, float]:
        """By side, how well it stands, from 0; what counts is the share of each.  "": whoever plays against all seats.  Empty:
        nothing to compare yet."""


class Card(msgspec.Struct, frozen=True):
    """An answer as a card, in somebody's words: its picture, as markup, a line of advice, what it is called, its numbers, each
    with what it is, and what it can do besides."""

    picture: str
    advice: str
    name: str
    numbers: tuple[str, ...]
    gift: str


class Cards(Protocol):
    """Answers that are shown as cards, for a choice that one makes once: whom one plays."""

    def card(self, label: Any, words: Any, /) -> Card | None:
        """The card of an answer, by what it is called (`Game.label`); None: an answer like any other."""


class Duels(Protocol):
    """For a bot that plays the mixture of a solved duel."""

    def duel(self, view: Any, /) -> tuple[Any, int] | None:
        """The duel that the viewer is in, and his side of it."""


class Moments(Protocol):
    """What a lesson explains once it has come about: a step of `lesson.toml` names it in `on` beside questions and answers."""

    NAMES: Sequence[str]

    def come(self, view: Any, /) -> Sequence[str]:
        """Those that can be seen now."""
