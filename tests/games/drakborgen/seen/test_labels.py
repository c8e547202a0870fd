"""What answers of a fight are called."""

from __future__ import annotations

from montjoy.games.drakborgen.duel.state import POSITIONS, Ask
from montjoy.games.drakborgen.protocol.questions import LeaveMarker, TakePosition
from montjoy.games.drakborgen.seen.labels import fight_label
from tests.games.drakborgen.duels import begun, hero, monster


def test_every_answer_has_a_name() -> None:
    """DL-8.4a, DL-8.5b  Labels for positions, risks, flight and targets."""
    fight = begun(hero(), monster())
    assert [fight_label(fight, "Ask.POSITION", k) for k in (0, 4)] == [TakePosition("agility"), LeaveMarker()]
    for ask in Ask:
        names = [type(fight_label(fight, f"Ask.{ask.name}", option)).__name__ for option in (0, 1)]
        assert len(set(names)) == (1 if ask in POSITIONS else 2)
