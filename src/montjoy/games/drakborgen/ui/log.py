"""Which lines of a log are read: those that say something that no line beside them says.  The whole log has all."""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.session.streams import Drew, Rolled
from montjoy.games.drakborgen.protocol import events

# What tells its die, or what the die has decided, itself.
TELLS_ITS_DIE: Final = (
    events.TestPassed, events.TestFailed, events.SunMoved, events.SearchedInVain, events.CameUp, events.Risked, events.Thrown,
    events.FirstBlow, events.SymbolRolled, events.TileRotated, events.GreedHolds, events.Whirled, events.RanOut,
    events.FightRound,
)  # fmt: skip
TELLS_ITS_CARD: Final = (
    events.TileTurned, events.RoomTurned, events.DragonCard, events.Found, events.CardDrawn, events.CardTaken,
)  # fmt: skip
# What always follows from the line before, by a rule that leaves no choice.
OF_COURSE: Final = (events.RoomTileAside, events.RoomDone, events.CardDrawn, events.CardShuffledIn)
POSITION_BY_CHANCE: Final = "DL-8.5c-X"
CHAMBER_OR_NOT: Final = "DL-BASE-04"
BLOWS: Final = (events.Hit, events.Overpowered)
PAIRS: Final = (*BLOWS, events.Clinch, events.Whiffed)


def is_redundant(item: Any, before: Any, after: Any) -> bool:
    """Whether a line says nothing that the one `before` or `after` it does not say, or what goes without saying.  `before`,
    `after`: what was told next to it, None where there is nothing."""
    match item:
        case Rolled():
            return not item.how and (item.why == POSITION_BY_CHANCE or tells_die(item, after))
        case Drew():
            return not item.how and not item.peek and (item.why == CHAMBER_OR_NOT or isinstance(after, TELLS_ITS_CARD))
        case events.TurnBegun():
            return not isinstance(before, events.Started)
        case events.FightRound():
            return isinstance(after, PAIRS) and after.round > 0
        case events.Paid():
            return isinstance(before, BLOWS) and (before.fighter, before.left) == (item.fighter, item.left)
        case events.Numbered():
            return isinstance(after, Rolled) and not after.how
        case events.Roused():
            return isinstance(before, events.Reacted) and before.reaction == "follow"
        case events.MonsterFound():
            return not item.ambush and isinstance(after, events.Met)
    return isinstance(item, OF_COURSE)


def tells_die(rolled: Rolled, after: Any) -> bool:
    """Whether the line after a die says what it showed."""
    if isinstance(after, events.Hurt):
        return rolled.why == after.why and rolled.faces == (after.lost,)
    return isinstance(after, TELLS_ITS_DIE)
