import { describe, expect, it } from 'vitest';
import { completions, counted, counting, placed, placing, valueOf, withValue, type Field } from './form';

const field = (kind: Field['kind'], choices: string[]): Field => ({
  key: '',
  what: '',
  kind,
  seat: null,
  choices,
  places: [],
  most: 9,
});
const TEXT = 'players: White Pink\nmarket: R5 R5 B2\nWhite  Hand:\n';

describe('the text of a position', () => {
  it('has values by keys, however they are written', () => {
    expect(valueOf(TEXT, 'market')).toBe('R5 R5 B2');
    expect(valueOf(TEXT, 'white_hand')).toBe('');
    expect(withValue(TEXT, 'White hand', 'G2')).toBe('players: White Pink\nmarket: R5 R5 B2\nWhite hand: G2\n');
    expect(withValue(TEXT, 'farm', 'G2')).toBe(`${TEXT}farm: G2\n`);
  });

  it('is completed where a key is being written', () => {
    const keys = ['market', 'farm', 'White hand', 'White goods'];
    expect(completions(`${TEXT}wh`, TEXT.length + 2, keys)).toEqual(['White goods']);
    expect(completions(TEXT, TEXT.length, keys)).toEqual(['farm', 'White goods']);
    expect(completions(TEXT, 30, keys)).toEqual([]);
  });
});

describe('controls', () => {
  it('count cards, pieces and assistants, and write them again', () => {
    const cards = field('cards', ['R5', 'B2']);
    const found = counted(cards, 'R5x2, B2 -');
    expect([...found]).toEqual([
      ['R5', 2],
      ['B2', 1],
    ]);
    expect(counting(cards, found)).toBe('R5 R5 B2');
    const goods = field('counts', ['c', 's']);
    expect(counting(goods, counted(goods, 's4'))).toBe('c0 s4');
    const men = field('men', ['Bank', 'Port']);
    expect(counting(men, counted(men, '2@Port'))).toBe('2@Port');
  });

  it('put ships somewhere else', () => {
    const ships = field('each', ['R', 'B']);
    expect(placed('R0 B3', 'B')).toBe(3);
    expect(placing(ships, 'B3', 'R', 2)).toBe('R2 B3');
  });
});
