"""The chapters of the rulebook, in the book's order."""
