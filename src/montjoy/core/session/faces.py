"""Dice and cards of a session: from the seed, typed in, set by the umpire, or as they stand in a record."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from montjoy.core import dice as dicelib
from montjoy.core import effects as fx
from montjoy.core import errors
from montjoy.core.effects import Seat
from montjoy.core.record import entries as rec
from montjoy.core.record import nonces, rulings
from montjoy.core.session import streams
from montjoy.core.session.streams import audience
from montjoy.core.session.tape import Tape

WAIT: Final = object()


class Typing(msgspec.Struct, frozen=True, tag=True):
    """Dice or a card that somebody at a real table types in: `count` dice of `sides`, or one of `cards`."""

    why: str
    about: tuple[fx.About, ...]
    count: int
    faces: tuple[int, ...]
    cards: tuple[str, ...] = ()


class Faces:
    """How everything falls that a rule rolls or draws.  `typed`: at a real table, where people roll; `typing`: the
    effect that waits for their dice, and what is wanted.  `preset`: what the umpire has set and has not fallen yet.
    `brought`: up to this line the record came from elsewhere, and its dice count as typed in."""

    def __init__(self, tape: Tape, typed: bool, seed: bytes | None) -> None:
        self.tape, self.streams, self.typed, self.brought = tape, tape.streams, typed, 0
        self.dice = dicelib.Dice(seed) if seed is not None else None
        self.preset: Final[list[rulings.SetDie]] = []
        self.drawn: Final[dict[str, int]] = {}
        self.typing: tuple[Any, Typing] | None = None

    def begin(self) -> None:
        """From now on dice can be rolled; no nonce comes after this."""
        if self.dice:
            self.dice.begin(nonces.said(self.tape.entries))

    def clear(self) -> None:
        """Nothing has fallen, nothing is set or waited for."""
        self.preset.clear()
        self.drawn.clear()
        self.typing = None

    def chance(self, effect: Any, scope: str, seats: tuple[Seat, ...] | None) -> Any:
        """What a roll or draw gives the rule; WAIT where it is typed in.  `seats`: those of the fight it falls in."""
        die = self.written(effect, scope)
        if die is not None and not self.use_up(die):
            raise self.tape.departs(f"the die for {effect.why} {effect.about} says that it was set, but nobody set it so")
        if die is None:
            die = self.set_by_umpire(effect, scope)
        if die is None:
            if self.is_typed(effect):
                self.typing = effect, _wanted(effect)
                return WAIT
            die = self.seeded(effect, scope)
        return self.fall(effect, die, seats)

    def is_typed(self, effect: Any) -> bool:
        """Whether people roll or draw this, and somebody may see it."""
        return self.typed and (effect.to != fx.NOBODY or self.streams.umpire)

    def written(self, effect: Any, scope: str) -> rec.Die | None:
        """While a record is followed: the die that stands there; None where something else was done while people rolled.
        Raises Departs where it is another, or cannot be."""
        entry = self.tape.next
        if entry is None or (self.is_typed(effect) and not isinstance(entry, rec.Die)):
            return None
        wanted = (scope, effect.why, tuple(effect.about))
        if not isinstance(entry, rec.Die) or (entry.scope, entry.why, tuple(entry.about)) != wanted:
            raise self.tape.departs(f"the rules roll for {effect.why} {effect.about} here, the record does not")
        by_hand = self.is_typed(effect) or self.streams.muted or len(self.tape.entries) < self.brought
        if entry.how not in ("", "set") and (entry.how != "typed" or not by_hand):
            raise self.tape.departs(f"nobody types in the dice for {effect.why} {effect.about} at this table")
        if wrong := why_not_faces(effect, entry.faces, entry.card):
            raise self.tape.departs(wrong)
        if entry.law is not msgspec.UNSET and not self.streams.muted and entry.law != law_of(effect):
            raise self.tape.departs(f"the law of the die for {effect.why} {effect.about} is not the one that stands there")
        if entry.how == "" and self.dice is not None and not self.streams.muted:
            if (again := self.seeded(effect, scope)) != msgspec.structs.replace(entry, law=msgspec.UNSET):
                raise self.tape.departs(
                    f"what was thrown for {effect.why} is {entry.card or list(entry.faces)} in the record, "
                    f"but the seed gives {again.card or list(again.faces)}"
                )
        elif entry.how == "":
            self.count(scope, effect)
        return entry

    def set_by_umpire(self, effect: Any, scope: str) -> rec.Die | None:
        """The die as the umpire has set it, where he has and it can fall so."""
        mine = self._waiting(effect)
        good = (p for p in mine if not isinstance(effect, fx.Draw) and not why_not_faces(effect, p.faces, ""))
        fell = next(good, None)
        self._forget(mine, fell)
        return rec.Die(scope, effect.why, effect.about, fell.faces, how="set") if fell else None

    def use_up(self, die: rec.Die) -> bool:
        """The same where the die stands in the record.  False: it says that it was set, and no ruling set it so."""
        mine = self._waiting(die)
        fell = next((p for p in mine if die.how == "set" and p.faces == die.faces), None)
        self._forget(mine, fell)
        return fell is not None or die.how != "set"

    def _waiting(self, matter: Any) -> list[rulings.SetDie]:
        """What the umpire has set for a matter, the oldest first."""
        return [p for p in self.preset if (p.why, p.about) == (matter.why, tuple(matter.about))]

    def _forget(self, mine: list[rulings.SetDie], fell: rulings.SetDie | None) -> None:
        """What fell waits no more, nor does the oldest, which then did not fit."""
        if mine:
            self.preset.remove(mine[0])
        if fell is not None and fell is not mine[0]:
            self.preset.remove(fell)

    def nth(self, name: str) -> int:
        """How often this has come since the last mark, this time included."""
        n = self.drawn[name] = self.drawn.get(name, 0) + 1
        return n

    def count(self, scope: str, effect: Any) -> tuple[str, int]:
        """What a die decides, and the how-manieth of it: the key by which the seed gives it."""
        name = dicelib.matter(self.tape.epoch, self.tape.label, scope, effect.why, effect.about)
        return name, self.nth(name)

    def seeded(self, effect: Any, scope: str) -> rec.Die:
        """The die of the seed.  Raises RulesError in a session without one."""
        if self.dice is None:
            raise errors.RulesError("this session has no seed: it can only follow its record")
        name, n = self.count(scope, effect)
        below = self.dice.below
        if isinstance(effect, fx.Draw):
            law = effect.deck.law()
            left = below(sum(w for _, w in law), name, n) if len(law) > 1 else 0
            for card, weight in law:
                left -= weight
                if left < 0:
                    return rec.Die(scope, effect.why, effect.about, card=card)
        if isinstance(effect, fx.Roll):
            faces = effect.die.faces
            return rec.Die(scope, effect.why, effect.about, (faces[below(len(faces), name, n)],))
        sides = effect.m
        pool = tuple([below(sides, each, n) + 1 for each in dicelib.of_pool(name, effect.n)])
        return rec.Die(scope, effect.why, effect.about, pool)

    def fall(self, effect: Any, die: rec.Die, seats: tuple[Seat, ...] | None) -> Any:
        """The die is known: with its law into the record, to those who may see it, and to the rule, whose value is returned."""
        if self.tape.next is None:                           # else it stands there as it was written
            die = msgspec.structs.replace(die, law=law_of(effect))
        if self.tape.witness is not None and not self.streams.muted:
            self.tape.witness.note_die(effect, die)
        self.tape.append(die)
        if isinstance(effect, fx.Draw):
            (effect.deck.see if effect.peek else effect.deck.take)(die.card)
            drew = streams.Drew(die.why, die.about, die.card, effect.peek, die.how)
            self.streams.say(audience(effect.to, seats), drew)
            return die.card
        value = die.faces[0] if isinstance(effect, fx.Roll) else sum(f > effect.m - effect.k for f in die.faces)
        pool = value if isinstance(effect, fx.Hits) else None
        self.streams.say(audience(effect.to, seats), streams.Rolled(die.why, die.about, die.faces, pool, die.how))
        return value


def law_of(effect: Any) -> rec.Law:
    """What an effect's dice or card can show."""
    if isinstance(effect, fx.Draw):
        return rec.Law(cards=tuple([str(card) for card, weight in effect.deck.law() for _ in range(weight)]))
    return _law_of_die(effect.die.faces) if isinstance(effect, fx.Roll) else _law_of_pool(effect.m, effect.n)


