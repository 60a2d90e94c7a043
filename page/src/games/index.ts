// The games that the page can show: the folders beside this file, found when the page is built. One that it was not
// built with is shown by what every game tells of itself, see `plain`. Tables come in bundles of their own.
import type { Component } from 'svelte';
import type { SeatLook } from '../lib/seats';
import type { Say, TableProps, TextProps } from '../lib/table';
import { byGame } from './each';

// Each game's table narrows the view to its own; the frame only ever gives it that game's.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
type AnyTable = Component<TableProps<any>>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
type AnyText = Component<TextProps<any>>;

/** What the page has to know of a game before its table is loaded: `GAME` in its folder's `game.ts`. */
export interface GameLook {
  /** Its name on a print. */
  kanji: string;
  seats: readonly SeatLook[];
  /** How much it asks of newcomers, beside the others. */
  demand: number;
  /** Whether it can be played with cards of one's own. */
  ownCards?: boolean;
}

/** Also of `plain`: what stands in for a game that the page was not built with. */
const LOOKS: Record<string, GameLook> = byGame(
  import.meta.glob<GameLook>('./*/game.ts', { eager: true, import: 'GAME' }),
);
const TABLES: Record<string, () => Promise<{ default: AnyTable }>> = byGame(
  import.meta.glob<{ default: AnyTable }>('./*/Table.svelte'),
);
const PLAIN = 'plain';

/** In the order in which the home page shows them: those with most to see first. */
export const NAMES = Object.keys(LOOKS)
  .filter((name) => name !== PLAIN)
  .sort((a, b) => LOOKS[b]!.demand - LOOKS[a]!.demand);

/** The easiest, for those who have not chosen. */
export const FIRST = NAMES.at(-1)!;

export const gameFor = (name: string): GameLook => LOOKS[name] ?? LOOKS[PLAIN]!;

/** The table of a game. */
export const tableFor = (name: string): Promise<{ default: AnyTable }> => (TABLES[name] ?? TABLES[PLAIN]!)();

/** The table of a game in words. */
export const textFor = (name: string): Promise<{ default: AnyText }> => (TEXTS[name] ?? TEXTS[PLAIN]!)();

/** The tables in words. */
const TEXTS: Record<string, () => Promise<{ default: AnyText }>> = byGame(
  import.meta.glob<{ default: AnyText }>('./*/Text.svelte'),
);

/** All components of a game, with their pictures, for the rules. */
export const COMPONENTS: Record<string, () => Promise<{ default: Component }>> = byGame(
  import.meta.glob<{ default: Component }>('./*/Components.svelte'),
);

/** What each thing of a table is, in a sentence or two. */
export const EXPLAINS: Record<string, () => Promise<Record<string, unknown>>> = byGame(
  import.meta.glob<Record<string, unknown>>('./*/explain.ts'),
);

/** A worked example of the rules, as page/fixtures/examples.py writes it. */
export interface Example {
  id: string;
  section: string;
  /** The seat that it is about. */
  seat: number;
  /** What is drawn before and afterwards. */
  shows: string[][];
  before: { names: string[] };
  after: { names: string[] };
  planned: unknown;
  story: Say[];
}

/** What the rules of a game are shown with. */
export interface Guide {
  /** Draws what a section speaks of. */
  Illustration: Component<{ section: string; edition: number }>;
  /** Draws a part of a table of an example. */
  Picture: Component<{ what: string; view: unknown; planned: unknown; names: string[]; edition: number }>;
  /** Drawings that all of them use, where the page does not have them anyway. */
  Sprite?: Component;
  /** One printed sheet. */
  Aid: Component<{ edition: number }>;
  examples: Example[];
  editions: number[];
  /** What is different in which edition or with which expansion, by section: the ends of the sentences' ids. */
  marks: Record<string, string[]>;
}
export const GUIDES: Record<string, () => Promise<Guide>> = byGame(import.meta.glob<Guide>('./*/guide/index.ts'));

/** All symbols of a game with their names. */
export const LEGENDS: Record<string, () => Promise<{ default: Component<{ game: unknown }> }>> = byGame(
  import.meta.glob<{ default: Component<{ game: unknown }> }>('./*/Legend.svelte'),
);

/** How a game shows a sentence of the log, where it has a way of its own. */
export const SAIDS: Record<string, () => Promise<{ default: Component<{ text: string }> }>> = byGame(
  import.meta.glob<{ default: Component<{ text: string }> }>('./*/Said.svelte'),
);

/** The wide picture of a game, with the drawings that its `Pictured` uses. */
export const SCENES_WIDE: Record<string, () => Promise<{ default: Component }>> = byGame(
  import.meta.glob<{ default: Component }>('./*/Scene.svelte'),
);

/** Small pictures beside the rows of charts: what a key of a chart stands for. */
export const PICTURED: Record<string, () => Promise<{ default: Component<{ chart: string; of: string }> }>> = byGame(
  import.meta.glob<{ default: Component<{ chart: string; of: string }> }>('./*/Pictured.svelte'),
);

/** Keys of a game's own: which, and what they do, as `page-key` has it. */
export const KEYS = byGame(import.meta.glob<[string, string][]>('./*/legend.ts', { eager: true, import: 'KEYS' }));
