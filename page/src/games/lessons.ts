// Where a lesson points on the tables of the games; on any other, at what carries the move.
import { tick } from 'svelte';
import type { Box } from '../lib/beside';
import { byGame } from './each';

interface Pointing {
  placeOf: (place: string) => string[];
  nextControl: (move: string, part: string) => Element | null;
  /** Opens the part of the table that has a place, where it is behind a tab. */
  reveal?: (place: string) => void;
  /** What is read or played with most: a card lies elsewhere if it can. */
  SPARED?: string[];
  /** The buttons that go on with the turn: no card lies upon them. */
  ONWARD?: string[];
}

const GAMES: Record<string, Pointing> = byGame(import.meta.glob<Pointing>('./*/lesson.ts', { eager: true }));

const NARROW = 720;

const seen = (element: Element | null): element is Element => {
  const box = element?.getBoundingClientRect();
  return !!box && box.width > 0 && box.height > 0;
};

/** The part of something that can be seen; null where it is moved out of sight. */
export function inSight(element: Element): Box | null {
  const box = element.getBoundingClientRect();
  const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  const cut = (edge: Box) => {
    seen.left = Math.max(seen.left, edge.left);
    seen.top = Math.max(seen.top, edge.top);
    seen.right = Math.min(seen.right, edge.right);
    seen.bottom = Math.min(seen.bottom, edge.bottom);
  };
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible') cut(around.getBoundingClientRect());
  return seen.right > seen.left && seen.bottom > seen.top ? seen : null;
}

/** Whether most of something can be seen. */
export function inView(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const seen = inSight(element);
  return !!seen && (seen.right - seen.left) * (seen.bottom - seen.top) > (width * height) / 2;
}

/** What a card rather does not cover on the table of a game. */
export const sparedOn = (game: string): string => GAMES[game]?.SPARED?.join() ?? '[data-move]';

/** The buttons of a game that go on, whatever a lesson speaks of. */
export const onwardOn = (game: string): string => GAMES[game]?.ONWARD?.join() ?? '.bar .go';

/** The place that a sentence speaks of; null where it is not on the screen. */
export function placeAt(game: string, place: string): Element | null {
  for (const selector of place ? (GAMES[game]?.placeOf(place) ?? []) : []) {
    const found = [...document.querySelectorAll(selector)].find(seen);
    if (found) return found;
  }
  return null;
}

/** All places that a sentence speaks of, the first of them first. */
export const placesAt = (game: string, places: string): Element[] =>
  places
    .split(',')
    .map((place) => placeAt(game, place.trim()))
    .filter((place) => place !== null);

/** The control that makes the next part of a move. */
export function controlOf(game: string, move: string, part: string): Element | null {
  if (!part) return null;
  const found = GAMES[game]
    ? GAMES[game].nextControl(move, part)
    : document.querySelector(`[data-move="${CSS.escape(part)}"]`);
  return seen(found) ? found : null;
}

/** Brings what a sentence speaks of into sight, and leaves so much room beside it. */
export async function show(game: string, places: string, room = 0): Promise<void> {
  const place = places.split(',')[0]!.trim();
  if (!place) return;
  if (!placeAt(game, place)) {
    GAMES[game]?.reveal?.(place);
    await tick();
  }
  const found = placeAt(game, place);
  if (found) bring(found, room);
}

/** Brings something into sight: a part of the table that can be moved by hand moves itself, with so much room beside it. */
export function bring(element: Element, room = 0): void {
  if (element.closest('[data-pans]'))
    element.dispatchEvent(new CustomEvent('show', { bubbles: true, detail: { room } }));
  else if (innerWidth <= NARROW) element.scrollIntoView({ block: 'center' });
}
