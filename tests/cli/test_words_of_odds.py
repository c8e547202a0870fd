"""`odds` and `study` for people: in their language, in words, and how exact a share is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from montjoy.core import game as core_game
from montjoy.core.game import games
from montjoy.fights.errors import TooMany
from montjoy.games.massbattle.battle.exact import NAMES
from montjoy.table.store.engines import open_store
from montjoy.terminal.study import called
from montjoy.words import LANGUAGES, Words
from tests.cli.conftest import ROOT, one_line, record_of
from tests.suite.many import some
from tests.table.store.test_contract import made

Call = Callable[..., Any]
CASES = {"rudern": "assault", "drakborgen": "duel", "clusta": "field", "massbattle": "meeting"}
CODES = re.compile(r"\b(H01|KAT|SVE|WKA|[a-z]+_[a-z_]+|last-side|nobody-left|nothing-left|no-units)\b")
FATES = ("out", "left behind", "wounds", "fight", "eaten", "sunset", "no-way-up")
OTHERS = ("sv", "he", "cs")
COUNTS = {"rudern": ("turns",), "drakborgen": ("turns", "gold"), "massbattle": ("turns", "hp", "dead", "fled", "units"),
          "clusta": ("turns", "men", "wounded", "camps", "commanders", "messages")}  # fmt: skip


def example(slug: str) -> Path:
    return ROOT / "docs" / "examples" / f"{CASES[slug]}.toml"


def short(slug: str, folder: Path) -> Path:
    """The example, a duel that takes no time."""
    case = folder / "case.toml"
    case.write_text(re.sub(r"_points( *)= \d", r"_points\1= 2", example(slug).read_text("utf-8")), "utf-8")
    return case


def untranslated(english: str, other: str) -> set[str]:
    """Lines that stand in both, though words stand in them; of what is nobody's language: names in the file."""
    return {line for line in english.splitlines() if re.search("[a-z]{3}", line)} & set(other.splitlines())


