"""Work that takes long, in processes of its own: bots' moves, and whatever plays whole games through."""
