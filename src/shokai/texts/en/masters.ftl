# The way to the page about strong play.

page-masters = What the masters play
page-masters-about = What strong play looks like, from many thousand games: where to begin, what pays, how games end.
