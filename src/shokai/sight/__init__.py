"""What a seat knows as numbers: the table of an observation, and the code that fills it. Bots and the laboratory look
through the same eyes."""
