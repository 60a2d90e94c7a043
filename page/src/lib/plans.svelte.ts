// One's planned moves at a table. They are asked for by themselves, because nobody else's view may know of them.
import type { components } from './api';
import { say } from './say.svelte';
import { get, post, Refused, remove } from './server';
import type { Say } from './table';

type Told = components['schemas']['PlanTold'];

export interface Asked {
  moves: string[];
  answers: Record<string, string[]>;
  even_so: boolean;
}

export class Plans {
  told = $state.raw<Told | null>(null);
  #path: string;

  constructor(table: string, seat: number) {
    this.#path = `/tables/${table}/plan/${seat}`;
  }

  get kept(): boolean {
    return this.told !== null && (this.told.moves.length > 0 || Object.keys(this.told.answers).length > 0);
  }
  /** What became of a plan. */
  get note(): Say | null {
    return (this.told?.note as Say | null | undefined) ?? null;
  }

  /** Asks what is planned; where it cannot be known, nothing is. */
  async look(): Promise<void> {
    this.told = await get<Told>(this.#path).catch(() => null);
  }
  /** Keeps a plan; tells why not, if it cannot be. */
  async keep(asked: Asked): Promise<string | null> {
    try {
      this.told = await post<Told>(this.#path, asked);
      return null;
    } catch (error) {
      return error instanceof Refused && error.said ? say(error.said) : (error as Error).message;
    }
  }
  /** Withdraws a plan, or the note about it. */
  async withdraw(): Promise<void> {
    this.told = await remove<Told>(this.#path).catch(() => this.told);
  }
}
