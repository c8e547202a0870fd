"""The nouns of the map, the small questions one asks of them, and the plain data of a scenario.  No rule; a fight's own
nouns are in `battle/state.py`.
"""
