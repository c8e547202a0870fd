"""A battle without our board in words: the units and how they are, what was said, the sheet before it and the report after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from markupsafe import Markup

from montjoy.games.massbattle.carpet import layout
from montjoy.games.massbattle.carpet.state import carpet_of, measured
from montjoy.games.massbattle.model.pieces import Unit, condition_of
from montjoy.games.massbattle.model.state import NAMES
from montjoy.games.massbattle.model.troops import range_cm, shown_class, square_cm
from montjoy.games.massbattle.rules.ground import allowance_of, in_squares, retreat_of
from montjoy.games.massbattle.rules.missiles import FIRST, shots_left
from montjoy.games.massbattle.seen.view import Seen

BOXES: Final = 10                                            # of hit points in a group on paper
A_LINE: Final = 15                                           # so many fit on a line of a sheet
MOST_BOXES: Final = 200
ROUNDS: Final = 12                                           # boxes for shots on paper
SHOTS: Final = 6                                             # of them in a group
BOX: Final = "☐"
COLUMNS: Final = ("unit", "figures", "hp", "hit", "shots")


# ---- how matters stand ---------------------------------------------------------------------------------------------------
def draw(seen: Seen, words: Any, brief: bool = False) -> list[str]:
    """The round, what was said, and each unit on a line; the same for eyes and for a screen reader.  `brief`: only the units that
    are not as they were at first."""
    lines = [head(seen, words), *said(seen, words)]
    for number, side in enumerate(seen.sides):
        lines.append(f"{words.text('map-side', letter=NAMES[number], side=words.name(side.name), you=False)}:")
        there = [unit for unit in seen.own.values() if unit.side == number and unit.in_play]
        lines += [unit_line(seen, words, unit) for unit in there if not (brief and is_as_at_first(unit))]
        if gone := [words.name(unit.id) for unit in seen.own.values() if unit.side == number and not unit.in_play and seen.round]:
            lines.append(words.text("carpet-gone", units=", ".join(gone)))
    return [str(line) for line in lines]


def is_as_at_first(unit: Unit) -> bool:
    return not (unit.hit or unit.lost or unit.broken or unit.running or unit.shots or unit.second_shots)


def head(seen: Seen, words: Any) -> str:
    return str(words.text(
        "carpet-head", round=seen.round, rounds=seen.options.round_limit, scale=seen.scale,
        centimetres=words.number(measured(seen, 1)),
    ))  # fmt: skip


def said(seen: Seen, words: Any) -> Iterator[str]:
    """The attacks that wait for their dice."""
    for one in carpet_of(seen).said:
        yield words.text("carpet-said", unit=words.name(one.unit), target=words.name(one.target), how=one.how)


def unit_line(seen: Seen, words: Any, unit: Unit) -> str:
    """What it has left, its state, its shots, the spells on it and how long they last."""
    also = [str(words.text("carpet-led"))] if unit.id in carpet_of(seen).led else []
    also += [
        str(words.text("carpet-spell", spell=words.name(effect.kind), until=effect.until)) for effect in unit.running
    ]
    fired = unit.shots + unit.second_shots
    loads = unit.missile is not None and unit.missile.is_slow and not fired and not shots_left(seen, unit, FIRST)
    return str(words.text(
        "carpet-unit", unit=words.name(unit.id), hp=unit.hp, start=unit.start, condition=condition_of(unit),
        shots="loads" if loads else fired,
        count=len(also), also=", ".join(also),
    ))  # fmt: skip


# ---- the report ----------------------------------------------------------------------------------------------------------
def report(seen: Seen, words: Any) -> list[str]:
    """MB-END-05  By round, what each unit has lost and to whom, and who is gone by whose blow."""
    lines: list[str] = []
    here = carpet_of(seen)
    for n in sorted({one.round for one in here.losses} | {one.round for one in here.gone}):
        lost: dict[tuple[str, str], int] = {}
        for one in here.losses:
            if one.round == n:
                lost[one.unit, one.by] = lost.get((one.unit, one.by), 0) + one.hp
        for (unit, by), hp in lost.items():
            by_whom = words.name(by) if by else "none"
            lines.append(words.text("carpet-lost", round=n, unit=words.name(unit), by=by_whom, damage=hp))
        for gone in here.gone:
            if gone.round == n:
                by_whom = words.name(gone.by) if gone.by else "none"
                lines.append(words.text("carpet-felled", round=n, unit=words.name(gone.unit), by=by_whom, fate=gone.fate))
    return [str(line) for line in lines]


def totals(seen: Seen, words: Any) -> list[str]:
    """MB-END-05  What is left of every unit."""
    return [
        str(words.text("carpet-total", unit=words.name(unit.id), lost=min(unit.lost, unit.start), start=unit.start))
        for unit in seen.own.values() if unit.lost
    ]  # fmt: skip


def sections(seen: Seen, words: Any) -> Iterator[tuple[str, list[str]]]:
    """The parts of a report, each with its heading."""
    for heading, lines in (("carpet-by-round", report(seen, words)), ("carpet-losses", totals(seen, words))):
        if lines:
            yield str(words.text(heading)), lines


# ---- the sheet -----------------------------------------------------------------------------------------------------------
def sheet(seen: Seen, words: Any, ends: str) -> str:
    """A page to print before the battle: each unit with its figures, boxes for hit points, the first hit, morale and shots."""
    return str(Markup(
        '<!doctype html>\n<html lang="{}" dir="{}">\n<meta charset="utf-8">\n<title>{}</title>\n<style>{}</style>\n'
        "{}</html>\n"
    ).format(words.lang, words.direction, words.text("carpet-sheet"), STYLE, sheet_body(seen, words, ends)))


def sheet_body(seen: Seen, words: Any, ends: str) -> Markup:
    """How long the battle lasts and what wins, how the ground is laid out, where the armies begin, and their units."""
    tables = Markup("").join(table(seen, words, number) for number in range(len(seen.sides)))
    ground = "".join(str(Markup("<li>{}</li>").format(line)) for line in layout.lines(seen, words))
    return Markup("<h1>{}</h1>\n<p>{}</p>\n<p>{}</p>\n{}<ul>{}</ul>\n{}").format(
        words.text("carpet-sheet"), head(seen, words), ends, layout.plan(seen, words), Markup(ground), tables
    )


STYLE: Final = Markup(
    "body{font:11pt sans-serif;margin:1.5cm}table{border-collapse:collapse;width:100%;margin-bottom:1cm}"
    "th,td{border:1px solid;padding:.15cm;text-align:start;vertical-align:top}tr{break-inside:avoid}h2{font-size:13pt}"
    "td.boxes{letter-spacing:.05cm}.line{white-space:nowrap}svg.plan{max-width:15cm;max-height:12cm}"
    "@media screen and (max-width:45rem){body{margin:1rem}thead{display:none}table,tbody,tr,th,td{display:block}"
    "tr{border:1px solid;margin-bottom:.3cm}th,td{border:0}td[data-h]::before{content:attr(data-h);display:block}}"
)  # fmt: skip


def table(seen: Seen, words: Any, side: int) -> Markup:
    """The units of a side."""
    named = Markup("").join(Markup('<th scope="col">{}</th>').format(words.text("carpet-column", column=c)) for c in COLUMNS)
    rows = Markup("").join(row(seen, words, unit) for unit in seen.own.values() if unit.side == side)
    return Markup("<h2>{}</h2>\n<table>\n<thead><tr>{}</tr></thead>\n<tbody>{}</tbody>\n</table>\n").format(
        words.name(seen.sides[side].name), named, rows
    )


def row(seen: Seen, words: Any, unit: Unit) -> Markup:
    """One unit: hit points in tens, with a stroke where half of them are gone and morale is checked."""
    shots = Markup(" ").join(in_line(BOX * SHOTS) for _ in range(ROUNDS // SHOTS)) if unit.missile is not None else Markup("–")
    cells = (boxes(unit), in_line(f"{BOX} / {BOX}"), shots)
    heads = (words.text("carpet-column", column=c) for c in COLUMNS[2:])
    boxed = Markup("").join(Markup('<td class="boxes" data-h="{}">{}</td>').format(h, cell) for h, cell in zip(heads, cells))
    named, said = words.name(unit.id), figures(seen, words, unit)
    return Markup('<tr><th scope="row">{}</th><td>{}</td>{}</tr>\n').format(named, said, boxed)


def boxes(unit: Unit) -> Markup:
    """A box a hit point; of very many the number alone.  | stands where half of them are gone."""
    if unit.start > MOST_BOXES:
        return Markup(unit.start)
    half = unit.start - unit.start // 2
    return Markup(" ").join((*tens(half, " |"), *tens(unit.start - half)))


def tens(number: int, ends: str = "") -> list[Markup]:
    """Boxes in groups that no line breaks; few of them are one group."""
    groups = [BOX * min(BOXES, number - n) for n in range(0, number, BOXES)]
    together = [" ".join(groups)] if number <= A_LINE else groups
    together[-1:] = [together[-1] + ends] if together else []
    return [in_line(group) for group in together]


def in_line(boxes: str) -> Markup:
    """Nothing breaks it."""
    return Markup('<span class="line">{}</span>').format(boxes)


def figures(seen: Seen, words: Any, unit: Unit) -> str:
    """Soldiers, armour class, movement, retreat and range, in squares and centimetres of the carpet; rallying."""
    moves, back, far = in_squares(allowance_of(seen, unit, unit.flyer)), retreat_of(seen, unit), range_of(seen, unit)
    return str(words.text(
        "carpet-figures", soldiers=unit.soldiers, armour=shown_class(unit.row.armour_class, seen.options),
        moves=moves, moves_cm=words.number(measured(seen, moves)), back=back, back_cm=words.number(measured(seen, back)),
        range=far, range_cm=words.number(measured(seen, far)), rally=unit.row.rally_pct,
    ))  # fmt: skip


# ---- what the units can do -------------------------------------------------------------------------------------------------
KNOWN: Final = ("unit", "soldiers", "armour", "moves", "back", "range", "rally")


def kinds(seen: Seen, words: Any) -> list[tuple[str, ...]]:
    """What is measured and compared for each kind of units that are in the battle, a cell for each of KNOWN."""
    alike: dict[tuple[Any, ...], list[Unit]] = {}
    for unit in seen.own.values():
        if unit.in_play or not seen.round:
            same = (unit.id if unit.single else "", unit.side, unit.type, *facts(seen, words, unit).values())
            alike.setdefault(same, []).append(unit)
    return [
        (together(str(words.name(units[0].id)), units), *(
            str(words.text("carpet-fact", fact=fact, squares=n, centimetres=cm))
            for fact, (n, cm) in facts(seen, words, units[0]).items()
        ))
        for units in alike.values()
    ]  # fmt: skip


def together(name: str, units: Sequence[Unit]) -> str:
    """The first one's name with the ids of all: "A2 A3 (town militia)"."""
    return name.replace(units[0].id, " ".join(unit.id for unit in units), 1)


