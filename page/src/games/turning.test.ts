import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../lib/table';
import { goodsLost } from './osaka/turning';
import { growth, turningPoints } from './turning';
import { partsOf } from './yokohama/sources';

const NAMES = ['White', 'Pink'];
const entry = (step: number, code: string, args: Record<string, unknown>): LogEntry =>
  ({ step, seat: null, said: { id: `osaka-story-${code}`, args } }) as LogEntry;
const sells = (step: number, player: string, points: number, colour = 'red') =>
  entry(step, 'sells', { player, colour, points });
const buys = (step: number, player: string) => entry(step, 'buys', { player });

const inTurn = (turn: number, ...entries: LogEntry[]): LogEntry[] => entries.map((one) => ({ ...one, turn }));

const LOG = [
  ...inTurn(1, buys(4, 'White'), sells(4, 'White', 3), sells(4, 'Pink', 1)),
  ...inTurn(
    2,
    buys(9, 'Pink'),
    sells(9, 'Pink', 7, 'blue'),
    entry(10, 'loses', { player: 'White', colour: 'green', cards: 5 }),
  ),
  ...inTurn(
    3,
    buys(14, 'White'),
    sells(14, 'White', 2),
    entry(15, 'loses', { player: 'Pink', colour: 'red', cards: 1 }),
  ),
];

describe('turning points', () => {
  it('are a change of the lead and a heavy loss, in their order, with the moment to look at', () => {
    expect(turningPoints('osaka', NAMES, LOG, [5, 8])).toMatchObject([
      {
        kind: 'lead',
        seat: 1,
        n: 7,
        other: 0,
        ahead: 5,
        step: 10,
        turn: 2,
        goods: [{ name: { args: { colour: 'blue' } } }],
      },
      { kind: 'loss', seat: 0, n: 5, goods: [{ name: { args: { colour: 'green' } } }], step: 11, turn: 2 },
    ]);
  });
  it('have the largest payday where nobody overtook anybody', () => {
    const log = [
      ...inTurn(1, buys(1, 'Pink'), sells(1, 'Pink', 2)),
      ...inTurn(2, buys(3, 'Pink'), sells(3, 'Pink', 6)),
    ];
    expect(turningPoints('osaka', NAMES, log, [0, 8])).toMatchObject([
      { kind: 'gain', seat: 1, n: 6, step: 4, turn: 2 },
    ]);
  });
  it('know who led before the table began', () => {
    const log = [buys(1, 'White'), sells(1, 'White', 4)];
    expect(turningPoints('osaka', NAMES, log, [9, 7])).toMatchObject([{ kind: 'lead', seat: 0, other: 1, ahead: 2 }]);
    expect(growth('osaka', NAMES, log, [9, 7])[0]!.points).toEqual([9, 7]);
  });
  it('are none where a log tells of none', () => {
    expect(turningPoints('osaka', NAMES, [buys(1, 'Pink')], [0, 0])).toEqual([]);
    expect(turningPoints('yokohama', NAMES, [], [60, 71])).toEqual([]);
  });
});

it('points grow payday by payday, and losses are counted', () => {
  expect(growth('osaka', NAMES, LOG, [5, 8]).map(({ at, points }) => [at, ...points])).toEqual([
    [1, 3, 1],
    [2, 3, 8],
    [3, 5, 8],
  ]);
  expect(goodsLost(NAMES, LOG)).toEqual([5, 1]);
});

describe('turning points of YOKOHAMA', () => {
  const told = (step: number, code: string, args: Record<string, unknown>): LogEntry =>
    ({ step, seat: null, said: { id: `yokohama-story-${code}`, args } }) as LogEntry;
  const turn = (step: number, round: number, player: string) => told(step, 'turn', { round, player });
  const gets = (step: number, code: string, player: string, n: number) =>
    told(step, code, { player, things: [{ id: 'yokohama-amount', args: { icon: 'vp', n } }] });
  // A turn is announced in the last step of the one before it.
  const PLAYED = [
    turn(0, 1, 'White'),
    gets(3, 'reaches-church', 'White', 4),
    turn(3, 1, 'Pink'),
    gets(5, 'fulfils', 'Pink', 6),
    gets(6, 'token', 'Pink', 1),
    turn(6, 2, 'White'),
    told(7, 'gets', { player: 'White', things: [{ id: 'yokohama-amount', args: { icon: 'yen', n: 9 } }] }),
    turn(7, 2, 'Pink'),
    gets(9, 'fulfils', 'Pink', 8),
  ];
  it('are the turns that took the lead and the one that scored most, with what brought the points', () => {
    expect(turningPoints('yokohama', NAMES, PLAYED, [4, 15], [20, 30])).toMatchObject([
      { kind: 'lead', seat: 1, n: 7, other: 0, ahead: 3, step: 7, round: 1, by: { id: 'yokohama-story-fulfils' } },
      { kind: 'gain', seat: 1, n: 8, step: 10, round: 2 },
    ]);
  });
  it('end with the final scoring where it changed who was first', () => {
    const final = turningPoints('yokohama', NAMES, PLAYED, [4, 15], [33, 30]).at(-1);
    expect(final).toMatchObject({ kind: 'final', seat: 0, n: 29, other: 1, ahead: 3, step: 10 });
    expect(turningPoints('yokohama', NAMES, PLAYED, [4, 15], [30, 30]).at(-1)!.kind).toBe('gain');
  });
  it('count what was scored in a turn that had begun before the table did', () => {
    const rest = [gets(3, 'fulfils', 'Pink', 5), ...PLAYED.slice(2)];
    expect(turningPoints('yokohama', NAMES, rest, [17, 20]).at(0)).toMatchObject({ kind: 'lead', n: 8, ahead: 3 });
    expect(growth('yokohama', NAMES, rest, [17, 20])[0]!.points).toEqual([17, 5]);
  });
  it('are read off the log with the parts of the score: what each brought in the game and at its end', () => {
    const scores: Record<string, number>[] = [
      { track: 4, church: 6, countries: 2 },
      { track: 15, remainder: 3 },
    ];
    const parts = partsOf(NAMES, scores, PLAYED).filter(({ during, end }) => [...during, ...end].some(Boolean));
    expect(parts).toEqual([
      { part: 'orders', during: [0, 14], end: [0, 0] },
      { part: 'church', during: [4, 0], end: [6, 0] },
      { part: 'countries', during: [0, 0], end: [2, 0] },
      // The 5-power token has no part of its own.
      { part: 'remainder', during: [0, 1], end: [0, 3] },
    ]);
  });
  it('have points that grow round by round', () => {
    expect(growth('yokohama', NAMES, PLAYED, [5, 15]).map(({ at, points }) => [at, ...points])).toEqual([
      [1, 5, 7],
      [2, 5, 15],
    ]);
  });
});
