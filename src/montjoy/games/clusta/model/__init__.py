"""The nouns: the state and what stands in it, the map, the sides, every draw, and the small questions one asks of
them.
"""
