"""The Rudern War.

 `game.py` holds what the table, the lab and the bots use; README.md tells the way through the folder.
"""
