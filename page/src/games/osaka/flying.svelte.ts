// Cards fly whenever the table changes: it is measured before, and they start afterwards, with a sound.
import { tick } from 'svelte';
import { play as sound } from '../../lib/sound';
import type { Desk } from './desk.svelte';
import { measure } from './Flights.svelte';
import type Flights from './Flights.svelte';
import { travels } from './travels';
import type { OsakaView } from './view';

/** Called once, while a component is set up. */
export function flyAt(desk: Desk, root: () => HTMLElement | undefined, flights: () => Flights | undefined): void {
  let seen: OsakaView | null = null;
  $effect.pre(() => {
    const before = seen;
    const now = (seen = desk.game);
    const table = root();
    if (!before || !table || now === before) return;
    const moved = before.seat === now.seat && before.players === now.players ? travels(before, now) : [];
    const lay = measure(table);
    void tick().then(() => {
      flights()?.fly(moved, lay);
      if (moved.some((travel) => travel.to.startsWith('points'))) sound('points');
      else if (moved.some((travel) => travel.from.startsWith('goods') && travel.to === 'discard')) sound('tide');
      else if (moved.length) sound('card');
    });
  });
}
