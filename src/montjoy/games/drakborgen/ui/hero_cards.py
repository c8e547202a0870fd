"""Hero cards as one chooses among them: a sign of what the hero is good at, a line of advice, and the card's numbers.

The signs are ours and stand in the style sheet (`sign-...` in playing.css), as twelve drawings are more than a page should be
sent at once.  They know the heroes of our own pack; a card of a group's own pack is told in words alone.
"""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.capabilities import Card
from montjoy.games.drakborgen.model.pack.lookup import STANDARD, standard
from montjoy.games.drakborgen.protocol.questions import TakeHero, TakeOwnHero
from montjoy.games.drakborgen.seen.labels import hero_label

GOOD_AT: Final = {
    "H01": "armoured", "H02": "strong", "H03": "wary", "H04": "shots", "H05": "spells", "H06": "stride", "H07": "arm",
    "H08": "shots", "H09": "shots", "H10": "healer", "H11": "lockpick", "H12": "armoured",
}
ADVICE: Final = {"H08": "arrows", "H09": "shuriken", "H12": "shield"}          # of whom another has the same sign


def card(label: Any, words: Any) -> Card | None:
    """DL-BASE-09  A hero that may be taken; None: anything else."""
    if not isinstance(label, TakeHero | TakeOwnHero) or label.hero not in GOOD_AT:
        return None
    kind = GOOD_AT[label.hero]
    row = label if isinstance(label, TakeOwnHero) else hero_label(standard(STANDARD).rows["heroes"][label.hero])
    numbers = {"agility": row.agility, "armour": row.armour, "strength": row.strength, "psyche": row.psyche, "body": row.body}
    return Card(
        picture=f'<i class="hero-sign sign-{kind}"></i>',
        advice=words.text(f"page-hero-{ADVICE.get(label.hero, kind)}"),
        name=words.name(label.hero),
        numbers=tuple(f"{words.text(f'card-{name}')} {number}" for name, number in numbers.items()),
        gift=words.text(f"ability-{row.ability}") + (f" ({row.charges})" if row.charges else ""),
    )
