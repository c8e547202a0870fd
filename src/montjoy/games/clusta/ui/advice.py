"""Help for players and umpires: the book's advice."""

from __future__ import annotations

from montjoy.core.content.rulebook import Rulebook


def advice(book: Rulebook) -> dict[str, str]:
    """CN-GEN-05, CN-GEN-08, CN-GEN-09, CN-GEN-12, CN-PASS-04  What the book advises, rule by rule: help texts, no rules of their
    own."""
    return {rule.id: rule.text.strip() for rule in book.advice}