def facts(seen: Seen, words: Any, unit: Unit) -> dict[str, tuple[float, str]]:
    """Its figures by name; lengths in squares, and in centimetres of the carpet."""
    moves, back = in_squares(allowance_of(seen, unit, unit.flyer)), retreat_of(seen, unit)
    lengths = {"moves": moves, "back": back, "range": range_of(seen, unit)}
    armour, rally = shown_class(unit.row.armour_class, seen.options), unit.row.rally_pct
    found: dict[str, tuple[float, str]] = {"soldiers": (unit.soldiers, ""), "armour": (armour, "")}
    found |= {name: (n, words.number(measured(seen, n))) for name, n in lengths.items()}
    return found | {"rally": (rally, "")}


def range_of(seen: Seen, unit: Unit) -> int:
    """In squares; 0: it does not shoot."""
    return range_cm(unit.missile, seen.options) // square_cm(seen.scale, seen.options) if unit.missile is not None else 0


def card(seen: Seen, words: Any) -> list[str]:
    """The same as lines."""
    columns = [str(words.text("carpet-known", column=column)) for column in KNOWN[1:]]
    return [
        f"{name}: {', '.join(f'{c}: {cell}' for c, cell in zip(columns, cells, strict=True))}."
        for name, *cells in kinds(seen, words)
    ]


