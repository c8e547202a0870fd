"""The first game at the terminal: a siege from each side, its record, its secrets, its map; JSON and nothing else."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.game import games, home
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines
from tests.cli.conftest import one_line, record_of
from tests.cli.test_bad_input import CASE, changed
from tests.cli.test_play import wait_for_record
from tests.suite.patience import HANGS, Spent, until

Call = Callable[..., Any]
SIEGE = "siege_of_a_town"
BROKEN = "the siege is broken (outnumbered, or no unit left outside)"


def converse(playing: subprocess.Popen[str], prefer: list[str], most: int = 400) -> str:
    """Answer every question with the first option that one of the patterns likes, else the last, and a form with nothing; the
    whole output."""
    assert playing.stdout is not None and playing.stdin is not None
    out, page = "", ""
    for _ in range(most):
        while not re.search(r"^\w[\w ]*> $", page.rsplit("\n", 1)[-1]):
            char = playing.stdout.read(1)
            if not char:
                return out + page
            page += char
        options = re.findall(r"^ +(\d+)  (.*(?:\n {5,}.*)*)", page, re.MULTILINE)
        liked = [n for like in prefer for n, text in options if re.search(like, one_line(text))]
        answer = (liked or [options[-1][0]])[0] if options else "."   # of a form: all stays as it is
        playing.stdin.write(answer + "\n")
        playing.stdin.flush()
        out, page = out + page, ""
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("side", "prefer"),
    [("WKA", ["^Call an assault|RW-ASLT-01", "RW-SIEGE-05"]), ("SVE", ["RW-SORT-01", "RW-RELIEF-01"])],
)
def test_a_siege_played_to_its_end_from_each_side(
    process: Call, montjoy_: Call, home: Path, side: str, prefer: list[str]
) -> None:
    other = {"WKA": "SVE", "SVE": "WKA"}[side]
    playing = process("play", "rudern", SIEGE, "--seat", f"{side}=human", "--seat", f"{other}=bot")
    out = converse(playing, prefer)
    assert playing.wait(20) == 0, playing.stderr.read()
    assert "The game is over" in out
    path = record_of(home)
    header, entries = jsonlines.load(path.read_bytes())
    assert header.seats == {side: "human", other: "bot"}
    assert isinstance(entries[-1], rec.Released)
    for viewer in ("WKA", "SVE", "watcher", "umpire"):
        replayed = montjoy_("replay", path, "--as", viewer)
        assert replayed.exit_code == 0
        assert "(RW-" in replayed.stdout
    mine = [one_line(line) for line in montjoy_("replay", path, "--as", side).stdout.splitlines() if "·" in line]
    assert all(line in one_line(out) for line in mine)
    assert montjoy_("verify", path).exit_code == 0
    assert json.loads(montjoy_("verify", path, "--json").stdout)["ok"] is True
    if any(isinstance(e, rec.Die) for e in entries):
        line = changed(path, lambda x: x["type"] == "die" and bool(x["faces"]), turn)
        said = montjoy_("verify", path)
        assert (said.exit_code, f"Line {line} " in said.stdout) == (1, True)


def turn(die: dict[str, Any]) -> None:
    die["faces"][0] = die["faces"][0] % 6 + 1


def test_dice_of_a_real_table(montjoy_: Call, home: Path) -> None:
    """The besieger's dice are typed, face by face."""
    script = "1\n5\n1\n" + "1\n" * 3                          # the siege, the end of the impulse, the storm
    out = montjoy_("play", "rudern", SIEGE, "--typed", "--seat", "WKA=human", typed=script + "auto\n" + "9\n" * 20)
    assert out.exit_code == 0
    _, entries = jsonlines.load(record_of(home).read_bytes())
    assert not [e for e in entries if isinstance(e, rec.Die) and e.how not in ("typed", "")]


