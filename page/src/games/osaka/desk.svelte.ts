// What lies before whoever looks at the table, and what they are about to do. Every part of the table asks it.
/* eslint-disable svelte/prefer-svelte-reactivity -- sets are made anew, never changed */
import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { Drag, type Load } from '../../lib/drag.svelte';
import { say } from '../../lib/say.svelte';
import type { TableProps } from '../../lib/table';
import { letter } from './cards';
import { Choice } from './choice.svelte';
import { anything, Insuring } from './insuring.svelte';
import { Offers } from './offers.svelte';
import { Paying } from './paying.svelte';
import { COLOURS } from './printed';
import type { Colour, OsakaPreview, OsakaView, Trader } from './view';

/** A card, or the own stone, and the place it comes from. */
export type Piece = Load & { card: string | null; from: string };

const KEY = Symbol('desk');

export class Desk {
  #props: () => TableProps<OsakaView>;
  readonly choice = new Choice(
    () => this.game,
    () => this.props.readonly,
    (move) => this.props.play(move),
    (what) => this.props.hint(what),
  );
  readonly drag = new Drag<Piece>((move) => this.choice.point(move));
  /** Insurance is one panel, for all colours that sink; it stays while its answers are on their way. */
  readonly insuring = new Insuring();
  /** Whether to insure nothing is being asked once more. */
  giving = $state(false);
  readonly offers = new Offers(this);
  readonly paying = new Paying(this);

  /** A phone held upright, or sideways. */
  readonly upright = new MediaQuery('(max-width: 720px)');
  readonly sideways = new MediaQuery('(min-width: 721px) and (max-height: 500px)');
  /** On small screens the ledger is a sheet that comes when called. */
  sheet = $state(false);
  /** Whose goods are looked at closely. */
  closely = $state<number | null>(null);

  constructor(props: () => TableProps<OsakaView>) {
    this.#props = props;
  }

  get props(): TableProps<OsakaView> {
    return this.#props();
  }
  game: OsakaView = $derived.by(() => this.#props().view.game);
  me: number | null = $derived.by(() => this.game.seat);
  mine: Trader | null = $derived.by(() => (this.me === null ? null : this.game.traders[this.me]!));
  /** The other traders, from the one who is next. */
  others: Trader[] = $derived.by(() => {
    const { me, game } = this;
    const seats = game.traders.map((trader) => trader.seat);
    const from = me === null ? 0 : me + 1;
    return [...seats.slice(from), ...seats.slice(0, from)]
      .filter((seat) => seat !== me)
      .map((seat) => game.traders[seat]!);
  });
  names: string[] = $derived.by(() => this.game.names.map((name, seat) => (seat === this.me ? say('page-you') : name)));
  /** Whether I am asked anything, and whether it is what to do with my turn. */
  acting: boolean = $derived.by(() => !this.#props().readonly && this.me !== null && this.game.actor === this.me);
  turn: boolean = $derived.by(() => this.acting && this.game.phase === 'turn');
  /** Earlier moments and replays have no question. */
  insures: boolean = $derived.by(
    () =>
      this.me !== null &&
      this.game.actor === this.me &&
      this.#props().view.question !== null &&
      anything(this.game.insurance),
  );
  /** Colours whose token can be taken. */
  tokens: Set<Colour> = $derived.by(
    () => new Set(COLOURS.filter((colour) => this.choice.legal(`token ${letter(colour)}`))),
  );
  phone: boolean = $derived.by(() => this.upright.current || this.sideways.current);

  // What would come of the move that is pointed at or held.
  planned: OsakaPreview | null = $derived.by(() => this.choice.planned);
  buying: boolean = $derived.by(() => this.choice.shown === 'buy');
  coming(seat: number): Colour[] {
    return [...new Set(this.planned?.sales?.filter((sale) => sale.seat === seat).map((sale) => sale.colour) ?? [])];
  }
  gain(seat: number): number {
    return this.planned?.sales?.filter((sale) => sale.seat === seat).reduce((sum, sale) => sum + sale.points, 0) ?? 0;
  }
  inDanger(seat: number, colour: Colour): boolean {
    return this.planned?.sinks
      ? this.planned.at_risk!.some((risk) => risk.seat === seat && risk.colour === colour)
      : (this.game.asks.sinks ?? []).includes(colour);
  }

  /** What a pointed-at line of the log is about. */
  lit: { colours: Set<Colour>; cards: Set<string> } = $derived.by(() => {
    const text = JSON.stringify(this.#props().pointed?.said ?? null);
    return {
      colours: new Set(COLOURS.filter((colour) => text.includes(`"${colour}"`))),
      cards: new Set(text.match(/[RBYG][235]/g) ?? []),
    };
  });

  /** Lets go of everything that was chosen. */
  letGo(): void {
    this.drag.cancel();
    this.choice.reset();
  }
}

export function provideDesk(props: () => TableProps<OsakaView>): Desk {
  return setContext(KEY, new Desk(props));
}
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
