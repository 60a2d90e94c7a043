// What is answered without asking, in very many real positions.
import { describe, expect, it } from 'vitest';
import decisions from '../../../fixtures/yokohama-decisions.json';
import { answer, type Habits } from './unasked';
import type { Game } from './view';

const games = decisions as unknown as Game[];
const ALL: Habits = { takeMost: true, onlyWay: true, fromArea: true };
const NONE: Habits = { takeMost: false, onlyWay: false, fromArea: false };

describe('questions that are not asked', () => {
  it('answers with legal moves only, and asks nothing that has one answer', () => {
    let answered = 0;
    for (const game of games) {
      const text = answer(game, ALL);
      if (text !== null) expect(game.moves.map((move) => move.text)).toContain(text);
      const [only] = game.moves;
      if (game.moves.length === 1 && game.step !== 'phase-c') expect(text).toBe(only!.text);
      if (text !== null) answered++;
    }
    expect(answered).toBeGreaterThan(0);
  });

  it('recalls the president where nothing else is possible', () => {
    const [some] = games;
    const alone = { ...some!, step: 'moving', moves: [{ number: 0, text: 'recall', preview: {} }] } as Game;
    expect(answer(alone, ALL)).toBe('recall');
    expect(answer(alone, NONE)).toBeNull();
  });

  it('takes the most, and an assistant from the area, where that is wanted', () => {
    const harvest = games.find((game) => game.moves.length > 1 && game.moves.every((move) => /^get /.test(move.text)))!;
    const most = Math.max(...harvest.moves.map((move) => Number(move.text.slice(4))));
    expect(answer(harvest, ALL)).toBe(`get ${most}`);
    expect(answer(harvest, NONE)).toBeNull();
    const man = games.find((game) => game.moves.length > 1 && game.moves.some((move) => move.text === 'from area'))!;
    expect(answer(man, ALL)).toBe('from area');
    expect(answer(man, NONE)).toBeNull();
  });
});
