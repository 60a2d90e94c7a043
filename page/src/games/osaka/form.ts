// What the editor of positions calls cards, colours and places.
import { say } from '../../lib/say.svelte';
import { colourOf } from './cards';
import { cardWords } from './words';

export function choiceName(what: string, choice: string, edition: number, called: (name: string) => string): string {
  const [lying = '', reserved] = choice.split('*');
  if (reserved)
    return say('page-osaka-reserved-by', {
      card: choiceName(what, lying, edition, called),
      player: called(reserved),
    });
  if (/^[RBYG]$/.test(choice)) return say('osaka-colour', { colour: colourOf(choice) });
  if (!/^[RBYG][235]'?$/.test(choice)) return choice;
  const card = cardWords(choice.slice(0, 2));
  return choice.endsWith("'") ? say('board-osaka-insured', { card }) : card;
}

export const placeName = (place: string): string => say(`osaka-space-${place}`);
