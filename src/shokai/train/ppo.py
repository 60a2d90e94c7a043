"""Proximal policy optimization by self-play: play a few steps of all games, then learn from them.

Every decision has values for all seats, in two streams: shares of the win, which add up to 1, and final scores. Both
have returns by TD(lambda), so that the network learns them as such; what a seat plays for is a weighted sum of their
advantages.
"""

# mypy: disable-error-code="untyped-decorator"

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch.nn import functional

from shokai.network.file import SEATS
from shokai.train.games import Games, Tensor
from shokai.train.model import Model
from shokai.train.names import Names
from shokai.train.plan import Plan

# A logit for what cannot be.
NEVER = -1e9


@dataclass(frozen=True)
class Weights:
    """What changes in the course of a training: see `Plan`."""

    entropy: float
    lead: float
    own: float


class Player:
    """A network that plays: logits for legal moves, and values for the seats of each game."""

    def __init__(self, model: Model, games: Games) -> None:
        self.model, self._games = model, games
        self._half = games.device.type == "cuda"

    def _ask(self, rows: Tensor) -> tuple[Tensor, ...]:
        with torch.autocast("cuda", torch.bfloat16, enabled=self._half):
            answers: tuple[Tensor, ...] = self.model(rows)
        return tuple(answer.float() for answer in answers)

    def logits(self, rows: Tensor, masks: Tensor) -> Tensor:
        """Of legal moves."""
        return self._ask(rows)[0].masked_fill(~masks, NEVER)

    def answers(self, rows: Tensor, masks: Tensor, players: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of moves and of winners, and scores, as the mover counts the seats."""
        moves, wins, scores = self._ask(rows)
        empty = torch.arange(SEATS, device=rows.device)[None] >= players[:, None]
        return moves.masked_fill(~masks, NEVER), wins.masked_fill(empty, NEVER), scores.masked_fill(empty, 0)

    def values(self, wins: Tensor, scores: Tensor, movers: Tensor, players: Tensor) -> Tensor:
        """Shares of the win and scores for the seats in their own order, side by side."""
        turned = (self._games.absolute(part, movers, players) for part in (wins.softmax(-1), scores))
        return torch.cat(list(turned), 1)


def sampled(logits: Tensor) -> Tensor:
    """A move for each row, by its probability."""
    noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(-1)


class Ppo:
    """Plays and learns; all memory that it needs is taken once."""

    def __init__(self, games: Games, model: Model, plan: Plan) -> None:
        self.games, self.model, self.plan = games, model, plan
        self.player = Player(model, games)
        n, t, device = games.games, plan.steps, games.device
        new: Any = {"device": device}
        self._rows = torch.zeros(t, n, games.pieces.size, dtype=torch.uint8, **new)
        self._masks = torch.zeros(t, n, games.moves, dtype=torch.bool, **new)
        self._moves = torch.zeros(t, n, dtype=torch.long, **new)
        self._chances = torch.zeros(t, n, **new)
        self._movers = torch.zeros(t, n, dtype=torch.long, **new)
        self._own = torch.ones(t, n, dtype=torch.bool, **new)
        self._values = torch.zeros(t + 1, n, 2 * SEATS, **new)
        self._results = torch.zeros(t, n, 2 * SEATS, **new)
        self._ended = torch.zeros(t, n, dtype=torch.bool, **new)
        # Games against an older self, and the seats that are ours in them: one, or all but one.
        self.matches = int(n * plan.league)
        seats = torch.arange(SEATS, device=device)[None]
        # Against a frozen network, always one: every kind of game has each seat equally often.
        number = torch.arange(self.matches, device=device)[:, None] // (games.kinds if plan.one_seat else 64)
        one = seats == number % games.players[: self.matches, None]
        self._ours = one if plan.one_seat else torch.where(number // 12 % 2 == 0, one, ~one)
        kw: Any = {"fused": True} if device.type == "cuda" else {}
        # A best response may know its opponent by the names that it was trained with.
        self._names = None if plan.one_seat else Names(games.game, games.pieces.size, games.moves, device)
        if self._names and self._names.count == 1:
            self._names = None
        self.optimizer = torch.optim.AdamW(model.parameters(), lr=plan.rate, eps=1e-5, weight_decay=1e-4, **kw)
        self.told: dict[str, float] = {}

    @torch.no_grad()
    def play(self, rival: Model | None) -> None:
        """So many steps of all games. In some of them, the rival has seats."""
        games, players, k = self.games, self.games.players, self.matches
        other = Player(rival, games) if rival is not None and k else None
        for t in range(self.plan.steps):
            rows, masks, movers = self._rows[t], self._masks[t], self._movers[t]
            names = self._show(rows, masks)
            movers.copy_(games.movers)
            logits, wins, scores = self.player.answers(rows, masks, players)
            self._values[t] = self.player.values(wins, scores, movers, players)
            moves = sampled(logits)
            self._moves[t] = moves
            self._chances[t] = logits.log_softmax(-1).gather(1, moves[:, None])[:, 0]
            if self._names:
                moves = self._names.meant(moves, names)
            self._own[t].fill_(True)
            if other:
                # It has learned by names of its own, or by none in particular.
                theirs = sampled(other.logits(games.rows[:k].contiguous(), games.masks[:k]))
                ours = self._ours.gather(1, movers[:k, None])[:, 0]
                moves[:k] = torch.where(ours, moves[:k], theirs)
                self._own[t, :k] = ours
            games.step(moves)
            ended, share, points = games.results()
            self._ended[t] = ended
            self._results[t] = torch.cat([share, points / self.plan.points], 1) * ended[:, None]
        rows, movers = games.rows.contiguous(), games.movers.long()
        _, wins, scores = self.player.answers(rows, games.masks, players)
        self._values[-1] = self.player.values(wins, scores, movers, players)
        if games.device.type == "cuda":
            # So that the time of playing is not taken for that of learning.
            torch.cuda.synchronize()

    def _show(self, rows: Tensor, masks: Tensor) -> Tensor | None:
        """Writes down what the movers see, and under which names they see it."""
        games = self.games
        if self._names is None:
            rows.copy_(games.rows)
            masks.copy_(games.masks)
            return None
        names = self._names.drawn(games.games)
        for part, shown in zip((rows, masks), self._names.shown(games.rows, games.masks, names), strict=True):
            part.copy_(shown)
        return names

    def _advantages(self) -> Tensor:
        """By seats and streams."""
        found = torch.zeros_like(self._results)
        running = torch.zeros_like(self._results[0])
        for t in reversed(range(self.plan.steps)):
            goes_on = (~self._ended[t]).float()[:, None]
            delta = self._results[t] + goes_on * self._values[t + 1] - self._values[t]
            running = delta + self.plan.trace * goes_on * running
            found[t] = running
        return found

    def _utilities(self, advantages: Tensor, movers: Tensor, players: Tensor, weights: Weights) -> Tensor:
        """What a decision was worth to who made it: the share of the win, the lead in points, and with more than two
        players the own points."""
        share, score = advantages[:, :SEATS], advantages[:, SEATS:]
        own_share, own_score = (part.gather(1, movers[:, None])[:, 0] for part in (share, score))
        others = (score.sum(1) - own_score) / (players - 1)
        return own_share + weights.lead * (own_score - others) + weights.own * own_score * (players > 2)

    def learn(self, weights: Weights) -> None:
        """A few epochs on what was played."""
        plan, games = self.plan, self.games
        with torch.no_grad():
            advantages = self._advantages().reshape(-1, 2 * SEATS)
            movers, players = self._movers.reshape(-1), games.players.repeat(plan.steps)
            returns = advantages + self._values[:-1].reshape(-1, 2 * SEATS)
            targets = [games.relative(part, movers, players) for part in returns.split(SEATS, 1)]
            worth = self._utilities(advantages, movers, players, weights)
            counted = ((self._masks.sum(-1) > 1) & self._own).reshape(-1)
            for number in range(2, SEATS + 1):
                # Decisions in larger games weigh as much as those in smaller ones.
                some = counted & (players == number)
                scale = (worth * some).square().sum() / some.sum().clamp(min=1)
                worth = torch.where(players == number, worth / (scale.sqrt() + 1e-6), worth)
            rows, masks = self._rows.flatten(0, 1), self._masks.flatten(0, 1)
            moves, before = self._moves.reshape(-1), self._chances.reshape(-1)
        sums = torch.zeros(5, device=games.device)
        batches = 0
        for _ in range(plan.epochs):
            order = torch.randperm(len(moves), device=games.device)
            for some in order.split(plan.batch):
                logits, wins, scores = self.player.answers(rows[some], masks[some], players[some])
                chances = logits.log_softmax(-1)
                ratio = (chances.gather(1, moves[some, None])[:, 0] - before[some]).exp()
                part = counted[some].float()
                whole = part.sum().clamp(min=1)
                gain = torch.min(ratio * worth[some], ratio.clamp(1 - plan.clip, 1 + plan.clip) * worth[some])
                policy = -(gain * part).sum() / whole
                entropy = (-(chances.exp() * chances.clamp(min=-50)).sum(-1) * part).sum() / whole
                win = -(targets[0][some] * wins.log_softmax(-1).clamp(min=-50)).sum(-1).mean()
                score = functional.mse_loss(scores, targets[1][some])
                loss = policy + 0.5 * win + 0.5 * score - weights.entropy * entropy
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
                self.optimizer.step()
                sums += torch.stack([policy, entropy, win, score, (ratio - 1).abs().mean()]).detach()
                batches += 1
        means = (sums / batches).tolist()
        self.told = dict(zip(("policy", "entropy", "win", "score", "moved"), means, strict=True))

    @torch.no_grad()
    def figures(self) -> dict[str, float]:
        """How the games of the last steps went, by the number of players."""
        told = dict(self.told)
        for number in self.games.players.unique().tolist():
            at = self.games.players == number
            ended = self._ended[:, at]
            n = ended.sum()
            points = self._results[:, at, SEATS : SEATS + number].mean(-1)[ended] * self.plan.points
            told[f"length_{number}"] = (ended.numel() / n.clamp(min=1)).item()
            told[f"points_{number}"] = points.mean().item() if n else 0.0
            if self.plan.one_seat:
                won = (self._results[..., :SEATS] * self._ours)[:, at].sum(-1)[ended]
                told[f"share_{number}"] = won.mean().item() if n else 1 / number
        told["cut_off"] = (
            self.games.truncated.sum() / (self.games.over | self.games.truncated).sum().clamp(min=1)
        ).item()
        return told
