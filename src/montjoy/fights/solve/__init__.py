"""Play as good as can be: fights of two seats that choose, solved with bounds.

`game_tree` finds the states and the decisions of a step, `zero_sum` their values and mixtures.  Whose play is given is `exact`'s.
"""
