"""Where things are: what the maps of CONTRIBUTING and of the games' READMEs name is there, and they have what all games have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from montjoy.bots import names
from montjoy.core.game import Game, games, home

ROOT = Path(__file__).resolve().parents[2]
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
EVERY_GAME = (                                               # has in its map a row for each of these
    "play.py", "options.py", "protocol/events.py", "protocol/questions.py", "seen/view.py", "secrecy/redeal.py",
    "locales/LANGUAGE/game.ftl", "locales/LANGUAGE/asking.ftl", "ui/text.py", "ui/board.py", "ui/telling.py", "authoring/case.py",
)  # fmt: skip


def rows(text: str) -> list[list[list[str]]]:
    """Of each row of a map what is code in its cells."""
    table = re.search(r"^\| you look for \|.*\n\|[-|]+\n((?:\|.*\n)+)", text, re.MULTILINE)
    assert table
    return [[re.findall("`([^`]+)`", cell) for cell in row.split(" | ")] for row in table[1].splitlines()]


def in_vain(text: str, root: Path = ROOT) -> list[str]:
    """Of CONTRIBUTING's map: files that are not there, or hold nothing they are named for; names that are in none of them."""
    faults = []
    for _, files, wanted in rows(text):
        there = {file: root / file for file in files}
        holds = {file: [name for name in wanted if is_in(path, name)] for file, path in there.items()}
        faults += [file for file in files if not holds[file]]
        faults += [name for name in wanted if not any(name in held for held in holds.values())]
    return faults


def is_in(path: Path, name: str) -> bool:
    """A file of that name in a folder, or those words in a file."""
    return (path / name).is_file() if path.is_dir() else path.is_file() and name in path.read_text("utf-8")


def lacking(game: Game, text: str) -> list[str]:
    """Of a game's own map: files that are not there, what every game's map has, files of messages and players of the computer
    without a row."""
    here, named = home(game), [code for row in rows(text) for cell in row[1:] for code in cell]
    files = [code for code in named if re.fullmatch(r"[\w./]+/|[\w./]+\.\w+|locales/LANGUAGE/\S+", code)]
    known = {path.name for path in here.rglob("*.py")}
    texts = sorted({f"locales/LANGUAGE/{path.name}" for path in here.glob("locales/*/*.ftl")})
    gone = [code for code in files if not (here / code).exists() and code not in known and code not in texts]
    gone = [code for code in gone if "LANGUAGE" not in code or not (here / code.replace("LANGUAGE", "en")).exists()]
    players = [name for name in names(game) if name not in ("default", "random")]
    wanted = [want for want in dict.fromkeys([*EVERY_GAME, *texts]) if want not in files]
    return [*gone, *wanted, *(name for name in players if f"`{name}`" not in text)]


def test_what_the_map_names_is_there() -> None:
    assert in_vain(CONTRIBUTING) == []


def test_a_map_that_is_out_of_date_is_caught() -> None:
    """PLANTED: a file that has moved, a name that has changed, a folder that no longer holds its file."""
    assert in_vain(CONTRIBUTING.replace("words/plain_text.py", "words/plain.py")) != []
    assert in_vain(CONTRIBUTING.replace("`direction_of`", "`direction_from`")) == ["direction_from"]
    assert in_vain(CONTRIBUTING.replace("`terminal.ftl`", "`console.ftl`")) == ["console.ftl"]


def test_every_package_stands_in_the_picture_of_the_house() -> None:
    """Red before: `locales` did not, and `rl`, which is not there, did."""
    section = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("\n## The house\n")[2].partition("\n## ")[0]
    folders = {path.name for path in (ROOT / "src" / "montjoy").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert [folder for folder in folders if not re.search(rf"\b{folder}\b", section)] == []
    assert "rl" not in re.findall(r"\w+", section)


@pytest.mark.parametrize("slug", games())
def test_each_game_has_a_map_that_is_so_and_that_is_found(slug: str) -> None:
    """Red before: `seer` and its like stood in no map, nor did the texts of events, and no page led to the maps."""
    game = games()[slug]()
    readme = home(game) / "README.md"
    assert lacking(game, readme.read_text("utf-8")) == []
    assert f"({readme.relative_to(ROOT).as_posix()})" in CONTRIBUTING
    architecture = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    assert f"(../{readme.relative_to(ROOT).as_posix()})" in architecture


def test_a_game_whose_map_is_out_of_date_is_caught() -> None:
    game = games()["rudern"]()
    text = (home(game) / "README.md").read_text("utf-8")
    assert lacking(game, text.replace("`battle/casualties.py`", "`battle/losses.py`")) == ["battle/losses.py"]
    assert lacking(game, text.replace("`seen/view.py`", "the view")) == ["seen/view.py"]
    assert lacking(game, text.replace("`seer`", "one")) == ["seer"]
    assert lacking(game, text.replace("`locales/LANGUAGE/pieces.ftl`", "pieces")) == ["locales/LANGUAGE/pieces.ftl"]


def not_there(text: str, folders: list[Path]) -> list[str]:
    """Files that comments of a file of texts name, and that lie in none of the folders."""
    comments = re.findall("^#.*$", text, re.MULTILINE)
    named = re.findall(r"(?<![\w/.*])[\w*][\w/*-]*\.(?:py|ftl|html|js)\b", "\n".join(comments), re.ASCII)
    return [name for name in named if not any(list(folder.glob(name)) for folder in folders)]


def test_the_comments_of_texts_name_files_that_are_there() -> None:
    """Red before: they named draw.py, fight_said.py, en.names.ftl and others that have moved or are called otherwise."""
    src, gone = ROOT / "src", {}
    around = [src, src / "montjoy", *(src / "montjoy" / "table" / name for name in ("templates", "static"))]
    for path in sorted(src.rglob("locales/*/*.ftl")):
        if found := not_there(path.read_text("utf-8"), [path.parent, path.parents[2], *around]):
            gone[path.relative_to(src).as_posix()] = found
    assert gone == {}
    assert not_there("# The map (draw.py, ui/te*.py).\nname = draw.py\n", [home(games()["rudern"]())]) == ["draw.py"]
