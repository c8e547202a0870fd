"""What stands in each hex of a map, as its viewer believes it: signs for the picture, lines for the legend.

Own pieces are small: "a3" camp 3, "k" a commander, "u6" unit 6, "@" where the overall commander is.  An enemy's mark is the first
letter of his side and its age in days: "R0" today, "R9" nine days or more.  On the umpire's map everything is as it is, in the
first letter of its side: "rA" a camp, "rK" a commander with troops, "r6" unit 6, "r+" several.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from montjoy.games.clusta.armies import units_at
from montjoy.games.clusta.markers import camp_of, first_commander
from montjoy.games.clusta.seen import Mark, OwnUnit, Seen
from montjoy.games.clusta.world import DAY, World

OLDEST: Final = 9
HERE: Final = "@"


class Piece(msgspec.Struct, frozen=True):
    """A sign of two letters at most, and the line that explains it."""

    hex: str
    sign: str
    line: str


def pieces(seen: Seen, words: Any) -> list[Piece]:
    """All that is to be drawn, one's own first, by hexes in reading order."""
    if seen.truth is not None:
        found = list(umpires(seen.truth, words))
    else:
        found = [*own(seen, words), *enemies(seen, words)]
    return sorted([piece for piece in found if piece.hex], key=lambda piece: (piece.hex[2:], piece.hex[:2]))


# ---- a side's ------------------------------------------------------------------------------------------------------------
def own(seen: Seen, words: Any) -> Iterator[Piece]:
    """What is one's own, by hex: a line for each hex, with how old the news of it is."""
    by_hex: dict[str, list[OwnUnit]] = {}
    for unit in seen.units.values():
        if not unit.gone:
            by_hex.setdefault(unit.hex, []).append(unit)
    places = [c.hex for c in seen.commanders.values() if not c.gone] + [c.hex for c in seen.camps.values() if not c.gone]
    for place in places:
        by_hex.setdefault(place, [])
    for hex, units in by_hex.items():
        sign = HERE if hex == seen.at else sign_of(seen, hex, units)
        yield Piece(hex, sign, own_line(seen, words, hex, units))


def sign_of(seen: Seen, hex: str, units: list[OwnUnit]) -> str:
    camps = [camp for camp in seen.camps.values() if camp.hex == hex and not camp.gone]
    if camps:
        return f"a{camps[0].number % 10}"
    if any(one.hex == hex and not one.gone for one in seen.commanders.values()):
        return "k"
    return f"u{units[0].number % 10}" if units and units[0].number < 10 else "u"


def own_line(seen: Seen, words: Any, hex: str, units: list[OwnUnit]) -> str:
    """Who is there: camps, commanders, units with their men, and when that was true."""
    said = [words.text("map-camp", name=own_name(c.name, c.number), number=c.number, days=c.days)
            for c in seen.camps.values() if c.hex == hex and not c.gone]
    said += [words.name(c.id) if words.name(c.id) != c.id else c.name
             for c in seen.commanders.values() if c.hex == hex and not c.gone]
    said += [
        words.text("map-unit", number=u.number, name=own_name(u.name, u.number), men=u.elite + u.standard, order=u.order)
        for u in units
    ]
    oldest = min([u.as_of for u in units if not u.here], default=None)
    return f"{', '.join(said)}{'' if oldest is None else f' ({when(words, oldest)})'}"


def own_name(name: str, number: int) -> str:
    """A camp's or a unit's name, where it is more than its number."""
    return "" if name == str(number) else name


def enemies(seen: Seen, words: Any) -> Iterator[Piece]:
    """Marks of others, each with its age."""
    for mark in seen.marks or seen.board:
        yield Piece(mark.hex, f"{mark.side[0].upper()}{age(seen, mark.at)}", enemy_line(seen, words, mark))


def enemy_line(seen: Seen, words: Any, mark: Mark) -> str:
    return str(words.text(
        "map-mark", side=mark.side, marker=mark.marker, men=mark.men, elite=mark.elite, undead=mark.undead,
        leaders=mark.leaders, when=when(words, mark.at), age=days_old(seen, mark.at), source=mark.source,
    ))


def days_old(seen: Seen, at: int) -> int:
    """How many days old news is."""
    return max(0, seen.day - max(0, at) // DAY)


def age(seen: Seen, at: int) -> int:
    """The same for a sign, nine at most."""
    return min(OLDEST, days_old(seen, at))


def when(words: Any, at: int) -> str:
    """A tick as a day and a round or a night round; before day 0 nothing has happened yet."""
    if at < 0:
        return str(words.text("map-when", day=0, part="start", n=0))
    day, rest = divmod(at, DAY)
    if rest < DAY // 2:
        return str(words.text("map-when", day=day, part="round", n=rest // 4 + 1))
    return str(words.text("map-when", day=day, part="night", n=(rest - DAY // 2) // 8 + 1))


# ---- the umpire's ----------------------------------------------------------------------------------------------------------
def umpires(world: World, words: Any) -> Iterator[Piece]:
    """The truth: every stack of every side, where the conflux will be, and the Stonefather."""
    if world.conflux:
        yield Piece(world.conflux, "**", str(words.text("map-conflux")))
    if world.stonefather is not None:
        yield Piece(world.stonefather.hex, "!!", str(words.text("map-stonefather")))
    if world.party.hex:
        yield Piece(world.party.hex, "??", str(words.text("map-party")))
    for side in world.sides:
        for hex in places(world, side):
            yield Piece(hex, true_sign(world, side, hex), true_line(world, words, side, hex))


def places(world: World, side: str) -> list[str]:
    things = (*world.units.values(), *world.commanders.values(), *world.camps.values(), *world.ships.values())
    found = [thing.hex for thing in things if thing.side == side]  # type: ignore[attr-defined]
    return list(dict.fromkeys(hex for hex in found if hex))


def true_sign(world: World, side: str, hex: str) -> str:
    """A camp, a commander, a unit by its number, several, or ships."""
    units, letter = units_at(world, side, hex), side[0]
    if camp_of(world, side, hex, units) is not None:
        return f"{letter}A"
    if first_commander(world, side, hex) is not None:
        return f"{letter}K"
    if len(units) == 1:
        return f"{letter}{units[0].number % 10}"
    return f"{letter}+" if units else f"{letter}~"


def true_line(world: World, words: Any, side: str, hex: str) -> str:
    """Who is there, with every man."""
    said = [words.text("map-camp", name=own_name(c.name, c.number), number=c.number, days=c.days)
            for c in world.camps.values() if c.side == side and c.hex == hex]
    said += [words.name(c.name) for c in world.commanders.values() if c.side == side and c.hex == hex and not c.fate]
    said += [
        words.text("map-unit", number=u.number, name=own_name(u.name, u.number), men=u.present,
                   order=u.doing.do.order if u.doing.do else "")
        for u in units_at(world, side, hex)
    ]
    ships = sum(ship.side == side and ship.hex == hex for ship in world.ships.values())
    said += [words.text("map-ships", count=ships)] if ships else []
    return f"{words.name(side)}: {', '.join(said)}"
