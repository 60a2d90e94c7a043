// First moves in words, without a table to look at: for the opening explorer.
export interface MoveNames {
  /** A move by its text, the same in every language. */
  words: (move: string) => string;
}

const GAMES = import.meta.glob<MoveNames>('./*/opening.ts');

/** Moves of any other game are called by their texts. */
const PLAIN: MoveNames = { words: (move) => move };

export const moveNamesOf = async (game: string): Promise<MoveNames> => GAMES[`./${game}/opening.ts`]?.() ?? PLAIN;
