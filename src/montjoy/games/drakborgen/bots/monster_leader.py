"""Who plays monsters: the dead, and whoever acts those that another hero meets.

A monster is led to the hero who can be reached soonest, against whom it has a chance, and who carries something; spiders go to
the web.  Nothing but what lies open is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Any, Final

from montjoy.core.game import Luck
from montjoy.core.session.streams import Asked
from montjoy.games.drakborgen.bots import delver_fights
from montjoy.games.drakborgen.bots.fight_odds import lives_against
from montjoy.games.drakborgen.bots.plan import Temper
from montjoy.games.drakborgen.model.heroes import playing, treasures
from montjoy.games.drakborgen.model.passages import passage, passages_from
from montjoy.games.drakborgen.model.squares import beyond, is_square
from montjoy.games.drakborgen.model.state import Castle, Hero, Monster, Webbed
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.places import DIRS
from montjoy.games.drakborgen.secrecy.defaults import default
from montjoy.games.drakborgen.seen.view import Seen

FAR: Final = 99
TRIES: Final = 4                                             # rounds for a door or a portcullis
FIGHTER: Final = Temper(flees=0.0)


class MonsterPlayer:
    """policy(view, asked, luck) of one who is only out for the monsters' good; his own hero does the careful thing."""

    def __call__(self, seen: Seen, asked: Asked, luck: Luck) -> Any:
        if asked.kind != "choose":
            return default(seen, asked)
        found: Any = None
        if isinstance(asked.ask, str):
            found = delver_fights.answer(seen, asked.ask, asked.options, FIGHTER, luck)
        else:
            found = answer(seen, asked.ask, asked.options, luck)
        return found if found in asked.options else default(seen, asked)


def answer(seen: Seen, ask: Any, options: Sequence[Any], luck: Luck) -> Any:
    """What a monsters' player answers; None for every other question."""
    match ask:
        case questions.MonsterTurn() | questions.MonsterGoesOn():
            return moves(seen, options)
        case questions.SpiderStep(spider):
            return spins(seen, spider, options)
        case questions.WhoFirst():
            return strongest_last(seen, options)
        case questions.LeaveDoor(square, way) if holds_monster(seen.castle, square, way, seen.viewer):
            return questions.LeaveOpen()
        case questions.Numbering():
            return options[luck.below(len(options))]
    return None


# ---- moves -----------------------------------------------------------------------------------------------------------
def moves(seen: Seen, options: Sequence[Any]) -> Any:
    """The move that brings a monster nearest to a hero it may beat; none that leads away from everybody."""
    castle = seen.castle
    prey = hunted(castle)
    best = 0.0
    chosen: Any = next((o for o in options if isinstance(o, questions.NoMove)), None)
    for option in options:
        if isinstance(option, questions.MoveMonster | questions.BringUp):
            monster = castle.monsters[option.monster]
            to = option.square if isinstance(option, questions.BringUp) else passage(castle, monster.at, option.way).to
            worth = max((promise(castle, monster, option, to, hero, far) for hero, far in prey), default=0.0)
            if worth > best:
                best, chosen = worth, option
    return chosen


def hunted(castle: Castle) -> list[tuple[Hero, dict[str, int]]]:
    """The heroes who can be reached, each with how far it is to him from every square."""
    return [(h, distances(castle, h.place)) for h in castle.heroes.values() if playing(h) and is_square(h.place)]


def promise(castle: Castle, monster: Monster, option: Any, to: str, hero: Hero, far: dict[str, int]) -> float:
    """What is to be hoped for if it goes there after him: nothing if that is no nearer, or if it is off the known board."""
    there, here = far.get(to, FAR), far.get(monster.at, FAR)
    if there >= here or there >= FAR or not castle.squares[to].face_up:
        return 0.0
    chance = 1 - lives_against(hero, [monster])
    spoil = 1 + 0.3 * len(treasures(hero))
    trouble = TRIES if getattr(option, "by", "") else 0
    return spoil * (0.02 + chance) / (1 + there + trouble)


def distances(castle: Castle, place: str) -> dict[str, int]:
    """Steps of a monster from each face-up square to this one."""
    found: dict[str, int] = {}
    queue = [(0, place)]
    while queue:
        far, here = heappop(queue)
        if here in found or castle.squares[here].kind == "chamber":
            continue
        found[here] = far
        for way in DIRS:
            near = beyond(here, way)
            if is_square(near) and near not in found and castle.squares[near].face_up:
                back = next((p for p in passages_from(castle, near) if p.to == here), None)
                if back is not None:
                    heappush(queue, (far + (1 if back.free or back.between == "secret" else TRIES), near))
    return found


# ---- spiders ---------------------------------------------------------------------------------------------------------
def spins(seen: Seen, spider: str, options: Sequence[Any]) -> Any:
    """To the nearest hero who is caught."""
    castle = seen.castle
    at = castle.monsters[spider].at
    caught = [h.place for h in castle.heroes.values() if isinstance(h.situation, Webbed)]
    far = [distances(castle, place) for place in caught]
    best, chosen = min((d.get(at, FAR) for d in far), default=FAR), None
    for option in options:
        if isinstance(option, questions.Step):
            there = min((d.get(beyond(at, option.way), FAR) for d in far), default=FAR)
            if there < best:
                best, chosen = there, option
    return chosen or next((o for o in options if isinstance(o, questions.NoMove)), None)


# ---- fights ----------------------------------------------------------------------------------------------------------
def strongest_last(seen: Seen, options: Sequence[Any]) -> Any:
    """The weak ones tire him first."""
    return min(options, key=lambda o: (strength(seen.castle, o.monster), o.monster))


def strength(castle: Castle, monster: str) -> int:
    m = castle.monsters.get(monster)
    return m.agility + m.strength + m.psyche + m.armour if m else 0


def holds_monster(castle: Castle, square: str, way: str, seat: str) -> bool:
    """The question is about a door that a monster has opened: the seat's own hero is dead."""
    return seat in castle.heroes and not playing(castle.heroes[seat])
