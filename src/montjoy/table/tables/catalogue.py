"""The games as the pages offer them: title, picture, a sample at one click, and the switches of a new table with their words.

What a game wants to be offered with stands in `table.toml` in its folder, all of it optional:

    [sample]        scenario, seat: what one click begins; the other seats are bots
    newcomers       whether this is the game to begin with: true for one at most
    [sides.SEAT]    shape (drawing/svg.py), letter: the sign of a seat as on the board; else a shield with the first letter of its
                    name.  A message letter-SEAT has its letter in another language.  colour (0 to 7): of a game whose log has no
                    colours (`Telling.colours`); else in the order of the seats
    [[preset]]      id, options: switches that go together; its words are the messages page-preset-ID and page-preset-ID-says

and `cover.svg`, a drawing in the colours of table.css.  The message `page-about` of the game's locales says what it is.

What the game's other files say in English (game.toml, scenarios, the rulebook's chapters and options) is said in another language
by messages of its locales, where there are any: page-game, page-scenario-ID and page-scenario-ID-says, page-section-CHAPTER,
page-option-NAME, page-option-NAME-says, page-option-NAME-VALUE; bots are page-player-NAME, and page-player-NAME-says in a
sentence how they play.  A line of advice for whoever takes a seat is page-side-SCENARIO-SEAT, or page-side-SEAT in every
scenario; what the seat is to bring about is, in a line, page-aim-SCENARIO-SEAT, page-aim-SCENARIO or page-aim-of-all, and while
it is played what `aim(view, words)` of the game's words says, where there is one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from markupsafe import Markup

from montjoy.bots.find import names
from montjoy.core.content import how_to_play, lessons, rulebook
from montjoy.core.errors import BadInput
from montjoy.core.game import Game, games, home
from montjoy.drawing import svg
from montjoy.table.tables import page_words
from montjoy.table.tables.page_words import said
from montjoy.table.tables.registry import Registry
from montjoy.words import Words, titles

T = TypeVar("T")


def once(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """What is made of a game, made once."""
    kept = lru_cache(64)(make)
    return lambda game: kept(game)


class Sample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenario: str = ""
    seat: str = ""


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    options: dict[str, bool | int | str] = {}


class SideSign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat is drawn."""

    shape: str = "shield"
    colour: int = 0
    letter: str = ""                                         # "": the first of its name's last word


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's table.toml."""

    newcomers: bool = False
    sample: Sample = Sample()
    sides: dict[str, SideSign] = {}
    preset: tuple[Preset, ...] = ()


@lru_cache(64)
def shelf(folder: Path) -> Shelf:
    """What a game wants to be offered with."""
    file = folder / "table.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Shelf) if file.exists() else Shelf()


@lru_cache(64)
def cover(folder: Path) -> Markup:
    """The game's drawing, or one for any game."""
    file = folder / "cover.svg"
    file = file if file.exists() else Path(__file__).parents[1] / "templates" / "art" / "any.svg"
    return Markup(file.read_text("utf-8"))


def cover_of(game: Game) -> Markup:
    return cover(home(game))


def usual(game: Game) -> Any:
    """The scenario that game.toml names, else the first."""
    about = home(game) / "game.toml"
    named = tomllib.loads(about.read_text("utf-8")).get("default", "") if about.exists() else ""
    return game.scenarios.get(named) or next(iter(game.scenarios.values()))


def in_order(game: Game) -> list[Any]:
    """The game's scenarios one after the other, as game.toml names them; those it does not name come last."""
    about = home(game) / "game.toml"
    named = tomllib.loads(about.read_text("utf-8")).get("scenarios", []) if about.exists() else []
    return sorted(game.scenarios.values(), key=lambda s: named.index(s.id) if s.id in named else len(named))


def next_after(game: Game, scenario: Any) -> Any | None:
    """The scenario that comes after one of the game's own; None after the last, and after a group's own."""
    order = in_order(game)
    ids = [s.id for s in order]
    at = ids.index(scenario.id) + 1 if scenario.id in ids else len(ids)
    return order[at] if at < len(order) else None


def usual_options(game: Game, scenario: Any) -> Any:
    """The game's options as the scenario sets them."""
    given = {**msgspec.to_builtins(game.options()), **(getattr(scenario, "options", None) or {})}
    return game.mended(msgspec.convert(given, game.options))


