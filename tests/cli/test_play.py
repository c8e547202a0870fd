"""Playing in the terminal: answers, help, undo, keeping, resuming, typed dice, several people at one keyboard."""

from __future__ import annotations

import json
import re
import signal
import stat
import subprocess
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines
from montjoy.core.record.receipts import receipt_of
from montjoy.core.session.verify import verify
from montjoy.terminal.saved_games import seed_path
from tests.cli.conftest import one_line, record_of
from tests.suite.patience import HANGS, until

Call = Callable[..., Any]
END = "1\n" * 400                                # the first answer, again and again


def entries_of(path: Path) -> list[Any]:
    return jsonlines.load(path.read_bytes())[1]


# ---- a whole game ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("side", ["ann", "ben"])
def test_a_game_played_to_its_end_replays_and_verifies(montjoy_: Call, cards: str, home: Path, side: str) -> None:
    played = montjoy_("play", cards, "--seat", f"{side}=human", typed=END)
    assert played.exit_code == 0, played.output
    assert "The game is over" in played.stdout
    path = record_of(home)
    assert not seed_path(path).exists()
    assert isinstance(entries_of(path)[-1], rec.Released)
    assert montjoy_("verify", path).exit_code == 0
    for viewer in ("ann", "ben", "watcher", "umpire"):
        assert montjoy_("replay", path, "--as", viewer).exit_code == 0


def test_a_game_is_headed_in_its_reader_s_language(montjoy_: Call, tmp_path: Path) -> None:
    """Its title, its scenario's and the scenario's text; a group's own scenario of the same id stands as its file has it."""
    told = one_line(montjoy_("play", "massbattle", "bridge", "--lang", "sv", typed="quit\n").stdout)
    assert "Fältslag: Bron" in told and "A column of orcs" not in told
    assert "Mass Battle: The bridge" in one_line(montjoy_("play", "massbattle", "bridge", "--lang", "en", typed="quit\n").stdout)
    own = tmp_path / "bridge.toml"
    own.write_bytes((files_of("massbattle") / "bridge.toml").read_bytes().replace(b"The bridge", b"Our own bridge"))
    told = one_line(montjoy_("play", "massbattle", own, "--lang", "sv", typed="quit\n").stdout)
    assert "Fältslag: Our own bridge" in told and "A column of orcs" in told


def files_of(slug: str) -> Path:
    """Where a game has its scenarios."""
    return Path(str(import_module(f"montjoy.games.{slug}").__file__)).parent / "scenarios"


def test_a_receipt_against_the_record(montjoy_: Call, cards: str, home: Path, tmp_path: Path) -> None:
    """Red where a receipt of another list, or of another seed, is taken for this game's."""
    montjoy_("play", cards, "--seat", "ann=human", typed=END)
    header, lines = jsonlines.load(record_of(home).read_bytes())
    kept, file = receipt_of(header, lines, "ann"), tmp_path / "receipt.json"
    for other, code, says in (
        ({}, 0, "fits this record"), ({"commitment": "00" * 32}, 1, "another seed"), ({"hashes": {}}, 1, "not the one"),
        ({"nonce": "00" * 16}, 1, "contradicts itself"),
    ):  # fmt: skip
        file.write_bytes(msgspec.json.encode(msgspec.structs.replace(kept, **other)))
        said = montjoy_("verify", record_of(home), "--receipt", file)
        assert said.exit_code == code and says in one_line(said.stdout), said.output
    assert "the host could have chosen this game" in one_line(said.stdout)
    file.write_text("[]")
    refused = montjoy_("verify", record_of(home), "--receipt", file)
    assert refused.exit_code == 2 and "no receipt" in refused.stderr
    assert montjoy_("verify", record_of(home), "--receipt", tmp_path / "none").exit_code == 2


def test_the_replay_of_a_seat_is_what_it_was_told(montjoy_: Call, cards: str, home: Path) -> None:
    played = montjoy_("play", cards, typed=END)
    replayed = montjoy_("replay", record_of(home), "--as", "ann")
    lines = [line for line in replayed.stdout.splitlines() if line.startswith("  · ")]
    assert lines
    text = one_line(played.stdout)
    assert all(one_line(line) in text for line in lines)


