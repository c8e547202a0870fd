"""The pages and what their buttons do; `routes.py` says which address leads where, `permissions.py` to whom.  What happens at a
table is in `tables/`.
"""
