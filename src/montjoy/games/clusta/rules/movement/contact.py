"""What happens when the next step leads to an enemy: CN-T-ORDERS, cell by cell.  Whether there is a battle is decided here;
how it goes is told in `rules/engagements/battles.py` and `battle/round.py`.

A contact is handled before the step takes effect: the mover stands in the hex before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from montjoy.core.effects import choose
from montjoy.games.clusta.model import armies, queries, sides
from montjoy.games.clusta.model.command import is_camp
from montjoy.games.clusta.model.pieces import Unit
from montjoy.games.clusta.model.queries import acting, lies_hidden, players_decide, standing_of
from montjoy.games.clusta.model.sides import open_enemies
from montjoy.games.clusta.model.state import SIDES, Clash, World
from montjoy.games.clusta.model.watch import Avoidance, Stop, Watch
from montjoy.games.clusta.protocol.questions import Challenged, Do, Met
from montjoy.games.clusta.rules.engagements import ambush
from montjoy.games.clusta.rules.movement import routes
from montjoy.games.clusta.rules.movement.parties import Party, forces, goal, is_busy, put
from montjoy.games.clusta.rules.movement.stacking import fits

Response: TypeAlias = Literal["attack", "stop", "await", "around"]
Outcome: TypeAlias = Literal["battle", "stopped", "around", "enter"]
Why: TypeAlias = Literal["contact", "patrol", "ambush", "landing", "risen", "pursuit"]
CHOICES: Final = {"attack": Do("attack"), "stop": Do("stop"), "around": Do("around")}
FIGHT: Final = Do("fight")
PASS: Final = Do("pass")


# ---- is there one ------------------------------------------------------------------------------------------------------
def meets(world: World, party: Party, hex: str) -> list[Unit]:
    """CN-CONT-01  A step into a hex with hostile units is a contact: those who bar the way.  Neutral ones do not, nor does who
    lies in ambush or hides as a scout: of them one learns when one is in the hex."""
    return open_enemies(world, party.side, hex)


def hidden_scouts(world: World, party: Party, hex: str) -> list[Unit]:
    """Scouts of the enemy in a hex that may be found by who enters it (CN-ORD-SCOUT-c)."""
    there = sides.enemies_at(world, party.side, hex)
    return [u for u in there if lies_hidden(u) and u.doing.do is not None and u.doing.do.order == "SCOUT"]


def fronts(world: World, enemies: Sequence[Unit]) -> list[list[Unit]]:
    """CN-CONT-06-X  All hostile units in the hex are in the contact; each side, and units that do not fight together, are a
    front of their own."""
    found: list[list[Unit]] = []
    for side in SIDES:
        found += forces(world, [unit for unit in enemies if unit.side == side])
    return found


def two_sizes_larger(party: Party, against: Sequence[Sequence[Unit]]) -> bool:
    """CN-CONT-03  Whether the largest front is two size steps larger than the party, by all the men on each side: a platoon's
    battalion or regiment, a company's regiment."""
    return armies.two_steps_larger(party.men, max((armies.men_of(front) for front in against), default=0))


# ---- what the mover does -----------------------------------------------------------------------------------------------
def response(order: str, larger: bool) -> Response:
    """What an order does on meeting an enemy by day, who is two sizes larger or not."""
    if order == "ATTACK":
        return attack_hex(larger)
    if order == "ADVANCE_TO":
        return advance_to(larger)
    return hurry_to() if order == "HURRY_TO" else go_to()


def attack_hex(larger: bool) -> Response:
    """CN-ORD-ATTACK-a  Attack (hex): all resistance there is attacked, and what bars the way to it."""
    return attack_refused() if larger else "attack"


def attack_refused() -> Response:
    """CN-ORD-ATTACK-b  Resistance two sizes larger is not attacked: the force stops in the hex before, sends a courier and
    awaits."""
    return "await"


def go_to() -> Response:
    """CN-ORD-GOTO  Go to (hex): on hostile troops the force stops, in battle formation, and sends a courier for instructions."""
    return "stop"


def advance_to(larger: bool) -> Response:
    """CN-ORD-ADVANCE  Advance to (hex): the enemy who bars the way is attacked, unless he is two sizes larger; then as Go to."""
    return go_to() if larger else "attack"


def hurry_to() -> Response:
    """CN-ORD-HURRY  Hurry to (hex): the force goes around the enemy by the fastest way, deviating as far as needed."""
    return "around"


