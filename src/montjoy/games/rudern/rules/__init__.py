"""The rules, chapter by chapter: `battles` is what the source document governs.  The sequence of play is `play.py`; the
dice of a fight are in `battle`.
"""
