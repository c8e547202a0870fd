"""Pictures as SVG: marks, figures and places to choose, which every game's board is drawn with.  Knows no game."""
