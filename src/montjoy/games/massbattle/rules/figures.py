"""From units on the board to attacks: who needs what to hit whom here and now, and what it would do.  MB-ATK, MB-MOD, MB-OUT."""

from __future__ import annotations

from typing import Literal

import msgspec

from montjoy.games.massbattle.battle.blows import half_soldiers, is_immune, make_blow, venom
from montjoy.games.massbattle.battle.modifiers import Situation, is_from_behind, modifiers
from montjoy.games.massbattle.battle.state import Blow, Body
from montjoy.games.massbattle.model.board import (
    elevation,
    is_at_tree_line,
    is_behind_field_wall,
    is_inside_wood,
    is_within_walls,
)
from montjoy.games.massbattle.model.bodies import make_body, needed
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.queries import Field, distance, in_play, side_of
from montjoy.games.massbattle.model.state import NAMES, pair
from montjoy.games.massbattle.model.troops import Single, range_cm, shown_class, square_cm, sweeps

How = Literal["missile", "melee", "long", "charge", "parting"]
NEAR: int = 4                                                # half squares: two squares (MB-GEN-06)
BLESSED: int = 1


class Attack(msgspec.Struct):
    """One declared attack with everything fixed at this moment (MB-SEQ-07): its rolls, and what was added to them."""

    unit: str
    target: str
    how: How
    blows: list[Blow]
    modifiers: tuple[tuple[str, int], ...]
    men: int
    bonus: int | None                                        # these two: None where they are not common knowledge
    armour: int | None


def number_of(unit: Piece) -> int:
    """A unit's number, for the dice: counted by its own side."""
    return 1000 * NAMES.index(unit.id[0]) + int(unit.id[1:])


# ---- what bears on an attack -------------------------------------------------------------------------------------------
def situation(field: Field, unit: Unit, target: Piece, how: How) -> Situation:
    """MB-MOD-03 to MB-MOD-12  The ground, the arcs and the light between two units as they stand now."""
    missile = how == "missile"
    board = field.board
    flying = unit.aloft or target.aloft                      # flyers neither give nor take high ground (MB-MOD-03)
    return Situation(
        missile=missile,
        level=0 if flying else elevation(board, unit.at), target_level=0 if flying else elevation(board, target.at),
        stance=unit.stance, target_stance=target.stance,
        tree_line=not target.aloft and is_at_tree_line(board, target.at, unit.at),
        wall=not target.aloft and is_covered(field, unit, target, missile),
        side="rear" if how == "parting" else side_of(target, unit), far=missile and is_far(field, unit, target),
        sunlight=unit.row.has("sunlight") and field.options.daylight,
    )  # fmt: skip


def is_covered(field: Field, unit: Piece, target: Piece, missile: bool) -> bool:
    """MB-MOD-07, MB-BOARD-07  Behind a wall; in melee across a field wall only for the unit that did not move into contact."""
    if is_within_walls(field.board, target.at, unit.at):
        return True
    if not is_behind_field_wall(field.board, target.at, unit.at):
        return False
    return missile or target.id not in field.contacts.get(pair(unit.id, target.id), "").split()


def is_far(field: Field, unit: Unit, target: Piece) -> bool:
    """MB-OUT-03, MB-MOD-12  Beyond the range of its missiles."""
    return unit.missile is not None and not within(field, unit, target, range_cm(unit.missile, field.options))


def within(field: Field, unit: Piece, target: Piece, centimetres: int) -> bool:
    """MB-OUT-03  Not farther than that; distances are exact in half squares."""
    return distance(unit, target) * square_cm(field.scale, field.options) <= 2 * centimetres


def added(field: Field, unit: Unit, target: Piece, how: How) -> list[tuple[str, int]]:
    """Every modifier of an attack as they stand now, by name."""
    return added_in(situation(field, unit, target, how), field, unit, target)


def added_in(s: Situation, field: Field, unit: Unit, target: Piece) -> list[tuple[str, int]]:
    """MB-ATK-15, MB-GEN-04  Every modifier that applies, by name; spells among them.  The chapter's figures and no others."""
    found = modifiers(s, field.options.flank_bonus_missiles)
    if unit.has("bless"):
        found.append(("bless", BLESSED))
    if target.has("invisibility"):
        found.append(("invisibility", -4))
    return found


