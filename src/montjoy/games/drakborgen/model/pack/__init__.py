"""The content pack: its typed rows, reading them with the faults a pack may have, looking them up by id, and what a
row becomes on the table.
"""
