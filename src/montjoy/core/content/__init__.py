"""Files that authors write: read with limits, and answered in their words; a game's rulebook, and who cites it."""
