"""A delver's turn: which way, when to rest, what to wear and to drink."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from montjoy.games.drakborgen.bots.plan import Plan
from montjoy.games.drakborgen.bots.routes import BELOW_COSTS, FAR, of
from montjoy.games.drakborgen.model.heroes import factor, highest_that_passes, inside_chamber, thing, things_of
from montjoy.games.drakborgen.model.passages import passage, passages_from
from montjoy.games.drakborgen.model.squares import CENTRE, is_square, side_of
from montjoy.games.drakborgen.model.state import Hero, Thing
from montjoy.games.drakborgen.model.walking import paths_from
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.places import DIRS
from montjoy.games.drakborgen.rules.doors import Opening
from montjoy.games.drakborgen.rules.rubble import called

STUCK_COST: Final = 0.5
DRAGON_BREATH: Final = 8.0
SLACK: Final = 0.01                                          # of a round: what rounding may lose


def turn(plan: Plan, options: Sequence[Any]) -> Any:
    """The act of a turn: first what is free, then what is forced, then rest or the way."""
    for chosen in (free_act(plan, options), forced(plan, options)):
        if chosen is not None:
            return chosen
    hero = plan.hero
    if questions.Enough() in options:
        return questions.Enough()                                 # he must go on, and has done what is free
    if plan.done:
        return ends(plan, options)
    if inside_chamber(plan.castle, hero) and plan.goes_in and questions.Stay() in options:
        return questions.Stay()                                   # for another card
    if questions.Rest() in options and wants_rest(plan):
        return questions.Rest()
    return in_one_answer(plan, options, best_way(plan, options)) or questions.Stay()


# ---- the end ---------------------------------------------------------------------------------------------------------
def ends(plan: Plan, options: Sequence[Any]) -> Any:
    """Outside for good: he retires, so that nothing more can befall him."""
    return next((o for o in options if isinstance(o, questions.Retire)), questions.Stay())


# ---- which way -------------------------------------------------------------------------------------------------------
def best_way(plan: Plan, options: Sequence[Any]) -> Any:
    """The option that brings him nearest to where he wants to be; None without any."""
    found = [(cost, n) for n, o in enumerate(options) if (cost := rounds(plan, o)) < FAR]
    return options[min(found)[1]] if found else None


def in_one_answer(plan: Plan, options: Sequence[Any], best: Any) -> Any:
    """The longest walk that begins with this step and goes on as he would step by step; else the step."""
    walks = [option.to for option in options if isinstance(option, questions.WalkTo)]
    if not walks or not isinstance(best, questions.Move):
        return best
    first = passage(plan.castle, plan.hero.place, best.way).to
    paths = paths_from(plan.castle, plan.hero.place)
    going = [to for to in walks if paths[to][0] == first and is_his_way(plan, paths[to])]
    return questions.WalkTo(max(going, key=lambda to: (len(paths[to]), to))) if going else best


def is_his_way(plan: Plan, path: Sequence[str]) -> bool:
    """Each step of it brings him nearer by what it costs."""
    for here, to in pairwise(path):
        ways = [p.way for p in passages_from(plan.castle, here) if p.to == to]
        cost = min((plan.routes.step(here, way)[1] for way in ways), default=FAR)
        if abs(of(plan.aims, here, plan.routes) - cost - of(plan.aims, to, plan.routes)) > SLACK:
            return False
    return True


def rounds(plan: Plan, option: Any) -> float:
    """Rounds to his aim if he takes this way; FAR for what is none."""
    hero, routes = plan.hero, plan.routes
    match option:
        case questions.Move(way) | questions.Lift(way) | questions.NameWall(way):
            to, cost = routes.step(hero.place, way)
            if isinstance(option, questions.NameWall) and not real(plan, way):
                return FAR
        case questions.GoAfter(way):
            to, cost = routes.step(hero.place, way)
            cost -= routes.lift - 1
        case questions.LeaveRubble(way, by):
            to, cost = routes.step(hero.place, way)
            cost += STUCK_COST + dearness(hero, by)
        case questions.Blink(to, _):
            cost = routes.coming(to) + 2
        case _ if isinstance(option, Opening):
            to, cost = routes.step(hero.place, option.way)
            cost += 0.0 if isinstance(option, questions.UseMasterKey) else dearness(hero, called(option))
        case _:
            return FAR
    return cost + of(plan.aims, to, routes)


def real(plan: Plan, way: str) -> bool:
    """The wall shows this game's symbol."""
    square = plan.castle.squares[plan.hero.place]
    return square.signs[DIRS.index(side_of(way))] == plan.castle.symbol


