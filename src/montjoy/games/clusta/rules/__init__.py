"""The chapters of the book: knowledge, orders, messengers, movement, engagements, and the campaign around them.

The order in which they are called is in `play.py`; what goes on inside a battle is in `battle/`.
"""
