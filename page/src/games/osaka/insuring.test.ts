import { describe, expect, it } from 'vitest';
import {
  free,
  keptOf,
  linesOf,
  lostOf,
  mostKept,
  noneKept,
  paidOf,
  tapCard,
  tapGood,
  type Row,
} from './insuring.svelte';

// Blue: a 2 saves two goods, a 3 saves one. The ways are what the server tells of this hand.
const blue: Row = {
  colour: 'blue',
  goods: ['B5', 'B3', 'B2'],
  ways: [
    { cards: [], saves: 0 },
    { cards: ['B3'], saves: 1 },
    { cards: ['B2'], saves: 2 },
    { cards: ['B2', 'B3'], saves: 3 },
  ],
  hand: ['B5', 'B3', 'B2'],
  kept: [false, false, false],
  pays: [false, false, false],
};
const twos: Row = {
  ...blue,
  ways: [
    { cards: [], saves: 0 },
    { cards: ['B2'], saves: 2 },
  ],
  hand: ['B2'],
  pays: [false],
};

describe('what is kept and what pays', () => {
  it('keeps the most at first, the dearest goods', () => {
    expect(keptOf(mostKept(blue))).toEqual(['B5', 'B3', 'B2']);
    expect(keptOf(mostKept(twos))).toEqual(['B5', 'B3']);
    expect(lostOf(mostKept(twos))).toEqual(['B2']);
  });
  it('chooses the cheapest cards for what is tapped', () => {
    const [one] = tapGood(blue, 0);
    expect(paidOf(one)).toEqual(['B3']);
    const [two] = tapGood(one, 1);
    expect(paidOf(two)).toEqual(['B2']);
    expect(paidOf(tapGood(two, 2)[0])).toEqual(['B3', 'B2']);
  });
  it('pays less where one good less is kept, and lets another be kept where that does not come out', () => {
    const [two] = tapGood(mostKept(blue), 2);
    expect([keptOf(two), paidOf(two)]).toEqual([['B5', 'B3'], ['B2']]);
    const [one] = tapGood(mostKept(twos), 0);
    expect([keptOf(one), paidOf(one), free(one)]).toEqual([['B3'], ['B2'], 1]);
    expect(keptOf(tapGood(one, 2)[0])).toEqual(['B3', 'B2']);
  });
  it('says why a tap changes nothing', () => {
    expect(tapGood(mostKept(twos), 2)[1]).toBe('rings');
    const enough = { ...blue, goods: ['B5', 'B3'], kept: [true, true], pays: [false, false, true] };
    enough.ways = enough.ways.slice(0, 3);
    expect(tapCard(enough, 1)[1]).toBe('enough');
  });
  it('keeps as many as the chosen cards save, the dearest', () => {
    const [row] = tapCard(mostKept(blue), 2);
    expect([paidOf(row), keptOf(row)]).toEqual([['B3'], ['B5']]);
  });
});

describe('what is sent', () => {
  it('is one line for a colour, as the rules want it', () => {
    expect(linesOf(mostKept(blue), 'insure')).toEqual(['insure B2 B3']);
    expect(linesOf(mostKept(twos), 'insure')).toEqual(['insure B2 save B5 B3']);
    expect(linesOf(noneKept(blue), 'insure')).toEqual(['done']);
  });
  it('goes on where cards were laid down one by one', () => {
    const laid = { ...blue, ways: [{ cards: [], saves: 2 }], kept: [true, false, true] };
    expect(linesOf(laid, 'insure')).toEqual(['done', 'save B5 B2']);
    expect(linesOf(laid, 'save')).toEqual(['save B5 B2']);
    expect(keptOf(noneKept(laid))).toEqual(['B5', 'B2']);
  });
});
