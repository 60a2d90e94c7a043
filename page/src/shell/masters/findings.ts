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

/** What a chart says, in a sentence; src/shokai/masters/document.py says the same. */
export function verdict(chart: Chart): Say | null {
  const [first] = chart.rows;
  if (!first) return null;
  if (chart.kind === 'parts')
    return { id: 'masters-verdict-parts', args: { value: 100 * first.value, name: first.name } };
  if (chart.id === 'seats')
    return {
      id: 'masters-verdict-seats',
      args: { first: 100 * first.value, last: 100 * chart.rows.at(-1)!.value, even: 100 * chart.even! },
    };
  if (chart.kind === 'shares') {
    if (chart.rows.length === 1) return { id: 'masters-verdict-only', args: { name: first.name } };
    const most = chart.rows.reduce((one, other) => (other.often! > one.often! ? other : one));
    const args = { most: most.name, often: 100 * most.often! };
    const best = chart.rows.find((row) => row.low > chart.even!);
    return best
      ? { id: 'masters-verdict-shares', args: { best: best.name, value: 100 * best.value, ...args } }
      : { id: 'masters-verdict-even', args };
  }
  if (chart.kind === 'worth') {
    const [best] = chart.rows.filter((row) => row.low > 0).toSorted((a, b) => b.value - a.value);
    return best
      ? { id: 'masters-verdict-worth', args: { best: best.name, sign: '+', value: best.value } }
      : { id: 'masters-verdict-worth-none' };
  }
  return null;
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
