"""How the game is shown: names, the board in text and as a picture, forms."""