async def decision(world: World, party: Party, hex: str, enemies: Sequence[Unit], watch: Watch) -> Response:
    """What a party does: as its order has it; where its overall commander stands, as he says on the spot (CN-ORD-07).  Whom it
    has nothing against it does not attack."""
    order = party.do.order if party.do is not None else "HOLD"
    said = response(order, two_sizes_larger(party, fronts(world, enemies)))
    wants = [unit for unit in enemies if sides.hostile(world, party.side, unit.side)]
    if queries.only_marches(world) or not wants:
        said = "around" if said == "around" else "stop"
    elif world.overall.get(party.side) in [commander.id for commander in party.led] and players_decide(world):
        marker, men = await watch.sight(world, party.side, hex, enemies[0].side, world.overall[party.side])
        first: Response = "stop" if said == "await" else said
        offered = [CHOICES[first], *(do for name, do in CHOICES.items() if name != first)]
        chosen = await choose(party.side, Met(hex, marker, men), offered)
        said = "attack" if chosen == CHOICES["attack"] else "around" if chosen == CHOICES["around"] else "stop"
    return said


# ---- what the other does -------------------------------------------------------------------------------------------------
async def let_through(world: World, party: Party, hex: str, enemies: Sequence[Unit], watch: Watch) -> bool:
    """CN-CONT-02  The other may let a force pass whose goal lies beyond: where a commander of his is, if he wants to, or by
    standing instruction.  It goes through without a battle and learns nothing; his overall commander is told (`report_passing`).
    Crurers let nobody pass (CN-CRUR-05)."""
    if goal(world, party.units[0]) == hex or any(unit.undead for unit in party.units):
        return False
    for side in dict.fromkeys(unit.side for unit in enemies):
        leader = armies.led(world, side, hex)
        if leader is None or any(unit.undead or is_busy(world, unit) for unit in enemies if unit.side == side):
            return False
        if not players_decide(world):
            if party.side not in standing_of(world, leader).let_pass:
                return False
            continue
        marker, men = await watch.sight(world, side, party.hex, party.side, leader.id)
        if await choose(side, Challenged(hex, marker, men), [FIGHT, PASS]) == FIGHT:
            return False
    return True


async def report_passing(world: World, party: Party, hex: str, enemies: Sequence[Unit], watch: Watch) -> None:
    """CN-COUR-01  A force has been let through: the commander of each side there tells his overall commander whom he let pass."""
    for side in dict.fromkeys(unit.side for unit in enemies):
        leader = armies.led(world, side, hex)
        if leader is not None:
            await watch.report_avoidance(world, Avoidance(leader.id, side, hex, party.hex, party.side, "passed"))


def is_larger(world: World, theirs: int, ours: int) -> bool:
    """CN-ORD-AWAIT  Larger is who has more men; with await_compares = "size_class", who is of a larger class."""
    if world.options.await_compares == "size_class":
        return armies.size_class(theirs) > armies.size_class(ours)
    return theirs > ours


def evasion(world: World, front: Sequence[Unit], men: int, enemy_hex: str) -> tuple[list[Unit], str]:
    """CN-ORD-AWAIT  Who of a force that so many men attack gives way, and where to: one hex toward the nearest camp, whatever
    the terrain, with room and free of enemies.  In a camp, or with that hex barred, nobody does."""
    here = front[0].hex
    waiting = [u for u in front if acting(u.doing) in ("AWAIT", "SCOUT") and not is_busy(world, u)]
    if not waiting or is_camp(world, front[0].side, here) or not is_larger(world, men, armies.men_of(front)):
        return [], ""
    away = [to for to in routes.nearer(world, front[0].side, here, enemy_hex) if to != enemy_hex and fits(world, waiting, to)]
    return (waiting, away[0]) if away else ([], "")


