// The view of TRADERS OF OSAKA, as docs/formats.md describes it.
import type { GameView, Move } from '../../lib/table';

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
/** A card is a letter and a value: R5. */
export type CardText = string;

export interface Slot {
  card: CardText;
  stone: number | null;
}

export interface Trader {
  seat: number;
  hand_size: number;
  hand: CardText[] | null;
  coins: number | null;
  goods: CardText[];
  insured: CardText[];
  tokens: Record<Colour, number>;
  points: number;
  has_stone: boolean;
  market_price: number;
}

export interface Sale {
  seat: number;
  colour: Colour;
  cards: number;
  price: number;
  points: number;
}

export interface Risk {
  seat: number;
  colour: Colour;
  cards: CardText[];
}

export interface OsakaPreview {
  next_seat?: number;
  next_price?: number;
  cards?: CardText[];
  price?: number;
  ships?: { colour: Colour; from: number; to: number }[];
  sales?: Sale[];
  sinks?: Colour[];
  at_risk?: Risk[];
  own_symbols?: Partial<Record<Colour, number>>;
  ends_game?: boolean;
}

export interface OsakaView extends GameView {
  ships: Record<Colour, number>;
  market: Slot[];
  farm: Slot[];
  draw_pile: number;
  discard_pile: { cards: number; top: CardText | null };
  traders: Trader[];
  asks: { due?: number; colour?: Colour; symbols?: number };
  moves: Move<OsakaPreview & Record<string, unknown>>[];
  over: { reason: string; places: number[] } | null;
}

/** Tokens that end the game, and the names of the spaces from Osaka to Edo. */
export const END_TOKENS = 8;
export const SPACES = ['osaka', 'oshima', 'anori', 'enshunada-1', 'enshunada-2', 'edo'] as const;
