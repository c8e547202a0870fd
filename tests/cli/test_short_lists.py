"""What is not known: did you mean, else a list that is short enough to be read."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.cli import cli
from montjoy.core.content.messages import closest
from montjoy.core.game import games
from montjoy.terminal.telling.started import OF_START
from tests.cli.conftest import ROOT, one_line

Call = Callable[..., Any]
MOST = 10                                                    # commas in one answer


def cases(tmp_path: Path) -> dict[str, Path]:
    """The examples, each with a name in it that nobody knows."""
    found = {}
    for name, known in {"meeting": "heavy_infantry", "duel": "H01", "field": "attacker", "assault": "foot"}.items():
        found[name] = tmp_path / f"{name}.toml"
        found[name].write_text((ROOT / "docs" / "examples" / f"{name}.toml").read_text("utf-8").replace(known, "zzz"))
    return found


@pytest.mark.parametrize("slug", sorted(games()))
def test_no_answer_lists_what_nobody_reads(montjoy_: Call, tmp_path: Path, slug: str) -> None:
    """Rules, options, scenarios, seats, roles, bots, and what stands in files."""
    scenario = next(iter(games()[slug]().scenarios))
    file = cases(tmp_path)[{"massbattle": "meeting", "drakborgen": "duel", "clusta": "field", "rudern": "assault"}[slug]]
    for typed in (
        ("rules", slug, "zzz"), ("play", slug, "--option", "zzz=1"), ("play", slug, "zzz"), ("play", slug, "--as", "zzz"),
        ("play", slug, "--seat", "zzz=bot"), ("study", slug, scenario, "--bots", "zzz"), ("odds", slug, file),
    ):  # fmt: skip
        said = montjoy_(*typed)
        assert said.exit_code == 2 and "zzz" in said.stderr, typed
        assert said.stderr.count(",") <= MOST and " more" not in said.stderr, said.stderr


def test_what_is_meant(montjoy_: Call) -> None:
    """A slip, a part of a name, and where to see them all."""
    assert 'did you mean "besieger_column"?' in montjoy_("play", "rudern", "--option", "besieger_colum=field").stderr
    assert "montjoy options rudern` lists them" in montjoy_("play", "rudern", "--option", "zzz=1").stderr
    assert '"zzz"; `montjoy options rudern` lists them' in montjoy_("options", "rudern", "zzz").stderr
    assert "The Rudern War builds no armies; massbattle does" in montjoy_("new", "army", "rudern").stderr
    assert "montjoy rules clusta` lists them" in montjoy_("rules", "clusta", "zzz").stderr
    many = [f"{arm}_{kind}" for arm in ("light", "heavy") for kind in ("infantry", "cavalry", "archers", "chariots", "guns")]
    assert closest("guns", many) == "did you mean one of light_guns, heavy_guns?"
    assert closest("zzz", many) == "there are 10, for example light_infantry, light_cavalry, light_archers"
    assert closest("zzz", many[:3]) == "use one of light_infantry, light_cavalry, light_archers"


def test_a_card_that_cannot_come(montjoy_: Call, home: Path) -> None:
    """Of dozens of tiles not all are named; of those with a part of a name all."""
    out = one_line(montjoy_("play", "drakborgen", "one", "--typed", "--seed", "1", typed="1\nzzz\nr\n" * 40 + "quit\n").stdout)
    told = [part.partition(" Type a part of a name")[0] for part in out.split("zzz is not a card that can come now; ")[1:]]
    assert told and all(text.count("(") < 8 for text in told), told
    assert "It can be: LT02" not in out


@pytest.mark.parametrize("name", ["play", "rules", "options", "odds", "study"])
def test_whoever_names_no_game_is_told_which_there_are(montjoy_: Call, name: str) -> None:
    said = montjoy_(name)
    assert said.exit_code == 2 and "Missing argument 'GAME'" in said.stderr
    assert f"It is one of {', '.join(games())}; montjoy games tells more of them." in said.stderr


def test_one_name_that_is_like_it_is_meant(montjoy_: Call) -> None:
    """Not `one of` a single one."""
    assert 'did you mean "siege_of_a_town"?' in montjoy_("play", "rudern", "siege").stderr
    assert 'did you mean "massbattle"?' in montjoy_("play", "mass").stderr


def test_a_word_in_place_of_a_rules_number_is_looked_for(montjoy_: Call) -> None:
    """As `? flee` does while one plays; what stands in all of them is no answer, and no JSON is of another form."""
    found = montjoy_("rules", "drakborgen", "flee")
    assert found.exit_code == 0 and found.stdout == montjoy_("rules", "drakborgen", "--search", "flee").stdout
    abyss = montjoy_("rules", "drakborgen", "propast", "--lang", "cs")
    assert abyss.exit_code == 0 and "DL-4.8a          Propast: skok" in abyss.stdout, "titles are Czech, the rules are not"
    assert "── Pravidla ──" in abyss.stdout, "and so is what they stand under"
    assert "montjoy rules drakborgen --search WORD` looks for a word" in montjoy_("rules", "drakborgen", "xyzzy").stderr
    for typed in (["e"], ["flee", "--json"]):
        assert montjoy_("rules", "drakborgen", *typed).exit_code == 2


def test_a_misspelt_command(montjoy_: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red before: `tset` had no answer but "No such command". Those of start.py are named where that was typed."""
    assert 'There is no command "plya"; did you mean "play"?' in montjoy_("plya").stderr
    assert 'did you mean "game"?' in montjoy_("new", "gmae").stderr
    assert '"rudern" is a game, and no command; `montjoy play rudern` plays it' in montjoy_("rudern").stderr
    assert 'There is no command "tset"; `montjoy --help` lists them' in montjoy_("tset").stderr
    alone = montjoy_("games", "rudern").stdout
    assert "two_lords" in alone and "drakborgen" not in alone and 'did you mean "rudern"' in montjoy_("games", "rudrn").stderr
    assert "screenshots" not in montjoy_("--help").stdout
    monkeypatch.setenv("MONTJOY_TYPED", "python3 start.py")
    assert 'There is no command "tset"; did you mean "test"?' in montjoy_("tset").stderr
    assert "install, screenshots, test, words" in one_line(montjoy_("--help").stdout)
    start = ast.parse((ROOT / "start.py").read_text("utf-8"))
    words = {node.value for node in ast.walk(start) if isinstance(node, ast.Constant)}
    assert set(OF_START) <= words and not set(OF_START) & set(cli.commands)


@pytest.mark.parametrize(
    ("slug", "id", "says"),
    [
        ("rudern", "RW-FOO", "`montjoy rules rudern --search WORD` looks for a word, and `montjoy rules rudern` lists them"),
        ("rudern", "RW-ASTL-05", 'did you mean "RW-ASLT-05"?'), ("drakborgen", "dl-4.1z", 'did you mean "DL-4.1'),
    ],
)  # fmt: skip
def test_a_rule_that_is_not_there_is_not_guessed_at(montjoy_: Call, slug: str, id: str, says: str) -> None:
    """Red before: RW-FOO was taken for RW-LOOT-06, of which it has a few letters."""
    assert says in montjoy_("rules", slug, id).stderr
