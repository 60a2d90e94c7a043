// Where a hint points on this table, and its moves in words.
import { moveWords } from './moves';
import { placesOf, pressesFor } from './places';
import type { Game } from './view';

const at = (place: string): Element | null =>
  [...document.querySelectorAll(`[data-at="${CSS.escape(place)}"]`)].find(
    (one) => one.getBoundingClientRect().width > 0,
  ) ?? null;

/** What is to be pressed next for a move: what was gathered already is only to be confirmed. */
export function controlFor(game: Game, move: string): Element | null {
  const presses = pressesFor(game, move);
  const gathered = presses.length > 1 && document.querySelector('.tile.staged') !== null;
  const first = gathered ? presses.at(-1)! : presses[0]!;
  return at(first) ?? placesOf(game, move).map(at).find(Boolean) ?? null;
}

export const words = moveWords;
