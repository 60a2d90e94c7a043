// Cards: their parts, their order, and which of them to pay with.
import { COLOURS } from './printed';
import type { CardText, Colour } from './view';

const LETTERS: Record<string, Colour> = { R: 'red', B: 'blue', Y: 'yellow', G: 'green' };
/** Insurance symbols, by value. */
const SYMBOLS: Record<number, number> = { 5: 0, 3: 1, 2: 2 };

export const colourOf = (card: CardText): Colour => LETTERS[card[0]!]!;
export const valueOf = (card: CardText): number => Number(card[1]);
export const symbolsOf = (card: CardText): number => SYMBOLS[valueOf(card)] ?? 0;
/** The letter that drawings and styles are named by: r, b, y or g. */
export const sign = (colour: Colour): string => colour[0]!;
export const letter = (colour: Colour): string => colour[0]!.toUpperCase();
export const ofColour = (cards: CardText[], colour: Colour): CardText[] =>
  cards.filter((card) => colourOf(card) === colour);
export const worth = (cards: CardText[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);
export const symbolsFor = (cards: CardText[], colour: Colour): number =>
  ofColour(cards, colour).reduce((sum, card) => sum + symbolsOf(card), 0);
export const tokenCount = (tokens: Record<Colour, number>): number =>
  COLOURS.reduce((sum, colour) => sum + tokens[colour], 0);

/** Cards as they lie: each by itself, or equal ones upon each other. */
export function piled(cards: CardText[], stacked: boolean): { card: CardText; copies: number }[] {
  if (!stacked) return cards.map((card) => ({ card, copies: 1 }));
  return [...new Set(cards)].map((card) => ({ card, copies: cards.filter((one) => one === card).length }));
}

/** Whether the price is covered and no card could be left out. */
export function pays(cards: CardText[], price: number): boolean {
  const sum = worth(cards);
  return sum >= price && cards.every((card) => sum - valueOf(card) < price);
}

/**
 * Which hand cards to pay with, as places in the hand: the exact sum where there is one, keeping insurance, most of
 * all for colours that are about to sink. A proposal; the player may change it.
 */
export function proposePayment(hand: CardText[], price: number, sinking: readonly Colour[]): number[] {
  // Very large hands are rare; there the dearest cards are paid first.
  const order = hand.map((_, place) => place).sort((a, b) => valueOf(hand[b]!) - valueOf(hand[a]!));
  if (hand.length > 16) {
    const chosen: number[] = [];
    for (const place of order) if (worth(chosen.map((at) => hand[at]!)) < price) chosen.push(place);
    return chosen.sort((a, b) => a - b);
  }
  let best: number[] = [];
  let least = Infinity;
  for (let set = 1; set < 1 << hand.length; set++) {
    let sum = 0;
    let smallest = Infinity;
    let loss = 0;
    let cards = 0;
    for (let place = 0; place < hand.length; place++) {
      if (!(set & (1 << place))) continue;
      const card = hand[place]!;
      sum += valueOf(card);
      smallest = Math.min(smallest, valueOf(card));
      loss += symbolsOf(card) * (sinking.includes(colourOf(card)) ? 40 : 1);
      cards++;
    }
    if (sum < price || sum - smallest >= price) continue;
    const cost = (sum - price) * 100 + loss * 4 - cards;
    if (cost < least) {
      least = cost;
      best = hand.map((_, place) => place).filter((place) => set & (1 << place));
    }
  }
  return best;
}