def known(seen: Seen, words: Any) -> Markup:
    """The same as a table."""
    heads = Markup("").join(Markup('<th scope="col">{}</th>').format(words.text("carpet-known", column=c)) for c in KNOWN)
    rows = Markup("").join(
        Markup('<tr><th scope="row">{}</th>{}</tr>').format(name, Markup("").join(Markup("<td>{}</td>").format(c) for c in cells))
        for name, *cells in kinds(seen, words)
    )
    title = words.text("carpet-known-title")
    return Markup(
        '<details class="fold" id="known" open=""><summary>{}</summary>'
        '<div class="scroll" tabindex="0" role="region" aria-label="{}"><table class="tables">\n'
        "<thead><tr>{}</tr></thead><tbody>{}</tbody></table></div></details>"
    ).format(title, title, heads, rows)


# ---- on a page -----------------------------------------------------------------------------------------------------------
def paragraphs(lines: Sequence[str]) -> Markup:
    return Markup("").join(Markup("<p>{}</p>").format(line) for line in lines)


def board(seen: Seen, words: Any) -> Markup:
    """The same as `draw`, and what the units can do."""
    lines = paragraphs(draw(seen, words))                    # of a language, though many begin with a unit's id
    return Markup('<div class="text-board" dir="{}">{}{}</div>').format(words.direction, lines, known(seen, words))


def beside(seen: Seen, words: Any) -> Markup:
    """The report as far as it goes."""
    parts = [Markup("<h3>{}</h3>{}").format(heading, paragraphs(lines)) for heading, lines in sections(seen, words)]
    return Markup("").join(parts)
