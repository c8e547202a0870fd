"""The door to the disk: limits, bombs, messages to authors, and writing all or nothing."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from montjoy.core.content import files, messages
from montjoy.core.content.files import BadFile
from tests.cli.conftest import ENV
from tests.suite.patience import room


class Piece(msgspec.Struct, forbid_unknown_fields=True):
    count: Annotated[int, msgspec.Meta(ge=0, le=400)]
    kind: Literal["foot", "cavalry"] = "foot"


class Army(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""
    pieces: dict[str, Piece] = {}
    order: list[Piece] = []
    pair: tuple[int, int] = (1, 2)
    two: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)] = []
    few: Annotated[list[int], msgspec.Meta(min_length=2, max_length=4)] = []


def wrong(path: Path, text: str | bytes, kind: Any = Army) -> BadFile:
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(BadFile) as caught:
        files.read_toml(path, kind)
    return caught.value


def test_the_line_of_a_place_is_that_of_the_nearest_table_around_it() -> None:
    """Many faults of one file are looked up in one reading of it."""
    lines = messages.Lines('a = 1\n[b]\nc = """\nx"""\nd.e = 2\n[[f]]\ng = 1\n[[f]]\n[f.h]\n"i" = 3\nc = 1')
    places = {("a",): 1, ("b",): 2, ("b", "c"): 3, ("b", "d", "e"): 5, ("b", "d", "z"): 5, ("f", 0, "g"): 7, ("f", 1, "g"): 8,
              ("f", 1, "h", "i"): 10, ("f", 1, "h", "c", 3): 11, ("z",): 0}  # fmt: skip
    assert {where: lines.of(where) for where in places} == places


def test_two_files_are_not_alike_because_both_are_toml() -> None:
    """Red before: did you mean "cell.toml"?"""
    assert messages.nearest("mine.toml", ["cell.toml", "s3.toml"]) == ""
    assert messages.nearest("asault.toml", ["assault.toml", "cell.toml"]) == 'did you mean "assault.toml"?'


def test_the_line_of_a_table_within_the_second_of_several() -> None:
    """Red before: a fault in a part of a page (how.toml) was told with the first line of its page."""
    lines = messages.Lines("[[page]]\na = 1\n[[page.part]]\nb = 1\n[[page.part]]\nb = 2\n[[page]]\n[[page.part]]\nb = 3\n")
    places = {("page", 0, "part", 1, "b"): 6, ("page", 1, "part", 0, "b"): 9, ("page", 1, "part", 0): 8, ("page", 1, "c"): 7}
    assert {where: lines.of(where) for where in places} == places


def test_the_line_of_a_table_that_only_a_longer_name_makes_and_of_a_row() -> None:
    """Red before: a fault of [single.x] or of a value in a list was told without a line, or with the first line of the list."""
    lines = messages.Lines('[single.x]\na = 1\n[t]\nrows = [\n  [ "a", 1 ],\n  [ "b",\n    2 ],\n]\n[[k]]\nl = [ 1, 2 ]\n')
    places = {("single",): 1, ("single", "y"): 1, ("t", "rows"): 4, ("t", "rows", 0): 5, ("t", "rows", 1, 1): 6,
              ("t", "rows", 2): 4, ("k", 0, "l", 1): 10, ("k", 1): 9}  # fmt: skip
    assert {where: lines.of(where) for where in places} == places


def test_the_line_of_a_table_however_its_header_is_written() -> None:
    """Blanks inside the brackets, quotes, a dot inside quotes, and a list where one table was wanted."""
    lines = messages.Lines('[ a ]\nb = 1\n[ "c" . d ]\ne = 1\n["f.g"]\nh = 1\n\'i.j\' = 2\n[[ k ]]\nl = 1')
    places = {("a",): 1, ("a", "b"): 2, ("c", "d", "e"): 4, ("f.g", "h"): 6, ("f.g", "i.j"): 7, ("k",): 8, ("k", 0, "l"): 9}
    assert {where: lines.of(where) for where in places} == places


@pytest.mark.parametrize(
    ("text", "line", "key", "says"),
    [
        ("name = 3", 1, "name", "text in quotes"),
        ("nmae = 'x'", 1, "nmae", 'did you mean "name"?'),
        ("[pieces.a]\ncount = -1", 2, "pieces.a.count", "from 0 to 400"),
        ("[pieces.a]\ncount = 100_000", 2, "pieces.a.count", "from 0 to 400"),
        ("[pieces.a]\ncount = 1\n[pieces.b]\ncount = 1\nkind = 'fot'", 5, "pieces.b.kind", 'did you mean "foot"?'),
        ("[pieces.a]\nkind = 'foot'", 1, "pieces.a", '"count" is missing'),
        ("[[order]]\ncount = 1\n[[order]]\ncount = 'x'", 4, "order[2].count", "a whole number"),
        ("pair = [1]", 1, "pair", "a list of 2"),
        ("name = 'a'\nname = 'b'", 2, "", "stands twice"),
        ("[order]\ncount = 1\n[order]\ncount = 2", 3, "", "or write [[order]] above each where several are meant"),
        ("[order]\ncount = 1\n[[order]]\ncount = 2", 1, "", "more of them follow; write [[order]] above each"),
        ("name = “a”", 1, "", 'these quotes are those of a printed text; write the plain ones of the keyboard: "..."'),
        ("two = [1]", 1, "two", "a list of 1 does not fit; wanted is a list of 2"),
        ("few = [1]", 1, "few", "wanted is a list of 2 to 4"),
        ("order = True", 1, "", "True is no value; write true, in small letters"),
        ("name = 0202", 1, "", 'a number does not begin with 0; the name of a thing, as that of a hex, stands in quotes: "0202"'),
        ("name = 'a", 1, "", "not closed"),
        ("name 'a'", 1, "", "key = value"),
        ("pair = [1,", 1, "", "the list that begins here is not closed; close it with ]"),
        ("a = nan", 1, "a", "not a number"),
        ("a = 9007199254740993", 1, "a", "too large"),
        ("a = 0x" + "f" * 4000, 1, "a", "digits"),
        ('a = "\\ud800"', 1, "", "stands for no character"),
    ],
)
def test_an_author_is_told_line_key_and_what_would_work(tmp_path: Path, text: str, line: int, key: str, says: str) -> None:
    bad = wrong(tmp_path / "army.toml", text, dict if key == "a" or "character" in says else Army)
    assert (bad.line, bad.key) == (line, key)
    assert says in str(bad)
    assert str(bad).startswith(f"{tmp_path / 'army.toml'}:{line}: ")


# text, line, what is said; red before: the words of Python's parser, the wrong line, or advice that does not work
PLAIN_WORDS = [
    ("points = 3\nx = 1\npoints = 4\n", 3, "points stands twice (before in line 1); keep one of the two"),
    ("[t]\nx = 1\n[t.x]\ny = 1\n", 3, "t.x stands twice (before in line 2); keep one of the two"),
    ("t = { a = 1 }\nt.b = 3\n", 2, "this table is closed already; write all that belongs to it in one place"),
    ("t = { a = 1, a = 2 }\n", 1, "a key stands twice between { and }; keep one of the two"),
    ("rows = [\n['a', 1],\n['b', 2,\n['c', 3],\n]\n", 3, "the list that begins here is not closed; close it with ]"),
    ("rows = [\n['a', 1],\n['b', 2,\n]\nx = 1\n", 3, "the list that begins here is not closed; close it with ]"),
    ("x = 1\nrows = [\n['a', 1],\n", 2, "the list that begins here is not closed; close it with ]"),
    ("rows = [\n['a', 1],\n\n[other]\nx = 1\n", 4, "a list is not closed, which begins in line 1; close it with ]"),
    ("repeat = 3,\n", 1, ", stands behind the value; leave it out: a line ends without a sign"),
    ("repeat = 3;  # three\n", 1, "; stands behind the value; leave it out: a line ends without a sign"),
    ("x = 1,5\n", 1, "a comma stands in a number; write a point in it, or [ ] around a list of numbers"),
    ("x = 1 y = 2\n", 1, "another key stands behind the value; begin a new line"),
    ("my key = 3\n", 1, "a blank stands in the name my key; names have none: my_key"),
    ("[my table]\nx = 3\n", 1, "a blank stands in the name my table; names have none: my_table"),
    ("λ = 3\n", 1, "λ cannot be read as a name; write it with Latin letters without marks, digits, _ and - (any other name in "),
    ("[λ]\nx = 3\n", 1, "λ cannot be read as a name; write it with Latin letters"),
    ("[abc\nx = 1\n", 1, "the name of a table is not closed; close [name] with ] and [[name]] with ]]"),
    ("a..b = 1\n", 1, "the name of a key is empty; write one, or leave the dot out"),
    ("x = \ny = 2\n", 1, "nothing stands behind =; write the value there"),
    ("x = foot\n", 1, 'the value cannot be read; a text stands in quotes: "foot"'),
    ("x = –3\n", 1, "this is a dash, and no minus; write the plain - of the keyboard"),
    ("x: 3\n", 1, "this is no `key = value`; write = instead of :"),
    ("// note\nx = 1\n", 1, "this is no `key = value` and no [table]; remarks begin with #"),
    ("t = { a = 1,\n b = 2 }\n", 1, "a table between { and } goes on in the next line; write it on one line"),
    ('x = "a\\q"\n', 1, "a \\ stands in this text; write it twice, or put the text in single quotes"),
]


@pytest.mark.parametrize(("text", "line", "says"), PLAIN_WORDS)
def test_what_is_no_toml_is_told_in_plain_words(tmp_path: Path, text: str, line: int, says: str) -> None:
    bad = wrong(tmp_path / "mine.toml", text, dict)
    assert bad.line == line
    assert says in str(bad)


def test_at_the_limit_and_one_above(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"

    def fits(text: str) -> None:
        path.write_text(text)
        files.read_toml(path, dict)

    fits("a" * (files.MOST_LINE - 4) + " = 1")
    assert "bytes" in str(wrong(path, "a" * (files.MOST_LINE - 3) + " = 1"))
    fits(".".join("a" * files.MOST_PARTS) + " = 1")
    assert "parts" in str(wrong(path, ".".join("a" * (files.MOST_PARTS + 1)) + " = 1"))
    fits("a = " + "[" * (files.MOST_DEPTH - 1) + "]" * (files.MOST_DEPTH - 1))
    assert "deep" in str(wrong(path, "a = " + "[" * (files.MOST_DEPTH + 1) + "]" * (files.MOST_DEPTH + 1)))
    fits(f"a = {files.MOST_INTEGER}\nb = -{files.MOST_INTEGER}")
    assert "too large" in str(wrong(path, f"a = {files.MOST_INTEGER + 1}", dict))
    fits("#\n" * (files.MOST_BYTES // 2))
    assert "bytes" in str(wrong(path, "#\n" * (files.MOST_BYTES // 2) + "#"))
    fits("a = [" + "1,\n" * (files.MOST_VALUES - 3) + "]")
    assert "values" in str(wrong(path, "a = [" + "1,\n" * files.MOST_VALUES + "]"))


BOMBS = {
    "dotted key": "a." * 20_000 + "a = 1",
    "dotted keys": ("a." * 1_000 + "a = 1\n") * 400,
    "dotted header": "[" + "a." * 1_900 + "a]",
    "deep list": "a = " + "[" * 100_000,
    "deep list, many lines": "a =\n" + "[\n" * 100_000,
    "deep table": "a = " + "{a=" * 1_000,
    "long number": "a = " + "1" * 1_000_000,
    "long number, short line": "a = " + "1" * 4_050,
    "NUL": "a = 1\0",
    "sixteen bits": "a = 1".encode("utf-16"),
    "binary": bytes(range(256)) * 100,
    "surrogate": b'a = "\xed\xa0\x80"',
    "quotes": '"""\\' * 200_000,
    "quotes on short lines": '"""\\\n' * 150_000,
    "many keys": "".join(f"a{i} = 1\n" for i in range(80_000)),
    "many tables": "".join(f"[a.b.c.d.e.f.g.h{i}]\n" for i in range(40_000)),
}

