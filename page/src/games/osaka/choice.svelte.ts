// What the player is about to do: pointed at, held, confirmed. Legal is only what the server listed.
import type { Hint } from '../../lib/table';
import { settings } from '../../lib/settings.svelte';
import { pays, proposePayment, worth } from './cards';
import type { CardText, OsakaPreview, OsakaView } from './view';

export type Verb = 'take' | 'reserve';

export class Choice {
  /** The verb that clicks on cards stand for; null leaves it to the card. */
  verb = $state<Verb | null>(null);
  /** The move that waits for its confirmation. */
  held = $state<string | null>(null);
  /** The move that is pointed at. */
  pointed = $state<string | null>(null);
  /** Places in the hand of the cards to pay with. */
  paying = $state<number[]>([]);
  /** The card that asks: take or reserve? */
  asking = $state<string | null>(null);

  constructor(
    readonly game: () => OsakaView,
    readonly readonly: () => boolean,
    readonly play: (move: string) => void,
    readonly hint: (what: Hint | null) => void,
  ) {}

  get moves(): Map<string, OsakaPreview> {
    const moves = this.readonly() ? [] : this.game().moves;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    return new Map(moves.map((move) => [move.text, move.preview]));
  }

  legal(move: string): boolean {
    return this.moves.has(move);
  }

  /** The move whose preview is shown. */
  get shown(): string | null {
    return this.pointed ?? this.held;
  }

  get planned(): OsakaPreview | null {
    return this.shown ? (this.moves.get(this.shown) ?? null) : null;
  }

  get hand(): CardText[] {
    const game = this.game();
    return (game.seat === null ? null : game.traders[game.seat]?.hand) ?? [];
  }

  get paid(): CardText[] {
    return this.paying.map((place) => this.hand[place]!).filter(Boolean);
  }

  get price(): number {
    return this.moves.get('buy')?.price ?? 0;
  }

  get payable(): boolean {
    return pays(this.paid, this.price);
  }

  get coins(): number {
    return worth(this.paid);
  }

  /** Whether there is something to confirm. */
  get ready(): boolean {
    return this.held !== null && (this.held !== 'buy' || this.payable);
  }

  /** A new situation: nothing is chosen yet. */
  reset(): void {
    this.verb = this.held = this.pointed = this.asking = null;
    this.paying = [];
  }

  propose(): void {
    const planned = this.moves.get('buy');
    this.paying = planned ? proposePayment(this.hand, planned.price!, planned.sinks ?? []) : [];
  }

  point(move: string | null): void {
    this.pointed = move !== null && this.legal(move) ? move : null;
    if (move === 'buy' && this.pointed && this.held !== 'buy') this.propose();
    this.hint(move === null ? null : { move, legal: this.legal(move) });
  }

  /** Whether a move is confirmed before it is played. A turn cannot be taken back: cards are turned up after it. */
  confirms(move: string): boolean {
    if (move === 'buy') return true;
    return /^(take|reserve)/.test(move) ? settings.confirm !== 'never' : settings.confirm === 'always';
  }

  /** Holds a move, or plays it where nothing is to be confirmed. */
  choose(move: string): void {
    if (this.readonly()) return;
    if (!this.legal(move)) {
      this.hint({ move, legal: false });
      return;
    }
    this.asking = null;
    // A second press lets go: only the main button commits.
    if (this.held === move) return this.reset();
    if (move === 'buy') this.propose();
    // One action at a time is lit.
    if (move === 'buy') this.verb = null;
    this.held = move;
    if (!this.confirms(move)) this.confirm();
  }

  /** A card that several moves are about: the verb decides, or the player is asked. */
  card(take: string | null, reserve: string, key: string): void {
    const verb =
      this.verb ??
      (take && this.legal(take) && this.legal(reserve) ? null : take && this.legal(take) ? 'take' : 'reserve');
    if (verb === null) this.asking = this.asking === key ? null : key;
    else this.choose(verb === 'take' && take ? take : reserve);
  }

  /** Takes a hand card into the payment, or out of it. */
  toggle(place: number): void {
    this.paying = this.paying.includes(place)
      ? this.paying.filter((one) => one !== place)
      : [...this.paying, place].sort((a, b) => a - b);
  }

  confirm(): void {
    if (!this.ready || this.held === null) return;
    const move = this.held === 'buy' ? `buy ${this.paid.join(' ')}` : this.held;
    this.reset();
    this.hint(null);
    this.play(move);
  }
}
