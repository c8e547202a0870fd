"""`new game NAME`: the smallest whole game, copied and renamed.  `new army`: a pair of armies as a file.  `new scenario`: a
map as one."""

from __future__ import annotations

import importlib.util
import keyword
import re
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

import montjoy
from montjoy.core.capabilities import Draft
from montjoy.core.content import files
from montjoy.core.content.messages import clean
from montjoy.core.game import games
from montjoy.core.philox import Philox
from montjoy.terminal.checking.recognise import recognise
from montjoy.terminal.choices import load_game, ready
from montjoy.terminal.errors import Trouble, unknown
from montjoy.terminal.language import words_for
from montjoy.terminal.telling.kinds import in_words
from montjoy.terminal.telling.started import command
from montjoy.words import Words

PATTERN: Final = "cards"
SKIPPED: Final = ("__pycache__", ".mypy_cache", ".ruff_cache")


# A game's package; docs/authors.md shows it.
PROJECT: Final = """\
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "1.0"
dependencies = ["montjoy"]

[project.entry-points."montjoy.games"]
{name} = "{name}.game:game"

[tool.hatch.build.targets.wheel]
packages = ["{name}"]
"""


def game(name: str, to: Path | None = None) -> int:
    """Into the checkout with its tests; elsewhere, or where there is no checkout, as a package of its own."""
    refuse(name)
    root = Path(montjoy.__file__).resolve().parents[2]
    if (root / "tests" / "contract" / PATTERN / "rulebook.toml").exists():
        if to is None:
            return into_the_checkout(name, root)
        if to.resolve().is_relative_to(root):
            raise Trouble(f"{clean(str(to))} lies in Montjoy's own checkout; name a folder outside it, or leave --to out: then "
                          "the game lies among ours, with its tests.")
    return package(name, to or Path())


def pattern() -> Path:
    """The smallest whole game: among the tests of a checkout, in `patterns` of an installed package."""
    package = Path(montjoy.__file__).resolve().parent
    for found in (package.parents[1] / "tests" / "contract" / PATTERN, package / "patterns" / PATTERN):
        if (found / "rulebook.toml").exists():
            return found
    raise Trouble(f"The pattern of a game, {PATTERN}, is not in this installation: install Montjoy anew.", 70)


def package(name: str, to: Path) -> int:
    """A folder with the game and a pyproject.toml beside it that names it under the entry point `montjoy.games`."""
    if importlib.util.find_spec(name) is not None:
        raise Trouble(f'There is a Python package "{name}" already; choose another name.')
    if not to.is_dir():
        raise Trouble(f"{clean(str(to))} is no folder; make it first, or name another.")
    home = to / name
    if home.exists():
        raise Trouble(f"{clean(str(home))} is already there; choose another name.")
    try:
        copy(pattern(), home / name, name, module=name)
        (home / "pyproject.toml").write_text(PROJECT.format(name=name), "utf-8")
    except BaseException:
        shutil.rmtree(home, ignore_errors=True)
        raise
    click.echo(f"{home / name}  the game: begin with README.md and play.py")
    click.echo(f"{home / 'pyproject.toml'}  makes a package of it")
    click.echo(f"Install it:  {shlex.quote(sys.executable)} -m pip install -e {shlex.quote(str(home.resolve()))}")
    return 0


def into_the_checkout(name: str, root: Path) -> int:
    """All of it or nothing."""
    target, tests = root / "src" / "montjoy" / "games" / name, root / "tests" / "games" / name
    for path in (target, tests):
        if path.exists():
            raise Trouble(f"{path.relative_to(root)} is already there; choose another name.")
    made: list[Path] = []
    try:
        for source, path in ((pattern(), target), (root / "tests" / "contract" / f"test_{PATTERN}", tests)):
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
    if keyword.iskeyword(name):
        raise Trouble(f'"{name}" is a word of Python itself; choose another name.')
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name):
        raise Trouble(
            f'"{clean(name)[:60]}" cannot be the name of a game: take 2 to 31 small letters, digits and _, a letter first, '
            "for example redoubt."
        )
    if name in games():
        raise Trouble(f'There is a game "{name}" already; choose another name.')
    if name in ("games", "core", "tests", PATTERN):
        raise Trouble(f'"{name}" is a name that Montjoy itself uses; choose another.')


