"""The castle in words and pictures: names, the text map and cards, the board as SVG, the book's advice."""
