"""What a view is made of, and what a rule, an option or a bot may ask of it.  What is hidden from whom is in `secrecy`.
"""
