// What somebody does at the table: pointing, gathering, pressing. Every part of the table asks it what is lit.
import { getContext, setContext } from 'svelte';
import { Drag, type Load } from '../../lib/drag.svelte';
import { settings } from '../../lib/settings.svelte';
import { Steady } from '../../lib/steady.svelte';
import type { Reason, Say, TableProps } from '../../lib/table';
import { TILE } from './city';
import { Front } from './front.svelte';
import { lineOf, lit, meant, NOTHING_CHOSEN, own, press } from './places';
import type { Choosing, Lit, Place } from './places';
import { Screen } from './screen.svelte';
import { crestOf } from './seats';
import type { Area, Foresight, Game, Merchant } from './view';
import { areasIn } from './words';

// Buttons say what they do. On other places a touch shows what would happen, and the main button does it; so does a
// click where every move is to be confirmed, and then buttons of the panel ask for it, too.
const SURE = ['bar', 'agents'];

// The steps in which an assistant from the hand is laid on an area.
const LAYING = ['placing', 'telegram', 'reward'];

const KEY = Symbol('desk');

export class Desk {
  #props: () => TableProps<Game>;
  #queue: string[] = [];
  #queuedIn = '';
  #playedAt = $state(-1);
  #playedStep = -1;
  #asking = 0;
  choosing = $state.raw<Choosing>(NOTHING_CHOSEN);
  /** The place under the pointer or with the focus. */
  pointed = $state<Place | null>(null);
  /** The place that was touched once. */
  picked = $state<Place | null>(null);
  /** A place that is pointed at and cannot be pressed; the frame says why. */
  unable = $state<Place | null>(null);
  /** Why what was gathered cannot be played together. */
  objection = $state.raw<Reason | null>(null);
  /** What the server tells of the move that is pointed at: more than it tells of all moves at once. */
  said = $state.raw<{ text: string; said: Say[]; preview: Foresight } | null>(null);
  /** Where the president could go after all that was gathered, and that it could go nowhere, in words. */
  prospect = $state.raw<{ staged: string[]; destinations: Area[]; said: Say[] } | null>(null);
  /** A rival whose pieces are to be seen. */
  rival = $state<number | null>(null);
  /** Whether the sheet is shown as it would be if the game ended now. */
  standing = $state(false);
  /** How large tiles are drawn. */
  tile = $state.raw(TILE);
  /** The seat whose things are laid open. */
  opened = $state<number | null>(null);
  readonly screen = new Screen(this);
  readonly front = new Front(this);
  /** An assistant from the hand can be dragged onto areas, as if they were pressed: one that takes none says why. */
  readonly drag = new Drag<Load & { symbol: string }>((place) => this.point(place), 'at');

  constructor(props: () => TableProps<Game>) {
    this.#props = props;
  }