# ---- an attack ---------------------------------------------------------------------------------------------------------
def declare(field: Field, unit: Unit, target: Unit, how: How) -> Attack:
    """MB-SEQ-07, MB-MOD-05  An attack as it is declared: positions, facings, modifiers and soldiers of this moment."""
    hidden = how == "missile" and not target.aloft and is_inside_wood(field.board, target.at, unit.at)
    return declare_in(situation(field, unit, target, how), field, unit, target, how, hidden)


def declare_in(s: Situation, field: Field, unit: Unit, target: Unit, how: How, hidden: bool) -> Attack:
    """MB-SEQ-07  An attack in a situation, wherever that is known from; `hidden`: the ground it stands on protects the target."""
    plus = added_in(s, field, unit, target)
    blows = [blow(s, field, unit, target, dice, plus, hidden) for dice in damage_dice(field, unit, target, how)]
    bonus = unit.row.attack_bonus if is_printed(field, unit) else None
    armour = shown_class(target.row.armour_class, field.options) if is_printed(field, target) else None
    return Attack(unit.id, target.id, how, blows, tuple(plus), unit.soldiers, bonus, armour)


def is_printed(field: Field, unit: Unit) -> bool:
    """MB-INFO-02  Everybody knows its figures: its row is the game's own, or nothing is hidden at this table."""
    return not unit.own or field.options.open_information or bool(field.carpet)


def damage_dice(field: Field, unit: Unit, target: Unit, how: How) -> list[tuple[int, int, int]]:
    """MB-ATK-06, MB-ATK-16, MB-MEL-02  The rolls of an attack, each with its damage: one of soldiers and of every shot; a single
    creature's routine; a fighter's sweep.  Twice as many under haste (MB-T-SPELLS)."""
    rolls = [unit.missile_dice]
    if how != "missile":
        rolls = [*unit.row.attacks(field.options)] * sweeps(unit.row, target.row, field.options)
    return rolls * (2 if unit.has("haste") else 1)


def blow(
    s: Situation, field: Field, unit: Unit, target: Unit, dice: tuple[int, int, int], plus: list[tuple[str, int]], hidden: bool
) -> Blow:
    """MB-ATK-12-X  One attack roll of a unit on another: what it needs with the stance and the cover of this round."""
    missile = s.missile
    poisons = unit.row.has("poison") and not missile
    return make_blow(
        number_of(unit), number_of(target), needs=needed(target.row, unit.row, plus),
        dice=dice, factor=half_soldiers(unit.soldiers, target.soldiers, is_from_behind(s, field.options.flank_bonus_missiles)),
        immune=is_immune(target.row.traits, unit.row.traits) or (missile and is_proof(unit, target)),
        one_misses=field.options.natural_one_misses,
        ground=hidden,
        poison=target.row.save if poisons else 0, venom=venom(target.start, target.soldiers) if poisons else 0,
    )  # fmt: skip


def is_proof(unit: Unit, target: Piece) -> bool:
    """MB-T-SPELLS  Protection from normal missiles: immune to ordinary ones, not to boulders."""
    boulder = isinstance(unit.row, Single) and unit.row.missile.startswith("boulder")
    return target.has("protection") and not boulder and not unit.row.has("magic_weapon")


def body_of(field: Field, unit: Unit) -> Body:
    """A unit as it is attacked in a step."""
    return make_body(
        unit.row, field.options, number=number_of(unit), hp=unit.hp, start=unit.start, hit=unit.hit,
        bonus=morale_bonus(field, unit), broken=unit.broken,
    )  # fmt: skip


def morale_bonus(field: Field, unit: Unit) -> int:
    """MB-GEN-06, MB-SPELL-05  From a commander near by under commander_bonus, and from a blessing."""
    return int(is_led(field, unit)) + int(unit.has("bless"))


def is_led(field: Field, unit: Unit) -> bool:
    """MB-GEN-06  With commander_bonus: an unbroken player character of its side within two squares."""
    if not field.options.commander_bonus:
        return False
    if field.carpet:
        return unit.id in field.carpet.led
    return any(
        isinstance(other, Unit) and other.hero and not other.broken and other.id != unit.id and distance(unit, other) <= NEAR
        for other in in_play(field, unit.side)
    )
