import { expect, test } from 'vitest';
import { keyframes } from './flight';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const way = {
  from: box(100, 200, 40, 20),
  to: box(300, 100, 80, 60),
  size: [20, 10] as const,
  duration: 300,
  delay: 0,
  lift: 46,
  scale: [0.8, 1.25, 1] as const,
};

test('a piece flies from middle to middle, and hops in between', () => {
  expect(keyframes(way)).toEqual([
    { transform: 'translate(110px, 205px) scale(0.8)', offset: 0 },
    { transform: 'translate(220px, 119px) scale(1.25)', offset: 0.5 },
    { transform: 'translate(330px, 125px) scale(1)', offset: 1 },
  ]);
});

test('one that comes out of nothing is all there soon after', () => {
  const frames = keyframes({ ...way, appears: true });
  expect(frames.map(({ offset, opacity }) => [offset, opacity])).toEqual([
    [0, 0.2],
    [0.15, 1],
    [0.5, 1],
    [1, 1],
  ]);
  expect(frames[1]!.transform).toMatch(/^translate\(136\.4px, 177px\) scale\(1\.1/);
});
