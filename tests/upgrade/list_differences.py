"""Where games kept under earlier rules part from those of today:  python -m tests.upgrade.list_differences GAME-VERSION

Writes the lines at which they part into `earlier/GAME-VERSION/differences.toml`.  The changes of the rules that part them stand
there too, by hand, with their rules: whoever changes a rule of a game that is kept adds his.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from montjoy.core.session.versions import Rehearsal, rehearse
from tests.suite.usage import parser
from tests.upgrade.kept import Kept, open_file

EARLIER: Final = Path(__file__).with_name("earlier")
NAME: Final = "differences.toml"
BEGUN: Final = '[changes]                                # RULE = "what is otherwise", by hand\n\n'


def rehearsed(kept: Kept) -> Rehearsal:
    return rehearse(kept.game(), *kept.read(), None, seed=kept.seed)


def listed(folder: Path) -> dict[str, Any]:
    """`changes`: by rule, what is otherwise; `records`: by name, the line at which a game parts, 0 where it does not."""
    return tomllib.loads((folder / NAME).read_text("utf-8"))


def main(args: list[str]) -> int:
    usage = parser("python -m tests.upgrade.list_differences", __doc__)
    usage.add_argument("folder", nargs="+", choices=[path.name for path in sorted(EARLIER.iterdir())])
    for folder in [EARLIER / name for name in usage.parse_args(args).folder]:
        lines = {path.stem: rehearsed(open_file(path)).line for path in sorted(folder.glob("*.xz"))}
        file = folder / NAME
        text = file.read_text("utf-8").partition("[records]")[0] if file.exists() else BEGUN
        text += "[records]\n" + "".join(f"{json.dumps(name)} = {line}\n" for name, line in lines.items())
        file.write_text(text, "utf-8")
        print(f"{folder.name}: {sum(line > 0 for line in lines.values())} of {len(lines)} part")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
