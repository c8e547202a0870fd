"""What six powers do besides a campaign's acts: offices, influence, the body, joining, cards."""
