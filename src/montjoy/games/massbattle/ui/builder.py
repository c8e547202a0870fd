"""The army builder as a page or the command line shows it: choices, kinds of troops with their hit dice, sums, and what is
wrong, in words.  `Builder` of the core; what it says is worked out by `authoring/armies.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from montjoy.core.capabilities import Choice, Draft, Force, Kind, Sum
from montjoy.core.game import Luck
from montjoy.games.massbattle.authoring import armies
from montjoy.games.massbattle.authoring.scenarios import book_of
from montjoy.games.massbattle.model.dice import Dice
from montjoy.games.massbattle.model.scenario import BattleScenario
from montjoy.games.massbattle.model.troops import (
    NONE,
    REGENERATES,
    Book,
    Single,
    Soldier,
    allowance,
    range_cm,
    shown_class,
    square_cm,
)
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.rules.ground import in_squares

SAMPLE: Final = """\
[troops.river_guard]
name = "River guard"
hit_dice = "1+1"
armour = "chain_shield"
melee_weapon = "spear"
missile_weapon = "river_bow"
move_rate = 9
rally_pct = 75

[singles.old_troll]
name = "Old troll"
hit_dice = "7+2"
ac_desc = 3
attack_routine = "claw 1d6; claw 1d6; bite 1d10"
move_rate = 12
rally_pct = 50
traits = "regenerate_4"

[missile.river_bow]
damage = "1d6+1"
base_range_m = 22
rate_of_fire = 2
"""
OWN_RULE: Final = "MB-BASE-11"                               # what may stand in such rows
EXPLAINED: Final = ("points",)                               # choices whose name does not say what they are
GROUPS: Final = ("own", "foot", "shots", "horse", "heroes", "alone")
NEAR: Final = Fraction(1, 20)                                # of the larger force: closer is even
UNMARKED: Final = str.maketrans("", "", "\u2066\u2067\u2068\u2069")                      # a file has no marks around numbers


def choices(words: Any) -> Sequence[Choice]:
    return [
        Choice(name, words.text(f"army-{name}"), tuple((v, words.text(f"army-{name}-is", value=v)) for v in values),
               armies.USUAL[name], words.text(f"army-{name}-how") if name in EXPLAINED else "")
        for name, values in armies.VALUES.items()
    ]  # fmt: skip


def kinds(draft: Draft, words: Any) -> Sequence[Kind]:
    """MB-BASE-08, MB-BASE-10  Every type of troops with the hit dice of a unit, the cheapest of a group first."""
    book, scale = book_of(draft.own), armies.plan_of(draft.chosen).scale
    found = []
    for code in book.codes:
        points = armies.points_in(book, [(code, 1)], scale)
        group = group_of(book, code, draft)
        says = words.text("army-kind", name=called(book, code, draft, words), points=number(points))
        found.append((GROUPS.index(group), points, Kind(code, says, words.text("army-group", group=group))))
    return [kind for *_, kind in sorted(found, key=lambda one: one[:2])]


def group_of(book: Book, code: str, draft: Draft) -> str:
    row = book.type(code)
    if is_own(code, draft):
        return "own"
    if isinstance(row, Single):
        return "heroes" if row.player_character else "alone"
    return "horse" if row.mounted else "foot" if row.missile_weapon == NONE else "shots"


def is_own(code: str, draft: Draft) -> bool:
    return draft.own is not None and any(row.code == code for row in (*draft.own.soldiers, *draft.own.singles))


def called(book: Book, code: str, draft: Draft, words: Any) -> str:
    """A type by its name; a group's own by the name in its row."""
    return str(book.type(code).name if is_own(code, draft) else words.name(code))


def number(points: Fraction) -> int | float:
    return int(points) if points.denominator == 1 else float(points)


def proposed(chosen: Mapping[str, str], luck: Luck, words: Any) -> tuple[Force, ...]:
    """MB-BASE-10  An even pair."""
    forces = armies.pair(armies.plan_of(chosen), luck)
    return tuple(Force(plain(words.text("army-side", side=side)), tuple(rows))
                 for side, rows in zip(armies.SIDES, forces, strict=True))


# ---- sums and faults -------------------------------------------------------------------------------------------------------
def known(draft: Draft, book: Book) -> list[list[tuple[str, int]]]:
    """The rows of each side that are of a known type."""
    return [[row for row in force.rows if row[0] in book.codes and row[1] > 0] for force in draft.forces]


def sums(draft: Draft, words: Any) -> Sequence[Sum]:
    """MB-BASE-10  Each side's hit dice beside those agreed, its units and men, and whether the other has more."""
    plan, book = armies.plan_of(draft.chosen), book_of(draft.own)
    rows = known(draft, book)
    points = [armies.points_in(book, each, plan.scale) for each in rows]
    found = []
    for side, force in enumerate(draft.forces):
        more = points[side] - points[1 - side]
        says = words.text(
            "army-sum", points=number(points[side]), most=plan.points, units=sum(many for _, many in rows[side]),
            men=sum(many * armies.men_in(book, code, plan.scale) for code, many in rows[side]),
            more=number(more) if more > NEAR * max(points) else 0,
        )  # fmt: skip
        found.append(Sum(says, tuple(row_says(book, code, many, plan.scale, words) for code, many in force.rows)))
    return found


