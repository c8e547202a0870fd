"""What is wrong with a file, in the words of its author: the key, the line, the nearest name, what would work."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final

import msgspec
from msgspec import inspect

Where = tuple[str | int, ...]
SHOWN: Final = 60
MOST_LISTED: Final = 9                                       # names that one reads through
LEAST_PART: Final = 2                                        # letters of a name that may be all that was typed of it
FEW: Final = 3
NEAR: Final = 0.61                                           # of likeness, from which one name is meant for another
MOST_FAULTS: Final = 20                                      # of one file that are told at once


def shown(value: Any) -> str:
    """A value as its author wrote it, cut short where it is long."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, int) and value.bit_length() > 200:
        return f"a number of {value.bit_length() * 3 // 10} digits"
    text = f'"{clean(value)}"' if isinstance(value, str) else str(value)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 4]} ..."


def clean(text: str) -> str:
    """Without control characters and signs that reorder text: safe on any terminal."""
    return "".join("?" if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn") else c for c in text)


def closest(word: str, words: Iterable[str]) -> str:
    """`did you mean "foot"?`, or what there is."""
    known = list(words)
    return nearest(word, known) or alike(word, known) or short(known)


def nearest(word: str, words: Iterable[str], least: float = NEAR) -> str:
    """`did you mean "foot"?`, or nothing.  That two are files makes their names no more alike."""
    lower = {name.lower().removesuffix(".toml"): name for name in words}
    near = get_close_matches(word.lower().removesuffix(".toml")[:80], list(lower), 1, least)
    return f'did you mean "{lower[near[0]]}"?' if near else ""


def nearest_rule(id: str, rules: Iterable[str]) -> str:
    """The same of the numbers of rules, which are alike whatever they are of: RW-FOO is not meant for RW-LOOT-06."""
    return nearest(id, rules, 0.8)


def alike(word: str, words: Iterable[str]) -> str:
    """`did you mean one of light_infantry, heavy_infantry?`: those in which it stands, where these are few; or nothing."""
    part = word.lower()[:80]
    found = [name for name in words if len(part) >= LEAST_PART and part in name.lower()]
    if len(found) == 1:
        return f'did you mean "{found[0]}"?'
    return f"did you mean one of {', '.join(found)}?" if 0 < len(found) <= MOST_LISTED else ""


def short(known: Sequence[str]) -> str:
    """All there are, or, where nobody would read so many, how many, and a few of them."""
    if len(known) <= MOST_LISTED:
        return f"use one of {listed(known)}" if known else ""
    return f"there are {len(known)}, for example {', '.join(known[:FEW])}"


def listed(words: Iterable[str], most: int = 14) -> str:
    known = [str(word) for word in words]
    more = f" and {len(known) - most} more" if len(known) > most else ""
    return ", ".join(known[:most]) + more


def dotted(where: Where) -> str:
    """`factions.KAT.chests[2]`"""
    out = ""
    for part in where:
        out += f"[{part + 1}]" if isinstance(part, int) else f".{clean(part)[:SHOWN]}" if out else clean(part)[:SHOWN]
    return out


# ---- msgspec's complaint ---------------------------------------------------------------------------------------------
def explain(error: msgspec.ValidationError, kind: Any, raw: Any) -> tuple[Where, str, str]:
    """Where in the data, what is wrong, what would work."""
    text, _, at = str(error).partition(" - at `")
    where = where_in(at.rstrip("`"), raw, kind, str(error))
    value, types = look_at(raw, where), types_at(inspect.type_info(kind), where)
    if found := re.fullmatch("Object contains unknown field `(.*)`", text, re.DOTALL):
        known = [f.encode_name for t in types if isinstance(t, inspect.StructType) for f in t.fields]
        meant = closest(found[1], known)
        if isinstance(value, dict) and any(meant == f"did you mean {shown(key)}?" for key in value):     # it stands there already
            meant = closest(found[1], [key for key in known if key not in value]) or "leave it out"
        return (*where, found[1]), "there is no such key", meant
    if found := re.fullmatch("Object missing required field `(.*)`", text):
        field = [t for t in types_at(inspect.type_info(kind), (*where, found[1]))]
        return where, f'"{found[1]}" is missing', wanted(field)
    if text.startswith("Invalid enum value") and isinstance(value, str):
        return where, f"{shown(value)} is not known here", closest(value, choices(types))
    if text.startswith(("Expected", "Invalid")):
        return where, f"{shown(value)} does not fit", wanted(types)
    return where, text, ""


def explain_all(error: msgspec.ValidationError, kind: Any, raw: Any) -> list[tuple[Where, str, str]]:
    """The same of everything that does not fit: msgspec names one fault at a time, so each is mended in a copy and the next is
    looked for.  Where a fault cannot be mended, what lies behind it in the same table is not known."""
    found: dict[Where, tuple[Where, str, str]] = {}
    next_error: msgspec.ValidationError | None = error
    while next_error is not None and len(found) < MOST_FAULTS:
        where, says, would_work = explain(next_error, kind, raw)
        if where in found or "?" in where:
            break
        missing = re.match("Object missing required field `(.*?)`", str(next_error))
        place = (*where, missing[1]) if missing else where
        if place in found:                                   # taken out here, not by its author
            break
        found[place] = where, says, would_work
        raw = _mended(raw, place, types_at(inspect.type_info(kind), place))
        try:
            msgspec.convert(raw, kind)
            next_error = None
        except msgspec.ValidationError as other:
            next_error = other
    said = {would_work for _, _, would_work in found.values()}
    misspelt = {place for place in found if f'did you mean "{place[-1] if place else ""}"?' in said}
    return [fault for place, fault in found.items() if place not in misspelt] or [explain(error, kind, raw)]


def _mended(raw: Any, where: Where, types: Sequence[inspect.Type]) -> Any:
    """A copy in which a value that fits stands in one place; nothing, where none can be made up."""
    for value in (made for t in types for made in _made_up(t)):
        return _with(raw, where, value)
    if not where:
        return raw
    table = look_at(raw, where[:-1])
    if isinstance(table, dict):
        return _with(raw, where[:-1], {key: value for key, value in table.items() if key != where[-1]})
    return _with(raw, where[:-1], [value for n, value in enumerate(table) if n != where[-1]])


MADE_UP: Final = ("a", "A", "A1", "1", "0101", "1/1", "")   # a text for each pattern


def _made_up(t: inspect.Type) -> list[Any]:
    """A value of a type, or none."""
    match t:
        case inspect.BoolType():
            return [False]
        case inspect.IntType() | inspect.FloatType():
            low, high = _bounds(t)
            return [low if low is not None else min(0, high or 0)]
        case inspect.LiteralType():
            return [t.values[0]]
        case inspect.EnumType():
            return [next(iter(t.cls)).value]
        case inspect.StrType():
            return [text for text in MADE_UP if re.search(t.pattern or "", text)][:1]
        case inspect.ListType() | inspect.VarTupleType() | inspect.DictType() if not t.min_length:
            return [{} if isinstance(t, inspect.DictType) else []]
    return []


def _bounds(t: inspect.IntType | inspect.FloatType) -> tuple[float | None, float | None]:
    """The least and the most that a number may be; None: it has no such bound."""
    low = t.ge if t.ge is not None else t.gt + 1 if t.gt is not None else None
    return low, t.le if t.le is not None else t.lt - 1 if t.lt is not None else None


def where_in(at: str, raw: Any, kind: Any, error: str) -> Where:
    """msgspec's path as keys; where it says [...], the key of a table, the one is found by trying."""
    where: Where = ()
    for name, number in re.findall(r"\.([^.\[`]+)|\[([0-9]+|\.\.\.)\]", at):
        if number == "...":
            where = (*where, _guilty(raw, where, kind, error))
        else:
            where = (*where, int(number) if number else name)
    return where


def _guilty(raw: Any, where: Where, kind: Any, error: str) -> str:
    table = look_at(raw, where)
    for key in table if isinstance(table, dict) else ():
        try:
            msgspec.convert(_with(raw, where, {key: table[key]}), kind)
        except msgspec.ValidationError as other:
            if str(other) == error:
                return str(key)
    return "?"


def _with(raw: Any, where: Where, value: Any) -> Any:
    """A copy of plain data with another value in one place."""
    if not where:
        return value
    copy = raw.copy()
    copy[where[0]] = _with(raw[where[0]], where[1:], value) if len(where) > 1 else value
    return copy


def look_at(raw: Any, where: Where) -> Any:
    for part in where:
        try:
            raw = raw[part]
        except (KeyError, IndexError, TypeError):
            return None
    return raw


def types_at(kind: inspect.Type, where: Where) -> list[inspect.Type]:
    """The types that may stand there."""
    here = list(kind.types) if isinstance(kind, inspect.UnionType) else [kind]
    here = [t.type if isinstance(t, inspect.Metadata) else t for t in here]
    if not where:
        return here
    found: list[inspect.Type] = []
    for t in here:
        if isinstance(t, inspect.StructType):
            found += [y for f in t.fields if f.encode_name == where[0] for y in types_at(f.type, where[1:])]
        elif isinstance(t, inspect.DictType):
            found += types_at(t.value_type, where[1:])
        elif isinstance(t, inspect.ListType | inspect.VarTupleType):
            found += types_at(t.item_type, where[1:])
        elif isinstance(t, inspect.TupleType) and isinstance(where[0], int) and where[0] < len(t.item_types):
            found += types_at(t.item_types[where[0]], where[1:])
    return found


def choices(types: Iterable[inspect.Type]) -> list[str]:
    found: list[str] = []
    for t in types:
        if isinstance(t, inspect.LiteralType):
            found += [str(x) for x in t.values]
        elif isinstance(t, inspect.EnumType):
            found += [str(x.value) for x in t.cls]
    return found


def wanted(types: Iterable[inspect.Type]) -> str:
    """`wanted is a whole number from 0 to 9`"""
    said = list(dict.fromkeys(_said(t) for t in types if not isinstance(t, inspect.NoneType)))
    return f"wanted is {' or '.join(said)}" if said else ""


FORMS: Final = {                                             # what a text looks like, by the pattern of its type
    "^[A-Za-z][A-Za-z0-9_]{0,31}$": "a Latin letter, then letters, digits and _, at most 32 in all",
    "^[A-Za-z][A-Za-z0-9_]{0,23}$": "a Latin letter, then letters, digits and _, at most 24 in all",
    "^[a-z][a-z0-9_]{0,23}$": "a small Latin letter, then small letters, digits and _, at most 24 in all",
    "^[a-z][a-z_]{0,39}$": "small Latin letters and _, at most 40 in all",
    "^[0-9]{4}$": "the four digits of a hex: column and row",
    "^([0-9]{4})?$": "the four digits of a hex (column and row), or nothing",
    "^[0-9]{1,2}(-[0-9]{1,2})?$": 'what the die shows, as "7" or "3-5"',
    "^[1-9][0-9]?$": 'a face of the die, as "7"',
    "^[0-9]{1,3}/[0-9]{1,3}[*†]?$": 'two numbers, as "7/12", perhaps with * or † behind them',
    "^[AB][1-9][0-9]{0,2}$": 'a unit, as "A3"',
    "^([AB][1-9][0-9]{0,2})?$": 'a unit, as "A3", or nothing',
}


def _said(t: inspect.Type) -> str:
    match t:
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType() | inspect.FloatType():
            what = "a whole number" if isinstance(t, inspect.IntType) else "a number"
            low, high = _bounds(t)
            if low is not None and high is not None:
                return f"{what} from {low} to {high:,}"
            return what + (f" of at least {low}" if low is not None else f" up to {high:,}" if high is not None else "")
        case inspect.StrType():
            longest = f" of at most {t.max_length} characters" if t.max_length is not None else ""
            form = FORMS.get(t.pattern, f"of the form {t.pattern}") if t.pattern else ""
            return f"a text in quotes{longest}" + (f", {form}" if form else "")
        case inspect.LiteralType() | inspect.EnumType():
            return f"one of {listed(choices([t]))}"
        case inspect.StructType():
            return f"a table with {listed([f.encode_name for f in t.fields])}"
        case inspect.DictType():
            return "a table"
        case inspect.TupleType():
            return f"a list of {len(t.item_types)}"
        case _:
            least, limit = getattr(t, "min_length", None) or 0, getattr(t, "max_length", None)
            if least and limit:
                return f"a list of {least}" if least == limit else f"a list of {least} to {limit}"
            return f"a list of at most {limit}" if limit else f"a list of at least {least}" if least else "a list"


# ---- where it stands in a TOML file -----------------------------------------------------------------------------------
TOKENS: Final = re.compile(                                  # no possessive groups: Python before 3.11.5 reads them wrongly
    r"""(?P<text>\"{3}[^"\\]*+(?:(?:\\.|"(?!""))[^"\\]*+)*"{3,5}|'{3}[^']*+(?:'(?!'')[^']*+)*'{3,5}"""
    r"""|\"[^"\\\n]*+(?:\\.[^"\\\n]*+)*\"|'[^'\n]*+')"""
    r"""|(?P<open_text>["'])|(?P<note>\#[^\n]*+)|(?P<blank>[ \t\r]++)|(?P<dot>\.)|(?P<opens>[\[{])|(?P<closes>[\]}])"""
    r"""|(?P<line>\n)|(?P<value>[=,])|(?P<word>[^\s"'.\[\]{}=,\#]++)|(?P<other>.)""",
    re.DOTALL,
)


def offset(text: str, line: int, column: int = 1) -> int:
    """Where a place lies in the text."""
    return sum(len(each) + 1 for each in text.split("\n")[: line - 1]) + column - 1


def lines_in_list(text: str, first: int) -> list[int]:
    """The lines in which the values of a list begin, which begins in line `first` behind its `=`."""
    start = offset(text, first) if first else len(text)
    found: list[int] = []
    depth, line, awaited = 0, first, True
    for token in TOKENS.finditer(text, text.find("=", start) + 1 or len(text)):
        kind, inside = token.lastgroup, depth == 1
        depth += (kind == "opens") - (kind == "closes")
        if inside and awaited and kind in ("opens", "text", "word"):
            found.append(line)
            awaited = False
        elif inside and token.group() == ",":
            awaited = True
        line += token.group().count("\n")
        if (kind == "closes" or line > first) and not depth:
            break
    return found


KEY: Final = re.compile(r"""[ \t]*+((?:[A-Za-z0-9_-]++|"[^"]*+"|'[^']*+'|[ \t]*+\.[ \t]*+)+)[ \t]*+=""")
HEADER: Final = re.compile(r"""[ \t]*+(\[\[?)((?:[A-Za-z0-9_-]++|"[^"]*+"|'[^']*+'|\.|[ \t]++)+)\]""")
PART: Final = re.compile(r"""([A-Za-z0-9_-]+)|"([^"]*)"|'([^']*)'""")


def line_of(text: str, where: Where) -> int:
    """The line of a TOML file in which a value stands, as near as can be told; 0: no idea."""
    return Lines(text).of(where)


class Lines:
    """The lines of a TOML file, looked up by what stands in them: where many faults are told of one file."""

    def __init__(self, text: str) -> None:
        self.first: dict[Where, int] = {}                    # where -> the line in which that key or table is first named
        self.headers: set[Where] = set()
        self.again: dict[int, tuple[str, int, bool]] = {}    # line -> what stands there anew, since when, whether as [it] twice
        self.around: dict[Where, int] = {}                   # tables that stand there only as part of a name: [troops.orks]
        self.counts: dict[Where, int] = {}                   # the last number of each [[table]]
        self.text = text.removeprefix("\ufeff")
        at: Where = ()
        for number, line in enumerate(self.text.split("\n"), 1):
            if header := HEADER.match(line):
                at = self._numbered(_parts(header[2]))
                if header[1] == "[[":
                    self.first.setdefault(at, number)
                    self.counts[at] = self.counts.get(at, -1) + 1
                    at = (*at, self.counts[at])
                self.name(at, number, header=True)
            elif key := KEY.match(line):
                self.name((*at, *_parts(key[1])), number)

    def name(self, where: Where, number: int, header: bool = False) -> None:
        if (first := self.first.setdefault(where, number)) != number:
            self.again[number] = dotted(where), first, header and where in self.headers
        if header:
            self.headers.add(where)
        for n in range(1, len(where)):
            self.around.setdefault(where[:n], number)

    def _numbered(self, parts: Where) -> Where:
        """The name in a header with the number of each [[table]] that it lies in."""
        at: Where = ()
        for n, part in enumerate(parts, 1):
            at = (*at, part)
            if n < len(parts) and at in self.counts:
                at = (*at, self.counts[at])
        return at

    def of(self, where: Where) -> int:
        """The line of a value, or of what stands nearest around it; 0: no idea."""
        for n in range(len(where), 0, -1):
            if line := self.first.get(where[:n]) or self.around.get(where[:n], 0):
                return self._in_list(where[:n], line, where[n]) if n < len(where) else line
        return 0

    def _in_list(self, list: Where, line: int, number: str | int) -> int:
        """The line of a value of a list that begins in `line`."""
        if not isinstance(number, int) or list in self.counts or list not in self.first:
            return line
        lines = lines_in_list(self.text, line)
        return lines[number] if number < len(lines) else line


def _parts(key: str) -> Where:
    """The names of a key or a header; in quotes a dot is part of the name."""
    return tuple(bare or double or single for bare, double, single in PART.findall(key))
