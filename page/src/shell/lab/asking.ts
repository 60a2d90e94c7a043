// What is asked of the lab: whose games, of how many, after which moves; and where that stands in the address.
import type { components } from '../../lib/api';

export type Statistics = components['schemas']['StatisticsTold'];
export type Openings = components['schemas']['OpeningsTold'];
export type Counts = components['schemas']['CountsTold'];
export type Whose = Statistics['whose'];
export const WHOSE: Whose[] = ['mine', 'people', 'all', 'masters'];

export interface Asked {
  whose: Whose;
  players: number;
  after: string[];
}

/** What an address asks for; what makes no sense in it is as if it were not there. */
export function askedBy(query: URLSearchParams, fallback: Whose): Asked {
  const whose = query.get('whose') as Whose;
  const players = Number(query.get('players') ?? 0);
  return {
    whose: WHOSE.includes(whose) ? whose : fallback,
    players: [2, 3, 4].includes(players) ? players : 0,
    after: query.getAll('after').slice(0, 40),
  };
}

/** The same as part of an address. */
export function queryOf({ whose, players, after }: Asked): string {
  const query = new URLSearchParams({ whose });
  if (players) query.set('players', String(players));
  for (const move of after) query.append('after', move);
  return query.toString();
}

/** Means over so many games or months, for a calm line. */
export const WINDOW = 10;
export function running(values: readonly number[], window = WINDOW): number[] {
  return values.map((_, i) => {
    const some = values.slice(Math.max(0, i + 1 - window), i + 1);
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  });
}
