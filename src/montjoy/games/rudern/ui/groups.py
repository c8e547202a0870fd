"""The headings under which many answers stand: what a player does, not the rule that lets him.

What goes on stands first, what gives something up last; a march may leave a siege too, and so comes after what is done there.
The order in which the rules offer them is another one, which records and bots rely on.
"""

from __future__ import annotations

from typing import Any, Final

from montjoy.games.rudern.protocol import campaign_questions as c
from montjoy.games.rudern.protocol import powers_questions as p
from montjoy.games.rudern.protocol import questions as q

GROUPS: Final[dict[str, tuple[type, ...]]] = {
    "fights": (q.AttackGarrison, q.AttackArmy, q.ComeOut, q.ComeOutTogether, q.Storm, q.Sally, q.Relieve),
    "sieges": (q.BeginSiege, q.BeginSiegeWith, q.JoinSiege),
    "marches": (q.March, q.MarchTogether, c.Advance, c.AdvanceTogether, p.MarchBody, q.GoIn, q.GoOut),
    "building": (c.Build,),
    "banners": (c.Reorganise,),
    "council": (p.RaiseExtraTax, p.GiveTown, p.GiveToChurch, p.HoldFestival, p.DeclareWar, p.OfferPeace, p.Secede),
    "looks": (p.LookInto,),
    "choice": (),
    "undo": (q.LeaveSiege, q.BreakOff),
    "end": (q.EndImpulse, q.Go, q.JoinBattle, q.StayInside),
}
_GROUP_OF: Final = {kind: name for name, kinds in GROUPS.items() for kind in kinds}
PASSES: Final = (q.EndImpulse,)


def group(option: Any) -> str:
    """Under which heading an answer stands (`map-group`)."""
    return _GROUP_OF.get(type(option), "choice")
