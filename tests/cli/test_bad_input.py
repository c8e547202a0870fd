"""Bad input: one message in the user's words, exit code 2 (or 1 for a record that does not verify), nothing written."""

from __future__ import annotations

import errno
import importlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.game import games
from montjoy.core.game import home as home_of
from tests.cli.conftest import record_of
from tests.cli.test_files import BOMBS
from tests.table import releases

Call = Callable[..., Any]
CASE = """fight = "assault"
place = "town"
repeat = 3
[attacker]
foot = 6
general = 1
[defender]
foot = 4
"""
HOUSE = 'name = "X"\nreplaces = "RW-GEN-11"\nsays = "Down."\n[set]\nrounding = "down"\n'


def refused(result: Any, *says: str) -> str:
    """Exit code 2, nothing on stdout, one message on stderr with these words; "line 5" stands for `FILE:5: `, "line" for any."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    message: str = re.sub(r"\n[^\n:]+ was read as: [^\n]+$", "", result.stderr.strip())       # tests of `check` ask for that line
    assert message.count("\n") <= 1
    assert len(message) < 500
    for word in says:
        if line := re.fullmatch("line( [0-9]+)?", word):
            assert re.search(rf"\.(toml|jsonl):{(line[1] or '[0-9]+').strip()}: ", message), message
        else:
            assert word in message, message
    return message


@pytest.fixture
def nothing_written(tmp_path: Path) -> Any:
    """After the test the folder holds what the test put there."""
    yield
    assert not list(tmp_path.rglob("*.new"))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("foot = 6", "foot = -6"), ["line 5", "-6"]),
        (("foot = 6", "foot = 100000"), ["line 5", "100000", "400"]),
        (("foot = 6", "foot = 900"), ["line 5", "400"]),
        (("foot = 6", "fot = 6"), ["line 5", "fot", "foot"]),
        (("foot = 6", "foot = 6.5"), ["line 5"]),
        (("foot = 6", 'foot = "six"'), ["line 5"]),
        (('fight = "assault"', 'fight = "asault"'), ["line 1", "asault", "assault"]),
        (('fight = "assault"', ""), ["fight"]),
        (("repeat = 3", "repat = 3"), ["line 3", "repat", "repeat"]),
        (("repeat = 3", "repeat = -1"), ["line 3"]),
        (("[defender]", "[defenders]"), ["defenders", "defender"]),
        (("[defender]", "[options]\nrounding = 'sideways'\n[defender]"), ["rounding", "sideways"]),
        (("[defender]", "[options]\ncivil_war = 2\n[defender]"), ["civil_war", "false, true"]),
        (("general = 1", "general ="), ["line 6"]),
        (("general = 1", "foot = 1"), ["line 6", "twice"]),
    ],
)
@pytest.mark.parametrize("command", ["odds", "study", "check"])
def test_a_bad_case(montjoy_: Call, tmp_path: Path, command: str, change: tuple[str, str], says: list[str]) -> None:
    path = tmp_path / "case.toml"
    path.write_text(CASE.replace(*change, 1))
    args = ("check", path) if command == "check" else (command, "rudern", path, "--json")
    message = refused(montjoy_(*args), "case.toml", *says)
    assert message.startswith(f"{path}:")
    assert [p.name for p in tmp_path.iterdir()] == ["case.toml"]


@pytest.mark.parametrize("name", BOMBS)
@pytest.mark.parametrize("command", [("odds", "rudern"), ("check",), ("play", "rudern"), ("replay",), ("verify",), ("resume",)])
def test_bombs(montjoy_: Call, tmp_path: Path, command: tuple[str, ...], name: str) -> None:
    path = tmp_path / "bomb.toml"
    path.write_bytes(BOMBS[name] if isinstance(BOMBS[name], bytes) else BOMBS[name].encode())
    refused(montjoy_(*command, path), "bomb.toml")
    assert [p.name for p in tmp_path.iterdir()] == ["bomb.toml"]


def test_bad_scenarios(montjoy_: Call, tmp_path: Path) -> None:
    from montjoy.core.game import games, home

    good = (home(games()["rudern"]()) / "scenarios" / "two_lords.toml").read_text()
    path = tmp_path / "mine.toml"
    for old, new, says in [
        ("treasury = 6", "treasury = -6", ["line"]),
        ("treasury = 6", "tresury = 6", ["line", "tresury", "treasury"]),
        ("foot = 6", "fot = 6", ["line", "fot", "foot"]),
        ("foot = 6", "foot = 100000", ["line"]),
        ('owner = "KAT"', 'owner = "KTA"', ["line", "KTA", "KAT"]),
    ]:
        path.write_text(good.replace(old, new, 1))
        assert path.read_text() != good
        refused(montjoy_("play", "rudern", path), "mine.toml", *says)
        refused(montjoy_("check", path), "mine.toml", *says)
    path.write_text(good[: len(good) // 2])
    refused(montjoy_("play", "rudern", path), "mine.toml")
    path.write_text(good)
    assert "valid scenario of The Rudern War" in montjoy_("check", path).stdout
    assert montjoy_("play", "rudern", path, typed="quit\n").exit_code == 0


def test_bad_house_rules(montjoy_: Call, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    for old, new, says in [
        ('rounding = "down"', 'rounding = "sideways"', ["line 5", "sideways", "nearest"]),
        ('rounding = "down"', 'roundin = "down"', ["line 5", "roundin", "rounding"]),
        ('rounding = "down"', "civil_war = true", ["civil_war", "RW-CAM-ALY-02"]),
        ('rounding = "down"', "", ["set"]),
        ("replaces", "replace", ["replace", "replaces"]),
        ('says = "Down."\n', "", ["says"]),
        ('"X"', '"X', ["line 1"]),
    ]:
        path.write_text(HOUSE.replace(old, new, 1))
        refused(montjoy_("play", "rudern", "--house", path), "house.toml", *says)
        refused(montjoy_("check", path), "house.toml")
    path.write_text(HOUSE)
    (tmp_path / "again.toml").write_text(HOUSE.replace('"X"', '"Y"'))
    refused(montjoy_("play", "rudern", "--house", path, "--house", "again.toml"), "again.toml", "X")
    assert "valid house rule for The Rudern War" in montjoy_("check", path).stdout
    assert not (tmp_path / "home").exists()


def test_bad_words(montjoy_: Call, tmp_path: Path) -> None:
    refused(montjoy_("play", "rudren"), '"rudern"')
    refused(montjoy_("play", "rudern", "two_lord"), '"two_lords"')
    refused(montjoy_("play", "rudern", "nowhere.toml"), "no such file")
    refused(montjoy_("play", "rudern", "--seat", "KTA=bot"), '"KAT"')
    refused(montjoy_("play", "rudern", "--seat", "KAT=robot"), "human")
    refused(montjoy_("play", "rudern", "--seat", "KAT"), "--seat KAT=human")
    refused(montjoy_("play", "rudern", "--seat", "SVE=bot:nobody"), "nobody")
    refused(montjoy_("play", "rudern", "--option", "roundin=up"), '"rounding"')
    refused(montjoy_("play", "rudern", "--option", "rounding=sideways"), "nearest")
    refused(montjoy_("play", "rudern", "--option", "rounding"), "NAME=VALUE")
    refused(montjoy_("play", "rudern", "--option", "cards=true"), '"off", "ours"')
    refused(montjoy_("play", "rudern", "--seed", "xyz"), "hexadecimal")
    refused(montjoy_("play", "rudern", "--lang", "xx"), "en, sv, he, cs")
    refused(montjoy_("odds", "rudern", "none.toml"), "no such file")
    refused(montjoy_("rules", "rudern", "RW-ASLT-5"), "RW-ASLT-05")
    refused(montjoy_("check", "--schema", "scenery"), "scenario")
    refused(montjoy_("check"))
    refused(montjoy_("plya"), "play")
    refused(montjoy_("study", "rudern", "x.toml", "-n", "0"))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written(montjoy_: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("MONTJOY_HOME", str(tmp_path / "file"))
    refused(montjoy_("play", "rudern"), "cannot be written", "MONTJOY_HOME")
    refused(montjoy_("play", "rudern", "--record", tmp_path / "file" / "x"), "cannot be written")


# ---- records -----------------------------------------------------------------------------------------------------------
@pytest.fixture
def played(montjoy_: Call, cards: str, home: Path) -> Path:
    """A finished game."""
    assert montjoy_("play", cards, typed="1\n" * 400).exit_code == 0
    return record_of(home)


def changed(path: Path, which: Callable[[dict[str, Any]], bool], change: Callable[[dict[str, Any]], None]) -> int:
    """Change the first line of a record that fits; its number."""
    lines = path.read_text().splitlines()
    for n, line in enumerate(lines):
        data = json.loads(line)
        if which(data):
            change(data)
            lines[n] = json.dumps(data)
            path.write_text("\n".join(lines) + "\n")
            return n + 1
    raise AssertionError("no such line")


def test_a_changed_die_is_found_and_its_line_named(montjoy_: Call, played: Path) -> None:
    def other(die: dict[str, Any]) -> None:
        die["card"] = str(int(die["card"]) % 9 + 1)

    line = changed(played, lambda x: x["type"] == "die", other)
    said = montjoy_("verify", played)
    assert said.exit_code == 1
    assert f"Line {line} of the record is wrong" in said.stdout
    report = json.loads(montjoy_("verify", played, "--json").stdout)
    assert (report["ok"], report["line"]) == (False, line)
    assert montjoy_("verify", played, "--json").exit_code == 1
    refused(montjoy_("check", played), f"line {line}")
    assert montjoy_("replay", played).exit_code in (0, 2)


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("decided", lambda x: x.update(seat="nobody")),
        ("decided", lambda x: x.update(answer={"type": "Keep", "card": "x"})),
        ("mark", lambda x: x.update(hash="0" * 32)),
        ("seed", lambda x: x.update(seed="00" * 32)),
        ("seed", lambda x: x.update(seed="zz")),
        ("nonce", lambda x: x.update(hex="00")),
        ("ended", lambda x: x.update(outcome=None)),
    ],
)
def test_whatever_is_changed_in_a_record_is_found(montjoy_: Call, played: Path, kind: str, change: Any) -> None:
    changed(played, lambda x: x["type"] == kind, change)
    said = montjoy_("verify", played)
    assert said.exit_code == 1
    assert "Line" in said.stdout


def test_a_record_of_another_version(montjoy_: Call, played: Path) -> None:
    changed(played, lambda x: x["type"] == "montjoy", lambda x: x.update(rules_version=99))
    for command in ("replay", "verify", "resume", "check"):
        refused(montjoy_(command, played), "version 99", "update Montjoy")
    changed(played, lambda x: x["type"] == "montjoy", lambda x: x.update(rules_version=0))
    refused(montjoy_("replay", played), "version 0", "the release it was played with")
    changed(played, lambda x: x["type"] == "montjoy", lambda x: x.update(format=9))
    for command in ("replay", "verify", "resume", "check"):
        refused(montjoy_(command, played), "line 1", "format 9", "if a newer Montjoy wrote it")
    ours = {"format": 1, "rules_version": games()["rudern"]().rules_version}
    changed(played, lambda x: x["type"] == "montjoy", lambda x: x.update(ours))
    changed(played, lambda x: x["type"] == "began", lambda x: x.update(type="begun"))
    refused(montjoy_("verify", played), "not a line of a record", "if a newer Montjoy wrote it")


def test_what_is_no_record(montjoy_: Call, tmp_path: Path, played: Path) -> None:
    data = played.read_bytes()
    path = tmp_path / "x.jsonl"
    for content in (b"", b"hello\n", b"{}\n", b"[1,2]\n", b'{"type":"montjoy"}\n', data[:40], b"\0" * 50, b"\xff\xfe" + data,
                    data.replace(b'"game":"cards"', b'"game":"chess"', 1), data + b'{"type":"mystery"}\n', data + b"1\n"):
        path.write_bytes(content)
        before = path.read_bytes()
        for command in ("verify", "replay", "resume", "check"):
            if command in ("replay", "resume") and content == data[:40]:
                continue
            refused(montjoy_(command, path), "x.jsonl" if b"chess" not in content or command == "check" else "chess")
        assert path.read_bytes() == before
    assert not path.with_name("x.jsonl.seed").exists()


def test_a_game_whose_seed_is_gone_can_be_seen_but_not_go_on(montjoy_: Call, cards: str, home: Path) -> None:
    montjoy_("play", cards, typed="1\nquit\n")
    path = record_of(home)
    seed = path.with_name(path.name + ".seed")
    kept = seed.read_text()
    seed.unlink()
    refused(montjoy_("resume", path), "is not beside it", "replay")
    assert montjoy_("replay", path).exit_code == 0
    seed.write_text("nonsense")
    refused(montjoy_("resume", path), "not a seed")
    seed.write_text("00" * 32 + "\n")
    refused(montjoy_("resume", path), "seed")
    seed.write_text(kept)
    assert montjoy_("resume", path, typed="quit\n").exit_code == 0


def test_a_running_game_of_which_a_die_was_changed_does_not_go_on(montjoy_: Call, cards: str, home: Path) -> None:
    montjoy_("play", cards, typed="1\n1\nquit\n")
    path = record_of(home)
    line = changed(path, lambda x: x["type"] == "die", lambda x: x.update(card="9" if x["card"] != "9" else "8"))
    refused(montjoy_("resume", path), f"line {line}")


def test_a_game_that_is_not_ready_hinders_no_other(montjoy_: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from montjoy.core import game as core_game
    from montjoy.terminal import choices
    from montjoy.terminal.checking import in_a_game, likeness, recognise

    def load() -> Any:
        raise AttributeError("module 'a' has no attribute 'game'")

    found = {"aaa": load, **core_game.games()}
    for module in (choices, in_a_game, likeness, recognise):
        monkeypatch.setattr(module, "games", lambda: found)
    (tmp_path / "case.toml").write_text(CASE)
    assert montjoy_("check", "case.toml").exit_code == 0
    assert "rudern" in montjoy_("games").stdout
    said = montjoy_("play", "aaa")
    assert said.exit_code == 70
    assert "not ready to be played" in said.stderr


def test_a_value_of_the_umpires_that_is_too_deep_is_a_word_like_any_other() -> None:
    from montjoy.terminal import umpire_page

    assert umpire_page.value("[" * 5_000) == "[" * 5_000 and umpire_page.value("[1]") == [1] and umpire_page.value("x") == "x"


@pytest.mark.parametrize("command", ["odds", "study"])
def test_a_case_without_all_its_parts_is_refused(
    montjoy_: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    from montjoy.games.rudern.authoring import case

    monkeypatch.setattr(case, "case_of", lambda raw, folder: object())
    (tmp_path / "case.toml").write_text(CASE)
    refused(montjoy_(command, "rudern", "case.toml"), "lacks something", "montjoy.core.capabilities.Case")


# ---- faults of ours ------------------------------------------------------------------------------------------------------
def test_a_fault_of_ours_is_an_apology(montjoy_: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    from montjoy.terminal import lists

    def breaks(*given: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(lists, "games", breaks)
    said = montjoy_("games")
    assert said.exit_code == 70
    assert "fault of ours" in said.stderr and "--debug" in said.stderr
    with pytest.raises(ZeroDivisionError):
        montjoy_("games", "--debug")


@pytest.mark.parametrize(
    ("number", "says"),
    [(errno.EACCES, "/x/y: this place may not be read or written"), (errno.ENOSPC, "/x/y: the disk is full"), (errno.ENOENT, "")],
)
def test_what_the_system_refuses_is_no_fault_of_ours(
    montjoy_: Call, monkeypatch: pytest.MonkeyPatch, number: int, says: str
) -> None:
    """Red before: a folder without rights, anywhere on the way to a file, was "a fault of ours"; a file of ours that is missing
    still is."""
    from montjoy.terminal import lists

    def breaks(*given: Any) -> None:
        raise OSError(number, "No.", "/x/y")

    monkeypatch.setattr(lists, "games", breaks)
    said = montjoy_("games")
    assert says in said.stderr and said.exit_code == (2 if says else 70)


@pytest.mark.parametrize("command", [("check",), ("odds", "rudern"), ("play", "rudern"), ("study", "rudern"), ("resume",)])
def test_names_that_no_file_can_have(montjoy_: Call, command: tuple[str, ...]) -> None:
    """Red before: too long a one was "a fault of ours"; an empty one was the folder one is in."""
    message = refused(montjoy_(*command, f"{'x' * 300}.toml"), "no file can have so long a name")
    assert message.count("\n") == 0
    if command[0] in ("check", "odds", "resume"):
        refused(montjoy_(*command, ""), "a name is wanted, and this is empty")


def test_a_misspelt_file_and_a_misplaced_one(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: "check the name and the folder" alone; "use one of clusta, ..."; "there is no such file" of a scenario."""
    (tmp_path / "assault.toml").write_text(CASE)
    for command in (("check",), ("odds", "rudern"), ("study", "rudern"), ("play", "rudern")):
        refused(montjoy_(*command, "asault.toml"), 'asault.toml: there is no such file; did you mean "assault.toml"?')
    refused(montjoy_("odds", "rudern", "other.toml"), "other.toml: there is no such file; check the name and the folder")
    said = '"two_lords" is a scenario, and odds are of one fight'                    # red before: no such file
    refused(montjoy_("odds", "rudern", "two_lords"), said)
    refused(montjoy_("odds", "assault.toml", "rudern"), "assault.toml is a file; before it stands the game, one of clusta")
    assert "comes behind the game: montjoy odds GAME CASE" in montjoy_("odds", "assault.toml").stderr
    refused(montjoy_("study", "rudern", "two_lord"), 'There is no scenario "two_lord"; did you mean "two_lords"?')


