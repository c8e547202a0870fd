"""Who may know what: the view of a seat, what it cannot know dealt anew, what tells it, and what is answered when nobody answers.

What a view is made of is in `seen/`.
"""
