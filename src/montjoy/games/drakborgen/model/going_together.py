"""Going together: who may go with another, and who goes (13.1c, and what the source answers about portcullises)."""

from __future__ import annotations

from montjoy.games.drakborgen.model.heroes import has, heroes_at, inside_chamber, state_of
from montjoy.games.drakborgen.model.passages import Passage
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import Castle, Hero


# ---- with advanced_phases: at once -------------------------------------------------------------------------------------
def followers(castle: Castle, leader: Hero) -> list[Hero]:
    """DL-13.1c, DL-QA-09  In a movement phase: who stands where he stands, is free to move and has not moved this round, in turn
    order; or has come along with him as far as this, if it is a corridor or he has a long stride as well."""
    if castle.phase != "movement":
        return []
    goes_on = is_square(leader.place) and castle.squares[leader.place].kind == "corridor"
    there = [h for h in heroes_at(castle, leader.place) if h.id != leader.id and may_follow(castle, h)]
    return [h for h in there if not goes_along(castle, h) or goes_on or h.ability == "double_stride"]


def may_follow(castle: Castle, hero: Hero) -> bool:
    """DL-13.1c  Following is his movement of this round."""
    greedy = has(hero, "greed") is not None and inside_chamber(castle, hero)
    free = state_of(castle, hero) in ("free", "outside") and not greedy
    return free and (hero.id not in castle.moved or goes_along(castle, hero))


def along(hero: Hero) -> str:
    """In castle.handled: in this turn he goes along with whose turn it is."""
    return f"along.{hero.id}"


def goes_along(castle: Castle, hero: Hero) -> bool:
    return along(hero) in castle.handled


# ---- in the standard game: in his next turn ------------------------------------------------------------------------------
def who_is_ahead(hero: Hero, p: Passage) -> str:
    """DL-QA-05  Who has gone by this way while the hero stood beside him, since his last turn; "" nobody, or no portcullis."""
    return who_is_ahead_at(hero, hero.place, p.way) if p.between == "gate" else ""


def who_is_ahead_at(hero: Hero, square: str, way: str) -> str:
    return hero.ahead.leader if hero.ahead and (hero.ahead.square, hero.ahead.way) == (square, way) else ""
