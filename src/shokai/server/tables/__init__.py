"""What a table is and what can happen at it: decided from events alone, without a database or a network."""
