"""Whole battles of Mass Battle, twenty units a side on the ground of Azure Wood, between its commanders in a live session: how
long one takes, and how large its record is.

    python -m bench.battle [--quick] [--profile]
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import sys
import time
from typing import Any, Final

import msgspec

from bench.report import Result, Row, arguments, goal, hand_over, made, own_process, row, say
from montjoy.core.philox import Philox
from montjoy.core.record import jsonlines
from montjoy.core.session.session import Session
from montjoy.games.massbattle.game import game as massbattle
from montjoy.games.massbattle.model.scenario import BattleScenario, TroopsFile

game: Final[Any] = massbattle
UNITS: Final = 20
SCALE: Final = 10
OURS: Final = {
    "wizard_9": 0, "fighter_hero": 0, "longbowmen": 40, "spearmen": 40, "medium_infantry": 50, "medium_cavalry": 30, "elves": 20,
}  # fmt: skip
THEIRS: Final = {
    "goblins": 70, "goblin_archers": 40, "goblin_wolf_riders": 30, "hobgoblins": 40, "ogre": 0, "hill_giant": 0,
}  # fmt: skip
PAIRS: Final = (("plain", "plain"), ("sharp", "sharp"), ("sharp", "plain"))
SEEDS: Final = (3, 5, 8)
WANTED: Final = {"a battle": ("s", "< 5"), "its record": ("MB", "< 2")}
LIMITS: Final = ["One process, one core; seconds are the processor's. A battle takes as many rounds as its commanders need."]


# ---- one battle, in a process of its own -----------------------------------------------------------------------------------
def twenty() -> BattleScenario:
    """Azure Wood with twenty units on each side."""
    scenario: BattleScenario = game.scenarios["azure_wood"]
    sides = [
        msgspec.structs.replace(side, troops=tuple(TroopsFile(type=kind, men=men) for kind, men in troops.items()))
        for side, troops in zip(scenario.sides, (OURS, THEIRS), strict=True)
    ]
    return msgspec.structs.replace(scenario, sides=(sides[0], sides[1]))


def battle(seed: int, pair: tuple[str, str]) -> Session:
    """The two commanders to the end."""
    session = Session.new(game, twenty(), game.options(scale=SCALE), seed=bytes([seed] * 32))
    session.begin()
    assert [sum(unit.side == side for unit in session.state.units.values()) for side in (0, 1)] == [UNITS, UNITS]
    commanders = {seat: game.characters[name] for seat, name in zip(session.seats, pair, strict=True)}
    luck = Philox(seed, 0, 0)
    while not session.over:
        assert not session.stopped, session.entries[-1]
        for seat in session.seats:
            for asked in session.questions(seat):
                if any(q.asked is asked and not q.done for q in session.open):
                    refused = session.answer(seat, commanders[seat](session.view(seat), asked, luck), asked.id, by="bot")
                    assert refused is None, refused
    return session


def measured(seed: int, pair: tuple[str, str]) -> dict[str, Any]:
    """One battle's figures."""
    began = time.process_time()
    session = battle(seed, pair)
    spent = time.process_time() - began
    data = jsonlines.dump(session.header, session.entries)
    return {"a battle": spent, "its record": len(data) / 1e6, "rounds": session.state.round, "pair": " against ".join(pair)}


# ---- the report ----------------------------------------------------------------------------------------------------------
def report(found: list[dict[str, Any]]) -> tuple[list[Row], list[Row]]:
    """Rows pair by pair; the goals are for the worst of all."""
    rows, goals = [], []
    for pair in dict.fromkeys(one["pair"] for one in found):
        here = [one for one in found if one["pair"] == pair]
        for name, (unit, _) in WANTED.items():
            rows.append(row(f"{pair}, {name}", [one[name] for one in here], unit))
        rows.append(row(f"{pair}, rounds", [one["rounds"] for one in here], "rounds"))
    for name, (unit, wanted) in WANTED.items():
        goals.append(goal(f"{name}, the worst of {len(found)}", max(one[name] for one in found), unit, wanted))
    return rows, goals


def main() -> None:
    def more(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--profile", action="store_true", help="where the time goes")
        parser.add_argument("--worker", nargs=3, help=argparse.SUPPRESS)

    args = arguments(__doc__, more)
    if args.profile:
        watch = cProfile.Profile()
        watch.runcall(battle, SEEDS[0], PAIRS[1])
        pstats.Stats(watch, stream=sys.stderr).sort_stats("tottime").print_stats(45)
        return
    if args.worker:
        seed, ours, theirs = args.worker
        print(json.dumps(measured(int(seed), (ours, theirs))))
        return
    found = []
    for seed in SEEDS[: 1 if args.quick else None]:
        for pair in PAIRS:
            say(f"battle {seed}, {' against '.join(pair)} ...")
            found.append(own_process(sys.executable, "-m", "bench.battle", "--worker", str(seed), *pair))
    rows, goals = report(found)
    result: Result = {
        "bench": "battle", "title": "A battle of Mass Battle, two bots, twenty units a side", "rows": rows, "goals": goals,
        "limits": LIMITS, "made": made(),
    }
    hand_over(result)


if __name__ == "__main__":
    main()
