"""Tables of older rules: played through by the new ones in the background, and what they wait for.

The comparison itself is `core/session/versions.py`; the pages are `web/pages/rules.py`.
"""