# ---- secrets -------------------------------------------------------------------------------------------------------------
def test_one_keyboard_two_people_no_purse_seen_twice(montjoy_: Call, tmp_path: Path, home: Path) -> None:
    """Canaries: the purses of one side hold 55 to 70 resources, those of the other 80 to 99.  Only a slip of captured
    resources (RW-LOOT-02), which goes to both, may tell."""
    text = (home_of_rudern() / "scenarios" / f"{SIEGE}.toml").read_text()
    for old, new in [("treasury = 3", "treasury = 67"), ("treasury = 4", "treasury = 89"), ("chest = 4", "chest = 61"),
                     ("chest = 2", "chest = 83"), ("chest = 1", "chest = 97")]:
        assert old in text
        text = text.replace(old, new, 1)
    (tmp_path / "mine.toml").write_text(text)
    both = ("--seat", "WKA=human", "--seat", "SVE=human")
    out = montjoy_("play", "rudern", "mine.toml", *both, typed="\nlog\nmap\n?\nbegin\nstorm\nend\n" * 12).stdout
    parts = re.split(r"Hand the keyboard to ([^;]+); press Enter\.", out)
    assert len(parts) > 4
    names = sorted(set(parts[1::2]))
    assert len(names) == 2
    seen: dict[str, set[int]] = {name: set() for name in names}
    for name, page in zip(parts[1::2], parts[2::2]):
        seen[name] |= numbers(page)
    first, second = (any(80 <= n <= 99 for n in seen[name]) for name in names)
    assert first != second
    for name in names:
        assert not (any(55 <= n <= 70 for n in seen[name]) and any(80 <= n <= 99 for n in seen[name]))
    for viewer, forbidden in (("WKA", range(80, 100)), ("SVE", range(55, 71)), ("watcher", range(55, 100))):
        assert not numbers(montjoy_("replay", record_of(home), "--as", viewer).stdout) & set(forbidden)


def numbers(text: str) -> set[int]:
    """Numbers of two digits, but for those on the slips of captured resources."""
    text = re.sub(r"The secret slip:[^.]*\.", "", text)
    return {int(n) for n in re.findall(r"(?<![\w-])\d\d(?![\w-])", text)}


def home_of_rudern() -> Path:
    return home(games()["rudern"]())


# ---- the map -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("width", [40, 80, 120, 200])
@pytest.mark.parametrize("scenario", sorted(games()["rudern"]().scenarios))
@pytest.mark.parametrize("lang", ["en", "he"])
def test_the_map_fits_and_leaves_nothing_out(scenario: str, width: int, lang: str) -> None:
    from montjoy.games.rudern.ui import text
    from montjoy.words import Words

    game = games()["rudern"]()
    start = game.scenarios[scenario]
    state = game.setup(start, game.options())
    words = Words(game, lang, game.names(start))
    for viewer in (*game.seats(start), "watcher", "umpire"):
        view = game.view(state, viewer)
        picture = text.draw(view, words, width)
        assert max(map(len, picture.splitlines())) <= width
        sentences = text.describe(view, words)
        for province in view.land.provinces.values():
            assert words.name(province.id)[:20] in picture
            assert any(line.startswith(words.name(province.id)) for line in sentences)
        for banner in view.land.banners.values():
            assert words.name(banner.id).split()[0] in picture
        card = text.card(view, words)
        chests = len(view.treasuries) if view.land.campaign else len(view.chests)      # in a campaign one line has them all
        assert len(card) == len(view.treasuries) + chests
        assert all(sum(words.name(banner) in line for line in card) == 1 for banner in view.chests)
        assert not card if viewer == "watcher" else card


def test_provinces_lie_as_their_coordinates_say() -> None:
    from montjoy.games.rudern.ui import text

    game = games()["rudern"]()
    view = game.view(game.setup(game.scenarios["two_lords"], game.options()), "KAT")
    rows = text.rows(view, 3)
    assert sum(len(row) for row in rows) == len(view.land.provinces)
    for row in rows:
        places = [row[c] for c in sorted(row)]
        assert [p.x for p in places] == sorted(p.x for p in places)


