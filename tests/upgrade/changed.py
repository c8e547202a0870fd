"""A game whose rules are read with a change: a planted fault, a tag, a label or a field's place.  All else is the game's own.

The change is made around the game's `play` and `setup`, so that it does not matter in which module a rule stands.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from montjoy.core.effects import Choose, Effect, Mark, Offer, Order, Tell, Together, mark, tell
from montjoy.core.game import Game

ASKS: Final = (Choose, Order, Offer, Together)
See = Callable[[Any], Any]


class Changed:
    """A game like another."""

    def __init__(self, game: Any) -> None:
        self.inner = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def play(self, state: Any) -> Coroutine[Any, Any, Any]:
        return self.around(self.inner.play(state))

    async def around(self, rule: Coroutine[Any, Any, Any]) -> Any:
        """The rule with every effect seen, and perhaps another, before it is handed on."""
        answer, answered = None, self.answered()
        try:
            while True:
                try:
                    effect: Effect[Any] = rule.send(answer)  # type: ignore[arg-type]
                except StopIteration as stop:
                    return stop.value
                answer = await self.effect(effect)
                answered(effect, answer)
        finally:
            rule.close()

    def effect(self, effect: Any) -> Any:
        """What is handed on in its place."""
        return effect

    def answered(self) -> Callable[[Any, Any], None]:
        """What looks at every answer, from a mark on."""
        return lambda effect, answer: None


# ---- a rule that fails ---------------------------------------------------------------------------------------------------
PLANTED: dict[str, Any] = {}
exec(compile("def fail():\n    raise RuntimeError('planted')", "planted", "exec"), PLANTED)  # its file and line never change


class Failing(Changed):
    """After the mark of that label the first question makes the rule fail: at every other answer, by the answer's digest."""

    def __init__(self, game: Any, label: str) -> None:
        super().__init__(game)
        self.after = label

    def answered(self) -> Callable[[Any, Any], None]:
        armed = False

        def look(effect: Any, answer: Any) -> None:
            nonlocal armed
            if isinstance(effect, Mark):
                armed = effect.label == self.after
            elif armed and isinstance(effect, ASKS):
                armed = False
                if hashlib.sha256(msgspec.json.encode(answer)).digest()[0] % 2:
                    PLANTED["fail"]()

        return look


# ---- what a test of the tests plants ---------------------------------------------------------------------------------------
class OtherTag(Changed):
    """Events of that name are written under another one, their fields as they are."""

    def __init__(self, game: Any, tag: str) -> None:
        super().__init__(game)
        self.tag = tag
        self.kinds: dict[type, type] = {}

    def effect(self, effect: Any) -> Any:
        kind = type(effect.event) if isinstance(effect, Tell) else None
        if kind is None or kind.__name__ != self.tag:
            return effect
        if kind not in self.kinds:
            self.kinds[kind] = msgspec.defstruct(f"{self.tag}Renamed", [], bases=(kind,), frozen=True, tag=True)
        values = {name: getattr(effect.event, name) for name in kind.__struct_fields__}
        return tell(effect.to, self.kinds[kind](**values))


class OtherLabel(Changed):
    """One mark is called otherwise."""

    def __init__(self, game: Any, label: str) -> None:
        super().__init__(game)
        self.label = label

    def effect(self, effect: Any) -> Any:
        return mark(f"{effect.label}'") if isinstance(effect, Mark) and effect.label == self.label else effect


class OtherOrder(Changed):
    """The first field of the state stands last."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        first = msgspec.structs.fields(game.state)[0]
        self.state = msgspec.defstruct(game.state.__name__, [(first.name, first.type)], bases=(game.state,), kw_only=True)

    def setup(self, scenario: Any, options: Any = None) -> Any:
        begun = self.inner.setup(scenario, options)
        return self.state(**{name: getattr(begun, name) for name in begun.__struct_fields__})


def other_game(game: Game, change: type[Changed], *how: Any) -> Game:
    found: Any = change(game, *how)
    return found  # type: ignore[no-any-return]
