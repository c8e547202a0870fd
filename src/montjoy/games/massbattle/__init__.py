"""Mass Battle: units of five or ten on a board of squares, with missiles, spells, charges, melee, morale and ground."""
