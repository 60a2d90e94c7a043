// Where the turns of each game begin in its log, and what nobody may overlook.
import type { TurnMarks } from '../lib/turns';
import { byGame } from './each';

export const TURNS = byGame(import.meta.glob<TurnMarks>('./*/marks.ts', { eager: true, import: 'TURNS' }));
