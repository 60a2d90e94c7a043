import { expect, test } from 'vitest';
import { notesFor, type FirstNote } from './notes';
import type { LogEntry } from './table';

const NOTES: FirstNote[] = [
  { note: 'mine', on: 'sells', by: 'player', place: 'points' },
  { note: 'theirs', on: 'sells', place: 'rivals' },
  { note: 'sinks', on: ['sinks', 'loses'], place: 'sea' },
];
const line = (id: string, player = 'Daryl'): LogEntry =>
  ({ step: 1, seat: 0, said: { id, args: { player } } }) as LogEntry;
const told = (lines: LogEntry[], given: string[] = []) => notesFor(NOTES, lines, 'Aiko', given).map(({ note }) => note);

test('what happens to oneself is told before what happens to others', () => {
  expect(told([line('sells', 'Aiko'), line('sells')])).toEqual(['mine', 'theirs']);
  expect(told([line('sells')])).toEqual(['theirs']);
});

test('each note is given once', () => {
  expect(told([line('sinks'), line('loses')])).toEqual(['sinks']);
  expect(told([line('sinks')], ['sinks'])).toEqual([]);
  expect(told([line('takes')])).toEqual([]);
});
