"""The contract of `core/game.py`, kept: what the table, the lab and the bots use of Pickets."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any

from montjoy.core.content import files
from montjoy.core.effects import Event, No, Seat
from montjoy.core.game import Base, Luck
from montjoy.core.session.streams import Asked, HandedOff
from tests.contract.pickets import orders, pieces, play, policies, redeal, view
from tests.contract.pickets.options import PicketsOptions

HERE = Path(__file__).parent


def read_scenarios() -> Mapping[str, pieces.PicketsScenario]:
    """Every file in scenarios/, by name."""
    paths = sorted((HERE / "scenarios").glob("*.toml"))
    return {path.stem: files.read_toml(path, pieces.PicketsScenario) for path in paths}


class Pickets(Base):
    slug = "pickets"
    title = "Pickets"
    rules_version = 1
    options = PicketsOptions
    scenario = pieces.PicketsScenario
    state = pieces.Field
    scenarios = read_scenarios()
    endings: Mapping[str, str] = {"centre": "PK-14", "gone": "PK-15", "rounds": "PK-16"}
    reveals: Mapping[type[Event], str] = {
        pieces.CourierCame: "PK-6",                             # what was seen, or that nothing came
        pieces.Met: "PK-8",                                     # who is there, and how strong
        pieces.StancesTaken: "PK-9",                            # what the enemy dares, knowing what he knows
        pieces.PostTaken: "PK-13",                              # where the taker stands
        pieces.SideGone: "PK-15",                               # what a watcher learns of fights
    }

    def seats(self, scenario: pieces.PicketsScenario) -> tuple[Seat, ...]:
        return pieces.SIDES

    def setup(self, scenario: pieces.PicketsScenario, options: PicketsOptions) -> pieces.Field:
        return play.setup(scenario, options)

    def play(self, state: pieces.Field) -> Coroutine[Any, Any, pieces.Outcome]:
        return play.play(state)

    def view(self, state: pieces.Field, viewer: str) -> view.PicketsView:
        return view.view(state, viewer)

    def hidden(self, state: pieces.Field, seat: Seat) -> dict[str, Any]:
        return redeal.hidden(state, seat)

    def redeal(self, state: pieces.Field, seat: Seat, streams: Any, luck: Luck) -> pieces.Field:
        return redeal.redeal(state, seat, luck)

    def default(self, view: view.PicketsView, question: Asked, streams: Any) -> Any:
        """Everybody stays; in a fight they hold; the post holds out."""
        if isinstance(question.ask, HandedOff):
            return pieces.PostResult(False)
        return pieces.Orders() if question.kind == "order" else question.options[0]

    def why_not(self, view: view.PicketsView, question: Asked, form: Any) -> No | None:
        return orders.why_not_orders(view, form) if isinstance(form, pieces.Orders) else None

    def read(self, view: view.PicketsView, question: Asked, text: str) -> Any:
        if isinstance(question.ask, HandedOff):
            return orders.read_result(text)
        return orders.read(text)

    def write(self, form: Any) -> str:
        return orders.write(form) if isinstance(form, pieces.Orders) else orders.write_result(form)

    def names(self, scenario: pieces.PicketsScenario) -> Mapping[str, str]:
        return {"blue": "Blue", "red": "Red"}                   # pickets and hexes are called as in orders

    def label(self, view: view.PicketsView, question: Asked, option: Any) -> Any:
        return pieces.TakeStance(pieces.Stance(option).name.lower()) if isinstance(option, int) else option

    def random_form(self, view: view.PicketsView, question: Asked, luck: Luck) -> Any:
        return policies.random_form(view, question, luck)


game = Pickets()
