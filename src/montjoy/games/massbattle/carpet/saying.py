"""What a side's figures do, as the game master says it: who attacks whom and how, who casts what at whom.  MB-SEQ-07."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from montjoy.core.effects import Option, choose
from montjoy.games.massbattle.carpet import questions as q
from montjoy.games.massbattle.carpet.standing import changed, changes
from montjoy.games.massbattle.carpet.state import MASTER, Said, carpet_of
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.queries import in_play
from montjoy.games.massbattle.model.spells import BREATH, SPELLS, spell_of
from montjoy.games.massbattle.model.state import World, pair
from montjoy.games.massbattle.rules import melee, missiles
from montjoy.games.massbattle.rules.lasting import why_not_act
from montjoy.games.massbattle.rules.spell_effects import Casting
from montjoy.games.massbattle.rules.spells import why_not_kind, why_not_left, why_not_now

NOWHERE = (-1, -1)
AREAS = 12                                                   # units that a spell reaches, at most
MOVE, MELEE = 2, 3
SELF = "self"


# ---- who can do what ---------------------------------------------------------------------------------------------------
def able(world: World, sides: Sequence[int], casts: Sequence[Casting]) -> list[Option]:
    """What the units of these sides can still do in this phase."""
    units = [world.units[piece.id] for side in sides for piece in in_play(world, side)]
    found: list[Option] = [q.Attack(unit.id, how_in(world)) for unit in units if may_attack(world, unit, casts)]
    if world.phase == missiles.FIRST:
        found += [q.Cast(unit.id) for unit in units if may_cast(world, unit, casts)]
    return found


def deeds(world: World, sides: Sequence[int], casts: Sequence[Casting]) -> list[Option]:
    """All that may be answered: their deeds, then to roll what was said or to go on, up to the melee with the whole round."""
    if not (said_of(world) or casts):
        passes = [q.PassRound()] if world.phase <= MELEE else []
        return [*able(world, sides, casts), q.GoOn(), *passes, q.More()]
    return [*able(world, sides, casts), q.CarryOut(), q.Unsay(), q.More()]


def said_of(world: World) -> list[Said]:
    return carpet_of(world).said


def how_in(world: World) -> q.How:
    """With what one attacks in a phase."""
    return "charge" if world.phase == MOVE else "melee" if world.phase == MELEE else "missile"


def may_attack(world: World, unit: Unit, casts: Sequence[Casting]) -> bool:
    """MB-MEL-02, MB-MIS-02, MB-MIS-03, MB-CHG-01, MB-BRK-02, MB-SPELL-08  It can attack in this phase, and not all of it was said
    already."""
    times = sum(said.unit == unit.id for said in said_of(world))
    if not targets(world, unit, how_in(world)):
        return False
    if world.phase == MOVE:
        return not times and not unit.broken and why_not_act(unit) is None
    if world.phase == MELEE:
        return not times and melee.why_not_ready(world, unit) is None
    breathes = any(it.caster.id == unit.id and it.spell == BREATH for it in casts)
    left = missiles.shots_left(world, unit, world.phase) - times
    return left > 0 and not breathes and missiles.why_not_ready(world, unit, world.phase) is None


def may_cast(world: World, unit: Unit, casts: Sequence[Casting]) -> bool:
    """MB-SPELL-01  It has a spell or a breath for this round."""
    return all(it.caster.id != unit.id for it in casts) and bool(list(spells_of(world, unit)))


def spells_of(world: World, unit: Unit) -> Iterator[str]:
    """MB-SPELL-01, MB-SPELL-06, MB-SPELL-08  What it can cast now; one that shoots in this phase does not breathe."""
    if why_not_now(world, unit) is not None:
        return
    shoots = any(said.unit == unit.id for said in said_of(world))
    for spell in (*unit.spells, BREATH):
        if why_not_left(world, unit, spell) is None and not (spell == BREATH and shoots) and (
            is_area(spell) or legal(world, unit, spell)
        ):
            yield spell


def is_area(spell: str) -> bool:
    """It reaches all who stand somewhere, not one unit."""
    return spell == BREATH or SPELLS[spell].aim == "square"


def legal(world: World, unit: Unit, spell: str) -> list[str]:
    """MB-T-SPELLS  The units at which a spell may be cast; who is near the caster is for the game master to see."""
    row = spell_of(world.spells, spell)
    return [piece.id for piece in in_play(world) if why_not_kind(world, unit, piece, row, True) is None]


def targets(world: World, unit: Unit, how: q.How) -> list[str]:
    """MB-ATK-01, MB-CHG-05-X  Enemies in play, in melee those first between whom and the unit there was a charge; under
    first_contact_once nobody charges the same one twice."""
    found = [piece.id for piece in in_play(world, 1 - unit.side)]
    if how == "melee":
        found.sort(key=lambda id: pair(unit.id, id) not in world.charges)
    if how == "charge" and world.options.first_contact_once:
        found = [id for id in found if pair(unit.id, id) not in world.charges]
    return found


# ---- said ------------------------------------------------------------------------------------------------------------------
async def say_attack(world: World, unit: Unit, how: q.How) -> None:
    """MB-SEQ-07  Whom, then from where, at what range, against what cover; with its odds before it is declared."""
    whom = [*(q.Whom(id) for id in targets(world, unit, how)), q.Back()]
    answer = await choose(MASTER, q.AtWhom(unit.id, how), whom)
    if not isinstance(answer, q.Whom):
        return
    said = Said(unit.id, answer.unit, how)
    while True:
        ask = q.Declare(said.unit, said.target, said.how, said.side, said.far, said.cover, said.height)
        options = [q.Say(), *(q.Alter(what) for what in changes(said, world.units[said.target].long)), q.Back()]
        match await choose(MASTER, ask, options):
            case q.Alter(what):
                said = changed(said, what)
            case q.Say():
                said_of(world).append(said)
                return
            case _:
                return


async def say_spell(world: World, unit: Unit, casts: list[Casting]) -> None:
    """MB-SPELL-01, MB-SPELL-07  Which spell, and whom it reaches."""
    spells = list(spells_of(world, unit))
    answer = await choose(MASTER, q.WhichSpell(unit.id), [*(q.Spell(spell) for spell in spells), q.Back()])
    if not isinstance(answer, q.Spell):
        return
    if is_area(answer.spell):
        reached = await reach(world, unit, answer.spell)
        if reached is not None:
            casts.append(Casting(unit, answer.spell, None, NOWHERE, struck=reached))
        return
    whom = [*(q.Whom(id) for id in legal(world, unit, answer.spell)), q.Back()]
    target = await choose(MASTER, q.OnWhom(unit.id, answer.spell, ()), whom)
    if isinstance(target, q.Whom):
        casts.append(Casting(unit, answer.spell, world.units[target.unit], NOWHERE))


async def reach(world: World, unit: Unit, spell: str) -> tuple[str, ...] | None:
    """MB-SPELL-07  The units in an area, the nearest to its centre first; None: it is not cast."""
    units: tuple[str, ...] = ()
    while True:
        more = [q.Reached(piece.id) for piece in in_play(world) if piece.id not in units] if len(units) < AREAS else []
        match await choose(MASTER, q.OnWhom(unit.id, spell, units), [q.AllReached(), *more, q.Back()]):
            case q.Reached(id):
                units = (*units, id)
            case q.AllReached():
                return units
            case _:
                return None
