// What somebody does at the table while nothing can be played.
import { describe, expect, it, vi } from 'vitest';
import decisions from '../../../fixtures/yokohama-decisions.json';
import type { TableProps } from '../../lib/table';
import { Desk } from './desk.svelte';
import type { Game } from './view';

vi.hoisted(() => {
  const query = { matches: false, addEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => query);
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: { setProperty: () => {} } } });
  vi.stubGlobal('localStorage', { getItem: () => null });
});

const games = decisions as unknown as Game[];
const placing = games.find(
  (game) => game.step === 'placing' && game.moves.some(({ text }) => text.startsWith('place')),
)!;

describe('a line that is down', () => {
  it('keeps what was gathered until it can be played', () => {
    const area = placing.moves.find(({ text }) => text.startsWith('place'))!.text.split(' ')[1]!;
    const play = vi.fn(() => Promise.resolve(true));
    const answer = () => Promise.resolve({ said: [], preview: {} });
    const props = { view: { at: 1, step: 1, game: placing }, readonly: false, play, preview: answer, hint: () => {} };
    const desk = new Desk(() => props as unknown as TableProps<Game>);
    desk.bar.settled = true;
    desk.press(`area:${area}`);
    expect(desk.choosing.staged).toEqual([area]);

    props.readonly = true;
    desk.confirm();
    desk.press('bar:clear');
    expect(desk.choosing.staged).toEqual([area]);
    expect(play).not.toHaveBeenCalled();

    props.readonly = false;
    desk.confirm();
    expect(play).toHaveBeenCalledOnce();
  });
});
