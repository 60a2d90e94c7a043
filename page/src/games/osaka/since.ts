// What others did to the table since one's last move.
import type { Mark } from '../../lib/since';
import type { CardText, OsakaView } from './view';

export function changedSince(before: OsakaView, now: OsakaView): Mark[] {
  const marks: Mark[] = [];
  for (const trader of now.traders) {
    const was = before.traders[trader.seat]!;
    const more = trader.points - was.points;
    if (more) marks.push({ at: `[data-anchor="points:${trader.seat}"]`, seat: trader.seat, more });
    const cards = trader.hand_size - was.hand_size;
    if (cards && trader.seat !== now.seat)
      marks.push({ at: `.stat[data-anchor="hand:${trader.seat}"]`, seat: trader.seat, more: cards });
  }
  for (const place of ['market', 'farm'] as const) {
    const lay = before[place].map(({ card }) => card);
    const fresh = now[place].map(({ card }) => card).filter((card) => !took(lay, card));
    for (const card of new Set(fresh)) marks.push({ at: `[data-zone="${place}"][data-card="${card}"]`, seat: null });
  }
  return marks;
}

function took(cards: CardText[], card: CardText): boolean {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
  return place >= 0;
}
