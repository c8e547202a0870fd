"""What is wrong with a file of messages, in its author's words: what Fluent passes over is told here with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from montjoy.core.content import rulebook
from montjoy.core.content.files import BadFile, read_text, toml_of
from montjoy.core.content.messages import clean, closest, nearest
from montjoy.words.messages import FUNCTIONS, files
from montjoy.words.plain_text import LANGUAGES

HERE: Final = Path(__file__).parent.parent / "locales"
PARTS: Final = frozenset({"it", "nth", "a", "b", "c", "d", "e", "f", "key", "value", "rule", "count", "case", "name"})
MADE: Final = re.compile(r"(name|piece|page|study|legend)-")  # names of messages that are made of what a game's data call things
Fields = Mapping[str, frozenset[str]]


class _Used(Visitor):
    """What a message uses: arguments, other messages, functions."""

    def __init__(self, node: Any) -> None:
        self.arguments: list[Any] = []
        self.messages: list[Any] = []
        self.functions: list[Any] = []
        self.visit(node)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.arguments.append(node.id)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.append(node.id)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.functions.append(node.id)
        self.generic_visit(node)


def language_of(path: Path) -> str:
    """`sv.ftl`, `sv.more.ftl` or `sv/more.ftl`; empty where the name says none."""
    found = [name for name in (path.name.partition(".")[0], path.parent.name) if name in LANGUAGES]
    return found[0] if found else ""


def refuse(path: Path, fields: Fields) -> str:
    """The language of a file of messages that is right.  `fields`: what a game's events, questions and answers hold, by their
    names.  BadFile: all that is wrong, in the order of its lines."""
    text = read_text(path)
    lang = language_of(path)
    if not lang:
        would_work = f"call it {', '.join(f'{each}.ftl' for each in LANGUAGES[:-1])} or {LANGUAGES[-1]}.ftl"
        raise BadFile(path, "its name says no language that is spoken here", would_work)
    folder = _folder(path, lang)
    found = sorted(_faults(path, text, lang, folder, fields), key=lambda bad: bad.line)
    if found:
        found[0].also = tuple(found[1:])
        raise found[0]
    return lang


def missing(path: Path) -> list[str]:
    """The messages that the game's English has and the language of this file has not: they are read in English."""
    lang = language_of(path)
    folder = _folder(path, lang)
    english = _written(folder, "en")
    helpers = {id.name for entry in english.values() for id in _Used(entry).messages}
    return sorted({*english} - helpers - {*_written(folder, lang)})


def _folder(path: Path, lang: str) -> Path:
    return path.parent.parent if path.parent.name == lang else path.parent


@lru_cache(10_000)
def _used(node: Any) -> _Used:
    """Of a message, or a part of one; every file of a game asks it of the same."""
    return _Used(node)


def _entries(path: Path) -> dict[str, Any]:
    return {entry.id.name: entry for entry in _parsed(read_text(path)) if isinstance(entry, ast.Message)}


@lru_cache(256)
def _parsed(text: str) -> list[Any]:
    return list(FluentParser().parse(text).body)


def _written(folder: Path, lang: str, besides: Path | None = None) -> dict[str, Any]:
    return {name: entry for path in files(folder, lang) if path != besides for name, entry in _entries(path).items()}


