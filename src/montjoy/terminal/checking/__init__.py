"""What `check` reads: which game a file is for, what it is, and whether it is right; a subject a file."""
