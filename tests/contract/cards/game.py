"""The contract of `core/game.py`, kept: what the table, the lab and the bots use of Cards."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any

from montjoy.core.content import files
from montjoy.core.effects import Event, Seat
from montjoy.core.game import Base, Luck
from montjoy.core.session.streams import Asked, Drew
from tests.contract.cards import pieces, play, view
from tests.contract.cards.options import CardsOptions

HERE = Path(__file__).parent


def read_scenarios() -> Mapping[str, pieces.CardsScenario]:
    """Every file in scenarios/, by name."""
    paths = sorted((HERE / "scenarios").glob("*.toml"))
    return {path.stem: files.read_toml(path, pieces.CardsScenario) for path in paths}


class Cards(Base):
    slug = "cards"
    title = "Cards"
    rules_version = 1
    options = CardsOptions
    scenario = pieces.CardsScenario
    state = pieces.Table
    scenarios = read_scenarios()
    quiet = True
    endings: Mapping[str, str] = {"goal": "CD-12", "hands": "CD-13", "deck": "CD-13", "resigned": "CD-14"}
    reveals: Mapping[type[Event], str] = {
        Drew: "CD-4",                                                       # what I draw depends on what others hold
        pieces.Kept: "CD-5", pieces.Swapped: "CD-5",                        # what others do depends on what they hold
        pieces.Laid: "CD-6", pieces.LaidOpen: "CD-6",
        pieces.BidsShown: "CD-7", pieces.Resigned: "CD-14",
        pieces.Raised: "CD-8", pieces.Shown: "CD-9",
    }

    def seats(self, scenario: pieces.CardsScenario) -> tuple[Seat, ...]:
        return scenario.seats

    def setup(self, scenario: pieces.CardsScenario, options: CardsOptions) -> pieces.Table:
        return play.setup(scenario, options)

    def play(self, state: pieces.Table) -> Coroutine[Any, Any, pieces.Outcome]:
        return play.play(state)

    def view(self, state: pieces.Table, viewer: str) -> view.CardsView:
        return view.view(state, viewer)

    def hidden(self, state: pieces.Table, seat: Seat) -> dict[str, Any]:
        return view.hidden(state, seat)

    def redeal(self, state: pieces.Table, seat: Seat, streams: Any, luck: Luck) -> pieces.Table:
        return view.redeal(state, seat, luck)

    def default(self, view: view.CardsView, question: Asked, streams: Any) -> Any:
        """The first option is the careful one: keep, the lowest card, face down, the lowest bid.  And no raise."""
        return None if question.kind == "offer" else question.options[0]

    def waiting(self, view: view.CardsView) -> tuple[Seat, ...] | None:
        """Whose turn it is, is public; who has not bid yet, is not."""
        return (view.turn,) if view.turn else None

    def names(self, scenario: pieces.CardsScenario) -> Mapping[str, str]:
        return {seat: seat.capitalize() for seat in scenario.seats}


game = Cards()
