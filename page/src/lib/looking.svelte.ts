// What a page shows of the server: the answer to the latest question, whichever answer comes first.
import { me } from './me.svelte';
import { toldError } from './told';

/** Asks anew whenever the question changes, or who asks. */
export class Looking<Told> {
  told = $state.raw<Told | null>(null);
  failed = $state<string | null>(null);
  #latest = 0;

  constructor(ask: () => Promise<Told>) {
    $effect(() => {
      if (!me.known) return;
      void me.person?.id;
      void this.#look(ask());
    });
  }

  async #look(answer: Promise<Told>): Promise<void> {
    const mine = ++this.#latest;
    try {
      const told = await answer;
      if (mine === this.#latest) [this.told, this.failed] = [told, null];
    } catch (error) {
      if (mine === this.#latest) [this.told, this.failed] = [null, toldError(error)];
    }
  }
}
