"""The exact law of a case, derived a second time with none of our code: compared with ours by `cases.py`.

A side is a line of single pieces in the order of death, and a state is how far the line is gone: without wounds the
number of dead pieces, with wounds the number of lives lost.  A pool is a convolution of single dice.  States only ever
fall, so chances flow forward from the whole lines; a roll that changes nothing is summed as a geometric series.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any

UNITS = Path(__file__).parents[3] / "src/montjoy/games/rudern/units"
LATE = {"general": 1, "shadow": 1, "head": 2, "ruler": 2}
THIRD = 1 / 3


def table_of(name: str) -> dict[str, dict[str, Any]]:
    raw = tomllib.loads((UNITS / f"{name}.toml").read_text(encoding="utf-8"))
    rows = [dict(zip(raw["columns"], row)) for row in raw["rows"]]
    return {row["type"]: row for row in rows}


@lru_cache(None)
def pool(dice: int) -> tuple[float, ...]:
    """Chances of 0, 1, ... hits: one die after another."""
    law = [1.0]
    for _ in range(dice):
        law = [
            (law[h] * (1 - THIRD) if h < len(law) else 0.0) + (law[h - 1] * THIRD if h else 0.0)
            for h in range(len(law) + 1)
        ]
    return tuple(law)


@lru_cache(None)
def people(many: bool) -> tuple[float, ...]:
    """Hits of an empty place's people: one die, or as many as a die shows."""
    if not many:
        return pool(1)
    law = [0.0] * 7
    for dice in range(1, 7):
        for h, p in enumerate(pool(dice)):
            law[h] += p / 6
    return tuple(law)


class Line:
    """One side's pieces, first to die first."""

    def __init__(self, pieces: dict[str, int], table: dict[str, dict[str, Any]], wounds: bool) -> None:
        def place(name: str) -> Any:
            row = table[name]
            return LATE.get(name, 0), row["lives"], row["cost"], row["field"], name

        self.names = [name for name in sorted(pieces, key=place) for _ in range(pieces[name])]
        self.rows = [table[name] for name in self.names]
        self.ends = list(accumulate(row["lives"] for row in self.rows))    # lives lost when piece i is dead
        self.wounds = wounds

    def dead(self, state: int) -> int:
        return sum(end <= state for end in self.ends) if self.wounds else state

    def after(self, state: int, hits: int) -> int:
        if self.wounds:
            return min(state + hits, self.ends[-1] if self.ends else 0)
        taken = (self.ends[state - 1] if state else 0) + hits
        return sum(end <= taken for end in self.ends)

    def dice(self, state: int, column: str) -> int:
        return sum(row[column] for row in self.rows[self.dead(state):])

    def all(self, state: int) -> int:
        return len(self.rows) - self.dead(state)

    def troops(self, state: int) -> int:
        return sum(name not in LATE for name in self.names[self.dead(state):])

    def counts(self, state: int) -> dict[str, int]:
        alive = self.names[self.dead(state):]
        return {name: alive.count(name) for name in self.names}


def law(case: dict[str, Any]) -> dict[str, Any]:
    """Outcomes, mean losses by type, survivors and rolls of a case."""
    fight, options = case["fight"], case.get("options", {})
    table = table_of(options.get("unit_table", "default"))
    joined = case.get("joined", {})
    ours_all = {t: case["attacker"].get(t, 0) + joined.get(t, 0) for t in {**case["attacker"], **joined}}
    wounds = options.get("persistent_wounds", False)
    ours, theirs = Line(ours_all, table, wounds), Line(case.get("defender", {}), table, wounds)
    battle = fight in ("field", "relief")
    step = _battle(ours, theirs, options) if battle else _storm(ours, theirs, fight, case["place"], options)
    rounds = None if battle or (fight == "assault" and case.get("repeat", 1) == 0) else case.get("repeat", 1)
    outcomes = {"attacker": 0.0, "defender": 0.0, "neither": 0.0}
    left: dict[tuple[int, int], float] = defaultdict(float)
    rolls = 0.0
    now = {(0, 0): 1.0}
    played = 0
    while now and (rounds is None or played < rounds):
        if rounds is None:        # one state at a time, whole lines first: nothing ever comes back
            state = min(now, key=lambda s: (s[0] + s[1], s))
            todo = {state: now.pop(state)}
        else:
            todo, now, played = now, {}, played + 1
        for (a, b), p in todo.items():
            row = step(a, b)
            same = row.get((a, b, None), 0.0) if rounds is None else 0.0
            if same >= 1 - 1e-13:                # nobody can ever hurt anybody: no further roll, but for the one called first
                rolls += p if (a, b) == (0, 0) else 0.0
                outcomes["neither"] += p
                left[a, b] += p
                continue
            rolls += p / (1 - same)
            for (a2, b2, end), q in row.items():
                share = p * q / (1 - same)
                if end is not None:
                    outcomes[end] += share
                    left[a2, b2] += share
                elif rounds is None and (a2, b2) == (a, b):
                    continue
                else:
                    now[a2, b2] = now.get((a2, b2), 0.0) + share
    for state, p in now.items():
        outcomes["neither"] += p
        left[state] += p
    survivors: dict[Any, float] = defaultdict(float)
    for (a, b), p in left.items():
        survivors[tuple(sorted(ours.counts(a).items())), tuple(sorted(theirs.counts(b).items()))] += p
    return {"outcomes": outcomes, "survivors": dict(survivors), "rolls": rolls}


