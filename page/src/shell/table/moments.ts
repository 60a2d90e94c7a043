// The moments between turns, for those who step through a game turn by turn.
import { TURNS } from '../../games/marks';
import type { LogEntry } from '../../lib/table';
import { turnsOf } from '../../lib/turns';

/** The steps at which a turn is over and the next one begins, as moments: so many steps were made. */
export function turnStarts(entries: readonly LogEntry[], names: readonly string[], game: string): number[] {
  const marks = TURNS[game];
  // A heading is told with the step before; a move that begins a turn is its first step.
  const behind = marks?.headings ? 1 : 0;
  const starts = turnsOf(entries, names, marks).filter(({ seat }) => seat !== null);
  return [...new Set(starts.map(({ first }) => first + behind))];
}

/** The beginning of the turn before or after a moment; the first and the last moment count as such. */
export function nextTurn(starts: readonly number[], step: number, last: number, way: 1 | -1): number {
  if (way > 0) return starts.find((start) => start > step) ?? last;
  return starts.findLast((start) => start < step) ?? 0;
}
