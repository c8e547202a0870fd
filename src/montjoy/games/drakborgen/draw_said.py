"""The map in words: its head, who is where, what lies about, and each square as a sentence."""

from __future__ import annotations

from typing import Any, Final

from montjoy.games.drakborgen.draw_signs import between, letters, painted
from montjoy.games.drakborgen.heroes import alive, heroes_in_order, state_of
from montjoy.games.drakborgen.passages import beyond
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.world import DIRS, OUTSIDE, Dir, Hero, Monster, Square, Thing

HIDDEN: Final = ("treasure_card", "special_card")


# ---- above the map -----------------------------------------------------------------------------------------------------
def head(seen: Seen, words: Any) -> str:
    """The round, the dragon, the valid symbol."""
    castle = seen.castle
    return str(words.text(
        "map-head", round=castle.round, dragon=castle.dragon.state, cards=len(castle.dragon.drawn), symbol=castle.symbol,
    ))  # fmt: skip


def track(seen: Seen, words: Any) -> str:
    """The sun's steps, counted and as a line: "=" for one that is gone."""
    gone, limit = seen.castle.sun, seen.castle.options.sun_limit
    return f"{sun(seen, words)} [{'=' * min(gone, limit)}{'.' * (limit - gone)}]"


def sun(seen: Seen, words: Any) -> str:
    return str(words.text("map-sun", sun=seen.castle.sun, limit=seen.castle.options.sun_limit))


# ---- who is where ------------------------------------------------------------------------------------------------------
def people(seen: Seen, words: Any) -> list[str]:
    """Behind their letters the heroes, their companions, the monsters; then what lies about."""
    mine = letters(seen.castle)
    heroes = [f"{mine[hero.id]} {hero_line(seen, words, hero)}" for hero in heroes_in_order(seen.castle)]
    monsters = [f"{mine[m.id]} {monster_line(words, m)}" for m in seen.castle.monsters.values()]
    lying = [(words.name(s.id), s.lying) for s in seen.castle.squares.values() if s.lying]
    lines = [f"* {words.text('map-lying', place=place, things=named(words, things))}" for place, things in lying]
    if seen.castle.below:
        lines.append(f"* {words.text('map-fallen', things=named(words, seen.castle.below))}")
    return [*heroes, *monsters, *lines]


def hero_line(seen: Seen, words: Any, hero: Hero) -> str:
    """A hero: who, where, in what state, how many body points, what he has and who goes with him."""
    if not alive(hero):
        return str(words.text("map-dead", player=hero.id, hero=hero.card))
    return str(words.text(
        "map-hero", player=hero.id, hero=hero.card, place=hero.place, body=hero.body, most=hero.most,
        state=state_of(seen.castle, hero), things=named(words, hero.things, hero.worn),
        companions=", ".join(words.name(c.id) for c in hero.companions),
    ))  # fmt: skip


def monster_line(words: Any, monster: Monster) -> str:
    return str(words.text("map-monster", monster=monster.id, place=monster.at))


def named(words: Any, things: list[Thing], worn: list[str] | None = None) -> str:
    """Things by their names; of hidden cards only how many."""
    known = [called(words, t) for t in things if t.sort not in HIDDEN]
    shown = [words.text("map-worn", thing=name) if t.id in (worn or ()) else name
             for t, name in zip([t for t in things if t.sort not in HIDDEN], known, strict=True)]
    counted = [
        words.text("map-treasure-cards" if sort == "treasure_card" else "map-special-cards", count=n)
        for sort in HIDDEN if (n := sum(t.sort == sort for t in things))
    ]
    return ", ".join([*shown, *counted])


def called(words: Any, thing: Thing) -> str:
    """A thing by what it is; a reward by the monster that guarded it."""
    return str(words.name(thing.what) if thing.what else words.text("thing", thing=thing.id))


# ---- sentences ---------------------------------------------------------------------------------------------------------
def describe(seen: Seen, words: Any) -> list[str]:
    """For a screen reader: the head, who is where, then each face-up square."""
    lines = [head(seen, words), sun(seen, words)]
    lines += [text.partition(" ")[2] for text in people(seen, words)]
    return lines + [sentence(seen, words, square) for square in seen.castle.squares.values() if square.face_up]


def sentence(seen: Seen, words: Any, square: Square) -> str:
    """One square: what it is, what is on each side, who is there and what lies there."""
    sides = ", ".join(side(seen, words, square, way) for way in DIRS)
    heroes = [words.name(h.id) for h in heroes_in_order(seen.castle) if h.place == square.id and alive(h)]
    monsters = [words.name(m.id) for m in seen.castle.monsters.values() if m.at == square.id]
    return str(words.text(
        "map-tile", place=square.id, kind=square.kind, stairs=square.stairs, web=int(square.web), sides=sides,
        here=", ".join([*heroes, *monsters]), lying=named(words, square.lying),
    ))  # fmt: skip


def side(seen: Seen, words: Any, square: Square, way: Dir) -> str:
    """What is on one side; a painted wall with its symbol."""
    found = between(seen.castle, square.id, way) or "open"
    if square.kind == "tower" and beyond(square.id, way) == OUTSIDE:
        found = "outside"
    sign = painted(seen.castle, square.id, way) if found == "wall" else 0
    return str(words.text("map-side", way=way, what=found, sign=sign))
