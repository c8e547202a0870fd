"""What a question and its answers are called: a fight's as the question and the options they stand for, a hidden card by its face
where it has been seen."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from montjoy.core.effects import Option, Question
from montjoy.core.session.streams import Asked
from montjoy.games.drakborgen.duel import losses
from montjoy.games.drakborgen.duel.ring import BY_CHANCE, NAMES, NOT_AGAIN, Position
from montjoy.games.drakborgen.duel.state import (
    NOBODY,
    POSITIONS,
    Ask,
    Fight,
    Fighter,
    fighting,
    hostile,
    in_use,
    is_hero,
    missile_of,
    name_of,
    position_of,
)
from montjoy.games.drakborgen.model.heroes import rest_bonus
from montjoy.games.drakborgen.model.pack.rows import HeroCard
from montjoy.games.drakborgen.model.passages import is_secret
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import Monster
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.places import DIRS, OUTSIDE
from montjoy.games.drakborgen.seen.view import Seen

DUSK: Final = 6                                              # with so many steps of the sun left a turn begins with them


def label(seen: Seen, asked: Asked, option: Any) -> Any:
    """The number of a fight's answer as an Option that describes it; a hidden card by its face, where the seat has seen it; a
    group's own hero by his card; everything else is called what it is."""
    if isinstance(option, questions.TakeHero) and seen.own_heroes and option.hero in seen.own_heroes:
        return hero_label(seen.own_heroes[option.hero])
    if isinstance(option, questions.NameWall):
        return wall_label(seen, option)
    if isinstance(option, questions.Rest) and (hero := seen.castle.heroes.get(seen.viewer)) is not None:
        return questions.RestFor(rest_bonus(hero))
    if isinstance(option, questions.Drink):
        return drink_label(seen, option)
    if isinstance(option, Option):
        shown = {name: seen.faces[id] for name in option.__struct_fields__ if (id := getattr(option, name)) in seen.faces}
        return msgspec.structs.replace(option, **shown) if shown else option
    if not isinstance(option, int) or isinstance(option, bool) or seen.fight is None:
        return option
    seat = seen.seats.index(seen.viewer) if seen.viewer in seen.seats else NOBODY
    return fight_label(seen.fight, str(asked.ask), option, seat)


def wall_label(seen: Seen, option: questions.NameWall) -> Option:
    """DL-4.3a  The valid symbol lies open, and so does whether this wall has it; itself where nobody has rolled it yet."""
    castle, hero = seen.castle, seen.castle.heroes.get(seen.viewer)
    if not castle.symbol or hero is None or not is_square(hero.place):
        return option
    square = castle.squares[hero.place]
    if not square.signs[DIRS.index(option.way)]:             # of an answer that was given elsewhere
        return option
    return (questions.NameRightWall if is_secret(castle, square, option.way) else questions.NameFalseWall)(option.way)


def hero_label(one: HeroCard) -> questions.TakeOwnHero:
    """DL-BASE-09  A hero by what stands on his card."""
    return questions.TakeOwnHero(
        one.id, one.agility, one.armour, one.strength, one.psyche, one.body_points, one.ability, one.charges
    )


def drink_label(seen: Seen, option: questions.Drink) -> Option:
    """DLC-13  What lies before a hero is open, and so is what it does."""
    hero = seen.castle.heroes.get(seen.viewer)
    does = next((t.powers for t in hero.things if t.id == option.potion), None) if hero is not None else None
    return questions.DrinkFor(option.potion, does.heal, does.gamble) if does and (does.heal or does.gamble) else option


def fight_label(fight: Fight, ask: str, option: int, seat: int = NOBODY) -> Option:
    """What a number means where a fight asks, as `game.label` gives it.  `ask`: "Ask.POSITION" and so on; `seat`: whom."""
    asked = Ask[ask.removeprefix("Ask.")]
    if asked in POSITIONS and option == BY_CHANCE:
        return questions.LeaveToChance("half" if is_hero_board(fight, seat) else "end")
    if asked in POSITIONS:
        whose = of_board(fight, seat, POSITIONS.index(asked))
        if option == Position.NONE:
            return questions.LeaveMarkerOf(whose) if whose else questions.LeaveMarker()
        named = NAMES[option], *values_for(fight, stands_for(fight, seat, POSITIONS.index(asked)), option)
        return questions.TakePositionOf(whose, *named) if whose else questions.TakePosition(*named)
    if asked == Ask.RISK:
        return settlement(fight, option)
    if asked == Ask.FLEE and option == NOT_AGAIN:
        return questions.FightOnUnhurt()
    if asked == Ask.FLEE:
        return questions.DeclareFlight() if option else questions.FightOn()
    if asked == Ask.YIELD:
        return questions.Yield() if option else questions.FightOn()
    if asked == Ask.CANCEL:
        return questions.CancelOn(name_of(fight, option - 1)) if option else questions.LetItCount()
    if not option:
        return questions.Enough()
    if asked == Ask.BOLT:
        return questions.FireBolt(name_of(fight, option - 1))
    return questions.Throw(missile_of(fight, fight.asked), name_of(fight, option - 1))


