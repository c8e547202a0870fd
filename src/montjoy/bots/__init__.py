"""Players made of a view and a question."""
