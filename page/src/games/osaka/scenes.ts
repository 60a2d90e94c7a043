// A purchase as it happens, where the server tells of all at once: goods go to their buyer, ships sail, one trader after
// the other sells, then the tide takes what is not insured. Scenes are views between the one before and the one after;
// what they show is read off both and off the log.
import type { LogEntry } from '../../lib/table';
import { ofColour, valueOf } from './cards';
import { COINS_A_POINT, COLOURS, SPACES } from './printed';
import type { CardText, Colour, OsakaView, Trader } from './view';

export interface Sale {
  seat: number;
  colour: Colour;
  cards: CardText[];
  /** The highest card and the tokens make the price. */
  highest: number;
  tokens: number;
  price: number;
  sum: number;
  rounded: number;
  points: number;
}
export interface Loss {
  seat: number;
  lost: CardText[];
  saved: CardText[];
}
export type Stage =
  | { kind: 'purchase' | 'sail' }
  | { kind: 'payday'; colour: Colour; sales: Sale[]; at: number }
  | { kind: 'tide'; colours: Colour[]; losses: Loss[] };
export interface OsakaScene {
  game: OsakaView;
  stage: Stage;
  lasts: number;
}

/** How long each takes, in milliseconds at normal pace. */
const LASTS = { purchase: 600, sail: 900, sale: 1700, tide: 2600 };

const number = (entry: LogEntry, name: string): number => Number(entry.said.args?.[name] ?? 0);
const colourIn = (entry: LogEntry): Colour => entry.said.args?.colour as Colour;

/** What a colour would bring somebody on a payday now; null where there is nothing to sell. */
export function worthNow(trader: Trader, colour: Colour): Omit<Sale, 'seat' | 'colour'> | null {
  const cards = ofColour([...trader.goods, ...trader.insured], colour);
  if (!cards.length) return null;
  const highest = Math.max(...cards.map(valueOf));
  const tokens = trader.tokens[colour];
  const sum = (highest + tokens) * cards.length;
  const points = Math.ceil(sum / COINS_A_POINT);
  return { cards, highest, tokens, price: highest + tokens, sum, rounded: points * COINS_A_POINT, points };
}

const withTrader = (game: OsakaView, seat: number, more: Partial<Trader>): OsakaView => ({
  ...game,
  traders: game.traders.map((trader) => (trader.seat === seat ? { ...trader, ...more } : trader)),
});
const without = (cards: CardText[], colour: Colour): CardText[] =>
  cards.filter((card) => !ofColour([card], colour).length);

/** Goods came to the buyer, and the market has what others reserved. */
function bought(before: OsakaView, after: OsakaView): OsakaView {
  const buyer = before.traders[before.turn]!;
  const wares = before.market.filter((slot) => slot.stone === null || slot.stone === before.turn);
  const { hand, hand_size, coins } = after.traders[before.turn]!;
  const game = withTrader(before, before.turn, {
    goods: [...buyer.goods, ...wares.map((slot) => slot.card)],
    hand,
    hand_size,
    coins,
    has_stone: true,
  });
  return { ...game, market: before.market.filter((slot) => !wares.includes(slot)) };
}

function sailed(game: OsakaView, sails: LogEntry[]): OsakaView {
  const ships = { ...game.ships };
  for (const entry of sails) {
    const space = (entry.said.args?.space as { id?: string } | undefined)?.id?.slice('osaka-space-'.length);
    ships[colourIn(entry)] = Math.max(
      0,
      SPACES.findIndex((one) => one === space),
    );
  }
  return { ...game, ships };
}

function sold(game: OsakaView, { seat, colour, points }: Sale): OsakaView {
  const { goods, insured, tokens, points: had } = game.traders[seat]!;
  return withTrader(game, seat, {
    goods: without(goods, colour),
    insured: without(insured, colour),
    tokens: { ...tokens, [colour]: tokens[colour] + 1 },
    points: had + points,
  });
}

export function scenes(before: OsakaView, after: OsakaView, told: LogEntry[]): OsakaScene[] {
  const of = (code: string) => told.filter((entry) => entry.said.id === `osaka-story-${code}`);
  const [sails, sells, sinks] = [of('sails'), of('sells'), of('sinks')];
  if (!sails.length && !sells.length && !sinks.length) return [];
  const found: OsakaScene[] = [];
  let game: OsakaView = { ...before, moves: [], actor: null };
  if (sails.length) {
    game = bought(game, after);
    found.push({ game, stage: { kind: 'purchase' }, lasts: LASTS.purchase });
    game = sailed(game, sails);
    found.push({ game, stage: { kind: 'sail' }, lasts: LASTS.sail });
  }
  if (sells.length) {
    // The market is refilled before anybody sells.
    game = { ...game, market: after.market, farm: after.farm, draw_pile: after.draw_pile };
    const seatOf = (entry: LogEntry) => after.names.indexOf(String(entry.said.args?.player));
    // From the active trader on: the log tells colours in their order and seats in theirs.
    const order = (seat: number) => (seat - before.turn + before.players) % before.players;
    const entries = [...sells].sort(
      (a, b) => COLOURS.indexOf(colourIn(a)) - COLOURS.indexOf(colourIn(b)) || order(seatOf(a)) - order(seatOf(b)),
    );
    for (const colour of new Set(entries.map(colourIn))) {
      const sales = entries
        .filter((entry) => colourIn(entry) === colour)
        .flatMap((entry): Sale[] => {
          const seat = seatOf(entry);
          const now = game.traders[seat] && worthNow(game.traders[seat], colour);
          return now ? [{ ...now, seat, colour, points: number(entry, 'points') }] : [];
        });
      sales.forEach((sale, at) => {
        found.push({ game, stage: { kind: 'payday', colour, sales, at }, lasts: LASTS.sale });
        game = sold(game, sale);
      });
    }
  }
  if (sinks.length) {
    const colours = sinks.map(colourIn);
    const losses = game.traders.map((trader): Loss => {
      const then = after.traders[trader.seat]!;
      // Goods that were insured just now lay among the others until then.
      const fresh = insuredNow(trader, then, colours);
      const lost = colours
        .flatMap((colour) => ofColour(trader.goods, colour))
        .filter((card) => {
          const place = fresh.indexOf(card);
          if (place >= 0) fresh.splice(place, 1);
          return place < 0;
        });
      return { seat: trader.seat, lost, saved: colours.flatMap((colour) => ofColour(then.insured, colour)) };
    });
    found.push({ game, stage: { kind: 'tide', colours, losses }, lasts: LASTS.tide });
  }
  return found;
}

/** Goods of the sinking colours that were insured between two views. */
function insuredNow(was: Trader, now: Trader, colours: Colour[]): CardText[] {
  const old = [...was.insured];
  return colours
    .flatMap((colour) => ofColour(now.insured, colour))
    .filter((card) => {
      const place = old.indexOf(card);
      if (place >= 0) old.splice(place, 1);
      return place < 0;
    });
}
