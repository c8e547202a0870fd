"""Mass Battle without our board: figures on a carpet, a game master who says what they do, and Montjoy that keeps the rest."""
