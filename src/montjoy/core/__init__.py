"""Chance, decisions, views, records, rulings: what all games share.  Knows nobody's rules."""
