// The drawings of the games that lie outside their tables: pictures of the home page, signs in lists, what both use.
import type { Component } from 'svelte';
import { byGame } from './each';

export const PRINTS = byGame(import.meta.glob<Component>('./*/Print.svelte', { eager: true, import: 'default' }));

const SIGNS = byGame(import.meta.glob<Component>('./*/Sign.svelte', { eager: true, import: 'default' }));
/** The symbols of all signs; `signOf` says which is whose. */
export const ALL_SIGNS = Object.values(SIGNS);
export const signOf = (game: string): string => `hm-s-${game in SIGNS ? game : 'plain'}`;

/** What pictures and signs of a game share with its table. */
export const SPRITES = Object.values(
  byGame(import.meta.glob<Component>('./*/Sprite.svelte', { eager: true, import: 'default' })),
);
