// Names of bots: the four levels in the reader's language, any other as it is called.
import { botName } from './format';
import { hasText, say } from './say.svelte';

export const LEVELS = ['apprentice', 'clerk', 'merchant', 'president'] as const;

export function levelName(bot: string): string {
  return hasText(`page-bot-${bot}`) ? say(`page-bot-${bot}`) : botName(bot);
}
