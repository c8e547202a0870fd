"""The small programs beside Montjoy: `--help` tells what they do and does nothing, an unknown word is refused.

A program that reads `sys.argv` by itself takes `--help` for a file; so whoever people call reads it by argparse or click.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.browser import __main__ as browser
from tests.browser import screens
from tests.docs import forms
from tests.house.test_house import ROOT
from tests.soak import __main__ as soak
from tests.suite.source import nodes, parsed
from tests.upgrade import make_store, record_games
from tests.words import missing

# Called by our own code alone, with what it wants, or an example of a program of one's own.
WORKERS = {
    "bench/peers/openspiel_peer.py", "bench/peers/pettingzoo_peer.py", "bench/table_server.py", "docs/bot.py", "start.py",
    "tests/soak/__main__.py", "tests/table/served.py", "tests/table/store/child.py", "tests/table/twin_timing.py",
    "src/montjoy/lab/reached_trials.py", "src/montjoy/lab/trials.py", "src/montjoy/terminal/upload_worker.py",
}  # fmt: skip
PROGRAMS = {"screenshots": screens.main, "words": missing.main, "browser": browser.main, "forms": forms.main}


def reads_by_itself(tree: ast.Module) -> bool:
    """A program that hands its raw words on: no argparse, no click, no parser of the suite's."""
    imported = {name.name for node in nodes(tree) if isinstance(node, ast.Import | ast.ImportFrom) for name in node.names}
    main = any(isinstance(node, ast.Compare) and ast.unparse(node) == "__name__ == '__main__'" for node in nodes(tree))
    raw = any(isinstance(node, ast.Attribute) and ast.unparse(node) == "sys.argv" for node in nodes(tree))
    return main and raw and not imported & {"argparse", "click", "parser"}


def test_no_program_reads_its_words_by_itself() -> None:
    """But for those that nobody calls by hand."""
    paths = [ROOT / "start.py", *(path for part in ("bench", "docs", "src", "tests") for path in (ROOT / part).rglob("*.py"))]
    texts = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}
    found = {path for path, text in texts.items() if "sys.argv" in text and reads_by_itself(parsed(text, path))}
    assert found <= WORKERS
    assert reads_by_itself(ast.parse("import sys\nif __name__ == '__main__':\n    main(sys.argv[1:])\n"))


@pytest.mark.parametrize("name", PROGRAMS)
def test_help_is_told_and_nothing_is_done(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`screenshots --help` makes no folder called `--help`, and `--helf` is no folder either."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as told:
        PROGRAMS[name](["--help"])
    assert told.value.code == 0 and "usage: python" in capsys.readouterr().out
    if name != "browser":                                    # what it does not know is for pytest
        with pytest.raises(SystemExit) as refused:
            PROGRAMS[name](["--helf"])
        assert refused.value.code == 2 and "--helf" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_chapter_of_the_soak_that_is_misspelt_is_asked_about(capsys: pytest.CaptureFixture[str]) -> None:
    """Red before: the names of all chapters."""
    assert soak.main(["reachd"]) == 2 and 'no chapter reachd; did you mean "reached"?' in capsys.readouterr().err
    assert soak.main(["reached", "--frsh"]) == 2 and 'no option --frsh; did you mean "--fresh"?' in capsys.readouterr().err


def test_a_store_of_a_game_of_which_no_table_is_kept_is_not_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Red before: twelve tables of other games were made again, in a folder of Mass Battle's; `terminal` wrote nothing and said
    so to nobody."""
    monkeypatch.setitem(make_store.STORES, "massbattle", make_store.DATA / "massbattle-2")
    with pytest.raises(SystemExit) as refused:
        make_store.main(["massbattle-2", "store"])
    assert refused.value.code == 2 and "no table of massbattle is kept" in capsys.readouterr().err
    assert not (make_store.DATA / "massbattle-2").exists()
    make_store.terminal.make(tmp_path, make_store.DATA / "massbattle-2")
    assert "nothing was written" in capsys.readouterr().out


@pytest.mark.parametrize("words", [[""], ["board"], ["there/mine"], ["mine", "nowhere"]])
def test_where_no_pictures_go(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Red before: a page's name alone was a folder for all pictures, "" the one one is in; a file as a folder was a traceback."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").write_text("")
    page = screens.scenes.NAMES[0]
    with pytest.raises(SystemExit) as refused:
        screens.main([page if word == "board" else word for word in words])
    said = capsys.readouterr().err
    assert refused.value.code == 2 and any(why in said for why in ("folder comes first", "no folder for them", "no page called"))
    assert [path.name for path in tmp_path.iterdir()] == ["there"]


def test_without_names_all_of_them_are_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the usage has it, `[{store,terminal,stranger} ...]`: under Python 3.11, too."""
    made: list[str] = []
    monkeypatch.setattr(make_store, "DATA", tmp_path)
    monkeypatch.setattr(make_store, "store", lambda *given: made.append("store"))
    for name in ("make", "stranger"):
        monkeypatch.setattr(make_store.terminal, name, lambda *given, name=name: made.append(name))
    make_store.main([next(iter(make_store.STORES.values())).name])
    assert made == ["store", "make", "stranger"]
    monkeypatch.setattr(record_games, "games", dict)
    record_games.main([])
