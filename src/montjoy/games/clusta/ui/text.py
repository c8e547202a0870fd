"""The map in text, a viewer's card, and what stands in each hex as he believes it: signs for the picture, lines for
the legend.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from montjoy.games.clusta.battle.force import men_here, value_of
from montjoy.games.clusta.battle.state import QUARTERS
from montjoy.games.clusta.model.island import Island, island
from montjoy.games.clusta.model.map_file import CODES, hex_id
from montjoy.games.clusta.model.queries import CRURERS
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.forms import DAY, ROUNDS
from montjoy.games.clusta.rules.knowledge.markers import camp_of, first_commander
from montjoy.games.clusta.rules.orders import outlook
from montjoy.games.clusta.seen.addressee import hex_of
from montjoy.games.clusta.seen.sent_out import goal, last_seen, sent_out
from montjoy.games.clusta.seen.stargazing import companion, is_at_it, stargazers
from montjoy.games.clusta.seen.view import Mark, OwnCommander, OwnUnit, Seen
from montjoy.games.clusta.ui import army_sheet, stars, umpire_desk, undone
from montjoy.games.clusta.ui.names import own_name, when
from montjoy.words.plain_text import sentence
from montjoy.words.width import columns, unbroken

OLDEST: Final = 9
HERE: Final = "@"
LETTERS: Final = {terrain: letter for letter, terrain in CODES.items()}
ROAD: Final = "="
LABEL: Final = 3                                             # the column with the rows' numbers
SIZES: Final = (4, 3, 2)                                     # columns of a hex, the widest that fits


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
        found = [*own(seen, words), *enemies(seen, words), *conflux(seen.conflux, words)]
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


def away(seen: Seen, words: Any) -> list[str]:
    """CN-KNOW-04  One's own of whom no word has come since they left: where they were sent and last seen; a line for all who
    went together."""
    found: dict[tuple[str, str, int], list[str]] = {}
    for one in sent_out(seen):
        said = unit_said(seen, words, one) if isinstance(one, OwnUnit) else officer(words, one)
        found.setdefault((goal(seen, one), seen.last[one.id], last_seen(seen, one)), []).append(said)
    return [sentence(words.text("map-away", who=", ".join(who), goal=to, last=last, when=when(words, at)))
            for (to, last, at), who in found.items()]


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
    said += [officer(words, c) for c in seen.commanders.values() if c.hex == hex and not c.gone]
    said += [unit_said(seen, words, u) for u in units]
    oldest = min([u.as_of for u in units if not u.here], default=None)
    return f"{', '.join(said)}{'' if oldest is None else f' ({when(words, oldest)})'}"


def officer(words: Any, one: OwnCommander) -> str:
    return str(words.name(one.id)) if words.name(one.id) != one.id else one.name


def unit_said(seen: Seen, words: Any, u: OwnUnit) -> str:
    men = u.elite + u.standard
    return str(words.text("map-unit", number=u.number, name=own_name(u.name, u.number), men=men, **ordered(seen, u)))


def ordered(seen: Seen, unit: OwnUnit) -> dict[str, Any]:
    """A unit's order as last told, with its day where that has not come."""
    ahead = (unit.begins, unit.slot or ROUNDS[0]) > (seen.day, max(seen.slot, ROUNDS[0]))
    return {"order": unit.order, "begins": unit.begins if ahead else -1, "slot": unit.slot}


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


def conflux(hex: str, words: Any) -> Iterator[Piece]:
    """Where it will be, for whoever knows."""
    if hex:
        yield Piece(hex, "**", str(words.text("map-conflux")))


# ---- the umpire's ----------------------------------------------------------------------------------------------------------
def umpires(world: World, words: Any) -> Iterator[Piece]:
    """The truth: every stack of every side, where the conflux will be, and the Stonefather."""
    yield from conflux(world.conflux, words)
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
    units, letter = world.at(hex, side), side[0]
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
                   **dict(zip(("order", "begins", "slot"), outlook.order_said(world, u), strict=True)))
        for u in world.at(hex, side)
    ]
    ships = sum(ship.side == side and ship.hex == hex for ship in world.ships.values())
    said += [words.text("map-ships", count=ships)] if ships else []
    return f"{words.name(side)}: {', '.join(said)}"