@lru_cache(1000)
def _law_of_die(faces: tuple[int, ...]) -> rec.Law:
    plain = faces == tuple(range(1, len(faces) + 1))
    return rec.Law(sides=len(faces)) if plain else rec.Law(faces=faces)


@lru_cache(1000)
def _law_of_pool(sides: int, dice: int) -> rec.Law:
    return rec.Law(sides=sides, pool=dice)


def _wanted(effect: Any) -> Typing:
    if isinstance(effect, fx.Draw):
        return Typing(effect.why, effect.about, 0, (), tuple(card for card, _ in effect.deck.law()))
    if isinstance(effect, fx.Roll):
        return Typing(effect.why, effect.about, 1, effect.die.faces)
    return Typing(effect.why, effect.about, effect.n, tuple(range(1, effect.m + 1)))


def why_not_faces(effect: Any, faces: tuple[int, ...], card: str) -> str:
    """Empty, or what is wrong with typed or recorded dice."""
    if isinstance(effect, fx.Draw):
        cards = [c for c, _ in effect.deck.law()]
        return "" if card in cards else f"{card or 'nothing'} cannot be drawn now"
    legal = effect.die.faces if isinstance(effect, fx.Roll) else range(1, effect.m + 1)
    count = 1 if isinstance(effect, fx.Roll) else effect.n
    if len(faces) != count:
        return f"{count} dice are rolled for {effect.why}, not {len(faces)}"
    bad = [face for face in faces if face not in legal]
    return f"{bad[0]} is no face of this die" if bad else ""
