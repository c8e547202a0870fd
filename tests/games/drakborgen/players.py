"""Players for model games: a delver who now and then does something else that he may, so that much happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from montjoy.core.game import Luck
from montjoy.core.session.streams import Asked
from montjoy.games.drakborgen.bots.delver import Delver
from montjoy.games.drakborgen.bots.plan import GREEDY
from montjoy.games.drakborgen.duel.ring import BY_CHANCE, NOT_AGAIN
from montjoy.games.drakborgen.duel.state import POSITIONS
from montjoy.games.drakborgen.model.heroes import heroes_at, monsters_at, things_of
from montjoy.games.drakborgen.model.passages import free_passages, passage
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import Castle
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.seen.view import Seen

GREEDILY = Delver(GREEDY)
SEVERAL: Final = (
    questions.WalkTo, questions.GoStraight, questions.KeepTrying, questions.GoHome, questions.StayForCard, questions.GoInForCard,
    questions.FleeWithAll, questions.FightOnUnhurt,
)  # fmt: skip
WHERE_TO_STAND: Final = tuple(f"Ask.{ask.name}" for ask in POSITIONS)


def curious(seen: Seen, asked: Asked, luck: Luck) -> Any:
    """Three times in four as who wants much; else by luck, each kind of answer as likely as every other."""
    if asked.kind == "order":
        return questions.Note("The table has done it.")
    if asked.kind == "offer":
        return asked.options[luck.below(len(asked.options))] if asked.options and luck.below(2) else None
    return GREEDILY(seen, asked, luck) if luck.below(4) else by_kind(asked, luck)


def restless(seen: Seen, asked: Asked, luck: Luck) -> Any:
    """By luck, each kind of answer as likely as every other; he does not fight on where he may do something else."""
    if asked.kind in ("order", "offer"):
        return curious(seen, asked, luck)
    return by_kind(asked, luck)


def by_kind(asked: Asked, luck: Luck) -> Any:
    """A kind of answer by luck, and one of that kind."""
    kinds = list(dict.fromkeys(type(option) for option in asked.options))
    kind = kinds[luck.below(len(kinds))]
    among = [option for option in asked.options if type(option) is kind]
    return among[luck.below(len(among))]


def sociable(seen: Seen, asked: Asked, luck: Luck) -> Any:
    """Goes along with others, joins in, and wants his share; else he is curious."""
    kinds = (questions.Follow, questions.JoinIn, questions.Claim, questions.InsistOnFight, questions.Beside, questions.GoIn)
    found = [option for option in asked.options if isinstance(option, kinds)]
    if found and luck.below(8):
        return found[luck.below(len(found))]
    return curious(seen, asked, luck)


# ---- monsters driven together ------------------------------------------------------------------------------------------
FAR = 20
CROWD = 7                                                    # with one hero as many as a fight holds


def drover(seen: Seen, asked: Asked, luck: Luck) -> Any:
    """Throws his hero's life away, and then drives the monsters together, one step a round."""
    if asked.kind != "choose":
        return curious(seen, asked, luck)
    if isinstance(asked.ask, questions.MonsterTurn | questions.MonsterGoesOn):
        fold = fold_of(seen.castle)
        return min(asked.options, key=lambda option: gained(seen.castle, option, fold))
    rash = [option for option in asked.options if isinstance(option, questions.Attack | questions.Move | questions.GoIn)]
    if asked.ask == "Ask.RISK":
        return 1
    return rash[luck.below(len(rash))] if rash else by_kind(asked, luck)


def shy(seen: Seen, asked: Asked, luck: Luck) -> Any:
    """Turns back from every monster until as many as a fight holds are together; then he goes in to them."""
    if asked.kind != "choose" or not isinstance(asked.ask, questions.Turn | questions.Meeting | questions.GoOn):
        return GREEDILY(seen, asked, luck)
    castle, fold = seen.castle, fold_of(seen.castle)
    ready = len(monsters_at(castle, fold)) >= CROWD
    if isinstance(asked.ask, questions.Meeting):
        back = [option for option in asked.options if isinstance(option, questions.TurnBack)]
        return back[0] if back and seen.hero.place != fold else GREEDILY(seen, asked, luck)
    moves = [option for option in asked.options if isinstance(option, questions.Move)]
    to = {option: passage(castle, seen.hero.place, option.way).to for option in moves}
    quiet = [option for option in moves if is_square(to[option]) and not monsters_at(castle, to[option])]
    if ready and moves:
        return min(moves, key=lambda option: steps(castle, to[option], fold))
    if len(castle.monsters) <= CROWD and quiet:
        near = [steps(castle, to[option], "") for option in quiet]
        return quiet[near.index(min(near))]
    idle = [option for option in asked.options if isinstance(option, questions.Rest | questions.Stay | questions.Enough)]
    return idle[0] if idle else GREEDILY(seen, asked, luck)


