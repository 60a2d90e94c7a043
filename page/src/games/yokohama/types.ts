// The view of YOKOHAMA, as docs/formats.md has it.
import type { GameView, Move as AnyMove } from '../../lib/table';

export type Good = 'copper' | 'silk' | 'tea' | 'fish';
export type Country = 'GB' | 'US' | 'FR' | 'DE' | 'NL';
export type Area = string;
/** A number of some icon: points, yen, goods, effects. */
export interface Amount {
  icon: string;
  n: number;
}
export interface Order {
  order: string;
  country: Country;
  goods: Partial<Record<Good, number>>;
  reward: Amount[];
}
export interface Technology {
  title: string;
  cost: number;
  country: Country;
}
export interface AreaView {
  kind: 'production' | 'commercial' | 'canal';
  neighbours: Area[];
  site: {
    number: number;
    shops: { reward: Amount[]; owner: number | null }[];
    house: { points: number; owner: number | null };
  } | null;
  token: Amount[] | null;
  station: boolean;
  presidents: number[];
  assistants: number[];
  powers: number[];
  power: number | null;
}
export interface TrackSpace {
  faith?: number;
  imports?: number;
  reward: Amount[];
  owner: number | null;
  blocked: boolean;
}
export interface Track {
  spaces: TrackSpace[];
  taken: number;
  full: number;
}
export interface OrderSpace {
  space: number;
  level: 'low' | 'mid' | 'high';
  card: Order | null;
}
export interface TitleSpace {
  space: number;
  surcharge: number;
  card: Technology | null;
}
export interface Achievement {
  letter: string;
  card: number;
  goal: Record<string, number>;
  /** How much every seat has of it. */
  have: Record<string, number>[];
  first: number;
  later: number;
  achieved_by: number[];
}
export interface Marker {
  marker: number;
  country: Country | null;
}
export interface Pieces {
  assistants: number;
  shops: number;
  houses: number;
}
export interface Merchant {
  seat: number;
  points: number;
  yen: number;
  goods: Record<Good, number>;
  imports: number;
  president: Area | null;
  hand: Pieces;
  warehouse: Pieces;
  prices: Record<keyof Pieces, number | null>;
  shops: Area[];
  houses: Area[];
  technologies: string[];
  industry: number;
  orders_in_hand: number;
  orders: Order[] | null;
  fulfilled: Order[];
  flags: Record<Country, number>;
  agents: number;
  agents_used: number;
  tokens: number;
  achieved: string[];
  marker: Marker | null;
}
export interface Way {
  pays: number[];
  canal: boolean;
}
/** What a seat gets and gives, by the name of the thing. */
export type Change = { seat: number } & Record<string, number>;
/** What a move brings about; which of these there are depends on the move. */
export interface Foresight {
  area?: Area;
  power?: number;
  power_with_president?: number;
  ways?: Way[];
  effect?: {
    kind: 'harvest' | 'trade' | 'hire' | 'church' | 'customs' | 'orders' | 'study';
    gains?: Record<string, number>;
    exchanges?: number;
    items?: number;
    faith?: number;
    gifts?: number;
    spaces?: number[];
    orders?: string[];
    titles?: string[];
  };
  changes?: Change[];
  waiting?: Record<string, number>;
  bonus?: Amount[];
  build?: { shops: number[]; house: boolean };
  freed?: number;
  assistants?: number;
  order?: Order;
  letter?: string;
  space?: number;
  donations?: number;
  imports?: number;
  gains?: Record<string, number>;
  title?: string;
  units?: number;
  reward?: Amount[];
  place?: number;
  marker?: number;
  ends?: string;
}
export type Move = AnyMove<Foresight>;

export interface Score {
  track: number;
  church: number;
  customs: number;
  technology: number;
  countries: number;
  remainder: number;
  total: number;
}
export interface Game extends Omit<GameView, 'moves' | 'phase'> {
  edition: number;
  expansions: number[];
  round: number;
  turn: number;
  step: string;
  action: { area: Area; power: number } | null;
  used_this_turn: string[];
  ended: string | null;
  turns_left: number | null;
  layout: Area[][];
  areas: Record<Area, AreaView>;
  station: Area | null;
  church: Track;
  customs: Track;
  orders: Record<string, OrderSpace[]>;
  technologies: Record<string, TitleSpace[]>;
  achievements: Achievement[];
  markers: Marker[];
  agents: Record<Country, number>;
  decks: { orders: number; technologies: number };
  merchants: Merchant[];
  asks: Record<string, number | string | boolean | null>;
  moves: Move[];
  /** How much of each brings the end of the game. */
  ends: Record<'houses' | 'shops' | 'orders' | 'church' | 'customs', number>;
  /** Everybody's sheet if the game ended now. */
  standing: Score[];
  over: { reason: string; places: number[]; scores: Score[] } | null;
}
