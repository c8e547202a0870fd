"""By which events a seat may learn of what was hidden from it; the careful answer when time is up; what an answer is called."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from montjoy.core.effects import Event, Option
from montjoy.core.session.streams import Asked, Drew, Rolled
from montjoy.games.drakborgen import acts, fight_said, said
from montjoy.games.drakborgen.fight_choose import in_time, seconds
from montjoy.games.drakborgen.fight_said import label as label_in_fight
from montjoy.games.drakborgen.fight_state import NOBODY, Ask, Fight
from montjoy.games.drakborgen.seen import Seen

# ---- reveals -----------------------------------------------------------------------------------------------------------
# Whoever holds another card, has seen another tile or another monster card may act otherwise: what he does in the open is
# the first thing that tells.  So these are the deeds, the first dice of a deed, and cards as they come to light.
_DEEDS: Final[dict[str, tuple[type[Event], ...]]] = {
    # special cards in hands: played, or given away, or kept for another day
    "DLC-23": (
        said.CardPlayed, said.CardTaken, said.FaceSeen, said.Drank, said.PutOn, said.PutOff, said.PickedUp, said.SpellCast,
    ),
    "DLC-21": (said.Offered, said.Given, said.GiftRefused),
    # a turn: what is done instead of what
    "DL-BASE-13": (
        said.Moved, said.WentOutside, said.CameInto, said.WentDown, said.CameUp, said.Stayed, said.Rested,
        said.WentRetired, said.SteppedBack, said.PlainWall, said.SecretDoorFound, said.DoorOpened,
        said.DoorLeftOpen, said.DoorLocked, said.LeaptAcross, said.Fell, said.Crossed, said.Declined, said.JumpedAfter,
        said.TreasureFell, said.CameToRubble, said.Numbered, said.RanOut, said.Whirled,
        said.Arrived,
        said.RolledAgain, said.RingUsed, said.GateLifted, said.ByHandTold,
    ),
    "DL-4.3.1": (said.TileTurned,),
    # tiles that somebody has peeked at, cards as they are drawn, dice for one deed or another
    "DLC-24": (said.RoomTurned, said.RoomTileAside, said.Peeked, Drew),
    "DL-BASE-24": (Rolled, said.TestPassed, said.TestFailed),
    # encounters and fights
    "DL-7.5a": (said.Chose, said.Reacted, said.Met, said.AmbushSeen, said.WayShut, said.MonsterFled, said.Begins),
    "DL-8.4a": (
        said.FightBegun, said.FightRound, said.Paid, said.Risked, said.FlightDeclared, said.Escaped, said.Thrown,
        said.Yielded, said.HitCancelled, said.FightOver, said.FledToExit, fight_said.NothingEntered,
    ),
    "DL-12.3a": (said.Controls,),
    # the chamber
    "DL-9.1d": (said.FacesShown, said.TreasureDeclined, said.ThingLost, said.CardsThrownAway, said.EnteredChamber),
    "DL-9.2b": (said.DragonCard, said.DragonCardSkipped, said.DragonWoke),
    # monsters' players
    "DL-5.5b": (said.MonsterMoved, said.MonsterFailed, said.MonsterCameUp, said.MonsterStayed, said.SpiderMoved),
    # groups
    "DL-13.1c": (said.WentAlong, said.StayedBehind, said.FindClaimed, said.FindDecided),
    "DL-13.5b-X": (said.HeroAttacked, said.TookPart, said.SpoilTaken),
}
REVEALS: Final[dict[type[Event], str]] = {event: rule for rule, events in _DEEDS.items() for event in events}

# ---- answers when nobody answers ---------------------------------------------------------------------------------------
# The first of these that is offered: nothing risked, nothing given, nothing begun.
_CAREFUL: Final[tuple[type[Option], ...]] = (
    acts.StayBehind, acts.StayOut, acts.NoMove, acts.Refuse, acts.Enough, acts.FightOn, acts.Myself, acts.LetItStand,
    acts.LetThemFall, acts.NoMore, acts.NoCard, acts.TakeNothing, acts.RefuseDice, acts.Waive, acts.LetItCount, acts.LeaveIt,
    acts.LeaveOpen, acts.LetItSleep, acts.Bear, acts.StepBack, acts.Decline, acts.TurnBack, acts.Wait, acts.Stay,
    acts.FleeDragon, acts.Cross, acts.Leap,
)


def default(seen: Seen, asked: Asked) -> Any:
    """DL-8.5b  The careful answer: nothing is begun; in a fight the marker stays where it lies and points are paid."""
    if asked.kind == "offer":
        return None
    if asked.kind == "order":
        return acts.Note("")
    if isinstance(asked.ask, str):
        return in_fight(seen.fight or Fight(), asked.ask, asked.options)
    for careful in _CAREFUL:
        for option in asked.options:
            if type(option) is careful:
                return option
    return asked.options[0]


def in_fight(fight: Fight, ask: str, options: tuple[int, ...]) -> int:
    """What a fight is answered."""
    offered = sum(1 << option for option in options)
    answer = in_time(fight, Ask[ask.removeprefix("Ask.")], offered)
    return int(answer) if answer in options else min(options)


# ---- the clock of a fight ----------------------------------------------------------------------------------------------
STUDY: Final = 60                                            # seconds to look at each other's values before the first count


def limit(seen: Seen, asked: Asked) -> float:
    """DL-8.5a, DL-8.5c-X  combat_timer_seconds: how long a position may be thought about; in round 1 with time to look at the
    values first.  0: as long as one likes."""
    if seen.fight is None or not isinstance(asked.ask, str):
        return 0
    allowed = seconds(seen.fight, Ask[asked.ask.removeprefix("Ask.")])
    return allowed + STUDY if allowed and seen.fight.round <= 1 else allowed


# ---- what an answer is called ------------------------------------------------------------------------------------------
def label(seen: Seen, asked: Asked, option: Any) -> Any:
    """The number of a fight's answer as an Option that describes it; a hidden card by its face, where the seat has seen it;
    everything else is called what it is."""
    if isinstance(option, Option):
        shown = {name: seen.faces[id] for name in option.__struct_fields__ if (id := getattr(option, name)) in seen.faces}
        return msgspec.structs.replace(option, **shown) if shown else option
    if not isinstance(option, int) or isinstance(option, bool) or seen.fight is None:
        return option
    seat = seen.seats.index(seen.viewer) if seen.viewer in seen.seats else NOBODY
    return label_in_fight(seen.fight, str(asked.ask), option, seat)
