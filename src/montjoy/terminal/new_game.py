"""`new game NAME`: the smallest whole game, copied and renamed."""

from __future__ import annotations

import keyword
import re
import shutil
from pathlib import Path
from typing import Final

import click

import montjoy
from montjoy.core.content.messages import clean
from montjoy.core.game import games
from montjoy.terminal.errors import Trouble
from montjoy.terminal.telling.started import command

PATTERN: Final = "cards"
SKIPPED: Final = ("__pycache__", ".mypy_cache", ".ruff_cache")


def game(name: str) -> int:
    """All of it or nothing."""
    root = Path(montjoy.__file__).resolve().parents[2]
    pattern = root / "tests" / "contract" / PATTERN
    if not (pattern / "rulebook.toml").exists():
        raise Trouble(f"{pattern} is not here: `new` copies from the whole repository, not from an installed package.")
    refuse(name)
    target, tests = root / "src" / "montjoy" / "games" / name, root / "tests" / "games" / name
    for path in (target, tests):
        if path.exists():
            raise Trouble(f"{path.relative_to(root)} is already there; choose another name.")
    made: list[Path] = []
    try:
        for source, path in ((pattern, target), (root / "tests" / "contract" / f"test_{PATTERN}", tests)):
            if source.exists():
                made.append(path)
                copy(source, path, name)
        for source in sorted((root / "tests" / "contract").glob(f"test_{PATTERN}*.py")):
            made.append(tests)
            tests.mkdir(parents=True, exist_ok=True)
            write(source, tests / renamed(source.name, name), name)
    except BaseException:
        for path in made:
            shutil.rmtree(path, ignore_errors=True)
        raise
    click.echo(f"{target.relative_to(root)}  the game: begin with README.md and play.py")
    if tests in made:
        click.echo(f"{tests.relative_to(root)}  its tests")
    click.echo(f"Try it:  {command('play', name)}")
    return 0


def refuse(name: str) -> None:
    """Names that no folder or module can have, or that are taken."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name) or keyword.iskeyword(name):
        raise Trouble(
            f'"{clean(name)[:60]}" cannot be the name of a game: take 2 to 31 small letters, digits and _, a letter first, '
            "for example redoubt."
        )
    if name in games() or name in ("games", "core", "tests", PATTERN):
        raise Trouble(f'There is a game "{name}" already; choose another name.')


def copy(source: Path, target: Path, name: str) -> None:
    for path in sorted(source.rglob("*")):
        inside = path.relative_to(source)
        if any(part in SKIPPED for part in inside.parts) or path.is_dir():
            continue
        there = target / renamed(inside.as_posix(), name)
        there.parent.mkdir(parents=True, exist_ok=True)
        write(path, there, name)


def write(source: Path, target: Path, name: str) -> None:
    target.write_text(renamed(source.read_text("utf-8"), name), "utf-8")


def renamed(text: str, name: str) -> str:
    """Its own name, its own classes, its own rule numbers."""
    title = name.replace("_", " ").title()
    text = text.replace(f"tests.contract.{PATTERN}", f"montjoy.games.{name}")
    text = re.sub(r"\bCD-(?=[0-9A-Z])", f"{initials(name)}-", text)
    text = re.sub(rf"\b{PATTERN.title()}(?=[A-Z])", title.replace(" ", ""), text)
    text = re.sub(rf"(slug\s*=\s*|test_){PATTERN}\b|(slug\s*=\s*\"){PATTERN}\"",
                  lambda m: f'{m[2]}{name}"' if m[2] else f"{m[1]}{name}", text)
    text = re.sub(rf"(title\s*=\s*\"){PATTERN.title()}\"", rf'\g<1>{title}"', text)
    return re.sub(rf"^# {PATTERN.title()}$", f"# {title}", text, flags=re.MULTILINE)


def initials(name: str) -> str:
    """The letters before a rule's number."""
    parts = [part for part in name.split("_") if part]
    return ("".join(part[0] for part in parts) if len(parts) > 1 else name[:2]).upper()
