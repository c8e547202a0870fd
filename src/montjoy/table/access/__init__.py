"""What lets somebody in: tokens and passes, names, addresses, rates.  Knows no table; who sits down by a token,
`tables/invitations.py` says.
"""
