"""The arena: bots play each other on equal deals from every seat, and the figures say how sure one can be.

A *line-up* (`lineup`) says who sits at which table, a *block* is one deal played once from every rotation of the
seats. Each game of a block is a *unit* (`unit`): a piece of work that is known by the hash of its inputs, whose
result is a file (`store`) and that any process or machine can play (`game`, `local`, `cluster`). A *match* (`match`)
plays blocks until it has enough of them; `summary` adds them up, `statistics` says how far to trust them, `report`
draws them.
"""
