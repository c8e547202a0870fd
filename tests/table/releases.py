"""Two releases of one game: the contract game Cards, copied and changed, as a package that is installed or not."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CARDS = Path(__file__).parents[1] / "contract" / "cards"
SLUG = "cards"


def release(folder: Path, name: str, version: int, *changes: tuple[str, str, str]) -> Path:
    """A release of the game in a package of that name: (file, what stands there, what shall stand there instead).  Its folder."""
    site = folder / name
    site.mkdir(parents=True)
    shutil.copytree(CARDS, site / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (site / name).rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace("tests.contract.cards", name), "utf-8")
    for file, old, new in (("game.py", "rules_version = 1", f"rules_version = {version}"), *changes):
        path = site / name / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1, (file, old, text.count(old))
        path.write_text(text.replace(old, new), "utf-8")
    about = site / f"{name}-{version}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    (about / "entry_points.txt").write_text(f"[montjoy.games]\n{SLUG} = {name}.game:game\n")
    return site


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """The release is the one that is here, for this process and those that it starts."""
    sys.path.insert(0, str(site))
    importlib.invalidate_caches()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        importlib.invalidate_caches()


def old(folder: Path) -> Path:
    return release(folder, "cards_one", 1)


def risen(folder: Path) -> Path:
    """Only the number rose."""
    return release(folder, "cards_risen", 2)


def changed(folder: Path) -> Path:
    """Nobody bids 1 any more."""
    return release(folder, "cards_changed", 2, ("pieces.py", "BIDS = (1, 2, 3)", "BIDS = (2, 3, 4)"))


def changed_again(folder: Path) -> Path:
    """The release after that."""
    return release(folder, "cards_again", 3, ("pieces.py", "BIDS = (1, 2, 3)", "BIDS = (2, 3, 4)"))


def unfit(folder: Path) -> Path:
    """The state has a field that an older one has not, too."""
    return release(
        folder, "cards_unfit", 2, ("pieces.py", "BIDS = (1, 2, 3)", "BIDS = (2, 3, 4)"),
        ("pieces.py", "    knows: dict[str, list[Card]]\n", "    knows: dict[str, list[Card]]\n    pot: int\n"),
        ("play.py", "        knows={viewer", "        pot=0, knows={viewer"),
    )


def with_option(folder: Path) -> Path:
    """An option that is new: the eldest does not look at the next card; before, he always did."""
    says = '    since: ClassVar[Mapping[str, tuple[int, Any]]] = {"look": (2, True)}\n'
    imports = "from collections.abc import Mapping\nfrom typing import Any, ClassVar, Literal"
    empty = "    if not len(table.deck):\n        return\n    card"
    return release(
        folder, "cards_option", 2,
        ("options.py", "    set_aside: bool = True ", f"    look: bool = False\n{says}    set_aside: bool = True "),
        ("options.py", "from typing import Literal", imports),
        ("play.py", empty, empty.replace("table.deck)", "table.deck) or not table.options.look")),
    )


def talking(folder: Path) -> Path:
    """Only the number rose, and it prints."""
    line = '    """CD-7  All bid at once: 1, 2 or 3 points."""'
    return release(folder, "cards_talking", 2, ("play.py", line, f"{line}\n    print('all bid')"))


FAULTS = {"fails": "1 / 0", "exits": '__import__("sys").exit()'}         # it fails, or wants to end the program


def broken(folder: Path, how: str = "fails") -> Path:
    """It fails as soon as it is read."""
    return release(folder, f"cards_broken_{how}", 2, ("game.py", "rules_version = 2", f"rules_version = {FAULTS[how]}"))


def blind(folder: Path, version: int, how: str = "fails") -> Path:
    """The record comes out the same, and nobody can be shown how it stands."""
    line = "        return view.view(state, viewer)"
    wrong = line.replace("view.view(", f"{FAULTS[how]} + view.view(")
    return release(folder, f"cards_blind{version}_{how}", version, ("game.py", line, wrong))


def endless(folder: Path) -> Path:
    """A rule that never comes to its end."""
    line = '    """CD-7  All bid at once: 1, 2 or 3 points."""'
    return release(folder, "cards_endless", 2, ("play.py", line, "    while True:\n        pass"))
