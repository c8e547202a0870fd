"""Somebody who reads over every shoulder: plays a session and raises Told where a seat is told what it must not know yet.

What a seat may know is found from where the tiles and cards lie, not from the rules' own views: an id that lies in a deck, is
peeked at by others, is the face of a card it has not seen, or the monster card of somebody else must be in nothing it gets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from montjoy.core.effects import WATCHER
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Drew
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.state import World
from montjoy.games.drakborgen.options import DrakborgenOptions
from montjoy.games.drakborgen.protocol import events
from tests.games.drakborgen.board import give
from tests.suite.players import any_answer, todo

ID: Final = re.compile(r'"((?:LT|RT|TC|SP|MC|AM|DC)\d+|RI\d+|H\d\d)"')
OPENLY: Final = (events.CardPlayed, events.FacesShown)           # a card is played, all is shown at the end
POSITION: Final = "Ask.POSITION"


class Told(AssertionError):
    """Somebody was told too early."""


# ---- what a viewer must not see ----------------------------------------------------------------------------------------
def forbidden(world: World, viewer: str) -> set[str]:
    """Every id that must be in nothing this viewer gets now."""
    found = {card for deck in decks(world) for card in (*deck.top, *deck.bag, *deck.tail)}
    for square, peek in world.peeks.items():
        covered = not world.castle.squares[square].face_up
        found |= {peek.room, *([peek.labyrinth] if covered else [])} if viewer not in peek.by else set()
    found |= set(world.faces.values())
    found |= {card for monster, card in world.cards.items() if viewer != actor(world, monster)}
    return {card for card in found if viewer not in world.seen_by.get(card, []) and not open_to_all(world, card)}


def decks(world: World) -> Iterator[Any]:
    for name in world.decks.__struct_fields__:
        yield getattr(world.decks, name)


def open_to_all(world: World, card: str) -> bool:
    return world.castle.options.treasure_faces == "all" and card.startswith("TC") and card in world.seen_by


def actor(world: World, monster: str) -> str:
    """Whose hand a monster's card is in."""
    meetings = [e for e in world.castle.encounters if monster in e.monsters]
    return meetings[-1].shared.get(monster, meetings[-1].by) if meetings else ""


def ids(thing: Any) -> set[str]:
    return set(ID.findall(msgspec.json.encode(thing).decode()))


# ---- who is told what --------------------------------------------------------------------------------------------------
def overheard(world: World, viewer: str, item: Any, peeker: str) -> None:
    """One item of a stream at the moment it is said."""
    if isinstance(item, Drew):
        drawn(world, viewer, item, peeker)
    elif not isinstance(item, OPENLY):
        if early := ids(item) & forbidden(world, viewer):
            raise Told(f"{viewer} is told of {early}: {item}")


def drawn(world: World, viewer: str, item: Drew, peeker: str) -> None:
    """A card on its way is in no deck any more: by what it is drawn for, only its owner sees it."""
    about, kind = str(item.about[0]) if item.about else "", item.card[:2]
    alone = {"MC": actor(world, about), "SP": about, "TC": about}.get(kind)
    if kind == "TC":
        faces = world.castle.options.treasure_faces
        alone = None if faces == "all" else about if faces == "owner" else ""
    if kind in ("LT", "RT", "ot") and peeker:
        alone = peeker
    if alone is not None and viewer != alone:
        raise Told(f"{viewer} sees {alone or 'nobody'}'s draw: {item}")


def shown(session: Session, viewer: str) -> bytes:
    """A viewer's page, once it is clear that nothing in it is too early."""
    page = msgspec.json.encode(session.page(viewer))
    if early := set(ID.findall(page.decode())) & forbidden(session.state, viewer):
        raise Told(f"{viewer} sees {early} at {session.label}")
    return page


