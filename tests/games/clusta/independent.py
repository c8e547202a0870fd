"""One field round of two single-type forces, derived a second time from the words of the ledger and with none of the game's code:
for `test_fight_law.py`.  The battle table is read from the frozen copy of the ledger.

A force is a dict: men, worth (combat value), morale (None: undead), lead (leader value, 0: unled), march, height, buildings, camp
(multiplier), nights, landing, share, hold, patrol."""

from __future__ import annotations

import json
from collections import defaultdict
from fractions import Fraction
from math import ceil, floor
from pathlib import Path
from typing import Any

ROWS = json.loads((Path(__file__).parent / "ledger.json").read_text("utf-8"))["tables"]["CN-T-BATTLE"]["rows"]
TACTICS = {0: 7, 1: 7, 2: 9, 3: 13, 4: 17, 5: 21}
SIDE = {
    "march": False, "height": False, "buildings": False, "camp": Fraction(1), "nights": 0, "landing": False, "share": Fraction(1),
    "hold": False, "patrol": False, "lead": 0,
}  # fmt: skip


def tactics(skill: int) -> dict[tuple[int, bool], Fraction]:
    """{(margin, fumble): chance} of one roll: a 1 is perfect (+10) and a 20 a fumble if a second die confirms it."""
    law: dict[tuple[int, bool], Fraction] = defaultdict(Fraction)
    for face in range(1, 21):
        for again in range(1, 21):
            margin = skill - face + (10 if face == 1 and again <= skill else 0)
            law[margin, face == 20 and again > skill] += Fraction(1, 400)
    return law


