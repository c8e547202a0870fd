"""A rule's text turned into direct style, and refused where it leaves the subset that compiles.

From below: `source` (where a function's text lies), `value_types`, `refusals`; `context`, one function being lowered;
`expressions`, `operators`, `calls`, `awaits`, `assignments`, `statements`: functions that lower one kind of node each; `program`,
where a table says which of them lowers what.  `policy` stands beside.  What the lowered text is run for is not here.
"""
