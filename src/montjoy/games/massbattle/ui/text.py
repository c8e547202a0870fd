"""The board in text: ground and units as characters or as sentences, and what a side knows of its own units."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from montjoy.games.massbattle.carpet import text as carpet
from montjoy.games.massbattle.model.board import SIGNS, Board, elevation, terrain
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.scenario import BattleScenario, BoardFile
from montjoy.games.massbattle.model.state import NAMES
from montjoy.games.massbattle.model.troops import range_cm, shown_class, square_cm
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.protocol import language
from montjoy.games.massbattle.rules.areas import sight_in_the_dark
from montjoy.games.massbattle.rules.ground import allowance_of, in_squares
from montjoy.games.massbattle.seen.view import Seen
from montjoy.grids.squares import Square
from montjoy.words.width import unbroken

ARROWS: Final = "↑↗→↘↓↙←↖"
LETTERS: Final = {kind: sign for sign, kind in SIGNS.items()}
SPELLS: Final = {"wall_of_fire": "^", "cloudkill": "%"}        # ground under a spell
LABEL: Final = 4                                             # the column with the rows' numbers
MARGIN: Final = 2                                            # squares shown around the units, where not all of the board fits
HALVES: Final = 2
AIMS: Final = ("azure_wood", "bridge", "castle_wall", "dragon", "night_raid", "pikes", "relief")    # their aims have words
Window = tuple[range, range]                                 # columns, rows


# ---- the picture -----------------------------------------------------------------------------------------------------------
def draw(seen: Seen, words: Any, width: int) -> str:
    """North is up.  A unit is an arrow, where it faces, with its id; ground is its sign, with its height beside it."""
    if seen.carpet:
        return "\n".join(line for one in carpet.draw(seen, words) for line in wrap(one, width, "  "))
    window = window_of(seen, (width - LABEL) // size_of(seen, width))
    lines = [line for said in (head(seen, words), *dark(seen, words)) for line in wrap(said, width)]
    columns, rows = window
    if (len(columns), len(rows)) != (seen.board.width, seen.board.height):
        part = words.text("map-part", first=columns[0], last=columns[-1], low=rows[0], high=rows[-1])
        lines += wrap(part, width)
    lines += ["", *picture(seen, width), "", *wrap(legend(seen, words, window), width)]
    for line in rosters(seen, words):
        lines += wrap(line, width, "  ")
    return "\n".join(lines)


def glimpse(seen: Seen, words: Any, width: int) -> str:
    """The picture alone, shown again when something on it has changed."""
    if seen.carpet:
        return "\n".join(line for one in carpet.draw(seen, words, brief=True) for line in wrap(one, width, "  "))
    return "\n".join(picture(seen, width))


def picture(seen: Seen, width: int) -> list[str]:
    """The squares between two rulers."""
    pieces, size = standing_on(seen), size_of(seen, width)
    spells = {square: SPELLS[zone.kind] for zone in seen.zones for square in zone.squares}
    columns, rows = window_of(seen, (width - LABEL) // size)
    ruler = (" " * LABEL + "".join(f"{x}".ljust(size) for x in columns)).rstrip()
    lines = []
    for y in reversed(rows):
        cells = [cell(seen, pieces.get((x, y)), (x, y), spells.get((x, y), "")).ljust(size) for x in columns]
        lines.append(f"{y:>{LABEL - 1}} {''.join(cells)}".rstrip())
    return [ruler, *lines, ruler]


def size_of(seen: Seen, width: int) -> int:
    """The columns of a square: an arrow and an id, and a blank where there is room."""
    size = 1 + max([2, *(len(piece.id) for piece in standing_on(seen).values())])
    return size + (LABEL + (size + 1) * seen.board.width <= width)


def standing_on(seen: Seen) -> dict[Square, Piece]:
    """Who is drawn on a square: the unit on the ground before the flyer above it."""
    there = [piece for piece in seen.pieces.values() if piece.in_play and piece.at[0] >= 0]
    return {piece.at: piece for piece in sorted(there, key=lambda piece: not piece.aloft)}


def window_of(seen: Seen, fits: int) -> Window:
    """The part of the board that is drawn: all of it, or where units stand; if that is too wide, the middle of one's own."""
    board = seen.board
    if board.width <= fits:
        return range(board.width), range(board.height)
    placed = [piece.at for piece in seen.pieces.values() if piece.in_play and piece.at[0] >= 0]
    mine = [unit.at for unit in seen.mine.values() if unit.in_play and unit.at[0] >= 0] or placed
    if not placed:
        first = max(0, (board.width - fits) // 2)
        return range(first, first + fits), range(board.height)
    columns = around([x for x, _ in placed], board.width)
    rows = around([y for _, y in placed], board.height)
    if len(columns) > fits:
        middle = sum(x for x, _ in mine) // len(mine)
        first = min(max(columns[0], middle - fits // 2), columns[-1] + 1 - fits)
        columns = range(first, first + fits)
    return columns, rows


def around(found: list[int], size: int) -> range:
    return range(max(0, min(found) - MARGIN), min(size, max(found) + MARGIN + 1))


def cell(seen: Seen, piece: Piece | None, at: Square, spell: str) -> str:
    """A unit as "→A3", a broken one as "→a3"; else the ground as " w1": a sign, a height or a wall; before it "^" where it burns,
    "%" under a killing cloud, or "+" what is to be held."""
    if piece is not None:
        return ARROWS[piece.facing] + (piece.id.lower() if piece.broken else piece.id)
    board = seen.board
    height = elevation(board, at) if terrain(board, at) != "rampart" else 0
    walls = {side for x, y, side in board.walls if (x, y) == at}
    beside = "|" if "E" in walls else "¯" if "N" in walls else f"{height}" if height else " "
    return (spell or ("+" if at in board.objectives else " ")) + LETTERS[terrain(board, at)] + beside


def legend(seen: Seen, words: Any, window: Window) -> str:
    """The signs that are on the picture."""
    board = seen.board
    places = [(x, y) for x in window[0] for y in window[1]]
    kinds = dict.fromkeys(kind for kind in LETTERS if any(terrain(board, at) == kind for at in places))
    said = [words.text("map-sign", sign=LETTERS[kind], kind=kind) for kind in kinds]
    if any(elevation(board, at) for at in places):
        said.append(words.text("map-sign", sign="1 2", kind="height"))
    if board.walls:
        said.append(words.text("map-sign", sign="¯ |", kind="wall"))
    if board.objectives:
        said.append(words.text("map-sign", sign="+", kind="objective"))
    for kind in dict.fromkeys(zone.kind for zone in seen.zones):
        said.append(words.text("map-sign", sign=SPELLS[kind], kind=kind))
    return str(words.text("map-signs", ground=", ".join(said)))


def rosters(seen: Seen, words: Any) -> Iterator[str]:
    """The units of each side on a line."""
    for number in range(len(seen.sides)):
        there = [piece for piece in seen.pieces.values() if piece.side == number]
        here = [unit_line(words, piece) for piece in there if piece.in_play and piece.at[0] >= 0]
        gone = [name(words, piece) for piece in there if piece.status not in ("in_play", "reserve", "coming")]
        here += [words.text("map-gone", units=", ".join(gone))] if gone else []
        here += coming(seen, words, number)
        yield f"{side_line(seen, words, number)}: {'; '.join(map(str, here)) or '–'}"


def coming(seen: Seen, words: Any, number: int) -> Iterator[str]:
    """MB-BOARD-11  Who of a side is still to come, round by round."""
    there = [piece for piece in seen.pieces.values() if piece.side == number and piece.status == "coming"]
    for round in sorted({piece.comes for piece in there if piece.comes}):
        units = ", ".join(name(words, piece) for piece in there if piece.comes == round)
        yield str(words.text("map-coming", round=round, units=units))


def dark(seen: Seen, words: Any) -> Iterator[str]:
    """MB-BOARD-12  How far one sees, if not to the end of the board."""
    if (sees := sight_in_the_dark(seen)) is not None:
        yield str(words.text("map-dark", metres=seen.board.sight_m, squares=words.number(sees / HALVES)))


def wrap(text: str, width: int, later: str = "") -> list[str]:
    """Lines of at most `width` columns."""
    lines, line = [], ""
    for word in unbroken(str(text)):
        if line.strip() and len(line) + len(word) + 1 > width:
            lines.append(line)
            line = later
        line += (" " if line.strip() else "") + word
    return [*lines, line]


# ---- parts of both -----------------------------------------------------------------------------------------------------------
def head(seen: Seen, words: Any) -> str:
    return str(words.text(
        "map-head", round=seen.round, rounds=seen.options.round_limit, scale=seen.scale, share=seen.share if seen.round else 100,
    ))  # fmt: skip


def side_line(seen: Seen, words: Any, number: int) -> str:
    side = seen.sides[number]
    return str(words.text("map-side", letter=NAMES[number], side=words.name(side.name), you=number == seen.side))


def name(words: Any, piece: Piece) -> str:
    """ "A3 (longbowmen)", also where nobody has named it """
    called = str(words.name(piece.id))
    return called if called != piece.id else f"{piece.id} ({words.name(piece.type)})"


def place(at: Square) -> str:
    return f"{at[0]},{at[1]}"


def places(squares: Iterable[Square]) -> str:
    """Squares row by row: "9-11,9 9-11,10"."""
    return " ".join(language.rows(squares))


def unit_line(words: Any, piece: Piece) -> str:
    """Where a unit stands, and what one cannot see on the squares: how it is, its stance, the spells on it."""
    also = [str(words.text("map-defends"))] if piece.stance == "defence" else []
    also += [str(words.name(effect.kind)) for effect in piece.running]
    return str(words.text(
        "map-unit", unit=name(words, piece), at=place(piece.at), condition=piece.condition, aloft=piece.aloft, count=len(also),
        also=", ".join(also),
    ))  # fmt: skip


# ---- sentences ---------------------------------------------------------------------------------------------------------------
def describe(seen: Seen, words: Any) -> list[str]:
    """The same for a screen reader: the ground, then a sentence a unit, one's own with what one knows of them."""
    if seen.carpet:
        return carpet.draw(seen, words)
    lines = [head(seen, words), words.text("map-size", width=seen.board.width, height=seen.board.height), *ground(seen, words)]
    for number in range(len(seen.sides)):
        lines.append(f"{side_line(seen, words, number)}.")
        for piece in seen.pieces.values():
            if piece.side == number and piece.in_play and piece.at[0] >= 0:
                lines.append(sentence(words, piece))
        lines += [f"{side_line(seen, words, number)}: {said}." for said in coming(seen, words, number)]
    return lines


def sentence(words: Any, piece: Piece) -> str:
    """Where a unit stands and how it is."""
    said = [words.text(
        "map-says-unit", unit=name(words, piece), at=place(piece.at), facing=piece.facing, condition=piece.condition,
        aloft=piece.aloft,
    )]  # fmt: skip
    said += [words.text("map-stance")] if piece.stance == "defence" else []
    under = [str(words.name(effect.kind)) for effect in piece.running]
    said += [words.text("map-under", spells=", ".join(under))] if under else []
    return " ".join(map(str, said))


def ground(seen: Seen, words: Any) -> Iterator[str]:
    """Terrain by kind, heights, walls, what is to be held, ground under a spell, and the dark."""
    board = seen.board
    yield from dark(seen, words)
    kinds: dict[str, list[Square]] = {}
    for at in all_squares(board):
        if terrain(board, at) != "open":
            kinds.setdefault(terrain(board, at), []).append(at)
        if elevation(board, at):
            kinds.setdefault("height", []).append(at)
    for kind, squares in kinds.items():
        yield words.text("map-ground", kind=kind, squares=places(squares))
    if board.walls:
        edges = [words.text("map-wall", at=f"{x},{y}", side=side) for x, y, side in board.walls]
        yield words.text("map-walls", edges=", ".join(map(str, edges)))
    if board.objectives:
        yield words.text("map-hold", squares=places(board.objectives))
    for zone in seen.zones:
        yield words.text("map-zone", kind=zone.kind, squares=places(zone.squares))


def all_squares(board: Board) -> Iterator[Square]:
    return ((x, y) for y in range(board.height) for x in range(board.width))


# ---- what a side alone knows ---------------------------------------------------------------------------------------------------
def before(scenario: BattleScenario, options: MassBattleOptions, words: Any) -> str:
    """MB-END-01, MB-END-03, MB-END-04  Before the battle: how many rounds there are, and what wins."""
    holds = isinstance(scenario.board, BoardFile) and bool(scenario.board.objectives)
    return lasts(words, options.round_limit, holds)


def aim(seen: Seen, words: Any) -> str:
    """What one fights for, and how long; with the group's own figures how the battle ends.  "": nothing."""
    if seen.carpet:
        return ends(seen, words)
    if seen.side < 0 or seen.scenario not in AIMS:
        return ""
    return f"{words.text(f'aim-{seen.scenario}-{seen.side}')} {ends(seen, words)}"


def ends(seen: Seen, words: Any) -> str:
    """How long this battle lasts, and what wins it."""
    return lasts(words, seen.options.round_limit, bool(seen.board.objectives))


def lasts(words: Any, rounds: int, holds: bool) -> str:
    """MB-END-01, MB-END-03, MB-END-04  How many rounds there are, and what wins; `holds`: there are squares to hold."""
    return str(words.text("aim-lasts", rounds=rounds, holds=holds))


def card(seen: Seen, words: Any) -> list[str]:
    """MB-INFO-02  What one fights for, and the figures of one's own side's units."""
    if seen.carpet:
        return carpet.card(seen, words)
    lines = [aim(seen, words) or ends(seen, words)]
    if seen.side >= 0 and seen.board.objectives:
        lines.append(words.text("map-hold", squares=places(seen.board.objectives)))
    ours = [unit for unit in seen.own.values() if unit.side == seen.side or seen.side < 0]
    lines += command_lines(seen, words, ours)
    lines += waiting_lines(seen, words, [unit for unit in ours if unit.status == "reserve"])
    alike: dict[tuple[Any, ...], list[Unit]] = {}
    for unit in [unit for unit in ours if unit.status in ("in_play", "reserve")]:
        alike.setdefault((unit.id if unit.single else unit.type, *figures(seen, unit).items()), []).append(unit)
    for units in alike.values():
        lines += own_lines(seen, words, units)
    return [str(line) for line in lines]


def command_lines(seen: Seen, words: Any, units: Sequence[Unit]) -> Iterator[str]:
    """MB-GEN-05  Of a side that several players share: which units each of them orders, one's own first."""
    seats = seen.sides[seen.side].seats if seen.side >= 0 else ()
    for seat in sorted(seats, key=lambda seat: seat != seen.viewer) if len(seats) > 1 else ():
        theirs = [unit.id for unit in units if unit.owner == seat and unit.status in ("in_play", "reserve", "coming")]
        yield words.text(
            "map-commands", player=words.name(seat), you=seat == seen.viewer, count=len(theirs), units=" ".join(theirs)
        )


def waiting_lines(seen: Seen, words: Any, units: Sequence[Unit]) -> Iterator[str]:
    """Where units may begin that stand nowhere yet."""
    for number, side in enumerate(seen.sides):
        if names := [name(words, unit) for unit in units if unit.side == number]:
            low, high = side.rows
            yield words.text("map-waits", units=", ".join(names), low=low, high=high)


def figures(seen: Seen, unit: Unit) -> dict[str, float]:
    """What is told of a unit of one's own.  `range`: in the dark (`dark`) no farther than one sees (MB-BOARD-12)."""
    square = square_cm(seen.scale, seen.options)
    far: float = range_cm(unit.missile, seen.options) // square if unit.missile is not None else 0
    sees = sight_in_the_dark(seen)
    dark = sees is not None and sees < HALVES * HALVES * far
    if dark and sees is not None:
        far = in_squares(sees)
    return {
        "hp": unit.hp, "start": unit.start, "armour": shown_class(unit.row.armour_class, seen.options), "range": far,
        "dark": dark, "squares": in_squares(allowance_of(seen, unit, unit.aloft)),
    }  # fmt: skip


def own_lines(seen: Seen, words: Any, units: Sequence[Unit]) -> Iterator[str]:
    """Hit points, movement, missiles and spells of units that are alike."""
    unit, many = units[0], len(units) > 1
    yield words.text("map-own", unit=carpet.together(name(words, unit), units), many=many, **figures(seen, unit))
    spells = [words.text("map-spell", spell=words.text(f"name-{spell}"), count=n) for spell, n in unit.spells.items() if n]
    spells += [words.text("map-spell", spell=words.text("name-breath"), count=unit.breaths)] if unit.breaths else []
    if spells:
        yield words.text("map-spells", unit=name(words, unit), spells=", ".join(map(str, spells)))
