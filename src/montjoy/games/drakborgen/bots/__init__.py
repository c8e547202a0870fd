"""The characters: delvers and whoever plays monsters, made of a view and a question and nothing else; and the forecast
of a duel.
"""
