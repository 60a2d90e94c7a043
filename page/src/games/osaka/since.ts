// What others did to the table since one's last move.
import type { Mark } from '../../lib/since';
import { ofColour, tokenCount } from './cards';
import { COLOURS } from './printed';
import type { Colour, OsakaView, Trader } from './view';

const goodsOf = (trader: Trader, colour: Colour): number =>
  ofColour([...trader.goods, ...trader.insured], colour).length;

export function changedSince(before: OsakaView, now: OsakaView): Mark[] {
  const marks: Mark[] = [];
  const ring = (at: string) => marks.push({ at, seat: null });
  for (const trader of now.traders) {
    const was = before.traders[trader.seat]!;
    const more = trader.points - was.points;
    if (more) marks.push({ at: `[data-anchor="points:${trader.seat}"]`, seat: trader.seat, more });
    const cards = trader.hand_size - was.hand_size;
    if (cards && trader.seat !== now.seat)
      marks.push({ at: `.stat[data-anchor="hand:${trader.seat}"]`, seat: trader.seat, more: cards });
    if (tokenCount(trader.tokens) !== tokenCount(was.tokens))
      ring(`:is(.trader, .plaque) [data-explain="tokens:${trader.seat}"]`);
    for (const colour of COLOURS) {
      if (goodsOf(trader, colour) !== goodsOf(was, colour)) ring(`[data-explain="pile:${trader.seat}:${colour}"]`);
    }
  }
  for (const colour of COLOURS) {
    if (now.ships[colour] !== before.ships[colour]) ring(`.ship[data-explain="ship:${colour}"]`);
  }
  for (const place of ['market', 'farm'] as const) {
    const lay = before[place].map(({ card }) => card);
    const fresh = now[place].map(({ card }) => card).filter((card) => !took(lay, card));
    const stood = before[place].map(({ card, stone }) => `${card}:${stone}`);
    for (const { card, stone } of now[place]) {
      if (stone !== null && stone !== now.seat && !took(stood, `${card}:${stone}`))
        marks.push({ at: `[data-explain="${place}:${card}:${stone}"]`, seat: stone });
    }
    for (const card of new Set(fresh)) ring(`[data-zone="${place}"][data-card="${card}"]`);
  }
  return marks;
}

function took(cards: string[], card: string): boolean {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
  return place >= 0;
}
