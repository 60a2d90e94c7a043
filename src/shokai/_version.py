"""The version of Shokai. This is the only place that holds it; packaging reads it from here."""

__version__ = "0.2.0"
