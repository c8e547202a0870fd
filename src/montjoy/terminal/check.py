"""`check`: is a file right?  What it is, is seen from what stands in it; what is wrong is said to its author."""

from __future__ import annotations

import contextlib
import importlib
import pkgutil
import re
import sys
import tempfile
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import click
import msgspec

from montjoy.core.content import about, files, messages, own_parts, rulebook
from montjoy.core.game import Game, games, home
from montjoy.core.record import entries as rec
from montjoy.core.session import verify
from montjoy.terminal import archives, choices, odds, saved_games
from montjoy.terminal.choices import is_house_rule
from montjoy.terminal.errors import Trouble, unknown, with_near
from montjoy.terminal.language import words_for
from montjoy.terminal.telling.kinds import in_words
from montjoy.words import Words, wrong_messages

KINDS: Final = ("scenario", "case", "content", "house", "record")
ADVICE: Final = re.compile(r"; (.*)$|: ((?:it is|use|write)\b.*)$")      # what would work, behind what is wrong
READS: Final = (
    "check reads scenarios, fights, house rules, unit tables and content (.toml), archives of content (.zip), records (.jsonl) "
    "and messages (.ftl)"
)
NO_FIGHTS: Final = "has no fights that can be described in a file"
PRINTED: Final = "tables.toml"
MOST_NAMED: Final = 10                                       # missing messages; `--json` has them all
Put = Callable[[Any], None] | None


class Tried(msgspec.Struct):
    """As what a file is read, known before it is found right or wrong; `guessed`: nobody named the game.  `together`: the other
    house rules that were named, with which one is read."""

    game: str = ""
    kind: str = ""
    guessed: bool = False
    together: Sequence[Path] = ()


def check(paths: Sequence[Path], game: str, put: Put, lang: str = "") -> int:
    """0: all are right; 2: at least one is not."""
    if game:
        choices.load_game(game)                              # one that is not there is told once, not for each file
    answers: list[dict[str, Any]] = []
    for path in paths:
        tried = Tried(together=[other for other in paths if other != path])
        answers.append({"file": str(path), "ok": True})
        try:
            answers[-1]["kind"] = recognise(path, game, tried)
            answers[-1]["game"] = tried.game
            if lacks := wrong_messages.missing(path) if path.suffix == ".ftl" else []:
                answers[-1]["missing"] = lacks
        except (files.BadFile, Trouble) as found:
            bad = with_near(found) if isinstance(found, files.BadFile) else files.BadFile(path, str(found))
            answers[-1] |= {"ok": False, "kind": tried.kind, "game": tried.game, **told(bad)}
            if bad.also:
                answers[-1]["also"] = [told(other) for other in bad.also]
            if not put:
                click.echo("\n".join(str(each) for each in (bad, *bad.also, *read_as(path, tried, words_for(lang)))), err=True)
        else:
            if not put:
                words = words_for(lang)
                what = in_words(answers[-1]["kind"], words)
                click.echo(words.text("ui-check-right", file=messages.clean(str(path)), what=what))
                if lacks := answers[-1].get("missing", []):
                    named = ", ".join(lacks[:MOST_NAMED]) + (", …" if lacks[MOST_NAMED:] else "")
                    click.echo(words.text("ui-check-missing", count=len(lacks), named=named))
    if put:
        put(answers)
    return 0 if all(answer["ok"] for answer in answers) else 2


def read_as(path: Path, tried: Tried, words: Words) -> list[str]:
    """For which game, and as what, a file was read that is not right: one of another game is told as wrong throughout."""
    if not tried.kind:
        return []
    message = "ui-check-read-as-guessed" if tried.guessed else "ui-check-read-as"
    return [words.text(message, file=messages.clean(path.name), what=in_words(tried.kind, words))]


def told(bad: files.BadFile) -> dict[str, Any]:
    """What is wrong as plain data; what would work may stand at the end of what is wrong.  `path`: the file it stands in, which
    may be one that the file names."""
    says, would_work = bad.says, bad.would_work
    if not would_work and (found := ADVICE.search(says)):
        says, would_work = says[: found.start()], found[1] or found[2]
    return {"path": bad.path, "line": bad.line, "key": bad.key, "says": says, "would_work": would_work}


