import { expect, test } from 'vitest';
import { askedBy, queryOf, running } from './asking';

test('an address says what is asked, and nothing else', () => {
  const asked = { whose: 'people' as const, players: 3, after: ['token R', 'take B2'] };
  expect(askedBy(new URLSearchParams(queryOf(asked)), 'mine')).toEqual(asked);
  expect(askedBy(new URLSearchParams('whose=Anna&players=99&after='), 'mine')).toEqual({
    whose: 'mine',
    players: 0,
    after: [''],
  });
});

test('a running mean is over the last games', () => {
  expect(running([1, 3, 5, 7], 2)).toEqual([1, 2, 4, 6]);
  expect(running([])).toEqual([]);
});
