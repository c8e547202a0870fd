"""The Battle for Clusta Noba, a double-blind campaign: its rules, secrecy, words, bots and pictures.

`game.py` is what the table, the lab and the bots use; README.md says where what is.
"""
