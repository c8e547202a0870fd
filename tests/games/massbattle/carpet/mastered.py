"""Battles without our board through a session: what the game master taps, dice typed in by what they are for.

    battle = Mastered(["longbowmen"], ["goblins"])
    battle.act("Attack A1", "Whom B1", "Alter flank", "Say", "CarryOut", attack=[13], damage=[4])
    assert battle.told(events.Attacked)[-1].result == "harmless"

A tap is the name of an answer's class and its fields.  Dice that nobody named fall as `PLAIN` has it; all named must be used up.
"""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from montjoy.core.record import rulings
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.scenario import BattleScenario, SideFile
from tests.games.massbattle.acting import DICE, troops

MASTER = "master"
SEED = bytes(31) + b"\x11"


def scenario(a: list[str], b: list[str], **more: Any) -> BattleScenario:
    sides = [
        SideFile(name=name, seats=(MASTER,), troops=tuple(troops(unit) for unit in units))
        for name, units in zip(("The west", "The east"), (a, b), strict=True)
    ]
    return BattleScenario(id="trial", title="Trial", board="none", sides=(sides[0], sides[1]), **more)


def name_of(option: Any) -> str:
    fields = msgspec.structs.astuple(option)
    return " ".join((type(option).__name__, *(str(field) for field in fields)))


class Mastered:
    """A session of one seat.  `typed`: dice are typed, else Montjoy rolls them."""

    def __init__(self, a: list[str], b: list[str], *, typed: bool = True, square_cm: float = 2.5, **options: Any) -> None:
        named = game.read_options({"scale": 5} | options)
        self.session = Session.new(game, scenario(a, b, square_cm=square_cm), named, seed=SEED, typed=typed)
        self.session.begin()
        self.dice: dict[str, deque[int]] = {}
        self.plain = 0

    def __getitem__(self, id: str) -> Unit:
        return self.session.state.units[id]  # type: ignore[no-any-return]

    @property
    def asked(self) -> Any:
        self.roll()
        return self.session.questions(MASTER)[0]

    @property
    def options(self) -> list[str]:
        return [name_of(option) for option in self.asked.options]

    @property
    def phase(self) -> str:
        return f"{self.session.state.round}.{self.session.state.phase}"

    def told(self, kind: Any) -> list[Any]:
        return [item for item in self.session.streams[MASTER].items if isinstance(item, kind)]

    def roll(self) -> None:
        """Types all dice that are waited for: those named, else 6 and 1 for the initiative and 1 for the rest."""
        while (typing := self.session.typing) is not None:
            _, wanted = typing
            assert self.session.type_in([self.face(wanted.why) for _ in range(wanted.count)]) is None

    def face(self, why: str) -> int:
        if self.dice.get(why):
            return self.dice[why].popleft()
        self.plain += why == "MB-INIT-01"
        return 6 if why == "MB-INIT-01" and self.plain % 2 else 1

    def act(self, *taps: str, **dice: list[int]) -> None:
        for name, faces in dice.items():
            self.dice.setdefault(DICE.get(name, name.replace("_", "-")), deque()).extend(faces)
        for tap in taps:
            asked = self.asked
            names = [name_of(option) for option in asked.options]
            assert tap in names, f"{tap}: {asked.ask} offers {names}"
            assert self.session.answer(MASTER, asked.options[names.index(tap)], asked.id) is None
        self.roll()
        assert not any(self.dice.values()), self.dice

    def to(self, phase: str, side: int | None = None) -> None:
        """On by the game's own defaults, until a question of that phase of a round is asked, perhaps for that side."""
        while not self.session.over:
            asked = self.asked
            if self.phase == phase and type(asked.ask).__name__ in ("Act", "WhoRallies"):
                if side is None or getattr(asked.ask, "side", side) == side:
                    return
            assert self.session.answer(MASTER, game.default(self.session.view(MASTER), asked, ()), asked.id) is None
            self.roll()
        raise AssertionError(f"over before {phase}")

    def back_to(self, mark: str) -> None:
        """Everybody agrees, and that is one: back to a checkpoint."""
        assert umpire.propose(self.session, MASTER, rulings.TakeBack(mark), "slip") is None
