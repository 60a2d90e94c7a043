// Looking back: at an earlier moment, and at what happened since this browser looked last.
import { history } from '../../lib/server';
import type { GameView, LogEntry } from '../../lib/table';
import type { Playing, View } from './playing.svelte';

export class Looking {
  #playing: Playing;
  #wanted = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, nothing is drawn from it
  #moments = new Map<string, { game: GameView; log: LogEntry[] }>();
  #seen: string;
  /** The earlier moment that is looked at. */
  past = $state.raw<{ step: number; game: GameView; log: LogEntry[] } | null>(null);
  /** Where somebody is going who hurries: the scrubber counts from there, not from what has arrived. */
  heading = $state(0);
  /** The step at which this browser looked last, if much has happened since: told once, and shown on request. */
  missed = $state<number | null>(null);
  /** Whether what was missed is being shown. */
  showing = $state(false);

  constructor(playing: Playing, { step, table, you }: View) {
    this.#playing = playing;
    this.#seen = `shokai-seen-${table.id}`;
    const last = Number(localStorage.getItem(this.#seen) ?? NaN);
    if (table.state === 'playing' && you.seats.length < 2 && step - last > 1) this.missed = last;
  }

  async visit(asked: number): Promise<void> {
    const { latest } = this.#playing;
    const number = ++this.#wanted;
    const step = (this.heading = Math.max(0, Math.min(latest.step, asked)));
    const key = `${latest.you.seat} ${step} ${latest.at}`;
    try {
      const found = this.#moments.get(key) ?? (await history(latest.table.id, step, latest.you.seat));
      this.#moments.set(key, found);
      if (number === this.#wanted) this.past = { step, game: found.game, log: found.log };
    } catch (error) {
      this.#playing.note = (error as Error).message;
    }
  }
  leave(): void {
    this.#wanted++;
    this.showing = false;
    this.past = null;
  }

  remember(step: number): void {
    if (!document.hidden) localStorage.setItem(this.#seen, String(step));
  }
  showMissed(): void {
    this.showing = true;
    void this.visit(this.missed!);
    this.missed = null;
  }
}
