"""What a group may write for the game, read, checked and refused in its author's words: scenarios, cases, troop files."""
