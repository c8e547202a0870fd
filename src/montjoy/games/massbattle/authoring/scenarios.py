"""Scenario files: read, checked, and set up."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import UNSET

from montjoy.core.content import files
from montjoy.core.content.messages import closest, dotted, line_of, nearest, shown
from montjoy.core.content.vocabulary import folded
from montjoy.core.errors import BadInput
from montjoy.core.options import read_options
from montjoy.games.massbattle.authoring import schema as own_rows
from montjoy.games.massbattle.authoring import troops_file
from montjoy.games.massbattle.carpet.state import MASTER, Carpet
from montjoy.games.massbattle.model.board import SIGNS, Board
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.scenario import BattleScenario, BoardFile, OwnRows, Rectangle, SideFile, TroopsFile
from montjoy.games.massbattle.model.state import NAMES, Side, World
from montjoy.games.massbattle.model.troops import TABLES, Book, Single, Soldier, standard
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.rules.ground import factor
from montjoy.grids import squares
from montjoy.grids.squares import Square

NO_BOARD: Final = Board(0, 0)                                # of a battle with the group's own figures
LARGE: Final = 100                                           # soldiers of a side from which units have ten men (MB-SCALE-01)
DEPTH: Final = 6                                             # rows of deployment (MB-BOARD-10)
FEW_MEN: Final = 10                                          # of each kind, in a battle cut short: a unit at either scale
BREATHS: Final = 3                                           # of a dragon in a battle (MB-SPELL-08)
WORD: Final[dict[str, str]] = {kind: sign for sign, kind in SIGNS.items()}
FACINGS: Final = {
    "north": 0, "north-east": 1, "east": 2, "south-east": 3, "south": 4, "south-west": 5, "west": 6, "north-west": 7,
}  # fmt: skip
SPELLS: Final[Mapping[str, Mapping[str, int]]] = {
    "wizard_5": {"magic_missile": 2, "sleep": 2, "invisibility": 1, "web": 1, "fireball": 1},
    "wizard_9": {
        "magic_missile": 2, "sleep": 2, "invisibility": 1, "phantasmal_force": 1, "web": 1, "fireball": 2, "lightning_bolt": 1,
        "fear": 1, "ice_storm": 1, "cloudkill": 1,
    },
    "cleric_7": {"cure_light_wounds": 2, "bless": 2, "hold_person": 2},
}  # fmt: skip


# ---- files -----------------------------------------------------------------------------------------------------------------
def read_folder(folder: Path) -> Mapping[str, BattleScenario]:
    """Every scenario of a folder by its id, the smallest battle first; those without our board come last."""
    found = [read_file(path) for path in sorted(folder.glob("*.toml"))]
    return {scenario.id: scenario for scenario in sorted(found, key=lambda one: (one.board == "none", soldiers(one)))}


def soldiers(scenario: BattleScenario) -> int:
    """How many men there are on both sides."""
    return sum(troops.men for side in scenario.sides for troops in side.troops)


def read_file(path: Path, along: Path | None = None) -> BattleScenario:
    """A scenario from its file, with the rows that were sent `along` with it, if any."""
    return read_data(files.read_bytes(path), path, troops_file.read_file(along)[0] if along is not None else None)


def read_data(data: bytes, path: Path, own: OwnRows | None = None) -> BattleScenario:
    """A scenario, set up once with its options to see that it can be.  BadInput says what is wrong with it.

    MB-BASE-11  The group's own rows stand in it, below [troops] and the like, or in the file that `troops_file` names, or are
    given as `own`."""
    raw, text = files.toml_of(data, path, dict), data.decode()
    inside = {key: raw.pop(key) for key in troops_file.KEYS if key in raw}
    for key in raw:
        if key not in BattleScenario.__struct_fields__ and (near := nearest(key, troops_file.KEYS)):
            raise files.BadFile(path, "there is no such table", near, line=line_of(text, (key,)), key=dotted((key,)))
    scenario = files.convert(raw, BattleScenario, path, text)
    if scenario.own is not None:
        would_work = 'write rows below [troops], or troops_file = "mine.toml"'
        raise files.BadFile(path, "own is written by the program", would_work, line=line_of(text, ("own",)), key="own")
    if inside and scenario.troops_file:
        raise BadInput("troops_file and rows in the scenario itself", "put all rows into one of the two")
    if own is None and inside:
        own = troops_file.read_own(inside, path, text)[0]
    elif own is None and scenario.troops_file:
        try:
            own = troops_file.read_beside(scenario.troops_file, path.parent)
        except files.BadFile as bad:
            raise bad.named_in(path, line_of(text, ("troops_file",))) from None
    check_types(scenario, own, path, text)
    scenario = with_rows(scenario, own) if own is not None else scenario
    check_names(scenario, path, text)
    options = read_options(MassBattleOptions, scenario.options)
    setup(scenario, options)
    check_men(scenario, options)
    check_rounds(scenario, options)
    return scenario


def check_men(scenario: BattleScenario, options: MassBattleOptions) -> None:
    """MB-UNIT-08  Under the options that it is meant for, a battle has no men who all stay off the board."""
    book = book_of(scenario.own)
    scale = scale_of(scenario, options, book)
    for troops in (troops for side in scenario.sides for troops in side.troops):
        if not men_of(troops, book, scale, options, True):
            raise BadInput(
                f"[[sides.troops]] men = {troops.men} of {shown(troops.type)} fill no unit of {scale}", f"men = {scale} or more"
            )


def check_rounds(scenario: BattleScenario, options: MassBattleOptions) -> None:
    """MB-BOARD-11  Under the options that it is meant for, whoever comes later comes before the battle is over."""
    for troops in (troops for side in scenario.sides for troops in side.troops):
        if troops.round and 0 < options.round_limit < troops.round:
            says = f"[[sides.troops]] round = {troops.round} of {shown(troops.type)}: the battle has {options.round_limit} rounds"
            raise BadInput(says, f"round = {options.round_limit} or less, or a later round_limit")


def check_types(scenario: BattleScenario, own: OwnRows | None, path: Path, text: str) -> None:
    """MB-BASE-08  Every type of troops has a row, one of ours or one of the group's `own`."""
    known = book_of(own).codes
    for i, side in enumerate(scenario.sides):
        for j, troops in enumerate(side.troops):
            if troops.type not in known:
                where = ("sides", i, "troops", j, "type")
                says = f"{shown(troops.type)} is no type of troops (MB-BASE-08)"
                raise files.BadFile(path, says, closest(troops.type, known), line=line_of(text, where), key=dotted(where))


