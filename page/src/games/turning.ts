// The turning points of a finished game, read off its whole log: who took the lead on a payday, the largest payday, and
// the heaviest loss to the tide. Nothing is guessed: a game whose log does not tell such things has none.
import type { LogEntry } from '../lib/table';
import { turnsOf } from '../lib/turns';
import { TURNS } from './marks';

export interface Turning {
  kind: 'lead' | 'gain' | 'loss';
  seat: number;
  /** Points on a payday; goods lost to the tide. */
  n: number;
  colours: string[];
  /** Whoever led before, and by how much the new leader is ahead. */
  other: number | null;
  ahead: number;
  /** The moment after it happened, and the turn in which it did. */
  step: number;
  turn: number;
}

/** Fewer goods than these are lost every other payday. */
const HEAVY = 4;
const MOST = 4;

interface Payday {
  step: number;
  points: number[];
  colours: string[][];
}

function paydays(names: readonly string[], log: readonly LogEntry[]): Payday[] {
  const found: Payday[] = [];
  for (const { step, said } of log) {
    const seat = said.id === 'osaka-story-sells' ? names.indexOf(String(said.args?.player)) : -1;
    if (seat < 0) continue;
    if (found.at(-1)?.step !== step) found.push({ step, points: names.map(() => 0), colours: names.map(() => []) });
    const payday = found.at(-1)!;
    payday.points[seat]! += Number(said.args?.points);
    payday.colours[seat]!.push(String(said.args?.colour));
  }
  return found;
}

/** The only one with the most points, or nobody. */
function leader(points: readonly number[]): number | null {
  const best = Math.max(...points);
  const first = points.indexOf(best);
  return best > 0 && points.lastIndexOf(best) === first ? first : null;
}

/** What everybody had before the log begins: a table that goes on from a record knows only the rest. */
export function before(names: readonly string[], log: readonly LogEntry[], end: readonly number[]): number[] {
  const sums = paydays(names, log);
  return end.map((points, seat) => sums.reduce((rest, payday) => rest - payday.points[seat]!, points));
}

/** How the points grew: after each payday, everybody's, and the turn it was in. */
export function growth(game: string, names: readonly string[], log: readonly LogEntry[], end: readonly number[]) {
  const sums = before(names, log, end);
  return paydays(names, log).map(({ step, points, colours }) => {
    points.forEach((more, seat) => (sums[seat]! += more));
    return { step, turn: turnAt(game, names, log, step), points: [...sums], colours: [...new Set(colours.flat())] };
  });
}

function turnAt(game: string, names: readonly string[], log: readonly LogEntry[], step: number): number {
  return turnsOf(log, names, TURNS[game]).filter((turn) => turn.seat !== null && turn.first <= step).length;
}

export function turningPoints(
  game: string,
  names: readonly string[],
  log: readonly LogEntry[],
  end: readonly number[],
): Turning[] {
  const at = (step: number) => ({ step: step + 1, turn: turnAt(game, names, log, step) });
  const leads: Turning[] = [];
  const gains: Turning[] = [];
  const sums = before(names, log, end);
  let led = leader(sums);
  for (const { step, points, colours } of paydays(names, log)) {
    points.forEach((more, seat) => (sums[seat]! += more));
    const first = leader(sums);
    const n = Math.max(...points);
    const best = points.indexOf(n);
    gains.push({ kind: 'gain', seat: best, n, colours: colours[best]!, other: null, ahead: 0, ...at(step) });
    if (first === null) continue;
    const second = Math.max(...sums.filter((_, seat) => seat !== first));
    if (led !== null && led !== first)
      leads.push({
        kind: 'lead',
        seat: first,
        n: points[first]!,
        colours: colours[first]!,
        other: led,
        ahead: sums[first]! - second,
        ...at(step),
      });
    led = first;
  }
  const losses = log.flatMap(({ step, said }): Turning[] => {
    const seat = said.id === 'osaka-story-loses' ? names.indexOf(String(said.args?.player)) : -1;
    const n = Number(said.args?.cards);
    if (seat < 0 || n < HEAVY) return [];
    const colours = [String(said.args?.colour)];
    return [{ kind: 'loss', seat, n, colours, other: null, ahead: 0, ...at(step) }];
  });
  const largest = (all: Turning[]) => [...all].sort((a, b) => b.n - a.n).slice(0, 1);
  const told = [...leads.slice(-(MOST - 2)), ...largest(losses)];
  // A payday that brought the lead is told once.
  const gain = largest(gains).filter(({ step, seat }) => !told.some((one) => one.step === step && one.seat === seat));
  return [...told, ...gain].sort((a, b) => a.step - b.step);
}

/** How many goods each lost to the tide. */
export const goodsLost = (names: readonly string[], log: readonly LogEntry[]): number[] =>
  names.map((name) =>
    log
      .filter(({ said }) => said.id === 'osaka-story-loses' && said.args?.player === name)
      .reduce((sum, { said }) => sum + Number(said.args?.cards), 0),
  );
