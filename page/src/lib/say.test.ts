import { expect, test, vi } from 'vitest';
import { language, say, speak, speakAlso } from './say.svelte';

test('texts that are asked for at the same time are all there, whichever comes last', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  let asked = 0;
  const first = speakAlso(async () => {
    if (++asked === 1) await late;
    return 'first-text = one';
  });
  const second = speakAlso(() => Promise.resolve('second-text = two'));
  setTimeout(arrive, 100);
  await Promise.all([first, second]);
  expect([say('first-text'), say('second-text')]).toEqual(['one', 'two']);
});

test('a language that is chosen while texts are on their way stays', async () => {
  const chosen = speak('de');
  await Promise.all([chosen, speakAlso(() => Promise.resolve('third-text = drei'))]);
  expect([language(), say('third-text')]).toEqual(['de', 'drei']);
});
