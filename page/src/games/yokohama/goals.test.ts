import { describe, expect, it, vi } from 'vitest';
import final from '../../../fixtures/yokohama-final.json';
import view from '../../../fixtures/yokohama-moving.json';
import { speak } from '../../lib/say.svelte';
import { ladder } from './area';
import { conditions } from './goals';
import { stageOf } from './stages';
import { areasIn, goalText, twin } from './words';
import type { Game } from './view';

const game = view.game as unknown as Game;
const over = final.game as unknown as Game;

describe('how near the end is', () => {
  it('is there when the game is over', () => {
    const reached = conditions(over)
      .filter((one) => (one.kind === 'orders' ? one.have === 0 : one.have >= one.of))
      .map((one) => one.kind);
    expect(reached).toContain(over.over!.reason);
  });
  it('names the merchant who has built most', () => {
    const [, shops] = conditions(game);
    expect(game.merchants[shops!.by!]!.shops.length).toBe(shops!.have);
  });
});

describe('achievements', () => {
  it('are told in words, with those of the edition', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak('de');
    const built = [
      { icon: 'production', n: 2 },
      { icon: 'commercial', n: 3 },
    ];
    expect(goalText(built, 2016)).toBe('Gebäude in 2 Produktions- und 3 Handelsgebieten');
    expect(goalText(built, 2024)).toBe('Gebäude in 2 Produktions- und 3 Gewerbegebieten');
    expect(goalText([{ icon: 'silk', n: 6 }], 2024)).toBe('6 Seide');
  });
  it('tell how much everybody has of what their goals name', () => {
    for (const goal of game.achievements) {
      expect(goal.have).toHaveLength(game.players);
      for (const have of goal.have) expect(Object.keys(have)).toEqual(Object.keys(goal.goal));
    }
  });
});

describe('areas', () => {
  it('have a rung for each power', () => {
    for (const area of Object.keys(game.areas)) expect(ladder(area)).toHaveLength(5);
  });
  it('are found in sentences, however deep', () => {
    const said = {
      id: 'yokohama-story-goes',
      args: {
        player: 'Aiko',
        area: { id: 'yokohama-the-silk2', args: { edition: 2016 } },
        more: [{ id: 'yokohama-area-bank' }],
      },
    };
    expect(areasIn(said, Object.keys(game.areas))).toEqual(['Silk2', 'Bank']);
  });
  it('are twins by a numeral', () => {
    expect(twin('Silk Mill 2')).toEqual({ name: 'Silk Mill', number: 'II' });
    expect(twin('製糸場1')).toEqual({ name: '製糸場', number: 'I' });
    expect(twin('Port B')).toEqual({ name: 'Port B', number: '' });
  });
  it('belong to a stage of the turn by their step', () => {
    expect(stageOf('harvest')).toBe(3);
    expect(stageOf('draft')).toBeNull();
  });
});
