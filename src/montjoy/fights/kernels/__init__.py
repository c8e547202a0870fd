"""The text of machine code: `batch/modules.py` pastes each file from its marker line on into the modules it generates.

Luck is `philox` (fights one after the other) or `odometer` (every way they can go); `batch`, `round`, `modular` and `game_tree`
run lowered rules on it; `arithmetic` is what rules call besides, `chain` the states and rows that enumerators share,
`stage_game` and `zero_sum` the solver.  Nobody imports these files but the solver, whose kernels also run as they stand.
"""