def test_replay_up_to_a_line(montjoy_: Call, cards: str, home: Path) -> None:
    montjoy_("play", cards, typed=END)
    path = record_of(home)
    whole = montjoy_("replay", path).stdout.splitlines()
    shorter = montjoy_("replay", path, "--to", "12").stdout.splitlines()
    assert 2 < len(shorter) < len(whole)
    assert whole[: len(shorter)] == shorter
    assert montjoy_("replay", path, "--to", "99999").exit_code == 2
    assert montjoy_("replay", path, "--as", "ane").stderr.strip() == 'There is no viewer "ane"; did you mean "ann"?'


def test_the_same_seed_gives_the_same_game(montjoy_: Call, cards: str, tmp_path: Path) -> None:
    for name in ("a", "b"):
        montjoy_("play", cards, "--seed", "7", "--seat", "ben=bot:default", "--record", tmp_path / name, typed=END)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


# ---- what can be typed ---------------------------------------------------------------------------------------------------
def test_help_rules_log_and_map(montjoy_: Call, cards: str) -> None:
    out = one_line(montjoy_("play", cards, typed="?\n? 1\n? cd-5\n? eldest\n? xyzzy\nlog\nmap\nodds 1\nodds\n0\nblah\n\n").stdout)
    assert "a number chooses that answer" in out
    assert "(CD-5)" in out
    assert "that word in it" in out
    assert "There are no odds for this answer" in out
    assert "odds 1" in out
    assert "There is no answer 0" in out
    assert "“blah” is not understood" in out
    assert out.count("The map") == 2


def test_a_number_of_no_answer_is_told_as_one(montjoy_: Call) -> None:
    """`? 9` is no search for rules in whose numbers a 9 stands."""
    out = one_line(montjoy_("play", "rudern", "siege_of_a_town", typed="? 99\n? 9\n? xyzzy\nquit\n").stdout)
    for number in ("9", "99"):
        assert f"There is no answer {number}: type ? and a number from 1 to 4" in out
    assert out.count("No rule of this game") == 1 and "the number xyzzy" in out
    assert "Odpověď 99 tu není" in one_line(montjoy_("play", "rudern", "siege_of_a_town", "--lang", "cs", typed="? 99\n").stdout)


def test_undo_takes_a_quiet_answer_back(montjoy_: Call, cards: str, home: Path) -> None:
    out = montjoy_("play", cards, typed="1\n1\nundo\n2\nquit\n").stdout
    assert "The game has gone back" in out and "Taken back: " in out
    entries = entries_of(record_of(home))
    undone = next(i for i, e in enumerate(entries) if isinstance(e, rec.Undone))
    answers = [e.answer for e in entries if isinstance(e, rec.Decided) and e.seat == "ann"]
    assert answers[1] != answers[2]
    assert undone


def test_undo_past_a_roll_takes_everybodys_yes_and_new_dice(montjoy_: Call, cards: str, home: Path) -> None:
    out = one_line(montjoy_("play", cards, typed="1\n1\n1\n1\n1\nundo\nno\nundo\nyes\nquit\n").stdout)
    assert "Dice are rolled anew from there" in out
    entries = entries_of(record_of(home))
    assert sum(isinstance(e, rec.Ruled) for e in entries) == 1
    assert montjoy_("resume", record_of(home), typed=END).exit_code == 0
    said = montjoy_("verify", record_of(home))
    assert said.exit_code == 0
    assert "went back past a roll" in said.stdout


def test_who_plays_alone_reads_that_the_game_went_back_and_of_no_ruling(montjoy_: Call, cards: str, home: Path) -> None:
    """Neither then, nor in the log, nor in a replay; the record has both lines."""
    out = montjoy_("play", cards, typed="1\n1\n1\n1\n1\nundo\nyes\nlog\nquit\n").stdout
    assert out.count("The game has gone back") == 2
    out += montjoy_("replay", record_of(home)).stdout
    assert out.count("The game has gone back") == 3 and "uling 1" not in out
    assert [e.reason for e in entries_of(record_of(home)) if isinstance(e, rec.Ruled | rec.Wanted)] == ["reason-alone"] * 2


def test_why_all_at_the_keyboard_went_back_is_told_in_the_readers_language(montjoy_: Call, cards: str, home: Path) -> None:
    """Red where the record's own English is told."""
    two = ("--seat", "ann=human", "--seat", "ben=human")
    played = "1\n\n" * 8
    out = one_line(montjoy_("play", cards, *two, typed=f"\n{played}undo\nyes\nyes\nlog\nquit\n").stdout)
    assert "Reason: an answer is taken back, and everyone agrees" in out
    out = one_line(montjoy_("replay", record_of(home), "--lang", "cs").stdout)
    assert "Důvod: bere se zpět odpověď a všichni souhlasí" in out


