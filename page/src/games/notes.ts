// The first-game notes of the games.
import type { FirstNote } from '../lib/notes';

export const NOTES: Record<string, FirstNote[]> = Object.fromEntries(
  Object.entries(import.meta.glob<FirstNote[]>('./*/notes.ts', { eager: true, import: 'NOTES' })).map(
    ([path, notes]) => [path.split('/')[1]!, notes],
  ),
);