def fold_of(castle: Castle) -> str:
    """Where most monsters stand; "" where there are none."""
    at = [monster.at for monster in castle.monsters.values() if is_square(monster.at)]
    return max(at, key=lambda place: (at.count(place), place), default="")


def gained(castle: Castle, option: Any, fold: str) -> int:
    """How good a monster's move is, the less the better: towards the fold, not onto a hero, and else none."""
    if not isinstance(option, questions.MoveMonster) or option.by:
        return 0
    here = castle.monsters[option.monster].at
    to = passage(castle, here, option.way).to
    known = is_square(to) and castle.squares[to].face_up and not heroes_at(castle, to)
    return steps(castle, to, fold) - steps(castle, here, fold) if known else 1


def steps(castle: Castle, start: str, to: str) -> int:
    """The fewest free passages to a square, `to` "": to one that is not known; FAR where there is no such way."""
    reached, last = {start}, [start] if is_square(start) else []
    for n in range(FAR):
        if to in last or (not to and any(not castle.squares[place].face_up for place in last)):
            return n
        known = [place for place in last if castle.squares[place].face_up]
        ways = [p.to for place in known for p in free_passages(castle, place)]
        last = [place for place in dict.fromkeys(ways) if is_square(place) and place not in reached]
        reached.update(last)
    return FAR


# ---- one goes first ------------------------------------------------------------------------------------------------------
def bold(seen: Seen, asked: Asked, luck: Luck) -> Any:
    """Attacks whom he meets, the dragon first of all."""
    kinds = (questions.Attack, questions.GoIn, questions.TakeCard, questions.AttackDragon, questions.FightDragon)
    found = [option for option in asked.options if isinstance(option, kinds)]
    if asked.kind == "choose" and found:
        return found[luck.below(len(found))]
    return curious(seen, asked, luck)


def wary(seen: Seen, asked: Asked, luck: Luck) -> Any:
    """Turns back from everybody, and on the threshold of the chamber."""
    back = [option for option in asked.options if isinstance(option, questions.TurnBack | questions.StepBack)]
    return back[0] if asked.kind == "choose" and back else GREEDILY(seen, asked, luck)


# ---- step by step --------------------------------------------------------------------------------------------------------
def by_steps(player: Callable[[Seen, Asked, Luck], Any]) -> Callable[[Seen, Asked, Luck], Any]:
    """The same player, who says nothing for several turns or rounds at once."""

    def play(seen: Seen, asked: Asked, luck: Luck) -> Any:
        options = tuple(option for option in asked.options if not says_several(asked, option))
        return player(seen, msgspec.structs.replace(asked, options=options), luck)

    return play


def says_several(asked: Asked, option: Any) -> bool:
    """It is an answer for several turns or rounds."""
    if asked.ask == "Ask.FLEE":
        return bool(option == NOT_AGAIN)
    return isinstance(option, SEVERAL) or (asked.ask in WHERE_TO_STAND and option == BY_CHANCE)


curious_by_steps, restless_by_steps, sociable_by_steps = by_steps(curious), by_steps(restless), by_steps(sociable)
bold_by_steps, wary_by_steps, drover_by_steps = by_steps(bold), by_steps(wary), by_steps(drover)
shy_by_steps = by_steps(shy)


def brisk(seen: Seen, asked: Asked, luck: Luck) -> Any:
    """Says for several turns or rounds at once what he may; he goes home when he has a treasure card."""
    found = [option for option in asked.options if says_several(asked, option)] if seen.viewer in seen.castle.heroes else []
    if found and not things_of(seen.hero, "treasure_card"):
        found = [option for option in found if not isinstance(option, questions.GoHome)]
    if asked.kind == "choose" and found and luck.below(4):
        return found[luck.below(len(found))]
    return GREEDILY(seen, asked, luck)
