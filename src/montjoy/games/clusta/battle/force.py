"""What a force is at this moment: who is still here, its men, its leader, its size, its troop values.

All of it is asked for again and again, so numbers are read first and chosen from afterwards: compiled, that is done without a
guess at who has left.  The contingents of a unit stand together (`battle/setup.py`), so a unit ends where the next one begins.
"""

from __future__ import annotations

from montjoy.core.effects import NOBODY, Audience
from montjoy.games.clusta.battle.state import COMMANDERS, FINE, PARTS, QUARTERS, Contingent, Fate, Fight, How, Side
from montjoy.games.clusta.battle.tables import SIZES

SUPERLED = 4


# ---- men -------------------------------------------------------------------------------------------------------------
def here(contingent: Contingent) -> bool:
    """It has men, and stands in the battle."""
    men = contingent.men
    return contingent.how == How.HERE and men > 0


def anybody(force: Side) -> bool:
    """Somebody of this force is still in the battle."""
    for i in range(force.contingents):
        if here(force.contingent[i]):
            return True
    return False


def men_here(force: Side) -> int:
    """Men present, in quarters of a man: of an ambush only the quarter counts, of a unit that catches couriers three
    quarters (CN-Q-25)."""
    men = 0
    for i in range(force.contingents):
        contingent = force.contingent[i]
        present_men = contingent.men * contingent.share
        if contingent.how == How.HERE:
            men += present_men
    return men


def size_class(force: Side) -> int:
    """CN-ARMY-03  The size class of the men fighting together: 1 platoon to 4 regiment, and no higher one."""
    men = men_here(force)
    step = 1
    for most in SIZES:
        if men > most * QUARTERS:
            step += 1
    return step


def undead_here(force: Side) -> bool:
    """The force includes undead Crurers."""
    for i in range(force.contingents):
        if force.contingent[i].undead == 1 and here(force.contingent[i]):
            return True
    return False


# ---- its leader --------------------------------------------------------------------------------------------------------
def led(force: Side) -> bool:
    """A commander leads it, and lives."""
    return 0 <= force.lead < min(force.commanders, COMMANDERS) and force.fate[force.lead] == Fate.ALIVE


def leader_value(force: Side) -> int:
    """Of the commander who leads it; 0: nobody does."""
    return force.value[force.lead] if led(force) else 0


def superled(force: Side) -> bool:
    """CN-CMD-02  Led by a commander with leader value 4 or 5."""
    return leader_value(force) >= SUPERLED


def ears(fight: Fight, side: int) -> Audience:
    """CN-KNOW-06  Who learns what goes on in this force: its player, while a commander is there; else nobody."""
    force = fight.side[side]
    return (side,) if force.hears == 1 and led(force) else NOBODY


# ---- its units -----------------------------------------------------------------------------------------------------------
def opens_unit(force: Side, i: int) -> bool:
    """Contingent i is the first of its unit."""
    return i == 0 or force.contingent[i - 1].unit != force.contingent[i].unit


def unit_here(force: Side, i: int) -> bool:
    """Some of the unit whose first contingent is i are still in the battle."""
    for j in range(i, force.contingents):
        if force.contingent[j].unit != force.contingent[i].unit:
            return False
        if here(force.contingent[j]):
            return True
    return False


def first_of(force: Side, i: int) -> int:
    """The first contingent of the unit that contingent i is of."""
    while not opens_unit(force, i):
        i -= 1
    return i


def unit_value(force: Side, i: int) -> tuple[int, int]:
    """CN-ROUND-04, CN-BATTLE-03  The running troop value of a unit, what it began with less what it has lost, and the original
    one, that at the start of this battle.  In parts."""
    running = 0
    original = 0
    for j in range(first_of(force, i), force.contingents):
        contingent = force.contingent[j]
        if contingent.unit != force.contingent[i].unit:
            break
        running += contingent.tv + contingent.far_tv
        original += contingent.first + contingent.far_first
    return running, original


def force_running(force: Side) -> int:
    """The running troop value of all units that are still in the battle, in parts."""
    total = 0
    for i in range(force.contingents):
        if force.contingent[i].how == How.HERE:
            total += force.contingent[i].tv
    return total


def force_original(force: Side) -> int:
    """What those units began this battle with."""
    total = 0
    for i in range(force.contingents):
        if force.contingent[i].how == How.HERE:
            total += force.contingent[i].first
    return total


# ---- what is present of it ---------------------------------------------------------------------------------------------
def present(contingent: Contingent) -> int:
    """CN-BATTLE-10  The troop value of the men present, in parts x 4: losses are percentages of it."""
    value = contingent.tv * contingent.share
    return value if contingent.how == How.HERE else 0


def base(force: Side) -> int:
    """CN-BATTLE-10  The running troop value of a force's men present, in parts x 4."""
    total = 0
    for i in range(force.contingents):
        total += present(force.contingent[i])
    return total


# ---- what counts in the table ----------------------------------------------------------------------------------------
def wavering_value(contingent: Contingent, value: int) -> int:
    """CN-MOR-05  A wavering contingent counts with its combat value 1 lower."""
    return value * max(contingent.worth - 2, 0) // max(contingent.worth, 1) if contingent.wavering == 1 else value


def tired_value(contingent: Contingent, value: int) -> int:
    """CN-INT-04-X  A quarter less for every night round acted: in the comparison only, morale is measured without it."""
    return value * max(QUARTERS - contingent.nights, 0) // QUARTERS


def landing_value(fight: Fight, contingent: Contingent, value: int) -> int:
    """CN-LAND-01  Half the troop value while landing, in the first four field rounds of the battle."""
    return value // 2 if contingent.landing == 1 and fight.round < 4 else value


def camp_value(force: Side, value: int) -> int:
    """CN-ORD-FORTIFY-b  The whole force that defends a fortified camp counts with its multiplier."""
    return value * force.camp // 2


def boosted_value(force: Side, value: int) -> int:
    """CN-HP-02  A hero point spent: half as much again for this field round."""
    return value * 3 // 2 if force.boosted == 1 else value


def effective(fight: Fight, side: int) -> int:
    """CN-BATTLE-10  The troop value that is compared: the running one with all factors in force, in parts x 768."""
    force = fight.side[side]
    total = 0
    for i in range(force.contingents):
        contingent = force.contingent[i]
        value = present(contingent) * (FINE // QUARTERS)
        value = wavering_value(contingent, value)
        value = tired_value(contingent, value)
        total += landing_value(fight, contingent, value)
    return boosted_value(force, camp_value(force, total))


def value_of(force: Side) -> str:
    """The running troop value of those who are still there, rounded to a half for reading."""
    halves = (2 * force_running(force) + PARTS // 2) // PARTS
    return f"{halves // 2}.5" if halves % 2 else str(halves // 2)
