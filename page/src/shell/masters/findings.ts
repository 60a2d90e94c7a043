// What many games tell, as `shokai masters` writes it: src/shokai/masters/findings.py. Loaded when somebody asks for it.
import { say } from '../../lib/say.svelte';
import type { Say } from '../../lib/table';

export interface Estimate {
  value: number;
  low: number;
  high: number;
}
export interface Row extends Estimate {
  key: string;
  name: Say;
  n: number;
  often?: number;
  others?: Estimate;
  earlier?: Estimate;
  share?: Estimate;
  time?: number;
}
export interface Chart {
  id: string;
  kind: 'shares' | 'parts' | 'worth' | 'versus';
  even?: number;
  rows: Row[];
  /** What the chart says, in a sentence. */
  verdict: Say | null;
}
export interface Table {
  players: number;
  games: number;
  turns: Estimate | null;
  points: Estimate | null;
  winner: Estimate | null;
  charts: Chart[];
}
export interface Findings {
  game: string;
  version: string;
  made: string;
  bots: string[];
  tables: Table[];
  levels: { players: number; level: number; games: number; points: Estimate | null; winner: Estimate | null }[];
}

const FILES = import.meta.glob<{ default: unknown }>('../../../../src/shokai/games/*/masters.json');
const OF_GAME = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => [path.split('/').at(-2)!, load] as const),
);
export const COUNTED = Object.keys(OF_GAME);

export async function findingsOf(game: string): Promise<Findings | null> {
  const found = await OF_GAME[game]?.();
  return found ? (found.default as Findings) : null;
}

/** Rows to show: of very many the first and the last, null between them. */
export const MOST = 20;
export const shown = (rows: Row[]): (Row | null)[] =>
  rows.length <= MOST ? rows : [...rows.slice(0, 5), null, ...rows.slice(-5)];

/** Whether a row is better or worse than the line, or cannot be told from it. */
export const side = (row: Estimate, line: number): 'good' | 'bad' | 'even' =>
  row.low > line ? 'good' : row.high < line ? 'bad' : 'even';

/** A share as people say it. */
export const percent = (value: number) => say('masters-percent', { value: 100 * value });
export const percents = ({ low, high }: Estimate) => say('masters-range', { low: 100 * low, high: 100 * high });
/** A difference with its sign; what rounds to nothing has none. */
export const more = (value: number) =>
  say('masters-more', { sign: Math.abs(value) < 0.05 ? '' : value < 0 ? '−' : '+', value: Math.abs(value) });

/** All figures of a table as lines of a file for spreadsheets. */
export function csv(table: Table): string {
  const lines = table.charts.flatMap((chart) =>
    chart.rows.map((row) =>
      [chart.id, row.key, row.value, row.low, row.high, row.often ?? '', row.others?.value ?? '', row.n].join(','),
    ),
  );
  return ['chart,key,value,low,high,often,others,games', ...lines].join('\n') + '\n';
}
