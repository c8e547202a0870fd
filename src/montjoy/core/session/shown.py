"""The order in which a person is shown the answers of a question."""

from __future__ import annotations

from montjoy.core.capabilities import Groups
from montjoy.core.session.streams import Asked


def order_of(groups: Groups | None, asked: Asked) -> list[int]:
    """The answers' places in the question, in the order of the game's headings, whether these stand above them or not; what
    does nothing more comes last.  Under one heading, and where a game has none, they stand as the rules offer them."""
    places = list(range(len(asked.options)))
    if groups is None:
        return places
    rank = {name: n for n, name in enumerate(groups.GROUPS)}

    def stands(place: int) -> tuple[bool, int]:
        option = asked.options[place]
        return isinstance(option, groups.PASSES), rank.get(groups.group(option), len(rank))

    return sorted(places, key=stands)
