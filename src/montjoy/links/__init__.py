"""Adapters between games, for fights that are handed off."""
