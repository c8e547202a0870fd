"""Exact chances: the law of any rule, counted out or enumerated by machine code, and chains of rounds.

 What players choose is given here, not looked for.
"""