def _battle(ours: Line, theirs: Line, options: dict[str, Any]) -> Any:
    rule = options.get("tie_rule", "no_winner")

    def units(line: Line, state: int) -> int:
        return line.all(state) if options.get("count_nobles") else line.troops(state)

    def end(a: int, b: int) -> str | None:
        mine, yours = units(ours, a), units(theirs, b)
        if mine != yours:
            return "attacker" if mine > yours else "defender"
        if bool(ours.all(a)) != bool(theirs.all(b)):
            return "attacker" if ours.all(a) else "defender"
        if rule == "defender_wins":
            return "defender"
        if rule == "reroll" and ours.all(a):
            moves = ours.after(a, theirs.dice(b, "field")) != a or theirs.after(b, ours.dice(a, "field")) != b
            return None if moves else "neither"
        return "neither"

    def step(a: int, b: int) -> dict[Any, float]:
        return _roll(ours, theirs, a, b, pool(ours.dice(a, "field")), pool(theirs.dice(b, "field")),
                     lambda a2, b2, hits: end(a2, b2))

    return step


def _storm(ours: Line, theirs: Line, fight: str, place: str, options: dict[str, Any]) -> Any:
    column = "field" if options.get("besieger_column") == "field" else place
    letter = not options.get("noble_holds_place", True)

    def held(b: int) -> bool:
        return (theirs.troops(b) if letter else theirs.all(b)) > 0

    def share(strength: int, divisor: int) -> int:
        if not strength:
            return 0
        whole, rest = divmod(strength, divisor)
        up = {"up": rest > 0, "down": False, "nearest": 2 * rest >= divisor and rest > 0}[options.get("rounding", "up")]
        return max(1, whole + up)

    def end(a: int, b: int, fallen: bool) -> str | None:
        if not ours.all(a):
            return "defender"
        if fallen:
            return "attacker"
        nobles = options.get("count_nobles")
        mine, yours = (x.all(s) if nobles else x.troops(s) for x, s in ((ours, a), (theirs, b)))
        return "defender" if yours > mine or not ours.troops(a) else None

    def step(a: int, b: int) -> dict[Any, float]:
        if held(b):
            divisor = 3 if place == "fortress" else 2
            if fight == "sortie" and options.get("sortie_divisor", "two") == "two":
                divisor = 2
            return _roll(ours, theirs, a, b, pool(share(ours.dice(a, column), divisor)), pool(theirs.dice(b, place)),
                         lambda a2, b2, hits: end(a2, b2, not held(b2)))
        crowd = people(options.get("militia") == "d6_dice")
        return _roll(ours, None, a, b, pool(ours.dice(a, column)), crowd, lambda a2, b2, hits: end(a2, b2, hits > 0))

    return step


def _roll(ours: Line, theirs: Line | None, a: int, b: int, mine: Any, yours: Any, end: Any) -> dict[Any, float]:
    row: dict[Any, float] = defaultdict(float)
    for taken, q in enumerate(yours):
        a2 = ours.after(a, taken)
        for dealt, p in enumerate(mine):
            b2 = theirs.after(b, dealt) if theirs else b
            row[a2, b2, end(a2, b2, dealt)] += p * q
    return row
