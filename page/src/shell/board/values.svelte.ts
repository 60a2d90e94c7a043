// Values of the position that is looked at: asked for while the switch is on, and for nothing that is left meanwhile.
import type { components } from '../../lib/api';
import type { Choice } from '../../lib/hinting.svelte';
import { somebody } from '../../lib/me.svelte';
import { say } from '../../lib/say.svelte';
import { Refused } from '../../lib/server';
import type { Say } from '../../lib/table';
import { toldError } from '../../lib/told';
import type { Line } from './study.svelte';

export type Values = Omit<components['schemas']['ValuesTold'], 'choices'> & { choices: Choice[] };

const KEY = 'shokai-values';
/** Whoever steps on quickly asks nothing. */
const PAUSE = 250;
/** Whoever has asked too often waits. */
const PATIENCE = 4000;
const TOO_MANY = 429;

export class Valuing {
  on = $state(localStorage.getItem(KEY) === 'on');
  told = $state.raw<Values | null>(null);
  busy = $state(false);
  failed = $state<string | null>(null);
  #asked: AbortController | null = null;

  switch(): void {
    this.on = !this.on;
    localStorage.setItem(KEY, this.on ? 'on' : 'off');
  }

  /** Asks about a place; whatever was asked before is given up. */
  look(place: { record: string; line: Line; step: number } | null): () => void {
    this.#asked?.abort();
    this.told = this.failed = null;
    this.busy = place !== null;
    if (!place) return () => {};
    const asked = (this.#asked = new AbortController());
    const timer = setTimeout(() => void this.#ask(place, asked), PAUSE);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }

  async #ask(place: object, asked: AbortController): Promise<void> {
    try {
      await somebody(say('page-guest'));
      if (asked.signal.aborted) return;
      const answer = await fetch('/api/board/values', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(place),
        signal: asked.signal,
      });
      const told = (await answer.json()) as Values & { code?: string; text?: string; said?: Say };
      if (!answer.ok)
        throw new Refused(told.code ?? 'failed', told.text ?? answer.statusText, told.said ?? null, answer.status);
      if (!asked.signal.aborted) this.told = told;
    } catch (error) {
      if (asked.signal.aborted) return;
      if (error instanceof Refused && error.status === TOO_MANY) {
        setTimeout(() => {
          if (!asked.signal.aborted) void this.#ask(place, asked);
        }, PATIENCE);
        return;
      }
      this.failed = error instanceof TypeError ? say('page-no-server') : toldError(error);
    } finally {
      if (!asked.signal.aborted && (this.told || this.failed)) this.busy = false;
    }
  }
}
