import { expect, test } from 'vitest';
import { pays, proposePayment } from './cards';
import { changedSince } from './since';
import { travels } from './travels';
import type { OsakaView, Trader } from './view';

const trader = (seat: number, more: Partial<Trader> = {}): Trader => ({
  seat,
  hand_size: 2,
  hand: null,
  coins: null,
  goods: [],
  insured: [],
  tokens: { red: 0, blue: 0, yellow: 0, green: 0 },
  points: 0,
  has_stone: true,
  market_price: 0,
  ...more,
});
const row = (cards: string) =>
  cards
    .split(' ')
    .filter(Boolean)
    .map((card) => ({ card, stone: null }));
const table = (market: string, farm: string, traders: Trader[]): OsakaView => ({
  game: 'osaka',
  seat: 0,
  memory: false,
  players: 2,
  names: ['A', 'B'],
  turn: 0,
  actor: 0,
  phase: 'turn',
  ships: { red: 0, blue: 0, yellow: 0, green: 0 },
  market: row(market),
  farm: row(farm),
  draw_pile: 50,
  discard_pile: { cards: 0, top: null },
  traders,
  asks: {},
  moves: [],
  over: null,
});

test('a payment has no card to spare', () => {
  expect(pays(['R5', 'G2'], 6)).toBe(true);
  expect(pays(['R5', 'G2'], 5)).toBe(false);
  expect(pays(['G2'], 5)).toBe(false);
});

test('the proposed payment is exact where it can be', () => {
  const hand = ['R5', 'Y5', 'Y2', 'R2', 'B2', 'G3'];
  const paid = proposePayment(hand, 14, ['blue', 'green']).map((place) => hand[place]);
  expect(paid).toEqual(['R5', 'Y5', 'Y2', 'R2']);
});

test('the proposed payment keeps insurance for what sinks', () => {
  expect(proposePayment(['R2', 'B2'], 2, ['blue'])).toEqual([0]);
  expect(proposePayment(['R2', 'B2'], 2, ['red'])).toEqual([1]);
});

test('a hand that cannot pay proposes nothing', () => {
  expect(proposePayment(['R2'], 5, [])).toEqual([]);
});

test('a taken card goes from the market to the hand, seen or not', () => {
  const before = table('R5 G2', 'B3', [trader(0), trader(1)]);
  expect(travels(before, table('G2', 'B3', [trader(0), trader(1, { hand_size: 3 })]))).toEqual([
    { card: 'R5', from: 'market', to: 'hand:1' },
  ]);
  const mine = table('R5 G2', 'B3', [trader(0, { hand: ['Y2'] }), trader(1)]);
  expect(travels(mine, table('R5', 'B3', [trader(0, { hand: ['Y2', 'G2'] }), trader(1)]))).toEqual([
    { card: 'G2', from: 'market', to: 'hand:0' },
  ]);
});

test('a purchase empties the market into the goods, and the farm moves in', () => {
  const before = table('R5', 'B3', [trader(0, { hand: ['Y5'] }), trader(1)]);
  const after = table('B3 R2', 'G5', [trader(0, { hand: [], goods: ['R5'] }), trader(1)]);
  expect(travels(before, after)).toEqual([
    { card: 'B3', from: 'farm', to: 'market' },
    { card: 'R5', from: 'market', to: 'goods:0' },
    { card: 'Y5', from: 'hand:0', to: 'discard' },
    { card: 'R2', from: 'draw', to: 'market' },
    { card: 'G5', from: 'draw', to: 'farm' },
  ]);
});

test('goods that are sold become points, goods that sink are lost, insured goods stay', () => {
  const before = table('', '', [trader(0, { goods: ['R5', 'R2'] }), trader(1, { goods: ['B3'] })]);
  const after = table('', '', [trader(0, { points: 3 }), trader(1, { insured: ['B3'] })]);
  expect(travels(before, after)).toEqual([
    { card: 'R5', from: 'goods:0', to: 'points:0' },
    { card: 'R2', from: 'goods:0', to: 'points:0' },
  ]);
  expect(travels(before, table('', '', [trader(0, { goods: ['R5', 'R2'] }), trader(1)]))).toEqual([
    { card: 'B3', from: 'goods:1', to: 'discard' },
  ]);
});

test('what others changed is marked: stones, ships, goods, tokens, cards, and nothing that stayed', () => {
  const before = table('R5 G2', 'B3', [trader(0), trader(1, { goods: ['B3'] })]);
  expect(changedSince(before, before)).toEqual([]);
  const after: OsakaView = {
    ...table('R5 G2', 'B3 Y2', [trader(0), trader(1, { points: 2, tokens: { red: 0, blue: 1, yellow: 0, green: 0 } })]),
    ships: { red: 0, blue: 3, yellow: 0, green: 0 },
  };
  after.market[1]!.stone = 1;
  expect(changedSince(before, after).map(({ at, seat, more }) => [at, seat, more])).toEqual([
    ['[data-anchor="points:1"]', 1, 2],
    [':is(.trader, .plaque) [data-explain="tokens:1"]', null, undefined],
    ['[data-explain="pile:1:blue"]', null, undefined],
    ['.ship[data-explain="ship:blue"]', null, undefined],
    ['[data-explain="market:G2:1"]', 1, undefined],
    ['[data-zone="farm"][data-card="Y2"]', null, undefined],
  ]);
});
