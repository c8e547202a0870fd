"""What is to be played: the game, the scenario, the options and house rules, and who sits where."""

from __future__ import annotations

import contextlib
import sys
import tomllib
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import msgspec

import montjoy.games
from montjoy.core.content import about, files, lessons, messages, rulebook
from montjoy.core.content.vocabulary import bare
from montjoy.core.effects import UMPIRE, Seat
from montjoy.core.errors import BadInput
from montjoy.core.game import Game, games, home
from montjoy.core.seats import BadSeat, check_seats
from montjoy.terminal.errors import Trouble, unknown
from montjoy.terminal.telling.started import command

OURS = Path(montjoy.games.__file__).parent
HUMAN = "human"
BOT = "bot"


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A house rule: one file.  `replaces`: the rule it stands in place of; `set`: the options it sets."""

    name: str
    replaces: str
    says: str
    set: dict[str, Any]


def load_game(slug: str) -> Game:
    """A game by its slug."""
    known = games()
    if slug not in known and slug.endswith(".toml"):
        raise Trouble(f"{messages.clean(slug)} is a file; before it stands the game, one of {', '.join(known)}")
    if slug not in known:
        raise unknown("game", slug, known)
    try:
        return can_be_read(known[slug]())
    except Exception as error:                               # a stranger's code
        why = error if isinstance(error, AttributeError | ImportError | BadInput) else f"{type(error).__name__}: {error}"
        raise Trouble(f'The game "{slug}" is not ready to be played: {why}', 70) from None


def is_ours(game: Game) -> bool:
    """Whether a game lies in Montjoy's own folder, and not in a package of somebody's own."""
    return home(game).is_relative_to(OURS)


def place_in_own_game(error: BaseException) -> str:
    """Where in a package that brings a game a failure happened: file, line and function; empty where it was in none."""
    tops = {point.module.partition(".")[0] for point in entry_points(group="montjoy.games")}
    homes = [Path(file).parent for top in tops if (file := getattr(sys.modules.get(top), "__file__", None))]
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if any(Path(frame.filename).is_relative_to(folder) for folder in homes):
            return f"{frame.filename}:{frame.lineno} in {frame.name}"
    return ""


def can_be_read(game: Game) -> Game:
    """A game in a package of somebody's own, whose book, game.toml and messages are being written: BadFile where one cannot be
    read, or names what is not there."""
    if not is_ours(game):
        for path in sorted((home(game) / "locales").rglob("*.ftl")):
            files.read_text(path)
        about.refuse(game)
    return game


def not_ready() -> Iterator[Trouble]:
    """Why games that are here cannot be loaded."""
    for slug in games():
        try:
            load_game(slug)
        except Trouble as why:
            yield why


def ready() -> Iterator[Game]:
    """All games that can be loaded; one that is still being built is passed over."""
    for slug in games():
        with contextlib.suppress(Trouble):
            yield load_game(slug)


def scenario_of(game: Game, name: str | None) -> Any:
    """A scenario by its id, from a file of one's own, or the game's usual one."""
    if not game.scenarios and not name:
        raise Trouble(f"{game.title} has no scenario; give the file of one.")
    if not name:
        return game.scenarios.get(default_scenario(game)) or next(iter(game.scenarios.values()))
    if name in game.scenarios:
        return game.scenarios[name]
    path = Path(name)
    if name.endswith(".toml") or "/" in name or path.is_file():
        return read_scenario(game, path)
    if (whole := Path(f"{name}.toml")).is_file():
        raise Trouble(f'There is no scenario "{messages.clean(name)[:60]}"; did you mean the file {messages.clean(whole.name)}?')
    raise unknown("scenario", name, game.scenarios)


def default_scenario(game: Game) -> str:
    """What game.toml names as the usual one."""
    given = game.default_scenario
    if not given and (path := home(game) / about.ABOUT).exists():
        given = tomllib.loads(path.read_text("utf-8")).get("default", "")
    return str(given)


def to_learn(game: Game) -> str:
    """The scenario of the game's lesson; "" where that is the usual one, or there is none."""
    found = lessons.lesson(game)
    return found.scenario if found is not None and found.scenario != default_scenario(game) else ""


