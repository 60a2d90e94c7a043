import { describe, expect, test } from 'vitest';
import { TURNS } from '../games/marks';
import type { LogEntry, SayArgument } from './table';
import { seatIn, together, turnsOf, turnTold } from './turns';

const NAMES = ['Aiko', 'Yellow', 'Blue'];
const entry = (step: number, seat: number | null, id: string, args: Record<string, SayArgument> = {}): LogEntry => ({
  step,
  seat,
  said: { id, args },
});

describe('the log by turns', () => {
  test('of YOKOHAMA: a heading begins a turn, with its round and the seat that it names', () => {
    const turns = turnsOf(
      [
        entry(0, null, 'yokohama-story-areas'),
        entry(9, 2, 'yokohama-story-turn', { player: 'Aiko', round: 1 }),
        entry(10, 0, 'yokohama-story-places-two', { player: 'Aiko' }),
        // The step that ends a turn tells whose turn is next: the crest is that of the next player.
        entry(14, 0, 'yokohama-story-recovers', { player: 'Aiko' }),
        entry(14, 0, 'yokohama-story-turn', { player: 'Yellow', round: 1 }),
        entry(15, 1, 'yokohama-story-gets', { player: 'Yellow' }),
      ],
      NAMES,
      TURNS.yokohama,
    );
    expect(turns.map(({ seat, round, entries }) => [seat, round, entries.length])).toEqual([
      [null, null, 1],
      [0, 1, 2],
      [1, 1, 1],
    ]);
    expect(turns[1]).toMatchObject({ first: 9, last: 14 });
  });

  test('of OSAKA: purchase, payment and payday are one turn', () => {
    const turns = turnsOf(
      [
        entry(5, 0, 'osaka-story-takes', { player: 'Aiko' }),
        entry(6, 1, 'osaka-story-buys', { player: 'Yellow', cards: ['R5'] }),
        entry(7, 1, 'osaka-story-pays', { player: 'Yellow', cards: ['G5'] }),
        entry(7, 1, 'osaka-story-sells', { player: 'Aiko' }),
        entry(8, 2, 'osaka-story-takes', { player: 'Blue' }),
      ],
      NAMES,
      TURNS.osaka,
    );
    expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [0, 1],
      [1, 3],
      [2, 1],
    ]);
    expect(seatIn(turns[1]!.entries[2]!, NAMES)).toBe(0);
  });

  test('with the numbers of round and turn that the server tells, wherever the log begins', () => {
    const numbered = (step: number, seat: number, round: number, turn: number, id: string): LogEntry => ({
      ...entry(step, seat, `osaka-story-${id}`, { player: NAMES[seat]! }),
      round,
      turn,
    });
    const turns = turnsOf(
      [numbered(40, 0, 4, 11, 'pays'), numbered(41, 1, 4, 12, 'takes'), numbered(42, 2, 5, 13, 'takes')],
      NAMES,
      TURNS.osaka,
    );
    expect(turns.map(({ round, number, whole }) => [round, number, whole])).toEqual([
      [4, 11, false],
      [4, 12, true],
      [5, 13, true],
    ]);
  });

  test('of any other game: steps of one seat in a row', () => {
    const turns = turnsOf([entry(0, 0, 'x'), entry(1, 0, 'x'), entry(2, 1, 'x')], NAMES);
    expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });
});

describe('a turn in one sentence', () => {
  test('tells what its player did, with things of a kind together', () => {
    const entries = [
      entry(1, 1, 'places', { player: 'Yellow', n: 1, cards: ['Bank'] }),
      entry(2, 1, 'places', { player: 'Yellow', n: 1, cards: ['Port'] }),
      entry(3, 1, 'unheard', { player: 'Yellow' }),
      entry(3, 1, 'gets', { player: 'Aiko' }),
      entry(4, 1, 'gets', { player: 'Yellow' }),
    ];
    expect(together(entries)).toHaveLength(4);
    const said = turnTold(entries, 1, NAMES, (id) => id !== 'brief-unheard');
    expect(said?.args?.player).toBe('Yellow');
    expect(said?.args?.parts).toEqual([
      { id: 'brief-places', args: { player: 'Yellow', n: 2, cards: ['Bank', 'Port'] } },
      { id: 'brief-gets', args: { player: 'Yellow' } },
    ]);
    expect(turnTold([], 1, NAMES, () => true)).toBeNull();
  });
});
