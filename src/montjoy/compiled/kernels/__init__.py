"""Text that generated modules begin with.  Nobody imports these files: `generate.py` pastes each from its marker line on."""
