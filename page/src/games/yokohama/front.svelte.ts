// What lies in front where not everything has room at once: one board of several, one tab of a phone. What is to be
// chosen comes to the front by itself.
/* eslint-disable svelte/prefer-svelte-reactivity -- sets are made anew, never changed */
import { untrack } from 'svelte';
import { TRACKS } from './close';
import type { Desk } from './desk.svelte';

export const TABS = [
  ['city', 'u-map'],
  ['boards', 'u-boards'],
  ['mine', 'u-hand'],
  ['rivals', 'u-log'],
] as const;
export type Tab = (typeof TABS)[number][0];

const TAB_OF: Record<string, Tab> = {
  area: 'city',
  site: 'city',
  house: 'city',
  token: 'city',
  row: 'boards',
  tech: 'boards',
  church: 'boards',
  customs: 'boards',
  achievement: 'boards',
  marker: 'boards',
  order: 'mine',
  title: 'mine',
  store: 'mine',
  hand: 'mine',
  agents: 'mine',
};

function boardOf(place: string): string | null {
  const [kind, area] = place.split(':');
  return kind === 'row' || kind === 'tech' ? area! : TRACKS.includes(kind!) ? kind! : null;
}

export class Front {
  #desk: Desk;
  /** The board that lies open where boards are behind tabs. */
  board = $state<string | null>(null);
  tab = $state<Tab>('city');
  /** The area that was touched last, shown whole beside small tiles. */
  touched = $state<string | null>(null);
  /** Whether the sheet of a game that is over was put away. */
  sheetClosed = $state(false);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Boards and tabs with something to choose. */
  litBoards: Set<string> = $derived.by(
    () => new Set([...this.#desk.lit.keys()].map(boardOf).filter((one) => one !== null)),
  );
  litTabs: Set<Tab> = $derived.by(
    () =>
      new Set(
        [...this.#desk.lit.keys()].map((place) => TAB_OF[place.split(':')[0]!]).filter((one) => one !== undefined),
      ),
  );
  /** Beside a big screen a phone shows one's own things, except while something else is to be chosen. */
  home: Tab = $derived.by(() => (this.#desk.props.hand && this.#desk.mine ? 'mine' : 'city'));
}

/** Opens the board, or one's own technologies, where something is to be chosen; called once, while a component is set up. */
export function openBoards(desk: Desk): void {
  const { front, screen } = desk;
  $effect(() => {
    void desk.props.view.at;
    const titles = [...desk.lit.keys()].some((place) => place.startsWith('title:'));
    untrack(() => {
      const { board, litBoards } = front;
      if (litBoards.size && !(board && litBoards.has(board))) front.board = [...litBoards][0]!;
      if (desk.quiet) return;
      if (titles && ['close', 'upright'].includes(screen.layout)) desk.opened = desk.game.seat;
    });
  });
}

/** Turns the tabs of a phone; called once, likewise. */
export function turnTabs(desk: Desk): void {
  const { front, screen } = desk;
  front.tab = untrack(() => front.home);
  // One follows the others in the city.
  $effect(() => {
    const { hand, since } = desk.props;
    if (screen.phone && since && desk.game.action?.area && !hand && desk.quiet) untrack(() => (front.tab = 'city'));
  });
  $effect(() => {
    // An agent that is taken in hand acts in the city.
    void [desk.props.view.at, desk.choosing.armed];
    if (!(screen.phone || screen.sideways) || desk.quiet) return;
    untrack(() => {
      const { litTabs, tab } = front;
      if (litTabs.size && !litTabs.has(tab)) front.tab = [...litTabs][0]!;
    });
  });
  $effect(() => {
    if (desk.props.hand && !desk.game.moves.length) front.tab = front.home;
  });
}

/** Remembers the area that was touched last; called once, likewise. */
export function rememberTouched(desk: Desk): void {
  $effect(() => {
    const place = desk.pointed;
    if (place?.startsWith('area:')) desk.front.touched = place.slice(5);
  });
}
