"""The game in words and pictures: the map in text, what options are called, and the SVG board.  Sentences are in
`locales/`.
"""