def recognise(path: Path, slug: str, tried: Tried | None = None) -> str:
    """What a file is, in words; BadFile where it is not right.  `tried` is told as what it is read."""
    tried = tried or Tried()
    if path.is_dir():
        return a_folder(path, slug)
    if path.suffix == ".ftl":
        return messages_of(path)
    data = files.read_bytes(path, files.MOST_RECORD)
    if archives.is_archive(data):
        return an_archive(path, slug, data, tried)
    if path.suffix == ".zip":
        raise files.BadFile(path, "this is no archive (.zip) that can be read", "make it anew")
    if is_record(path, data):
        return a_record(path)
    if (lines := data.count(b"\n")) > files.MOST_LINES:
        raise files.BadFile(path, f"the file has {lines:,} lines", f"at most {files.MOST_LINES:,} are read")
    try:
        raw = files.toml_of(data if len(data) <= files.MOST_BYTES else files.read_bytes(path), path, dict)
    except files.BadFile as bad:
        if path.suffix == ".toml" or data.startswith(files.ARCHIVES) or bad.says == files.JSON:
            raise
        raise files.BadFile(path, f"this is no TOML: {bad.says}", READS, line=bad.line) from None
    if not raw:
        raise files.BadFile(path, "there is nothing in it but remarks", "lines of key = value are wanted")
    if ("rule" in raw and "game" in raw) or path.name in (rulebook.BOOK, about.ABOUT):
        return a_rulebook(path)
    if path.name == PRINTED and (own := at_home(path.resolve().parent)) is not None:
        return printed_tables(path, own, raw)
    own = at_home(*path.resolve().parents)
    tried.game, tried.kind = (own.slug, f"a part of {own.title}") if own is not None else ("", "")
    if what := own_parts.part_of(path, own, is_house_rule(raw) or (own is not None and choices.is_scenario(own, raw))):
        return what
    tried.kind = ""
    wrong: tuple[files.BadFile, Tried] | None = None
    for game in candidates(path, slug, raw):
        try:
            return of_game(game, path, raw, tried)
        except files.BadFile as bad:
            wrong = wrong or (bad, msgspec.structs.replace(tried))
    if wrong is not None:
        tried.game, tried.kind, tried.guessed = wrong[1].game, wrong[1].kind, not slug
        raise wrong[0]
    keys = messages.listed(map(messages.clean, raw), messages.FEW)
    raise files.BadFile(path, f"no game knows any of its keys: {keys}", READS)


def is_record(path: Path, data: bytes) -> bool:
    """A record is known by its first line, or by its name; what else is written in JSON is none."""
    first = data[: files.MOST_RECORD_LINE].removeprefix(files.MARK).split(b"\n")[0].strip()
    if not first.startswith(b"{") or path.suffix == ".jsonl":
        return path.suffix == ".jsonl"
    try:
        header = msgspec.json.decode(first)
    except (ValueError, RecursionError):
        return False
    return isinstance(header, dict) and bool({"montjoy", "game", "commitment", "rules_version"} & {*header, header.get("type")})


def candidates(path: Path, slug: str, raw: dict[str, Any]) -> list[Game]:
    """The game that is named, or the one in whose folder the file lies; of a house rule the one in whose book its rule stands;
    else those whose files look most like it."""
    inside = [name for name in path.resolve().parts if name in games()]
    if slug or inside:
        return [choices.load_game(slug or inside[-1])]
    found = list(choices.ready())
    likeness = [likeness_of(game, raw) for game in found]
    if not any(map(any, likeness)) and sum(bool(messages.nearest(key, known_to(found))) for key in raw) * 2 < len(raw):
        return []
    return [game for game, like in zip(found, likeness) if like == max(likeness)]


