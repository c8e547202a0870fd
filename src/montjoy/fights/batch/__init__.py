"""Lowered rules run, again and again: `layout` (states as words), `pools` (tables of chances), `modules` (the text of generated
modules), `linking` (how they become machine code) and `cache` (where they are kept), `cpython` (the same text without numba),
`compiled` (a rule with its module), `batch` (fights in bulk).  Counting fights out is `exact`'s.
"""
