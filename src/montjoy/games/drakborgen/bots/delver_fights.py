"""A delver meets monsters and fights: attack, wait or turn back; positions, risks, flight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from montjoy.core.game import Luck
from montjoy.games.drakborgen.bots import fencing
from montjoy.games.drakborgen.bots.fight_odds import Values, liking, lives, lives_against
from montjoy.games.drakborgen.bots.plan import Plan, Temper
from montjoy.games.drakborgen.bots.routes import DEATH, of
from montjoy.games.drakborgen.duel import losses
from montjoy.games.drakborgen.duel.ring import reach
from montjoy.games.drakborgen.duel.state import POSITIONS, Fight, Kind
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.seen.view import Seen

FEARS_WAITING: Final = ("mountain_troll", "wraith", "minotaur", "ghost_knight", "demon")   # the great ones let the quiet go by
SAFE: Final = 0.97
BODY_POINT: Final = 0.02                                     # what one is worth in chances to live, later
LAST_POINTS: Final = 0.1
STANDS: Final = 0.7                                          # how many monsters do not flee
FOLLOWS: Final = 0.4
BOARDS: Final = tuple(ask.name for ask in POSITIONS)         # a player's first board, his second, and so on


# ---- encounters ------------------------------------------------------------------------------------------------------
def meeting(plan: Plan, monsters: Sequence[str], options: Sequence[Any]) -> Any:
    """Fight what he can beat; wait where that helps; turn back from the others, if he can."""
    temper = plan.temper
    there = [plan.castle.monsters[m] for m in monsters if m in plan.castle.monsters]
    chance = lives_against(plan.hero, there, by_lot=temper.plain)
    quiet = questions.Wait() if any(m.kind in FEARS_WAITING for m in there) else questions.Attack()
    if chance >= temper.fights or worth_it(plan, chance):
        return quiet
    if not temper.plain:
        words = [o for o in options if isinstance(o, questions.AgainstMonster)]
        if words:
            return words[0]
    return questions.TurnBack() if questions.TurnBack() in options else quiet


def worth_it(plan: Plan, chance: float) -> bool:
    """Rounds and dangers of going back to where he came from, if it may follow him, against those of standing his ground."""
    if not is_square(plan.before):
        return True
    danger, routes = DEATH * (1 - chance) * STANDS, plan.routes
    back = 2 + routes.coming(plan.before) + of(plan.aims, plan.before, routes) + FOLLOWS * danger
    return danger + of(plan.aims, plan.hero.place, routes) < back


# ---- the fight's questions -------------------------------------------------------------------------------------------
def answer(seen: Seen, ask: str, options: Sequence[int], temper: Temper, luck: Luck) -> int:
    """A fight's whole number, from what the fight shows."""
    fight = seen.fight
    assert fight is not None
    name = ask.removeprefix("Ask.")
    if temper.fences and name in ("RISK", "FLEE") and fencing.foe_of(fight, fight.asked) >= 0:
        would = fencing.would_risk(fight, fight.asked) if name == "RISK" else fencing.lives_on(fight, fight.asked) < temper.flees
        return int(would)
    if name in BOARDS:
        return position(fight, seen, BOARDS.index(name), options, temper, luck)
    match name:
        case "RISK":
            return settlement(fight, fight.asked, options, temper)
        case "FLEE":
            return int(fight.asked >= 0 and flees(fight, fight.asked, temper))
        case "THROW" | "BOLT" | "SHURIKEN":
            return max(options)
        case "YIELD":
            return int(fight.asked >= 0 and fight.fighter[fight.asked].points <= 2)
    return min(options)


def settlement(fight: Fight, i: int, options: Sequence[int], temper: Temper) -> int:
    """Point by point where one is risked; what he can pay and live he pays in one answer."""
    if i >= 0 and risks(fight, i, temper.plain):
        return losses.RISK_ONE
    return losses.PAY_ALL if losses.PAY_ALL in options and fight.fighter[i].points > fight.fighter[i].loss else losses.PAY_ONE


def flees(fight: Fight, i: int, temper: Temper) -> bool:
    """He declares flight where he would rather not see the end."""
    return chance(fight, i, fight.fighter[i].points, temper.plain) < temper.flees


def foes(fight: Fight, i: int) -> list[int]:
    """Whom he is up against."""
    mine = fight.fighter[i]
    return [j for j in range(fight.fighters) if fight.fighter[j].side != mine.side and fight.fighter[j].fate == 0]


def numbers(fight: Fight, i: int) -> Values:
    a, b, c, d = fight.fighter[i].value
    return a, b, c, d


def chance(fight: Fight, i: int, points: int, by_lot: bool = False) -> float:
    """That he outlasts everybody who is against him, with so many points."""
    found = 1.0
    for j in foes(fight, i):
        foe = fight.fighter[j]
        whiffs = 0 if foe.kind == Kind.DRAGON or not foe.exit else foe.whiffs
        found *= lives(numbers(fight, i), numbers(fight, j), points, foe.points, by_lot, whiffs)
    return found


def risks(fight: Fight, i: int, by_lot: bool = False) -> bool:
    """Pay the point, or risk it: half the faces of the sun die are clouds, two cost one point, one costs two."""
    me = fight.fighter[i]
    if me.points <= 1:
        return True
    if me.body <= 2:
        return False
    now = [chance(fight, i, me.points - lost, by_lot) for lost in (0, 1, 2)]
    dear = BODY_POINT if me.body > 4 else LAST_POINTS
    return now[0] / 2 + now[1] / 3 + now[2] / 6 - dear * 2 / 3 > now[1]


# ---- positions -------------------------------------------------------------------------------------------------------
def position(fight: Fight, seen: Seen, board: int, options: Sequence[int], temper: Temper, luck: Luck) -> int:
    """Where the foe's next step takes least and gives most, but not always there; by lot, if he is plain."""
    open_to = [o for o in options if o < 4]
    boards = list(dict.fromkeys(fight.fighter[i].board for i in own(fight, seen)))
    mine = [i for i in own(fight, seen) if fight.fighter[i].board in boards[board : board + 1]]
    foe = foes(fight, mine[0]) if mine else []
    if temper.plain or not foe or not open_to:
        return luck_of(open_to or options, luck)
    me = mine[0]
    likings = [liking(numbers(fight, me), numbers(fight, j), tuple(open_to), tuple(reached(fight, j))) for j in foe]
    if temper.fences and fencing.foe_of(fight, me) >= 0:
        likings = [tuple(fencing.stance(fight, me, open_to))]
    left = luck.below(10_000) / 10_000 * len(foe)
    for n, o in enumerate(open_to):
        left -= sum(each[n] for each in likings)
        if left < 0:
            return o
    return open_to[-1]


def luck_of(options: Sequence[int], luck: Luck) -> int:
    return options[luck.below(len(options))]


def own(fight: Fight, seen: Seen) -> list[int]:
    """The fighters whose positions the viewer chooses."""
    number = seen.seats.index(seen.viewer) if seen.viewer in seen.seats else -1
    there = range(fight.fighters)
    return [i for i in there if fight.board[fight.fighter[i].board].controller == number and fight.fighter[i].fate == 0]


def reached(fight: Fight, i: int) -> list[int]:
    """Where he can be next."""
    mask = reach(fight.board[fight.fighter[i].board].position)
    return [p for p in range(4) if mask >> p & 1]
