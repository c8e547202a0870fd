"""What crosses the table: events, questions with their options and the one form, words for directions and places.  No rules."""
