"""Single values of a battle's file, each read with what is wrong with it and what would do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from montjoy.core.content.messages import closest, shown
from montjoy.core.errors import BadInput
from montjoy.games.clusta.fight_state import QUARTERS

ORDERS: Final = (
    "none", "hold", "await", "attack", "go", "advance", "hurry", "camp", "fortify", "couriers", "embark", "disembark", "ambush",
    "patrol", "scout", "divine", "go_to_nearest_camp", "siege_works",
)  # fmt: skip
LONG: Final = {
    "go_to": "go", "advance_to": "advance", "hurry_to": "hurry", "make_camp": "camp", "catch_couriers": "couriers", "": "none",
}  # fmt: skip
SHARES: Final = {"ambush": 1, "couriers": 3}
MOST_LETTERS: Final = 60


def known_keys(given: Mapping[str, Any], names: Iterable[str], where: str) -> None:
    for key in given:
        if key not in names:
            raise BadInput(f"{shown(key)} is not a key of {where.rstrip(':')}; {closest(str(key), names)}")


def section(given: Mapping[str, Any], name: str, where: str) -> Mapping[str, Any]:
    found = given.get(name, {})
    if not isinstance(found, dict):
        raise BadInput(f"{where} {name} = {shown(found)}: {name} is a section with lines of its own".strip())
    return found


def name_of(side: Mapping[str, Any], n: int) -> str:
    name = side.get("name")
    if not isinstance(name, str) or not name.strip() or len(name) > MOST_LETTERS:
        raise BadInput(f"side {n + 1}: name = {shown(name)}: every side has a name of 1 to {MOST_LETTERS} letters")
    return name


def number(given: Mapping[str, Any], name: str, where: str, least: int, most: int, default: int) -> int:
    value = given.get(name, default)
    if name in given and (type(value) is not int or not least <= value <= most):
        raise BadInput(f"{where} {name} = {shown(value)}: it is a whole number from {least} to {most}")
    return int(value)


def flag(given: Mapping[str, Any], name: str, where: str, default: bool) -> bool:
    value = given.get(name, default)
    if not isinstance(value, bool):
        raise BadInput(f"{where} {name} = {shown(value)}: it is true or false")
    return value


def hundredths(given: Mapping[str, Any], name: str, where: str, most: int) -> int:
    """A part, as 0.5, in hundredths."""
    value = given.get(name, 0)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= most:
        raise BadInput(f"{where} {name} = {shown(value)}: it is a part from 0 to {most}, as 0.5")
    return round(100 * value)


def order_of(given: Mapping[str, Any], where: str) -> str:
    order = given.get("order", "none")
    name = LONG.get(order.lower(), order.lower()) if isinstance(order, str) else ""
    if name not in ORDERS:
        raise BadInput(f"{where} order = {shown(order)}: {closest(str(order), ORDERS)}")
    return name


def share_of(given: Mapping[str, Any], order: str, where: str) -> int:
    """The part that fights, in quarters."""
    value = given.get("share", SHARES.get(order, QUARTERS) / QUARTERS)
    if isinstance(value, bool) or not isinstance(value, int | float) or value * QUARTERS not in (1, 2, 3, 4):
        raise BadInput(f"{where} share = {shown(value)}: it is 0.25, 0.5, 0.75 or 1.0")
    return int(value * QUARTERS)
