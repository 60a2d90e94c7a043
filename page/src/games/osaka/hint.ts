// Where a hint points on this table, and its moves in words.
import { nextControl } from './lesson';
import type { OsakaView } from './view';
import { moveWords } from './words';

/** What is to be pressed next for a move. */
export function controlFor(_game: OsakaView, move: string): Element | null {
  // In the panel of insurance one small move is part of what is confirmed: where it is chosen already, that comes next.
  const panel = /^(insure|save) /.test(move) ? document.querySelectorAll(`.insurance [data-move="${move}"]`) : [];
  if (panel.length)
    return [...panel].some((one) => one.getAttribute('aria-pressed') === 'true')
      ? document.querySelector('.osaka .barbox .go')
      : panel[0]!;
  if (move !== 'buy') return nextControl(move, move);
  // Which cards pay is named with the hint: what is proposed may be changed or not.
  const offer = document.querySelector('.osaka .act[data-move="buy"]');
  return offer?.getAttribute('aria-pressed') === 'true'
    ? document.querySelector('.osaka .barbox .go:not(:disabled)')
    : offer;
}

export const words = (_game: OsakaView, move: string): string => moveWords(move);
