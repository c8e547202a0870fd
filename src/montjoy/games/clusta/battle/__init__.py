"""The compiled fight: a field battle of two forces in plain numbers.

 It knows no map; the way in and out is in `rules/engagements/`.
"""