class Side:
    """A seat as a card: its name, its sign as on the board, a line of advice; "": none."""

    def __init__(self, game: Game, scenario: Any, seat: str, w: Words) -> None:
        seats = game.seats(scenario)
        there = shelf(home(game)).sides.get(seat) or SideSign(colour=seats.index(seat) if seat in seats else svg.COLOURS - 1)
        colour = game.telling.colours(scenario).get(seat, there.colour) if game.telling is not None else there.colour
        self.seat, self.name = seat, w.name(seat)
        letter = w.found(f"letter-{seat}")[:1] or there.letter or next((c for c in self.name.split(" ")[-1] if c.isalpha()), "")
        figure = svg.figure(0, 0, 20, letter.upper(), there.shape, colour)
        self.sign = svg.el("svg", figure, viewBox="-24 -24 48 48", class_="side-sign", aria_hidden="true", focusable="false")
        self.advice = said(w, f"page-side-{scenario.id}-{seat}") or said(w, f"page-side-{seat}")


class Offer:
    """A game on the first page, in a reader's language."""

    def __init__(self, game: Game, lang: str) -> None:
        wish = shelf(home(game)).sample
        self.game, self.slug = game, game.slug
        self.scenario = game.scenarios.get(wish.scenario) or usual(game)
        self.w = page_words.words_of(game, self.scenario, lang)
        self.title = title_of(game, self.w)
        self.about = said(self.w, "page-about")
        self.cover = cover(home(game))
        self.seats = game.seats(self.scenario)
        self.seat = wish.seat if wish.seat in self.seats else self.seats[0]
        self.bots = len(self.seats) - 1
        self.others = [(s.id, scenario_title(game, s, self.w), in_a_sentence(game, s, self.w)) for s in in_order(game)
                       if s.id != self.scenario.id]
        self.lesson = lessons.lesson(game) is not None
        self.how = bool(how_to_play.pages(game, lang))
        self.newcomers = shelf(home(game)).newcomers


def offers(house: Registry, lang: str) -> list[Offer]:
    """All games that can be played here."""
    found = []
    for slug in games():
        with suppress(Exception, SystemExit):                # a stranger's game that fails takes no other with it
            found.append(Offer(house.game(slug), lang))
    return found


def words(game: Game, scenario: Any, lang: str) -> Words:
    return page_words.words_of(game, scenario, lang)


def title_of(game: Game, w: Words) -> str:
    return titles.game_title(game, w)


def scenario_title(game: Game, scenario: Any, w: Words) -> str:
    """A scenario's title in the reader's language; of a group's own, as its file says it."""
    return titles.titles(game, scenario, w)[1]


def scenario_says(game: Game, scenario: Any, w: Words) -> list[str]:
    """Its text, as paragraphs."""
    text = titles.titles(game, scenario, w)[2]
    return [" ".join(part.split()) for part in text.split("\n\n") if part.strip()]


def how_it_ends(game: Game, scenario: Any, options: Any, w: Words) -> list[str]:
    """How long the game lasts under these options and what wins, where the game says so beforehand."""
    line = game.aims.before(scenario, options, w) if game.aims is not None else ""
    return [line] if line else []


SHORT: Final = 40                                            # letters of a sentence that says little by itself


def in_a_sentence(game: Game, scenario: Any, w: Words) -> str:
    """The first sentence of its text, of a very short one the next as well; without the number of the example that it is of."""
    text = re.sub(r" \([A-Z]+-E-\d+\)", "", next(iter(scenario_says(game, scenario, w)), ""))
    first, *others = re.split(r"(?<=[.!?]) ", text)
    return " ".join([first, *others[:1]]) if len(first) < SHORT else first


def aim_of(game: Game, scenario: Any, seat: str, w: Words, view: Any = None) -> str:
    """In a line, what a seat is to bring about: as the game says it of the seat's view, else by a message; "":
    nobody has said."""
    if view is not None and game.aims is not None and (line := game.aims.aim(view, w)):
        return line
    own = said(w, f"page-aim-{scenario.id}-{seat}") or said(w, f"page-aim-{scenario.id}") if scenario.id in game.scenarios else ""
    return own or aim_in_file(scenario, seat) or said(w, "page-aim-of-all")


