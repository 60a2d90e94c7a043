// What is printed on the components of TRADERS OF OSAKA.
import type { Colour } from './view';

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const satisfies readonly Colour[];
/** Tokens that end the game. */
export const END_TOKENS = 8;
/** Coins that make a point on a payday. */
export const COINS_A_POINT = 5;
/** The spaces from Osaka to Edo. */
export const SPACES = ['osaka', 'oshima', 'anori', 'enshunada-1', 'enshunada-2', 'edo'] as const;
