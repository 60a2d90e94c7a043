// Names of bots: levels in the reader's language, any other as it is called.
import { botName } from './format';
import { hasText, say } from './say.svelte';
import type { Seat } from './table';

export const LEVELS: readonly string[] = [
  'beginner',
  'peddler',
  'shopkeeper',
  'trader',
  'shipowner',
  'master-merchant',
];

/** The levels to choose from; one that was chosen when there were others stays among them. */
export function levelsWith(chosen: string): readonly string[] {
  return LEVELS.includes(chosen) ? LEVELS : [...LEVELS, chosen];
}

export function levelName(bot: string): string {
  const known = LEVELS[Number(/^level:([1-6])$/.exec(bot)?.[1] ?? 0) - 1] ?? bot;
  return hasText(`page-bot-${known}`) ? say(`page-bot-${known}`) : botName(bot);
}

/** That a bot plays for somebody, and why; nothing where it does not. */
export function mindedWords({ minded, late }: Seat): string {
  return minded ? say('page-minded', { bot: levelName(minded), why: late ? 'late' : 'wish' }) : '';
}
