import { expect, test, vi } from 'vitest';
import { heard, nameHeard } from './heard';
import { speak } from './say.svelte';

const TOLD = JSON.stringify({
  seats: [{ name: 'somebody who left' }, { name: 'Ben' }],
  names: ['somebody_who_left', 'Ben', 'somebody_who_left2'],
  chat: 'I know somebody who left',
});

test('who was deleted has a name in the language of the reader', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('de');
  expect(heard(TOLD)).toEqual({
    seats: [{ name: 'Jemand (gelöscht)' }, { name: 'Ben' }],
    names: ['Jemand (gelöscht)', 'Ben', 'Jemand (gelöscht) 2'],
    chat: 'I know somebody who left',
  });
  // Names that are sent back stay as the server has them; only what is shown is the reader's.
  expect(['somebody_who_left2', 'Ben'].map(nameHeard)).toEqual(['Jemand (gelöscht) 2', 'Ben']);
  await speak('ja');
  expect((heard(TOLD) as { names: string[] }).names[0]).toBe('退会した人');
});
