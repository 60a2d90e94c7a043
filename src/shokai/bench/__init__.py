"""How fast the rules run, measured on this machine, both back ends in one run."""