def likeness_of(game: Game, raw: dict[str, Any]) -> tuple[float, ...]:
    """How well a file fits a game; where two know as many of its keys, those within its tables count: `sides` stands in two."""
    if not is_house_rule(raw):
        top = alike(game, raw)
        return (top, len(keys_in(raw) & {*named_in(game.schema()), *game.options.__struct_fields__}) if top else 0)
    given = rulebook.ids_in(raw["replaces"]) if isinstance(raw.get("replaces"), str) else ()
    rules = choices.rules_of(game)
    same, nearly = len(set(given) & set(rules)), any(begins(rules, id) for id in given)
    return (same, alike(game, raw), nearly)


def begins(rules: Sequence[str], id: str) -> bool:
    """Whether a book's rules are numbered as this one is: RW-..., CN-..."""
    return any(rule.partition("-")[0] == id.partition("-")[0].upper() for rule in rules)


def alike(game: Game, raw: dict[str, Any]) -> int:
    """How many of the file's keys the game knows."""
    if is_case(raw):
        return 1 + len(set(game.cases.KEYS) & set(raw)) if game.cases is not None else 0
    if is_house_rule(raw):
        return len(keys_in(raw.get("set")) & set(game.options.__struct_fields__))
    own = () if game.content is None else game.content.KEYS
    return len(set(raw) & {*game.scenario.__struct_fields__, *own})


def keys_in(raw: Any) -> set[str]:
    """The keys of plain data, at every depth."""
    inside = raw.values() if isinstance(raw, dict) else raw if isinstance(raw, list) else ()
    return set(raw if isinstance(raw, dict) else ()).union(*map(keys_in, inside))


def named_in(schema: Any) -> set[str]:
    """The keys that a JSON Schema knows, at every depth."""
    inside = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ()
    mine = schema.get("properties", {}) if isinstance(schema, dict) else {}
    return set(mine).union(*map(named_in, inside))


def known_to(known: Sequence[Game]) -> set[str]:
    """The keys of house rules, and of these games' scenarios and content."""
    own = [game.content.KEYS for game in known if game.content is not None]
    scenarios = [game.scenario.__struct_fields__ for game in known]
    return {key for keys in (choices.House.__struct_fields__, *own, *scenarios) for key in keys}


def is_case(raw: dict[str, Any]) -> bool:
    return bool({"fight", "attacker", "defender", "monster"} & set(raw))


def is_rather_content(game: Game, raw: dict[str, Any]) -> bool:
    """Whether a file that has a key of fights has more of the game's content: a pack with a table whose name is misspelt."""
    own, fights = game.content, game.cases
    return own is not None and fights is not None and len(set(own.KEYS) & set(raw)) > len(set(fights.KEYS) & set(raw))


def of_game(game: Game, path: Path, raw: dict[str, Any], tried: Tried) -> str:
    tried.game, tried.guessed = game.slug, False
    if is_house_rule(raw):
        tried.kind = f"a house rule for {game.title}"
        return a_house_rule(game, path, tried.together)
    if is_case(raw) and not is_rather_content(game, raw):
        tried.kind = f"a fight of {game.title}"
        odds.read_case(game, path)
        return tried.kind
    if (content := game.content) is not None:
        text = files.read_text(path)
        tried.kind = f"a file of content for {game.title}"
        if what := choices.with_place(path, raw, lambda: content.check_content(path, raw), text):
            return str(what)
    tried.kind = f"a scenario of {game.title}"
    more = game.described(choices.read_scenario(game, path))
    return tried.kind + (f" ({more})" if more else "")


def a_folder(path: Path, slug: str) -> str:
    """A folder of files that are read together, for a game that knows such."""
    known = [game for game in ([choices.load_game(slug)] if slug else choices.ready()) if game.content is not None]
    there = sorted([*path.glob("*.toml"), *path.glob("*/*.toml")])
    raws: list[dict[str, Any]] = [files.read_toml(each, dict) for each in there[: archives.MOST_FILES]]
    keys = {key for raw in raws if not is_house_rule(raw) and not is_case(raw) for key in raw}
    for game in sorted(known, key=lambda game: -len(keys & set(game.content.KEYS if game.content is not None else ()))):
        if game.content is not None and keys & set(game.content.KEYS):
            if what := game.content.check_folder(path):
                return what
            if game.packs is not None:
                game.packs.read_own(path)                    # says why it takes no folder
    if not there:
        raise files.BadFile(path, "this is a folder, and no .toml file is in it", READS)
    raise files.BadFile(path, "this is a folder, and no game reads the files in it as one", "name the files, each by itself")


