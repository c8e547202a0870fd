"""Montjoy: an umpire for tabletop battles and dungeon delves.

Nothing is imported here, so that `import montjoy.core` stays light.
"""

__version__ = "0.1.0"
