"""The turn of who is caught in a web, and the spiders that come for him (11.1 to 11.4)."""

from __future__ import annotations

from collections import deque
from typing import Final

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen.model.heroes import heroes_at, is_caught, way_back_is_free
from montjoy.games.drakborgen.model.luck import passes
from montjoy.games.drakborgen.model.monsters import who_acts_monsters
from montjoy.games.drakborgen.model.pack.rows import SPIDER
from montjoy.games.drakborgen.model.passages import Passage, monsters_may_enter, passages_from
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import Castle, Free, Hero, Monster, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import GotLoose, SecretDoorFound, SpiderMoved, WebForced
from montjoy.games.drakborgen.rules import labyrinth
from montjoy.games.drakborgen.rules.asking import decide
from montjoy.games.drakborgen.rules.webs import eat_the_caught
from montjoy.games.drakborgen.seen.view import Seen

SPIDER_STEPS: Final = 2


def web_options(seen: Seen) -> list[Option]:
    """DL-11.1b, DL-11.1d  Each turn he says whether he forces the web, or only gets himself loose, if the way back is free."""
    hero = seen.hero
    if not is_caught(hero):
        return []
    return [questions.ForceWeb(), *([questions.GetLoose()] if way_back_is_free(seen.castle, hero) else [])]


async def take_web_turn(world: World, hero: Hero, act: Option) -> None:
    """DL-11.1b  What he has said he does, with strength tests."""
    match act:
        case questions.ForceWeb():
            await force_web(world, hero)
        case questions.GetLoose():
            await get_loose(world, hero)


async def force_web(world: World, hero: Hero) -> None:
    """DL-11.1c  Two strength tests, both must succeed; he then has his normal move in the same turn, by any exit, or stays."""
    if await passes(world, hero, "strength", "DL-11.1c", 2):
        await remove_web(world, hero)
        await labyrinth.leave_by(world, hero, must=False)


async def remove_web(world: World, hero: Hero) -> None:
    """DL-11.2  Forced: the marker leaves the game, and whoever else was caught in this web is free."""
    world.castle.squares[hero.place].web = False
    freed = [h for h in heroes_at(world.castle, hero.place) if is_caught(h)]
    for each in freed:
        each.situation = Free()
    await tell(ALL, WebForced(hero.id, hero.place, tuple(h.id for h in freed if h is not hero)))


async def get_loose(world: World, hero: Hero) -> None:
    """DL-11.1d, DL-11.2  One strength test: he goes back to the square he came from, and the web stays."""
    if await passes(world, hero, "strength", "DL-11.1d"):
        hero.situation = Free()
        await tell(ALL, GotLoose(hero.id, hero.place))
        await labyrinth.step_back(world, hero)


# ---- the spiders -----------------------------------------------------------------------------------------------------
def may_spiders_come(castle: Castle, hero: Hero, began: bool) -> bool:
    """DL-11.3a  At the end of a turn of his that he began caught (spiders_move_when_caught: also of the turn he is caught in)
    and ended caught."""
    return is_caught(hero) and (began or castle.options.spiders_move_when_caught)


async def move_spiders(world: World, hero: Hero) -> None:
    """DL-11.3a, DL-11.3b  All giant spiders in play are moved up to two squares each, by who would act a monster against him;
    until he is eaten."""
    by = who_acts_monsters(world.castle, [hero])
    for spider in [m for m in world.castle.monsters.values() if m.kind == SPIDER and is_square(m.at)]:
        await creep_up(world, spider, by, hero)
        if not is_caught(hero):
            return


async def creep_up(world: World, spider: Monster, by: str, hero: Hero) -> None:
    """DL-11.3a, DL-11.4  One spider, step by step, fewer if its player likes.  On the way it attacks nobody but those who are
    caught in a web."""
    for left in range(SPIDER_STEPS, 0, -1):
        step = await choose_step(world, spider, by, hero, left)
        if step is None:
            return
        await creep(world, spider, step, by)
        if not is_caught(hero):
            return


async def choose_step(world: World, spider: Monster, by: str, hero: Hero, left: int) -> Passage | None:
    """DL-11.3b  The spider player's step; the automaton takes the shortest way to the web, or none (DL-BASE-23)."""
    ways = spider_ways(world.castle, spider.at)
    if not by:
        return first_step(world.castle, spider.at, hero.place)
    if not ways:
        return None
    options: list[Option] = [*(questions.Step(p.way) for p in ways), questions.NoMove()]  # type: ignore[arg-type]
    answer = await decide(world, by, questions.SpiderStep(spider.id, left), options, "DL-11.3b", spider.id)
    return next((p for p in ways if isinstance(answer, questions.Step) and p.way == answer.way), None)


async def creep(world: World, spider: Monster, step: Passage, by: str) -> None:
    """DL-11.3c, DL-11.5  One square on, and whoever is caught there is eaten.  A secret door it goes through is found."""
    start = world.castle.squares[spider.at]
    if step.between == "secret" and not step.found:
        start.found.append(step.way)  # type: ignore[arg-type]
        await tell(ALL, SecretDoorFound(by, start.id, step.way))
    spider.at = step.to
    await tell(ALL, SpiderMoved(spider.id, start.id, step.to))
    await eat_the_caught(world, spider)


def spider_ways(castle: Castle, place: str) -> list[Passage]:
    """DL-11.3c  Only through free passages and secret doors, to face-up squares; not by the stairs, not where no monster goes."""
    return [p for p in passages_from(castle, place) if p.free or p.between == "secret" if is_known(castle, p.to)]


def is_known(castle: Castle, to: str) -> bool:
    return is_square(to) and castle.squares[to].face_up and monsters_may_enter(castle, to)


def first_step(castle: Castle, start: str, web: str) -> Passage | None:
    """DL-BASE-23  The first step of the shortest way to the web through free passages; None: there is none."""
    queue: deque[tuple[str, Passage | None]] = deque([(start, None)])
    known = [start]
    while queue:
        place, first = queue.popleft()
        if place == web:
            return first
        for p in spider_ways(castle, place):
            if p.free and p.to not in known:
                known.append(p.to)
                queue.append((p.to, first or p))
    return None
