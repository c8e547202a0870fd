"""Studies: many games, on this machine or a cluster."""
