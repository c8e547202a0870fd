"""One folder a game.  A game imports `montjoy.core`, `montjoy.grids` and itself, nothing else of ours."""
