"""Messages to somebody who is away, and the one door through which the server speaks to strangers' machines.  When a message
leaves, `tables/messages.py` says.
"""
