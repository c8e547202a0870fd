"""A rule's text turned into direct style, and refused where it leaves the subset that compiles.

 What the lowered text is run for is not here.
"""
