// Cards and moves in words.
import { listOf, say } from '../../lib/say.svelte';
import { colourOf, valueOf } from './cards';
import { COLOURS } from './printed';
import type { CardText } from './view';

export const cardWords = (card: CardText): string =>
  say('page-osaka-card', { colour: colourOf(card), value: valueOf(card) });

/** Cards of several colours in few words: "blue 3, 2, green 2". */
export function groupedWords(cards: readonly CardText[]): string {
  return listOf(
    COLOURS.filter((colour) => cards.some((card) => colourOf(card) === colour)).map((colour) =>
      say('insure-of', {
        colour,
        values: cards
          .filter((card) => colourOf(card) === colour)
          .map(valueOf)
          .join(', '),
      }),
    ),
  );
}

export function moveWords(move: string): string {
  const [verb, ...rest] = move.split(' ');
  const last = rest.at(-1) ?? '';
  const what = /^[RBYG][235]/.test(last) ? cardWords(last.slice(0, 2)) : '';
  if (verb === 'token')
    return say('page-osaka-choose-token', { colour: COLOURS.find((colour) => colour[0]!.toUpperCase() === last)! });
  if (verb === 'take') return `${say('page-osaka-take')}: ${what}`;
  if (verb === 'reserve')
    return `${say('page-osaka-reserve')}: ${what}${rest[0] === 'farm' ? ` (${say('osaka-table-farm')})` : ''}`;
  if (verb === 'buy') return say('page-osaka-buy');
  if (verb === 'save') return say('page-osaka-save', { card: what });
  if (verb === 'insure' || verb === 'pay') return say(`page-osaka-${verb}`, { card: what });
  return say(verb === 'done' ? 'page-osaka-done' : 'page-osaka-pass');
}
