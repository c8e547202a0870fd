"""The known labyrinth in text.

`draw` is a picture for 40 columns and more, `glimpse` its squares about a hero who has moved, `describe` the same as sentences,
`standing` how a fight stands, `card` what a seat alone knows, `group` the heading under which an answer stands.
"""

from __future__ import annotations

import re
from typing import Any, Final, get_args

from montjoy.games.drakborgen.duel.flights import whiffs_now
from montjoy.games.drakborgen.duel.ring import NAMES, Position
from montjoy.games.drakborgen.duel.state import NOBODY, Fight, fighting, name_of, position_of
from montjoy.games.drakborgen.model.heroes import alive, factor, heroes_in_order, left, state_of
from montjoy.games.drakborgen.model.squares import SIZE, SQUARES, beyond, is_square, next_squares
from montjoy.games.drakborgen.model.state import FACTORS, Hero, Monster, Square, Thing
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.places import DIRS, OUTSIDE, Dir
from montjoy.games.drakborgen.rules.doors import DoorAct
from montjoy.games.drakborgen.rules.spells import SPELLS
from montjoy.games.drakborgen.seen.labels import foe, stands_for
from montjoy.games.drakborgen.seen.view import Seen
from montjoy.games.drakborgen.ui.names import LETTERS, as_usual
from montjoy.games.drakborgen.ui.signs import (
    SIGNS,
    between,
    edge_left,
    edge_row,
    half_of,
    letters,
    painted,
    signs_of,
    who_of,
)
from montjoy.words.plain_text import sentence as capital
from montjoy.words.width import columns, unbroken

WIDE: Final = 6                                              # what stands in a square
NARROW: Final = 3                                            # ... where there are fewer than 80 columns
ROOM_FOR_WIDE: Final = 70
TALL: Final = 5                                              # so many rows may have two lines a square
NEAR: Final = 2                                              # so many rows above and below make a glimpse
NAME: Final = 3                                              # the column with the rows' numbers
TIED: Final = "\0"                                           # a blank at which no line is broken


# ---- the picture -------------------------------------------------------------------------------------------------------
def draw(seen: Seen, words: Any, width: int) -> str:
    """The head, the sun, the squares, what the signs mean, and who is where."""
    size = WIDE if width >= ROOM_FOR_WIDE else NARROW
    lines = [*wrap(head(seen, words), width), *wrap(track(seen, words), width), "", *squares(seen, size), ""]
    lines += [line.replace(TIED, " ") for line in wrap(legend(seen, words, size), width)]
    for text in people(seen, words):
        lines += wrap(text, width, "  ")
    return "\n".join(lines)


def glimpse(seen: Seen, words: Any, width: int) -> str:
    """The squares about the viewer's hero alone, without words, for when he has moved; "" where he is on no square."""
    hero = seen.castle.heroes.get(seen.viewer)
    if hero is None or not is_square(hero.place):
        return ""
    near = [row for row in rows(seen) if abs(row - int(hero.place[0])) <= NEAR]
    return "\n".join(squares(seen, WIDE if width >= ROOM_FOR_WIDE else NARROW, near))


def squares(seen: Seen, size: int, some: list[int] | None = None) -> list[str]:
    """Rows of squares, an edge above each and one below the last; ":" stands for those left out."""
    shown = rows(seen) if some is None else some
    tall = size == NARROW or (some is None and len(shown) <= TALL)
    lines = [" " * NAME + "".join(f" {letter:^{size}}" for letter in LETTERS).rstrip()]
    before = -1
    for row in shown:
        if row != before + 1:
            lines.append(f"{'':{NAME}}:".ljust(NAME + SIZE * (size + 1)) + ":")
        lines.append(" " * NAME + edge_row(seen, row, size))
        for half in range(2 if tall else 1):
            name = f"{row + 1:>{NAME - 1}} " if half == 0 else " " * NAME
            cells = [edge_left(seen, row, column, half) + inside(seen, f"{row}{column}", half, size, tall)
                     for column in range(SIZE)]
            lines.append(name + "".join(cells) + edge_left(seen, row, SIZE, half))
        before = row
    lines.append(" " * NAME + edge_row(seen, before + 1, size))
    return lines if before == SIZE - 1 else [*lines, f"{'':{NAME}}:".ljust(NAME + SIZE * (size + 1)) + ":"]


