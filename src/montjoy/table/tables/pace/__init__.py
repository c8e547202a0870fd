"""How fast a table plays: live clocks that everybody sees, and how long bots wait."""
