import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak, type Language } from '../../lib/say.svelte';
import { barWords } from './asking';
import { lit, NOTHING_CHOSEN, press } from './places';
import type { Game } from './view';

// Every language is parsed whole: a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')));
});

const asked = (step: string, more: Partial<Game> = {}): Game =>
  ({
    seat: 0,
    actor: 0,
    over: null,
    step,
    edition: 2016,
    moves: [{ text: 'done', preview: {} }],
    merchants: [{ orders: [] }],
    orders: {},
    areas: {},
    ...more,
  }) as unknown as Game;
async function told(language: Language, game: Game, staged: string[] = [], armed = false): Promise<string | null> {
  await speak(language);
  return barWords(game, { staged, armed }, null);
}

describe('what the bar asks', () => {
  it('ends as sentences of its language do', async () => {
    expect(await told('en', asked('phase-c'))).toBe('End your turn.');
    expect(await told('ja', asked('phase-c'))).toBe('手番を終える。');
  });
  it('says what an agent is for, and the main button goes on only without it', async () => {
    const game = asked('phase-c', {
      moves: ['agent Port', 'done'].map((text, number) => ({ number, text, preview: {} })),
    });
    expect(await told('en', game)).toBe('Use an agent or end your turn.');
    expect(lit(game, NOTHING_CHOSEN).has('bar:main')).toBe(true);
    const armed = press(game, NOTHING_CHOSEN, 'bar:agent').choosing;
    expect(await told('en', game, [], armed.armed)).toBe('Where does your agent act?');
    expect([...lit(game, armed).keys()]).toEqual(['area:Port', 'bar:clear']);
  });
  it('counts things of a kind instead of naming them twice', async () => {
    const pieces = ['assistant', 'shop', 'assistant'];
    expect(await told('en', asked('hiring'), pieces)).toBe('Take from the warehouse: 2 assistants, 1 shop?');
    expect(await told('ja', asked('hiring'), ['assistant', 'assistant'])).toBe('倉庫から取る：助手2人？');
    const places = ['Bank', 'Port', 'Bank'];
    expect(await told('en', asked('fetching'), places)).toBe('Take back: Bank (2), Port?');
    expect(await told('de', asked('fetching'), places)).toBe('Zurückholen: Bank (2), Hafen?');
  });
});