def an_archive(path: Path, slug: str, data: bytes, tried: Tried) -> str:
    """An archive, as a table takes it: content, of several files together or of one; a scenario or a house rule; or one of these
    with the content that it names."""
    with tempfile.TemporaryDirectory(prefix="montjoy-") as place:
        room = Path(place)
        try:
            inside = archives.unpacked(room, data)
            raws: dict[Path, dict[str, Any]] = {each: files.read_toml(each, dict) for each in inside}
            heads = {each: game for each in inside if (game := names_others(each, slug, raws[each])) is not None}
            for game in heads.values():
                if game.packs is None and len(heads) == 1:   # what it names lies beside it
                    return with_content(game, next(iter(heads)), None, tried)
                head, content = archives.parted(room, inside, heads.__contains__)
                return with_content(game, head or inside[0], content, tried)
            if len(inside) > 1:
                return a_folder(room / archives.INSIDE, slug)
            for game in candidates(inside[0], slug, raws[inside[0]]):
                if game.content is not None and (what := game.content.check_content(inside[0], raws[inside[0]])):
                    tried.game = game.slug
                    return what
        except archives.Fault as fault:
            raise files.BadFile(path, str(fault), "docs/authors.md says what an archive may hold") from None
        except files.BadFile as bad:
            first = called_as_in(bad, path, room)
            first.also = tuple(called_as_in(other, path, room) for other in bad.also)
            raise first from None
    raise files.BadFile(path, "an archive holds content of a game, a scenario or a house rule, and this is none of them", READS)


def names_others(path: Path, slug: str, raw: dict[str, Any]) -> Game | None:
    """The game of a scenario or a house rule, which may name other files; None: it is neither."""
    for game in candidates(path, slug, raw):
        if is_house_rule(raw) or (choices.is_scenario(game, raw) and not is_case(raw)):
            return game
    return None


def with_content(game: Game, path: Path, content: Path | None, tried: Tried) -> str:
    """A scenario or a house rule, read with content that came along."""
    raw: dict[str, Any] = files.read_toml(path, dict)
    tried.game, tried.kind = game.slug, f"a scenario of {game.title}"
    if content is not None and game.packs is not None:
        game.packs.read_own(content)
    if not is_house_rule(raw):
        more = game.described(choices.read_scenario(game, path, content))
        return tried.kind + (f" ({more})" if more else "")
    tried.kind = f"a house rule for {game.title}"
    house = choices.without_files(game, path, choices.read_house(path), content)
    choices.check_house(game, path, house)
    choices.refuse_lacking(game, path, house, house.set)
    return tried.kind


def called_as_in(bad: files.BadFile, archive: Path, room: Path) -> files.BadFile:
    """What is wrong with a file of an archive, which is called by both: `mine.zip/heroes.toml`."""
    inside = Path(bad.path)
    if inside.suffix != ".toml":
        return bad.at(archive)
    folder = room / archives.INSIDE
    return bad.at(archive / (inside.relative_to(folder) if inside.is_relative_to(folder) else inside.name))


def a_house_rule(game: Game, path: Path, together: Sequence[Path] = ()) -> str:
    """A house rule, with the others of that game that were named beside it: two may need each other, or contradict."""
    house = choices.read_house(path)
    choices.check_house(game, path, house)
    chosen: dict[str, Any] = {}
    for other in together:
        try:
            choices.check_house(game, other, rule := choices.read_house(other))
        except files.BadFile:                                # it is told for that file
            continue
        for name in rule.set.keys() & house.set.keys():
            raise choices.set_twice(path, name, rule.name)
        chosen |= rule.set
    choices.refuse_lacking(game, path, house, chosen | house.set)
    return f"a house rule for {game.title}"


