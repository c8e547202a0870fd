"""How the log of a castle is told on a page: a hero's turn under its heading, moves, fights and finds apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from montjoy.drawing import svg
from montjoy.games.drakborgen.model.scenario import DelveScenario
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.protocol import events
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.ui.fight_panel import CALLED

TURNS: Final = (events.TurnBegun, events.PhaseBegun)
MOVES: Final = (
    events.Moved, events.SetOut, events.GoesOn, events.TileTurned, events.TileRotated, events.RoomTileAside, events.RoomTurned,
    events.RoomEmpty, events.WentOutside, events.CameInto, events.Stayed, events.WentAfter, events.WentAlong, events.StayedBehind,
    events.WentDown, events.CameUp, events.LeaptAcross, events.Crossed, events.Declined, events.SteppedBack, events.Arrived,
    events.Whirled, events.DoorOpened, events.DoorLeftOpen, events.DoorLocked, events.GateLifted, events.GateFell,
    events.CameToRubble, events.RubbleForced, events.StuckInTheRubble, events.SecretDoorFound, events.PlainWall,
    events.SpiderMoved, events.MonsterMoved, events.MonsterFailed, events.MonsterStayed, events.MonsterCameUp,
    events.MonsterWentDown, events.Followed,
)  # fmt: skip
FIGHTS: Final = (
    events.FightBegun, events.Begins, events.Thrown, events.FightRound, events.LeftToChance, events.NothingEntered, events.Hit,
    events.Overpowered, events.Clinch, events.Whiffed, events.HitCancelled, events.Paid, events.Risked, events.Breathed,
    events.FlightDeclared, events.FlightFailed, events.Escaped, events.NerveBroken, events.Cornered, events.Fallen,
    events.LifeKept, events.TakesOver, events.FightOver, events.Parted, events.Yielded, events.FledToExit, events.FirstBlow,
)  # fmt: skip
FINDS: Final = (
    events.Found, events.CardTaken, events.FaceSeen, events.DeckEmpty, events.PutOn, events.PutOff, events.Drank, events.PickedUp,
    events.LeftLying, events.Offered, events.Given, events.GiftRefused, events.ThingLost, events.TreasureFell,
    events.TreasureFoundBelow, events.SpoilTaken, events.FindClaimed, events.FindDecided,
)  # fmt: skip
KINDS: Final[Mapping[str, tuple[type, ...]]] = {"moves": MOVES, "fights": FIGHTS, "finds": FINDS}
NEWS: Final = (
    (events.SunSet, events.NoWayUp, events.DragonSlain, events.DragonWoke, events.Died, events.Eaten),
    (events.Fallen, events.LifeKept, events.RingSaved, events.FightOver, events.Escaped, events.Breathed, events.Banished,
     events.FledDragon, events.FlightFromDragonFailed, events.FaceSeen),
    (events.HeroAttacked, events.Hurt, events.Fell, events.Caught, events.TurnLost, events.MustLoseTurns, events.RoomTurned,
     events.ThingLost, events.TreasureFell),
    (events.FightBegun, events.Met, events.MonsterFound, events.Found, events.CardTaken, events.CardDrawn, events.CardPlayed,
     events.DragonCard, events.SpoilTaken, events.Rewarded, events.Rested),
    (events.Hit, events.Overpowered, events.GateFell, events.DoorLocked, events.WayBackShut, events.WayShut),
)  # fmt: skip
WAITS: Final[tuple[type, ...]] = ()
IDLE: Final[tuple[str, ...]] = ()
SOUNDS: Final[Mapping[str, tuple[type, ...]]] = {
    "move": (events.Moved, events.TileTurned, events.WentOutside, events.CameInto, events.MonsterMoved, events.SpiderMoved),
    "hit": (events.Hit, events.Overpowered, events.Hurt, events.Died, events.Fallen),
}


def colours(scenario: DelveScenario) -> dict[str, int]:
    """Every player's colour: that which he is called by, else one that no other has, in their order."""
    players = [player.id for player in scenario.players]
    free = [n for n in range(svg.COLOURS) if n not in [CALLED.get(id, -1) for id in players]]
    others = [id for id in players if id not in CALLED]
    return {id: CALLED[id] if id in CALLED else free[others.index(id) % len(free)] for id in players}


def whose(item: Any) -> str:
    """The player of whose hero it tells."""
    return next((str(who) for field in ("seat", "hero", "fighter", "who") if (who := getattr(item, field, ""))), "")


def where(item: Any) -> str:
    """The square or the ground beside them to which somebody came, or where it happened."""
    for field in ("to", "square", "place", "at"):
        place = getattr(item, field, "")
        if isinstance(place, str) and (is_square(place) or place in (OUTSIDE, BELOW)):
            return place
    return ""


def did(item: Any) -> tuple[str, str, str] | None:
    """Nothing is drawn as an arrow."""
    return None
