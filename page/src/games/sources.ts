// Where everybody's points came from, as the server tells it: the parts of a score sheet, or the sales of each payday.
import { hasText, say } from '../lib/say.svelte';
import type { GameView, LogEntry, TableView } from '../lib/table';
import { byGame } from './each';
import { before } from './turning';

export interface Source {
  label: string;
  /** Points by seat. */
  points: number[];
  /** How they came about, by seat, where that can be said in a few signs: sum by sum. */
  how?: string[][];
}

/** What a game's folder has in `sources.ts`. Logs are whole ones. */
export interface Sources<G extends GameView> {
  /** Everybody's points when play ended. */
  pointsOf: (game: G) => number[];
  /** Everybody's points after a final scoring, for a game that has one. */
  scoredOf?: (game: G) => number[] | null;
  sourcesOf: (game: G, log: readonly LogEntry[]) => Source[];
  /** What else is counted at the end, though it is no points. */
  countsOf?: (game: G, log: readonly LogEntry[]) => Source[];
}

// Each is given views of its own game.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
const GAMES: Record<string, Sources<any>> = byGame(
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
  import.meta.glob<Sources<any>>('./*/sources.ts', { eager: true, import: 'SOURCES' }),
);

/** The rows of the table; none for a game that does not tell. The log has to be whole. */
export function sourcesOf({ table, game }: TableView, log: LogEntry[]): Source[] {
  const rows = (game && log.length && GAMES[table.game]?.sourcesOf(game, log)) || [];
  if (!game || !rows.length) return [];
  // A table that goes on from a record does not know what was scored before it.
  const had = before(table.game, game.names, log, GAMES[table.game]!.pointsOf(game));
  return had.some(Boolean) ? [{ label: say('end-before'), points: had }, ...rows] : rows;
}

/** What the sums in the table mean, where the game has words for it. */
export function sourcesAbout(view: TableView): string {
  const id = `${view.table.game}-sources-about`;
  return hasText(id) ? say(id) : '';
}

/** Everybody's points when play ended, where the game tells them seat by seat. */
export const pointsOf = ({ table, game }: TableView): number[] => (game && GAMES[table.game]?.pointsOf(game)) ?? [];

/** Everybody's points after a final scoring, where the game has one. */
export const scoredOf = ({ table, game }: TableView): number[] | null =>
  (game && GAMES[table.game]?.scoredOf?.(game)) ?? null;

/** What else is counted at the end, though it is no points. The log has to be whole. */
export const countsOf = ({ table, game }: TableView, log: LogEntry[]): Source[] =>
  (game && log.length && GAMES[table.game]?.countsOf?.(game, log)) || [];
