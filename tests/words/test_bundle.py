"""A message is parsed when it is first wanted, and is what it would have been had its whole file been parsed."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast, parse

from montjoy.words import messages
from tests.suite.many import some

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "src").rglob("*.ftl"))
WRITER = FluentSerializer()


def whole(text: str) -> dict[str, str]:
    """Each entry as it is written out from a parse of all of it, without its comment."""
    read = [entry for entry in FluentResource(text).body if isinstance(entry, (ast.Message, ast.Term))]
    for entry in read:
        entry.comment = None
    return {messages.name_of(entry): WRITER.serialize_entry(entry) for entry in read}


def one_by_one(path: Path) -> dict[str, str]:
    found = {}
    for name, text in messages.entries(path).items():
        try:
            found[name] = WRITER.serialize_entry(messages.parsed(text))
        except LookupError:
            continue
    return found


def test_each_message_of_our_files() -> None:
    """Red before: all 3,300 English messages were parsed before `montjoy games` said its first word."""
    assert len(FILES) > 100
    for path in some(FILES, 24):
        assert one_by_one(path) == whole(path.read_text("utf-8")), path


@pytest.mark.parametrize(
    "text",
    [
        "", "# only a comment\n", "a = 1\na = 2\n", "-a = 1\na = { -a }\n", "a =\n    two\n\n    lines\n    .more = x\nb = 1\n",
        "a = {\nFORM($x) }\nb = 2\n", "a = { $n ->\n  [one] b\n *[other] c\n}\nb = 2\n", "a = {\n-5 ->\n *[other] c\n}\nb = 2\n",
        "a 1\nb = 2\n", "a =\nb = 2\n", "a = { $x\nb = 2\n", "}\nb = 2\n#nothing\nc = 3\n",
        "\ufeffa = 1\nb = 2\n", "a = 1\r\nb = 2\r\n", "a = 1\n.more = x\nb = 2", "a\t= 1\nb = 2\n", "h\u00e4r = 1\nb = 2\n",
        "a = 1\n## Group\n\nb = { \"{\" }\n", "- = 1\nb-_9 = 2\n",
    ],
)  # fmt: skip
def test_each_message_of_any_file(text: str, tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text(text, "utf-8", newline="")
    assert one_by_one(path) == whole(path.read_text("utf-8"))


def test_what_cannot_be_read_is_missing(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("good = Good\nbad = { $x\n", "utf-8")
    made = messages.bundle((tmp_path,), "en", False)
    assert made.has_message("good") and not made.has_message("bad") and not made.has_message("none")
    with pytest.raises(LookupError):
        made.get_message("bad")


def test_a_line_within_a_message_that_begins_like_one_is_no_message() -> None:
    """The text of the case above is such a one."""
    assert [type(entry) for entry in parse("a = {\nFORM($x) }\n").body] == [ast.Message]
