"""Training networks by self-play: `shokai train`. Needs PyTorch, the extra `train`."""