def lesson_of(game: Game, scenario: str = "") -> lessons.Lesson:
    """The game's lesson; where it has several, the one on a scenario.  Trouble: it has none, or not that one."""
    every = lessons.all_lessons(game)
    if not every:
        raise Trouble(f"{game.title} has no lesson; play it without --learn.")
    named = {found.scenario: found for found in every[1:]}
    if not scenario or scenario in named:
        return named.get(scenario, every[0])
    further = f"  A further lesson is named by its scenario: {', '.join(named)}." if named else ""
    raise Trouble(f"--learn says itself which scenario and which seat: give neither, and no --by-mail.{further}")


def read_scenario(game: Game, path: Path, content: Path | None = None) -> Any:
    """A scenario from a file; what the game itself says against it is passed on with its place.  `content`: sent along with it,
    and read in place of what it names beside it."""
    data = files.read_bytes(path)
    raw = files.toml_of(data, path, dict)
    packs = game.packs if content is not None else None
    act = (lambda: game.check(path)) if content is None or packs is None else lambda: packs.check_with(path, content)
    scenario = with_place(path, raw, act, data.decode())
    if not str(raw.get("title", "-")).strip():               # what everybody reads in the list of scenarios
        line = messages.line_of(data.decode(), ("title",))
        raise files.BadFile(path, "title is empty", "give it a title", line=line, key="title", named=True)
    try:
        check_seats(game.seats(scenario))
    except BadSeat as bad:
        where = _place_of(raw, bad.seat)
        line = messages.line_of(data.decode(), where)
        raise files.BadFile(path, bad.says, bad.would_work, line=line, key=messages.dotted(where)) from None
    return scenario


def _place_of(raw: Any, seat: Seat) -> messages.Where:
    """Where the id of a seat stands in a file, as near as can be told: a value of that text, rather one that is an `id`."""
    todo: list[tuple[messages.Where, Any]] = [((), raw)]
    found: list[messages.Where] = []
    while todo:
        where, here = todo.pop()
        if isinstance(here, dict | list):
            todo += [((*where, part), inside) for part, inside in (here.items() if isinstance(here, dict) else enumerate(here))]
        elif here == seat:
            found.append(where)
    return min(found, key=lambda where: (where[-1:] != ("id",), len(where), str(where)), default=())


def with_place(path: Path, raw: Any, act: Callable[[], Any], text: str) -> Any:
    """Do it; a refusal (ValueError) becomes a BadFile with the line of the key it names."""
    try:
        return act()
    except files.BadFile:
        raise
    except msgspec.ValidationError as error:
        says, _, at = str(error).partition(" - at `$.")
        where: messages.Where = tuple(at.rstrip("`").split("."))
        raise files.BadFile(path, says, line=messages.line_of(text, where), key=messages.dotted(where)) from None
    except ValueError as error:
        says, would_work = (error.says, error.would_work) if isinstance(error, BadInput) else (str(error), "")
        where = _named(says, raw)
        line, key = messages.line_of(text, where), messages.dotted(where)
        raise files.BadFile(path, says, would_work, line=line, key=key, named=True) from None


def _named(says: str, raw: Any) -> messages.Where:
    """What a message speaks of: `[section] key ...`, `section.key ...` or `key ...`."""
    names = says.replace("[", " ").replace("]", " ").replace('"', " ").replace(":", " ").replace(".", " ").split()[:8]
    where: messages.Where = ()
    here = raw
    for word in names:
        if isinstance(here, list) and word.isdigit() and 0 < int(word) <= len(here):
            where, here = (*where, int(word) - 1), here[int(word) - 1]
        elif isinstance(here, dict) and word in here:
            where, here = (*where, word), here[word]
    return where


def is_house_rule(raw: Mapping[str, Any]) -> bool:
    """Whether a file is known by its keys as a house rule."""
    return bool({"replaces", "set"} & set(raw))