def test_a_sealed_answer_can_be_changed_until_all_are_in(montjoy_: Call, cards: str, home: Path) -> None:
    """Two people bid at once: the one who was first may change his bid as long as the other has not answered."""
    from montjoy.core.session.session import Session
    from montjoy.terminal.commands import undo
    from montjoy.terminal.keyboard import Table
    from montjoy.terminal.saved_games import Kept
    from montjoy.terminal.screen import Screen
    from montjoy.words import Words
    from tests.contract.cards import pieces
    from tests.contract.cards.game import game

    session = Session.new(game, game.scenarios["pair"])
    session.begin()
    while not (asked := [q for q in session.open if isinstance(q.asked.ask, pieces.Bid)]):
        session.answer(session.open[0].seat, session.open[0].asked.options[0])
    home.mkdir()
    kept = Kept(session, home / "x.jsonl")
    kept.begin()
    table = Table(kept, Screen(), Words(game), {"ann": "human", "ben": "human"})
    table.answer("ann", asked[0].asked, asked[0].asked.options[0])
    table.screen.ask = lambda prompt: "2"  # type: ignore[method-assign]
    undo(table, "ann")
    assert session.open[0].answer == asked[0].asked.options[1]


def test_save_writes_a_copy_that_can_be_resumed(montjoy_: Call, cards: str, home: Path, tmp_path: Path) -> None:
    out = one_line(montjoy_("play", cards, typed="1\nsave copy.jsonl\nsave copy.jsonl\nsave\n1\nquit\n").stdout)
    assert "A copy is in copy.jsonl" in out
    assert "already there" in out
    assert len(entries_of(tmp_path / "copy.jsonl")) < len(entries_of(record_of(home)))
    assert montjoy_("resume", "copy.jsonl", typed=END).exit_code == 0
    assert montjoy_("verify", "copy.jsonl").exit_code == 0


def test_names_that_are_no_files_end_no_game(montjoy_: Call, home: Path) -> None:
    """Red before: `save /` and `file` with a name that is too long ended it as "a fault of ours"."""
    long = "x" * 300
    said = montjoy_("play", "massbattle", "bridge", "--seed", "7", typed=f"save /\nsave .\nsave {long}\nfile {long}\nquit\n")
    assert said.exit_code == 0 and said.stdout.count("this is a folder; give the name of a file in it") == 2, said.stderr
    assert "(File name too long)" in one_line(said.stdout) and "There is no file" in one_line(said.stdout)
    for name in ("/", "."):                                  # red before: another fault of ours; "already there"
        assert f"{name}: this is a folder" in montjoy_("play", "rudern", "--record", name).stderr
    assert "/ is a folder" in montjoy_("restore", "x", "--store", "/", "--replace").stderr


# ---- keeping -------------------------------------------------------------------------------------------------------------
def test_the_end_of_the_input_keeps_the_game(montjoy_: Call, cards: str, home: Path) -> None:
    stopped = montjoy_("play", cards, typed="1\n")
    assert stopped.exit_code == 0
    path = record_of(home)
    assert f"resume {path.stem}" in stopped.stdout.splitlines()[-1]
    assert stat.S_IMODE(seed_path(path).stat().st_mode) == 0o600
    assert seed_path(path).read_text().strip() not in path.read_text()
    before = entries_of(path)
    assert montjoy_("resume", path, typed=END).exit_code == 0
    assert entries_of(path)[: len(before)] == before
    assert montjoy_("verify", path).exit_code == 0
    over = montjoy_("resume", path)
    assert over.exit_code == 1
    assert "The game is over" in over.stderr


def test_a_line_that_was_not_finished_is_dropped(montjoy_: Call, cards: str, home: Path) -> None:
    montjoy_("play", cards, typed="1\n1\nquit\n")
    path = record_of(home)
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    assert montjoy_("verify", path).exit_code == 2
    assert "cut off" in montjoy_("check", path).stderr
    assert montjoy_("replay", path).exit_code == 0
    assert montjoy_("resume", path, typed="quit\n").exit_code == 0
    assert whole.startswith(path.read_bytes())
    assert path.read_bytes().endswith(b"\n")
    assert montjoy_("resume", path, typed=END).exit_code == 0
    assert montjoy_("verify", path).exit_code == 0