def rows(seen: Seen) -> list[int]:
    """Rows with something known in them or next to it; a single row between two others is not left out."""
    known = {id for id in SQUARES if seen.castle.squares[id].face_up or id in seen.peeks}
    known |= {m.at for m in seen.castle.monsters.values() if is_square(m.at)}
    near = {int(id[0]) for known_one in known for id in (known_one, *next_squares(known_one))}
    return [row for row in range(SIZE) if row in near or {row - 1, row + 1} <= near | {-1, SIZE}]


def inside(seen: Seen, id: str, half: int, size: int, tall: bool) -> str:
    """A line of a square: what it is and who is there, one above the other or, on one line, side by side."""
    what, who = signs_of(seen, id), who_of(seen, id)
    if not seen.castle.squares[id].face_up:
        return f"{what if half == 0 else who:^{size}}"
    if tall:
        return half_of(what, size, "<") if half == 0 else half_of(who, size, "^")
    if len(what) + len(who) <= size:
        return f"{what}{who:^{size - len(what)}}"
    return half_of(what, size - min(len(who), size - 2), "<") + half_of(who, min(len(who), size - 2), ">")


def legend(seen: Seen, words: Any, size: int) -> str:
    """The signs that are on this picture, in the order of SIGNS."""
    drawn = "\n".join(squares(seen, size)[1:])
    there = {sign: "numbered" if name == "painted" else name for name, sign in SIGNS.items() if on(seen, name, sign, drawn)}
    return ", ".join(f"{sign}{TIED}{words.text('map-sign', sign=name)}" for sign, name in there.items())


def on(seen: Seen, name: str, sign: str, drawn: str) -> bool:
    """Whether a sign is drawn; for a sign that is a digit or may be a letter, whether there is such a thing."""
    up = [s for s in seen.castle.squares.values() if s.face_up]
    if name == "stairs":
        return any(s.stairs for s in up)
    if name == "painted":
        return any(any(s.signs) for s in up)
    if name == "web":
        return any(s.web for s in up)
    if name == "more":
        return re.search(r"\+[0-9]", drawn) is not None
    return sign in drawn


def wrap(text: str, width: int, rest: str = "") -> list[str]:
    """Lines of at most `width` columns, the later ones indented."""
    lines, line = [], ""
    for word in unbroken(str(text)):
        if line.strip() and columns(line) + 1 + columns(word) > width:
            lines.append(line)
            line = rest + word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line] if line else lines


# ---- long lists of answers ---------------------------------------------------------------------------------------------
# In the order in which they stand; what is in none of them is a deed.
GROUPS: Final[dict[str, tuple[type, ...]]] = {
    "ways": (questions.Move, questions.GoAfter, questions.WalkTo, questions.GoStraight, questions.GoHome, questions.Blink),
    "doors": get_args(DoorAct),
    "deeds": (),
    "things": (questions.Wear, questions.TakeOff, questions.Drink, questions.PickUp),
    "cards": (questions.PlayCard,),
    "giving": (questions.Give, questions.AskFor),
    "monsters": (questions.MoveMonster, questions.BringUp, questions.NoMove),
    "walls": (questions.NameWall,),                          # most of them are no doors
}
_GROUP_OF: Final = {kind: name for name, kinds in GROUPS.items() for kind in kinds}
PASSES: Final = (questions.Stay, questions.NoMove)


def group(option: Any) -> str:
    """Under which heading an answer stands (`map-group`)."""
    return _GROUP_OF.get(type(option), "deeds")


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
    limit = seen.castle.options.sun_limit
    return str(words.text("map-sun", sun=min(seen.castle.sun, limit), limit=limit))


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
    return capital(words.text("map-monster", monster=foe(monster), place=monster.at))


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


COUNTED: Final = {"throwing_daggers": "daggers", "arrows": "arrows", "shuriken": "shuriken"}
SIGNED: Final = (*FACTORS, "combat_points")                  # powers that are added, shown with their sign


def card(seen: Seen, words: Any) -> list[str]:
    """Whom he plays (DL-BASE-21): in a fight that figure, else his hero; the faces he has seen, tiles he has looked at, and the
    monster cards in his hand."""
    lines = [*(figure(seen, words) or own_hero(seen, words)), *faces(seen, words)]
    lines += [words.text("map-beneath", card=face, place=n + 1) for n, face in seen.beneath.items()]
    for square, peek in seen.peeks.items():
        lines.append(words.text("map-peek", place=square, tile=peek.labyrinth, room=peek.room))
    for monster, row in seen.cards.items():
        lines.append(words.text(
            "map-monster-card", monster=monster, points=row.combat_points, attack=row.on_attack, wait=row.on_wait,
            back=row.on_turn_back,
        ))  # fmt: skip
    return [f"{str(line)[:1].upper()}{str(line)[1:]}" for line in lines]