@pytest.mark.parametrize("slug", CASES)
def test_odds_in_every_language(montjoy_: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    """By --lang and by the locale alike; no line stays English, and no code stands in it."""
    asked = short(slug, tmp_path)
    english = montjoy_("odds", slug, asked)
    assert english.exit_code == 0 and not CODES.search(english.stdout), english.stdout
    turn = list(CASES).index(slug) % 3
    for lang in some([*OTHERS[turn:], *OTHERS[:turn]], 1):    # of each game in another one
        other = montjoy_("odds", slug, asked, "--lang", lang)
        assert other.exit_code == 0 and untranslated(english.stdout, other.stdout) == set()
        assert not CODES.search(other.stdout)
        monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
        assert montjoy_("odds", slug, asked).stdout == other.stdout
        monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


OWN = {"en": "4 pikes", "sv": "4 pikenerare", "he": "4 רומחים", "cs": "4 kopiníci"}
PIKES = ' "foot"                    , "fotfolk"             , "רגלים"         , "pěší"               ,', (
    ' "pike / pikes", "pikenerare", "רומח / רומחים", "kopiník / kopiníci / kopiníků",'
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_units_of_ones_own_by_their_names(montjoy_: Call, tmp_path: Path, lang: str) -> None:
    """In `odds` and, by an option, in play.  Red before: the code "pike", whatever the table called it."""
    table = (core_game.home(games()["rudern"]()) / "units" / "default.toml").read_text("utf-8").replace(*PIKES, 1)
    (tmp_path / "mine.toml").write_text(table, "utf-8")
    case = tmp_path / "case.toml"
    fight = '[attacker]\nfoot = 1\n[defender]\nfoot = 4\n[options]\nunit_table = "mine.toml"\n'
    case.write_text(f'fight = "assault"\nplace = "town"\n{fight}', "utf-8")
    asked = montjoy_("odds", "rudern", case, "--lang", lang)
    by_option = ("siege_of_a_town", "--option", "unit_table=mine.toml", "--plain")
    played = montjoy_("play", "rudern", *by_option, "--lang", lang, typed="quit\n")
    for told in (asked, played):
        assert OWN[lang] in one_line(told.stdout)


@pytest.mark.parametrize("slug", CASES)
def test_odds_in_json_have_the_same_shape(montjoy_: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    """Each outcome by its code, with p and a label: English wherever a program runs, another language where it is asked for."""
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    asked = short(slug, tmp_path)
    outcomes, czech = (json.loads(montjoy_("odds", slug, asked, "--json", *more).stdout).get("outcomes", {})
                       for more in ((), ("--lang", "cs")))
    if slug == "massbattle":                                 # it tells round by round how both stand
        return
    assert abs(sum(x["p"] for x in outcomes.values()) - 1) < 1e-9 and outcomes.keys() == czech.keys()
    assert all(x["label"] and "_" not in x["label"] for x in outcomes.values())
    assert all(x["label"] != czech[code]["label"] for code, x in outcomes.items())


@pytest.mark.usefixtures("fought_plainly")                   # twenty are fought sooner than they are compiled
@pytest.mark.parametrize("slug", ["rudern", "massbattle"])
def test_a_study_of_twenty_says_how_little_it_knows(montjoy_: Call, slug: str) -> None:
    """Nothing is "100.0% ± 0.00": a 95% interval by its name; JSON has count, n and interval."""
    asked = ("study", slug, example(slug), "-n", "20", "--seed", "3")
    told = montjoy_(*asked)
    assert told.exit_code == 0 and "±" not in told.stdout and not CODES.search(told.stdout)
    assert "95% interval (Wilson)" in one_line(told.stdout)
    for outcome in json.loads(montjoy_(*asked, "--json").stdout)["outcomes"].values():
        low, high = outcome["interval"]
        assert outcome["n"] == 20 and outcome["p"] == pytest.approx(outcome["count"] / 20) and outcome["label"]
        assert 0 <= low <= outcome["p"] <= high <= 1 and high - low > 0.1
        assert f"{100 * low:.1f}% to {100 * high:.1f}%" in told.stdout


def test_whole_games_in_words(montjoy_: Call) -> None:
    """Seats, endings and fates by their names, in English and in Czech; codes and figures in JSON."""
    asked = ("study", "rudern", "field_battle", "-n", "4", "--bots", "default,random", "--seed", "7")
    english, czech = montjoy_(*asked).stdout, montjoy_(*asked, "--lang", "cs").stdout
    for text, house in ((english, "House Katzowic"), (czech, "rod Katzowic")):
        assert f"{house}: default" in text and not CODES.search(text), text
    assert "A meeting on the moor" in english and "Setkání na vřesovišti" in czech and "jak to skončí" in czech
    found = json.loads(montjoy_(*asked, "--json").stdout)
    for code, share in {**found["outcomes"], **found["winners"]}.items():
        assert share["n"] == 4 and len(share["interval"]) == 2 and share["label"] in english and share["label"] != code
    delves = json.loads(montjoy_("study", "drakborgen", "two", "-n", "3", "--bots", "default", "--json").stdout)
    fates = delves["all"]["fate"]
    assert all(share["n"] == 6 and share["label"] for share in fates.values())


def test_games_that_several_win_are_told_of(montjoy_: Call) -> None:
    """The two allied houses win together: shares of more than 100 % in all, and a sentence that says why."""
    why = "A game that several win counts for each of them, so these shares add up to more than 100%."
    asked = ("study", "rudern", "three_lords", "-n", "2", "--bots", "default", "--seed", "1")
    winners = json.loads(montjoy_(*asked, "--json").stdout)["winners"]
    assert sum(share["count"] for share in winners.values()) > 2
    assert why in one_line(montjoy_(*asked).stdout)
    assert why not in one_line(montjoy_("study", "rudern", "field_battle", "-n", "2", "--bots", "default").stdout)


def codes(slug: str) -> Iterator[tuple[str, str]]:
    game = games()[slug]()
    yield from (("ending", code) for code in game.endings)
    yield from (("count", code) for code in COUNTS[slug])
    yield from (("fate", code) for code in FATES if slug == "drakborgen")


@pytest.mark.parametrize("slug", CASES)
def test_every_code_of_a_study_has_its_words(slug: str) -> None:
    """All endings, fates and counts, in every language; none is said as it is written in JSON."""
    for lang in LANGUAGES:
        words = Words(games()[slug](), lang)
        for kind, code in codes(slug):
            assert words.title(f"study-{kind}-{code.replace(' ', '-')}") == called(words, kind, code) != "", (lang, kind, code)
        for name in NAMES.values() if slug == "massbattle" else ():
            assert "odds-state" not in words.text(f"odds-state-{name}")
        assert words.problems == []




@pytest.mark.parametrize("lang", some(["he", "sv", "cs"], 1))
def test_games_check_and_verify_in_every_language(montjoy_: Call, home: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """Titles, scenarios, seats, what a file is, what a record proves: by --lang and by the locale; JSON stays."""
    montjoy_("play", "rudern", "field_battle", "--seat", "KAT=bot:random", "--seat", "SVE=bot:random", "--umpire")
    asked = [("games",), *(("check", example(slug)) for slug in CASES), ("verify", record_of(home)), ("check", record_of(home)),
             ("rules", "rudern", "--search", "zzz")]  # fmt: skip
    for typed in asked:
        plain, json_ = montjoy_(*typed), montjoy_(*typed, "--json")
        other = montjoy_(*typed, "--lang", lang)
        names = {"drakborgen  Drakborgen Legenden", " " * 17 + "Svebod (SVE)"}
        assert other.exit_code == plain.exit_code and untranslated(plain.stdout, other.stdout) <= names
        assert other.stderr != plain.stderr or not plain.stderr
        monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
        assert montjoy_(*typed).stdout == other.stdout and montjoy_(*typed, "--json").stdout == json_.stdout
        monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def test_games_name_seats_and_what_to_type(montjoy_: Call) -> None:
    text = one_line(montjoy_("games").stdout)
    assert "two_lords Two lords: House Katzowic (KAT), House Svebod (SVE) (if you name none)" in text


@pytest.mark.parametrize("name", ["replay", "resume"])
def test_a_game_goes_on_under_its_title_in_every_language(montjoy_: Call, home: Path, name: str) -> None:
    begun = montjoy_("play", "rudern", "--lang", "cs", typed="quit\n").stdout
    assert "Rudernská válka: Dva páni" in begun and "Siege of a town" not in begun and "Obléhání města" in one_line(begun)
    again = montjoy_(name, record_of(home), "--lang", "cs", typed="quit\n").stdout
    assert "Rudernská válka: Dva páni" in again and "Two lords" not in again


@pytest.mark.parametrize(("lang", "said"), [("sv", "Återställt"), ("he", "שוחזר"), ("cs", "Obnoveno"), ("en", "Restored")])
def test_backup_and_restore_in_every_language(montjoy_: Call, tmp_path: Path, lang: str, said: str) -> None:
    store = open_store(tmp_path / "table.db")
    made(store)
    store.close()
    saved = montjoy_("backup", tmp_path / "copy.db", "--store", tmp_path / "table.db", "--lang", lang)
    assert saved.exit_code == 0 and ("read again and whole" in saved.stderr) == (lang == "en"), saved.stderr
    assert said in montjoy_("restore", tmp_path / "copy.db", "--store", tmp_path / "other.db", "--lang", lang).stderr


@pytest.mark.parametrize("there", [True, False])
def test_a_duel_says_before_it_is_solved_how_long_that_takes(
    montjoy_: Call, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    """DL-8.1c: red before, when half a minute went by without a word."""
    monkeypatch.setattr("montjoy.fights.numba_free._installed", lambda: there)
    solved = "montjoy.fights.odds.solve"
    monkeypatch.setattr(solved, lambda case: (_ for _ in ()).throw(TooMany("here")))
    said = one_line(montjoy_("odds", "drakborgen", ROOT / "docs" / "examples" / "duel.toml").stderr)
    assert ("Without numba this takes some seconds an answer" in said) is not there
    assert said.find("Without numba") < said.find("too large to be counted out")