def test_a_record_at_every_line_can_be_resumed_and_comes_out_the_same(montjoy_: Call, cards: str, home: Path) -> None:
    montjoy_("play", cards, "--seat", "ben=bot:default", typed="1\n1\n1\n1\nquit\n")
    path = record_of(home)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    seed = seed_path(path).read_bytes()
    assert b'"hashes"' in lines[1] and b'"began"' in lines[4]
    for n in range(5, len(lines)):
        path.write_bytes(b"".join(lines[:n]))
        seed_path(path).write_bytes(seed)
        assert montjoy_("replay", path).exit_code == 0, n
        typed = "1\n" * (4 - sum(b'"decided","seat":"ann"' in line for line in lines[:n]))
        assert montjoy_("resume", path, typed=typed + "quit\n").exit_code == 0, n
        assert path.read_bytes() == whole, n


def test_a_game_is_played_in_one_window_only(montjoy_: Call, process: Call, home: Path) -> None:
    playing = process("play", "rudern")
    path = wait_for_record(home)
    twice = montjoy_("resume", path)
    assert twice.exit_code == 2
    assert "another window" in twice.stderr
    playing.stdin.close()
    playing.wait(10)
    assert montjoy_("resume", path, typed="quit\n").exit_code == 0


def test_a_record_is_never_overwritten(montjoy_: Call, cards: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text("precious")
    refused = montjoy_("play", cards, "--record", path)
    assert refused.exit_code == 2
    assert "already there" in refused.stderr
    assert path.read_text() == "precious"
    assert not seed_path(path).exists()
    assert montjoy_("play", cards, "--record", tmp_path / "no" / "such" / "folder" / "x").exit_code in (0, 2)


def wait_for_record(home: Path, lines: int = 4) -> Path:
    def there() -> Path | None:
        found = (home / "games").glob("*.jsonl") if (home / "games").exists() else ()
        return next((path for path in found if path.read_bytes().count(b"\n") >= lines), None)

    record: Path = until(there, "no record")
    return record


def prompted(playing: subprocess.Popen[str], times: int) -> None:
    """Until it has asked so often for a line to be typed."""
    page = ""
    for _ in range(times):
        while not re.search(r"^\w[\w ]*> $", page.rsplit("\n", 1)[-1]):
            char = playing.stdout.read(1)  # type: ignore[union-attr]
            assert char, page
            page += char
        page = ""


def test_ctrl_c_keeps_the_game(process: Call, montjoy_: Call, home: Path) -> None:
    playing = process("play", "rudern")
    playing.stdin.write("1\n")
    playing.stdin.flush()
    prompted(playing, 2)
    path = wait_for_record(home, 6)
    playing.send_signal(signal.SIGINT)
    out, err = playing.communicate(timeout=HANGS)
    assert playing.returncode == 130, err
    assert "Interrupted" in out
    assert f"resume {path.stem}" in out
    assert "Traceback" not in err
    assert montjoy_("resume", path, typed="quit\n").exit_code == 0


def test_a_killed_game_goes_on(process: Call, montjoy_: Call, home: Path) -> None:
    playing = process("play", "rudern")
    playing.stdin.write("1 0\n1\n1\n")
    playing.stdin.flush()
    prompted(playing, 4)
    path = wait_for_record(home, 8)
    playing.kill()
    playing.wait()
    decided = [e for e in entries_of(path) if isinstance(e, rec.Decided)]
    assert len(decided) == 3
    assert montjoy_("resume", path, typed="quit\n").exit_code == 0
    assert [e for e in entries_of(path) if isinstance(e, rec.Decided)] == decided


# ---- dice typed in ---------------------------------------------------------------------------------------------------------
def test_cards_of_a_real_table_are_typed(montjoy_: Call, cards: str, home: Path) -> None:
    typed = "x\n1\n2\nr\nauto\n" + END
    played = montjoy_("play", cards, "--typed", typed=typed)
    assert "is not a card that can come now" in played.stdout
    path = record_of(home)
    dice = [e for e in entries_of(path) if isinstance(e, rec.Die)]
    assert {e.how for e in dice} == {"typed", ""}, "r and auto let the seed roll"
    assert [e.card for e in dice[:2]] == ["1", "2"]
    checked = montjoy_("verify", path)
    assert checked.exit_code == 0
    assert "typed or set by hand" in checked.stdout


def test_dice_as_they_may_be_typed() -> None:
    from montjoy.core.session.faces import Typing
    from montjoy.terminal.dice import example, faces_of

    four = Typing("RW-DICE-01", (), 4, (1, 2, 3, 4, 5, 6))
    assert faces_of("5 6 1 2", four) == faces_of("5,6,1,2", four) == faces_of("5612", four) == (5, 6, 1, 2)
    assert faces_of("five", four) is None
    assert faces_of(example(four), four) is not None


# ---- several people --------------------------------------------------------------------------------------------------------
def test_a_page_shows_nothing_of_another_seats_hand(montjoy_: Call, cards: str, home: Path) -> None:
    """Every private draw is told on its owner's page alone, and each page begins with the keyboard handed over."""
    both = ("--seat", "ann=human", "--seat", "ben=human")
    out = montjoy_("play", cards, *both, typed="\n1\n" * 60).stdout
    pages = re.split(r"Hand the keyboard to (\w+); press Enter\.", out)
    assert len(pages) > 4
    drawn: dict[str, set[str]] = {}
    for entry in entries_of(record_of(home)):
        if isinstance(entry, rec.Die) and entry.why == "CD-4":
            drawn.setdefault(str(entry.about[0]), set()).add(entry.card)
        if isinstance(entry, rec.Marked) and entry.label == "hand.2":
            break
    first = {"ann": "", "ben": ""}
    for name, page in zip(pages[1::2], pages[2::2]):
        first[name.lower()] = first[name.lower()] or page
    for name, other in (("ann", "ben"), ("ben", "ann")):
        told = set(re.findall(r"A card is drawn: (\w)", first[name]))
        assert told <= drawn[name] | told - drawn[other]
        assert not told & (drawn[other] - drawn[name])


def test_the_pause_for_reactions_is_the_same_for_everybody(montjoy_: Call, cards: str) -> None:
    """Both are handed the keyboard in the pause, whether or not they hold a card to react with."""
    both = ("--seat", "ann=human", "--seat", "ben=human")
    out = one_line(montjoy_("play", cards, *both, "--seed", "3", typed="\n1\n" * 200).stdout)
    assert "You may react now" in out
    assert "Reaction window: somebody may answer what has just happened" in out and "also when nobody can" in out


def test_an_umpire_at_the_keyboard(montjoy_: Call, cards: str, home: Path) -> None:
    commands = [
        "", "umpire", "", "look ann", "log", "map", "state points", "set points/ann 5", "for the test",
        "die CD-4 3", "fair", "for ann 1", "he is away", "back", "back hand.1", "again", "nonsense", "state nowhere", "done", "",
        "quit",
    ]
    out = montjoy_("play", cards, "--umpire", typed="\n".join(commands) + "\n")
    assert out.exit_code == 0, out.output
    entries = entries_of(record_of(home))
    assert any(isinstance(e, rec.Looked) for e in entries)
    assert any(isinstance(e, rec.Ruled) for e in entries)
    assert "There is nothing called nowhere in state." in one_line(out.stdout)
    assert "The last checkpoints, the newest at the end: hand.1" in one_line(out.stdout)


def test_the_state_is_shown_as_it_is_typed(montjoy_: Call) -> None:
    """Red before: "fill chests", "House Katzowic" and `nobody` for fill_chests, KAT and "none"; lists from 1; no single value."""
    asked = ["state land/options", "state land/factions/KAT", "state land/ends/capture/0/by", "state land/ends/capture/9",
             "now land/options/fill_chests false", "for a try"]  # fmt: skip
    typed = "\n".join(["", "umpire", "", *asked, "done", "quit", ""])
    out = montjoy_("play", "rudern", "--umpire", "--seed", "7", typed=typed).stdout
    for line in ("  fill_chests: true", '  besieged_economy: "none"', '  id: "KAT"', '  "KAT"'):
        assert f"\n{line}\n" in out, line
    assert "There is nothing called 9 in land/ends/capture." in one_line(out)
    assert "land/options/fill_chests from true to false" in one_line(out), out


# ---- options and house rules -------------------------------------------------------------------------------------------------
def test_a_house_rule_stands_at_the_head_and_counts(montjoy_: Call, cards: str, home: Path, tmp_path: Path) -> None:
    (tmp_path / "gentle.toml").write_text(
        'name = "Gentle raises"\nreplaces = "CD-8"\nsays = "A raise adds one."\n[set]\nraise_by = "one"\n'
    )
    out = one_line(montjoy_("play", cards, "--house", "gentle.toml", "--option", "set_aside=no", typed="quit\n").stdout)
    assert "House rule: Gentle raises (instead of CD-8). A raise adds one." in out
    assert "Option: set_aside = false" in out
    header, _ = jsonlines.load(record_of(home).read_bytes())
    assert header.options == {"set_aside": False, "raise_by": "one", "played": "under"}
    assert header.house[0]["name"] == "Gentle raises"
    resumed = one_line(montjoy_("resume", record_of(home), typed="quit\n").stdout)
    assert "House rule: Gentle raises" in resumed


def test_a_rule_that_fails_loses_nothing(montjoy_: Call, cards: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.contract.cards import play as rules

    calls = []
    true = rules.bid

    async def bid(table: Any) -> None:
        calls.append(1)
        if len(calls) == 1:
            raise ZeroDivisionError
        await true(table)

    monkeypatch.setattr(rules, "bid", bid)
    out = one_line(montjoy_("play", cards, typed="1\n" * 6 + "quit\n").stdout)
    assert "mistake in the program, not yours" in out
    assert any(isinstance(e, rec.Failed) for e in entries_of(record_of(home)))


def test_languages(montjoy_: Call, cards: str) -> None:
    for lang in ("en", "sv", "he", "cs"):
        assert montjoy_("play", cards, "--lang", lang, typed="?\n1\nquit\n").exit_code == 0
    assert montjoy_("play", cards, "--lang", "xx").exit_code == 2


def test_colour_only_on_a_terminal_and_never_alone(montjoy_: Call, cards: str) -> None:
    assert "\x1b" not in montjoy_("play", cards, typed="1\nquit\n").output


def test_a_record_that_is_verified_here_is_verified_by_the_core(montjoy_: Call, cards: str, home: Path) -> None:
    from tests.contract.cards.game import game

    montjoy_("play", cards, typed=END)
    header, entries = jsonlines.load(record_of(home).read_bytes())
    report = verify(game, header, entries)
    assert report.ok and report.over and report.seed and report.dice > 10



def test_whoever_reads_no_further_is_told_nothing(process: Call) -> None:
    """`replay FILE | head`: the reader is gone before the end."""
    showing = process("rules", "rudern")
    showing.stdout.close()
    assert (showing.stderr.read(), showing.wait()) == ("", 0)


def test_games_of_one_say_what_they_are_about_and_how_long_they_last(montjoy_: Call) -> None:
    """Red before: names and seats were listed, and the shortest had to be guessed."""
    said = one_line(montjoy_("games", "massbattle").stdout)
    assert "hold the bridge. Ten minutes of fighting, small enough to learn the rules on. The battle lasts 10 rounds." in said
    assert "Svebod holds out three rounds, or falls" in one_line(montjoy_("games", "rudern").stdout)
    assert "games GAME tells what each scenario is about and how long it lasts." in one_line(montjoy_("games").stdout)
    (found,) = json.loads(montjoy_("games", "massbattle", "--json").stdout)
    assert found["scenarios"][0]["lasts"].startswith("The battle lasts 10 rounds.") and "bridge" in found["scenarios"][0]["says"]


def test_a_rule_is_shown_to_players_without_places_in_the_code(montjoy_: Call) -> None:
    """RW-ASLT-05: red before, when “In the code: strength.py:57 ...” stood in a player's book.  JSON says where."""
    assert ".py" not in montjoy_("rules", "rudern", "RW-ASLT-05").stdout
    code = json.loads(montjoy_("rules", "rudern", "RW-ASLT-05", "--json").stdout)["code"]
    assert any(re.fullmatch(r"strength\.py:\d+ besieger_column", place) for place in code)


def test_two_roles_are_refused_instead_of_the_last_one_taken(montjoy_: Call) -> None:
    said = montjoy_("play", "rudern", "field_battle", "--as", "umpire", "--as", "KAT", typed="quit\n")
    assert said.exit_code == 2 and "for a seat with an umpire give --as SEAT --umpire" in one_line(said.stderr)
