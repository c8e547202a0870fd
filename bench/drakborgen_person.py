"""A person's way of playing Drakborgen Legenden, for the count of answers: as one of our own players would, in as few answers as
that takes.

What it wants is the player's; it only says several steps at once where the player would take them one by one, and leaves the
positions of a fight to chance where that is as good as decided.
"""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.game import Luck
from montjoy.core.session.streams import Asked
from montjoy.games.drakborgen.bots import delver_fights, delver_turn
from montjoy.games.drakborgen.bots.delver import Delver
from montjoy.games.drakborgen.bots.plan import Plan, Temper
from montjoy.games.drakborgen.duel.ring import BY_CHANCE, NOT_AGAIN
from montjoy.games.drakborgen.duel.state import HEROES, fighting
from montjoy.games.drakborgen.model.going_on import again
from montjoy.games.drakborgen.model.heroes import things_of
from montjoy.games.drakborgen.model.squares import beyond, is_square
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.places import OUT, OUTSIDE
from montjoy.games.drakborgen.seen.view import Seen

DECIDED: Final = 0.9                                         # the hero's chance to live if chance chose all positions
A_POINT_TAKES: Final = 1.5                                   # turns of rest


class Person:
    """policy(view, asked, luck)."""

    def __init__(self, temper: Temper) -> None:
        self.temper, self.delver = temper, Delver(temper)

    def __call__(self, seen: Seen, asked: Asked, luck: Luck) -> Any:
        answer = self.delver(seen, asked, luck)
        shorter = self.in_fight(seen, asked, answer) if isinstance(asked.ask, str) else self.outside(seen, asked, answer)
        return shorter if shorter in asked.options else answer

    # ---- in a fight --------------------------------------------------------------------------------------------------
    def in_fight(self, seen: Seen, asked: Asked, answer: Any) -> Any:
        if asked.ask == "Ask.POSITION":
            return BY_CHANCE if is_decided(seen) else answer
        return NOT_AGAIN if asked.ask == "Ask.FLEE" and not answer else answer

    # ---- everywhere else ---------------------------------------------------------------------------------------------
    def outside(self, seen: Seen, asked: Asked, answer: Any) -> Any:
        match answer:
            case questions.FightOn():
                return questions.FightOnUnhurt()
            case questions.GoIn():
                return questions.GoInForCard()
            case questions.Stay() if isinstance(asked.ask, questions.Turn):
                return questions.StayForCard()
            case questions.FleeDragon():
                return questions.FleeWithAll() if self.keeps_all(seen) else answer
            case questions.Rest():
                return again(answer) if self.has_time_to_get_well(seen) else answer
            case questions.RollForStairs():
                return again(questions.RollForStairs())
            case questions.Move() | questions.WalkTo():
                return self.way(seen, asked, answer)
        return again(answer)

    def keeps_all(self, seen: Seen) -> bool:
        """He would throw no card away."""
        away = [questions.Away(card.id) for card in things_of(seen.hero, "treasure_card")]
        would = self.delver.planned(Plan(seen, self.temper), questions.ThrowAway(()), [questions.NoMore(), *away])
        return isinstance(would, questions.NoMore)

    def has_time_to_get_well(self, seen: Seen) -> bool:
        return Plan(seen, self.temper).slack > 2 + A_POINT_TAKES * (seen.hero.most - seen.hero.body)

    def way(self, seen: Seen, asked: Asked, answer: Any) -> Any:
        """Home for good; the longest walk; straight on: whichever begins with this step and goes on as he would."""
        if not isinstance(asked.ask, questions.Turn | questions.GoOn | questions.LeaveBy):
            return answer
        plan = Plan(seen, self.temper)
        if answer in (questions.WalkTo(OUTSIDE), questions.Move(OUT)) and not plan.goes_in and not plan.forages:
            return questions.GoHome()
        if isinstance(answer, questions.Move):
            answer = delver_turn.in_one_answer(plan, asked.options, answer)
        if isinstance(answer, questions.Move) and questions.GoStraight(answer.way) in asked.options:  # type: ignore[arg-type]
            if delver_turn.is_his_way(plan, straight(seen, answer.way)):
                return questions.GoStraight(answer.way)  # type: ignore[arg-type]
        return answer


def is_decided(seen: Seen) -> bool:
    """Every hero of the fight is as good as sure to live, though chance chose for all."""
    fight = seen.fight
    assert fight is not None
    heroes = [i for i in range(fight.fighters) if fight.fighter[i].side == HEROES and fighting(fight, i)]
    return all(delver_fights.chance(fight, i, fight.fighter[i].points, True) >= DECIDED for i in heroes)


def straight(seen: Seen, way: str) -> list[str]:
    """The squares of that direction, to the first unknown one and the one behind it."""
    path = [seen.hero.place, beyond(seen.hero.place, way)]
    while seen.castle.squares[path[-1]].face_up:
        path.append(beyond(path[-1], way))
    behind = beyond(path[-1], way)
    return [*path, behind] if is_square(behind) else path
