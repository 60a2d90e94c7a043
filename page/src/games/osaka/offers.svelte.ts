// The open cards of market and farm: what may be taken, bought and reserved, and what a press on one of them stands for.
import { say } from '../../lib/say.svelte';
import type { Verb } from './choice.svelte';
import type { Desk, Piece } from './desk.svelte';
import type { Slot } from './view';
import { cardWords } from './words';

export class Offers {
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  // Market: what others reserved on the left, what I would buy on the right. Who only watches sees it as whoever's turn
  // it is.
  buyer: number = $derived.by(() => this.#desk.me ?? this.#desk.game.turn);
  stays: Slot[] = $derived.by(() =>
    this.#desk.game.market.filter((slot) => slot.stone !== null && slot.stone !== this.buyer),
  );
  goes: Slot[] = $derived.by(() =>
    this.#desk.game.market.filter((slot) => slot.stone === null || slot.stone === this.buyer),
  );
  total: number = $derived.by(() => this.#desk.game.traders[this.buyer]?.market_price ?? 0);

  /** All open cards in their order: digits choose them, the stone is laid on them. */
  places: { key: string; slot: Slot; farm: boolean }[] = $derived.by(() => [
    ...this.stays.map((slot, i) => ({ key: `s${i}`, slot, farm: false })),
    ...this.goes.map((slot, i) => ({ key: `m${i}`, slot, farm: false })),
    ...this.#desk.game.farm.map((slot, i) => ({ key: `f${i}`, slot, farm: true })),
  ]);

  takeOf(slot: Slot): string {
    return `take ${slot.card}${slot.stone !== null && slot.stone === this.#desk.me ? '*' : ''}`;
  }
  reserveOf(slot: Slot, farm: boolean): string {
    return `reserve ${farm ? 'farm ' : ''}${slot.card}`;
  }
  /** The move that a click on this card stands for, where one is clear. */
  moveOf(slot: Slot, farm: boolean): string {
    return farm || this.#desk.choice.verb === 'reserve' ? this.reserveOf(slot, farm) : this.takeOf(slot);
  }

  reservable: boolean = $derived.by(() => this.#desk.game.moves.some((move) => move.text.startsWith('reserve')));
  /** A reservation of which the rules say why none is possible. */
  whyReserve: string = $derived.by(() => {
    const { market, farm } = this.#desk.game;
    return this.reserveOf(market[0] ?? farm[0] ?? { card: 'R5', stone: null }, !market.length);
  });
  /** Cards, not moves: equal cards are one move. */
  takable: number = $derived.by(() => this.goes.filter((slot) => this.#desk.choice.legal(this.takeOf(slot))).length);
  /** The cards that the own stone can be laid on. */
  reserves: { key: string; slot: Slot; farm: boolean }[] = $derived.by(() =>
    this.#desk.turn
      ? this.places.filter(
          ({ slot, farm }) => slot.stone === null && this.#desk.choice.legal(this.reserveOf(slot, farm)),
        )
      : [],
  );

  glows(slot: Slot, farm: boolean): boolean {
    const { choice, drag, me, turn } = this.#desk;
    // Another card of the same kind may be taken; one under another's stone never is.
    if (!turn || drag.on || (slot.stone !== null && slot.stone !== me)) return false;
    // A pointer that merely rests on "buy" does not put out what a chosen verb lights.
    if (choice.held === 'buy' || (choice.pointed === 'buy' && !choice.verb))
      return !farm && (slot.stone === null || slot.stone === me);
    const verb = choice.verb ?? (choice.held?.split(' ', 1)[0] as string | undefined);
    if (verb === 'take') return !farm && choice.legal(this.takeOf(slot));
    if (verb === 'reserve') return choice.legal(this.reserveOf(slot, farm)) && slot.stone === null;
    return (
      (!farm && choice.legal(this.takeOf(slot))) || (slot.stone === null && choice.legal(this.reserveOf(slot, farm)))
    );
  }
  /** Whether the move that waits for its confirmation is about this card. */
  held(slot: Slot, farm: boolean): boolean {
    const { held } = this.#desk.choice;
    return (
      held !== null &&
      ((held === this.takeOf(slot) && !farm) || (held === this.reserveOf(slot, farm) && slot.stone === null))
    );
  }
  words(slot: Slot): string {
    const card = cardWords(slot.card);
    return slot.stone === null ? card : say('page-osaka-reserved-by', { card, player: this.#desk.names[slot.stone]! });
  }

  pick(slot: Slot, farm: boolean, key: string): void {
    const { choice, me, turn } = this.#desk;
    if (!turn) return;
    if (slot.stone !== null && slot.stone !== me) choice.choose(this.takeOf(slot));
    else if (slot.stone === me) choice.choose(farm ? this.reserveOf(slot, farm) : this.takeOf(slot));
    else choice.card(farm ? null : this.takeOf(slot), this.reserveOf(slot, farm), key);
  }
  setVerb(verb: Verb): void {
    const { choice, props } = this.#desk;
    choice.held = choice.asking = choice.pointed = null;
    choice.verb = choice.verb === verb ? null : verb;
    if (verb === 'reserve' && !this.reservable) {
      choice.verb = null;
      props.hint({ move: this.whyReserve, legal: false });
    } else props.hint(null);
  }
  hover(move: string): void {
    const { choice, drag, turn } = this.#desk;
    if (turn && !drag.on && choice.held !== 'buy') choice.point(move);
  }
  leave(): void {
    const { choice, drag } = this.#desk;
    if (!drag.on) choice.point(null);
  }

  // Dragging stands for the same clicks: a card of the market onto the own hand, the own stone onto a card.
  movable(slot: Slot, farm: boolean): boolean {
    return this.#desk.turn && !farm && this.#desk.choice.legal(this.takeOf(slot));
  }
  lift(slot: Slot, key: string): Piece {
    const { choice } = this.#desk;
    const move = this.takeOf(slot);
    return {
      card: slot.card,
      from: key,
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
      targets: new Map(this.movable(slot, false) ? [['hand', { shows: move, drop: () => choice.choose(move) }]] : []),
    };
  }
  liftStone(): Piece {
    const { choice } = this.#desk;
    const moves = this.reserves.map(({ key, slot, farm }) => [key, this.reserveOf(slot, farm)] as const);
    return {
      card: null,
      from: 'stone',
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
      targets: new Map(moves.map(([key, move]) => [key, { shows: move, drop: () => choice.choose(move) }])),
    };
  }
}
