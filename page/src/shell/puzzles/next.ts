// Where the next puzzle is: one that suits whoever asks, of what they have chosen.
import { get } from '../../lib/server';
import type { Mode } from './solving.svelte';

export interface Choice {
  /** Of one game, or of any. */
  game?: string;
  theme?: string | null;
  mode?: Mode;
  /** Not this one again. */
  after?: string;
}

/** The address of a puzzle that fits; it says what was chosen, for the one after it. */
export async function nextPuzzle({ game, theme, mode = 'move', after }: Choice): Promise<string> {
  const query = new URLSearchParams({ mode });
  if (game) query.set('game', game);
  if (theme) query.set('theme', theme);
  if (after) query.set('after', after);
  const found = await get<{ game: string; id: string }>(`/puzzles/next?${query}`);
  const kept = new URLSearchParams();
  if (mode === 'turn') kept.set('mode', mode);
  if (theme) kept.set('theme', theme);
  else if (game) kept.set('only', '');
  return `/puzzles/${found.game}/${found.id}${kept.size ? `?${kept}` : ''}`;
}