def is_scenario(game: Game, raw: Mapping[str, Any]) -> bool:
    """Whether a file has more of a scenario of the game than of its content."""
    content = () if game.content is None else game.content.KEYS
    return len(set(game.scenario.__struct_fields__) & set(raw)) > len(set(content) & set(raw))


# ---- options and house rules ------------------------------------------------------------------------------------------
def options_of(game: Game, house: Sequence[tuple[Path, House]], given: Sequence[str], scenario: Any = None) -> Any:
    """The scenario's own options, then the house rules, then what the command line says."""
    chosen: dict[str, Any] = dict(getattr(scenario, "options", None) or {})
    by: dict[str, str] = {}
    for path, rule in house:
        check_house(game, path, rule)
        for name, value in rule.set.items():
            if name in by:
                raise set_twice(path, name, by[name])
            by[name], chosen[name] = rule.name, beside(path, value)
    chosen |= _typed(game, given)
    for path, rule in house:
        refuse_lacking(game, path, rule, chosen)
    return converted(game, chosen)


def set_twice(path: Path, name: str, by: str) -> files.BadFile:
    """A switch that two house rules set."""
    line = messages.line_of(files.read_text(path), ("set", name))
    return files.BadFile(path, f'"{messages.clean(by)}" sets it too', "leave one of the two out", line=line, key=f"set.{name}")


def files_in(game: Game, house: House) -> dict[str, Any]:
    """The switches of a house rule that name a file: `unit_table = "mine.toml"`."""
    return {name: value for name, value in house.set.items()
            if name in game.options.free and isinstance(value, str) and value.endswith(".toml")}  # fmt: skip


def without_files(game: Game, path: Path, house: House, content: Path | None) -> House:
    """A house rule of which content that came along answers the file that it names.  BadFile: it names one, and none came."""
    named = files_in(game, house)
    for name, value in named.items() if content is None or game.packs is None else ():
        line = messages.line_of(files.read_text(path), ("set", name))
        would_work = "send both in one archive (.zip) as the house rule, or the file in the same form, as your own content"
        raise files.BadFile(path, f"{messages.shown(value)} did not come along", would_work, line=line, key=f"set.{name}")
    return msgspec.structs.replace(house, set={name: value for name, value in house.set.items() if name not in named})


def read_house_with(game: Game, path: Path, content: Path | None) -> tuple[House, House]:
    """A house rule with content that came along, as it is written and without the file that this answers; checked but for what it
    needs of others."""
    house = read_house(path)
    plain = without_files(game, path, house, content)
    check_house(game, path, plain)
    return house, plain


def refuse_lacking(game: Game, path: Path, house: House, chosen: Mapping[str, Any]) -> None:
    """BadFile where a house rule switches on what needs another switch, and nothing that is chosen with it switches that on."""
    for name in house.set:
        needed = game.options.needs.get(name, "") if chosen.get(name) is True else ""
        if needed and not chosen.get(needed, getattr(game.options(), needed)):
            rule = " ".join(f"({id})" for id in rulebook.option_rules(game)[needed][:1]) if rules_of(game) else ""
            line = messages.line_of(files.read_text(path), ("set", name))
            says = f"{name} needs {needed} {rule}".rstrip()
            would_work = f"set {needed} = true here as well, or name another house rule that does"
            raise files.BadFile(path, says, would_work, line=line, key=f"set.{name}", named=True)


def in_force(game: Game, house: Iterable[House], given: Sequence[str]) -> tuple[list[House], list[House]]:
    """The house rules that stand, and those of which the command line sets a switch otherwise: their sentence would be untrue."""
    typed = _typed(game, given)
    stand: list[House] = []
    undone: list[House] = []
    for rule in house:
        (undone if any(typed.get(name, value) != value for name, value in rule.set.items()) else stand).append(rule)
    return stand, undone


