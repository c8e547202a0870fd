"""Hero cards as one chooses among them: a sign of what the hero is good at, and a line of advice.

The signs are ours and stand in the style sheet (`sign-...` in playing.css), as twelve drawings are more than a page should be
sent at once.  They know the heroes of our own pack; a card of a group's own pack is told in words alone.
"""

from __future__ import annotations

from typing import Any, Final

from montjoy.games.drakborgen.protocol.questions import TakeHero

GOOD_AT: Final = {
    "H01": "armoured", "H02": "strong", "H03": "wary", "H04": "shots", "H05": "spells", "H06": "stride", "H07": "arm",
    "H08": "shots", "H09": "shots", "H10": "healer", "H11": "lockpick", "H12": "armoured",
}
ADVICE: Final = {"H08": "arrows", "H09": "shuriken", "H12": "shield"}          # of whom another has the same sign


def card(option: Any, words: Any) -> tuple[str, str] | None:
    """A hero that may be taken; None: anything else."""
    if not isinstance(option, TakeHero) or option.hero not in GOOD_AT:
        return None
    kind = GOOD_AT[option.hero]
    return f'<i class="hero-sign sign-{kind}"></i>', words.text(f"page-hero-{ADVICE.get(option.hero, kind)}")
