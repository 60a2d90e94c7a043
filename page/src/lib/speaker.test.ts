import { expect, test } from 'vitest';
import en from './texts/en';
import de from './texts/de';
import ja from './texts/ja';
import { Speaker } from './speaker';

const toy = new Speaker('en', [
  'took = { $player } takes { $cards }.\ncard = the { $colour } { $value }\nmany = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n',
]);

test('a sentence takes words, numbers, sentences and lists', () => {
  const said = {
    id: 'took',
    args: { player: 'Aiko', cards: [{ id: 'card', args: { colour: 'red', value: 5 } }, 'G2'] },
  };
  expect(toy.say(said)).toBe('Aiko takes the red 5, G2.');
  expect(toy.say('many', { n: 1 })).toBe('one card');
  expect(toy.say('many', { n: 3 })).toBe('3 cards');
});

test('a list is written as its language writes it', () => {
  const told = (language: string) =>
    new Speaker(language, ['ships = { $ships }\n']).say('ships', { ships: ['A', 'B'] });
  expect(['en', 'de', 'ja'].map(told)).toEqual(['A, B', 'A, B', 'A、B']);
});

test('people do things together, in the language of the page', () => {
  const told = (sources: string[], language: string, ...players: string[]) =>
    new Speaker(language, [...sources, 'won = { $players }\n']).say('won', { players });
  expect(told(en, 'en', 'A', 'B')).toBe('A and B');
  expect(told(en, 'en', 'A', 'B', 'C')).toBe('A, B and C');
  expect(told(de, 'de', 'A', 'B', 'C')).toBe('A, B und C');
  expect(told(ja, 'ja', 'A', 'B')).toBe('AとB');
  expect(told(en, 'en', 'A')).toBe('A');
});

test('what is missing is shown by its id and remembered', () => {
  expect(toy.say('nothing-like-it')).toBe('nothing-like-it');
  expect([...toy.missing]).toEqual(['nothing-like-it']);
});

test('the page has words of its own for sentences that speak of typing', () => {
  const speaker = new Speaker('en', [
    'asks = Go on with “done”, { $name }.\npage-says-asks = Go on, { $name }.\nwhy = Not now: { $asked }\n',
  ]);
  const asked = { id: 'asks', args: { name: 'Aiko' } };
  expect(speaker.say(asked)).toBe('Go on, Aiko.');
  expect(speaker.say({ id: 'why', args: { asked } })).toBe('Not now: Go on, Aiko.');
});

test('every language has the words of the page', () => {
  const ids = (sources: string[]) =>
    sources.flatMap((text) => [...text.matchAll(/^(page-[a-z0-9-]+) =/gm)].map((found) => found[1]!)).sort();
  expect(ids(de)).toEqual(ids(en));
  expect(ids(ja)).toEqual(ids(en));
  expect(new Speaker('ja', ja).say('osaka-space-edo')).toBe('江戸');
});

test('what only terminals say is not sent to browsers', () => {
  for (const language of [en, de, ja]) {
    expect(language.join('\n')).toContain('page-');
    expect(language.join('\n')).not.toMatch(/^(cli-compil|arena-)/m);
  }
});