ALONE = """
import resource, sys, time
from montjoy.core.content import files
files.toml_of(b"a = 1", "warm", dict)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
began = time.process_time()
try:
    files.read_toml(sys.argv[1], dict)
except files.BadFile as bad:
    print(time.process_time() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, len(str(bad)))
"""


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_at_once(name: str, tmp_path: Path) -> None:
    bomb = BOMBS[name]
    path = tmp_path / "bomb.toml"
    path.write_bytes(bomb if isinstance(bomb, bytes) else bomb.encode())
    limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (512 << 20, 512 << 20))
    out = subprocess.run(
        [sys.executable, "-c", ALONE, str(path)], env={**os.environ, **ENV}, capture_output=True, text=True, preexec_fn=limit
    )
    assert out.stderr == ""
    seconds, kilobytes, length = map(float, out.stdout.split())
    assert seconds < room(0.25)
    assert kilobytes < 64_000
    assert length < 300


def test_what_is_no_plain_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    began = time.process_time()
    for path, says in [
        (tmp_path / "fifo", "plain file"), (tmp_path, "folder"), (tmp_path / "none.toml", "no such file"),
        (Path("/dev/zero"), "plain file"), (tmp_path / ("x" * 5000), "long"), (Path("a\0b"), "name"),
    ]:
        with pytest.raises(BadFile) as caught:
            files.read_toml(path, dict)
        assert says in str(caught.value)
    assert time.process_time() - began < room(0.25)     # and the pipe into which nobody writes keeps nobody waiting