def switches(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """What the command line says of options, each by itself one that the game can follow."""
    chosen = _typed(game, given)
    if chosen:
        converted(game, chosen)
    return chosen


def _typed(game: Game, given: Sequence[str]) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Trouble(f"--option {messages.clean(text)}: write NAME=VALUE, for example {_example(game)}")
        if chosen.setdefault(name, one := value_of(game, name, value)) != one:
            raise Trouble(f"--option {messages.clean(name)} is given twice, and not alike; leave one of the two out")
    return chosen


def converted(game: Game, chosen: Mapping[str, Any]) -> Any:
    """Options from plain data, as the game reads them."""
    try:
        return game.read_options(chosen)
    except BadInput as error:
        text = str(error)
        if error.would_work.startswith("there are "):        # too many to be named
            text = text.replace(error.would_work, f"`{command(f'options {game.slug}')}` lists them")
        raise Trouble(text.replace("[options] ", "Option ")) from None


def value_of(game: Game, name: str, text: str) -> Any:
    """What is typed for an option, as the option's own kind."""
    kinds = {f.name: f.type for f in msgspec.structs.fields(game.options)}
    text = {"yes": "true", "no": "false", "on": "true", "off": "false"}.get(text, text) if kinds.get(name) is bool else text
    try:
        return msgspec.convert(text, kinds.get(name, str), strict=False)
    except msgspec.ValidationError:
        return text


def _example(game: Game) -> str:
    fields = msgspec.structs.fields(game.options)
    return f"{fields[0].name}={messages.shown(fields[0].default)}".replace('"', "") if fields else "NAME=VALUE"


def house_rules(game: Game, names: Sequence[str]) -> list[tuple[Path, House]]:
    """The house rules of those names or files."""
    return [(path, read_house(path)) for path in [house_file(game, name) for name in names]]


def read_house(path: Path) -> House:
    house = files.read_toml(path, House)
    if not house.set:
        raise files.BadFile(path, "it sets nothing", "name an option below [set]", key="set")
    return house


def own_house(game: Game) -> list[tuple[str, House]]:
    """The game's own house rules, by name; a choice of its page for new tables that is called alike has their words."""
    return [(path.stem, read_house(path)) for path in sorted((home(game) / "house").glob("*.toml"))]


def check_house(game: Game, path: Path, house: House) -> None:
    """BadFile where a house rule is none of this game's: all that is wrong, in the order of its lines."""
    lines = messages.Lines(files.read_text(path))
    found = [
        files.BadFile(path, says, would_work, line=lines.of(where), key=messages.dotted(where), named=named)
        for where, says, would_work, named in (*_wrong_head(game, house), *_wrong_switches(game, path, house))
    ]
    if found:
        first, *others = sorted(found, key=lambda bad: bad.line)
        first.also = tuple(others)
        raise first
    if rules_of(game) and (wrong := rulebook.why_not_replaces(game, rulebook.ids_in(house.replaces), house.set)):
        raise files.BadFile(path, *wrong, line=lines.of(("replaces",)), key="replaces", named=True)


def _wrong_head(game: Game, house: House) -> Iterator[tuple[messages.Where, str, str, bool]]:
    """What everybody at the table reads: the name, the rule it stands in place of, the sentence."""
    for key, would_work in (("name", "give it a name"), ("says", "write the sentence that everybody at the table reads")):
        if not getattr(house, key).strip():
            yield (key,), f"{key} is empty", would_work, True
    known = rules_of(game)
    given = rulebook.ids_in(house.replaces)
    if not given:
        yield ("replaces",), "replaces is empty", f"write the number of the rule; `rules {game.slug}` lists them", True
    for id in given if known else ():
        if id not in known:
            elsewhere = next((other for other in ready() if id in rules_of(other)), None)
            says = f"{messages.clean(id)[:60]} is no rule of {game.title}"
            if elsewhere is not None:
                yield ("replaces",), says, f"it is one of {elsewhere.title}", True
            else:
                near = messages.nearest_rule(id, known).replace('"', "")
                yield ("replaces",), says, near or f"`rules {game.slug}` lists them", True


def beside(path: Path, value: Any) -> Any:
    """What a house rule sets; a file that lies beside the rule is found there."""
    there = path.parent / value if isinstance(value, str) and value.endswith(".toml") else path
    return str(there) if there != path and there.is_file() else value


def _wrong_switches(game: Game, path: Path, house: House) -> Iterator[tuple[messages.Where, str, str, bool]]:
    """What it sets: switches of this game, and values that they may have."""
    names = game.options.__struct_fields__
    for name, value in house.set.items():
        try:
            options = game.read_options({name: beside(path, value)})
            if name in getattr(game.options, "free", ()) and game.scenarios:       # it may name a file, which is read here
                game.prepare(scenario_of(game, None), options)
            continue
        except files.BadFile:                                # of what it names
            raise
        except BadInput as bad:
            if bad.told[:1] == ("needs",):                   # which is asked of all that is chosen together
                continue
            says, would_work = bad.says.removeprefix("[options] "), bad.would_work
        if name not in names and says.endswith("is not an option"):
            elsewhere = next((other for other in ready() if name in other.options.__struct_fields__), None)
            near = f"it is one of {elsewhere.title}" if elsewhere is not None else messages.nearest(name, names)
            says, would_work = f"{messages.shown(name)} is no switch of {game.title}", near or f"`options {game.slug}` lists them"
        yield ("set", name), says, would_work, True


def rules_of(game: Game) -> Sequence[str]:
    """The numbers of a game's rules; none where it has no book."""
    return _rules_in(home(game) / rulebook.BOOK)


@lru_cache(None)
def _rules_in(book: Path) -> tuple[str, ...]:
    return tuple(rule.id for rule in rulebook.read(book).rules) if book.exists() else ()


def house_file(game: Game, name: str) -> Path:
    """A path, or the name of one of the game's own house rules."""
    own = home(game) / "house" / f"{name}.toml"
    if "/" in name or name.endswith(".toml") or not own.exists():
        return Path(name)
    return own


# ---- who plays -------------------------------------------------------------------------------------------------------
def seats_of(game: Game, scenario: Any, given: Sequence[str], names: Mapping[str, str]) -> dict[Seat, str]:
    """By seat "human" or "bot" or "bot:NAME".  Without a word the first seat is a person, the others bots."""
    seats = game.seats(scenario)
    chosen: dict[Seat, str] = {}
    for text in given:
        name, equals, who = text.partition("=")
        if not (seat := seat_called(name, seats, names)):
            raise unknown("seat", name, seats)
        kind = who.partition(":")[0]
        if not equals or kind not in (HUMAN, BOT):
            raise Trouble(f"--seat {messages.clean(text)}: write --seat {name}=human, or --seat {name}=bot")
        if chosen.setdefault(seat, who) != who:
            two = f"{messages.clean(chosen[seat])} and {messages.clean(who)}"
            raise Trouble(f"Two are to play {messages.clean(name)}: {two}; name one")
    people = any(who == HUMAN for who in chosen.values())
    for seat in seats:
        if seat not in chosen:
            chosen[seat] = BOT if people else HUMAN
            people = True
    return {seat: chosen[seat] for seat in seats}


def seat_called(given: str, seats: Iterable[Seat], names: Mapping[str, str]) -> Seat:
    """The seat that a name means: its own, or what the reader calls it; without the marks on letters too, where no other is
    called so.  "": none."""
    known = [(name, seat) for seat in seats for name in (names.get(seat, seat), seat)]
    exact = {name.lower(): seat for name, seat in known}
    near = {seat for name, seat in known if bare(name) == bare(given)}
    return exact.get(given.lower()) or (near.pop() if len(near) == 1 else "")


def role_of(game: Game, scenario: Any, role: str, given: Sequence[str], names: Mapping[str, str]) -> tuple[tuple[str, ...], bool]:
    """Who plays where one person takes one role, and whether he is the umpire: everybody who was not named is a bot."""
    seats = game.seats(scenario)
    mine = seat_called(role, (*seats, UMPIRE), names)
    if not mine:
        raise unknown("role", role, (*seats, UMPIRE))
    if mine != UMPIRE:
        return (*given, f"{mine}={HUMAN}"), False
    named = [seat_called(text.partition("=")[0], seats, names) for text in given]
    return (*given, *(f"{seat}={BOT}" for seat in seats if seat not in named)), True
