// Where a lesson points on the tables of the games; on any other, at what carries the move.
import { tick } from 'svelte';

interface Pointing {
  placeOf: (place: string) => string[];
  nextControl: (move: string, part: string) => Element | null;
  /** Opens the part of the table that has a place, where it is behind a tab. */
  reveal?: (place: string) => void;
}

const GAMES: Record<string, Pointing> = Object.fromEntries(
  Object.entries(import.meta.glob<Pointing>('./*/lesson.ts', { eager: true })).map(([path, pointing]) => [
    path.split('/')[1]!,
    pointing,
  ]),
);

const NARROW = 720;

const seen = (element: Element | null): element is Element => {
  const box = element?.getBoundingClientRect();
  return !!box && box.width > 0 && box.height > 0;
};

/** The place that a sentence speaks of; null where it is not on the screen. */
export function placeAt(game: string, place: string): Element | null {
  for (const selector of place ? (GAMES[game]?.placeOf(place) ?? []) : []) {
    const found = [...document.querySelectorAll(selector)].find(seen);
    if (found) return found;
  }
  return null;
}

/** The control that makes the next part of a move. */
export function controlOf(game: string, move: string, part: string): Element | null {
  if (!part) return null;
  const found = GAMES[game]
    ? GAMES[game].nextControl(move, part)
    : document.querySelector(`[data-move="${CSS.escape(part)}"]`);
  return seen(found) ? found : null;
}

/** Brings what a sentence speaks of into sight. */
export async function show(game: string, place: string): Promise<void> {
  if (!place) return;
  if (!placeAt(game, place)) {
    GAMES[game]?.reveal?.(place);
    await tick();
  }
  const found = placeAt(game, place);
  if (found) bring(found);
}

/** Brings something into sight: a part of the table that can be moved by hand moves itself. */
export function bring(element: Element): void {
  if (element.closest('[data-pans]')) element.dispatchEvent(new CustomEvent('show', { bubbles: true }));
  else if (innerWidth <= NARROW) element.scrollIntoView({ block: 'center' });
}
