"""A game in progress: the session, what runs its rule, its record, dice and streams, and the umpire's acts on it.

 Replay, verification and new rules for a running game too; knows no table and no terminal.
"""
