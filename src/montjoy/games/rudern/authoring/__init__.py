"""What a group may write for the game, read, checked and refused in its author's words: scenarios, cases, unit tables.
What a scenario's file may say is in `model/scenario.py`; options are read in `options.py`.
"""
