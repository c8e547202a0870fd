"""What crosses the table: events, questions with their options and the one form, and the words for directions and
places.  No rules.
"""
