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
            low = t.ge if t.ge is not None else t.gt + 1 if t.gt is not None else None
            high = t.le if t.le is not None else t.lt - 1 if t.lt is not None else 0
            return [low if low is not None else min(0, high)]
        case inspect.LiteralType():
            return [t.values[0]]
        case inspect.EnumType():
            return [next(iter(t.cls)).value]
        case inspect.StrType():
            return [text for text in MADE_UP if re.search(t.pattern or "", text)][:1]
        case inspect.ListType() | inspect.VarTupleType() | inspect.DictType() if not t.min_length:
            return [{} if isinstance(t, inspect.DictType) else []]
    return []


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
            low = t.ge if t.ge is not None else t.gt + 1 if t.gt is not None else None
            high = t.le if t.le is not None else t.lt - 1 if t.lt is not None else None
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


# ---- TOML's complaint ------------------------------------------------------------------------------------------------
TOKENS: Final = re.compile(                                  # no possessive groups: Python before 3.11.5 reads them wrongly
    r"""(?P<text>\"{3}[^"\\]*+(?:(?:\\.|"(?!""))[^"\\]*+)*"{3,5}|'{3}[^']*+(?:'(?!'')[^']*+)*'{3,5}"""
    r"""|\"[^"\\\n]*+(?:\\.[^"\\\n]*+)*\"|'[^'\n]*+')"""
    r"""|(?P<open_text>["'])|(?P<note>\#[^\n]*+)|(?P<blank>[ \t\r]++)|(?P<dot>\.)|(?P<opens>[\[{])|(?P<closes>[\]}])"""
    r"""|(?P<line>\n)|(?P<value>[=,])|(?P<word>[^\s"'.\[\]{}=,\#]++)|(?P<other>.)""",
    re.DOTALL,
)

TROUBLES: Final = {
    "Cannot overwrite a value": ("this key stands twice", "keep one of the two"),
    "Cannot declare": ("this table or key stands twice", "keep one of the two"),
    "Cannot mutate": ("this table is closed already", "write all that belongs to it in one place"),
    "Cannot redefine": ("this table is closed already", "write all that belongs to it in one place"),
    "Duplicate inline": ("a key stands twice between { and }", "keep one of the two"),
    "Expected '=' after a key": ("this is no `key = value`", "write the key, `=` and the value on one line"),
    "Expected ']": ("the name of a table is not closed", "close [name] with ] and [[name]] with ]]"),
    "Invalid value": ("the value cannot be read", "texts stand in quotes, lists in [ ]"),
    "Invalid statement": ("this is no `key = value` and no [table]", "remarks begin with #"),
    "Invalid date": ("this is no date", "a text stands in quotes"),
    "Expected newline": ("something stands behind the value", "a line holds one value, and a text stands in quotes"),
    "Unclosed array": ("a list is not closed", "close it with ]"),
    "Unclosed inline table": ("a table is not closed", "close it with }"),
    "Unterminated string": ("a text in quotes is not closed", "close it with the same quotes"),
    "Illegal character": ("a character stands here that may not", "texts stand in quotes and end on their line"),
    "Found invalid character": ("a sign that nobody sees stands in a remark", "leave it out"),
    "Unescaped": ("a \\ stands in this text", "write it twice, or put the text in single quotes: '...'"),
    "Invalid hex": ("\\x, \\u or \\U stands in this text, and no number behind it", "write \\ twice where a \\ is meant"),
    "Escaped character": ("the number behind \\u stands for no character", "write the character itself"),
}
NO_TOML: Final = ("this cannot be read as TOML", "lines of key = value and [tables] are wanted")
OPEN_LIST: Final = ("the list that begins here is not closed", "close it with ]")
A_KEY: Final = "with Latin letters without marks, digits, _ and - (any other name in quotes)"


