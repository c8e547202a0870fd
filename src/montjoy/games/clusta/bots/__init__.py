"""Generals: players of a side who know what their seat sees; and forms filled at random for the suite."""
