"""The coach: what decisions cost and what chance gave, in every seat's chances of winning and in points."""
