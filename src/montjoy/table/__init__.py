"""The table: the server and its pages, on which people play together."""