def toml_trouble(message: str, text: str) -> tuple[int, str, str]:
    """Line, what is wrong, what would work, from tomllib's message."""
    found = re.search(r"\(at line ([0-9]+), column ([0-9]+)\)$", message)
    line = int(found[1]) if found else text.rstrip("\n").count("\n") + 1
    here = text.split("\n")[line - 1]
    column = int(found[2]) if found else len(here) + 1
    if found and message.startswith("Unclosed") and (behind := _comma_missing(text, line, column)):
        return behind
    if message.startswith("Cannot overwrite") and (single := _single_before(text, line)):
        return single
    if message.startswith("Cannot") and (again := _again(text, line)):
        return again
    if message.startswith(("Unclosed array", "Invalid value")) and (opened := _open_list(text, line, column)):
        return opened
    known = next((TROUBLES[begins] for begins in TROUBLES if message.startswith(begins)), NO_TOML)
    known = _in_the_line(message, here, column - 1) or known
    ends = not found and "twice" not in known[0]
    return line, f"the file ends here, and {known[0]}" if ends else known[0], known[1]


def _in_the_line(message: str, here: str, at: int) -> tuple[str, str] | None:
    """What is wrong, and what would work, as far as the line itself shows it from `at` on."""
    before, behind = here[:at], here[at:].strip()
    if message.startswith("Invalid value"):
        if before.rstrip().endswith("=") and (not behind or behind.startswith("#")):
            return "nothing stands behind =", "write the value there"
        if re.match("[“”„‟«»‘’‚]", behind):
            return "these quotes are those of a printed text", 'write the plain ones of the keyboard: "..."'
        if word := re.match(r"(true|false)\b", behind, re.I):
            return f"{word[1]} is no value", f"write {word[1].lower()}, in small letters"
        if re.match("[–—−][0-9]", behind):
            return "this is a dash, and no minus", "write the plain - of the keyboard"
        if re.match(r"[^\W\d]", behind) and not re.search("[=\"',\\[\\]{}#]", behind):
            return "the value cannot be read", f'a text stands in quotes: "{clean(behind)[:SHOWN]}"'
    elif message.startswith("Expected newline"):
        if re.search(r"=\s*[+-]?0$", before) and re.match("[0-9]", behind):
            return "a number does not begin with 0", 'the name of a thing, as that of a hex, stands in quotes: "0202"'
        if re.search("[0-9]$", before) and re.match(",[0-9]", behind):
            return "a comma stands in a number", "write a point in it, or [ ] around a list of numbers"
        if re.fullmatch(r"[,;.]\s*(?:#.*)?", behind):
            return f"{behind[0]} stands behind the value", "leave it out: a line ends without a sign"
        if KEY.match(behind):
            return "another key stands behind the value", "begin a new line"
        if HEADER.match(here):
            return "something stands behind the name of the table", "begin a new line"
    elif message.startswith(("Expected '=' after a key", "Invalid statement", "Invalid initial", "Expected ']")):
        return _why_no_key(message, here, behind)
    return None


def _why_no_key(message: str, here: str, behind: str) -> tuple[str, str] | None:
    """What is wrong with the name of a key or of a table."""
    if here.lstrip().startswith(("//", "--", ";")):
        return "this is no `key = value` and no [table]", "remarks begin with #"
    if not behind and message.startswith("Invalid initial"):
        return "a table between { and } goes on in the next line", "write it on one line, or under a [name] of its own"
    header = re.match(r"\s*\[\[?(.*?)\]", here)
    name = (header[1] if header else re.split("[=:]", here)[0]).strip()
    if not header and here.lstrip().startswith("["):
        return None
    if not name or re.search(r"\.\s*\.|^\.|\.$", name):
        return "the name of a key is empty" if not header else "the name of a table is empty", "write one, or leave the dot out"
    if (header or "=" in here) and re.search(r"[^A-Za-z0-9_.\s\"'+-]", name):
        return f"{clean(name)[:SHOWN]} cannot be read as a name", f"write it {A_KEY}"
    if (header or "=" in here) and re.search(r"\w\s+\w", name):
        one = "_".join(clean(name)[:SHOWN].split())
        return f"a blank stands in the name {clean(name)[:SHOWN]}", f"names have none: {one}"
    if "=" not in here and re.match(r"\s*[A-Za-z0-9_-]+\s*:", here):
        return "this is no `key = value`", "write = instead of :"
    return None


