// The log that came with the view, and older entries when asked for.
import { untrack } from 'svelte';
import { get } from '../../lib/server';
import type { LogEntry } from '../../lib/table';
import { turnStarts } from './moments';
import type { Playing } from './playing.svelte';

export class Chronicle {
  #playing: Playing;
  #older = $state.raw<LogEntry[]>([]);

  constructor(playing: Playing) {
    this.#playing = playing;
  }

  #whole: LogEntry[] = $derived.by(() => {
    const { called, now } = this.#playing;
    const first = now.log[0]?.step ?? 0;
    return [...called.log(this.#older.filter((entry) => entry.step < first)), ...now.log];
  });
  entries: LogEntry[] = $derived.by(() => {
    const { called, looking } = this.#playing;
    return looking.past ? called.log(looking.past.log) : this.#whole;
  });
  /** Where turns begin, for whoever looks at an earlier moment. */
  turns: number[] = $derived.by(() => {
    const { latest, looking, names } = this.#playing;
    return looking.past ? turnStarts(this.#whole, names, latest.table.game) : [];
  });
  /** Whether there are entries before those that are shown. */
  more: boolean = $derived.by(() => !this.#playing.looking.past && (this.entries[0]?.step ?? 0) > 0);

  async load(): Promise<void> {
    this.#older = await get(`/tables/${this.#playing.table.id}/log?since=0`);
  }
  get loaded(): boolean {
    return this.#older.length > 0;
  }
}

/** Whoever looks at an earlier moment needs all of the log; called once, while a component is set up. */
export function loadForPast({ chronicle, looking }: Playing): void {
  $effect(() => {
    if (looking.past && !chronicle.loaded) void untrack(() => chronicle.load());
  });
}
