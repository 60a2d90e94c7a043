// What travelled between two views, and from where to where: assistants walk, presidents stride, coins hop, cards slide.
// Places are those of places.ts and some that nobody presses: `seat:1`, `act:Bank`, `deck:orders`, `crew:Bank:2`.
import { GOODS } from './places';
import type { Place } from './places';
import { crestOf } from './seats';
import type { Area, Country, Game, Merchant } from './view';

export interface Flight {
  /** A drawing of the sprite. */
  symbol: string;
  seat: number | null;
  from: Place;
  to: Place;
  kind: 'president' | 'assistant' | 'coin' | 'good' | 'card' | 'piece' | 'point';
}

/** More than this many pieces of one kind are not worth waiting for. */
const MOST = 6;

export function flights(before: Game, after: Game): Flight[] {
  if (before.players !== after.players || before.layout.join() !== after.layout.join()) return [];
  const found: Flight[] = [];
  for (const [seat, was] of before.merchants.entries()) {
    const now = after.merchants[seat]!;
    found.push(
      ...president(after, was, now),
      ...assistants(before, after, was, now),
      ...buildings(before, after, was, now),
    );
    found.push(
      ...goods(before, after, was, now),
      ...tokens(before, after, was, now),
      ...agents(before, after, was, now),
    );
  }
  return [...found, ...coins(before, after), ...cards(before, after)];
}

/** Where a merchant's own things are drawn: in full for the one who looks, else at the name. */
function home(game: Game, seat: number, own: Place): Place {
  return game.seat === seat || (game.seat === null && seat === 0) ? own : `seat:${seat}`;
}

function act(before: Game, after: Game): Place {
  const area = after.action?.area ?? before.action?.area ?? null;
  return area ? `act:${area}` : 'bar:main';
}

function president(game: Game, was: Merchant, now: Merchant): Flight[] {
  if (was.president === now.president) return [];
  const at = (area: Area | null) => (area ? `pres:${area}` : home(game, now.seat, 'hand:president'));
  return [
    {
      symbol: `p-${crestOf(now.seat)}`,
      seat: now.seat,
      from: at(was.president),
      to: at(now.president),
      kind: 'president',
    },
  ];
}

function assistants(before: Game, after: Game, was: Merchant, now: Merchant): Flight[] {
  const seat = now.seat;
  const sources: Place[] = [];
  const sinks: Place[] = [];
  const moved = (place: Place, more: number) => {
    for (let i = 0; i < Math.abs(more); i++) (more > 0 ? sinks : sources).push(place);
  };
  for (const area of Object.keys(after.areas)) {
    moved(`crew:${area}:${seat}`, after.areas[area]!.assistants[seat]! - (before.areas[area]?.assistants[seat] ?? 0));
  }
  for (const board of ['church', 'customs'] as const) {
    after[board].spaces.forEach((space, k) =>
      moved(`${board}:${k + 1}`, Number(space.owner === seat) - Number(before[board].spaces[k]!.owner === seat)),
    );
  }
  for (const letter of now.achieved) if (!was.achieved.includes(letter)) moved(`achievement:${letter}`, 1);
  moved(home(after, seat, 'hand:assistants'), now.hand.assistants - was.hand.assistants);
  moved(home(after, seat, 'store:assistants'), now.warehouse.assistants - was.warehouse.assistants);
  return sources.slice(0, MOST).flatMap((from, i) => {
    const to = sinks[i];
    return to && to !== from ? [{ symbol: `a-${crestOf(seat)}`, seat, from, to, kind: 'assistant' as const }] : [];
  });
}

function buildings(before: Game, after: Game, was: Merchant, now: Merchant): Flight[] {
  const seat = now.seat;
  const found: Flight[] = [];
  for (const area of now.shops.filter((one) => !was.shops.includes(one))) {
    const k =
      after.areas[area]?.site?.shops.findIndex(
        (shop, i) => shop.owner === seat && before.areas[area]?.site?.shops[i]?.owner !== seat,
      ) ?? -1;
    if (k >= 0)
      found.push({
        symbol: `s-${crestOf(seat)}`,
        seat,
        from: home(after, seat, 'hand:shops'),
        to: `site:${area}:${k + 1}`,
        kind: 'piece',
      });
  }
  for (const area of now.houses.filter((one) => !was.houses.includes(one))) {
    found.push({
      symbol: `t-${crestOf(seat)}`,
      seat,
      from: home(after, seat, 'hand:houses'),
      to: `house:${area}`,
      kind: 'piece',
    });
  }
  return found;
}

