"""Inputs of a network on a GPU, by one kernel: a dozen operations of PyTorch took longer than the network itself."""

# The kernel is compiled by Numba.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from typing import Any

import torch

from shokai.engine.cuda import cuda
from shokai.network.inputs import FACTOR_BITS, LOGS, UNIT, Inputs
from shokai.sight.pieces import BYTE

# Numba's module for GPUs, once it was needed; a global name for the simulator's sake.
gpu: Any = None
COLUMNS, ROWS = 128, 2


def _bits(values: list[float]) -> Any:
    """Numbers with half precision, as the bits that stand for them."""
    return torch.tensor(values, dtype=torch.bfloat16).view(torch.int16).numpy()


def make_kernel() -> Any:
    """The kernel: a thread for each number of each observation."""
    global gpu  # noqa: PLW0603 - see there
    gpu = cuda()

    def fill(rows, second, factor, flags, logs, lines, out):
        column, row = gpu.grid(2)
        if row < rows.shape[0] and column < rows.shape[1]:
            n = rows[row, column]
            if second[column] < 0:
                out[row, column] = flags[n]
            else:
                out[row, column] = logs[n]
                out[row, second[column]] = lines[min((n * factor[column]) >> FACTOR_BITS, BYTE)]

    return gpu.jit(fill)


class QuickInputs:
    """Makes the inputs of observations that lie on the GPU."""

    def __init__(self, inputs: Inputs) -> None:
        import numpy as np

        self._kernel, self._size = make_kernel(), inputs.size
        numbers = [float(n) for n in range(BYTE + 1)]
        self._tables = [
            gpu.to_device(table)
            for table in (
                np.array(inputs.second, np.int32), np.array(inputs.factor, np.int32), _bits(numbers),
                _bits([n / UNIT for n in LOGS]), _bits([n / UNIT for n in numbers]),
            )
        ]  # fmt: skip

    def __deepcopy__(self, _: Any) -> QuickInputs:
        # Older selves share it: it holds nothing that changes.
        return self

    def __call__(self, rows: torch.Tensor) -> torch.Tensor:
        out = torch.empty(len(rows), self._size, dtype=torch.bfloat16, device=rows.device)
        grid = (-(-rows.shape[1] // COLUMNS), -(-len(rows) // ROWS))
        bits = gpu.as_cuda_array(out.view(torch.int16))
        self._kernel[grid, (COLUMNS, ROWS)](gpu.as_cuda_array(rows), *self._tables, bits)
        return out