def check_names(scenario: BattleScenario, path: Path, text: str) -> None:
    """Two sides of one name could not be told apart."""
    names = [folded(side.name).strip() for side in scenario.sides]
    for i, name in enumerate(names):
        if name in names[:i]:
            before = names.index(name)
            other, where = line_of(text, ("sides", before, "name")), ("sides", i, "name")
            says = f"{shown(scenario.sides[i].name)} is also the name of sides[{before + 1}] (line {other})"
            raise files.BadFile(path, says, "give each its own", line=line_of(text, where), key=dotted(where))


def with_rows(scenario: BattleScenario, own: OwnRows) -> BattleScenario:
    """MB-BASE-11  The scenario with a group's own rows, as far as it uses them: they go into its record."""
    book = book_of(own)
    types = {t.type for side in scenario.sides for t in side.troops}
    rows = [book.type(code) for code in types if code in book.codes]
    weapons = {code for row in rows for code in (row.arms if isinstance(row, Soldier) else row.missile.split()[:1])}
    own = OwnRows(
        soldiers=tuple(row for row in own.soldiers if row.code in types),
        singles=tuple(row for row in own.singles if row.code in types),
        melee={code: row for code, row in own.melee.items() if code in weapons},
        missile={code: row for code, row in own.missile.items() if code in weapons},
        terrain=own.terrain, spells=own.spells,
    )  # fmt: skip
    return msgspec.structs.replace(scenario, own=own if own != OwnRows() else None)


