"""Asking openly: a seat, several at once, or the automaton; and offering a reaction with a special card to who holds any."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from montjoy.core.effects import NOBODY, About, Question, choose, offer, order, together
from montjoy.games.drakborgen.model.heroes import things_of
from montjoy.games.drakborgen.model.luck import roll_among
from montjoy.games.drakborgen.model.state import Hero, World
from montjoy.games.drakborgen.protocol.questions import ByHand, Note, OfferCard, PlayCard

T = TypeVar("T")


async def ask(world: World, seat: str, question: Question, options: Sequence[T]) -> T:
    """A decision of a player; everybody may see who is being waited for."""
    world.castle.asked = [seat]
    if seat in world.castle.heroes:
        think_again(world.castle.heroes[seat])               # something has come up
    answer = await choose(seat, question, options)
    world.castle.asked = []
    return answer


def think_again(hero: Hero) -> None:
    """DL-3.3  What he had said for several turns is over."""
    hero.walk, hero.goes_on = [], None


async def ask_together(world: World, heroes: Sequence[Hero], question: Question, options: Sequence[T]) -> tuple[T, ...]:
    """Several players at once, sealed: nobody learns an answer before all have given theirs."""
    world.castle.asked = [h.id for h in heroes]
    answers = await together(*(choose(h.id, question, options) for h in heroes))
    world.castle.asked = []
    return answers


async def ask_for_note(world: World, seat: str, text: str) -> Note:
    """DLC-24  What has come of an effect that the table carries out by hand."""
    world.castle.asked = [seat]
    note = await order(seat, ByHand(text), Note)
    world.castle.asked = []
    return note


async def decide(world: World, by: str, question: Question, options: Sequence[T], why: str, *about: About) -> T:
    """A decision of whoever acts the monsters: a seat, or "" the automaton (DL-BASE-23), which chooses with equal chances."""
    if by:
        return await ask(world, by, question, options)
    return options[await roll_among(len(options), why, *about, to=NOBODY)]


async def react(world: World, seat: str, when: str, options: Sequence[PlayCard]) -> PlayCard | None:
    """DLC-23  A reaction with a special card: offered to whoever holds any special card, whether or not one would do, so that
    neither a pause nor a question tells which it is."""
    if not things_of(world.castle.heroes[seat], "special_card"):
        return None
    return await offer(seat, OfferCard(when), options)