def aim_in_file(scenario: Any, seat: str) -> str:
    """What a scenario's file says that the side of a seat is to bring about; "": nothing."""
    sides = getattr(scenario, "sides", ())
    return next((str(getattr(side, "aim", "")) for side in sides if seat in getattr(side, "seats", ())), "")


class Bot(NamedTuple):
    """A player of the computer's.  `says`: in a sentence how it plays; "": nobody has said."""

    name: str
    called: str
    says: str


def bots_of(game: Game, w: Words) -> list[Bot]:
    """The bots that a game has, the best first, as a reader reads of them."""
    return [Bot(n, w.found(f"page-player-{n}") or n, said(w, f"page-player-{n}-says")) for n in names(game)]


def led_by_one(game: Game, scenario: Any) -> bool:
    """Whether one person says what all sides do, so that bots play none of them."""
    return not game.alone and len(game.seats(scenario)) == 1


# ---- switches --------------------------------------------------------------------------------------------------------
class Switch:
    """One option as the form shows it.  `values`: (value, words), empty for a number; `value`: as it stands now.
    It is called as its rule is, unless several have that rule (`shared`)."""

    def __init__(
        self, name: str, doc: rulebook.OptionDoc | None, values: tuple[str, ...], value: str, usual: str, w: Words,
        shared: bool = False,
    ) -> None:
        self.name, self.value, self.usual = name, value, usual
        self.rule = doc.rule if doc else ""
        self.title = w.found(f"page-option-{name}") or (w.title(self.rule) if self.rule and not shared else "") or called(name)
        self.says = said(w, f"page-option-{name}-says") or (explained(name, doc.says, values, w) if doc else "")
        self.foreign = w.lang != "en" and not w.found(f"page-option-{name}-says")                # as the book has it, in English
        self.values = [(v, value_words(name, v, w)) for v in values]
        self.changed = value != usual
        self.step = "1"                                      # of a number


def explained(name: str, says: str, values: tuple[str, ...], w: Words) -> str:
    """The book's text of an option, each value called as the list calls it: "No: ... Yes: ..." for "false: ... true: ..."."""
    text = " ".join(says.split())
    for value in values:
        word = value_words(name, value, w)
        text = re.sub(rf"(^|[.,] ){re.escape(value)}(?=[,:])", lambda m, to=word: m[1] + to, text)  # type: ignore[misc]
    return re.sub(r"(^|\. )([a-z])", lambda m: m[1] + m[2].upper(), text)


def spaced(text: str) -> str:
    return text.replace("_", " ")


def called(name: str) -> str:
    text = spaced(name)
    return text[:1].upper() + text[1:]


def value_words(name: str, value: str, w: Words) -> str:
    if value in ("true", "false"):
        return w.text("page-on" if value == "true" else "page-off")
    return w.found(f"page-option-{name}-{value}") or spaced(value)


WHOLE: Final = re.compile("[0-9]{1,9}")
DECIMAL: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,3})?")
FREE: Final = "*"                                            # in a rulebook's values: files, which no page may name


@once
def values_of(game: Any) -> dict[str, tuple[str, ...]]:
    """What each option may be on a page; empty for a number.  A switch that is free text, a file's name, has its known values."""
    found = rulebook.option_values(game)
    return {name: tuple(v for v in values if FREE not in v) for name, values in found.items()}


@once
def numbers_of(game: Any) -> dict[str, type]:
    """The options that are numbers: whole ones (int), or with decimals (float)."""
    with_decimals = {f.name for f in struct_info(game.options).fields if isinstance(f.type, msgspec.inspect.FloatType)}
    found = [f.name for f in msgspec.structs.fields(game.options) if type(f.default) in (int, float)]
    return {name: float if name in with_decimals else int for name in found}


def struct_info(options: type) -> msgspec.inspect.StructType:
    found = msgspec.inspect.type_info(options)
    assert isinstance(found, msgspec.inspect.StructType)
    return found


