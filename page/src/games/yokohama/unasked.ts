// Questions that are answered without asking: those with one answer, and those that have a usual one, as the settings
// want it. Whoever takes the answer back is asked.
import type { Settings } from '../../lib/settings.svelte';
import type { Game } from './view';

export type Habits = Pick<Settings, 'takeMost' | 'onlyWay' | 'fromArea'>;

/** The move to be made at once, or null where somebody has to decide. */
export function answer(game: Game, habits: Habits): string | null {
  const texts = game.moves.map((move) => move.text);
  const [only] = texts;
  if (texts.length === 1 && only !== undefined) {
    // A turn is ended by hand, so that it can still be changed.
    if (game.step === 'phase-c') return null;
    return habits.onlyWay || game.step === 'phase-a' ? only : null;
  }
  if (habits.takeMost && texts.length && texts.every((text) => /^get \d+$/.test(text)))
    return texts.reduce((most, text) => (Number(text.slice(4)) > Number(most.slice(4)) ? text : most));
  return habits.fromArea && texts.includes('from area') ? 'from area' : null;
}
