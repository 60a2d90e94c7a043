// First moves in words, for the opening explorer: as far as they can be told without a table.
import { hasText, say } from '../../lib/say.svelte';
import { verb } from './places';
import { amountsText, areaName } from './words';

const EDITION = 2016;

export function words(move: string): string {
  const what = verb(move);
  const named = move.slice(what.length + 1);
  if (what === 'done') return say('lab-done');
  const does = say('yokohama-page-does', { verb: what });
  if (hasText(`yokohama-area-${named.toLowerCase()}`)) return `${does}: ${areaName(named, EDITION)}`;
  if (['buy', 'sell', 'donate', 'good', 'second', 'hire'].includes(what))
    return `${does}: ${amountsText([{ icon: named, n: 1 }], EDITION)}`;
  return named ? `${does}: ${named}` : does;
}
