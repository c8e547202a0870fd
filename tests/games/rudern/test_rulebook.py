"""The rulebook as data: every rule is there once and has what readers need."""

from __future__ import annotations

import re
import tomllib

from montjoy.core.game import home
from montjoy.games.rudern.game import game

BOOK = tomllib.loads((home(game) / "rulebook.toml").read_text(encoding="utf-8"))


def test_the_rulebook_is_whole():
    """Each rule once, with a text; options that are named exist; of the battles one piece of advice is none that counts."""
    rules = BOOK["rule"]
    assert len({rule["id"] for rule in rules}) == len(rules)
    battle = [rule for rule in rules if rule["layer"] == "battle"]
    assert [rule["id"] for rule in battle if rule["kind"] == "advice"] == ["RW-ADV-01"]
    names = {option["name"] for option in BOOK["option"]}
    for rule in rules:
        told = " ".join(rule.get(key, "") for key in ("title", "text", "ruling"))
        assert not re.search(r"\bhavens?\b", told, re.IGNORECASE), f"{rule['id']}: the messages say refuge"
        assert rule["title"] and rule["text"].strip() and rule["section"] and rule["source"]
        assert rule.get("option", "rounding") in names
    assert all(BOOK[kind] for kind in ("option", "example", "question", "term"))