def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("a = 1")
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("this user reads everything")
    with pytest.raises(BadFile, match="may not be read"):
        files.read_toml(path, dict)


def test_a_message_never_carries_signs_that_steer_a_terminal(tmp_path: Path) -> None:
    bad = wrong(tmp_path / "a.toml", 'name = 3\n"\\u001b[2J\\u202e" = 1')
    assert str(bad).isprintable()
    bad = wrong(tmp_path / "a.toml", '"\\u001b[2J\\u202e" = 1')
    assert str(bad).isprintable()


@pytest.mark.parametrize("sign", ["\\u001b", "\\u0007", "\\u009b", "\\u007f", "\\u202e", "\u202e", "\\r"])
@pytest.mark.parametrize(
    ("text", "key"), [('name = """\na\n{}[2J"""', "name"), ('[pieces]\n"a{}" = {{ count = 1 }}', "pieces.a?")]
)
def test_signs_that_nobody_sees_are_refused_in_every_text_and_name(tmp_path: Path, sign: str, text: str, key: str) -> None:
    bad = wrong(tmp_path / "a.toml", text.format(sign))
    assert "a sign that nobody sees; leave it out" in bad.says and str(bad).isprintable()
    assert bad.key == key and bad.line == (2 if sign == "\u202e" and key != "name" else 1)


