// Where the rules say something: the page of a game, in the names of an edition.
import { say } from './say.svelte';

/** Editions that a game may have; names are those of the first where nothing else is said. */
export const EDITIONS = [2016, 2024];

/** The edition that a table plays; null where its game has only one. */
export const editionOf = (game: unknown): number | null => (game as { edition?: number } | null)?.edition ?? null;

/** The address of a section, or of all rules of a game. */
export function rulesAt(game: string, edition: number | null, section: string | null = null): string {
  const asked = new URLSearchParams();
  if (section) asked.set('section', section);
  if (edition) asked.set('edition', String(edition));
  return `/rules/${game}${asked.size ? `?${asked}` : ''}`;
}

export const titleOf = (section: string, edition: number | null): string =>
  say(`${section}-title`, { edition: edition ?? EDITIONS[0]! });
