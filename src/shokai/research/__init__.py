"""The laboratory: observations, vectors of games, and the interfaces of the usual environments for game AI.

Everything here is optional. The games themselves never import it.
"""
