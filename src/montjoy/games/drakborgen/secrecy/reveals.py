"""By which events a seat may learn of what was hidden from it, rule by rule."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import Event
from montjoy.core.session.streams import Drew, Rolled
from montjoy.games.drakborgen.protocol import events

# Whoever holds another card, has seen another tile or another monster card may act otherwise: what he does in the open is
# the first thing that tells.  So these are the deeds, the first dice of a deed, and cards as they come to light.
_DEEDS: Final[dict[str, tuple[type[Event], ...]]] = {
    # special cards in hands: played, or given away, or kept for another day
    "DLC-23": (
        events.CardPlayed, events.CardTaken, events.FaceSeen, events.Drank, events.PutOn, events.PutOff, events.PickedUp,
        events.SpellCast,
    ),
    "DLC-21": (events.Offered, events.Given, events.GiftRefused),
    # a turn: what is done instead of what
    "DL-BASE-13": (
        events.Moved, events.WentOutside, events.CameInto, events.WentDown, events.CameUp, events.Stayed, events.Rested,
        events.WentRetired, events.SteppedBack, events.PlainWall, events.SecretDoorFound, events.DoorOpened,
        events.DoorLeftOpen, events.DoorLocked, events.LeaptAcross, events.Fell, events.Crossed, events.Declined,
        events.JumpedAfter, events.TreasureFell, events.CameToRubble, events.Numbered, events.RanOut, events.Whirled,
        events.Arrived, events.RolledAgain, events.RingUsed, events.GateLifted, events.WentAfter, events.ByHandTold,
        events.SetOut, events.GoesOn,
    ),
    "DL-4.3.1": (events.TileTurned,),
    # tiles that somebody has peeked at, cards as they are drawn, dice for one deed or another
    "DLC-24": (events.RoomTurned, events.RoomTileAside, events.Peeked, Drew),
    "DL-BASE-24": (Rolled, events.TestPassed, events.TestFailed),
    # encounters and fights
    "DL-7.5a": (events.Chose, events.Reacted, events.Met, events.AmbushSeen, events.WayShut, events.MonsterFled, events.Begins),
    "DL-8.4a": (
        events.FightBegun, events.FightRound, events.Paid, events.Risked, events.FlightDeclared, events.Escaped, events.Thrown,
        events.Yielded, events.HitCancelled, events.FightOver, events.FledToExit, events.NothingEntered,
        events.LeftToChance,
    ),
    "DL-12.3a": (events.Controls,),

    # the chamber
    "DL-9.1d": (events.FacesShown, events.TreasureDeclined, events.ThingLost, events.CardsThrownAway, events.EnteredChamber),
    "DL-9.2b": (events.DragonCard, events.DragonCardSkipped, events.DragonWoke),
    # monsters' players
    "DL-5.5b": (events.MonsterMoved, events.MonsterFailed, events.MonsterCameUp, events.MonsterStayed, events.SpiderMoved),
    # groups
    "DL-13.1c": (events.WentAlong, events.StayedBehind, events.FindClaimed, events.FindDecided),
    "DL-13.5b-X": (events.HeroAttacked, events.TookPart, events.SpoilTaken),
}
REVEALS: Final[dict[type[Event], str]] = {event: rule for rule, deeds in _DEEDS.items() for event in deeds}
