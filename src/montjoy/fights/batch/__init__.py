"""Lowered rules run, again and again: states as words, the generated modules and where they are kept, the same text on
CPython, fights in bulk.
"""
