"""Field battles of Clusta Noba, compiled: fights and effects a second, against the prototype's field battle in the same run.

    python -m bench.clusta [--quick]

An effect is whatever the rules await: dice, questions (two sealed together are one) and what is told.  How many a fight has is
counted by playing a sample, interpreted; the prototype's are counted in our copy of its text (`bench/games/field.py`).

The prototype has one host a side; with five units a side our rules go through ten contingents from effect to effect.  So what is
fought is counted too: contingent rounds, the field rounds times the contingents that are there at the start.
"""

from __future__ import annotations

from typing import Any, Final

from bench.duel import counted
from bench.report import Row, not_run, ratio, row
from bench.turns import SEED, Fights, Found, Makers, originals, per_second, run

PROTOTYPE: Final = "prototype, its field battle"
SAMPLE: Final = 10_000                                       # battles whose field rounds are counted
MEASURED: Final = "clusta, single types"                     # two hosts, as the prototype has; the other is for the record
CASES: Final[dict[str, tuple[Any, Any]]] = {
    MEASURED: (
        {"troops": [("ransard", False, 360)], "lead": 3, "march": True, "attacks": True},
        {"troops": [("stegosian", True, 250)], "lead": 3},
    ),
    "clusta, five units a side": (
        {"troops": [("ransard", n % 2 == 0, 150) for n in range(5)], "lead": 4, "attacks": True},
        {"troops": [("stegosian", n % 2 == 0, 120) for n in range(5)], "lead": 4},
    ),
}
LIMITS: Final = [
    "Two different games: ours has contingents, a battle table, units that waver and flee one by one, and a state of some five "
    "hundred numbers. Effects a second compare the machinery, fights a second are for the record.",
    "The prototype's battle has two hosts, ours of five units a side ten contingents, gone through in every field round: "
    "contingent rounds a second (field rounds times contingents at the start) are what is fought.",
    "One process, one thread, machine code warm. Ours has bounds checks on; the prototype is run as it was published, without.",
    "Our commanders fight on and spend no points: battles to their end. The prototype has its own policy.",
]


def fights_on(seen: Any, seat: int, ask: int, options: int, luck: Any) -> int:
    """No retreat, no point spent: battles to their end."""
    return 0


# ---- both sides, in one process --------------------------------------------------------------------------------------------
def makers(quick: bool) -> Makers:
    """Beside the effects "fought": contingent rounds a fight."""
    return {
        PROTOTYPE: lambda: prototype(quick),
        **{title: lambda both=both: ours(both, quick) for title, both in CASES.items()},  # type: ignore[misc]
    }


def ours(both: tuple[Any, Any], quick: bool) -> tuple[Fights, Found]:
    """Our battle: its batch, its effects and its contingent rounds counted."""
    from montjoy.fights import Batch
    from montjoy.games.clusta.battle.round import battle
    from montjoy.games.clusta.battle.setup import Force, Troop, make_fight
    from montjoy.games.clusta.battle.state import Fight
    from montjoy.games.clusta.options import ClustaOptions

    forces = []
    for side in both:
        troops = tuple(Troop(n, *troop) for n, troop in enumerate(side["troops"], 1))
        more = {name: value for name, value in side.items() if name not in ("troops", "lead")}
        forces.append(Force(troops, ((side["lead"], side["lead"]),), hears=True, prepared=True, **more))
    start = make_fight(ClustaOptions(), forces)
    batch = Batch(battle, fights_on, Fight, seats=2)
    rounds = float(batch(start, SAMPLE, SEED, keep=True)[1].records["round"].mean())
    contingents = sum(side.contingents for side in start.side)
    effects = counted(battle, fights_on, start.copy, quick)
    return lambda n, first: batch(start, n, SEED, first), {"effects": effects, "fought": contingents * rounds}


def prototype(quick: bool) -> tuple[Fights, Found]:
    """The prototype's field battle: its own batch; effects in our copy of its text.  A host is one contingent."""
    from bench.games import field as copy

    with originals("batch", "rules_field") as (made_by, rules):
        batch = made_by.Batch(rules.battle, rules.policy, rules.Field)
        start = rules.new_field()
        rounds = float(batch(start, SAMPLE, SEED, keep=True)[1]["rounds"].mean())     # compiles, and leaves its files here
    effects = counted(copy.battle, copy.policy, copy.new_field, quick)
    return lambda n, first: batch(start, n, SEED, first), {"effects": effects, "fought": len(start.host) * rounds}


# ---- the report ----------------------------------------------------------------------------------------------------------
def report(found: dict[str, Any]) -> tuple[list[Row], list[Row]]:
    rows, goals = [], []
    for title, side in found.items():
        if "not_run" in side:
            rows.append(not_run(title, side["not_run"]))
            continue
        effects = side["effects"]
        rows.append(row(title, side["fights"], "fights/s"))
        rows.append(row(title, per_second(side), "effects/s", f"{sum(effects) / len(effects):.1f} effects a fight"))
        rows.append(row(title, fought_per_second(side), "contingent rounds/s", f"{side['fought']:.1f} a fight"))
    theirs = found[PROTOTYPE]
    for title in CASES:
        name, own = f"{title} / the prototype's field battle, effects", found[title]
        lacking = own.get("not_run") or theirs.get("not_run")
        wanted = (">= 0.5",) if title == MEASURED else ()
        goals.append(not_run(name, lacking) if lacking else ratio(name, per_second(own), per_second(theirs), *wanted))
        name = f"{title} / the prototype's field battle, contingent rounds"
        goals.append(not_run(name, lacking) if lacking else ratio(name, fought_per_second(own), fought_per_second(theirs)))
    return rows, goals


def fought_per_second(side: dict[str, Any]) -> list[float]:
    """Contingent rounds a second, round by round."""
    return [rate * float(side["fought"]) for rate in side["fights"]]


if __name__ == "__main__":
    run(__doc__, "clusta", "Field battles of Clusta Noba, compiled", makers, report, LIMITS)
