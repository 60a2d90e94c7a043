import { describe, expect, it } from 'vitest';
import { beside, overlap, type Box, type Placed } from './beside';

const WINDOW = { width: 1440, height: 900 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const boxOf = ({ left, top, width, height }: Placed) => box(left, top, width, height);
const gap = (a: Box, b: Box) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);

describe('a note beside a thing', () => {
  const corners = [0, 700, 1400].flatMap((left) => [0, 430, 860].map((top) => box(left, top, 40, 40)));
  it.each(corners)('lies near it, whole in the window, and not upon it: %o', (thing) => {
    const placed = boxOf(beside(thing, { width: 320, height: 180 }, WINDOW));
    expect(overlap(placed, thing)).toBe(0);
    expect(gap(placed, thing)).toBeLessThanOrEqual(12);
    expect(placed.left).toBeGreaterThanOrEqual(0);
    expect(placed.top).toBeGreaterThanOrEqual(0);
    expect(placed.right).toBeLessThanOrEqual(WINDOW.width);
    expect(placed.bottom).toBeLessThanOrEqual(WINDOW.height);
  });

  it('never covers the main button', () => {
    const button = box(1250, 810, 180, 60);
    const thing = box(1200, 700, 150, 80);
    const placed = boxOf(beside(thing, { width: 320, height: 300 }, WINDOW, [button]));
    expect(overlap(placed, button)).toBe(0);
  });

  it('spares what could be chosen where there is room elsewhere', () => {
    const thing = box(700, 400, 100, 100);
    const [right, left] = [box(810, 0, 600, 900), box(0, 0, 690, 900)];
    const placed = boxOf(beside(thing, { width: 100, height: 80 }, WINDOW, [], [right, left]));
    expect(overlap(placed, right) + overlap(placed, left)).toBe(0);
  });

  it('is made lower where it does not fit', () => {
    const phone = { width: 390, height: 844 };
    const [thing, button] = [box(0, 300, 390, 120), box(200, 760, 180, 60)];
    const placed = boxOf(beside(thing, { width: 374, height: 700 }, phone, [button]));
    expect(overlap(placed, thing)).toBe(0);
    expect(overlap(placed, button)).toBe(0);
    expect(placed.bottom).toBeLessThanOrEqual(844);
    expect(placed.bottom - placed.top).toBeGreaterThan(250);
  });
});