def row_says(book: Book, code: str, many: int, scale: int, words: Any) -> str:
    """What one row comes to, its men and hit dice; and what each of its units is."""
    if code not in book.codes:
        return ""
    points, men = armies.points_in(book, [(code, many)], scale), many * armies.men_in(book, code, scale)
    row: Soldier | Single = book.type(code)
    price = words.text("army-row", points=number(points), men=men, alone=isinstance(row, Single))
    return f"{price}. {figures(book, row, scale, words)}"


def figures(book: Book, row: Soldier | Single, scale: int, words: Any) -> str:
    """MB-BASE-08  One unit of a type: hit points, armour class, movement, attacks, missiles, and what is special about it."""
    options, shooting = MassBattleOptions(), book.shooting(row)
    far, shot = (range_cm(shooting[0], options) // square_cm(scale, options), dice(shooting[1], words)) if shooting else (0, "")
    return str(words.text(
        "army-figures", hp=row.pool(scale, options) if isinstance(row, Soldier) else row.hp,
        armour=shown_class(row.armour_class, options), squares=in_squares(allowance(row.move_rate, scale, options)),
        bonus=row.attack_bonus, damage=", ".join(dice(one, words) for one in row.attacks(options)), range=far, shot=shot,
    )) + "".join(f"; {one}" for one in specials(row, scale, options, words))  # fmt: skip


def dice(one: Dice, words: Any) -> str:
    return str(words.text("army-dice", number=one.number, sides=one.sides, plus=one.plus))


def specials(row: Soldier | Single, scale: int, options: MassBattleOptions, words: Any) -> Iterator[str]:
    """MB-SOLO-06, MB-MOVE-08, MB-SPELL-08  Long weapons, flight, breath, and its traits."""
    if isinstance(row, Soldier) and row.long_weapon:
        yield words.text("army-special", what="long", points=0)
    for trait in row.traits:
        points: float = row.regeneration if trait.startswith(REGENERATES) else 0
        if isinstance(row, Single) and trait == "flyer":
            points = in_squares(allowance(row.fly_rate, scale, options))
        elif isinstance(row, Single) and trait == "breath":
            points = row.breath[1]
        yield words.text("army-special", what=REGENERATES if trait.startswith(REGENERATES) else trait, points=points)


def faults(draft: Draft, words: Any) -> Sequence[str]:
    return list(said_wrong(draft, words))


def said_wrong(draft: Draft, words: Any) -> Iterator[str]:
    """MB-BASE-10, MB-BASE-08, MB-GEN-05  More hit dice than agreed, nobody to fight, a type that there is not, players without
    units, two sides of one name."""
    plan, book = armies.plan_of(draft.chosen), book_of(draft.own)
    for force, seats, rows in zip(draft.forces, plan.seats, known(draft, book), strict=True):
        points, units = armies.points_in(book, rows, plan.scale), sum(many for _, many in rows)
        for code, _ in force.rows:
            if code not in book.codes:
                yield words.text("army-unknown", side=force.name, code=code)
        if points > plan.points:
            over = number(points - plan.points)
            yield words.text("army-over", side=force.name, points=number(points), most=plan.points, over=over)
        if not force.name.strip():
            yield words.text("army-nameless")
        if not rows:
            yield words.text("army-none", side=force.name)
        elif units < len(seats):
            yield words.text("army-few", side=force.name, units=units, players=len(seats))
        elif units > armies.MOST_UNITS:
            yield words.text("army-many", side=force.name, units=units, most=armies.MOST_UNITS)
    if len({force.name.strip().casefold() for force in draft.forces}) < len(draft.forces):
        yield words.text("army-same-name", side=draft.forces[0].name)


# ---- the file --------------------------------------------------------------------------------------------------------------
def plain(text: Any) -> str:
    return str(text).translate(UNMARKED)


def text_of(draft: Draft, words: Any, own: str) -> str:
    plan, book = armies.plan_of(draft.chosen), book_of(draft.own)
    first, second = (force.name for force in draft.forces)
    flavour = plain(words.text("army-flavour-is", value=plan.flavour))
    head = armies.Head(
        plain(words.text("army-title", first=first, second=second)),
        plain(words.text("army-says", points=plan.points, rounds=plan.rounds, flavour=flavour)), plain(words.text("army-aim")),
        (first, second),
    )  # fmt: skip
    return armies.text_of(plan, known(draft, book), head, book, own)


def written(draft: Draft, words: Any) -> str:
    return text_of(draft, words, draft.rows)


def scenario(draft: Draft, words: Any) -> BattleScenario:
    """MB-BASE-11  As its file is read, with the own rows as they were read before."""
    return armies.scenario_of(text_of(draft, words, ""), draft.own)
