"""The record: its lines, what an umpire's rulings say in them, and how it is read and written.

 Replaying it is the session's.
"""
