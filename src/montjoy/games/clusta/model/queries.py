"""Who is who and who is where, who acts, and what a commander has been told: small questions to the state."""

from __future__ import annotations

from typing import Final, TypeAlias

from montjoy.games.clusta.model.island import Island, island
from montjoy.games.clusta.model.pieces import Camp, Commander, Doing, Ship, Specialist, Unit
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.forms import NIGHTS, ROUNDS, Standing

CRURERS: Final = "crurers"
BRIDGEHEAD: Final = "bridgehead"                             # the Crurers address it like a camp (CN-CRUR-11)
Soldier: TypeAlias = Unit | Commander
Piece: TypeAlias = Unit | Commander | Ship


def ground(world: World) -> Island:
    """The island of this game."""
    return island(world.map, world.config.own_map)


def whole(side: str, name: str) -> str:
    """The id behind a name on a sheet: "6" and "ransards.6" are the same."""
    return name if name.startswith(f"{side}.") else f"{side}.{name}"


def short(id: str) -> str:
    """An id as its side writes it."""
    return id.partition(".")[2] or id


def can_act(world: World) -> bool:
    """CN-GEN-08  Whether more can be done now than moving and sending couriers: by day, and with the option
    night_actions = "all" at night too."""
    return world.slot in ROUNDS or (world.slot in NIGHTS and world.options.night_actions == "all")


# ---- places ----------------------------------------------------------------------------------------------------------
def where(world: World, piece: Soldier | Ship) -> str:
    """The hex of a piece: its own, or that of the ship it is aboard; "": off the map."""
    ship = world.ships.get(getattr(piece, "ship", ""))
    return ship.hex if ship is not None else piece.hex


def place(world: World, id: str) -> str:
    """The hex of whatever has this id; "": off the map, or nothing has it."""
    piece: Soldier | Ship | None = world.units.get(id) or world.commanders.get(id) or world.ships.get(id)
    if piece is not None:
        return where(world, piece)
    if id in world.camps:
        return world.camps[id].hex
    if id == f"{CRURERS}.{BRIDGEHEAD}":
        return ground(world).bridgehead
    found = world.specialists.get(id)
    return "" if found is None else specialist_place(world, found)


def specialist_place(world: World, who: Specialist) -> str:
    """A specialist is where those are whom he is with, or alone in a hex."""
    return place(world, who.with_) if who.with_ else who.hex


def afloat(world: World, hex: str) -> bool:
    return bool(hex) and ground(world).is_sea(hex)


# ---- who is there ----------------------------------------------------------------------------------------------------
def units_in(world: World, side: str, hex: str) -> list[Unit]:
    """A side's units in a hex, aboard ships too, by their numbers."""
    here = [u for u in world.units.values() if u.side == side and hex and u.present > 0 and where(world, u) == hex]
    return sorted(here, key=lambda u: (u.number, u.id))


def lies_hidden(unit: Unit) -> bool:
    """Whether a unit lies in ambush or hides as scouts: nobody knows of it before he is in its hex."""
    do = unit.doing.do
    return unit.doing.ready and do is not None and do.order in ("AMBUSH", "SCOUT")


def commanders_in(world: World, side: str, hex: str) -> list[Commander]:
    """A side's commanders in a hex, the highest leader value first, then as the list has them."""
    here = [c for c in world.commanders.values() if c.side == side and hex and not c.fate and where(world, c) == hex]
    return sorted(here, key=lambda c: -c.leader_value)


def camp_in(world: World, side: str, hex: str) -> Camp | None:
    """A side's camp in a hex."""
    return next((camp for camp in world.camps.values() if camp.side == side and camp.hex == hex), None)


def any_camp(world: World, hex: str) -> Camp | None:
    """Whosever camp is in a hex."""
    return next((camp for camp in world.camps.values() if camp.hex == hex), None)


def is_invested(world: World, hex: str) -> bool:
    """CN-GAP-03  Whether enemies stand all around a camp: no courier gets in or out."""
    return any(camp.hex == hex and camp.invested >= 0 for camp in world.camps.values())


def acting(doing: Doing) -> str:
    """CN-ORD-ATTACK-b  The order that somebody acts by: an Attack that was refused is an Await; "" is none."""
    if doing.do is None:
        return ""
    return "AWAIT" if doing.do.order == "ATTACK" and doing.stopped else doing.do.order


def players_decide(world: World) -> bool:
    """Whether players decide for their commanders in the moment (CN-KNOW-06)."""
    return world.options.battle_decisions == "player"


def standing_of(world: World, leader: Commander) -> Standing:
    """The standing instructions a commander has: his sheet's, or what his side has told for its overall commander."""
    sheet = world.sheets.get(leader.sheet)
    if sheet is not None and world.overall.get(leader.side) != leader.id:
        return sheet.standing
    return world.standing.get(leader.side, sheet.standing if sheet is not None else Standing())


def is_night(world: World) -> bool:
    return world.slot in NIGHTS


def only_marches(world: World) -> bool:
    """CN-NIGHT-02  At night one can do nothing but move troops and send couriers: no work, no scouting, no battle.  With
    night_actions = "all" the umpire permits every order."""
    return is_night(world) and world.options.night_actions == "move_only"


def order_of(who: Soldier) -> str:
    """The order that somebody was given; "": none."""
    return who.doing.do.order if who.doing.do is not None else ""


def in_battle(world: World, id: str) -> bool:
    """Whether a unit is in a battle that is not over."""
    return any(id in (*clash.attackers, *clash.defenders) for clash in world.clashes.values())


def undisturbed(world: World, unit: Unit) -> bool:
    """Whether it could work through this whole round: it did not move and is in no battle."""
    return not (unit.moved or unit.beaten or in_battle(world, unit.id))
