// Where everybody's points came from, as the server tells it: the parts of a score sheet, or the sales of each payday.
import { hasText, say } from '../lib/say.svelte';
import type { LogEntry, TableView } from '../lib/table';
import { goodsLost } from './osaka/turning';
import { before } from './turning';
import { partsOf, type Score } from './yokohama/sources';

export interface Source {
  label: string;
  /** Points by seat. */
  points: number[];
  /** How they came about, by seat, where that can be said in a few signs: sum by sum. */
  how?: string[][];
}

/** The rows of the table; none for a game that does not tell. The log has to be whole. */
export function sourcesOf(view: TableView, log: LogEntry[]): Source[] {
  const { over, edition } = (view.game ?? {}) as { over?: { scores?: Score[] } | null; edition?: number };
  const names = view.game?.names ?? [];
  const rows = over?.scores && log.length ? scored(names, over.scores, log, edition ?? 2016) : paydays(names, log);
  // A table that goes on from a record does not know what was scored before it.
  const had = before(view.table.game, names, log, pointsOf(view));
  return rows.length && had.some(Boolean) ? [{ label: say('end-before'), points: had }, ...rows] : rows;
}

/** The parts of a score sheet, with what they brought during the game. */
function scored(names: string[], scores: Score[], log: LogEntry[], edition: number): Source[] {
  return partsOf(names, scores, log).map(({ part, during, end }) => ({
    label: say('yokohama-page-part', { part, edition }),
    points: names.map((_, seat) => during[seat]! + end[seat]!),
    how: names.map((_, seat) => (during[seat] && end[seat] ? [`${during[seat]} + ${end[seat]}`] : [])),
  }));
}

/** What the sums in the table mean, where the game has words for it. */
export function sourcesAbout(view: TableView): string {
  const id = `${view.table.game}-sources-about`;
  return hasText(id) ? say(id) : '';
}

type Scorer = { points: number };
/** Everybody's points when play ended, where the game tells them seat by seat. */
export function pointsOf(view: TableView): number[] {
  const { traders, merchants } = (view.game ?? {}) as { traders?: Scorer[]; merchants?: Scorer[] };
  return (traders ?? merchants ?? []).map(({ points }) => points);
}

/** Everybody's points after a final scoring, where the game has one. */
export function scoredOf(view: TableView): number[] | null {
  const { over } = (view.game ?? {}) as { over?: { scores?: Score[] } | null };
  return over?.scores?.map(({ total }) => total ?? 0) ?? null;
}

function paydays(names: string[], log: LogEntry[]): Source[] {
  const sales = log.filter((entry) => entry.said.id === 'osaka-story-sells');
  const steps = [...new Set(sales.map((entry) => entry.step))];
  return steps.map((step, i) => {
    const here = sales.filter((entry) => entry.step === step).map(({ said }) => said.args as Record<string, never>);
    const of = (name: string) => here.filter((args) => args.player === name);
    const colours = [...new Set(here.map((args) => String(args.colour)))];
    return {
      label: say('end-payday', { n: i + 1, colours: colours.map((colour) => say('osaka-colour', { colour })) }),
      points: names.map((name) => of(name).reduce((sum, args) => sum + Number(args.points), 0)),
      how: names.map((name) =>
        of(name).map(
          ({ price, cards, sum, rounded }) =>
            `${price} × ${cards} = ${sum}` + (Number(rounded) === Number(sum) ? '' : ` → ${rounded}`),
        ),
      ),
    };
  });
}

/** What else is counted at the end, though it is no points. The log has to be whole. */
export function countsOf(view: TableView, log: LogEntry[]): Source[] {
  if (view.table.game !== 'osaka' || !log.length) return [];
  const { traders, names } = view.game as unknown as { traders: { tokens: Score }[]; names: string[] };
  const tokens = traders.map((trader) => Object.values(trader.tokens).reduce((sum, n) => sum + n, 0));
  return [
    { label: say('end-tokens'), points: tokens },
    { label: say('end-lost'), points: goodsLost(names, log) },
  ];
}
