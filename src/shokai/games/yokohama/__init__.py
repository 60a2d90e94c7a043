"""YOKOHAMA (Hisashi Hayashi): rules, table, insight for bots, observations."""
