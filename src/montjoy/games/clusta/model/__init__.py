"""The nouns: the state and what stands in it, the map, the sides, every draw, and the small questions one asks of them.

What changes them is in `rules/`; what somebody believes of them is in `seen/`.
"""