def schema() -> dict[str, Any]:
    """The JSON Schema of scenario files: what their type says, with the tables of a group's own rows."""
    found = msgspec.json.schema(BattleScenario)
    keys = found["$defs"]["BattleScenario"]["properties"]
    del keys["own"]
    rows, parts = own_rows.tables()
    keys |= rows | {"options": own_rows.of_options()}
    found["$defs"] |= parts
    return found


# ---- set-up ----------------------------------------------------------------------------------------------------------------
def setup(scenario: BattleScenario, options: MassBattleOptions) -> World:
    """MB-SEQ-00  Scale, board and units; nothing rolled yet.  BadInput: what cannot be set up."""
    book = book_of(scenario.own)
    scale = scale_of(scenario, options, book)
    carpet = scenario.board == "none"
    board = NO_BOARD if scenario.board == "none" else board_of(scenario.board, scenario.own or OwnRows())
    layout = board_of(scenario.layout, OwnRows()) if isinstance(scenario.layout, BoardFile) else UNSET
    if layout and not carpet:
        raise BadInput("[layout] beside a board", 'leave it out, or write board = "none"')
    where = layout or board
    world = World(
        scenario=scenario.id, options=options, scale=scale, board=board,
        sides=[Side(s.name, s.seats, s.rows or rows_of(where, i)) for i, s in enumerate(scenario.sides)], units={},
        own_spells=scenario.own.spells or UNSET if scenario.own else UNSET,
        carpet=Carpet(scenario.square_cm, layout=layout) if carpet else UNSET,
    )  # fmt: skip
    (check_master if carpet else check_seats)(scenario)
    for number, side in enumerate(scenario.sides):
        units = units_of(number, side, book, scale, options, scenario.own)
        if not units:
            raise BadInput(f"[[sides]] {side.name} has no unit at scale {scale}", f"{scale} men of one kind or more")
        if all(unit.status == "coming" for unit in units):
            raise BadInput(f"[[sides]] {side.name} has nobody there from the beginning", "leave round out for some of its troops")
        world.units |= {unit.id: unit for unit in units}
    if not carpet:
        check_places(world)
    check_points(world, scenario.points)
    return world


def check_master(scenario: BattleScenario) -> None:
    """MB-UMP-01  Without our board one game master says what both sides do, and nobody is placed on squares."""
    for side in scenario.sides:
        if side.seats != (MASTER,):
            raise BadInput(f"[[sides]] seats of {side.name}: without a board one seat is asked", f'seats = ["{MASTER}"]')
        if any(troops.round for troops in side.troops):
            raise BadInput(f"[[sides]] {side.name} has troops that come later", "leave round out, and let them join by hand")
        placed = any(troops.at is not None or troops.facing is not None for troops in side.troops)
        if placed or (side.rows is not None and not scenario.layout):
            raise BadInput(f"[[sides]] {side.name} has places on squares, and there is no board",
                           "leave at and facing out, and rows where there is no [layout]")


def check_seats(scenario: BattleScenario) -> None:
    """MB-GEN-05  Every seat plays for one side."""
    seats = [seat for side in scenario.sides for seat in side.seats]
    for seat in seats:
        if seats.count(seat) > 1:
            raise BadInput(f"[[sides]] the seat {shown(seat)} stands twice", "every player belongs to one side")


def book_of(own: OwnRows | None) -> Book:
    """MB-BASE-11  The rows of the game, with a group's own ones in their places."""
    book = standard()
    if own is None:
        return book
    return msgspec.structs.replace(
        book, soldiers=book.soldiers | {row.code: row for row in own.soldiers},
        singles=book.singles | {row.code: row for row in own.singles}, melee=book.melee | own.melee, missile=book.missile |
        own.missile, )  # fmt: skip


def scale_of(scenario: BattleScenario, options: MassBattleOptions, book: Book) -> int:
    """MB-SCALE-01  As the option says; else units of five up to 100 soldiers on either side, and of ten above."""
    if options.scale != "by_size":
        return int(options.scale)
    most = max(sum(t.men for t in side.troops) for side in scenario.sides)
    return 5 if most <= LARGE else 10