class Watch:
    """One session, overheard."""

    def __init__(self, session: Session) -> None:
        self.session, self.peeker, self.sealed = session, "", False
        self.early: Told | None = None
        self.honest, session.streams.say = session.streams.say, self.say  # type: ignore[method-assign]
        self.seen = {"sealed": 0, "offers": 0, "reacted": 0, "dead": 0, "peeks": 0, "cards": 0}

    def say(self, to: Any, item: Any) -> None:
        if isinstance(item, events.Peeked):
            self.peeker = item.hero
            self.seen["peeks"] += 1
        try:
            for viewer in (*self.session.seats, WATCHER) if to is None else to:
                overheard(self.session.state, viewer, item, self.peeker)
        except Told as early:
            self.early = self.early or early                 # a session would take it for a fault of the rules
        if isinstance(item, events.TilesSeen):
            self.peeker = ""
        if isinstance(item, events.FightRound):
            self.sealed = False
        self.seen["cards"] += isinstance(item, events.CardRead)
        self.honest(to, item)

    # ---- playing ---------------------------------------------------------------------------------------------------------
    def look(self) -> dict[str, tuple[bytes, int]]:
        """Everybody's page and how much he was told."""
        session = self.session
        everybody = (*session.seats, WATCHER)
        self.seen["dead"] += any(type(h.situation).__name__ == "Dead" for h in session.state.castle.heroes.values())
        return {viewer: (shown(session, viewer), session.streams[viewer].version) for viewer in everybody}

    def play(self, luck: Philox, most: int) -> None:
        """Answers by luck; of what is sealed or volunteered nobody else may notice anything before it is all in."""
        session = self.session
        for _ in range(most):
            if self.early:
                raise self.early
            if session.over:
                return
            assert not session.stopped, session.entries[-1]
            before = self.look()
            asked = [(seat, q) for seat in session.seats for q in todo(session, seat)]
            must = [x for x in asked if x[1].kind != "offer"]
            if self.sealed and any(q.ask == POSITION for _, q in must) and not self.open_position:
                raise Told("a position is asked for after another was chosen")
            if not must and (not asked or luck.below(2)):
                session.close_window()
                continue
            seat, question = must[0] if must else asked[luck.below(len(asked))]
            self.answer(seat, question, luck, before)

    @property
    def open_position(self) -> bool:
        """Some board of the round that is being chosen for is answered already, and the others wait sealed."""
        return any(q.done and q.asked.ask == POSITION for q in self.session.open)

    def answer(self, seat: str, question: Any, luck: Philox, before: dict[str, tuple[bytes, int]]) -> None:
        session = self.session
        rest = [q for q in session.open if not q.done and q.asked.id != question.id]
        offer = question.kind == "offer"
        answer = any_answer(game, session.page(seat), question, luck)
        self.sealed = self.sealed or question.ask == POSITION    # until the round is shown
        assert session.answer(seat, answer, question.id) is None
        self.seen["offers"] += offer
        self.seen["reacted"] += offer and answer is not None
        if offer or rest:
            self.seen["sealed"] += 1
            after = self.look()
            for viewer in before:
                if viewer != seat and after[viewer] != before[viewer]:
                    raise Told(f"{viewer} notices that {seat} has answered {question.ask}")


# ---- sessions that are worth watching ----------------------------------------------------------------------------------
def rich(scenario: str, seed: int, cards: int = 2, frail: bool = False, **options: Any) -> Session:
    """A game at its first turn, everybody with some special cards and one treasure card; `frail`: and hardly alive."""
    session = Session.new(game, game.scenarios[scenario], DrakborgenOptions(**options), seed=seed.to_bytes(32, "big"))
    session.kept_snapshots = 0
    session.begin()
    luck = Philox(seed, 51, 0)
    while session.label in ("", "setup"):
        seat, question = next((s, q) for s in session.seats for q in todo(session, s))
        assert session.answer(seat, any_answer(game, session.page(seat), question, luck), question.id) is None
    world, at = msgspec.json.decode(session.snapshots[-1].state, type=World), session.snapshots[-1]
    for seat in world.castle.players:
        special, treasure = world.decks.special.bag, world.decks.treasure.bag
        give(world, seat, treasure[luck.below(len(treasure))])
        hero = world.castle.heroes[seat]
        hero.body = 1 if frail else hero.body
        for _ in range(cards):
            give(world, seat, special[luck.below(len(special))])
    return begun_at(session, at, world)


def begun_at(session: Session, at: Any, world: World) -> Session:
    """The session gone on from this state, at one of its marks."""
    changed = msgspec.structs.replace(at, state=msgspec.json.encode(world))
    assert session.dice is not None
    return Session.replay(game, session.header, session.entries[: at.at], session.dice.seed, snapshot=changed)
