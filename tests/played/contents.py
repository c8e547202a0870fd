"""The page of the model games, `docs/model-games.md`, from the plans of the kept games:

    python -m tests.played.contents
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from montjoy.core.game import Game
from montjoy.lab import played
from tests.suite.subjects import all_games
from tests.suite.usage import parser

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "model-games.md"
HEAD: Final = """\
# Model games

Games that were played from a set-up by legal acts alone, each with something to see. The tests play all of them again at every
change. Written by `python -m tests.played.contents` from the plans beside the records; [CONTRIBUTING](../CONTRIBUTING.md) says
how one is made.

To look at one, open the table (`python3 start.py`), choose *Import a record* and give the file: it becomes a table to look at,
move by move, as any seat or the umpire saw it. In the terminal:

```sh
python3 start.py replay tests/games/rudern/played/rolled-again.jsonl --as umpire
```
"""


def page() -> str:
    """The whole page."""
    return HEAD + "".join(section(game) for game in all_games())


def section(game: Game) -> str:
    """A game's model games in the order of their names; nothing where it has none."""
    folder = played.where_games_are(game)
    lines = list(entries(folder)) if folder is not None else []
    return "\n".join(("", f"## {game.title}", "", *lines, "")) if lines else ""


def entries(folder: Path) -> Iterator[str]:
    for path in played.plans(folder):
        plan = played.read_plan(path)
        record = played.record_of(path)
        yield f"* [{plan.title}](../{record.relative_to(ROOT).as_posix()}): {' '.join(plan.says.split())}"


def main(args: list[str]) -> int:
    parser("python -m tests.played.contents", __doc__).parse_args(args)
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