  get props(): TableProps<Game> {
    return this.#props();
  }
  get game(): Game {
    return this.#props().view.game;
  }
  get mine(): Merchant | null {
    return own(this.game);
  }
  /** Whose things lie below the city: one's own, or for who only watches the first merchant's. */
  merchant: Merchant = $derived.by(() => this.mine ?? this.game.merchants[this.game.seat ?? 0]!);
  harbours: Area[] = $derived.by(() => Object.keys(this.game.orders));
  schools: Area[] = $derived.by(() => Object.keys(this.game.technologies));
  /** The buttons of the panel: none does anything while they have just changed. */
  panel = new Steady();
  /** The same for what declines and recalls: these stand where other buttons stood a moment ago. */
  bar = new Steady();
  /** Nothing can be played for a while: the glow goes out. While a move is on its way it stays, or all would flicker. */
  quiet = $state(false);
  lit: Map<Place, Lit> = $derived.by(() =>
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    this.quiet ? new Map<Place, Lit>() : lit(this.#props().view.game, this.choosing),
  );
  /** What is pointed at, if it can be pressed. */
  at: Lit | null = $derived.by(() => (this.pointed ? (this.lit.get(this.pointed) ?? null) : null));

  /** Whether the panel asks something. */
  asksInPanel: boolean = $derived.by(() => [...this.lit.keys()].some((place) => place.startsWith('panel:')));

  /** What the main button would do: what was picked or gathered, or going on. */
  next: Foresight | null = $derived.by(() => this.lit.get(this.picked ?? 'bar:main')?.move?.preview ?? null);

  /** The areas that the line of the log is about that is pointed at. */
  told: Area[] = $derived.by(() => {
    const entry = this.#props().pointed;
    return entry ? areasIn(entry.said, Object.keys(this.#props().view.game.areas)) : [];
  });

  crest(seat: number): string {
    return crestOf(seat);
  }
  name(seat: number): string {
    return this.game.names[seat] ?? '';
  }
  /** What somebody has: points scored so far, and once the game is over those of the final scoring. */
  score({ seat, points }: Merchant): number {
    return this.game.over?.scores[seat]?.total ?? points;
  }
  staged(name: string): number {
    return this.choosing.staged.filter((one) => one === name).length;
  }

  /** Begins to drag, while there are areas to drag to. */
  ondrag: ((event: PointerEvent, symbol: string) => void) | undefined = $derived.by(() =>
    LAYING.includes(this.game.step) && !this.props.readonly ? (event, symbol) => this.#lift(event, symbol) : undefined,
  );
  #lift(event: PointerEvent, symbol: string): void {
    const areas = Object.keys(this.game.areas).map((area) => `area:${area}`);
    this.drag.begin(event, {
      symbol,
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
      targets: new Map(areas.map((place) => [place, { shows: place, drop: () => this.press(place) }])),
    });
  }

  point(place: Place | null): void {
    if (place === null && this.picked) place = this.picked;
    if (place === this.pointed) return;
    this.pointed = place;
    this.unable = null;
    const asked = ++this.#asking;
    const found = place === null ? undefined : this.lit.get(place);
    const text =
      place === null || found || this.props.readonly || !this.game.moves.length
        ? null
        : meant(this.game, this.choosing, place);
    if (text) this.unable = place;
    this.props.hint(text ? { move: text, legal: false } : null);
    const move = found?.move;
    if (!move || this.said?.text === move.text) return;
    void this.props.preview(move.text).then(
      ({ said, preview }) => {
        if (asked === this.#asking) this.said = { text: move.text, said, preview: preview as Foresight };
      },
      () => {},
    );
  }

  press(place: Place, touched = false): void {
    // A second press of what is already on its way.
    if (this.played) return;
    const found = this.lit.get(place);
    if (!found) return this.point(place);
    // While the line is down, say: what was gathered stays until it can be played.
    if (this.props.readonly || !this.settled(place)) return;
    if (found.does === 'play' && this.#asks(place, touched, found)) {
      // A second press lets go.
      this.picked = this.picked === place ? null : place;
      return this.point(place);
    }
    this.#do(place);
  }

  /** Whether what a place means has stood long enough to be pressed. */
  settled(place: Place): boolean {
    if (place.startsWith('panel:')) return this.panel.settled;
    return this.bar.settled || !['bar:decline', 'bar:recall'].includes(place);
  }

  /** Whether a press only picks, so that the main button has to be pressed for it. */
  #asks(place: Place, touched: boolean, found: Lit): boolean {
    const [kind] = place.split(':');
    if (SURE.includes(kind!)) return false;
    // That it brings the end of the game is read on the main button first.
    if (found.move?.preview.ends && settings.confirm !== 'never') return true;
    return settings.confirm === 'always' || (touched && kind !== 'panel');
  }

  /** What the main button does: what was picked or gathered, or going on. */
  confirm(): void {
    if (this.played || this.props.readonly) return;
    if (this.lit.has(this.picked ?? 'bar:main')) this.#do(this.picked ?? 'bar:main');
  }

  #do(place: Place): void {
    this.picked = null;
    const { choosing, play } = press(this.game, this.choosing, place);
    this.choosing = choosing;
    this.#check();
    if (play.length) this.#play(play);
  }

  /** Lets go of everything that was gathered or picked. */
  clear(): void {
    this.choosing = NOTHING_CHOSEN;
    this.picked = null;
    this.objection = null;
    this.point(null);
  }

  /** Whether a move was played in the situation that is shown. */
  get played(): boolean {
    return this.props.view.at === this.#playedAt;
  }

  /** A new view has come: what was pressed is done. */
  renew(): void {
    this.choosing = NOTHING_CHOSEN;
    this.picked = null;
    this.objection = null;
    this.prospect = null;
    this.unable = null;
    this.said = null;
  }

  /** What was to follow a press follows, as long as the same step still asks for it. */
  follow(): void {
    // The answer to a press may come before the view that it leads to.
    if (this.props.view.at === this.#playedAt) return;
    // Whoever took back what was pressed does not want the rest of it either.
    if (this.props.view.step <= this.#playedStep) this.#queue = [];
    const next = this.#queue.shift();
    if (!next) return;
    if (this.game.step === this.#queuedIn && this.game.moves.some((move) => move.text === next)) this.play(next);
    else this.#queue = [];
  }

  #play(play: string[]): void {
    const [first, ...others] = play;
    if (!first || this.props.readonly) return;
    this.#queue = others;
    this.#queuedIn = this.game.step;
    this.picked = null;
    this.pointed = null;
    this.props.hint(null);
    this.play(first);
  }

  play(text: string, unasked = false): void {
    const at = (this.#playedAt = this.props.view.at);
    this.#playedStep = this.props.view.step;
    void Promise.resolve(this.props.play(text, unasked)).then((taken) => {
      // A move was refused: the same situation can be played again.
      if (taken === false && this.#playedAt === at) this.#playedAt = -1;
    });
  }

  /** Whether several things can be chosen together only the rules know. */
  #check(): void {
    this.objection = null;
    this.prospect = null;
    const staged = this.choosing.staged;
    if (!staged.length) return;
    const line = lineOf(this.game, staged);
    if (this.game.step === 'placing')
      void this.props.preview(line).then(
        ({ preview, said }) => {
          const { destinations } = preview as Foresight;
          if (this.choosing.staged === staged && destinations) this.prospect = { staged, destinations, said };
        },
        () => {},
      );
    if (staged.length < 2) return;
    void this.props.why(line).then(
      (reason) => {
        if (this.choosing.staged === staged) this.objection = reason?.text ? reason : null;
      },
      () => {},
    );
  }
}

export function provideDesk(props: () => TableProps<Game>): Desk {
  return setContext(KEY, new Desk(props));
}
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
