"""Playing in a terminal: screens, prompts, and what the commands print.  Names no game."""
