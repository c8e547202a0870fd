"""Who fights: a battle made of plain lists, and plain lists made of what is left of it.

    fight = make_fight(options, (Force((Troop(2, "trakorian", True, 400),), patrol=True, prepared=True), Force(...)))
    verdict = await within(battle, fight, seats, "CN-BATTLE-04", where)
    for left in survivors(fight, 0): ...

Side 0 is the attacker wherever only one attacks.  A force is what fights together (CN-ARMY-05), all of one side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from montjoy.core.options import set_switches
from montjoy.games.clusta.battle.state import (
    COMMANDERS,
    CONTINGENTS,
    NOBODY_LEADS,
    PARTS,
    QUARTERS,
    ROUNDS,
    Contingent,
    Fight,
    How,
    Side,
    Soldier,
)
from montjoy.games.clusta.battle.tables import CELLS, cell_of, soldier
from montjoy.games.clusta.options import ClustaOptions

NATIONS: Final = ("trakorian", "ransard", "stegosian", "crurer")
UNDEAD: Final = "crurer"


class Troop(msgspec.Struct, frozen=True):
    """The men of one soldier type of one unit.  `hold`, `awaits`: its unit's order; `nights`: of exhaustion; `share`: quarters
    of it that fight (ambush 1, catching couriers 3); `poison`: it has blackblood weapons when the Ransards are allied with
    Shagul."""

    unit: int
    nation: str
    elite: bool
    men: int
    wavering: bool = False
    hold: bool = False
    awaits: bool = False
    nights: int = 0
    landing: bool = False
    share: int = QUARTERS
    poison: bool = True


class Force(msgspec.Struct, frozen=True):
    """What fights together.  `commanders`: (leader value, hero points), `lead`: which of them leads (NOBODY_LEADS: the highest,
    or whom the player names); `camp`: the multiplier in halves; the rest as in `Side` of `battle/state.py`."""

    troops: tuple[Troop, ...]
    commanders: tuple[tuple[int, int], ...] = ()
    lead: int = NOBODY_LEADS
    hears: bool = False
    attacks: bool = False
    march: bool = False
    prepared: bool = False
    height: bool = False
    buildings: bool = False
    camp: int = 2
    in_camp: bool = False
    cornered: bool = False
    patrol: bool = False
    ambush: bool = False
    ground: int = 0
    nerve: int = 0
    party: bool = False
    guess: int = 100
    retreat_at: int = 0
    spend_tv: int = 0
    spend_death: bool = False
    ambush_on: bool = False


class Left(msgspec.Struct, frozen=True):
    """What became of a contingent: men still there, lost for a while and for good, how its unit left."""

    unit: int
    nation: str
    elite: bool
    men: int
    lost: int
    dead: int
    wavering: bool
    how: How


class TooMany(ValueError):
    """More contingents or commanders than a side has places for."""


# ---- in ----------------------------------------------------------------------------------------------------------------
def make_fight(options: ClustaOptions, forces: Sequence[Force], rounds: int = ROUNDS) -> Fight:
    """CN-BATTLE-03  A battle of two forces: each has a leader, a troop value, and an original troop value by unit, which is
    that at the start of this battle."""
    fight = Fight(left=rounds)
    set_switches(fight, options)
    for column in range(3):
        fight.permanent[column] = permanent_rows(options.permanent_loss_cells, column)
    for side, force in zip(fight.side, forces, strict=True):
        take_force(side, force, options)
    return fight


def permanent_rows(chosen: str | tuple[str, ...], column: int) -> int:
    """CN-BATTLE-17  The rows in which the loser's loss is permanent, as bits: from 10/40 on; only in cells reading 10/40; only
    with a dagger; or in a list of cells."""
    bits = 0
    for row, printed in enumerate(CELLS):
        winner, loser, mark = printed[column]
        if chosen == "from_10_40":
            permanent = winner <= 10 and loser >= 40
        elif chosen == "only_10_40":
            permanent = (winner, loser, mark) == (10, 40, 0)
        elif chosen == "only_dagger":
            permanent = False                                # a dagger kills everybody anyhow
        else:
            permanent = (winner, loser, mark) in [cell_of(cell) for cell in chosen]
        bits |= int(permanent) << row
    return bits


def take_force(side: Side, force: Force, options: ClustaOptions) -> None:
    """One force, its contingents by unit number, the elite of a unit first."""
    troops = sorted((troop for troop in force.troops if troop.men > 0), key=lambda troop: (troop.unit, not troop.elite))
    if len(troops) > CONTINGENTS or len(force.commanders) > COMMANDERS:
        raise TooMany(f"{len(troops)} contingents, {len(force.commanders)} commanders")
    side.contingents = len(troops)
    kinds: list[int] = []
    for contingent, troop in zip(side.contingent, troops, strict=False):
        take_troop(contingent, troop, options)
        if contingent.kind not in kinds:
            kinds.append(contingent.kind)
        contingent.type = kinds.index(contingent.kind)
    side.types = len(kinds)
    side.commanders = len(force.commanders)
    for k, (value, points) in enumerate(force.commanders):
        side.value[k], side.points[k] = value, points
    side.lead = force.lead
    for name in (
        "hears", "attacks", "march", "prepared", "height", "buildings", "camp", "in_camp", "cornered", "patrol", "ambush",
        "ground", "nerve", "party", "guess", "retreat_at", "spend_tv", "spend_death", "ambush_on",
    ):  # fmt: skip
        setattr(side, name, int(getattr(force, name)))


def take_troop(contingent: Contingent, troop: Troop, options: ClustaOptions) -> None:
    """CN-TROOP-02  Troop value is combat value times men."""
    contingent.unit, contingent.kind = troop.unit, kind_of(troop.nation, troop.elite)
    contingent.worth, contingent.morale = soldier(troop.nation, troop.elite)
    contingent.men = contingent.start = troop.men
    contingent.tv = contingent.first = troop.men * contingent.worth * PARTS // 2
    contingent.wavering, contingent.hold, contingent.awaits = int(troop.wavering), int(troop.hold), int(troop.awaits)
    contingent.nights, contingent.landing, contingent.share = troop.nights, int(troop.landing), troop.share
    contingent.undead = int(troop.nation == UNDEAD)
    contingent.poison = int(has_poison(troop, options))


def has_poison(troop: Troop, options: ClustaOptions) -> bool:
    """CN-RANS-04b  With ransard_shagul_alliance = true: all Ransard units, or those whose numbers blackblood_units lists."""
    if not options.ransard_shagul_alliance or troop.nation != "ransard" or not troop.poison:
        return False
    return options.blackblood_units == "all" or troop.unit in options.blackblood_units


def kind_of(nation: str, elite: bool) -> Soldier:
    """The soldier type of a nation's elite or standard men."""
    return Soldier[f"{nation.upper()}{'_ELITE' if elite else ''}"]


# ---- out ---------------------------------------------------------------------------------------------------------------
def survivors(fight: Fight, side: int) -> list[Left]:
    """What became of every contingent of a side, in order."""
    force = fight.side[side]
    return [
        Left(
            contingent.unit, NATIONS[min(contingent.kind // 2, 3)], contingent.kind % 2 == 1, contingent.men, contingent.lost,
            contingent.dead, contingent.wavering == 1, How(contingent.how),
        )
        for contingent in force.contingent[: force.contingents]
    ]
