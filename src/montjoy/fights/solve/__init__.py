"""Play as good as can be: fights of two seats that choose, solved with bounds."""
