"""The network while it learns, in PyTorch. What it becomes for playing is in `shokai.network`.

Three layers with a clipped ReLU, and linear heads on the second and third of them:

- a logit for each move,
- a logit for each seat's share of the win, the seat that looks first,
- each seat's final score, in units of `Plan.points`.
"""

# mypy: disable-error-code="untyped-decorator, misc"

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import nn

from shokai.network.file import SEATS, TOP, Network, restored
from shokai.network.inputs import FACTOR_BITS, LOGS, UNIT, Inputs
from shokai.sight.pieces import BYTE
from shokai.train.games import Tensor
from shokai.train.plan import Widths


class Model(nn.Module):
    """Takes observations as bytes."""

    def __init__(self, inputs: Inputs, moves: int, widths: Widths) -> None:
        super().__init__()
        first, second, third = widths
        self.widths, self.inputs = widths, inputs
        # How inputs are made; on a GPU there is a quicker way.
        self.quick: Callable[[Tensor], Tensor] | None = None
        self.sense = nn.Linear(inputs.size, first)
        self.second = nn.Linear(first, second)
        self.third = nn.Linear(second, third)
        self.policy = nn.Linear(second + third, moves)
        self.values = nn.Linear(second + third, 2 * SEATS)
        counts = [i for i, place in enumerate(inputs.second) if place >= 0]
        self.register_buffer("counts", torch.tensor(counts), persistent=False)
        self.register_buffer("factors", torch.tensor([float(inputs.factor[i]) for i in counts]), persistent=False)
        self.register_buffer("logs", torch.tensor(LOGS, dtype=torch.float32) / UNIT, persistent=False)
        for layer in (self.policy, self.values):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)
        for layer in (self.second, self.third):
            nn.init.orthogonal_(layer.weight, 2**0.5)
            nn.init.zeros_(layer.bias)

    def features(self, rows: Tensor) -> Tensor:
        """The inputs, exactly those that whole numbers will make."""
        if self.quick is not None:
            return self.quick(rows)
        counts, factors = self.get_buffer("counts"), self.get_buffer("factors")
        # Inputs have no more than eight bits, so half the precision loses nothing.
        kind = torch.bfloat16 if rows.is_cuda else torch.float32
        many = rows[:, counts]
        lines = torch.floor(many * factors / (1 << FACTOR_BITS)).clamp_(max=BYTE) / UNIT
        plain = rows.to(kind)
        plain[:, counts] = self.get_buffer("logs").to(kind)[many.int()]
        return torch.cat([plain, lines.to(kind)], 1)

    @torch.no_grad()
    def fit_to(self, rows: Tensor) -> None:
        """Begins with a first layer whose units each see differences between these observations: standardized, because
        no other layer does it later."""
        x = self.features(rows).float()
        nn.init.normal_(self.sense.weight)
        seen = x @ self.sense.weight.T
        spread = seen.std(0).clamp(min=1e-3)
        self.sense.weight.div_(spread[:, None])
        self.sense.bias.copy_(0.3 - seen.mean(0) / spread)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        x = self.features(rows)
        a = self.sense(x).clamp(0, TOP)
        b = self.second(a).clamp(0, TOP)
        c = self.third(b).clamp(0, TOP)
        both = torch.cat([b, c], 1)
        values = self.values(both)
        return self.policy(both), values[:, :SEATS], values[:, SEATS:]


@torch.no_grad()
def model_of(network: Network, inputs: Inputs) -> Model:
    """A network to play with as one that can learn."""
    model = Model(inputs, network.header["moves"], network.widths)
    for name, (weights, biases) in restored(network).items():
        layer = getattr(model, name)
        layer.weight.copy_(torch.from_numpy(weights))
        layer.bias.copy_(torch.from_numpy(biases))
    return model


def arrays_of(model: Model) -> dict[str, Any]:
    """Weights and biases of all layers as NumPy arrays, for `shokai.network.file.quantized`."""
    layers = {name: getattr(model, name) for name in ("sense", "second", "third", "policy", "values")}
    return {
        name: (layer.weight.detach().float().cpu().numpy(), layer.bias.detach().float().cpu().numpy())
        for name, layer in layers.items()
    }
