// A review of a finished game as it grows: asked for once, then followed until it is done.
import type { components } from '../../lib/api';
import { say } from '../../lib/say.svelte';
import { get, post, Refused } from '../../lib/server';
import type { Say } from '../../lib/table';

type Told = components['schemas'];
export type Reason = { kind: Told['ReasonTold']['kind']; said: Say };
export type Decision = Omit<Told['DecisionTold'], 'why'> & { why: Reason[] };
export type Moment = Omit<Told['MomentTold'], 'decision'> & { decision: Decision | null };
export type SeatReview = Told['SeatReviewTold'];
export type ReviewTold = Omit<Told['ReviewTold'], 'moments'> & { moments: Moment[] };

/** How long a server that is gone is left alone. */
const PATIENCE = 2000;
const GONE = [0, 502, 503];

export class Reviewing {
  told = $state.raw<ReviewTold | null>(null);
  moments = $state.raw<Moment[]>([]);
  failed = $state<string | null>(null);
  #left = false;

  constructor(
    readonly table: string,
    readonly depth: 'normal' | 'deep' = 'normal',
  ) {}

  /** What there is of it, without asking for more. */
  async look(): Promise<void> {
    await this.#try(async () => {
      this.#take(await get<ReviewTold>(this.#path(0, false)));
      if (this.grows) await this.#follow();
    });
  }

  /** Has it made, or gone on with, and follows it. */
  async begin(): Promise<void> {
    await this.#try(async () => {
      this.#take(await this.#ask());
      await this.#follow();
    });
  }

  leave(): void {
    this.#left = true;
  }

  get grows(): boolean {
    return this.told?.state === 'waiting' || this.told?.state === 'working';
  }

  async #follow(): Promise<void> {
    while (this.grows && !this.#left) this.#take(await get<ReviewTold>(this.#path(this.moments.length, true)));
  }

  #ask = () => post<ReviewTold>(`/tables/${this.table}/review?depth=${this.depth}`, undefined);

  #path = (since: number, wait: boolean) =>
    `/tables/${this.table}/review?depth=${this.depth}&since=${since}&wait=${wait}`;

  #take(told: ReviewTold): void {
    if (this.#left) return;
    this.told = told;
    this.moments = [...this.moments.slice(0, told.since), ...told.moments];
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.failed = null;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (this.#left) return;
        // A server that is started again goes on where it was.
        if (this.told && GONE.includes(error.status)) {
          await new Promise((resolve) => setTimeout(resolve, PATIENCE));
          work = async () => {
            this.#take(await this.#ask());
            await this.#follow();
          };
          continue;
        }
        this.failed = error.said ? say(error.said) : error.message;
        return;
      }
    }
  }
}
