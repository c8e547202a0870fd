"""The text of machine code: `batch/modules.py` pastes each file from its marker line on into the modules it generates.
Nobody imports these files but the solver, whose kernels also run as they stand.
"""


