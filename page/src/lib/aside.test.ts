import { expect, test } from 'vitest';
import { aside, type Spared } from './aside';
import { overlap } from './beside';

const CARD = { width: 380, height: 170 };
const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const heavy = (one: ReturnType<typeof box>, weight: number): Spared => ({ ...one, weight });
const boxed = (spot: { left: number; top: number }, size = CARD) => box(spot.left, spot.top, size.width, size.height);

test('beside what is spoken of, and not upon it', () => {
  const button = box(600, 840, 140, 50);
  const spot = boxed(aside(CARD, LAPTOP, 54, [heavy(button, 100)], [button]));
  expect(overlap(spot, button)).toBe(0);
  expect(button.top - spot.bottom).toBeLessThan(40);
});

test('rather further away than upon the hand', () => {
  const [button, hand] = [box(600, 840, 140, 50), box(400, 640, 700, 190)];
  const spot = boxed(aside(CARD, LAPTOP, 54, [heavy(button, 100), heavy(hand, 2)], [button]));
  expect(overlap(spot, hand) + overlap(spot, button)).toBe(0);
});

test('stays where it is as long as that is good', () => {
  const [first, second] = [box(200, 300, 100, 100), box(60, 300, 100, 100)];
  const before = aside(CARD, LAPTOP, 54, [heavy(first, 100)], [first]);
  expect(aside(CARD, LAPTOP, 54, [heavy(first, 100), heavy(second, 100)], [first], before)).toEqual(before);
});

test('whole in the window, also where everything is full', () => {
  const all = box(0, 0, 390, 844);
  const spot = boxed(aside({ width: 374, height: 230 }, PHONE, 54, [heavy(all, 2)], [all]), {
    width: 374,
    height: 230,
  });
  expect(spot.left).toBeGreaterThanOrEqual(8);
  expect(spot.right).toBeLessThanOrEqual(382);
  expect(spot.bottom).toBeLessThanOrEqual(836);
});

test('into a gap that is hardly higher than the card, rather than upon something small', () => {
  const [above, below, small] = [box(0, 54, 390, 277), box(0, 502, 390, 148), box(180, 800, 20, 8)];
  const size = { width: 374, height: 170 };
  const spot = boxed(
    aside(
      size,
      PHONE,
      54,
      [above, below, small].map((one) => heavy(one, 1000)),
      [small],
    ),
    size,
  );
  expect([above, below, small].map((one) => overlap(spot, one))).toEqual([0, 0, 0]);
});