def _again(text: str, line: int) -> tuple[int, str, str] | None:
    """Where a key or a single table stands for the second time, and where the first."""
    there = {number: told for number, told in Lines(text).again.items() if number <= line}
    if not there:
        return None
    number = max(there)
    name, first, table = there[number]
    keep = f", or write [[{name}]] above each where several are meant" if table else ""
    return number, f"{name} stands twice (before in line {first})", f"keep one of the two{keep}"


def _open_list(text: str, line: int, column: int) -> tuple[int, str, str] | None:
    """The list that was not closed, told by how its rows stand: one begins where the row before it did, but within it, or the
    bracket of the whole closes a row; else the last that is open where the next key or table begins, or the file ends."""
    lines = text.split("\n")
    stop = sum(len(each) + 1 for each in lines[: line - 1]) + column - 1
    opened: list[tuple[int, int]] = []                       # line, column where it is the first of its line, else -1
    rows: list[int] = []
    number = 1
    for token in TOKENS.finditer(text, 0, stop):
        start = text.rfind("\n", 0, token.start()) + 1
        at = token.start() - start if not text[start : token.start()].strip() else -1
        if token.lastgroup == "opens":
            if at >= 0 and opened and opened[-1][1] == at:
                rows.append(opened[-1][0])
            opened.append((number, at))
        elif token.lastgroup == "closes" and opened:
            begun, column_of_it = opened.pop()
            if begun < number and 0 <= at <= column_of_it and lines[begun - 1].strip() != "[":
                rows.append(begun)
        number += token.group().count("\n")
    if opened and rows:
        return rows[0], *OPEN_LIST
    if opened and stop >= len(text.rstrip()):
        return opened[-1][0], *OPEN_LIST
    opened = [begun for begun in opened if begun[0] < line]
    if opened and (HEADER.match(lines[line - 1]) or KEY.match(lines[line - 1])):
        return line, f"a list is not closed, which begins in line {opened[-1][0]}", OPEN_LIST[1]
    return None


def _single_before(text: str, line: int) -> tuple[int, str, str] | None:
    """Where the first of several tables stands in single brackets, [name], and the next one, in this line, in double ones."""
    lines = text.split("\n")
    if not (header := HEADER.match(lines[line - 1])) or header[1] != "[[":
        return None
    name, before = header[2].strip(), [HEADER.match(row) for row in lines[: line - 1]]
    first = next((n for n, one in enumerate(before, 1) if one and (one[1], one[2].strip()) == ("[", name)), 0)
    shown = clean(name)[:SHOWN]
    return (first, f"[{shown}] is a single table, and more of them follow", f"write [[{shown}]] above each") if first else None


def _comma_missing(text: str, line: int, column: int) -> tuple[int, str, str] | None:
    """Where a value stands in a list or a table behind another one without a comma: the line of that other one.  None: what
    stands there is no value, so that the list was not closed."""
    lines = text.split("\n")
    here = lines[line - 1][column - 1 :]
    if not here or (re.match(r"[A-Za-z0-9_\"'-]+\s*=", here) and "=" in here and not _in_table(text, lines, line, column)):
        return None
    if (header := HEADER.match(lines[line - 1])) and re.search("[A-Za-z]", header[2]) and not re.search("[\"']", header[2]):
        return None
    end = sum(len(each) + 1 for each in lines[: line - 1]) + column - 1
    last = None
    for token in TOKENS.finditer(text, 0, end):
        if token.lastgroup not in ("blank", "note", "line"):
            last = token
    if last is None:
        return None
    before = text.count("\n", 0, last.end()) + 1
    at = last.end() - text.rfind("\n", 0, last.end())
    return before, f"a comma is missing behind {clean(last.group())[-SHOWN:]} (column {at - 1})", "write one between two values"


def _in_table(text: str, lines: list[str], line: int, column: int) -> bool:
    """Whether a place lies between { and }."""
    depth = 0
    for token in TOKENS.finditer(text, 0, sum(len(each) + 1 for each in lines[: line - 1]) + column - 1):
        depth += (token.group() == "{") - (token.group() == "}")
    return depth > 0


def lines_in_list(text: str, first: int) -> list[int]:
    """The lines in which the values of a list begin, which begins in line `first` behind its `=`."""
    start = sum(len(line) + 1 for line in text.split("\n")[: first - 1]) if first else len(text)
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
