# Taking back: the entry of the table menu, and what one decision was.

undo-last = { $alone ->
    [yes] Undo only my last decision
   *[no] Ask to undo only my last decision
}
undo-takes = Takes back: “{ $what }”