function goods(before: Game, after: Game, was: Merchant, now: Merchant): Flight[] {
  const found: Flight[] = [];
  const there = act(before, after);
  const travels = (thing: string, more: number) => {
    const stock = home(after, now.seat, `stock:${thing}`);
    for (let i = 0; i < Math.min(Math.abs(more), MOST); i++) {
      found.push({
        symbol: `i-${thing}`,
        seat: null,
        from: more > 0 ? there : stock,
        to: more > 0 ? stock : there,
        kind: 'good',
      });
    }
  };
  for (const good of GOODS) travels(good, now.goods[good] - was.goods[good]);
  travels('import', now.imports - was.imports);
  if (now.points > was.points) {
    found.push({ symbol: 'i-vp', seat: null, from: there, to: home(after, now.seat, 'score'), kind: 'point' });
  }
  return found;
}

/** Yen go from those who pay to those who are paid, and the rest to or from the bank. */
function coins(before: Game, after: Game): Flight[] {
  const more = after.merchants.map((now, seat) => now.yen - before.merchants[seat]!.yen);
  const found: Flight[] = [];
  const hop = (from: Place, to: Place) =>
    found.length < MOST && found.push({ symbol: 'i-yen', seat: null, from, to, kind: 'coin' });
  const purse = (seat: number) => home(after, seat, 'stock:yen');
  for (const [payer, n] of more.entries()) {
    for (const [payee, m] of more.entries()) {
      if (n < 0 && m > 0 && more[payer]! < 0 && more[payee]! > 0) {
        const paid = Math.min(-more[payer]!, more[payee]!);
        for (let i = 0; i < paid; i++) hop(purse(payer), purse(payee));
        more[payer]! += paid;
        more[payee]! -= paid;
      }
    }
  }
  const bank = act(before, after);
  for (const [seat, n] of more.entries()) {
    for (let i = 0; i < Math.abs(n); i++) hop(n > 0 ? bank : purse(seat), n > 0 ? purse(seat) : bank);
  }
  return found;
}

function tokens(before: Game, after: Game, was: Merchant, now: Merchant): Flight[] {
  if (now.tokens <= was.tokens) return [];
  const area = Object.keys(after.areas).find((one) => before.areas[one]?.token && !after.areas[one]!.token);
  return area
    ? [{ symbol: 'i-five', seat: null, from: `token:${area}`, to: home(after, now.seat, 'tokens'), kind: 'piece' }]
    : [];
}

function agents(before: Game, after: Game, was: Merchant, now: Merchant): Flight[] {
  if (now.agents <= was.agents) return [];
  const country = (Object.keys(after.agents) as Country[]).find((one) => after.agents[one] < before.agents[one]);
  return country
    ? [
        {
          symbol: `g-${country.toLowerCase()}`,
          seat: null,
          from: `agents:${country}`,
          to: home(after, now.seat, 'agents'),
          kind: 'piece',
        },
      ]
    : [];
}

/** Cards that were taken, that slid to the left, and that came from a deck. */
function cards(before: Game, after: Game): Flight[] {
  const found: Flight[] = [];
  const row = (
    kind: 'row' | 'tech',
    area: Area,
    was: (string | null)[],
    now: (string | null)[],
    symbol: string,
    deck: Place,
    taker: Place | null,
  ) => {
    const left = [...was];
    now.forEach((card, k) => {
      if (card === null || was[k] === card) {
        if (card !== null) left[k] = null;
        return;
      }
      const from = left.indexOf(card);
      if (from >= 0) left[from] = null;
      found.push({
        symbol,
        seat: null,
        from: from >= 0 ? `${kind}:${area}:${from + 1}` : deck,
        to: `${kind}:${area}:${k + 1}`,
        kind: 'card',
      });
    });
    left.forEach((card, k) => {
      if (card !== null && taker)
        found.unshift({ symbol, seat: null, from: `${kind}:${area}:${k + 1}`, to: taker, kind: 'card' });
    });
  };
  const gained = (count: (merchant: Merchant) => number, own: string) => {
    const seat = after.merchants.findIndex((now, p) => count(now) > count(before.merchants[p]!));
    return seat < 0 ? null : home(after, seat, `${own}:${seat}`);
  };
  const orderTaker = gained((merchant) => merchant.orders_in_hand, 'hand:orders');
  const titleTaker = gained((merchant) => merchant.technologies.length, 'hand:titles');
  for (const area of Object.keys(after.orders)) {
    const names = (game: Game) => (game.orders[area] ?? []).map(({ card }) => card?.order ?? null);
    row('row', area, names(before), names(after), 'i-order', 'deck:orders', orderTaker);
  }
  for (const area of Object.keys(after.technologies)) {
    const names = (game: Game) => (game.technologies[area] ?? []).map(({ card }) => card?.title ?? null);
    row('tech', area, names(before), names(after), 'i-lamp', 'deck:titles', titleTaker);
  }
  return found.slice(0, 2 * MOST);
}
