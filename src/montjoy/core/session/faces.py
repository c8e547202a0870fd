"""Dice and cards of a session: from the seed, typed in, set by the umpire, or as they stand in a record."""

from __future__ import annotations

from typing import Any

from montjoy.core import dice as dicelib
from montjoy.core import effects as fx
from montjoy.core import errors
from montjoy.core.errors import Departs
from montjoy.core.record import entries as rec
from montjoy.core.session import streams
from montjoy.core.session.running import Running, Typing

WAIT = object()


class Fortune(Running):
    """How a session answers what a rule draws."""

    def _chance(self, effect: Any, scope: str) -> Any:
        if self.quiet:
            self._not_quiet("rolls or draws", effect.why)
        written = self._written_die(effect, scope)
        if written is None:
            written = self._set_die(effect, scope)
        if written is None:
            if self.header.typed and (effect.to != fx.NOBODY or self.header.umpire):
                self.typing = effect, self._typing(effect)
                return WAIT
            written = self._keyed_die(effect, scope)
        return self._fallen(effect, written)

    def _written_die(self, effect: Any, scope: str) -> rec.Die | None:
        """While following a record: the die that stands there."""
        if self._tape is None or self._at >= len(self._tape):
            return None
        entry = self._tape[self._at]
        wanted = (scope, effect.why, tuple(effect.about))
        if not isinstance(entry, rec.Die) or (entry.scope, entry.why, tuple(entry.about)) != wanted:
            raise Departs(self._at + 2, f"the rules roll for {effect.why} {effect.about} here, the record does not")
        wrong = why_not_faces(effect, entry.faces, entry.card)
        if wrong:
            raise Departs(self._at + 2, wrong)
        if entry.how == "" and self.dice is not None and not self._muted:
            if (again := self._keyed_die(effect, scope)) != entry:
                raise Departs(
                    self._at + 2,
                    f"the die for {effect.why} {effect.about} shows {entry.card or list(entry.faces)}, "
                    f"but the seed gives {again.card or list(again.faces)}",
                )
        elif entry.how == "":
            self._count(scope, effect)
        elif entry.how == "set" and self.preset:
            self.preset.remove(next(p for p in self.preset if p.why == entry.why and p.about == entry.about))
        return entry

    def _set_die(self, effect: Any, scope: str) -> rec.Die | None:
        for ruling in self.preset:
            if ruling.why == effect.why and ruling.about == effect.about:
                self.preset.remove(ruling)
                if not isinstance(effect, fx.Draw) and not why_not_faces(effect, ruling.faces, ""):
                    return rec.Die(scope, effect.why, effect.about, ruling.faces, how="set")
        return None

    def _count(self, scope: str, effect: Any) -> tuple[str, int]:
        name = dicelib.matter(self.epoch, self.label, scope, effect.why, effect.about)
        n = self.drawn[name] = self.drawn.get(name, 0) + 1
        return name, n

    def _keyed_die(self, effect: Any, scope: str) -> rec.Die:
        if self.dice is None:
            raise errors.RulesError("this session has no seed: it can only follow its record")
        name, n = self._count(scope, effect)
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
        pool = tuple([below(sides, f"{name}{dicelib.SEPARATOR}{i}", n) + 1 for i in range(effect.n)])
        return rec.Die(scope, effect.why, effect.about, pool)

    def _fallen(self, effect: Any, die: rec.Die) -> Any:
        """The die is known: into the record, to those who may see it, and to the rule."""
        self._append(die)
        if isinstance(effect, fx.Draw):
            (effect.deck.see if effect.peek else effect.deck.take)(die.card)
            self._say(self._audience(effect.to), streams.Drew(die.why, die.about, die.card, effect.peek, die.how))
            return die.card
        value = die.faces[0] if isinstance(effect, fx.Roll) else sum(f > effect.m - effect.k for f in die.faces)
        pool = value if isinstance(effect, fx.Hits) else None
        self._say(self._audience(effect.to), streams.Rolled(die.why, die.about, die.faces, pool, die.how))
        return value

    def _typing(self, effect: Any) -> Typing:
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
