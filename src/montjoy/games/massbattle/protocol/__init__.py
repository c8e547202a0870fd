"""What crosses the table: events, questions, forms, and the order language in which forms are written."""