def dearness(hero: Hero, by: str) -> float:
    """Of several ways to open a door the likeliest; a key or a spell is worth a little."""
    if by == "pick":
        return 0.2 + 2 - 2 * min(12, factor(hero, "psyche")) / 12 - (1 if hero.ability == "lockpick" else 0)
    if by == "force":
        return 0.2 + 2 - 2 * min(12, factor(hero, "strength")) / 12
    return 0.0 if by == "" else 0.5


def goes_on(plan: Plan, options: Sequence[Any]) -> Any:
    """In a corridor, or with a long stride: on, where it brings him nearer."""
    here = of(plan.aims, plan.hero.place, plan.routes)
    way = best_way(plan, options)
    if way is not None and (questions.Stay() not in options or rounds(plan, way) <= here + 0.3):
        return way
    return questions.Stay()


# ---- rest ------------------------------------------------------------------------------------------------------------
def wants_rest(plan: Plan) -> bool:
    """Hurt, with time in hand, and not beside the dragon."""
    hero = plan.hero
    if inside_chamber(plan.castle, hero):
        return False
    share = hero.body / hero.most
    return share < plan.temper.rests and plan.slack > 2 and (plan.goes_in or plan.slack > 4)


# ---- what is free ----------------------------------------------------------------------------------------------------
def free_act(plan: Plan, options: Sequence[Any]) -> Any:
    """Wear what is better, drink when badly hurt, pick up, use cards; None for nothing."""
    for option in options:
        match option:
            case questions.Wear(id, instead) if better(plan.hero, id, instead):
                return option
            case questions.PickUp():
                return option
            case questions.Drink() if thirsty(plan):
                return option
            case questions.PlayCard() if not plan.temper.plain and helps(plan, option):
                return option
    return None


def better(hero: Hero, id: str, instead: str) -> bool:
    """It is good to wear, and better than what it takes the place of."""
    return worn_worth(thing(hero, id)) > (worn_worth(thing(hero, instead)) if instead else 0)


def worn_worth(worn: Thing) -> int:
    """What wearing it is worth, roughly in points of a factor; greed and dread are none."""
    p = worn.powers
    switches = p.rest_bonus + p.breath_guard + p.web_immune + p.door_single + p.ambush_guard + p.stealth + p.blink
    plus = p.agility + p.strength + p.psyche + p.armour + 2 * p.combat_points
    return plus + switches + 5 * p.last_breath - 9 * p.greed - 9 * p.stuck


def thirsty(plan: Plan) -> bool:
    return plan.hero.body <= plan.hero.most - 4 or plan.hero.body <= 3


def helps(plan: Plan, card: questions.PlayCard) -> bool:
    """A card of one's own turn: against wounds, or to look at a square that may be the chamber."""
    if card.on == "":
        return thirsty(plan)
    return is_square(plan.hero.place) and card.on in CENTRE


# ---- what is forced --------------------------------------------------------------------------------------------------
def forced(plan: Plan, options: Sequence[Any]) -> Any:
    """Webs, rubble, the dark, the dragon; None where nothing holds him."""
    kinds = {type(o) for o in options}
    if questions.FleeDragon in kinds:
        return questions.FleeDragon()
    if questions.ForceWeb in kinds:
        return from_web(plan, kinds)
    if questions.ForceRubble in kinds:
        return at_rubble(plan, options)
    if questions.RollForStairs in kinds:
        return out_of_the_dark(plan, options)
    return None


