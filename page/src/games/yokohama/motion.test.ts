import { describe, expect, it } from 'vitest';
import view from '../../../fixtures/yokohama-moving.json';
import { flights } from './motion';
import type { Game } from './view';

const game = view.game as unknown as Game;
const copy = () => structuredClone(game);

describe('what travels between two views', () => {
  it('is nothing when nothing changed', () => {
    expect(flights(game, copy())).toEqual([]);
  });

  it('is a president who strides from one area to the next', () => {
    const after = copy();
    after.merchants[0]!.president = 'Bank';
    expect(flights(game, after)).toEqual([
      { symbol: 'p-crane', seat: 0, from: `pres:${game.merchants[0]!.president}`, to: 'pres:Bank', kind: 'president' },
    ]);
  });

  it('are assistants who walk from the hand into areas, one by one', () => {
    const after = copy();
    after.merchants[0]!.hand.assistants -= 2;
    after.areas.Bank!.assistants[0]! += 1;
    after.areas.Church!.assistants[0]! += 1;
    const walked = flights(game, after);
    expect(walked.map((flight) => flight.from)).toEqual(['hand:assistants', 'hand:assistants']);
    expect(walked.map((flight) => flight.to).sort()).toEqual(['crew:Bank:0', 'crew:Church:0']);
  });

  it('is an assistant of somebody else who comes from that name', () => {
    const after = copy();
    after.merchants[1]!.hand.assistants -= 1;
    after.areas.Bank!.assistants[1]! += 1;
    expect(flights(game, after)[0]).toMatchObject({ from: 'seat:1', to: 'crew:Bank:1', symbol: 'a-fan' });
  });

  it('is a coin that hops from the payer to the one who is paid', () => {
    const before = copy();
    before.merchants[0]!.yen = 3;
    const after = structuredClone(before);
    after.merchants[0]!.yen -= 1;
    after.merchants[2]!.yen += 1;
    expect(flights(before, after)).toEqual([
      { symbol: 'i-yen', seat: null, from: 'stock:yen', to: 'seat:2', kind: 'coin' },
    ]);
  });

  it('are cards: one taken, the others slide, a new one comes from the deck', () => {
    const after = copy();
    const row = after.orders.Port!;
    row.forEach((space, k) => {
      space.card = k < 5 ? game.orders.Port![k + 1]!.card : { ...space.card!, order: 'O99' };
    });
    after.merchants[1]!.orders_in_hand += 1;
    const slid = flights(game, after);
    expect(slid[0]).toMatchObject({ from: 'row:Port:1', to: 'seat:1', kind: 'card' });
    expect(slid.slice(1, 6).map(({ from, to }) => [from, to])).toEqual(
      [1, 2, 3, 4, 5].map((k) => [`row:Port:${k + 1}`, `row:Port:${k}`]),
    );
    expect(slid[6]).toMatchObject({ from: 'deck:orders', to: 'row:Port:6' });
  });

  it('is nothing for a table of another game', () => {
    expect(flights({ ...copy(), players: 2 }, copy())).toEqual([]);
  });
});
