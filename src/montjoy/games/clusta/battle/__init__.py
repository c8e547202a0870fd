"""The compiled fight: a field battle of two forces in plain numbers.

It knows no map; the way from the map into it and back is in `rules/engagements/`.
"""
