// The tables of the games, each in a bundle of its own.
import type { Component } from 'svelte';
import type { TableProps, TextProps } from '../lib/table';

// Each game's table narrows the view to its own; the frame only ever gives it that game's.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
type AnyTable = Component<TableProps<any>>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
type AnyText = Component<TextProps<any>>;

export const TABLES: Record<string, () => Promise<{ default: AnyTable }>> = {
  osaka: () => import('./osaka/Table.svelte'),
  yokohama: () => import('./yokohama/Table.svelte'),
};

/** The tables in words. */
export const TEXTS: Record<string, () => Promise<{ default: AnyText }>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: AnyText }>('./*/Text.svelte')).map(([path, load]) => [
    path.split('/')[1]!,
    load,
  ]),
);

/** All components of a game, with their pictures, for the rules. */
export const COMPONENTS: Record<string, () => Promise<{ default: Component }>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: Component }>('./*/Components.svelte')).map(([path, load]) => [
    path.split('/')[1]!,
    load,
  ]),
);

/** How a game shows a sentence of the log, where it has a way of its own. */
export const SAIDS: Record<string, () => Promise<{ default: Component<{ text: string }> }>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: Component<{ text: string }> }>('./*/Said.svelte')).map(([path, load]) => [
    path.split('/')[1]!,
    load,
  ]),
);
