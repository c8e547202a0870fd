"""One field battle described in a file, for `odds clusta CASE.toml` and `study`.

    attacker = "Ransards"
    [[side]]                   # two of them
    name = "Ransards"
    commander = 3              # leader value; left out: unled
    hero_points = 3            # left out: as many as the leader value
    formation = "march"        # march | battle (left out: battle)
    order = "go"               # an order by its id; left out: none
    height = false             # higher than the enemy
    buildings = false          # in buildings when the attack starts
    camp_days = 0              # days of fortification behind it
    exhausted_nights = 0
    landing = false
    share = 1.0                # the part that fights, in quarters; left out: 0.25 with "ambush", 0.75 with "couriers"
    troops = [ { type = "ransard", men = 360, elite = false, unit = 6 } ]   # unit left out: one of its own
    [side.standing]            # CN-KNOW-06; left out: no point is spent, they fight on
    retreat_at = 0.5           # part of the original troop value
    spend_hp_tv = 0.8          # "never", "always", or where one's value is at most that part of the enemy's
    spend_hp_death = true
    ambush_continue = false    # pursue, let_pass, front_split, advance_after_win have no meaning in one battle
    [battle]
    rounds = 4                 # field rounds
    [options]                  # any option of the game; battle_decisions does not matter: standing instructions decide

The battle is over when a side has left it: pursuit is another battle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from montjoy.core.content.messages import closest, listed, shown
from montjoy.core.errors import BadInput
from montjoy.games.clusta.case_answer import ClustaCase
from montjoy.games.clusta.case_values import (
    flag,
    hundredths,
    known_keys,
    name_of,
    number,
    order_of,
    section,
    share_of,
)
from montjoy.games.clusta.fight_muster import NATIONS, UNDEAD, Force, Troop, muster
from montjoy.games.clusta.fight_state import CONTINGENTS, ROUNDS, Decisions
from montjoy.games.clusta.fight_tables import fort
from montjoy.games.clusta.options import read_options

KEYS: Final = ("attacker", "side", "battle", "options")
OF_SIDE: Final = (
    "name", "commander", "hero_points", "formation", "order", "height", "buildings", "camp_days", "exhausted_nights", "landing",
    "share", "troops", "standing",
)  # fmt: skip
OF_TROOP: Final = ("type", "men", "elite", "unit")
OF_STANDING: Final = (
    "retreat_at", "pursue", "spend_hp_tv", "spend_hp_death", "let_pass", "ambush_continue", "front_split", "advance_after_win",
)  # fmt: skip
FORMATIONS: Final = ("march", "battle")
PREPARED: Final = ("attack", "advance", "ambush", "patrol", "hold", "fortify")
AS_RANSARD: Final = ("pirate", "barbarian")
MOST_MEN: Final = 500
MOST_UNITS: Final = 99
MOST_DAYS: Final = 99
MOST_ROUNDS: Final = 12
MOST_NIGHTS: Final = 3
HIGHEST: Final = 5
MOST_POINTS: Final = 9
ALWAYS: Final = 1_000_000                                    # hundredths of the enemy's value


def case_of(given: Mapping[str, Any], folder: Path | None = None) -> ClustaCase:
    """The case in a table already read.  BadInput says what is wrong and what would do."""
    known_keys(given, KEYS, "a case")
    sides = given.get("side")
    if not isinstance(sides, list) or len(sides) != 2 or not all(isinstance(side, dict) for side in sides):
        raise BadInput("a case has two sides: write [[side]] twice, each with its lines below it")
    names = [name_of(side, n) for n, side in enumerate(sides)]
    if names[0] == names[1]:
        raise BadInput(f"both sides are called {shown(names[0])}; give each its own name")
    attacker = given.get("attacker")
    if attacker not in names:
        raise BadInput(f"attacker = {shown(attacker)}: it is one of {listed(map(shown, names))}" if attacker is not None else
                      f"attacker is missing: write attacker = {shown(names[0])}, or {shown(names[1])}")  # fmt: skip
    options = section(given, "options", "")
    read = read_options(options)
    forces = [force_of(side, name, name == attacker) for side, name in zip(sides, names)]
    fought = section(given, "battle", "")
    known_keys(fought, ("rounds",), "[battle]")
    rounds = number(fought, "rounds", "[battle]", 1, MOST_ROUNDS, ROUNDS)
    if attacker == names[1]:
        forces.reverse()
        names.reverse()
    if forces[0].ambush and forces[1].ambush:
        raise BadInput('both sides have order = "ambush"; only one of them can lie in wait for the other')
    fight = muster(read, forces, rounds)
    fight.decisions = Decisions.STANDING
    return ClustaCase(fight, (names[0], names[1]))


def force_of(given: Mapping[str, Any], name: str, attacks: bool) -> Force:
    """One side."""
    where = f"side {shown(name)}:"
    known_keys(given, OF_SIDE, where)
    order = order_of(given, where)
    if given.get("formation", FORMATIONS[1]) not in FORMATIONS:
        raise BadInput(f"{where} formation = {shown(given['formation'])}: it is march or battle")
    nights = number(given, "exhausted_nights", where, 0, MOST_NIGHTS, 0)
    days = number(given, "camp_days", where, 0, MOST_DAYS, 0)
    landing = flag(given, "landing", where, False)
    share = share_of(given, order, where)
    troops = tuple(
        Troop(
            unit, nation, elite, men, hold=order == "hold", awaits=order == "await", nights=nights, landing=landing,
            share=share,
        )
        for unit, nation, elite, men in troops_of(given, where)
    )  # fmt: skip
    value = number(given, "commander", where, 1, HIGHEST, 0)
    points = number(given, "hero_points", where, 0, MOST_POINTS, value)
    if not value and points:
        raise BadInput(f"{where} hero_points = {points}, but nobody leads it; write commander = 3 as well, or leave them out")
    return Force(
        troops, ((value, points),) if value else (), attacks=attacks, march=given.get("formation") == "march",
        prepared=order in PREPARED, height=flag(given, "height", where, False), buildings=flag(given, "buildings", where, False),
        camp=fort(days), in_camp=days > 0, patrol=order == "patrol", ambush=order == "ambush",
        **standing_of(section(given, "standing", where), f"{where} [side.standing]"),
    )  # fmt: skip


def troops_of(given: Mapping[str, Any], where: str) -> list[tuple[int, str, bool, int]]:
    """(unit, nation, elite, men) of every line of `troops`."""
    lines = given.get("troops")
    if not isinstance(lines, list) or not lines or not all(isinstance(line, dict) for line in lines):
        raise BadInput(f'{where} troops are missing: write troops = [ {{ type = "ransard", men = 360 }} ]')
    if len(lines) > CONTINGENTS:
        raise BadInput(f"{where} {len(lines)} lines of troops: a side has at most {CONTINGENTS}")
    taken = [line["unit"] for line in lines if "unit" in line]
    free = (n for n in range(1, MOST_UNITS + 1) if n not in taken)
    found = []
    for n, line in enumerate(lines, 1):
        here = f"{where} troops, line {n}:"
        known_keys(line, OF_TROOP, here)
        nation = line.get("type")
        if nation not in (*NATIONS, *AS_RANSARD):
            raise BadInput(f"{here} type = {shown(nation)}: {closest(str(nation), (*NATIONS, *AS_RANSARD))}")
        elite = flag(line, "elite", here, False)
        if elite and nation == UNDEAD:
            raise BadInput(f"{here} there are no elite Crurers (CN-TROOP-01); write elite = false")
        unit = number(line, "unit", here, 1, MOST_UNITS, 0) or next(free)
        men = number(line, "men", here, 1, MOST_MEN, 0)
        if not men:
            raise BadInput(f"{here} men are missing: write men = 360")
        found.append((unit, "ransard" if nation in AS_RANSARD else str(nation), elite, men))
    for unit in dict.fromkeys(line[0] for line in found):
        check_unit(unit, [line for line in found if line[0] == unit], where)
    return found


def check_unit(unit: int, lines: Sequence[tuple[int, str, bool, int]], where: str) -> None:
    """A unit is of one nation, has each soldier type once, and no more than 500 men (CN-ARMY-03)."""
    if len({nation for _, nation, _, _ in lines}) > 1:
        raise BadInput(f"{where} unit {unit} has men of several nations; give each nation units of its own")
    if len({elite for _, _, elite, _ in lines}) < len(lines):
        raise BadInput(f"{where} unit {unit} has the same soldiers twice; write them in one line, or as two units")
    men = sum(men for *_, men in lines)
    if men > MOST_MEN:
        raise BadInput(f"{where} unit {unit} has {men} men: a unit has at most {MOST_MEN}")


def standing_of(given: Mapping[str, Any], where: str) -> dict[str, Any]:
    """The standing instructions; what one battle has no use for may stand there all the same."""
    known_keys(given, OF_STANDING, where)
    for name in ("pursue", "advance_after_win"):
        flag(given, name, where, False)
    return {
        "retreat_at": hundredths(given, "retreat_at", where, 1),
        "spend_tv": points_on_value(given, where),
        "spend_death": flag(given, "spend_hp_death", where, False),
        "ambush_on": flag(given, "ambush_continue", where, False),
    }


def points_on_value(given: Mapping[str, Any], where: str) -> int:
    """When a hero point goes on troop value: never, always, or by how the values stand, in hundredths."""
    value = given.get("spend_hp_tv", "never")
    if not isinstance(value, str):
        return hundredths(given, "spend_hp_tv", where, 10)
    if value not in ("never", "always"):
        raise BadInput(f'{where} spend_hp_tv = {shown(value)}: it is "never", "always" or a part of the enemy\'s value, as 0.8')
    return ALWAYS if value == "always" else 0
