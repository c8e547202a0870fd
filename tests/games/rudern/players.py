"""Players and luck for random games."""

from __future__ import annotations

import random

from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.protocol.campaign_questions import Prepare, Regroup
from montjoy.games.rudern.protocol.forms import Chests


class Luck:
    """The standard library's luck from a seed, as a sampler wants it (`core.game.Luck`)."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)

    def hits(self, n: int, k: int, m: int) -> int:
        return sum(self.random.randrange(m) < k for _ in range(n))


def form(view, asked, luck):
    return game.random_form(view, asked, luck) if isinstance(asked.ask, Prepare | Regroup) else Chests()


def anything(view, asked, luck):
    """Any of the options; of a battle's form what holds without it, of a campaign's any that is allowed."""
    if asked.kind == "order":
        return form(view, asked, luck)
    return asked.options[luck.below(len(asked.options))]


def aggressive(view, asked, luck):
    """Fights where it can, so that every corner is reached."""
    if asked.kind == "order":
        return form(view, asked, luck)
    fights = (questions.BeginSiege, questions.Relieve, questions.AttackArmy, questions.ComeOut)
    for kinds in ((questions.Storm, questions.AttackGarrison), fights, (questions.Sally,)):
        found = [x for x in asked.options if isinstance(x, kinds)]
        if found and luck.below(4):
            return found[luck.below(len(found))]
    besieging = {b for siege in view.land.sieges.values() for b in siege.members}
    left = [x for x in asked.options if getattr(x, "banner", "") not in besieging]
    return (left or asked.options)[luck.below(len(left or asked.options))]
