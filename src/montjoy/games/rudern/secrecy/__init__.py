"""Who may know what (RW-GEN-13): what is hidden, other states a seat cannot tell from the true one, cautious answers.
The view itself is in `seen/view.py`.
"""
