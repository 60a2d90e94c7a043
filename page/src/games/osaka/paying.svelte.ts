// The hand as money: cards that pay are raised while a purchase is prepared, or are paid one by one.
import { settings } from '../../lib/settings.svelte';
import { say } from '../../lib/say.svelte';
import type { Desk, Piece } from './desk.svelte';

export class Paying {
  #desk: Desk;
  /** Why a payment is not accepted, the rules say: a card that is not needed, for one. */
  objection = $state<string | null>(null);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The move that a card of the hand stands for, where it is paid by itself. */
  moveOf(card: string): string | null {
    return this.#desk.game.phase === 'pay' ? `pay ${card}` : null;
  }
  /** Whether a hand card can be used now. */
  usable(card: string): boolean {
    const { acting, choice } = this.#desk;
    const move = this.moveOf(card);
    return acting && (move ? choice.legal(move) : choice.held === 'buy');
  }
  use(card: string, place: number): void {
    const { acting, choice, props } = this.#desk;
    if (!acting) return;
    const move = this.moveOf(card);
    if (move && choice.legal(move)) choice.choose(move);
    else if (move) props.hint({ move, legal: false });
    else if (choice.held === 'buy') choice.toggle(place);
  }
  /** A hand card can be dragged onto what it buys. */
  lift(card: string, place: number): Piece {
    const pays = this.usable(card) && !this.#desk.choice.paying.includes(place);
    return {
      card,
      from: `h${place}`,
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
      targets: new Map(pays ? [['lot', { drop: () => this.use(card, place) }]] : []),
    };
  }
}

/** Asks what is wrong with a payment; called once, while a component is set up. */
export function objectToPayment(desk: Desk): void {
  const { choice, paying } = desk;
  $effect(() => {
    paying.objection = null;
    if (choice.held !== 'buy' || choice.payable || choice.coins < choice.price) return;
    const line = `buy ${choice.paid.join(' ')}`;
    let over = false;
    desk.props.why(line).then(
      (reason) => {
        if (!over) paying.objection = reason && say(reason.text);
      },
      () => {},
    );
    return () => (over = true);
  });
}

/** Where one payment is possible none is asked for; whoever takes it back is asked. Called once, likewise. */
export function payTheOnlyWay(desk: Desk): void {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read by effects only
  const passed = new Set<number>();
  $effect(() => {
    const { acting, game, turn } = desk;
    const { step } = desk.props.view;
    if (!acting || turn || !settings.onlyWay || game.moves.length !== 1 || passed.has(step)) return;
    const text = game.moves[0]?.text ?? '';
    if (!text.startsWith('pay ')) return;
    passed.add(step);
    desk.props.play(text);
  });
}