def figure(seen: Seen, words: Any) -> list[str]:
    """Whom he plays in a fight, where that is not his own hero."""
    i = own_fighter(seen)
    fight = seen.fight
    if fight is None or i == NOBODY or name_of(fight, i) == seen.viewer:
        return []
    return [fighter_line(fight, i, words, 1)]


def own_fighter(seen: Seen) -> int:
    """The first fighter whom the viewer plays, or NOBODY."""
    if seen.fight is None or seen.viewer not in seen.seats:
        return NOBODY
    return stands_for(seen.fight, seen.seats.index(seen.viewer))


def own_hero(seen: Seen, words: Any) -> list[str]:
    """The values as things change them, the gift and what is left of it, each thing with what it does, companions."""
    hero = seen.castle.heroes.get(seen.viewer)
    if hero is None or not alive(hero):
        return []
    values = {name: factor(hero, name) for name in FACTORS}
    gold = sum(thing.gold for thing in hero.things)
    lines = [words.text("map-card", hero=hero.card, body=hero.body, most=hero.most, gold=gold, **values)]
    if hero.ability != "none":
        lines.append(words.text("map-ability", ability=hero.ability, left=charges(hero)))
    lines += [thing_line(words, hero, thing) for thing in hero.things if thing.sort not in HIDDEN]
    return lines + [capital(words.text("map-companion", monster=c.id, points=c.combat_points)) for c in hero.companions]


def charges(hero: Hero) -> int:
    """How often the gift can be used; -1: as often as he likes."""
    if hero.ability == "spells":
        return sum(left(hero, spell) for spell in SPELLS)
    return left(hero, COUNTED[hero.ability]) if hero.ability in COUNTED else -1


def thing_line(words: Any, hero: Hero, thing: Thing) -> str:
    """A thing: whether it is worn, what it does, what it is worth."""
    return capital(words.text(
        "map-thing", thing=called(words, thing), worn=int(thing.id in hero.worn), powers=powers(words, thing), gold=thing.gold,
    ))  # fmt: skip


def powers(words: Any, thing: Thing) -> str:
    """What it does, each power in words."""
    there = [(name, n) for name in thing.powers.__struct_fields__ if (n := getattr(thing.powers, name))]
    said = [words.text("map-power", power=name, n=f"{n:+}" if name in SIGNED else n) for name, n in there]
    return ", ".join(map(str, said))


def faces(seen: Seen, words: Any) -> list[str]:
    """The hidden cards whose face he has seen, his own special cards with what they do."""
    lines = []
    for id, face in seen.faces.items():
        owner = next((h.id for h in seen.castle.heroes.values() if any(t.id == id for t in h.things)), "")
        lines.append(words.text("map-face", card=face, owner=owner, yours=int(owner == seen.viewer)))
        if owner == seen.viewer and id in seen.specials:
            row = seen.specials[id]
            text = (as_usual(face, row) and words.title(f"about-{face}")) or row.text
            lines[-1] = words.text("map-text", card=face, text=text)
    return lines


def standing(seen: Seen, words: Any) -> list[str]:
    """A line for each who is still in the fight, whom the viewer plays first, before the first round what beats what (DL-8.6);
    nothing where there is no fight."""
    fight = seen.fight
    if fight is None:
        return []
    mine = own_fighter(seen)
    there = sorted((i for i in range(fight.fighters) if fighting(fight, i)), key=lambda i: i != mine)
    lines = [fighter_line(fight, i, words, int(i == mine)) for i in there]
    if lines and all(position_of(fight, i) == Position.NONE for i in there):
        lines.append(words.text("map-ring"))
    return [f"{str(line)[:1].upper()}{str(line)[1:]}" for line in lines]


def fighter_line(fight: Fight, i: int, words: Any, yours: int) -> str:
    """A fighter: values, points, where he stands.  `yours`: he is the reader's."""
    there = fight.fighter[i]
    return str(words.text(
        "map-fighter", fighter=name_of(fight, i), yours=yours, agility=there.value[Position.AGILITY],
        armour=there.value[Position.ARMOUR], strength=there.value[Position.STRENGTH],
        psyche=there.value[Position.PSYCHE], points=there.points, body=there.body,
        stands=NAMES[position_of(fight, i)], whiffs=whiffs_now(fight, i),
    ))  # fmt: skip
