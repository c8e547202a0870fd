"""What is said and not yet in every language, English first.  `python3 start.py words --missing` prints it.

CI fails on what is missing in English alone; an issue and a release close with this list empty.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from montjoy.core.content import law
from montjoy.words import LANGUAGES
from tests.suite.usage import parser
from tests.words import catalog

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def folder(package: str) -> Path:
    return catalog.HERE if package == "montjoy.core" else catalog.SOURCE / "games" / package.rpartition(".")[2] / "locales"


def missing(package: str, lang: str) -> list[str]:
    """By name: messages, titles of rules, what a new table's page offers, words that stand in tables, rules of the law."""
    english, here = catalog.written(folder(package), "en"), catalog.written(folder(package), lang)
    whole = catalog.written(catalog.HERE, lang) | here
    helpers = {name for message in english.values() for name in catalog.names_in(message)[1]}
    needed = (set(english) - helpers) | set(catalog.rules(package))
    if package != "montjoy.core":
        needed |= catalog.offered(catalog.installed()[package.rpartition(".")[2]])[0]
    tables = catalog.tabled(folder(package), "en") - catalog.tabled(folder(package), lang)
    game = catalog.installed().get(package.rpartition(".")[2])
    rules = [] if game is None else [f"law.toml {rule}" for rule in law.missing(game, lang)]
    return sorted({*catalog.missing(catalog.subjects(package), whole), *(needed - set(here)), *tables, *rules})


def report() -> Iterator[str]:
    """A line for each language of each game that lacks something."""
    for package in ["montjoy.core", *(f"montjoy.games.{slug}" for slug in catalog.installed())]:
        english = catalog.written(catalog.HERE, "en") | catalog.written(folder(package), "en")
        if lacks := sorted(catalog.missing(catalog.subjects(package), english)):
            yield f"{package}, en: {', '.join(lacks)}"
        for lang in OTHERS:
            if lacks := missing(package, lang):
                yield f"{package}, {lang}: {', '.join(lacks)}"


def main(args: list[str]) -> int:
    usage = parser("python3 start.py words", __doc__)
    usage.add_argument("--missing", action="store_true", help="list it")
    if not usage.parse_args(args).missing:
        usage.error("say what of it: --missing")
    try:
        lines = list(report())
    except AssertionError as wrong:
        print(wrong, file=sys.stderr)
        return 1
    print("\n".join(lines) if lines else f"Everything is said in {', '.join(LANGUAGES)}.")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
