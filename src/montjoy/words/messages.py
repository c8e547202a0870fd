"""Messages as Fluent holds them: what may stand in one, what it can do with that, and the files it is written in."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Protocol

from babel import Locale
from fluent.runtime import FluentBundle, resolver
from fluent.runtime.prepare import Compiler
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser, ast

from montjoy.words.plain_text import sentence

NOBODY: Final = "none"
MOST_TYPED: Final = 40                                       # characters of what somebody typed that are told back
resolver.MAX_PART_LENGTH = 100_000                          # a line may gather much; who writes our messages are we


class Names(Protocol):
    """Who calls things by their names."""

    def name(self, id: str, case: str = "") -> str: ...
    def pieces(self, kind: str, count: int, case: str = "") -> str: ...


# ---- arguments -------------------------------------------------------------------------------------------------------
class Id(str, FluentType):
    """An id or somebody's text: selects as itself, is shown by its name."""

    voice: Names

    def said(self, case: str = "") -> str:
        return self.voice.name(str(self), case)

    def format(self, locale: Locale) -> str:  # type: ignore[override]
        return self.said()


class Typed(str):
    """What somebody typed: shown as it stands, never by the name of an id of the same letters."""


def as_typed(text: str) -> Typed:
    """What somebody typed; of a long text its beginning."""
    return Typed(text if len(text) <= MOST_TYPED else f"{text[: MOST_TYPED - 1].rstrip()}…")


class Things(FluentType):
    """Several things, or one with fields of its own; `say(case)` is its text."""

    def __init__(self, say: Any) -> None:
        self.said = say

    def format(self, locale: Locale) -> str:
        return str(self.said(""))


def form(x: Any, case: str = "") -> str:
    """FORM($x, case: "gen")"""
    return str(x.said(str(case))) if hasattr(x, "said") else str(x)


def start(x: Any, case: str = "") -> str:
    """START($side): the same where it begins a sentence, with a capital."""
    return sentence(form(x, case))


def pieces(count: Any, kind: Any, case: str = "") -> str:
    """PIECES($number, $kind, case: "acc")"""
    return str(kind.voice.pieces(str(kind), int(count), str(case)))


def times(a: Any, b: Any) -> Any:
    """TIMES($a, $b)"""
    return fluent_number(int(a) * int(b))


def over(a: Any, b: Any, plus: Any = 0) -> Any:
    """OVER($a, 4, plus: 1): how often b goes into a, and one more."""
    return fluent_number(int(a) // int(b) + int(plus))


def rest(a: Any, b: Any) -> Any:
    """REST($a, 48): what is left of it."""
    return fluent_number(int(a) % int(b))


def part(text: Any, n: Any, of: Any = 0) -> Any:
    """PART($it, 2, of: 3): the second word of a text, as an id; of three, where the last may have blanks in it."""
    words = str(text).split(None, int(of) - 1)
    found = Id(words[int(n) - 1] if int(n) <= len(words) else NOBODY)
    found.voice = text.voice
    return found


FUNCTIONS: Final[dict[str, Any]] = {
    "FORM": form, "START": start, "PIECES": pieces, "TIMES": times, "OVER": over, "REST": rest, "PART": part,
}  # fmt: skip


# ---- files -----------------------------------------------------------------------------------------------------------
BEGINS: Final = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)
NAMED: Final = re.compile(r"(-?[A-Za-z][\w-]*) *=", re.ASCII)     # otherwise it may be a line within a message


class Compiled(Compiler):
    """Marks of isolation stand around what is filled in, not around a part of our own sentence that is chosen: its blanks and
    signs would go to the far side of a foreign name or number."""

    def compile_Placeable(self, _: str, expression: Any, **more: Any) -> Any:  # noqa: N802
        if isinstance(expression, resolver.SelectExpression):
            return resolver.NeverIsolatingPlaceable(expression)
        return super().compile_Placeable(_, expression, **more)

    def compile_Variant(self, name: str, value: Any, **more: Any) -> Any:  # noqa: N802
        alone = isinstance(value, resolver.NeverIsolatingPlaceable)
        if alone and not isinstance(value.expression, resolver.SelectExpression):
            value = resolver.Placeable(value.expression)
        return self.compile_generic(name, value=value, **more)


class Bundle(FluentBundle):
    """The messages of a language.  Each is parsed when it is first wanted: to parse all of them took longer than all else that a
    command of the terminal does before it answers."""

    def add_file(self, path: Path) -> None:
        """Its messages override those that are there."""
        for name, text in entries(path).items():
            (self._terms if name.startswith("-") else self._messages)[name.removeprefix("-")] = text  # type: ignore[assignment]

    def has_message(self, message_id: str) -> bool:
        try:
            return self._lookup(message_id) is not None
        except LookupError:
            return False

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """Raises LookupError, as the library has it, where there is none or it cannot be read."""
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self._compiled[name] = self._compiler(parsed(str((self._terms if term else self._messages)[entry_id])))
        return self._compiled[name]


@lru_cache(None)
def entries(path: Path) -> dict[str, str]:
    """The text of each message and term of a file (its name with a dash), the later of two of a name.  One that is no UTF-8 is
    refused where its game is loaded; here it stops nobody."""
    text = path.read_text("utf-8", "replace")
    pieces = [piece for piece in BEGINS.split(text)[1:] if not piece.startswith("#")]
    heads = [NAMED.match(piece) for piece in pieces]
    if all(heads):
        return {head[1]: piece for head, piece in zip(heads, pieces, strict=True) if head}
    read = [entry for entry in FluentParser(with_spans=True).parse(text).body if isinstance(entry, (ast.Message, ast.Term))]
    return {name_of(entry): text[entry.span.start : entry.span.end] for entry in read if entry.span}


def name_of(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


@lru_cache(None)
def parsed(text: str) -> ast.Message | ast.Term:
    """Raises LookupError: it is no message."""
    entry = FluentParser(with_spans=False).parse_entry(text)
    if isinstance(entry, (ast.Message, ast.Term)):
        return entry
    raise LookupError(text)


@lru_cache(None)
def bundle(folders: tuple[Path, ...], lang: str, isolate: bool) -> Any:
    """All messages of a language; later folders override earlier ones."""
    made = Bundle([lang], functions=FUNCTIONS, use_isolating=isolate)
    made._compiler = Compiled()
    if lang == "he":                                         # 0.5 would be "one", and our words for one have no figure in them
        plural = made._plural_form
        made._plural_form = lambda n: plural(n) if n == int(n) else "other"
    for folder in folders:
        for path in files(folder, lang):
            made.add_file(path)
    return made


def files(folder: Path, lang: str) -> list[Path]:
    """`cs/*.ftl`, a folder for each language; in a small game, and in games from before 0.2, `cs.ftl` and `cs.*.ftl`."""
    return sorted([*folder.glob(f"{lang}.*ftl"), *(folder / lang).glob("*.ftl")]) if folder.is_dir() else []