def values_for(fight: Fight, i: int, position: int) -> tuple[int, tuple[int, ...]]:
    """DL-8.7a  A fighter's value for a position, and those of his foes, of everybody once; all values lie open."""
    if i == NOBODY:
        return 0, ()
    theirs = (fight.fighter[j].value[position] for j in range(fight.fighters) if hostile(fight, i, j))
    return fight.fighter[i].value[position], tuple(dict.fromkeys(theirs))


def is_hero_board(fight: Fight, seat: int) -> bool:
    """On whose board a hero stands, he is asked again when he is hurt; monsters go on to the end."""
    i = stands_for(fight, seat)
    return i != NOBODY and is_hero(fight, i)


def settlement(fight: Fight, option: int) -> Option:
    """DL-8.11a  How lost points may be settled."""
    if fight.asked == NOBODY:
        return questions.RiskInjury() if option == losses.RISK_ONE else questions.PayPoint()
    hit = fight.fighter[fight.asked]
    match option:
        case losses.PAY_ONE:
            return questions.PayPoint(is_death(hit, 1))
        case losses.RISK_ONE:
            return questions.RiskInjury()
        case losses.PAY_ALL:
            return questions.PayAll(hit.loss, is_death(hit, hit.loss))
    return questions.RiskOn(hit.loss)


def is_death(hit: Fighter, paid: int) -> bool:
    """DL-8.2a  Whether paying so many combat points kills: none is left, and no Ring of Life saves him."""
    return hit.points <= paid and not hit.ring


# ---- questions -------------------------------------------------------------------------------------------------------
def question(seen: Seen, asked: Asked) -> Asked:
    """The question of a fight as one that says whom it is about, that of a meeting with the monsters' values, that of a turn near
    sunset as one that says so, a last potion's with how hurt he is; every other is what it is."""
    if isinstance(asked.ask, questions.Turn):
        return msgspec.structs.replace(asked, ask=turn_question(seen, asked.ask))
    if isinstance(asked.ask, questions.LastCall) and (hero := seen.castle.heroes.get(seen.viewer)) is not None:
        return msgspec.structs.replace(asked, ask=questions.LastCallAt(hero.body, hero.most))
    if isinstance(asked.ask, questions.Meeting):
        return msgspec.structs.replace(asked, ask=meeting_question(seen, asked.ask))
    if not isinstance(asked.ask, str) or seen.fight is None or seen.viewer not in seen.seats:
        return asked
    ask, fight, seat = Ask[asked.ask.removeprefix("Ask.")], seen.fight, seen.seats.index(seen.viewer)
    i = stands_for(fight, seat, POSITIONS.index(ask)) if ask in POSITIONS else fight.asked
    if i == NOBODY:
        return asked
    said = fight_question(fight, ask, i, name_of(fight, i) == seen.viewer)
    if said is None:
        return asked
    before = asked.before if asked.before is None else label(seen, asked, asked.before)
    return msgspec.structs.replace(asked, ask=said, before=before)


def turn_question(seen: Seen, turn: questions.Turn) -> Question:
    """DL-BASE-15  What a hero does: with few steps of the sun left, and unless he is outside, with how many."""
    left = seen.castle.options.sun_limit - seen.castle.sun
    hero = seen.castle.heroes.get(seen.viewer)
    outside = hero is None or hero.place == OUTSIDE
    return questions.TurnAtDusk(turn.state, left) if 0 < left <= DUSK and not outside else turn


def meeting_question(seen: Seen, meeting: questions.Meeting) -> Question:
    """DL-8.5c-X  Whom a hero meets, with the values that lie open; of who is not there any more nothing is told."""
    there = [seen.castle.monsters[id] for id in meeting.monsters if id in seen.castle.monsters]
    return questions.MeetingFoes(tuple(foe(each) for each in there)) if len(there) == len(meeting.monsters) else meeting


def foe(monster: Monster) -> questions.Foe:
    return questions.Foe(monster.id, monster.agility, monster.armour, monster.strength, monster.psyche)


def fight_question(fight: Fight, ask: Ask, i: int, own: bool) -> Question | None:
    """What is asked about a fighter; None: the ask says it itself."""
    if ask in POSITIONS:
        foes = tuple(name_of(fight, j) for j in range(fight.fighters) if hostile(fight, i, j))
        return questions.StandAs(name_of(fight, i), foes, own, NAMES[position_of(fight, i)])
    if ask == Ask.RISK:
        done = fight.fighter[i].done
        return questions.SettlePoint(name_of(fight, i), done + 1, done + fight.fighter[i].loss, own)
    return questions.TryToFlee(name_of(fight, i), own) if ask == Ask.FLEE else None


def stands_for(fight: Fight, seat: int, n: int = 0) -> int:
    """The first fighter on a player's n-th board, or NOBODY."""
    mine = [b for b in range(fight.boards) if fight.board[b].controller == seat != NOBODY and in_use(fight, b)]
    if n >= len(mine):
        return NOBODY
    return next(i for i in range(fight.fighters) if fight.fighter[i].board == mine[n] and fighting(fight, i))


def of_board(fight: Fight, seat: int, n: int) -> str:
    """DL-13.4a  The first fighter on a player's n-th board; "" for who has no more than one."""
    return "" if stands_for(fight, seat, 1) == NOBODY else name_of(fight, stands_for(fight, seat, n))
