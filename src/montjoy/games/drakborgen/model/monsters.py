"""The small questions one asks of monsters and of their encounters: who acts them, by which card, where they may go.

Everything here takes the Castle, or the World for the card that nobody shows.
"""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.games.drakborgen.model.heroes import monster_seats, right_of
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.pack.rows import SPIDER, CardRow
from montjoy.games.drakborgen.model.passages import Passage, free_passages, monsters_may_enter, monsters_ways
from montjoy.games.drakborgen.model.state import Castle, Encounter, Hero, Monster, World


def is_met(castle: Castle, monster: Monster, place: str) -> bool:
    """DL-11.4  It stands there; with spiders_never_attack a giant spider shares a square with heroes without an encounter."""
    peaceful = castle.options.spiders_never_attack and monster.kind == SPIDER
    return monster.at == place and monster.id in castle.monsters and not peaceful


# ---- who acts the monsters -------------------------------------------------------------------------------------------
def who_acts_monsters(castle: Castle, heroes: Sequence[Hero]) -> str:
    """DL-7.2, DL-5.5-X  Going right from the hero's player, the first whose hero is dead; if none is, the very next.  A retired
    hero's player is one of them, those whose heroes are in it are not."""
    group = [h.id for h in heroes]
    others = [seat for seat in right_of(castle, group[0]) if seat not in group]
    dead = [seat for seat in others if seat in monster_seats(castle)]
    return next(iter(dead or others), who_acts_without_player(castle, group[0]))


def who_acts_without_player(castle: Castle, seat: str) -> str:
    """DL-BASE-23  There is no such player: the automaton acts it; monster_controller_fallback = hotseat: the player himself."""
    return seat if castle.options.monster_controller_fallback == "hotseat" else ""


def acted_by(castle: Castle, monster: str) -> str:
    """DL-7.2, DL-13.3i-X  Who acts this monster in the encounter that goes on; "" the automaton, or nobody meets it."""
    for meeting in reversed(castle.encounters):
        if monster in meeting.monsters:
            return meeting.shared.get(monster, meeting.by)
    return ""


def ways_to_flee(castle: Castle, monster: Monster, shut: str) -> list[Passage]:
    """DL-7.7a, DL-8.9d-X  Stairs are among them; never outside, never into the treasure chamber."""
    return monsters_ways(castle, monster.at, shut)


def active_hero(castle: Castle) -> Hero:
    """DL-12.2a  The hero of the player whose turn it is."""
    return castle.heroes[castle.order[castle.turn % len(castle.order)]]


def heroes_behind(castle: Castle, seat: str) -> list[Hero]:
    """In turn order, those behind this player first and he last."""
    at = (castle.order.index(seat) + 1) % len(castle.order)
    return [castle.heroes[s] for s in castle.order[at:] + castle.order[:at] if s in castle.heroes]


def meeting_of(castle: Castle, monster: Monster) -> Encounter | None:
    """The encounter it is in: the last one, if several wait for each other."""
    return next((e for e in reversed(castle.encounters) if monster.id in e.monsters), None)


def way_home(castle: Castle, meeting: Encounter) -> Passage | None:
    """DL-5.5.3b  If the card says flee it goes back to the square it came from, by a passage that is free (a door it has just
    opened is); under a portcullis or through a secret door it cannot, and fights."""
    if meeting.how != "walked-in":
        return None
    home = [p for p in free_passages(castle, meeting.place) if p.to == meeting.back and monsters_may_enter(castle, p.to)]
    return home[0] if home else None


def shut_for(meeting: Encounter) -> str:
    """DL-5.5.3c  In flight out of a fight no passage is barred to a monster that has walked in: the hero did not just come
    in."""
    return "" if meeting.how == "walked-in" else meeting.shut


def card_row(world: World, monster: Monster) -> CardRow:
    """DL-7.5a  The row of the card that was drawn for it."""
    return the_pack(world).cards[world.cards[monster.id]][monster.kind]
