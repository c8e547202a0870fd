"""Order sheets and the business of a morning: written, delivered, carried out, completed.

The language they are written in is in `protocol/`; why one is refused is in `seen/validation.py`.
"""
