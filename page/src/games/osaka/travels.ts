// Which cards went where between two views. Cards have no identity, so equal ones stand for each other.
import type { CardText, OsakaView } from './view';

/** market, farm, draw, discard, or with a seat: hand:0, goods:0, points:0. */
export type Zone = string;

export interface Travel {
  /** null where the card was not seen. */
  card: CardText | null;
  from: Zone;
  to: Zone;
}

type Bag = Map<CardText, number>;

function bag(cards: CardText[]): Bag {
  const counts: Bag = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** Cards of the first that are not in the second. */
function less(first: CardText[], second: CardText[]): CardText[] {
  const there = bag(second);
  return first.filter((card) => {
    const left = there.get(card) ?? 0;
    there.set(card, left - 1);
    return left <= 0;
  });
}

/** Takes a card out of a list, if it is in it. */
function took(list: CardText[], card: CardText): boolean {
  const place = list.indexOf(card);
  if (place >= 0) list.splice(place, 1);
  return place >= 0;
}

export function travels(before: OsakaView, after: OsakaView): Travel[] {
  const moved: Travel[] = [];
  const row = (view: OsakaView, name: 'market' | 'farm') => view[name].map((slot) => slot.card);
  const gone = {
    market: less(row(before, 'market'), row(after, 'market')),
    farm: less(row(before, 'farm'), row(after, 'farm')),
  };
  const come = {
    market: less(row(after, 'market'), row(before, 'market')),
    farm: less(row(after, 'farm'), row(before, 'farm')),
  };

  for (const card of [...gone.farm])
    if (took(come.market, card) && took(gone.farm, card)) moved.push({ card, from: 'farm', to: 'market' });

  for (const trader of after.traders) {
    const old = before.traders[trader.seat];
    if (!old) continue;
    const goods = [...trader.goods, ...trader.insured];
    const oldGoods = [...old.goods, ...old.insured];
    for (const card of less(goods, oldGoods)) {
      took(gone.market, card);
      moved.push({ card, from: 'market', to: `goods:${trader.seat}` });
    }
    const sold = trader.points > old.points;
    for (const card of less(oldGoods, goods))
      moved.push({ card, from: `goods:${trader.seat}`, to: sold ? `points:${trader.seat}` : 'discard' });

    const hand = `hand:${trader.seat}`;
    if (trader.hand && old.hand) {
      for (const card of less(trader.hand, old.hand))
        moved.push({ card, from: took(gone.market, card) ? 'market' : 'draw', to: hand });
      for (const card of less(old.hand, trader.hand)) moved.push({ card, from: hand, to: 'discard' });
    } else {
      let more = trader.hand_size - old.hand_size;
      for (; more > 0 && gone.market.length; more--)
        moved.push({ card: gone.market.shift()!, from: 'market', to: hand });
      for (; more > 0; more--) moved.push({ card: null, from: 'draw', to: hand });
      for (; more < 0; more++) moved.push({ card: null, from: hand, to: 'discard' });
    }
  }
  for (const card of come.market) moved.push({ card, from: 'draw', to: 'market' });
  for (const card of come.farm) moved.push({ card, from: 'draw', to: 'farm' });
  return moved;
}
