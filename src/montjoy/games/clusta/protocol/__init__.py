"""What crosses the table: forms, questions, events, reports, and the order language.  No rule, no state."""
