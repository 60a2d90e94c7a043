// What I plan for my next turn. It is known only here, so it is asked for: at first, and when a plan may have been due.
import { untrack } from 'svelte';
import { Plans } from '../../lib/plans.svelte';
import { say } from '../../lib/say.svelte';
import type { Playing, View } from './playing.svelte';

export class Planning {
  #playing: Playing;
  /** Among people: bots do not keep anybody waiting, and at one screen nobody plans before the others' eyes. */
  readonly plans: Plans | null;
  /** Whether the dialog is open. */
  open = $state(false);

  constructor(playing: Playing, { lesson, table, you }: View) {
    this.#playing = playing;
    const others = table.seats.some((one) => one.kind === 'person' && !you.seats.includes(one.seat));
    const alone = you.seat === null || lesson || you.seats.length > 1 || !others;
    this.plans = alone ? null : new Plans(table.id, you.seat!);
  }

  able: boolean = $derived.by(() => {
    const { live, looking, me, mine, table } = this.#playing;
    if (!this.plans?.told || looking.past || mine) return false;
    return table.state === 'playing' && live.line === 'open' && !table.seats[me!]?.minded;
  });
  words: string = $derived.by(() => {
    if (!this.plans?.kept) return say('slow-plan');
    const n = this.plans.told!.moves.length;
    return n ? say('slow-plan-kept', { n }) : say('slow-plan-only-answers');
  });
}

/** Called once, while a component is set up. */
export function keepPlans(playing: Playing): void {
  const { planning } = playing;
  const { plans } = planning;
  $effect(() => {
    void playing.latest.at;
    const due = () => plans && (plans.told === null || plans.kept || planning.open);
    if (plans && playing.latest.table.state === 'playing' && untrack(due)) void untrack(() => plans.look());
  });
  $effect(() => {
    if (playing.latest.you.can.includes('play')) planning.open = false;
  });
}
