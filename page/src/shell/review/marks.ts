// What stands out in a review: mistakes, and moments that changed somebody's chances a lot.
import type { Decision, Moment, SeatReview } from './following.svelte';

export interface Mistake {
  /** By size, from 1. */
  number: number;
  /** The step at which it was made: the table before it. */
  step: number;
  seat: number;
  decision: Decision;
}

export function mistakesIn(moments: readonly Moment[], seat: number | null): Mistake[] {
  return moments
    .flatMap(({ step, seat: by, decision }) =>
      decision?.mistake && by !== null && (seat === null || by === seat)
        ? [{ number: 0, step: step - 1, seat: by, decision }]
        : [],
    )
    .sort((a, b) => b.decision.loss - a.decision.loss || a.step - b.step)
    .map((mistake, i) => ({ ...mistake, number: i + 1 }));
}

/** The moments after which somebody's chances are another by so much, and whose changed most. */
export function swings(moments: readonly Moment[], least: number): { at: number; seat: number }[] {
  return moments.flatMap(({ wins }, at) => {
    const before = moments[at - 1]?.wins;
    if (!before) return [];
    const changes = wins.map((chance, seat) => Math.abs(chance - before[seat]!));
    const most = Math.max(...changes);
    return most >= least ? [{ at, seat: changes.indexOf(most) }] : [];
  });
}

/** The last moment at or before a step. */
export function momentAt(moments: readonly Moment[], step: number): number {
  let low = 0;
  for (let high = moments.length - 1; low < high;) {
    const middle = Math.ceil((low + high) / 2);
    if (moments[middle]!.step <= step) low = middle;
    else high = middle - 1;
  }
  return low;
}

export const luckOf = (moments: readonly Moment[], at: number, seat: number): number | null =>
  at > 0 && moments[at]!.seat === null ? moments[at]!.wins[seat]! - moments[at - 1]!.wins[seat]! : null;

/** A part of 1 as so many of a hundred. */
export const hundredths = (part: number): number => Math.round(100 * part);
/** The same for a chance: what luck and play lead to can lie beyond what there is to win. */
export const inHundred = (part: number): number => hundredths(Math.min(1, Math.max(0, part)));

/** Whom the cards favoured most; nobody where it rounds to nothing. */
export function favoured(luck: readonly number[]): number | null {
  const most = Math.max(...luck);
  return hundredths(most) > 0 ? luck.indexOf(most) : null;
}

/** How well a seat played, for a sentence. Whoever gave chances away may have won points by it: those were not lost. */
export const playedBy = ({ accuracy, lost }: SeatReview): { accuracy: number; points: number; cost: string } => ({
  accuracy: hundredths(accuracy),
  points: lost.points,
  cost: lost.points >= 0.05 ? 'points' : lost.chance >= 0.005 ? 'chances' : 'nothing',
});

/** The round that cost a seat most, for a sentence; null where nothing was lost, or the game has no rounds. */
export const worstOf = ({ worst }: SeatReview): { round: number; points: number; most: string } | null =>
  worst ? { round: worst.round, points: worst.points, most: worst.most ? 'yes' : 'no' } : null;

/** The start, luck, play, and the result, in hundredths that add up although each is rounded. */
export function ledgerOf({ start, luck, result }: SeatReview): [number, number, number, number] {
  const [from, lucky, to] = [start, luck.chance, result].map(hundredths) as [number, number, number];
  return [from, lucky, to - from - lucky, to];
}
