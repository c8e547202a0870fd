"""The content pack: its typed rows, reading them, the faults a pack may have, rows by id, and what a row becomes on the table."""