def test_blanks_and_marks_of_direction_that_a_text_may_need_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text('name = "one\\ttwo\\nthree \u200f\u2066x\u2069"\r\n')
    assert files.read_toml(path, Army).name == "one\ttwo\nthree \u200f\u2066x\u2069"


def test_writing_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "new" / "a.txt"
    files.write(path, b"old")
    monkeypatch.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(BadFile, match="No space left"):
        files.write(path, b"new")
    assert path.read_bytes() == b"old"
    assert [p.name for p in path.parent.iterdir()] == ["a.txt"]
    monkeypatch.undo()
    with pytest.raises(BadFile, match="already there"):
        files.write(path, b"new", replace=False)
    assert path.read_bytes() == b"old"
    files.write(path.with_name("secret"), b"x", mode=0o600)
    assert path.with_name("secret").stat().st_mode & 0o777 == 0o600


def test_reading_takes_the_memory_of_the_file_and_not_of_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"{}\n")
    tracemalloc.start()
    assert files.read_bytes(path, files.MOST_RECORD) == b"{}\n"
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 100_000


def test_lines_of_a_record_are_measured(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    for text, says in [
        (b'{"a": ' + b"9" * 30 + b"}", "too large"), (b"[" * 50_000, "deep"), (b'{"a": ' * 40 + b"1" + b"}" * 40, "deep"),
    ]:
        path.write_bytes(text.ljust(5_000) + b"\n")
        with pytest.raises(BadFile, match=says):
            files.read_lines(path)
