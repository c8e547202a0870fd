"""Geometry that knows no chance: hexes, squares."""
