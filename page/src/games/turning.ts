// The turning points of a finished game, read off its whole log: who took the lead, the largest gain, the heaviest loss,
// and a final scoring that changed who was first. Nothing is guessed: a game whose log does not tell of points has none.
import type { LogEntry, Say } from '../lib/table';
import { byGame } from './each';

/** Something that was sold, or lost: what it is called, and its colour (of CSS). */
export interface Good {
  name: Say;
  colour: string;
}

/** Points that were scored together: on one payday, or in one turn. */
export interface Gains {
  /** The last step in which some of them were scored. */
  step: number;
  /** Counted from 1; 0 for one that had begun before the log does. */
  turn: number;
  /** The round, where the game counts them. */
  round: number | null;
  /** By seat: points, what was sold, and what brought most of them. */
  points: number[];
  goods: Good[][];
  by: (Say | null)[];
}

export interface Loss {
  seat: number;
  n: number;
  goods: Good[];
  step: number;
  turn: number;
}

export interface Turning {
  kind: 'lead' | 'gain' | 'loss' | 'final';
  seat: number;
  /** Points that were scored; goods lost to the tide. */
  n: number;
  goods: Good[];
  /** Whoever led before, and by how much the new leader is ahead. */
  other: number | null;
  ahead: number;
  by: Say | null;
  /** The moment after it happened, and the turn in which it did. */
  step: number;
  turn: number;
  round: number | null;
}

/** What a game's folder tells of its log in `turning.ts`. */
interface Story {
  gains: (names: readonly string[], log: readonly LogEntry[]) => Gains[];
  losses?: (names: readonly string[], log: readonly LogEntry[]) => Loss[];
}
const STORIES: Record<string, Story> = byGame(import.meta.glob<Story>('./*/turning.ts', { eager: true }));
const gainsOf = (game: string, names: readonly string[], log: readonly LogEntry[]): Gains[] =>
  STORIES[game]?.gains(names, log) ?? [];

/** Fewer goods than these are lost every other payday. */
const HEAVY = 4;
/** Changes of the lead; more than these nobody reads. */
const LEADS = 2;

/** The only one with the most points, or nobody. */
function leader(points: readonly number[]): number | null {
  const best = Math.max(...points);
  const first = points.indexOf(best);
  return best > 0 && points.lastIndexOf(best) === first ? first : null;
}

const ahead = (points: readonly number[], of: number): number =>
  points[of]! - Math.max(...points.filter((_, seat) => seat !== of));

/** What everybody had before the log begins: a table that goes on from a record knows only the rest. */
export function before(
  game: string,
  names: readonly string[],
  log: readonly LogEntry[],
  end: readonly number[],
): number[] {
  const all = gainsOf(game, names, log);
  return end.map((points, seat) => all.reduce((rest, gained) => rest - gained.points[seat]!, points));
}

export interface Grown {
  step: number;
  /** The round, where the game counts them, else the turn. */
  at: number;
  points: number[];
  /** The colours of what was sold. */
  colours: string[];
}

/** How the points grew: after each payday or each round in which somebody scored, everybody's. */
export function growth(
  game: string,
  names: readonly string[],
  log: readonly LogEntry[],
  end: readonly number[],
): Grown[] {
  const sums = before(game, names, log, end);
  const grown: Grown[] = [];
  for (const { step, turn, round, points, goods } of gainsOf(game, names, log)) {
    points.forEach((more, seat) => (sums[seat]! += more));
    if (round !== null && grown.at(-1)?.at === round) grown.pop();
    grown.push({
      step,
      at: round ?? turn,
      points: [...sums],
      colours: [...new Set(goods.flat().map(({ colour }) => colour))],
    });
  }
  return grown;
}

/** `end` is what everybody had when play ended, `scored` what it was after the final scoring of a game that has one. */
export function turningPoints(
  game: string,
  names: readonly string[],
  log: readonly LogEntry[],
  end: readonly number[],
  scored: readonly number[] | null = null,
): Turning[] {
  const leads: Turning[] = [];
  const most: Turning[] = [];
  const sums = before(game, names, log, end);
  let led = leader(sums);
  for (const { step, turn, round, points, goods, by } of gainsOf(game, names, log)) {
    points.forEach((more, seat) => (sums[seat]! += more));
    const of = (seat: number) => {
      const [n, sold, said] = [points[seat]!, goods[seat]!, by[seat] ?? null];
      return { seat, n, goods: sold, by: said, step: step + 1, turn, round };
    };
    most.push({ kind: 'gain', other: null, ahead: 0, ...of(points.indexOf(Math.max(...points))) });
    const first = leader(sums);
    if (first === null) continue;
    if (led !== null && led !== first)
      leads.push({ kind: 'lead', other: led, ahead: ahead(sums, first), ...of(first) });
    led = first;
  }
  const losses = (STORIES[game]?.losses?.(names, log) ?? [])
    .filter(({ n }) => n >= HEAVY)
    .map((loss): Turning => ({
      kind: 'loss',
      ...loss,
      other: null,
      ahead: 0,
      by: null,
      step: loss.step + 1,
      round: null,
    }));
  const largest = (all: Turning[]) => [...all].sort((a, b) => b.n - a.n).slice(0, 1);
  const told = [...leads.slice(-LEADS), ...largest(losses)];
  // What brought the lead is told once.
  const gain = largest(most).filter(({ step, seat }) => !told.some((one) => one.step === step && one.seat === seat));
  return [...told, ...gain].sort((a, b) => a.step - b.step).concat(scoring(led, end, scored, log));
}

/** The final scoring, where it changed who was first. */
function scoring(
  led: number | null,
  end: readonly number[],
  scored: readonly number[] | null,
  log: readonly LogEntry[],
): Turning[] {
  const first = scored && leader(scored);
  if (first === null || led === null || first === led) return [];
  const n = scored![first]! - end[first]!;
  const last = { step: (log.at(-1)?.step ?? 0) + 1, turn: 0, round: null, goods: [], by: null };
  return [{ kind: 'final', seat: first, n, other: led, ahead: ahead(scored!, first), ...last }];
}
