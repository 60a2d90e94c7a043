// A button whose meaning has just changed does nothing for a moment: a press that was meant for what it said before
// must not do what it says now.

/** Milliseconds for which a new meaning has to stand before it can be pressed. */
export const STEADY = 500;

export class Steady {
  /** Whether the present meaning has stood long enough. */
  settled = $state(false);
  #meaning: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tells what a press would do now; call it in an effect. */
  mean(meaning: string): void {
    if (meaning === this.#meaning) return;
    this.#meaning = meaning;
    this.settled = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.settled = true), STEADY);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
