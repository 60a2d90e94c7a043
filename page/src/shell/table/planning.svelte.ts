// What I plan for my next turn. It is known only here, so it is asked for: at first, and when a plan may have been due.
// A plan is made on the table itself, as if it were my turn: what is pressed there is planned, not played.
import { untrack } from 'svelte';
import { Plans } from '../../lib/plans.svelte';
import { say } from '../../lib/say.svelte';
import { post, Refused } from '../../lib/server';
import type { GameView, Preview, Reason, Say } from '../../lib/table';
import type { Playing, View } from './playing.svelte';

/** The table as it would be after the planned moves; no game where nothing can follow them. */
interface Foreseen {
  game: GameView | null;
  question: Say | null;
  said: Say[];
  ends: boolean;
}

export class Planning {
  #playing: Playing;
  #path: string;
  #asked = 0;
  /** Among people: bots do not keep anybody waiting, and at one screen nobody plans before the others' eyes. */
  readonly plans: Plans | null;
  /** Whether the table is used to plan, and whether the dialog with everything in words is open. */
  on = $state(false);
  open = $state(false);
  moves = $state.raw<string[]>([]);
  evenSo = $state(false);
  look = $state.raw<Foreseen | null>(null);
  failed = $state<string | null>(null);
  busy = $state(false);
  /** Counts what was looked at: each is another situation to the table. */
  #looks = 0;

  constructor(playing: Playing, { lesson, table, you }: View) {
    this.#playing = playing;
    this.#path = `/tables/${table.id}/plan/${you.seat}`;
    const others = table.seats.some((one) => one.kind === 'person' && !you.seats.includes(one.seat));
    const alone = you.seat === null || lesson || you.seats.length > 1 || !others;
    this.plans = alone ? null : new Plans(table.id, you.seat!);
  }

  able: boolean = $derived.by(() => {
    // What is shown may be imagined, and then follows from this.
    const { live, looking, now } = this.#playing;
    if (!this.plans?.told || looking.past || now.game.actor === now.you.seat) return false;
    return now.table.state === 'playing' && live.line === 'open' && !now.table.seats[now.you.seat!]?.minded;
  });
  words: string = $derived.by(() => {
    if (!this.plans?.kept) return say('slow-plan');
    const n = this.plans.told!.moves.length;
    return n ? say('slow-plan-kept', { n }) : say('slow-plan-only-answers');
  });
  /** Whether the table shows what would be after the planned moves, and more can be planned there. */
  shown: boolean = $derived.by(() => this.on && this.able && this.look?.game != null);
  /** The table as if it were my turn. */
  imagined: View | null = $derived.by(() => {
    if (!this.shown) return null;
    const { called, now } = this.#playing;
    const { game, question } = this.look!;
    const you = { ...now.you, can: ['play'] };
    // No number of a real situation, and further on with every planned move.
    const place = { at: -1 - this.#looks, step: now.step + this.moves.length };
    return {
      ...now,
      ...place,
      you,
      game: called.game(game!),
      question: question && called.said(question),
      thinking: null,
    };
  });

  begin(): void {
    if (!this.able) return;
    this.on = true;
    this.evenSo = this.plans!.told!.even_so;
    void this.see([...this.plans!.told!.moves]);
  }
  leave(): void {
    this.on = this.open = false;
    this.moves = [];
    this.look = this.failed = null;
  }
  /** Asks what the table would be like after some moves; what cannot be any more is planned anew. */
  async see(wanted: string[]): Promise<boolean> {
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const look = await post<Foreseen>(`${this.#path}/look`, { moves: wanted });
      if (asked !== this.#asked) return false;
      this.#looks++;
      [this.look, this.moves, this.failed] = [look, wanted, null];
      return true;
    } catch (error) {
      if (asked !== this.#asked) return false;
      const { called } = this.#playing;
      this.failed = error instanceof Refused && error.said ? say(called.said(error.said)) : (error as Error).message;
      if (wanted.length && wanted.length <= this.moves.length) void this.see([]);
      return false;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }
  /** Plans one more move. */
  add(move: string | number): Promise<boolean> {
    const could = (this.look?.game as { moves?: { number: number; text: string }[] } | null)?.moves ?? [];
    return this.see([...this.moves, could.find((one) => one.number === move)?.text ?? String(move)]);
  }
  back(): void {
    if (this.moves.length) void this.see(this.moves.slice(0, -1));
  }
  async keep(): Promise<void> {
    const { answers } = this.plans!.told!;
    const asked = { moves: this.moves, answers, even_so: this.evenSo };
    this.failed = await this.plans!.keep(asked);
    if (!this.failed) this.leave();
  }
  async withdraw(): Promise<void> {
    await this.plans!.withdraw();
    this.leave();
  }

  async why(move: string): Promise<Reason | null> {
    return (await this.#about<{ reason: Reason | null }>('why', move)).reason;
  }
  preview(move: string): Promise<Preview> {
    return this.#about<Preview>('preview', move);
  }
  #about<T>(about: string, move: string): Promise<T> {
    return post<T>(`${this.#path}/move`, { moves: this.moves, about, move });
  }
}

/** Called once, while a component is set up. */
export function keepPlans(playing: Playing): void {
  const { planning } = playing;
  const { plans } = planning;
  $effect(() => {
    void playing.latest.at;
    const due = () => plans && (plans.told === null || plans.kept || planning.on);
    if (plans && playing.latest.table.state === 'playing' && untrack(due)) void untrack(() => plans.look());
  });
  // The game goes on while one plans: what is possible is asked for anew.
  let at = -1;
  $effect(() => {
    const now = playing.latest.at;
    if (at !== now && untrack(() => planning.on)) void untrack(() => planning.see(planning.moves));
    at = now;
  });
  $effect(() => {
    if (playing.latest.you.can.includes('play')) untrack(() => planning.leave());
  });
}
