// What the bar says: whose turn it is, what is asked, what others did.
import { mindedWords } from '../../lib/levels.svelte';
import { hasText, say } from '../../lib/say.svelte';
import type { Say } from '../../lib/table';
import { turnTold } from '../../lib/turns';
import type { Playing } from './playing.svelte';

/** The bar invites to play only while that is possible. Most answers come at once: the question stays for them. */
const AT_ONCE = 400;

export class Telling {
  #playing: Playing;
  /** Whether an answer takes longer. */
  #late = $state(false);

  constructor(playing: Playing) {
    this.#playing = playing;
  }

  status: string = $derived.by(() => {
    const { actor, latest, looking, mine, names, planning, table } = this.#playing;
    if (planning.shown) return say('slow-plan-as-if');
    if (looking.past) return say('page-history-note');
    if (table.state === 'closed') return say(latest.lesson ? 'page-lesson-finished' : 'page-closed');
    if (table.state === 'over') return say('page-game-over');
    if (table.paused) return say('page-paused');
    // What is told may be a moment behind: cards of that turn are being dealt, or the next one has begun.
    if (this.told && !this.awaits) return say('page-turn-theirs', { player: String(this.told.args?.player) });
    if (mine) return say('page-turn-yours');
    if (actor === null) return say('page-dealing');
    return say('page-turn-theirs', { player: names[actor]! });
  });
  #waiting: string = $derived.by(() => {
    const { live, me, pending, table } = this.#playing;
    if (live.line !== 'open') return say(`page-line-${live.line}`);
    if (pending) return say('page-sending');
    return (me === null ? '' : mindedWords(table.seats[me]!)) || this.status;
  });
  /** Whether the bar says what is waited for, instead of what is asked. */
  waits: boolean = $derived.by(() => this.#late && (this.#playing.mine || this.#playing.pending > 0));
  words: string = $derived.by(() => {
    const { looking, mine, names, planning, view } = this.#playing;
    if (planning.shown && view.question) return say(view.question);
    if (this.waits && !looking.past) return this.#waiting;
    if (mine && view.question) return say(view.question);
    return view.thinking !== null ? `${names[view.thinking]} ${say('page-thinking')}` : this.status;
  });
  /** Whether somebody else, no bot, takes their time: what they are asked then counts more than what was done. */
  awaits: boolean = $derived.by(() => {
    const { actor, follower, table } = this.#playing;
    const seat = actor === null ? null : table.seats[actor];
    return follower.rests && !!seat && !seat.bot && !seat.minded;
  });
  /** What somebody else did in the turn that is shown, in one sentence, until something is asked. */
  told: Say | null = $derived.by(() => {
    const { current, follower, looking, mine, names, planning } = this.#playing;
    const asked =
      planning.shown ||
      looking.past ||
      follower.turn === null ||
      (follower.own && !follower.stage) ||
      (current && mine);
    return asked ? null : turnTold(follower.told, follower.turn!, names, hasText);
  });

  /** Called once, while a component is set up. */
  noticeDelays(): void {
    const playing = this.#playing;
    $effect(() => {
      if (!playing.pending && !(playing.mine && playing.readonly)) {
        this.#late = false;
        return;
      }
      const timer = setTimeout(() => (this.#late = true), AT_ONCE);
      return () => clearTimeout(timer);
    });
  }
}
