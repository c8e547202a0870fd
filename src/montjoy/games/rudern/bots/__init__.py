"""What the bots know of good and bad play: the fight an option would start, and the worth of options and maps."""
