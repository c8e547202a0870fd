"""What a seat cannot know and how it is dealt anew, by which events it learns of it, and the careful answer when time is up."""
