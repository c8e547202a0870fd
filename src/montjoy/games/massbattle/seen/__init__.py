"""What a view is made of, and what a rule may ask of it."""
