"""What a viewer knows, what is made of his book, and why a form is refused: nothing here asks the state beyond a side's own.

How a view is made of the state, and what stays out of it, is in `secrecy/`.
"""
