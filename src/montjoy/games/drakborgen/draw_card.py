"""What one seat alone is shown below the map: its hero as he is now, its things, and all that only it has seen."""

from __future__ import annotations

from typing import Any, Final

from montjoy.games.drakborgen.draw_said import HIDDEN, called
from montjoy.games.drakborgen.heroes import alive, factor, left
from montjoy.games.drakborgen.naming import as_usual
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.world import FACTORS, Hero, Thing

COUNTED: Final = {"throwing_daggers": "daggers", "arrows": "arrows", "shuriken": "shuriken"}
SPELLS: Final = ("fire_bolt", "open_lock", "blink", "ward")
SIGNED: Final = (*FACTORS, "combat_points")                  # powers that are added, shown with their sign


def card(seen: Seen, words: Any) -> list[str]:
    """His hero (DL-BASE-21), the faces he has seen, tiles he has looked at, and the monster cards in his hand."""
    lines = [*own_hero(seen, words), *faces(seen, words)]
    lines += [words.text("map-beneath", card=face, place=n + 1) for n, face in seen.beneath.items()]
    for square, peek in seen.peeks.items():
        lines.append(words.text("map-peek", place=square, tile=peek.labyrinth, room=peek.room))
    for monster, row in seen.cards.items():
        lines.append(words.text(
            "map-monster-card", monster=monster, points=row.combat_points, attack=row.on_attack, wait=row.on_wait,
            back=row.on_turn_back,
        ))  # fmt: skip
    return [f"{str(line)[:1].upper()}{str(line)[1:]}" for line in lines]


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
    return lines + [words.text("map-companion", monster=c.id, points=c.combat_points) for c in hero.companions]


def charges(hero: Hero) -> int:
    """How often the gift can be used; -1: as often as he likes."""
    if hero.ability == "spells":
        return sum(left(hero, spell) for spell in SPELLS)
    return left(hero, COUNTED[hero.ability]) if hero.ability in COUNTED else -1


def thing_line(words: Any, hero: Hero, thing: Thing) -> str:
    """A thing: whether it is worn, what it does, what it is worth."""
    return str(words.text(
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
