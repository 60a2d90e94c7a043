import { describe, expect, it } from 'vitest';
import type { Decision, Moment, SeatReview } from './following.svelte';
import { favoured, ledgerOf, luckOf, mistakesIn, momentAt, playedBy, swings, worstOf } from './marks';

const decision = (loss: number, mistake = true) => ({ loss, mistake }) as Decision;
const moment = (step: number, chance: number, seat: number | null = null, made: Decision | null = null): Moment => ({
  step,
  seat,
  wins: [chance, 1 - chance],
  points: [0, 0],
  decision: made,
});
const game = [
  moment(0, 0.5),
  moment(3, 0.55),
  moment(4, 0.5, 0, decision(0.05)),
  moment(9, 0.7, 1, decision(0.2)),
  moment(10, 0.69, 0, decision(0.01, false)),
];

describe('what stands out in a review', () => {
  it('lists mistakes by size, of all or of a seat', () => {
    expect(mistakesIn(game, null).map(({ number, step, seat }) => [number, step, seat])).toEqual([
      [1, 8, 1],
      [2, 3, 0],
    ]);
    expect(mistakesIn(game, 0).map(({ step }) => step)).toEqual([3]);
  });
  it('marks moments that changed much', () => {
    expect(swings(game, 0.12)).toEqual([{ at: 3, seat: 0 }]);
    expect(swings(game, 0.3)).toEqual([]);
  });
  it('finds the moment of a step', () => {
    expect([0, 2, 3, 5, 9, 10, 99].map((step) => momentAt(game, step))).toEqual([0, 0, 1, 2, 3, 4, 4]);
  });
  it('tells luck from moves', () => {
    expect(luckOf(game, 1, 0)).toBeCloseTo(0.05);
    expect(luckOf(game, 2, 0)).toBeNull();
    expect(luckOf(game, 0, 0)).toBeNull();
  });
});

it('says whom the cards favoured, and nobody where it rounds to nothing', () => {
  expect(favoured([-0.2, 0.15, 0.05])).toBe(1);
  expect(favoured([0.004, -0.004])).toBe(null);
  expect(favoured([0, 0])).toBe(null);
});

it('names the round that cost most', () => {
  const seat = (worst: SeatReview['worst']) => worstOf({ worst } as SeatReview);
  expect(seat({ round: 6, points: 4.2, most: true })).toEqual({ round: 6, points: 4.2, most: 'yes' });
  expect(seat({ round: 2, points: 1, most: false })?.most).toBe('no');
  expect(seat(null)).toBeNull();
});

it('adds up in whole hundredths', () => {
  const seat = { start: 0.334, luck: { chance: -0.614, points: 0 }, result: 0 } as SeatReview;
  const [start, luck, play, result] = ledgerOf(seat);
  expect([start, luck, play, result]).toEqual([33, -61, 28, 0]);
  expect(start + luck + play).toBe(result);
});

it('never says that less than nothing was lost', () => {
  const cost = (points: number, chance: number) =>
    playedBy({ accuracy: 0.8, lost: { points, chance } } as SeatReview).cost;
  expect([cost(3, 0.2), cost(-2.4, 0.4), cost(0, 0)]).toEqual(['points', 'chances', 'nothing']);
});
