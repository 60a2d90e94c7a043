import { describe, expect, test } from 'vitest';
import { stay as stays, type Showing } from './pace';

const stay = (showing: Omit<Showing, 'skipped'>) => stays({ skipped: false, ...showing });

/** How long a turn of so many moments takes that are all there when it begins, until the next turn is shown. */
function turn(moments: number): number {
  let since = 0;
  for (let left = moments - 1; left > 0; left--) since += stay({ own: false, since, waiting: left, over: false });
  return since + stay({ own: false, since, waiting: 1, over: true });
}

describe('a turn of somebody else', () => {
  test.each([1, 2, 3, 5, 8, 13, 20, 30])('of %i moments takes 1.5 to 2.5 seconds', (moments) => {
    expect(turn(moments)).toBeGreaterThanOrEqual(1500);
    expect(turn(moments)).toBeLessThanOrEqual(2500);
  });
  test('that is played slowly is not slowed down further', () => {
    expect(stay({ own: false, since: 9000, waiting: 1, over: false })).toBeLessThan(100);
    expect(stay({ own: false, since: 9000, waiting: 1, over: true })).toBeLessThan(100);
  });
  test('waits for one’s own pieces to land, no longer', () => {
    expect(stay({ own: true, since: 0, waiting: 5, over: false })).toBe(0);
    expect(stay({ own: true, since: 0, waiting: 5, over: true })).toBeLessThan(600);
  });
  test('that was skipped shows its end for a glance, and whatever still comes of it at once', () => {
    expect(stays({ own: false, since: 0, waiting: 5, over: false, skipped: true })).toBe(0);
    expect(stays({ own: false, since: 0, waiting: 1, over: true, skipped: true })).toBeLessThan(600);
  });
});
