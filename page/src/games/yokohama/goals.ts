// How far the five conditions are that end the game.
import type { Game } from './view';

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
  const leader = (kind: 'shops' | 'houses'): Condition => {
    const of = game.ends[kind];
    const counts = game.merchants.map((merchant) => merchant[kind].length);
    const have = Math.max(...counts);
    return { kind, have, of, by: have ? counts.indexOf(have) : null, near: have / of };
  };
  // 36 orders less the twelve that lie out, with four players; a bar needs no more than that.
  const deck = game.decks.orders;
  return [
    leader('houses'),
    leader('shops'),
    { kind: 'orders', have: deck, of: 0, by: null, near: 1 - Math.min(deck / 16, 1) },
    {
      kind: 'church',
      have: game.church.taken,
      of: game.church.full,
      by: null,
      near: game.church.taken / game.church.full,
    },
    {
      kind: 'customs',
      have: game.customs.taken,
      of: game.customs.full,
      by: null,
      near: game.customs.taken / game.customs.full,
    },
  ];
}