def test_plain_is_sentences(montjoy_: Call) -> None:
    out = montjoy_("play", "rudern", SIEGE, "--plain", typed="quit\n").stdout
    assert "──" not in out
    assert "Inside: " in out


# ---- JSON ----------------------------------------------------------------------------------------------------------------
@pytest.fixture
def case(tmp_path: Path) -> Path:
    path = tmp_path / "case.toml"
    path.write_text(CASE)
    return path


def test_odds_as_the_interface_says(montjoy_: Call, case: Path) -> None:
    said = montjoy_("odds", "rudern", case, "--json")
    assert said.exit_code == 0 and said.stderr == ""
    answer = json.loads(said.stdout)
    assert set(answer) == {"fight", "outcomes", "losses", "survivors", "rolls", "one"}
    assert set(answer["one"]) == set(answer) - {"one"} | {"label"}
    assert answer["one"]["rolls"]["mean"] == 1 < answer["rolls"]["mean"]
    assert answer["fight"] == "assault"
    assert set(answer["outcomes"]) == {"attacker", "defender", "neither"}
    for outcome in answer["outcomes"].values():
        assert set(outcome) == {"p", "fraction", "label"}
    assert [x["label"] for x in answer["outcomes"].values()] == ["the town falls", BROKEN, "the siege goes on"]
    assert abs(sum(x["p"] for x in answer["outcomes"].values()) - 1) < 1e-12
    for side in ("attacker", "defender"):
        assert set(answer["losses"][side]) == {"mean", "by_type", "label"}
    assert all(set(x) == {"attacker", "defender", "p"} for x in answer["survivors"])
    assert set(answer["rolls"]) == {"mean"}
    told = montjoy_("odds", "rudern", case).stdout
    assert "the town falls" in told and told.index("one assault") < told.index("as many as can be paid for")


def test_study_as_the_interface_says(montjoy_: Call, case: Path) -> None:
    said = montjoy_("study", "rudern", case, "-n", "2000", "--seed", "7", "--json")
    assert said.exit_code == 0, said.stderr
    answer = json.loads(said.stdout)
    assert set(answer) >= {"fight", "outcomes", "losses", "survivors", "rolls", "n", "seconds", "per_second"}
    assert all(set(x) >= {"p", "se", "label", "count", "n", "interval"} for x in answer["outcomes"].values())
    assert sum(x["count"] for x in answer["outcomes"].values()) == 2000
    again = json.loads(montjoy_("study", "rudern", case, "-n", "2000", "--seed", "7", "--workers", "2", "--json").stdout)
    assert again["outcomes"] == answer["outcomes"]
    assert "fights, seed 7" in montjoy_("study", "rudern", case, "-n", "500", "--seed", "7").stdout


def heard(master: int, word: str = "\0") -> str:
    """What comes from a terminal, up to a word or its end."""
    out, end = "", time.monotonic() + HANGS
    while word not in out:
        assert time.monotonic() < end, out
        if select.select([master], [], [], 0.2)[0]:
            try:
                more = os.read(master, 65536)
            except OSError:                      # nobody holds the other end
                return out
            if not more:
                return out
            out += more.decode()
    return out


@pytest.mark.parametrize("there", [False, True])
def test_a_study_says_once_what_is_quicker(montjoy_: Call, case: Path, monkeypatch: pytest.MonkeyPatch, there: bool) -> None:
    """On stderr, where numba is missing and many fights are wanted; the JSON on stdout is whole."""
    monkeypatch.delenv("MONTJOY_WITHOUT_NUMBA", raising=False)
    monkeypatch.setattr("montjoy.fights.numba_free._installed", lambda: there)
    monkeypatch.setattr("montjoy.terminal.odds.MANY", 100)
    said = montjoy_("study", "rudern", case, "-n", "100", "--json")
    assert json.loads(said.stdout)["n"] == 100
    assert said.stderr.count("With numba this is quicker") == (not there) and said.stderr.count("install") == (not there)
    few = montjoy_("study", "rudern", case, "-n", "99", "--json")
    monkeypatch.setattr("montjoy.terminal.odds.LONG", 0)
    odds = montjoy_("odds", "rudern", case, "--json")
    assert "numba" not in few.stderr and ("With numba" in odds.stderr) == (not there) and json.loads(odds.stdout)