# ---- the picture -------------------------------------------------------------------------------------------------------
def draw(seen: Seen, words: Any, width: int) -> str:
    """The head, the hexes, what the signs mean, and who is where."""
    there, found = ground(seen), pieces(seen, words)
    lines = [*wrap(head(seen, words), width), ""]
    lines += rows_of(there, found, width, drawn_rows(there, found))
    lines += ["", *wrap(words.text("map-legend"), width)]
    for piece in found:
        lines += wrap(f"{piece.sign:2} {piece.hex} {piece.line}", width, "   ")
    for line in away(seen, words):
        lines += wrap(f"-- {line}", width, "   ")
    for line in stars.said(seen, words):
        lines += wrap(f"-> {line}", width, "   ")
    return "\n".join(lines)


def ground(seen: Seen) -> Island:
    return island(seen.map, seen.own_map)


def drawn_rows(there: Island, found: Sequence[Piece]) -> list[int]:
    """Rows with land or a piece in them, and what lies between."""
    used = [int(hex[2:]) for hex in there.land] + [int(piece.hex[2:]) for piece in found if piece.hex in there.terrain]
    return list(range(min(used, default=0), max(used, default=-1) + 1))


def size_for(there: Island, width: int) -> int:
    """The widest hexes for which the map fits; the tightest, where none does."""
    return next((size for size in SIZES if LABEL + size * there.columns + size // 2 <= width), SIZES[-1])


def rows_of(there: Island, found: Sequence[Piece], width: int, rows: Sequence[int]) -> list[str]:
    """Some rows of the map, with the columns' numbers above."""
    size = size_for(there, width)
    lines = [" " * LABEL + "".join(f"{column:<{size}}" for column in range(there.columns)).rstrip()]
    for row in rows:
        shift = " " * (size // 2 if row % 2 else 0)
        hexes = [hex_id(column, row) for column in range(there.columns)]
        lines.append(f"{row:<{LABEL}}{shift}" + "".join(land(there, hex, size) for hex in hexes).rstrip())
        lines.append((" " * LABEL + shift + "".join(signs_in(found, hex, size) for hex in hexes)).rstrip())
    return [line[:width].rstrip() for line in lines]


def land(there: Island, hex: str, size: int) -> str:
    """Terrain, level, and whether a road runs there."""
    letter = LETTERS[there.terrain[hex]]
    if there.is_sea(hex):
        return letter.ljust(size)
    level = str(there.level[hex]) if there.level[hex] else ("" if size == SIZES[-1] else " ")
    road = ROAD if there.by_road[hex] else ""
    return (f"{letter}{level}{road}" if size > SIZES[-1] else f"{letter}{level or road}")[:size].ljust(size)


def signs_in(found: Sequence[Piece], hex: str, size: int) -> str:
    """Who is in a hex: as many signs as there is room for, "+" for more."""
    here = [piece.sign for piece in found if piece.hex == hex]
    text = "".join(here)
    if len(text) > size or (len(text) == size and size > SIZES[-1] and len(here) > 1):
        text = here[0][: size - 1] + "+"
    return text.ljust(size)


def wrap(text: str, width: int, rest: str = "") -> list[str]:
    """Lines of at most `width` columns, the later ones indented."""
    lines, line = [], ""
    for word in unbroken(str(text)):
        if line.strip() and columns(line) + 1 + columns(word) > width:
            lines.append(line)
            line = rest + word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line] if line else lines


# ---- sentences -----------------------------------------------------------------------------------------------------------
def head(seen: Seen, words: Any) -> str:
    """The day and the round, and where one is."""
    part = "start" if seen.day < 0 else "orders" if seen.slot == 0 else "round" if seen.slot <= 6 else "night"
    n = seen.slot if seen.slot <= 6 else seen.slot - 6
    final = "yes" if seen.day == seen.conflux_day else "no"
    return str(words.text("map-head", day=max(0, seen.day), part=part, n=n, last=seen.conflux_day, hex=seen.at, final=final))


def describe(seen: Seen, words: Any) -> list[str]:
    """The same for a screen reader: the head, then a sentence for each place where somebody is."""
    there = [words.text("map-there", hex=piece.hex, line=piece.line) for piece in pieces(seen, words)]
    return [head(seen, words), *there, *away(seen, words), *stars.said(seen, words)]


def standing(seen: Seen, words: Any) -> list[str]:
    """In a battle that the side is asked about: how its force stands, and how many it takes the enemy for."""
    if seen.fight is None or seen.mine < 0:
        return []
    own, enemy = seen.fight.side[seen.mine], seen.fight.side[1 - seen.mine]
    points = own.points[own.lead] if own.lead >= 0 else -1
    return [str(words.text("map-battle", round=seen.fight.round + 1, men=men_here(own) // QUARTERS, value=value_of(own),
                           points=points, enemy=enemy.contingent[0].men))]


def whereabouts(seen: Seen, words: Any, one: OwnCommander | OwnUnit) -> dict[str, str]:
    """As of when somebody's place is known; of whom no word has come since he left, where he was sent and last seen."""
    if one not in sent_out(seen):
        return {"goal": "", "last": "", "when": when(words, one.as_of)}
    return {"goal": goal(seen, one), "last": seen.last[one.id], "when": when(words, last_seen(seen, one))}


def aims(seen: Seen, words: Any) -> list[str]:
    """CN-GEN-06  What a side wants to achieve, and how else the campaign may end: who wins, as far as it concerns this side."""
    if seen.judged is True:
        return [str(words.text("aim-judged", day=seen.conflux_day))]
    stars = any(who.trade in ("astrologer", "half_astrologer") for who in seen.specialists.values())
    place = "known" if seen.conflux else "stars" if stars else "unknown"
    lines = [words.text("aim-conflux", day=seen.conflux_day, hex=seen.conflux, place=place)]
    if CRURERS in seen.sides:
        lines.append(words.text("aim-alone", dead="yes" if seen.viewer == CRURERS else "no"))
    return [str(line) for line in lines]


def before(scenario: Any, options: Any, words: Any) -> str:
    """Nothing: the scenario's text says it."""
    return ""


def aim(seen: Seen, words: Any) -> str:
    """The first of them in a line; "": this viewer has none."""
    if seen.viewer not in seen.sides:
        return ""
    return str(words.text("aim-judged" if seen.judged is True else "aim-line", day=seen.conflux_day))


def card(seen: Seen, words: Any) -> list[str]:
    """What a side wants, what it knows of its own, and its army sheet.  The umpire: what needs him."""
    if seen.truth is not None:
        return umpire_desk.inbox(seen, words)
    return [*known(seen, words), *army_sheet.sentences(seen, words)]


def known(seen: Seen, words: Any) -> list[str]:
    """What a side wants, what of its orders came to nothing; its commanders with their values, its units with men and place, and
    how it stands to others."""
    lines = [*aims(seen, words), *undone.said(seen, words)] if seen.viewer in seen.sides else []
    lines += [
        words.text("map-commander", name=c.name, value=c.leader_value, points=c.hero_points, hex=c.hex,
                   **whereabouts(seen, words, c))
        for c in seen.commanders.values() if not c.gone
    ]
    lines += [
        words.text("map-own", number=u.number, name=own_name(u.name, u.number), elite=u.elite, standard=u.standard, hex=u.hex,
                   **ordered(seen, u), **whereabouts(seen, words, u), here="yes" if u.here else "no")
        for u in seen.units.values() if not u.gone
    ]
    lines += [
        words.text("map-astrologer", who=one.id, hex=hex_of(seen, one.id), order="DIVINE",
                   how="alone" if not companion(seen, one) else "reads" if is_at_it(seen, one) else "idle")
        for one in stargazers(seen)
    ]
    lines += [words.text("map-attitude", side=side, attitude=how) for side, how in seen.attitudes.items() if side in seen.sides]
    return [sentence(str(line)) for line in lines]
