"""The chapters of the book: knowledge, orders, messengers, movement, engagements, and the campaign around them."""
