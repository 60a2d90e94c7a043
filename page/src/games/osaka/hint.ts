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
  if (move !== 'buy') return nextControl(move, move) ?? lying(move);
  // Which cards pay is named with the hint: what is proposed may be changed or not.
  const offer = document.querySelector('.osaka .act[data-move="buy"]');
  return offer?.getAttribute('aria-pressed') === 'true'
    ? document.querySelector('.osaka .barbox .go:not(:disabled)')
    : (offer ?? document.querySelector('.osaka .stall .lots'));
}

/** The card that a move is about, on a table that is only looked at. */
function lying(move: string): Element | null {
  const [verb = '', card = ''] = move.split(' ');
  const where = { pay: '.hand', insure: '.hand', save: '.mine' }[verb];
  return where && card ? document.querySelector(`.osaka .own ${where} [data-card="${card}"]`) : null;
}

export const words = (_game: OsakaView, move: string): string => moveWords(move);
