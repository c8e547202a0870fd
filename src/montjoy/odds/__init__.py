"""Exact chances: the law of any rule, chains of rounds, optimal play."""