def rows_of(board: Board, side: int) -> tuple[int, int]:
    """MB-BOARD-10  The first six rows of a side, or fewer on a small board."""
    deep = min(DEPTH, board.height // 2)
    return (0, deep - 1) if side == 0 else (board.height - deep, board.height - 1)


# ---- units -----------------------------------------------------------------------------------------------------------------
def units_of(
    number: int, side: SideFile, book: Book, scale: int, options: MassBattleOptions, own: OwnRows | None
) -> list[Unit]:
    """MB-UNIT-01 to MB-UNIT-10  The units of a side, numbered in the order of its file."""
    ours = {row.code for row in (*own.soldiers, *own.singles)} if own else set()
    found: list[Unit] = []
    smaller: set[str] = set()
    for troops in side.troops:
        for n, men in enumerate(men_of(troops, book, scale, options, troops.type not in smaller)):
            if 1 < men < scale:
                smaller.add(troops.type)
            unit = unit_of(f"{NAMES[number]}{len(found) + 1}", number, side, troops, book, men, options)
            unit.own = troops.type in ours
            place(unit, troops, n, number, options)
            found.append(unit)
    return found


def men_of(troops: TroopsFile, book: Book, scale: int, options: MassBattleOptions, first: bool) -> list[int]:
    """MB-UNIT-04, MB-UNIT-05, MB-UNIT-08  How many men each unit has: full units, and under understrength_units one of at least
    half; single creatures one each.  Who fills no unit stays off the board."""
    row = book.type(troops.type)
    if isinstance(row, Single):
        if troops.men:
            raise BadInput(f"[[sides.troops]] men of {shown(troops.type)}: it stands alone", "write count = 1")
        return [1] * max(1, troops.count)
    if troops.count or not troops.men:
        raise BadInput(f"[[sides.troops]] {shown(troops.type)} are soldiers", f"write men = {scale * max(1, troops.count)}")
    full, left = divmod(troops.men, scale)
    smaller = options.understrength_units and 2 * left >= scale and first
    return [scale] * full + ([left] if smaller else [])


def unit_of(
    id: str, number: int, side: SideFile, troops: TroopsFile, book: Book, men: int, options: MassBattleOptions
) -> Unit:
    """MB-UNIT-02, MB-UNIT-03, MB-UNIT-09, MB-BASE-08  A fresh unit, not yet on the board."""
    row = book.type(troops.type)
    owner = troops.owner or side.seats[0]
    if owner not in side.seats:
        raise BadInput(f"[[sides.troops]] owner = {shown(owner)} is no seat of {side.name}", closest(owner, side.seats))
    if troops.spells and not row.has("caster"):
        raise BadInput(f"[[sides.troops]] {shown(troops.type)} casts no spells", "only a row with the trait caster has spells")
    shooting = book.shooting(row)
    return Unit(
        id=id, side=number, owner=owner, type=troops.type, name=troops.name, soldiers=men, status="reserve",
        row=row, start=row.pool(men, options) if isinstance(row, Soldier) else row.hp,
        missile=shooting[0] if shooting else None, missile_dice=shooting[1] if shooting else (0, 0, 0),
        spells=dict(SPELLS.get(troops.type, {}) if troops.spells is None else known_spells(troops.spells)),
        breaths=BREATHS if isinstance(row, Single) and row.breath[0] else 0,
        tall=row.has("flyer") or (isinstance(row, Single) and row.is_giant),
    )  # fmt: skip


def known_spells(spells: Mapping[str, int]) -> Mapping[str, int]:
    """MB-SPELL-10  Only spells that the table has."""
    known = [code for code in TABLES["spells"] if code != "columns"]
    for spell in spells:
        if spell not in known:
            raise BadInput(f"[[sides.troops]] {shown(spell)} is no spell", closest(spell, known))
    return spells


def place(unit: Unit, troops: TroopsFile, n: int, side: int, options: MassBattleOptions) -> None:
    """MB-BOARD-03, MB-BOARD-11  Where the file puts it: the first at its square, the others in line to its right; or when it
    comes."""
    unit.facing = FACINGS[troops.facing or ("north" if side == 0 else "south")]
    if squares.is_diagonal(unit.facing) and not options.eight_facings:
        raise BadInput(f'[[sides.troops]] facing = "{troops.facing}" of {shown(troops.type)}', "north, east, south or west")
    if troops.round:
        if troops.at is not None:
            says = f"[[sides.troops]] {shown(troops.type)} has both at and round"
            raise BadInput(says, "leave at out: they come over the edge")
        unit.status, unit.comes = "coming", troops.round
    elif troops.at is not None:
        x, y = squares.CLOCKWISE[squares.turn(unit.facing, 2)]
        unit.at = (troops.at[0] + n * x, troops.at[1] + n * y)
        unit.status = "in_play"


def check_places(world: World) -> None:
    """MB-BOARD-09, MB-BOARD-10, MB-MOVE-09  Placed units stand on the board, one on a square, on ground that bears them; the
    others have room to deploy."""
    taken: dict[Square, str] = {}
    for unit in world.units.values():
        if unit.status != "in_play":
            continue
        if not squares.is_on_board(unit.at, world.board.width, world.board.height):
            raise BadInput(f"[[sides.troops]] {unit.id} ({unit.type}) would stand at {list(unit.at)}, off the board")
        if unit.at in taken:
            raise BadInput(f"[[sides.troops]] {unit.id} and {taken[unit.at]} stand on the same square {list(unit.at)}")
        if not factor(world.board, unit.at, unit.mounted):
            raise BadInput(f"[[sides.troops]] {unit.id} ({unit.type}) cannot stand at {list(unit.at)}",
                "other ground, or another square")
        taken[unit.at] = unit.id
    for side in (0, 1):
        check_room(world, side, taken)
    (_, end), (begin, _) = sorted(side.rows for side in world.sides)
    if begin <= end and any(unit.status == "reserve" for unit in world.units.values()):
        raise BadInput("[[sides]] rows of both sides overlap", "rows that do not, so that nobody deploys among his enemies")


def check_room(world: World, side: int, taken: Collection[Square]) -> None:
    """MB-BOARD-10  A side's rows lie on the board and have a square for every unit that is to be deployed."""
    name, (low, high) = world.sides[side].name, world.sides[side].rows
    if not 0 <= low <= high < world.board.height:
        raise BadInput(f"[[sides]] rows = {[low, high]} of {name}",
            f"rows from 0 to {world.board.height - 1}, the lower one first")
    waiting = [unit for unit in world.units.values() if unit.side == side and unit.status == "reserve"]
    mounted = any(unit.mounted for unit in waiting)
    places = [(x, y) for y in range(low, high + 1) for x in range(world.board.width)]
    if len(waiting) > sum(at not in taken and factor(world.board, at, mounted) > 0 for at in places):
        raise BadInput(f"[[sides]] {name} has {len(waiting)} units and no room for them", "widen its rows")


# ---- points --------------------------------------------------------------------------------------------------------------
def hit_dice_of(world: World, side: int) -> Fraction:
    """MB-BASE-10  The hit dice of a side's units, one half for each creature below one; a plus does not count."""
    return sum((u.soldiers * points_of(u.row) for u in world.units.values() if u.side == side), Fraction(0))


def points_of(row: Soldier | Single) -> Fraction:
    """MB-BASE-10  What one creature counts."""
    return Fraction(row.dice.whole or Fraction(1, 2))


def check_points(world: World, points: int) -> None:
    """MB-BASE-10  No side has more hit dice than were agreed."""
    for number, side in enumerate(world.sides):
        if points and (found := hit_dice_of(world, number)) > points:
            raise BadInput(
                f"points = {points}: {side.name} has {mixed(found)} hit dice (MB-BASE-10)",
                f"take {mixed(found - points)} away, or write points = {math.ceil(found)}",
            )


def described(scenario: BattleScenario) -> str:
    """MB-BASE-10, MB-UNIT-08  The forces of a scenario counted in hit dice, and who fills no unit, for its author."""
    options = read_options(MassBattleOptions, scenario.options)
    world = setup(scenario, options)
    told = [f"{side.name}: {mixed(hit_dice_of(world, n))}" for n, side in enumerate(world.sides)]
    most = f"; at most {scenario.points}" if scenario.points else ""
    return f"hit dice of {', '.join(told)}{most}{''.join(left_behind(scenario, world, options))}"


def left_behind(scenario: BattleScenario, world: World, options: MassBattleOptions) -> Iterator[str]:
    """MB-UNIT-08  How many men of each type stay off the board, as they fill no unit."""
    scale = scale_of(scenario, options, book_of(scenario.own))
    for number, side in enumerate(scenario.sides):
        units = [unit for unit in world.units.values() if unit.side == number]
        for type in dict.fromkeys(troops.type for troops in side.troops if troops.men):
            men = sum(troops.men for troops in side.troops if troops.type == type)
            if left := men - sum(unit.soldiers for unit in units if unit.type == type):
                yield f"; {left} of {men} {type} of {side.name} fill no unit of {scale} and stay off the board (MB-UNIT-08)"


def mixed(number: Fraction) -> str:
    """A number of halves as one writes it."""
    return f"{float(number):g}"


# ---- board -----------------------------------------------------------------------------------------------------------------
def board_of(file: BoardFile, own: OwnRows) -> Board:
    """MB-BOARD-01  The board of a file: rectangles one upon another."""
    ground = [["."] * file.width for _ in range(file.height)]
    heights = [["0"] * file.width for _ in range(file.height)]
    for one in file.ground:
        for x, y in inside(one, file):
            if one.terrain:
                ground[y][x] = sign_of(one.terrain)
            if one.elevation is not None:
                heights[y][x] = str(one.elevation)
    walls = [
        (x, y, "N" if wall.edge == "north" else "E")
        for wall in file.walls for x, y in inside(Rectangle(x1=wall.x1, y1=wall.y1, x2=wall.x2, y2=wall.y2), file)
    ]  # fmt: skip
    return Board(
        file.width, file.height, tuple("".join(row) for row in ground), tuple("".join(row) for row in heights),
        tuple(walls), tuple(square for one in file.objectives for square in inside(one, file)),  # type: ignore[arg-type]
        tuple((kind, row.move_factor, row.mounted_may_enter) for kind, row in own.terrain.items()) or UNSET,
        file.sight_m,
    )  # fmt: skip


def inside(one: Rectangle, file: BoardFile) -> list[Square]:
    """The squares of a rectangle.  BadInput: it leaves the board."""
    found = squares.rectangle((one.x1, one.y1), (one.x2, one.y2))
    for square in (found[0], found[-1]):
        if not squares.is_on_board(square, file.width, file.height):
            raise BadInput(f"[board] the square {list(square)} is off the board of {file.width} x {file.height}")
    return found


def sign_of(name: str) -> str:
    if name not in WORD:
        raise BadInput(f"[board] terrain = {shown(name)} is no ground", closest(name, tuple(WORD)))
    return WORD[name]


# ---- cut short ---------------------------------------------------------------------------------------------------------------
def brief(scenario: BattleScenario) -> BattleScenario:
    """A large battle as the suite plays it: a unit of each kind of soldiers, on a board of which only the middle is left."""
    board = scenario.board != "none"
    sides = [msgspec.structs.replace(side, troops=tuple(few(t) for t in side.troops), rows=near(scenario, n) if board else None)
        for n, side in enumerate(scenario.sides)]
    return msgspec.structs.replace(scenario, sides=(sides[0], sides[1]), points=0)


def few(troops: TroopsFile) -> TroopsFile:
    """As few as are a unit at either scale."""
    return msgspec.structs.replace(troops, men=FEW_MEN if troops.men else 0, count=min(troops.count, 1))


def near(scenario: BattleScenario, side: int) -> tuple[int, int]:
    """Rows in which the two sides stand close enough to meet in a round or two."""
    assert isinstance(scenario.board, BoardFile)
    middle = scenario.board.height // 2
    return (max(0, middle - 6), middle - 3) if side == 0 else (middle + 2, min(scenario.board.height - 1, middle + 5))
