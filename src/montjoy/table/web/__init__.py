"""The pages and what their buttons do; `routes.py` says which address leads where."""