def a_record(path: Path) -> str:
    header, entries = saved_games.read(path)
    known = games()
    if header.game not in known:
        raise files.BadFile(path, f"it is a record of {messages.shown(header.game)}, a game that is not here", line=1)
    game = choices.load_game(header.game)
    saved_games.check_version(game, header, entries, path)
    report = verify.verify(game, header, entries)
    if not report.ok:
        raise files.BadFile(path, report.wrong, "the record was changed, or the rules were", line=report.line)
    return f"a record of {game.title}"


def at_home(*folders: Path) -> Game | None:
    """The game that lies in one of these folders; None: there is none, or it cannot be loaded."""
    for name in {folder.name for folder in folders} & set(games()):
        with contextlib.suppress(Exception):                 # a stranger's code, which may be what is wrong
            if home(game := games()[name]()) in folders:
                return game
    return None


def messages_of(path: Path) -> str:
    """A file of messages, of the game in whose folder it lies."""
    game = at_home(*path.resolve().parents[1:3])
    lang = wrong_messages.refuse(path, fields_of(game))
    return f"a file of messages ({f'{game.title}, ' if game is not None else ''}{lang})"


def fields_of(game: Game | None) -> dict[str, frozenset[str]]:
    """What the things that a game tells, asks and answers hold, by the names of their classes, which their messages have."""
    package = type(game).__module__.rpartition(".")[0] if game is not None else "montjoy.core"
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):           # modules under their former names warn
        for each in pkgutil.walk_packages(sys.modules[package].__path__, f"{package}."):
            importlib.import_module(each.name)
    found: dict[str, frozenset[str]] = {}
    for name, module in list(sys.modules.items()):
        for thing in vars(module).values() if name.startswith((f"{package}.", "montjoy.core.")) else ():
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
                found[thing.__name__] = frozenset(thing.__struct_fields__) | found.get(thing.__name__, frozenset())
    return found


def a_rulebook(path: Path) -> str:
    """A book, or `game.toml`, beside the game in whose folder it lies."""
    game = at_home(path.resolve().parent)
    if path.name == about.ABOUT:
        about.check_about(path, game)
        return "a game.toml"
    about.check_book(path, game)
    return "a rulebook"


def printed_tables(path: Path, game: Game, raw: dict[str, Any]) -> str:
    """A game's own tables, as its book prints them: each names a rule of the book, or is one of its tables (RW-T-COSTS)."""
    known = choices.rules_of(game)
    for name, rows in raw.items():
        for rule in rulebook.ids_in(rows.get("rule", ())) if isinstance(rows, dict) else ():
            if rule not in known and "-T-" not in rule:
                says = f"{messages.clean(rule)} is no rule of {game.title}"
                raise files.BadFile(path, says, messages.closest(rule, known), key=name)
    return f"the printed tables of {game.title}; every rule that they name is in its book"


# ---- for editors -----------------------------------------------------------------------------------------------------
def schema(kind: str, slug: str) -> Any:
    """The JSON Schema of a kind of file."""
    if kind not in KINDS:
        raise unknown("kind of file", kind, KINDS)
    if kind == "house":
        return msgspec.json.schema(choices.House)
    if kind == "record":
        return msgspec.json.schema(rec.Header | rec.Entry)
    known = list(choices.ready())
    if not slug and len(known) > 1:
        raise Trouble(f"For which game? Add --game, one of {', '.join(game.slug for game in known)}.")
    game = choices.load_game(slug or known[0].slug)
    if kind == "scenario":
        return game.schema()
    if kind == "content":
        of_content = {} if game.content is None else game.content.content_schema()
        if not of_content:
            raise Trouble(f"{game.title} says nothing in a JSON Schema of its content; its README tells of it.")
        return of_content
    found = game.case_schema()
    if found is None:
        has = "says nothing in a JSON Schema of its fights; `check FILE` reads one" if game.cases is not None else NO_FIGHTS
        raise Trouble(f"{game.title} {has}.")
    return found
