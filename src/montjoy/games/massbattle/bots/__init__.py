"""The game's own players."""