def _faults(path: Path, text: str, lang: str, folder: Path, fields: Fields) -> Iterator[BadFile]:
    core = _written(HERE, "en") if folder != HERE else {}
    english = core | _written(folder, "en")
    beside = _written(folder, lang, path)
    entries = _parsed(text)
    mine = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    helpers = {id.name for entry in (mine | beside).values() for id in _used(entry).messages}
    of_a_game = bool(fields.keys() & (mine.keys() - core.keys()))
    rules = {rule.replace(".", "-") for rule in _rules(folder)}

    def wrong(at: int, says: str, would_work: str = "", key: str = "") -> BadFile:
        return BadFile(path, says, would_work, line=text.count("\n", 0, at) + 1, key=key)

    if not any(isinstance(entry, ast.Message) for entry in entries) and not any(isinstance(entry, ast.Junk) for entry in entries):
        yield BadFile(path, "there is no message in it", "write lines of Name = text")
    seen: set[str] = set()
    for entry in entries:
        if isinstance(entry, ast.Junk):
            at, says, would_work, name = _unread(entry)
            yield wrong(at, says, would_work, name)
        if not isinstance(entry, ast.Message):
            continue
        name, at = entry.id.name, _at(entry.id)
        if name in seen or name in beside:
            yield wrong(at, "this message stands twice", "keep one of the two", name)
        seen.add(name)
        if name not in english and not _is_another(name, {*english, *helpers, *rules, *fields}):
            known = sorted(_written(folder, "en") or english)
            yield wrong(at, "there is no such message", nearest(name, known) or "leave it out: nothing is told by it", name)
            continue
        if lang == "en" and of_a_game and _is_of_no_class(name, {*core, *helpers, *fields, *rules}):
            would_work = nearest(name, fields) or "leave it out: nothing is told by it"
            yield wrong(at, "no event, question or answer is called so", would_work, name)
        may = _arguments(name, english, fields, lang)
        used = _used(entry)
        for id in (used if lang != "en" or entry.value is None else _used(entry.value)).arguments:
            if may is not None and id.name not in may and id.name not in _given_elsewhere(entry, fields):
                have = [each for each in sorted(may - PARTS) if not each.endswith(("-kind", "-count"))]
                says = f"{{ ${clean(id.name)} }} is nothing that this message is given"
                yield wrong(_at(id), says, closest(id.name, have) or "it is given nothing", name)
        for id in used.messages:
            if id.name not in english and id.name not in mine and id.name not in beside:
                would_work = nearest(id.name, [*mine, *beside, *english]) or f"an argument is written {{ ${id.name} }}"
                yield wrong(_at(id), f"{{ {clean(id.name)} }} is no message", would_work, name)
        for id in used.functions:
            if id.name not in FUNCTIONS and id.name not in ("NUMBER", "DATETIME"):
                yield wrong(_at(id), f"{clean(id.name)} is no function", closest(id.name, FUNCTIONS), name)


def _given_elsewhere(entry: Any, fields: Fields) -> set[str]:
    """What the attributes of a message may be given: one that is called as a list says each of what stands in it."""
    inside = {id.name for each in entry.attributes for id in _used(each).arguments}
    outside = {id.name for id in _used(entry.value).arguments} if entry.value is not None else set()
    return (inside - outside) & {name for names in fields.values() for name in names}


def _at(node: Any) -> int:
    """Where in the text something stands."""
    return int(node.span.start)


def _unread(junk: Any) -> tuple[int, str, str, str]:
    """Where Fluent cannot go on, why, what would work, and the message it was reading."""
    note = junk.annotations[0]
    named = re.match(r"\s*-?([A-Za-z][\w-]*)", junk.content)
    name = named[1] if named else ""
    if note.code == "E0005" or re.fullmatch(r"\s*[\w-]+\s*=\s*", junk.content):
        return junk.span.start, "the message is empty", "write its text behind =, or leave the line out", name
    if name and "=" not in junk.content.split("\n")[0]:
        return junk.span.start, "this is no `Name = text`", "write the name, = and the text; a text that goes on is set in", name
    return note.span.start, f"this cannot be read: {clean(note.message)[:120]}", "{ and } stand in pairs around $argument", name


def _is_of_no_class(name: str, known: set[str]) -> bool:
    """Whether a message is called as a class, and there is none: in lower case stand the names that code makes up."""
    return name[:1].isupper() and "-" not in name and name not in known


def _is_another(name: str, known: set[str]) -> bool:
    """Whether a message may have this name although English has none: it is known otherwise, or a form of one (`foot-gen`)."""
    return name in known or MADE.match(name) is not None or name.rpartition("-")[0] in known


def _arguments(name: str, english: Mapping[str, Any], fields: Fields, lang: str) -> frozenset[str] | None:
    """The arguments that a message may use: what it is made of holds, and what English uses.  None: nobody can say."""
    model = english.get(name) or english.get(name.rpartition("-")[0]) if lang != "en" else None
    base = fields.get(name)
    if base is None and model is None:
        return None
    names = set(base or ())
    todo, done = [model] if model is not None else [], set[str]()
    while todo:
        used = _used(todo.pop())
        names |= {id.name for id in used.arguments}
        more = {id.name for id in used.messages} - done
        done |= more
        todo += [english[each] for each in more if each in english]
    return frozenset(PARTS | names | {f"{each}-{what}" for each in names for what in ("kind", "count")})


def _rules(folder: Path) -> list[str]:
    """The numbers of the rules of the game whose messages these are: their titles are messages."""
    book = folder.parent / rulebook.BOOK
    return _ids(read_text(book), book) if book.exists() else []


@lru_cache(8)
def _ids(text: str, book: Path) -> list[str]:
    raw: dict[str, Any] = toml_of(text.encode(), book, dict)
    return [str(rule.get("id")) for rule in raw.get("rule", ()) if isinstance(rule, dict)]
