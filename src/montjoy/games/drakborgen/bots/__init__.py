"""The characters, made of a view and a question and nothing else: delvers, whoever plays monsters; and the forecast of a duel."""
