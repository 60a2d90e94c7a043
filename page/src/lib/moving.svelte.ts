// Moves on their way, and taking them back. One thing at a time: what is pressed while a move is under way waits for it.
import type { RefusedAction } from './live.svelte';

interface Now {
  /** Which situation the server told of last. */
  at: number;
  /** How many steps were made until then. */
  step: number;
  can: readonly string[];
}

export interface Ways {
  /** What the server told last. */
  now: () => Now;
  send: (action: string, more: Record<string, unknown>) => Promise<unknown>;
  /** Hears of a refusal. */
  refused: (why: unknown, action: string) => void;
}

export class Moving {
  /** A move that the server has not answered, or whose situation has not come yet. */
  sending = $state(false);
  /** How many presses of Undo are being carried out. Until they are, nothing is played, nor answered by itself. */
  taking = $state(0);

  #ways: Ways;
  #underway: Promise<boolean> | null = null;
  /**
   * The step to which the move under way is taken back: before itself, or, for answers in a row that nobody was asked
   * for, before what they followed from.
   */
  #to = 0;
  #asked = true;
  #undoing: Promise<void> = Promise.resolve();
  #waits: { at: number; go: () => void }[] = [];

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** A view has come. */
  arrived(at: number): void {
    const over = this.#waits.filter((one) => one.at !== at);
    this.#waits = this.#waits.filter((one) => one.at === at);
    for (const { go } of over) go();
  }

  /** Plays a move; whether the server took it. Its situation is there by then. */
  async play(move: string | number, unasked = false): Promise<boolean> {
    const { step } = this.#ways.now();
    if (!unasked) this.#to = step;
    else if (this.#asked) this.#to = step - 1;
    this.#asked = !unasked;
    this.sending = true;
    this.#underway = this.#do('play', { move });
    try {
      return await this.#underway;
    } finally {
      this.#underway = null;
      this.sending = false;
    }
  }

  /** Takes back the last decision; of an answer under way that nobody was asked for, also what it followed from. */
  undo(): void {
    const underway = this.#underway;
    const to = underway ? this.#to : null;
    this.#taken(async () => {
      // One that was refused leaves nothing to be taken back, unless nobody had asked for it.
      if ((await underway) === false && to === this.#ways.now().step) return;
      do {
        if (!this.#ways.now().can.includes('undo') || !(await this.#do('undo', { whole: false }))) return;
      } while (to !== null && this.#ways.now().step > to);
    });
  }

  /** Takes back the whole turn, or asks the others for it or for the last decision. */
  undoAs(way: 'undo' | 'ask_undo', whole: boolean): void {
    const underway = this.#underway;
    this.#taken(async () => {
      await underway;
      if (this.#ways.now().can.includes(way)) await this.#do(way, { whole }, way === 'undo');
    });
  }

  #taken(what: () => Promise<void>): void {
    this.taking++;
    this.#undoing = this.#undoing.then(what, what).finally(() => this.taking--);
  }

  async #do(action: string, more: Record<string, unknown>, changes = true): Promise<boolean> {
    const { at } = this.#ways.now();
    try {
      await this.#ways.send(action, { at, ...more });
    } catch (why) {
      this.#ways.refused(why as RefusedAction, action);
      return false;
    }
    // The answer may be there before the view that it leads to.
    if (changes && this.#ways.now().at === at) await new Promise<void>((go) => this.#waits.push({ at, go }));
    return true;
  }
}