def test_what_is_said_twice_and_not_alike(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: the last of them counted, and the coverage of all rules took minutes."""
    (tmp_path / "case.toml").write_text(CASE)
    up = ("odds", "rudern", "case.toml", "--option", "rounding=up", "--option")
    refused(montjoy_(*up, "rounding=down"), "rounding is given twice")
    assert montjoy_(*up, "rounding=up").exit_code == 0
    refused(montjoy_("play", "rudern", "--seat", "KAT=human", "--seat", "KAT=bot"), "Two are to play KAT: human and bot")
    refused(montjoy_("rules", "rudern", "RW-GEN-01", "--coverage"), "--coverage is for all rules")


# ---- names of seats ----------------------------------------------------------------------------------------------------
def seats_file(tmp_path: Path, seat: str) -> tuple[Path, int]:
    """Our scenario with another id for a faction, and the line in which that id stands first."""
    text = (home_of(games()["rudern"]()) / "scenarios" / "siege_of_a_town.toml").read_text("utf-8").replace('"SVE"', f'"{seat}"')
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path, next(n for n, line in enumerate(text.splitlines(), 1) if line.replace(" ", "").startswith(f'id="{seat}"'))


@pytest.mark.parametrize("fault", ["1 / 0", "def", "raise SystemExit"])
def test_a_game_that_cannot_be_loaded(
    fault: str, montjoy_: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Red before: the list of all games broke off with a fault of ours, or ended without a word."""
    site = releases.release(tmp_path, "cards_here", 1, ("pieces.py", "BIDS = ", f"{fault}\nBIDS = "))
    monkeypatch.syspath_prepend(str(site))
    importlib.invalidate_caches()
    assert "rudern" in montjoy_("games").stdout
    said = montjoy_("rules", "cards")
    assert said.exit_code == 70 and 'The game "cards" is not ready to be played' in said.stderr


@pytest.mark.parametrize("seat", ["umpire", "watcher", "Owner", "all", "new"])
def test_a_seat_that_is_called_as_something_else(seat: str, montjoy_: Call, tmp_path: Path) -> None:
    """Red where `check` knows the shape of an id alone.  `play` refuses it as well."""
    path, line = seats_file(tmp_path, seat)
    for command in (("check", path), ("play", "rudern", path)):
        said = refused(montjoy_(*command), f"mine.toml:{line}: ", f'"{seat}" cannot be the id of a seat', "take another")
        assert "scenario" not in said
    (answer,) = json.loads(montjoy_("check", path, "--json").stdout)
    assert (answer["ok"], answer["line"]) == (False, line)


def test_a_seat_of_another_game_that_is_called_so(montjoy_: Call, cards: str, tmp_path: Path) -> None:
    """Where the game itself knows nothing of it: the line of the list in which it stands."""
    path = tmp_path / "mine.toml"
    path.write_text('id = "mine"\ntitle = "Mine"\ngoal = 8\nseats = ["ann", "bot:x"]\nhands = 6\n', "utf-8")
    said = refused(montjoy_("check", path, "--game", cards), "mine.toml:4: ", '"bot:x" cannot be the id of a seat')
    assert "Latin letters" in said


@pytest.mark.parametrize("hidden", [False, True])
def test_a_record_with_such_a_seat(hidden: bool, montjoy_: Call, home: Path, tmp_path: Path) -> None:
    """Also where its header names other seats than its scenario."""
    montjoy_("play", "rudern", "siege_of_a_town", "--seat", "WKA=bot", "--seat", "SVE=human", typed="quit\n")
    record = record_of(home)
    text = record.read_text("utf-8")
    seats = '"seats":{"red":"","blue":""},"x":{' if hidden else '"seats":{'
    record.write_text(text.replace('"SVE"', '"umpire"').replace('"seats":{', seats), "utf-8")
    for command in (("check", record), ("verify", record), ("replay", record), ("resume", record)):
        refused(montjoy_(*command), f"{record.name}:1: ", '"umpire" cannot be the id of a seat')


@pytest.mark.parametrize(
    "words",
    [
        ("paper", "x.jsonl", "KAT", "--out", "--help"), ("report", "x.jsonl", "KAT", "--out", "--help"),
        ("order", "x.jsonl", "KAT", "--file", "--check"), ("play", "rudern", "--record", "--plain"),
        ("play", "rudern", "--house", "--plain"), ("backup", "x.db", "--store", "--help"),
    ],
)  # fmt: skip
def test_an_option_is_no_file(montjoy_: Call, tmp_path: Path, words: tuple[str, ...]) -> None:
    """`--out --help` makes no folder called `--help`."""
    refused(montjoy_(*words), words[-1], f"./{words[-1]}")
    assert not [path for path in tmp_path.rglob("*") if path.name.startswith("--")]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("study", "rudern", "x.toml", "-n", "1,000"), ['"1,000" is not a whole number from 1 to 1,000,000,000,000']),
        (("study", "rudern", "x.toml", "--workers", "0"), ['"0" is not a whole number from 1 to 256']),
        (("replay", "x.jsonl", "--to", "last"), ['"last" is not a whole number; write it in digits']),
        (("new", "army", "--seed", "-1"), ['"-1" is not a whole number from 0 to 18,446,744,073,709,551,615', "for example 0"]),
    ],
)
def test_what_is_no_whole_number(montjoy_: Call, words: tuple[str, ...], says: list[str]) -> None:
    """It says what there may be, and nothing of ranges and integers."""
    message = refused(montjoy_(*words), *says)
    assert "integer" not in message and "range" not in message


# ---- options in the wrong place ------------------------------------------------------------------------------------------
def test_planted_other_faults_keep_their_own_words(montjoy_: Call) -> None:
    """An option of no command, and a value that is none, though a command's name stands behind."""
    assert "--prot" in refused(montjoy_("--prot", "8470")) and '"abc"' in refused(montjoy_("--port", "abc", "games"))
    assert "--langg" in refused(montjoy_("games", "--langg", "sv"), "--lang")
    assert "behind" not in refused(montjoy_("--debug", "games", "--langg", "sv"), "--langg")
