// The first-game notes of the games.
import type { FirstNote } from '../lib/notes';
import { byGame } from './each';

export const NOTES: Record<string, FirstNote[]> = byGame(
  import.meta.glob<FirstNote[]>('./*/notes.ts', { eager: true, import: 'NOTES' }),
);
