import { expect, test } from 'vitest';
import { patched } from './diff';

test('values are put and taken away where the path leads', () => {
  const view = { a: 1, b: [1, 2], c: { d: 1, e: 2 } };
  expect(patched(view, [[['b', 1], 3], [['c', 'd']], [['f'], { g: [] }]])).toEqual({
    a: 1,
    b: [1, 3],
    c: { e: 2 },
    f: { g: [] },
  });
});

test('the old view stays as it was, and shares what did not change', () => {
  const view = { a: { x: 1 }, b: { y: [1] } };
  const next = patched(view, [[['b', 'y', 0], 2]]);
  expect(view).toEqual({ a: { x: 1 }, b: { y: [1] } });
  expect(next.a).toBe(view.a);
  expect(next.b).not.toBe(view.b);
});

test('the log is cut by its numbers and extended', () => {
  const view = { log: [{ step: 1 }, { step: 2 }, { step: 2, more: true }, { step: 3 }] };
  expect(patched(view, [[['log'], { keep: 2, add: [{ step: 2, other: true }] }]])).toEqual({
    log: [{ step: 1 }, { step: 2, other: true }],
  });
});

test('a whole new view takes the place of the old one', () => {
  expect(patched({ a: 1 } as object, [[[], { b: 2 }]])).toEqual({ b: 2 });
});

test('two changes in one list both arrive', () => {
  const view = { seats: [{ name: 'A' }, { name: 'B' }] };
  expect(
    patched(view, [
      [['seats', 0, 'name'], 'C'],
      [['seats', 1, 'name'], 'D'],
    ]),
  ).toEqual({ seats: [{ name: 'C' }, { name: 'D' }] });
});
