"""The nouns of the game: troop types and other rows of the tables, the board, units, the state, a scenario's plain data."""
