"""What strong players do: many games between bots, counted, for `shokai masters`, the page and the docs."""
