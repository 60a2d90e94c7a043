"""TRADERS OF OSAKA (Susumu Kawasaki): rules, table, insight for bots, observations."""
