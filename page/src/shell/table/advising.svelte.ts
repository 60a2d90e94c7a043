// A hint: what a bot would do. It goes with the situation that it is for.
import { untrack } from 'svelte';
import { Hinting, type HintTold } from '../../lib/hinting.svelte';
import type { Playing } from './playing.svelte';

export class Advising {
  #playing: Playing;
  readonly hinting = new Hinting();
  /** Asked for while a move was under way: it is about what comes then. */
  waits = $state(false);

  constructor(playing: Playing) {
    this.#playing = playing;
  }

  able: boolean = $derived.by(() => {
    const { current, latest, live, looking } = this.#playing;
    return !looking.past && current && latest.you.can.includes('hint') && live.line === 'open';
  });
  advised: HintTold | null = $derived.by(() => (this.able ? this.hinting.at(this.#playing.latest.at) : null));
  busy: boolean = $derived.by(() => (this.hinting.busy || this.waits) && this.able);

  ask(): void {
    const playing = this.#playing;
    playing.note = null;
    if (!this.able) return;
    if (playing.moving.sending) this.waits = true;
    else void this.hinting.press(playing.latest.table.id, playing.latest.at, (text) => (playing.note = text));
  }
}

/** Asks as soon as the move under way is done; called once, while a component is set up. */
export function askWhenMoved({ advising, moving }: Playing): void {
  $effect(() => {
    if (!advising.waits || moving.sending) return;
    advising.waits = false;
    untrack(() => advising.ask());
  });
}