def who_wins(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[tuple[int, int], Fraction]:
    """{(winner, difference): chance}, ties rolled again."""
    laws = []
    for force in (ours, theirs):
        laws.append(tactics(TACTICS[force["lead"]] - (5 if force["patrol"] else 0)))
    found: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for (a, a_fumbles), p in laws[0].items():
        for (b, b_fumbles), q in laws[1].items():
            if bool(ours["lead"]) == bool(theirs["lead"]):
                if a != b:
                    found[0 if a > b else 1, abs(a - b)] += p * q
                continue
            leader, fumbles = (0, (a_fumbles, b_fumbles)) if ours["lead"] else (1, (b_fumbles, a_fumbles))
            winner = 1 - leader if fumbles == (True, False) else leader
            found[winner, max(1, a - b if winner == 0 else b - a)] += p * q
    whole = sum(found.values())
    return {key: p / whole for key, p in found.items()}


def compared(force: dict[str, Any]) -> Fraction:
    value = force["men"] * force["worth"] * force["share"] * (1 - Fraction(force["nights"], 4)) * force["camp"]
    return Fraction(value / 2 if force["landing"] else value)


def row_by_bands(gap: Fraction) -> int:
    """A band of a gain begins at its lower printed bound, one of a deficit at its upper one; between them is the middle row."""
    for at, (_, low, high, *_cells) in enumerate(ROWS):
        if (high < -49 and low - 1 < gap <= high) or (low > 49 and low <= gap < high + 1) or (low == -49 and -50 < gap < 50):
            return at
    raise AssertionError(gap)


def cell(forces: tuple[dict[str, Any], dict[str, Any]], winner: int, difference: int) -> tuple[int, int, str]:
    """Winner's and loser's percentage and the mark, from the printed rows."""
    gap = compared(forces[winner]) - compared(forces[1 - winner])
    at = row_by_bands(gap)
    for side, step in ((winner, 1), (1 - winner, -1)):
        force = forces[side]
        if force["height"] or force["buildings"] or force["lead"] >= 4:
            at += step
    column = 0 if difference <= 10 else 1 if difference <= 20 else 2
    text = ROWS[min(max(at, 0), 22)][3 + column]
    mark = text[-1] if text[-1] in "*†" else ""
    first, second = text.rstrip("*†").split("/")
    return int(first), int(second), mark


def lose(force: dict[str, Any], percent: Fraction) -> tuple[Fraction, int]:
    """Troop value and men left of the whole unit."""
    value = force["men"] * force["worth"]
    present = value * force["share"]
    soldiers = floor(present * percent / 100 / force["worth"] + Fraction(1, 2))
    lost = present if percent >= 100 else min(force["worth"] * soldiers, present)
    men = force["men"] - min(ceil(lost / force["worth"]), force["men"])
    return value - lost if men else Fraction(0), men


def size(men: Fraction) -> int:
    return 1 + (men > 50) + (men > 150) + (men > 350)


def one_round(ours: dict[str, Any], theirs: dict[str, Any], crurers_attack: bool = True) -> dict[str, Any]:
    """{"margin": {signed difference: p}, "cells": {(winner, loss of winner, of loser): p}, "ends": {(what becomes of side 0, of
    side 1, men, men, fallen, fallen): p}}; side 0 attacks; what becomes of a side: stays, star, panic, morale, destroyed."""
    forces = ({**SIDE, **ours}, {**SIDE, **theirs})
    margin: dict[int, Fraction] = defaultdict(Fraction)
    cells: dict[Any, Fraction] = defaultdict(Fraction)
    ends: dict[Any, Fraction] = defaultdict(Fraction)
    for (winner, difference), p in who_wins(*forces).items():
        margin[difference if winner == 0 else -difference] += p
        first, second, mark = cell(forces, winner, difference)
        lost = [Fraction(0), Fraction(0)]
        lost[winner], lost[1 - winner] = Fraction(first), Fraction(second)
        for side in range(2):
            if forces[side]["march"]:
                lost[side] *= Fraction(3, 2)
            if forces[1 - side]["march"]:
                lost[side] /= 2
            lost[side] = min(lost[side], Fraction(100))
        cells[winner, lost[winner], lost[1 - winner]] += p
        left = [lose(force, percent) for force, percent in zip(forces, lost)]
        killed = [mark == "†" and side != winner for side in range(2)]
        for side in range(2):
            if killed[side]:
                left[side] = Fraction(0), 0
        deaths = [
            Fraction(1) if killed[side] and forces[side]["lead"] else
            Fraction(floor(lost[side] / 10), 100) if forces[side]["lead"] else Fraction(0)
            for side in range(2)
        ]  # fmt: skip
        for fallen in ((0, 0), (0, 1), (1, 0), (1, 1)):
            q = p
            for side in range(2):
                q *= deaths[side] if fallen[side] else 1 - deaths[side]
            if q:
                for fate, r in fates(forces, left, killed, fallen, mark, winner, crurers_attack).items():
                    ends[(*fate, left[0][1], left[1][1], *fallen)] += q * r
    return {"margin": dict(margin), "cells": dict(cells), "ends": dict(ends)}


def fates(forces: Any, left: Any, killed: Any, fallen: Any, mark: str, winner: int, crurers_attack: bool) -> dict[Any, Fraction]:
    laws = []
    for side in range(2):
        force, (value, men) = forces[side], left[side]
        original = force["men"] * force["worth"]
        if killed[side] or men == 0:
            laws.append({"destroyed": Fraction(1)})
        elif mark == "*" and side != winner:
            laws.append({"star": Fraction(1)})
        elif force["morale"] is None:
            laws.append({"stays": Fraction(1)})
        elif value < original / 4:
            laws.append({"panic": Fraction(1)})
        elif (2 * men <= force["men"]) if force["hold"] else (value <= original * 3 / 4):
            under = force["morale"] - 2 * fallen[side]
            under -= 3 if value <= original / 2 and not force["hold"] else 0
            under -= 2 if size(left[1 - side][1] * forces[1 - side]["share"]) > size(men * force["share"]) else 0
            under -= 2 if crurers_attack and side == 1 and forces[1 - side]["morale"] is None and left[1 - side][1] else 0
            passes = Fraction(min(max(under, 0), 20), 20)
            laws.append({k: p for k, p in (("stays", passes), ("morale", 1 - passes)) if p})
        else:
            laws.append({"stays": Fraction(1)})
    return {(a, b): p * q for a, p in laws[0].items() for b, q in laws[1].items()}
