"""The fights, compiled and enumerated from this text: plain numbers go in and come out.  No map, purse or seat is known
here; the way from the map into a fight and back is in `rules/battles`.
"""
