// The keys of the table: letters for verbs, digits for cards and colours.
import { letter } from './cards';
import type { Desk } from './desk.svelte';
import { COLOURS } from './printed';

const LETTERS: Record<string, (desk: Desk) => void> = {
  b: ({ choice }) => choice.choose('buy'),
  t: ({ offers }) => offers.setVerb('take'),
  r: ({ offers }) => offers.setVerb('reserve'),
  d: (desk) => desk.insures && !desk.insuring.sending && (desk.giving = true),
  m: ({ insures, insuring }) => insures && insuring.keepMost(),
  p: ({ choice, props }) => choice.legal('pass') && props.play('pass'),
};

export function keyPressed(desk: Desk, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !desk.acting) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog')) return;
  if (pressed(desk, event)) event.preventDefault();
}

/** Does what a key stands for; whether it stands for anything. */
function pressed(desk: Desk, { key, shiftKey }: KeyboardEvent): boolean {
  const { choice, game, insuring, mine, offers, paying } = desk;
  const digit = '123456789'.indexOf(key);
  if (desk.insures && key === 'Backspace') insuring.back();
  else if (key === 'Escape') {
    insuring.restart();
    desk.letGo();
    desk.props.hint(null);
  } else if (key.toLowerCase() in LETTERS && !shiftKey) LETTERS[key.toLowerCase()]!(desk);
  else if (digit >= 0 && desk.turn) {
    const one = offers.places[digit];
    if (one) choice.choose(offers.moveOf(one.slot, one.farm));
  } else if (digit >= 0 && game.phase === 'tokens' && COLOURS[digit] && desk.tokens.has(COLOURS[digit]!))
    choice.choose(`token ${letter(COLOURS[digit]!)}`);
  else if (digit >= 0 && paying.moveOf('') && mine?.hand?.[digit]) paying.use(mine.hand[digit]!, digit);
  else return false;
  return true;
}
