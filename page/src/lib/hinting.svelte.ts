// The hint that somebody asked for: one press asks, the next shows other moves, a third puts it away.
import type { components } from './api';
import { say } from './say.svelte';
import { post, Refused } from './server';
import type { Say } from './table';

type Told = components['schemas'];
export type Choice = Omit<Told['ChoiceTold'], 'reasons'> & {
  reasons: { kind: Told['ReasonTold']['kind']; said: Say }[];
};
export type HintTold = Omit<Told['HintTold'], 'choices'> & { choices: Choice[] };

export class Hinting {
  told = $state.raw<HintTold | null>(null);
  /** Whether the other choices are shown, too. */
  more = $state(false);
  busy = $state(false);
  /** The situation that was asked about last. */
  #at = -1;

  /** The hint for a situation, if it is there. */
  at(situation: number): HintTold | null {
    return this.told?.at === situation ? this.told : null;
  }

  async press(table: string, situation: number, fail: (text: string) => void): Promise<void> {
    if (this.at(situation)) {
      if (this.more) this.close();
      else this.more = true;
      return;
    }
    if (this.busy && this.#at === situation) return;
    this.#at = situation;
    this.busy = true;
    this.more = false;
    try {
      const told = await post<HintTold>(`/tables/${table}/hint`, { at: situation });
      if (this.#at === situation) this.told = told;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // A game that has moved on needs no hint any more.
      if (error.code !== 'late' && this.#at === situation) fail(error.said ? say(error.said) : error.message);
    } finally {
      if (this.#at === situation) this.busy = false;
    }
  }

  close(): void {
    this.told = null;
    this.more = false;
  }
}
