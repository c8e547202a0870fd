"""How the sides and the groups of the island stand to each other, and whom the Stegosians obey.

An attitude is one-sided: "a>b" is how a regards b.  It is hostility that makes an entered hex a battle (CN-CONT-01).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from montjoy.core.content.rulebook import tables
from montjoy.games.clusta.model.pieces import Unit
from montjoy.games.clusta.model.queries import CRURERS, lies_hidden
from montjoy.games.clusta.model.scenario import Attitude
from montjoy.games.clusta.model.state import SIDES, World

TABLES: Final = tables(Path(__file__).parents[1] / "tables.toml")
RANSARDS: Final = "ransards"
STEGOSIANS: Final = "stegosians"
ARN: Final = "stegosians.arn"
NARAMSI: Final = "stegosians.naramsi"


# ---- the start -------------------------------------------------------------------------------------------------------
def begin_relations(sides: Sequence[str], own: dict[str, Attitude], allied: bool) -> dict[str, Attitude]:
    """CN-LOY-01  How everybody regards everybody, from CN-T-RELATIONS; pairs that are not listed are neutral, a scenario may
    say otherwise, and allies are friends."""
    locals_ = [row.split()[1] for row in TABLES["relations"] if row != "columns" and row.split()[1] not in sides]
    found: dict[str, Attitude] = {f"{a}>{b}": "neutral" for a in sides for b in [*sides, *locals_] if a != b}
    for a in sides:
        found |= {pair: attitude for pair, attitude in aims(a).items() if pair in found}
    for pair in (f"{RANSARDS}>{CRURERS}", f"{CRURERS}>{RANSARDS}"):
        if allied and pair in found:
            found[pair] = "friendly"
    return found | {pair: attitude for pair, attitude in own.items() if pair in found}


def aims(side: str) -> dict[str, Attitude]:
    """What a side's own aims make of the others."""
    if side == "trakorians":
        return trakorian_aims()
    return ransard_aims() if side == RANSARDS else _printed(side)


def trakorian_aims() -> dict[str, Attitude]:
    """CN-TRAK-07  There is a war with the Ransards; the settled population is left alone while it cooperates or stays neutral."""
    return _printed("trakorians")


def ransard_aims() -> dict[str, Attitude]:
    """CN-RANS-09  Obedience from the settled population, neutrality from the Felikers; the Hypherers and the people at Kyrias'
    high tacticum are enemies to be put to death."""
    return _printed(RANSARDS)


def _printed(side: str) -> dict[str, Attitude]:
    """The lines of the table that begin with a side; the first word of a cell is the attitude."""
    rows = [(row.split(), cells[0]) for row, cells in TABLES["relations"].items() if row != "columns"]
    return {f"{a}>{b}": attitude.split()[0] for (a, b), attitude in rows if a == side}


# ---- asking ----------------------------------------------------------------------------------------------------------
def attitude(world: World, a: str, b: str) -> Attitude:
    """How a regards b."""
    return "friendly" if a == b else world.relations.get(f"{a}>{b}", "neutral")


def hostile(world: World, a: str, b: str) -> bool:
    """CN-LOY-01  Whether a is hostile to b: what a does against b is an attack, also where b thinks nothing of it."""
    return attitude(world, a, b) == "hostile"


def at_odds(world: World, a: str, b: str) -> bool:
    """Whether either is hostile to the other."""
    return hostile(world, a, b) or hostile(world, b, a)


def friendly(world: World, a: str, b: str) -> bool:
    """CN-LOY-01  Friends stack together and let each other use their camps: both must be friendly."""
    return attitude(world, a, b) == "friendly" and attitude(world, b, a) == "friendly"


# ---- whom they obey --------------------------------------------------------------------------------------------------
def stegosian_lord(world: World) -> str:
    """CN-STEG-03  The Stegosians obey Arn Dunkelbrink while he is there, else Naramsi; nobody else's word counts, so that
    Melealina's is nothing to them."""
    for lord in (ARN, NARAMSI):
        found = world.commanders.get(lord)
        if found is not None and not found.fate:
            return lord
    return ""


# ---- where they stand ------------------------------------------------------------------------------------------------
def occupies(world: World, side: str, hex: str) -> bool:
    """CN-GEN-15-X  There are no markers of control, no supply and no weather: a hex is occupied by a side that has a unit or a
    camp in it, and by nothing else."""
    return bool(world.at(hex, side)) or (bool(hex) and any(c.side == side and c.hex == hex for c in world.camps.values()))


def enemies_at(world: World, side: str, hex: str) -> list[Unit]:
    """The units in a hex with which a side is at odds, in the order of sides and numbers."""
    found = [u for u in world.units.values() if u.hex == hex and hex and u.present > 0 and at_odds(world, side, u.side)]
    return sorted(found, key=lambda u: (SIDES.index(u.side), u.number, u.id))


def hostile_hexes(world: World, side: str) -> list[str]:
    """CN-COUR-03  The hexes in which a rider sees enemies: where they truly stand, whom his own side holds for enemies and who
    does not lie hidden.  His way and the time it takes must tell of no others, nor of a change of attitude (CN-LOY-02)."""
    enemies = [other for other in SIDES if hostile(world, side, other)]
    seen = [u for u in world.units.values() if u.hex and u.side in enemies and u.present > 0 and not lies_hidden(u)]
    return sorted(dict.fromkeys(u.hex for u in seen))


def open_enemies(world: World, side: str, hex: str) -> list[Unit]:
    """The enemies ashore in a hex of whom one knows who is in it: not those who lie in ambush or hide as scouts."""
    return [unit for unit in enemies_at(world, side, hex) if not unit.ship and not lies_hidden(unit)]


def is_barred(world: World, side: str, hex: str) -> bool:
    """Whether enemies stand in a hex; who lies hidden there bars nobody's way (CN-CONT-01, CN-RETR-07-X)."""
    return any(not lies_hidden(unit) for unit in enemies_at(world, side, hex))
