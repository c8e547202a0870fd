"""A page while a game is played on it: what shifts, what its line brings, how soon a click is seen.

    python -m bench.page                              all of it, in a Chromium, some twenty minutes
    python -m bench.page --only bytes                 what the line brings, without a browser, two minutes
    python -m bench.page --only bytes --pieces        and which pieces of the page it consists of
    python -m bench.page --games rudern --moves 10 --only shift

Prints one table in Markdown.  Bytes are those of a message without what it is filled up with, in brackets as it is sent.  What
shifts is the sum over all moves: what had not just been clicked or typed by that page's reader, and all.  Milliseconds are from a
click, with the page slowed down to a BenchmarkIndex of 500, which is four times on a strong desk: until one's own page shows
that it was pressed, and what came of it, on one's own page and on another's.  For these, twice the answers are given.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from bench import page_bytes
from bench.page_bytes import Push
from bench.report import Row, goal, made, say, short

GAMES: Final = {"rudern": "two_lords", "drakborgen": "two", "massbattle": "bridge", "clusta": "skirmish"}
KINDS: Final = ("bytes", "shift", "paint")
WANTED: Final = {
    "median": "<= 1400", "p99": "<= 4096", "shift": "< 0.1", "other's shift": "< 0.1",
    "pressed p75": "< 50", "pressed p99": "< 100", "other's p75": "< 150",
}  # fmt: skip
COLUMNS: Final = ("moves", "pushes", "median", "p99", "largest", "shift", "with own", "other's shift", "pressed p75",
                  "pressed p99", "own p75", "own p99", "other's p75")
UNITS: Final = {
    "median": "B", "p99": "B", "largest": "B", "pressed p75": "ms", "pressed p99": "ms", "own p75": "ms", "own p99": "ms",
    "other's p75": "ms",
}  # fmt: skip
MOST_PIECES: Final = 12
Line = dict[str, Row]                                        # by column


# ---- figures ---------------------------------------------------------------------------------------------------------
def at(values: Sequence[float], share: float) -> float:
    """The value that so large a share does not exceed."""
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]


def figure(name: str, value: float, note: str = "") -> Row:
    return {**goal(name, value, UNITS.get(name, ""), WANTED.get(name, "")), "note": note}


def bytes_of(pushes: Sequence[Push]) -> Line:
    found = {"pushes": figure("pushes", len(pushes))}
    for name, share in (("median", 0.5), ("p99", 0.99), ("largest", 1.0)) if pushes else ():
        sent = at([push.sent for push in pushes], share)
        found[name] = figure(name, at([push.told for push in pushes], share), f"({sent:,})")
    return found


def shifts_of(played: Any) -> Line:
    names = {"shift": played.own.alone, "with own": played.own.all, "other's shift": played.other.alone}
    return {name: figure(name, value) for name, value in names.items()}


def paints_of(played: Any) -> Line:
    """The other's picture comes later than after an answer sent by a program, by as long as a click takes to leave its page: each
    with each, as the two have nothing to do with each other."""
    others = [later + leaves for later in played.other_paint for leaves in played.sent]
    names = (
        ("pressed p75", played.pressed, 0.75), ("pressed p99", played.pressed, 0.99),
        ("own p75", played.own_paint, 0.75), ("own p99", played.own_paint, 0.99), ("other's p75", others, 0.75),
    )  # fmt: skip
    return {name: figure(name, at(values, share)) for name, values, share in names if values}


# ---- measuring -------------------------------------------------------------------------------------------------------
def without_browser(slug: str, moves: int, pieces: bool) -> dict[str, Line]:
    say(f"{slug}: {moves} answers without a browser")
    pushes = page_bytes.count(slug, GAMES[slug], moves)
    found = {}
    for role in sorted({push.role for push in pushes}):
        mine = [push for push in pushes if push.role == role]
        found[f"no browser, {role}"] = {"moves": figure("moves", moves), **bytes_of(mine)}
        if pieces:
            print_pieces(f"{slug}, {role}", mine)
    return found


def in_browser(browsers: Any, slug: str, size: str, moves: int, kinds: Sequence[str]) -> Line:
    found: Line = {}
    for kind, slowed in (("shift", False), ("paint", True)):
        if kind in kinds:
            say(f"{slug}: {moves} answers at {size}, {kind}")
            played = browsers.play(slug, GAMES[slug], size, 2 * moves if slowed else moves, slowed)
            found = {"moves": figure("moves", played.moves), **found, **(paints_of(played) if slowed else shifts_of(played))}
            if not slowed and "bytes" in kinds:
                found |= bytes_of(played.pushes)
    return found


def measured(games: Sequence[str], kinds: Sequence[str], moves: int, many: int, pieces: bool) -> dict[tuple[str, str], Line]:
    """By game and place.  `moves`: answers in a browser; `many`: without one."""
    found = {}
    if "bytes" in kinds:
        for slug in games:
            found |= {(slug, place): line for place, line in without_browser(slug, many, pieces).items()}
    if {"shift", "paint"} & set(kinds):
        from bench import page_browser

        with page_browser.there() as browsers:
            for slug in games:
                for size in page_browser.SIZES:
                    found[slug, size] = in_browser(browsers, slug, size, moves, kinds)
    return found


# ---- what is printed -------------------------------------------------------------------------------------------------
def markdown(found: dict[tuple[str, str], Line]) -> str:
    """One table; what misses its goal is set in bold."""
    shown = [name for name in COLUMNS if any(name in line for line in found.values())]
    heads = ["game", "where", *(f"{name}, {UNITS[name]}" if name in UNITS else name for name in shown)]
    rows = [heads, ["---", "---", *["---:"] * len(shown)], ["*wanted*", "", *(WANTED.get(name, "") for name in shown)]]
    rows += [[slug, where, *(cell(line.get(name)) for name in shown)] for (slug, where), line in sorted(found.items(), key=place)]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def place(one: tuple[tuple[str, str], Line]) -> int:
    return list(GAMES).index(one[0][0])


def cell(r: Row | None) -> str:
    if r is None:
        return ""
    said = f"{short(r['value'])} {r['note']}".strip()
    return said if r.get("reached", True) else f"**{said} missed**"


def print_pieces(title: str, pushes: Sequence[Push]) -> None:
    """What the messages consist of: of all, of one in the middle, and of the largest."""
    by_size = sorted(pushes, key=lambda push: push.told)
    everything: Counter[str] = sum((push.pieces() for push in pushes), Counter())
    for name, counted in ((f"all {len(pushes)}", everything), ("the one in the middle", by_size[len(by_size) // 2].pieces()),
                          ("the largest", by_size[-1].pieces())):
        print(f"\n{title}: {name}, {counted.total():,} B")
        for what, size in counted.most_common(MOST_PIECES):
            print(f"{size:>9,}  {what}")
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--moves", type=int, help="answers: 30 in a browser, 300 without one")
    parser.add_argument("--only", choices=KINDS)
    parser.add_argument("--pieces", action="store_true", help="what the messages consist of, too (of bytes)")
    args = parser.parse_args()
    kinds = (args.only,) if args.only else KINDS
    found = measured(args.games, kinds, args.moves or 30, args.moves or 300, args.pieces)
    print(markdown(found))
    said = made()
    print(f"\n{said['date']}; commit {said['commit']}; {said['machine']}; load when it ended: {said['load'] or 0:.1f}.")


if __name__ == "__main__":
    main()
