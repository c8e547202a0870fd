"""What a view is made of, and what a rule or a board may ask of it."""
