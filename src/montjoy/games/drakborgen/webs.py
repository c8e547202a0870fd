"""Giant webs, and the spiders that come for whoever is caught (section 11)."""

from __future__ import annotations

from collections import deque
from typing import Final

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen import acts, encounters, injuries, labyrinth
from montjoy.games.drakborgen.asking import decide
from montjoy.games.drakborgen.heroes import has, heroes_at, monsters_at, playing, way_back_is_free
from montjoy.games.drakborgen.luck import passes
from montjoy.games.drakborgen.passages import Passage, is_square, monsters_may_enter, passages
from montjoy.games.drakborgen.said import Caught, Eaten, GotLoose, SecretDoorFound, SpiderMoved, WebForced
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.situations import Free, Webbed
from montjoy.games.drakborgen.world import Castle, Hero, Monster, World

SPIDER: Final = "giant_spider"
SPIDER_STEPS: Final = 2


# ---- caught ----------------------------------------------------------------------------------------------------------
async def caught(world: World, hero: Hero) -> None:
    """DL-11.1a, DL-11.2  A web, from a room tile or lying here: the hero is caught, from whatever side he came, and his turn
    ends.  For who wears the Spinner's amulet there is none."""
    if has(hero, "web_immune"):
        return
    world.castle.squares[hero.place].web = True
    hero.situation = Webbed()
    await tell(ALL, Caught(hero.id, hero.place))
    for spider in monsters_at(world.castle, hero.place):
        await eats(world, spider)                            # DL-11.5: one that was already there


def is_caught(hero: Hero) -> bool:
    return playing(hero) and isinstance(hero.situation, Webbed)


def web_options(seen: Seen) -> list[Option]:
    """DL-11.1b, DL-11.1d  Each turn he says whether he forces the web, or only gets himself loose, if the way back is free."""
    hero = seen.hero
    if not is_caught(hero):
        return []
    return [acts.ForceWeb(), *([acts.GetLoose()] if way_back_is_free(seen.castle, hero) else [])]


async def web_turn(world: World, hero: Hero, act: Option) -> None:
    """DL-11.1b  What he has said he does, with strength tests."""
    match act:
        case acts.ForceWeb():
            await force(world, hero)
        case acts.GetLoose():
            await get_loose(world, hero)


async def force(world: World, hero: Hero) -> None:
    """DL-11.1c  Two strength tests, both must succeed; he then has his normal move in the same turn, by any exit, or stays."""
    if await passes(world, hero, "strength", "DL-11.1c", 2):
        await web_gone(world, hero)
        await labyrinth.leave_by(world, hero, must=False)


async def web_gone(world: World, hero: Hero) -> None:
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
def spiders_come(castle: Castle, hero: Hero, began: bool) -> bool:
    """DL-11.3a  At the end of a turn of his that he began caught (spiders_move_when_caught: also of the turn he is caught in)
    and ended caught."""
    return is_caught(hero) and (began or castle.options.spiders_move_when_caught)


async def spiders(world: World, hero: Hero) -> None:
    """DL-11.3a, DL-11.3b  All giant spiders in play are moved up to two squares each, by who would act a monster against him;
    until he is eaten."""
    by = encounters.acts_monsters(world.castle, [hero])
    for spider in [m for m in world.castle.monsters.values() if m.kind == SPIDER and is_square(m.at)]:
        await creeps(world, spider, by, hero)
        if not is_caught(hero):
            return


async def creeps(world: World, spider: Monster, by: str, hero: Hero) -> None:
    """DL-11.3a, DL-11.4  One spider, step by step, fewer if its player likes.  On the way it attacks nobody but those who are
    caught in a web."""
    for left in range(SPIDER_STEPS, 0, -1):
        step = await chosen_step(world, spider, by, hero, left)
        if step is None:
            return
        await creep(world, spider, step, by)
        if not is_caught(hero):
            return


async def chosen_step(world: World, spider: Monster, by: str, hero: Hero, left: int) -> Passage | None:
    """DL-11.3b  The spider player's step; the automaton takes the shortest way to the web, or none (DL-BASE-23)."""
    ways = spider_ways(world.castle, spider.at)
    if not by:
        return shortest(world.castle, spider.at, hero.place)
    if not ways:
        return None
    options: list[Option] = [*(acts.Step(p.way) for p in ways), acts.NoMove()]  # type: ignore[arg-type]
    answer = await decide(world, by, acts.SpiderStep(spider.id, left), options, "DL-11.3b", spider.id)
    return next((p for p in ways if isinstance(answer, acts.Step) and p.way == answer.way), None)


async def creep(world: World, spider: Monster, step: Passage, by: str) -> None:
    """DL-11.3c, DL-11.5  One square on, and whoever is caught there is eaten.  A secret door it goes through is found."""
    start = world.castle.squares[spider.at]
    if step.between == "secret" and not step.found:
        start.found.append(step.way)  # type: ignore[arg-type]
        await tell(ALL, SecretDoorFound(by, start.id, step.way))
    spider.at = step.to
    await tell(ALL, SpiderMoved(spider.id, start.id, step.to))
    await eats(world, spider)


def spider_ways(castle: Castle, place: str) -> list[Passage]:
    """DL-11.3c  Only through free passages and secret doors, to face-up squares; not by the stairs, not where no monster goes."""
    return [p for p in passages(castle, place) if p.free or p.between == "secret" if is_known(castle, p.to)]


def is_known(castle: Castle, to: str) -> bool:
    return is_square(to) and castle.squares[to].face_up and monsters_may_enter(castle, to)


def shortest(castle: Castle, start: str, web: str) -> Passage | None:
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


async def eats(world: World, monster: Monster) -> None:
    """DL-11.5  A giant spider where heroes are caught eats them all: no fight, no roll, and nothing prevents it."""
    if monster.kind != SPIDER or not is_square(monster.at):
        return
    for hero in heroes_at(world.castle, monster.at):
        if is_caught(hero):
            await tell(ALL, Eaten(hero.id, monster.id, monster.at))
            await injuries.die(world, hero, "eaten")
