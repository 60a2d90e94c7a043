// Hints on the tables of the games: where each points, and how it names moves. Loaded when the first hint is asked for.
import type { GameView } from '../lib/table';

export interface Pointing {
  /** What is to be pressed next for a move; null where it is not on the screen. */
  controlFor: (game: GameView, move: string) => Element | null;
  words: (game: GameView, move: string) => string;
}

const GAMES = import.meta.glob<Pointing>('./*/hint.ts');

/** On the table of any other game moves are called by their texts, and nothing is pointed at. */
const PLAIN: Pointing = { controlFor: () => null, words: (_, move) => move };

export const pointingOf = async (game: string): Promise<Pointing> => GAMES[`./${game}/hint.ts`]?.() ?? PLAIN;