def switches(game: Game, now: dict[str, str], usual: dict[str, str], w: Words) -> list[tuple[str, list[Switch]]]:
    """The game's switches by the chapter of the rule they belong to, in the order of the book."""
    book, values = rulebook_of(game), values_of(game)
    docs = {doc.name: doc for doc in book.switches}
    sections = {rule.id: rule.section for rule in book.rules}
    order = {rule.id: n for n, rule in enumerate(book.rules)}
    grouped: dict[str, list[Switch]] = {}
    names = sorted(values, key=lambda n: order.get(docs[n].rule, len(order)) if n in docs else len(order))
    for name in names:
        doc = docs.get(name)
        shown = () if name in numbers_of(game) else values[name]
        shared = doc is not None and sum(x.rule == doc.rule for x in docs.values() if x.name in values) > 1
        switch = Switch(name, doc, shown, now.get(name, usual[name]), usual[name], w, shared)
        switch.step = "any" if numbers_of(game).get(name) is float else "1"
        section = sections.get(switch.rule, "")
        grouped.setdefault(w.found(f"page-section-{slug(section)}") or section, []).append(switch)
    return list(grouped.items())


def slug(section: str) -> str:
    """A section's name as part of a message's name."""
    return "-".join("".join(c if c.isalnum() and c.isascii() else " " for c in section.lower()).split()) or "none"


@once
def rulebook_of(game: Any) -> rulebook.Rulebook:
    return rulebook.load(game)


class Refused(ValueError):
    """A form that cannot be carried out, in the words of whoever sent it.  `option`: which one of the game's it is about, if one,
    by its name in files; `values`: what that may be."""

    def __init__(self, says: str, option: str = "", values: tuple[str, ...] = ()) -> None:
        super().__init__(says)
        self.option, self.values = option, values


def read_options(game: Game, scenario: Any, form: dict[str, str], w: Words) -> Any:
    """The options that a form asks for.  ValueError where they are none or do not go together; Refused says it in words."""
    given = msgspec.to_builtins(usual_options(game, scenario))
    values, numbers = values_of(game), numbers_of(game)
    for field, text in form.items():
        name = field.removeprefix("option.")
        if name == field:
            continue
        if name not in values:
            raise Refused(w.text("page-new-no-option", option=name))
        if name in numbers:
            if not (DECIMAL if numbers[name] is float else WHOLE).fullmatch(text):
                if numbers[name] is int and name in game.options.limits:
                    raise between(game, name, *game.options.limits[name], w)
                message = "page-new-number" if numbers[name] is float else "page-new-whole"
                raise Refused(w.text(message, option=option_title(game, name, w)), name)
            given[name] = numbers[name](text)
        elif text in values[name]:
            given[name] = rulebook.value_of(game, name, text)
        else:
            raise one_of(game, name, values[name], w)
    options = checked(game, given, w)
    for name, text in as_text(options).items():              # a scenario of a group's own may name files of this computer too
        if name not in numbers and text not in values[name]:
            raise one_of(game, name, values[name], w)
    return options


def checked(game: Game, given: dict[str, Any], w: Words) -> Any:
    """The options as the game itself reads them.  Beside its text, which is for authors, its error may carry what a page says in
    its reader's words, as `told`: ("needs", option, other), ("among", option, value, ...) or ("between", option, least, most)."""
    try:
        return game.read_options(given)
    except BadInput as error:
        match error.told:
            case "needs", option, other:
                words = {"option": option_title(game, option, w), "other": option_title(game, other, w)}
                raise Refused(w.text("page-new-needs", **words), option) from None
            case "among", option, *values:
                raise one_of(game, option, tuple(rulebook.as_text(value) for value in values), w) from None
            case "between", option, least, most:
                raise between(game, option, least, most, w) from None
        raise


def between(game: Game, name: str, least: int, most: int, w: Words) -> Refused:
    return Refused(w.text("page-new-between", option=option_title(game, name, w), least=least, most=most), name)


def one_of(game: Game, name: str, values: tuple[str, ...], w: Words) -> Refused:
    called = ", ".join(value_words(name, value, w) for value in values)
    return Refused(w.text("page-new-one-of", option=option_title(game, name, w), values=called), name, values)


def option_title(game: Game, name: str, w: Words) -> str:
    """An option as the form calls it."""
    empty = dict.fromkeys(values_of(game), "")
    found = (s.title for _, group in switches(game, empty, empty, w) for s in group if s.name == name)
    return next(found, called(name))


def as_text(options: Any) -> dict[str, str]:
    """Options as a form holds them."""
    return as_text_of(msgspec.to_builtins(options))


def as_text_of(plain: Mapping[str, Any]) -> dict[str, str]:
    return {name: rulebook.as_text(value) for name, value in plain.items()}
