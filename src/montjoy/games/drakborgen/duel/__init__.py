"""The compiled fight of section 8: plain numbers in, plain numbers out; it knows no castle.

 The way in and out is in `rules/muster.py` and `rules/aftermath.py`.
"""