def from_web(plan: Plan, kinds: set[type[Any]]) -> Any:
    """To force it is two tests and he has his move; to get loose is one and a step back, perhaps into the web again."""
    tries = 12 / min(12, factor(plan.hero, "strength"))
    if questions.GetLoose not in kinds or not is_square(plan.before):
        return questions.ForceWeb()
    through = tries**2 - 1 + of(plan.aims, plan.hero.place, plan.routes)
    back = tries - 1 + plan.routes.coming(plan.before) + of(plan.aims, plan.before, plan.routes)
    return questions.ForceWeb() if through <= back else questions.GetLoose()


def at_rubble(plan: Plan, options: Sequence[Any]) -> Any:
    """Over it, unless the way back is the way to go."""
    if questions.TurnBackFromRubble() in options and is_square(plan.hero.place):
        to, cost = plan.routes.step(plan.hero.place, plan.hero.came.way)
        over = of(plan.aims, plan.hero.place, plan.routes) + 12 / min(12, factor(plan.hero, "agility")) - 1
        if cost + of(plan.aims, to, plan.routes) < over:
            return questions.TurnBackFromRubble()
    return questions.ForceRubble()


def out_of_the_dark(plan: Plan, options: Sequence[Any]) -> Any:
    """A thread to the best staircase, or a roll."""
    if not plan.temper.plain:
        threads = [o for o in options if isinstance(o, questions.PlayCard) and o.on]
        if threads:
            return min(threads, key=lambda o: (of(plan.aims, o.on, plan.routes), o.on))
    return max((o for o in options if isinstance(o, questions.RollForStairs)), key=lambda roll: roll.times)


# ---- the chamber -----------------------------------------------------------------------------------------------------
def at_threshold(plan: Plan) -> Any:
    """In, unless he has only just found it and would rather be elsewhere, or the dragon is awake."""
    here, castle = plan.hero.place, plan.castle
    if castle.dragon.state != "awake" and (plan.goes_in or of(plan.aims, here, plan.routes) < 3):
        return questions.GoIn()
    if not is_square(here) or not is_square(plan.before):
        return questions.StepBack()
    cost = 1 + plan.routes.coming(plan.before) + of(plan.aims, plan.before, plan.routes)
    within = DRAGON_BREATH if castle.dragon.state == "awake" else 0.5
    return questions.StepBack() if cost < of(plan.aims, here, plan.routes) + within else questions.GoIn()


def draws(plan: Plan, options: Sequence[Any]) -> Any:
    """A card, while he wants one."""
    return questions.TakeCard() if questions.TakeCard() in options else questions.NoCard()


def throws_away(plan: Plan, options: Sequence[Any]) -> Any:
    """Before the flight from the dragon: as many cards as his life asks for."""
    hero = plan.hero
    kept = [o for o in options if isinstance(o, questions.Away)]
    p = min(12, highest_that_passes(plan.castle, factor(hero, "agility"), below=True)) / 12
    tries = 1 / p ** (1 + len(kept)) if p else FAR
    return kept[0] if kept and tries - 1 > 1.1 * (hero.body - 1) else questions.NoMore()


# ---- the rest of the way ---------------------------------------------------------------------------------------------
def jumps(plan: Plan, fallen: Sequence[str]) -> Any:
    """After a treasure card, if there are stairs enough and time."""
    cards = [t for t in fallen if t in [c.id for c in things_of(plan.hero, "treasure_card")] or "." in t]
    known = sum(1 for s in plan.castle.squares.values() if s.stairs)
    worth = bool(cards) and known >= 2 and plan.daylight > 2 * BELOW_COSTS
    return questions.JumpAfter() if worth else questions.LetThemFall()


def leaves_by(plan: Plan, options: Sequence[Any]) -> Any:
    """Out of rubble, a web, the chamber: the best way, or to stay where he is."""
    return best_way(plan, options) or (questions.Stay() if questions.Stay() in options else options[0])