async def evade(
    world: World, attackers: Sequence[Unit], by: str, front: Sequence[Unit], enemy_hex: str, watch: Watch
) -> list[Unit]:
    """CN-ORD-AWAIT  Who awaits and is attacked by a larger force moves one hex toward the nearest camp; it keeps its order, and
    there is no battle, unless one lies in ambush there (CN-RETR-07-X).  The overall commanders of both are told (CN-COUR-01).
    `by`: who tells the attackers'.  Gives those who stay."""
    here, side = front[0].hex, front[0].side
    waiting, to = evasion(world, front, armies.men_of(attackers), enemy_hex)
    if not waiting:
        return list(front)
    ids = [unit.id for unit in waiting]
    led = [c for c in world.commanders.values() if c.hex == here and c.side == side and not c.fate and not c.ship]
    stays = [unit for unit in world.at(here, side) if unit.id not in ids and not unit.ship]
    going = [c for c in led if any(id in ids for id in c.leads) or not stays]
    tells = next((c.id for c in going), ids[0])
    await watch.report_avoidance(world, Avoidance(by, attackers[0].side, enemy_hex, here, side, "yielded"))
    await watch.report_avoidance(world, Avoidance(tells, side, here, enemy_hex, attackers[0].side, "evaded", to))
    put(world, waiting, going, to)
    for unit in waiting:
        unit.formation = "battle"
    ambush.spring_ambushes(world, waiting, to)
    return [unit for unit in front if unit.id not in ids]


# ---- the contact ---------------------------------------------------------------------------------------------------------
async def meet(world: World, party: Party, hex: str, enemies: Sequence[Unit], watch: Watch) -> Outcome:
    """CN-CONT-02  A battle usually arises; it is avoided by who goes to, hurries, is let pass, or awaits.  (Being let through is
    asked for before.)"""
    said = await decision(world, party, hex, enemies, watch)
    if said == "around":
        for who in party.members:
            who.doing.blocked = [*who.doing.blocked, *([] if hex in who.doing.blocked else [hex])]
        return "around"
    if said != "attack":
        await stop(world, party, hex, "enemy", watch, enemies[0].side)
        return "stopped"
    staying: list[list[Unit]] = []
    for front in fronts(world, enemies):
        left = await evade(world, party.units, party.by, front, party.hex, watch)
        if left:
            staying.append(left)
    if not staying:
        return "enter"
    for front in staying:
        for force in forces(world, party.units):
            engage(world, force, front, party.hex, hex, "contact")
    return "battle"


def engage(world: World, attackers: Sequence[Unit], defenders: Sequence[Unit], from_: str, hex: str, why: Why) -> Clash:
    """A battle of two forces, to be fought in this round.  Forces that are in another one already have a further front."""
    ours, theirs = [unit.id for unit in attackers], [unit.id for unit in defenders]
    found = Clash(f"{world.day}.{world.slot}.{ours[0]}>{theirs[0]}", ours, theirs, from_, hex, why, began=world.tick)
    for other in world.clashes.values():
        if any(id in (*ours, *theirs) for id in (*other.attackers, *other.defenders)):
            other.joined.append(found.id)
    world.clashes[found.id] = found
    for unit in (*attackers, *defenders):
        unit.owed = None
    return found


async def stop(
    world: World, party: Party, where: str, why: Literal["enemy", "way", "stack", "meeting"], watch: Watch, enemy: str = ""
) -> None:
    """CN-ORD-GOTO  A force stops in the hex before and stands there, in battle formation, until it gets new orders.  At night,
    and where only a crowd is in its way, its order is not suspended."""
    dark = queries.only_marches(world)
    lasting = why != "stack" and not (dark and party.do is not None and party.do.order in ("ATTACK", "ADVANCE_TO"))
    for who in party.members:
        who.owed = None
        who.doing.stopped = who.doing.stopped or lasting
    change_formation(party)
    if first_time(world, party.by, where):
        await watch.report_stop(world, Stop(party.by, party.side, party.hex, where, why, enemy, dark))


def first_time(world: World, by: str, where: str) -> bool:
    """CN-CONT-05-X  One courier is sent for each contact: it is not repeated while both stand still."""
    pair = f"{by}|{where}"
    if pair in world.contacts:
        return False
    world.contacts.append(pair)
    return True


def change_formation(party: Party) -> None:
    """CN-FORM-05  A force on Go to, or one that stops, has changed to battle formation if its own step made the contact; whom an
    enemy's step, a patrol or an ambush meets on the march has not."""
    for unit in party.units:
        unit.formation = "battle"


def attacks_at_once(world: World, party: Party, against: Sequence[Unit]) -> bool:
    """Whether a party gives battle in a meeting of two who move: its order attacks, and the other is not two sizes larger."""
    order = party.do.order if party.do is not None else ""
    wants = any(sides.hostile(world, party.side, unit.side) for unit in against)
    larger = two_sizes_larger(party, fronts(world, against))
    return wants and not queries.only_marches(world) and response(order, larger) == "attack"
