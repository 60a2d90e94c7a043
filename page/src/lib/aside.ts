// Where the teacher's card rests: near what it speaks of, whole in the window, and not upon what is needed.
import { overlap, type Box, type Size } from './beside';

/** Something that is rather not covered, and how much rather. */
export interface Spared extends Box {
  weight: number;
}
export interface Spot {
  left: number;
  top: number;
}

/** Covering something with the whole card costs as much as resting so far away from what is spoken of. */
const COVERED = 1500;
/** Among places that are nearly as good, a card stays where it is. */
const MOVED = 0.4;
/** From this weight on, a place right beside something is tried as well: a gap may be hardly larger than the card. */
const HEAVY = 100;
const STEP = 20;
const FINE = 2;
const EDGE = 8;

const away = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

/** The best place for a card below `top`: it covers little of what is spared, and is near what it speaks of. */
export function aside(
  card: Size,
  window: Size,
  top: number,
  spared: Spared[],
  near: Box[],
  before: Spot | null = null,
): Spot {
  const [right, bottom] = [
    Math.max(EDGE, window.width - card.width - EDGE),
    Math.max(top, window.height - card.height - EDGE),
  ];
  const area = card.width * card.height || 1;
  const steps = (from: number, to: number, step: number): number[] => {
    const count = Math.max(0, Math.ceil((to - from) / step));
    return Array.from({ length: count + 1 }, (_, i) => (i === count ? to : from + i * step));
  };
  let best: Spot = before ?? { left: EDGE, top };
  let least = Infinity;
  const look = (across: number[], down: number[]): void => {
    for (const left of across)
      for (const y of down) {
        const box = { left, top: y, right: left + card.width, bottom: y + card.height };
        let cost = near.reduce((sum, one) => sum + away(box, one), 0) / (near.length || 1);
        if (before) cost += MOVED * Math.hypot(left - before.left, y - before.top);
        for (const one of spared) {
          if (cost >= least) break;
          cost += (COVERED * one.weight * overlap(box, one)) / area;
        }
        if (cost < least) [best, least] = [{ left, top: y }, cost];
      }
  };
  const within = (places: number[], from: number, to: number) => places.filter((at) => at >= from && at <= to);
  const heavy = spared.filter((one) => one.weight >= HEAVY);
  const across = heavy.flatMap((one) => [one.right, one.left - card.width]);
  const down = heavy.flatMap((one) => [one.bottom, one.top - card.height]);
  look(
    [...steps(EDGE, right, STEP), ...within(across, EDGE, right)],
    [...steps(top, bottom, STEP), ...within(down, top, bottom)],
  );
  // Then closer.
  const around = (at: number, from: number, to: number) =>
    steps(Math.max(from, at - STEP), Math.min(to, at + STEP), FINE);
  look(around(best.left, EDGE, right), around(best.top, top, bottom));
  return best;
}
