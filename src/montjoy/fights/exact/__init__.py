"""Exact chances: the law of any rule, and chains of rounds.  What players choose is given here (`answers`), not looked for.

By plain Python, in numbers of any kind: `counting` counts a rule out (`frames`, `ledger`, `rewriter` are its tools), `laws` makes
a law of that, `chains` the absorption of a chain of rounds; `residue` is exact numbers of fixed size.  By the lowered text, in
floats: `enumerator` on the `odometer`, with numba `compiled_chain`; `modular` the exact fractions of the same.  `rounds` is what
these share.
"""
