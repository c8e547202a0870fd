"""What crosses the table: events that are told and questions that are asked; no rule, no state."""
