"""Text that is pasted into compiled modules; see `odds/modular.py`."""
