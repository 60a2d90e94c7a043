import { expect, test } from 'vitest';
import { COUNTED, csv, findingsOf, shown, side, type Row } from './findings';

const row = (key: string, value: number, low: number, high: number, often = 0.5): Row => ({
  key,
  name: { id: key },
  value,
  low,
  high,
  n: 100,
  often,
});

test('what cannot be told from the line is neither good nor bad', () => {
  expect([row('', 0, 0.3, 0.4), row('', 0, 0.1, 0.2), row('', 0, 0.2, 0.3)].map((one) => side(one, 0.25))).toEqual([
    'good',
    'bad',
    'even',
  ]);
});

test('of very many rows the first and the last are shown', () => {
  const many = Array.from({ length: 36 }, (_, i) => row(String(i), i, i, i));
  expect(shown(many).map((one) => one?.key ?? '…')).toEqual([
    ...['0', '1', '2', '3', '4', '…', '31', '32', '33', '34', '35'],
  ]);
  expect(shown(many.slice(0, 20))).toHaveLength(20);
});

test('the figures that come with the games can be read', async () => {
  expect(COUNTED).toEqual(['osaka', 'yokohama']);
  for (const game of COUNTED) {
    const found = (await findingsOf(game))!;
    expect(found.game).toBe(game);
    for (const table of found.tables) {
      expect(csv(table).split('\n').length).toBe(2 + table.charts.reduce((sum, { rows }) => sum + rows.length, 0));
      for (const { kind, rows, verdict } of table.charts) {
        expect(verdict === null).toBe(kind === 'versus' || !rows.length);
        for (const one of rows) expect(one.low).toBeLessThanOrEqual(one.high);
      }
    }
  }
  expect(await findingsOf('go')).toBeNull();
});
