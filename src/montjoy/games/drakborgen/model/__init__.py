"""The nouns of the castle, the content pack, every draw outside fights, and the small questions one asks of them.

No chapter of the rules.
"""
