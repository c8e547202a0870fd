"""The compiled fight of section 8: plain numbers in, plain numbers out; it knows no castle.

The way in is `rules/muster.py`, the way out `rules/aftermath.py`.
"""
