"""What the terminal says beside a game: kept games, odds and studies, progress, titles, and what to type next."""
