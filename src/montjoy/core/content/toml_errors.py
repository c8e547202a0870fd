"""What the parser of TOML complains of, in the words of the file's author: the line, what is wrong there, what would work.

`tomllib` says where it stopped, and seldom why: a comma that is missing three lines above is "Unclosed array" to it.
"""

from __future__ import annotations

import re
from typing import Final

from montjoy.core.content.messages import HEADER, KEY, SHOWN, TOKENS, Lines, clean, offset

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
    lines, stop = text.split("\n"), offset(text, line, column)
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
    whole, end = text.split("\n")[line - 1], offset(text, line, column)
    here, tokens = whole[column - 1 :], list(TOKENS.finditer(text, 0, end))
    in_table = sum((token.group() == "{") - (token.group() == "}") for token in tokens) > 0
    if not here or (re.match(r"[A-Za-z0-9_\"'-]+\s*=", here) and not in_table):
        return None
    if (header := HEADER.match(whole)) and re.search("[A-Za-z]", header[2]) and not re.search("[\"']", header[2]):
        return None
    last = next((token for token in reversed(tokens) if token.lastgroup not in ("blank", "note", "line")), None)
    if last is None:
        return None
    before = text.count("\n", 0, last.end()) + 1
    at = last.end() - text.rfind("\n", 0, last.end())
    return before, f"a comma is missing behind {clean(last.group())[-SHOWN:]} (column {at - 1})", "write one between two values"
