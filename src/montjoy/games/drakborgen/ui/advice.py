"""Help for players: the book's advice, and which questions it answers."""

from __future__ import annotations

from montjoy.core.content.rulebook import Rulebook


def collect_advice(book: Rulebook) -> dict[str, str]:
    """DL-9.3c, DL-10-X1, DL-QA-10  What the book advises, rule by rule: help texts, no rules of their own."""
    return {rule.id: rule.text.strip() for rule in book.advice}


def answered(book: Rulebook) -> list[str]:
    """DL-QA-11  The questions the book answers.  It points to its publisher's site for more; those are no part of it, and
    nothing is built on them."""
    return [rule.id for rule in book.rules if rule.id.startswith("DL-QA-") and rule.id != "DL-QA-11"]
