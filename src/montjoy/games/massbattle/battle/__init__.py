"""The fights, compiled and enumerated from this text: plain numbers go in and come out.  No board and no seat is known here; the
way from the board into an attack and back is in `rules`.
"""
