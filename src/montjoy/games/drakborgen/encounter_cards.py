"""The monster card: drawn for each monster that is met, seen by who acts it, shuffled in when it is over (section 7.2)."""

from __future__ import annotations

from collections.abc import Iterable

from montjoy.core.effects import ALL, NOBODY, tell
from montjoy.games.drakborgen.joint import acted_by
from montjoy.games.drakborgen.luck import draw_card
from montjoy.games.drakborgen.pack import the_pack
from montjoy.games.drakborgen.pack_rows import CardRow
from montjoy.games.drakborgen.said import CardDrawn, CardRead, CardShuffledIn
from montjoy.games.drakborgen.world import Castle, Encounter, Monster, World


async def draw_cards(world: World, meeting: Encounter) -> None:
    """DL-7.2, DL-13.2a  A card for each monster; who acts it looks at it and does not show it."""
    for monster in meeting.monsters:
        await put_back(world, [monster])
        out_of_the_others(world.castle, meeting, monster)
        await draw_for(world, monster)


def out_of_the_others(castle: Castle, meeting: Encounter, monster: str) -> None:
    """DL-7.7e  It has fled from an encounter that waits for this one, and is out of that, even if it comes back."""
    for other in castle.encounters:
        if other is not meeting and monster in other.monsters:
            other.monsters.remove(monster)


async def draw_for(world: World, monster: str) -> None:
    """DL-7.2  The top card; the automaton's lies face down.  When all are out, the last one drawn is read for this one too."""
    by = acted_by(world.castle, monster)
    deck, out = world.decks.monster, list(world.cards.values())
    if not len(deck) and not out:
        return
    card = await draw_card(deck, "DL-7.2", monster, to=by or NOBODY) if len(deck) else out[-1]
    world.cards[monster] = card
    await tell(ALL, CardDrawn(monster))
    if by:
        row = the_pack(world).cards[card][world.castle.monsters[monster].kind]
        await tell(by, CardRead(monster, card, row.combat_points, row.on_attack, row.on_wait, row.on_turn_back))


def card_row(world: World, monster: Monster) -> CardRow:
    """DL-7.5a  The row of the card that was drawn for it."""
    return the_pack(world).cards[world.cards[monster.id]][monster.kind]


async def put_back(world: World, monsters: Iterable[str]) -> None:
    """DL-7-X3  When it is over the card is shuffled in, so that nobody knows its place."""
    for monster in monsters:
        card = world.cards.pop(monster, None)
        if card is not None and card not in world.cards.values():
            world.decks.monster.shuffle_in(card)
            await tell(ALL, CardShuffledIn(monster))
