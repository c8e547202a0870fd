"""The Rudern War, wholly: rules, secrecy, words, bots, text map and SVG board.  `game.py` is what the table, the lab
and the bots use; README.md tells the way through the folder.  A fight of Clusta Noba decided by these rules is in
`montjoy/links`.
"""
