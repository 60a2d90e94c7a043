// How far the goals are: achievements for a merchant, and the five conditions that end the game.
import type { Achievement, Game, Merchant } from './types';

const HOUSES = 4;
const SHOPS = 8;

/** How much a merchant has of each thing that an achievement counts. */
export function progress(game: Game, merchant: Merchant, goal: Achievement): Record<string, number> {
  const built = new Set([...merchant.shops, ...merchant.houses]);
  const areas = (kind: string) => [...built].filter((area) => game.areas[area]?.kind === kind).length;
  const have: Record<string, number> = {
    ...merchant.goods, yen: merchant.yen, technologies: merchant.technologies.length,
    tokens: merchant.tokens + merchant.agents + merchant.agents_used, orders: merchant.fulfilled.length,
    production: areas('production'), commercial: areas('commercial'),
  };
  return Object.fromEntries(Object.keys(goal.goal).map((thing) => [thing, have[thing] ?? 0]));
}

export interface Condition {
  kind: 'houses' | 'shops' | 'orders' | 'church' | 'customs';
  have: number;
  of: number;
  /** Who is nearest, where one merchant alone can bring it about. */
  by: number | null;
  /** 0 far to 1 there. */
  near: number;
}

/** The five conditions that announce the end. */
export function conditions(game: Game): Condition[] {
  const leader = (kind: 'shops' | 'houses', of: number): Condition => {
    const counts = game.merchants.map((merchant) => merchant[kind].length);
    const have = Math.max(...counts);
    return { kind, have, of, by: have ? counts.indexOf(have) : null, near: have / of };
  };
  // 36 orders less the twelve that lie out, with four players; a bar needs no more than that.
  const deck = game.decks.orders;
  return [
    leader('houses', HOUSES),
    leader('shops', SHOPS),
    { kind: 'orders', have: deck, of: 0, by: null, near: 1 - Math.min(deck / 16, 1) },
    { kind: 'church', have: game.church.taken, of: game.church.full, by: null, near: game.church.taken / game.church.full },
    { kind: 'customs', have: game.customs.taken, of: game.customs.full, by: null, near: game.customs.taken / game.customs.full },
  ];
}