def test_ctrl_c_in_a_study_keeps_what_was_done(process: Call, case: Path) -> None:
    """Its terminal says when something has been done."""
    master, slave = pty.openpty()
    studying = process("study", "rudern", case, "-n", str(10**11), "--json", stderr=slave)
    os.close(slave)
    err = heard(master, "%")
    studying.send_signal(signal.SIGINT)
    out, _ = studying.communicate(timeout=HANGS)
    err += heard(master)
    os.close(master)
    assert studying.returncode == 130, err
    assert json.loads(out)["n"] > 0
    assert "Interrupted after" in err and "Traceback" not in err


@pytest.mark.parametrize(
    "args", [("games",), ("rules", "rudern"), ("rules", "rudern", "RW-ASLT-05"), ("rules", "rudern", "--search", "sortie")]
)
def test_json_is_one_value_and_nothing_else(montjoy_: Call, args: tuple[str, ...]) -> None:
    said = montjoy_(*args, "--json")
    assert said.exit_code == 0 and said.stderr == ""
    assert said.stdout.count("\n") == 1
    assert json.loads(said.stdout)
    assert montjoy_(*args).exit_code == 0


def test_check_as_json(montjoy_: Call, case: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(CASE.replace("foot = 6", "fot = 6"))
    said = montjoy_("check", case, "bad.toml", "--json")
    assert said.exit_code == 2
    good, bad = json.loads(said.stdout)
    assert good["ok"] is True
    assert (bad["ok"], bad["line"]) == (False, 5)


@pytest.mark.parametrize("kind", ["scenario", "case", "house", "record"])
def test_schemas(montjoy_: Call, kind: str) -> None:
    schema = json.loads(montjoy_("check", "--schema", kind, "--game", "rudern").stdout)
    assert isinstance(schema, dict)


def test_the_schema_of_a_case_says_what_the_reader_says(montjoy_: Call) -> None:
    import tomllib

    validate = pytest.importorskip("jsonschema_rs")
    schema = json.loads(montjoy_("check", "--schema", "case", "--game", "rudern").stdout)
    assert validate.is_valid(schema, tomllib.loads(CASE))
    assert not validate.is_valid(schema, tomllib.loads(CASE.replace("repeat", "repat")))
    assert not validate.is_valid(schema, tomllib.loads(CASE.replace("foot = 6", "foot = -6")))


# ---- for whoever plays it for the first time -------------------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "title"), [("cs", "Obléhání města"), ("sv", "En stad belägras"), ("en", "Siege of a town")])
def test_the_first_screen_is_in_one_language(montjoy_: Call, lang: str, title: str) -> None:
    """The scenario for a first evening has its title there, and no form is called by its name in the program."""
    out = one_line(montjoy_("play", "rudern", "--lang", lang, typed="?\n").stdout)
    assert f"{title}" in out and "Chests" not in out
    assert "Siege of a town" not in out or lang == "en"


def test_the_form_of_the_chests_says_what_can_be_written(montjoy_: Call) -> None:
    """RW-GEN-16-X, RW-GEN-09  Why chests matter; two numbers for two nobles; what numbers of answers do is not said."""
    out = one_line(montjoy_("play", "rudern", "two_lords", typed="?\n").stdout)
    assert "Away from home only what is carried there can pay" in out and "as “4 2”" in out
    assert "a number chooses that answer" not in out and "odds 3" not in out
    alone = one_line(montjoy_("play", "rudern", SIEGE, "--as", "SVE", typed="?\n").stdout)
    assert "as “4”" in alone and "4 2" not in alone


def test_map_says_once_more_what_the_scenario_is_about(montjoy_: Call) -> None:
    out = one_line(montjoy_("play", "rudern", SIEGE, typed="map\n").stdout)
    assert out.count("The town must fall by the end of round 5") == 2


@pytest.mark.parametrize(("lang", "line", "ended"), [
    ("en", "end", "Western Kardom ends its impulse"), ("cs", "Ukončit", "Západní kardom končí svůj impulz"),
    ("he", "לסיים", "סוף התור של"),
])
def test_an_answer_is_chosen_by_its_first_words(montjoy_: Call, lang: str, line: str, ended: str) -> None:
    """The last answer has another number every time; its words stay.  Words that begin several choose none."""
    out = one_line(montjoy_("play", "rudern", SIEGE, "--lang", lang, typed=f"{line}\n").stdout)
    assert ended in out


def test_words_that_begin_several_answers_choose_none(montjoy_: Call) -> None:
    out = one_line(montjoy_("play", "rudern", SIEGE, typed="march\nen\n").stdout)
    assert "Western Kardom ends its impulse" not in out and "“en” is not understood" in out
    assert out.count("March with") > 2, "whose words stand in several are shown them"


def test_a_word_is_looked_for_in_titles_first(montjoy_: Call) -> None:
    """In the reader's language too."""
    out = montjoy_("play", "rudern", SIEGE, typed="? siege\n? end\n").stdout
    sieges, ends = out.split("Kardom> ")[1:3]
    assert "(RW-SIEGE-01)" in sieges and "(RW-SIEGE-04)" in sieges and "(RW-SIEGE-09)" in sieges
    assert "(RW-SIEGE-09)" in one_line(ends)
    found = montjoy_("play", "rudern", SIEGE, "--lang", "sv", typed="? belägring\n").stdout
    assert "(RW-SIEGE-09)" in found


def test_why_there_is_no_assault_yet_stands_above_the_answers(montjoy_: Call) -> None:
    """RW-SIEGE-06"""
    out = one_line(montjoy_("play", "rudern", SIEGE, typed="1\n").stdout)
    assert "The siege of Strzegom was begun in round 3, and the assault must wait" in out
    assert "RW-SIEGE-06" in out
    assert "March with Ottokar to Svebod and leave the siege of Strzegom (RW-GEN-06)" in out
    assert out.count("March with Ottokar to Svebod (RW-GEN-06)") == 1          # before there was a siege


def test_odds_of_a_siege_in_the_terminal(montjoy_: Call) -> None:
    """RW-SIEGE-06  What its assaults would do."""
    out = one_line(montjoy_("play", "rudern", SIEGE, typed="odds 1\n").stdout)
    assert "One assault later, if nothing changes until then The town falls:" in out
    assert "As many assaults as can be paid for in one impulse then: 3" in out


def test_a_few_answers_are_numbered_in_the_order_of_the_page(montjoy_: Call, home: Path) -> None:
    """What goes on first, what gives up last, as on the page; each number is the answer beside it, also for a game gone on with.

    Red before: marches stood first, and to leave and to break off a siege before the storm."""
    out = montjoy_("play", "rudern", SIEGE, "--seed", "7", typed="1\n5\nquit\n").stdout
    lists = out.split("What do you do?")[1:]
    begun, besieging, storm = (re.findall(r"^  (\d)  (\w+ ?\w*)", each, re.MULTILINE) for each in lists)
    assert begun == [("1", "Begin the"), ("2", "March with"), ("3", "March with"), ("4", "End the")]
    assert besieging == [("1", "March with"), ("2", "March with"), ("3", "Leave the"), ("4", "Break off"), ("5", "End the")]
    assert storm == [("1", "Storm Strzegom"), *[(str(int(n) + 1), text) for n, text in besieging]]
    again = montjoy_("resume", record_of(home), typed="? 5\n1\nquit\n").stdout
    assert "(RW-SIEGE-09)" in again.partition("What do you do?")[2] and "Western Kardom storms Strzegom" in again


def test_an_umpire_answers_for_a_seat_by_the_number_that_he_sees(montjoy_: Call) -> None:
    """Red before: `for WKA 1` gave the first answer as the rules offer it, which was to march."""
    asked = ["umpire", "", "look WKA", "for WKA 1", "he is away", "done", "", "quit"]
    out = one_line(montjoy_("play", "rudern", SIEGE, "--umpire", "--seed", "7", typed="\n".join(["", *asked, ""])).stdout)
    assert "Western Kardom begins the siege of Strzegom with Ottokar" in out and "Ottokar marches" not in out


def test_the_form_of_an_impulse_stands_place_by_place_and_is_written_in_a_line(montjoy_: Call) -> None:
    """RW-CAM-RND-04, RW-CAM-ECO-01  A line a province; what is wrong is said and written anew; then a march has its price."""
    war = ["play", "rudern", "war_of_two_lords", "--seat", "KAT=human", "--seat", "SVE=bot:random", "--seed", "7"]
    wrong = ["kiertz.foot 1, kiertz.cavalry 1", "katzowic.foot 9", "katzowic 99", "kiertz.foot"]
    right = "kiertz.foot 1, katzowic.foot 5, jaromir 4"
    out = montjoy_(*war, "--option", "first_round_tax=no", typed="\n".join([*wrong, right, "quit", ""])).stdout
    form, *told, acts, _ = out.split("House Katzowic> ")
    first, second = (form.index(f"\n  {place}: ") for place in ("Kiertz", "Iron Hills"))
    assert "kiertz.foot 0 (0–1) at 1" in one_line(form[first:second]) and "katzowic 0 (0–24)" in one_line(form[first:second])
    assert "jaromir.foot 3 (0–4)" in one_line(form[second:]) and "“kiertz.foot 1, katzowic.foot 1, katzowic 1”" in one_line(form)
    assert max(map(len, form.split("\n"))) <= 80
    rules = ["RW-CAM-ECO-01", "RW-CAM-RND-04", "RW-CAM-RND-04", "RW-CAM-RND-04"]
    assert [re.findall(r"RW-CAM-\w+-\d+", said) for said in told] == [[rule] for rule in rules]
    assert "1 foot is recruited in Kiertz" in one_line(acts) and "Kazimir Katzowic (5 foot and 1 cavalry)" in one_line(acts)
    assert "March with Jaromir to Midbridge (1 resource from the chest of Jaromir)" in one_line(acts)


def test_a_form_left_as_it_is_costs_one_full_stop(montjoy_: Call) -> None:
    """RW-CAM-RND-04"""
    war = ["play", "rudern", "war_of_two_lords", "--seat", "KAT=human", "--seat", "SVE=bot:random"]
    acts = one_line(montjoy_(*war, typed=".\nquit\n").stdout.split("House Katzowic> ")[1])
    assert "It is your impulse" in acts and "reorganises" not in acts and "You move resources" not in acts
    assert "The treasury of House Katzowic holds 24 resources" in acts


# ---- starting up ---------------------------------------------------------------------------------------------------------
def test_help_is_there_at_once_and_playing_needs_no_compiler(process: Call, home: Path) -> None:
    import sys

    times = []
    for _ in range(3):
        with Spent() as spent:
            assert "play" in process("--help").communicate()[0]
        times.append(spent.seconds)
    assert min(times) < 0.5                      # of the processor; 0.1 s
    code = (
        "import sys\nfrom montjoy.cli import cli\n"
        "try: cli.main(['play', 'rudern', 'siege_of_a_town'], prog_name='x')\nexcept SystemExit: pass\n"
        "bad = {'numba', 'numpy', 'asyncio', 'sqlite3'} & set(sys.modules)\nassert not bad, bad\n"
    )
    from tests.cli.conftest import ENV

    env = {**os.environ, **ENV, "MONTJOY_HOME": str(home)}
    run = subprocess.run([sys.executable, "-c", code], input="4\nquit\n", env=env, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_help_names_the_table_first_and_every_command(montjoy_: Call) -> None:
    out = montjoy_("--help").stdout
    assert "Without a command" in out and all(f"\n  {name} " in out for name in ("serve", "play", "rules", "odds"))


def test_the_record_grows_with_every_answer(process: Call, home: Path) -> None:
    playing = process("play", "rudern", SIEGE)
    path = wait_for_record(home)
    before = path.read_bytes()
    playing.stdin.write("1\n")
    playing.stdin.flush()
    until(lambda: b"BeginSiege" in path.read_bytes(), "it did not grow")
    assert path.read_bytes().startswith(before)


def test_what_is_quoted_is_quoted_as_it_was_typed(montjoy_: Call, home: Path) -> None:
    """A sentence that begins with it has no capital of its own."""
    out = one_line(montjoy_("play", "rudern", "two_lords", typed="a b\nquit\n").stdout)
    assert "“a b” is no noble with a number" in out


def test_a_word_of_an_answer_leads_to_the_rule_behind_it_first(montjoy_: Call) -> None:
    """The answers say storm, the rules assault: `? storm` did not list the rule of the answer; so with `? march`."""
    said = montjoy_("play", "rudern", "siege_of_a_town", "--seed", "7", typed="? march\nquit\n").stdout
    found = re.findall(r"\((RW-[A-Z0-9-]+)\)", said.partition("> ? march")[2])
    assert found[0] == "RW-GEN-06" and len(found) > 1 and len(found) == len(set(found))


def test_one_number_for_two_chests_is_refused(montjoy_: Call) -> None:
    """RW-GEN-16-X: red before, when it was taken for the first noble's."""
    out = one_line(montjoy_("play", "rudern", "field_battle", "--as", "KAT", "--plain", typed="1\nkatzowic 1\n").stdout)
    assert "> 1 The numbers (1) are not as many as the chests at home (2) (" in out
    assert out.count("You divide your resources") == 1 and "Kazimir Katzowic carries 1" in out


# ---- who is who ----------------------------------------------------------------------------------------------------------
def test_who_sallies_is_told_which_side_he_is(montjoy_: Call) -> None:
    """RW-SORT-01: red before, when "The defenders" stood there and nobody had said who they are."""
    words = (".", "1", "1 2 3 4", "r")
    out = one_line(montjoy_("play", "rudern", "sortie", "--typed", "--as", "SVE", "--seed", "1", typed="\n".join(words)).stdout)
    assert "those inside are called the defenders and the besiegers the attackers (RW-SORT-01)" in out
    assert "For the defenders: House Svebod." in out and "For the attackers: House Katzowic." in out


def test_a_battle_says_which_side_attacks(montjoy_: Call) -> None:
    """RW-FIELD-01: who caused it are the attackers."""
    played = montjoy_("play", "rudern", "field_battle", "--as", "KAT", "--seed", "1", "--plain", typed="." + "\n1" * 9)
    out = one_line(played.stdout)
    assert re.search(r"A field battle in [^:]+: [^:]+ \(the attackers\) against [^:]+ \(the defenders\) \(RW-FIELD-01\)", out)


def test_log_and_map_are_there_while_dice_are_typed(montjoy_: Call) -> None:
    """RW-SORT-01: red before, when both were taken for dice that are not understood."""
    typed = "\n".join((".", "1", "log", "map", "undo", "?", "1 2 3 4", "r"))
    played = montjoy_("play", "rudern", "sortie", "--typed", "--as", "SVE", "--seed", "1", "--plain", typed=typed)
    log, map_, undo, help_, *_ = one_line(played.stdout).split("dice> ")[1:]
    assert "sallies from Svebod" in log and "Svebod: town, held by House Svebod." in map_
    assert undo.startswith("undo Type these dice first") and "auto: all of them from now on" in help_
