"""Files that people write: scenarios, and battles for `odds` and `study`, read with limits and checked."""
