"""The table above the rules: matches, seats and what they see, moves in words, records, scenarios."""