def copy(source: Path, target: Path, name: str, module: str = "") -> None:
    for path in sorted(source.rglob("*")):
        inside = path.relative_to(source)
        if any(part in SKIPPED for part in inside.parts) or path.is_dir():
            continue
        there = target / renamed(inside.as_posix(), name)
        there.parent.mkdir(parents=True, exist_ok=True)
        write(path, there, name, module)


def write(source: Path, target: Path, name: str, module: str = "") -> None:
    target.write_text(renamed(source.read_text("utf-8"), name, module), "utf-8")


def renamed(text: str, name: str, module: str = "") -> str:
    """Its own name, its own classes, its own rule numbers.  `module`: what it is imported as, outside the checkout."""
    title = name.replace("_", " ").title()
    text = text.replace(f"tests.contract.{PATTERN}", module or f"montjoy.games.{name}")
    text = re.sub(r"\bCD-(?=[0-9A-Z])", f"{initials(name)}-", text)
    text = re.sub(rf"\b{PATTERN.title()}(?=[A-Z])", title.replace(" ", ""), text)
    text = re.sub(rf"(slug\s*=\s*|test_){PATTERN}\b|(slug\s*=\s*\"){PATTERN}\"",
                  lambda m: f'{m[2]}{name}"' if m[2] else f"{m[1]}{name}", text)
    text = re.sub(rf"((?:title|name)\s*=\s*\"){PATTERN.title()}\"", rf'\g<1>{title}"', text)
    return re.sub(rf"^# {PATTERN.title()}$", f"# {title}", text, flags=re.MULTILINE)


def initials(name: str) -> str:
    """The letters before a rule's number."""
    parts = [part for part in name.split("_") if part]
    return ("".join(part[0] for part in parts) if len(parts) > 1 else name[:2]).upper()


# ---- armies ----------------------------------------------------------------------------------------------------------------
def army(slug: str, wishes: Sequence[str], seed: int, lang: str) -> str:
    """The file of an even pair of armies.  `wishes`: "length=evening"."""
    found = load_game(slug)
    if found.builder is None:
        build = [game.slug for game in ready() if game.builder is not None]
        raise Trouble(f"{found.title} builds no armies; {', '.join(build) or 'no game here'} does.")
    words = Words(found, words_for(lang).lang)
    there = {choice.name: choice for choice in found.builder.choices(words)}
    chosen = {choice.name: choice.usual for choice in there.values()}
    for wish in wishes:
        name, _, value = wish.partition("=")
        if name not in there:
            raise unknown("choice", name, there)
        if value not in dict(there[name].values):
            raise unknown(name, value, dict(there[name].values))
        chosen[name] = value
    draft = Draft(chosen, found.builder.proposed(chosen, Philox(seed), words))
    return found.builder.written(draft, words).rstrip("\n")


# ---- maps ------------------------------------------------------------------------------------------------------------------
def scenario(slug: str, drawn: Path, out: Path | None, replace: bool, lang: str) -> int:
    """The file of a scenario, written or printed.  0: it is right; 1: it lacks what is told."""
    found = load_game(slug)
    if found.maps is None:
        take = [game.slug for game in ready() if game.maps is not None]
        raise Trouble(f"{found.title} makes no scenario of a map; {', '.join(take) or 'no game here'} does.")
    text, lacks = found.maps.scenario_file(drawn)
    if out is None:
        click.echo(text.rstrip("\n"))
    else:
        files.write(out, text.encode(), replace=replace)
    if lacks:
        it = f"{clean(str(out))} is written as a beginning" if out else "This is a beginning"
        click.echo("\n".join([*map(str, lacks), f"{it}: put that right, on the map or in the file, and check it."]), err=True)
        return 1
    if out is not None:
        words = words_for(lang)
        what = in_words(recognise(out, slug), words)
        click.echo(words.text("ui-check-right", file=clean(str(out)), what=what))
    return 0
