import { expect, test } from 'vitest';
import type { LogEntry, SayArgument } from '../../lib/table';
import { scenes, worthNow } from './scenes';
import type { OsakaView, Trader } from './view';

const none = { red: 0, blue: 0, yellow: 0, green: 0 };
const trader = (seat: number, more: Partial<Trader> = {}): Trader => ({
  seat,
  hand_size: 2,
  hand: null,
  coins: null,
  goods: [],
  insured: [],
  tokens: none,
  points: 0,
  has_stone: true,
  market_price: 0,
  ...more,
});
const table = (more: Partial<OsakaView>): OsakaView => ({
  game: 'osaka',
  seat: 0,
  memory: false,
  players: 2,
  names: ['Aiko', 'Mira'],
  turn: 1,
  actor: 1,
  phase: 'pay',
  ships: { ...none, red: 4, blue: 3 },
  market: [{ card: 'R5', stone: null }],
  farm: [],
  draw_pile: 50,
  discard_pile: { cards: 0, top: null },
  traders: [],
  asks: {},
  moves: [],
  over: null,
  ...more,
});
const told = (code: string, args: Record<string, SayArgument>): LogEntry => ({
  step: 7,
  seat: 1,
  said: { id: `osaka-story-${code}`, args },
});

test('a purchase, its ships, the payday from the active trader on, and the tide come one after the other', () => {
  const before = table({ traders: [trader(0, { goods: ['R2', 'R2', 'R2', 'B5', 'B2'] }), trader(1)] });
  const after = table({
    turn: 0,
    actor: 0,
    ships: { ...none, blue: 2 },
    market: [{ card: 'G3', stone: null }],
    traders: [trader(0, { insured: ['B5'], points: 2 }), trader(1, { points: 1 })],
  });
  const found = scenes(before, after, [
    told('sails', { colour: 'red', space: { id: 'osaka-space-edo' } }),
    told('sells', { player: 'Aiko', colour: 'red', points: 2 }),
    told('sells', { player: 'Mira', colour: 'red', points: 1 }),
    told('sinks', { colour: 'blue' }),
  ]);
  expect(found.map(({ stage }) => stage.kind)).toEqual(['purchase', 'sail', 'payday', 'payday', 'tide']);
  expect(found[0]!.game.traders[1]!.goods).toEqual(['R5']);
  expect(found[1]!.game.ships.red).toBe(5);
  const payday = found[2]!.stage;
  if (payday.kind !== 'payday') throw new Error('no payday');
  expect(payday.sales.map(({ seat, price, sum, rounded }) => [seat, price, sum, rounded])).toEqual([
    [1, 5, 5, 5],
    [0, 2, 6, 10],
  ]);
  expect(found[3]!.game.traders[1]!.points).toBe(1);
  const tide = found[4]!.stage;
  if (tide.kind !== 'tide') throw new Error('no tide');
  expect(tide.losses[0]).toEqual({ seat: 0, lost: ['B2'], saved: ['B5'] });
});

test('nothing in particular needs no scenes, and a pile says what it would bring', () => {
  expect(scenes(table({}), table({}), [told('takes', {})])).toEqual([]);
  expect(worthNow(trader(0, { goods: ['G3', 'G2'], tokens: { ...none, green: 1 } }), 'green')).toMatchObject({
    price: 4,
    sum: 8,
    rounded: 10,
    points: 2,
  });
  expect(worthNow(trader(0), 'red')).toBeNull();
});
