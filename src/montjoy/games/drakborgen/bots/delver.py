"""Delvers: players of a hero who know what their seat sees and what they are asked, and nothing else.

    Delver(CAUTIOUS)(view, asked, luck)      goes in by daylight, avoids what it would lose, is out before the sun is down
    Delver(GREEDY)(view, asked, luck)        stays for more

Whose hero is dead plays monsters (`bots/monster_leader.py`); so does who acts those that another hero meets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoy.core.game import Luck
from montjoy.core.session.streams import Asked
from montjoy.games.drakborgen.bots import delver_fights, delver_turn, monster_leader
from montjoy.games.drakborgen.bots.plan import Plan, Temper
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.secrecy.defaults import default
from montjoy.games.drakborgen.seen.view import Seen


class Delver:
    """policy(view, asked, luck) with a temper."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def __call__(self, seen: Seen, asked: Asked, luck: Luck) -> Any:
        if asked.kind == "order":
            return default(seen, asked)
        if asked.kind == "offer":
            return self.offered(seen, asked)
        options = asked.options
        if len(options) == 1:
            return options[0]
        if isinstance(asked.ask, str):
            return delver_fights.answer(seen, asked.ask, options, self.temper, luck)
        answer = monster_leader.answer(seen, asked.ask, options, luck)
        if answer is None:
            answer = self.answer(seen, asked.ask, options, luck)
        return answer if answer in options else default(seen, asked)

    # ---- cards -------------------------------------------------------------------------------------------------------
    def offered(self, seen: Seen, asked: Asked) -> Any:
        """A reaction: a lullaby always; dust against a strong foe; smoke when it goes badly; the hourglass late in the day."""
        if self.temper.plain or not asked.options or seen.viewer not in seen.castle.heroes:
            return None
        fight, when = seen.fight, getattr(asked.ask, "when", "")
        if when == "end_of_round":
            wanted = seen.castle.sun * 2 >= seen.castle.options.sun_limit
        elif when in ("fight", "fight_start") and fight is not None:
            mine = [i for i in delver_fights.own(fight, seen) if fight.fighter[i].side == 0]
            chance = delver_fights.chance(fight, mine[0], fight.fighter[mine[0]].points) if mine else 1.0
            wanted = chance < (self.temper.flees / 2 if when == "fight" else delver_fights.SAFE)
        else:
            wanted = True
        return asked.options[0] if wanted else None

    # ---- everything else ---------------------------------------------------------------------------------------------
    def answer(self, seen: Seen, ask: Any, options: Sequence[Any], luck: Luck) -> Any:
        """None: the careful answer will do."""
        match ask:
            case questions.WhichHero() | questions.WhichTower() | questions.LayTile():
                return options[luck.below(len(options))]
            case questions.WhoFights() if not self.temper.plain:
                return next((o for o in options if isinstance(o, questions.Champion)), None)
            case questions.LeaveDoor():
                return questions.LeaveOpen()
            case questions.AtAbyss():
                return questions.Leap()
            case questions.RollAgain():
                return questions.UseRope()
            case questions.AtBridge():
                return questions.Cross()
            case questions.Suffer(loss):
                return questions.Ward() if loss > 1 or seen.hero.body <= 3 else questions.Bear()
            case questions.LoseWhich():
                return min(options, key=lambda o: worth(seen, getattr(o, "thing", "")))
            case questions.AnotherCard():
                return questions.DrawAnother()
            case questions.Gift():
                return questions.Refuse() if ask.wanted else questions.Agree()
            case questions.Find():
                return questions.Claim()
            case questions.Dispute():
                return questions.AcceptDice()
            case questions.Spoil():
                return max(options, key=lambda o: worth(seen, getattr(o, "thing", "")))
            case questions.BetweenRounds() | questions.LastCall():
                return self.drinks(seen, options)
        return self.planned(Plan(seen, self.temper), ask, options)

    def planned(self, plan: Plan, ask: Any, options: Sequence[Any]) -> Any:
        """What depends on where he wants to be."""
        match ask:
            case questions.Turn():
                return delver_turn.turn(plan, options)
            case questions.GoOn():
                return delver_turn.goes_on(plan, options)
            case questions.LeaveBy() | questions.FleeBy():
                return delver_turn.leaves_by(plan, options)
            case questions.Meeting(monsters):
                return delver_fights.meeting(plan, monsters, options)
            case questions.AtThreshold():
                return delver_turn.at_threshold(plan)
            case questions.DrawTreasure():
                return delver_turn.draws(plan, options)
            case questions.ThrowAway():
                return delver_turn.throws_away(plan, options)
            case questions.AfterBridge(fallen):
                return delver_turn.jumps(plan, fallen)
        return None

    def drinks(self, seen: Seen, options: Sequence[Any]) -> Any:
        """In a fight and after the turn: as soon as a potion is not wasted."""
        body, most = seen.hero.body, seen.hero.most
        if seen.fight is not None:
            body = min([body, *(f.body for i in delver_fights.own(seen.fight, seen) if (f := seen.fight.fighter[i]).body)])
        return next((o for o in options if isinstance(o, questions.Drink)), None) if body <= most - 4 or body <= 3 else None


def worth(seen: Seen, thing: str) -> int:
    """In gold; a treasure card is worth more than anything else one may find."""
    for hero in seen.castle.heroes.values():
        for each in hero.things:
            if each.id == thing:
                return 500 if each.sort == "treasure_card" else each.gold
    return -1
