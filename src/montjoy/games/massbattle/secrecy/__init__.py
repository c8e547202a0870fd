"""Who may know what: what is hidden, other states a seat cannot tell from the true one, cautious answers."""
