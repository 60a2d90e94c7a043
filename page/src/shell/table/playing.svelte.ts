// Somebody at a table: what is shown to them, what they can do, and what they have asked the server for. The parts of the
// frame ask it.
import { untrack } from 'svelte';
import { SCENES } from '../../games/scenes';
import type { Names } from '../../games/seats';
import { Follower } from '../../lib/follower.svelte';
import { RefusedAction, type Live } from '../../lib/live.svelte';
import { Moving } from '../../lib/moving.svelte';
import { go } from '../../lib/router.svelte';
import { say } from '../../lib/say.svelte';
import type { GameView, Hint, LogEntry, Preview, Reason, TableView } from '../../lib/table';
import { Advising } from './advising.svelte';
import { Chronicle } from './chronicle.svelte';
import type { Opened } from './TableMenu.svelte';
import { Looking } from './looking.svelte';
import { Planning } from './planning.svelte';

export type View = TableView & { game: GameView };
export interface Given {
  live: Live;
  /** With the names that the table is called by; what comes from elsewhere is given them here. */
  view: View;
  called: Names;
  link: string;
  hand: boolean;
}

export class Playing {
  #given: () => Given;
  #last: View | null = null;
  /** Actions that the server has not answered yet. */
  pending = $state(0);
  /** What went wrong. */
  note = $state<string | null>(null);
  /** Why the last move was refused. */
  refused = $state.raw<Reason | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** The entry of the log that is pointed at. */
  pointed = $state.raw<LogEntry | null>(null);
  open = $state<Opened>(null);
  /** A link with which somebody else takes my seat. */
  handOver = $state<string | null>(null);
  /** The game as it was after my last move: what changed since stays marked until the next one. */
  since = $state.raw<GameView | null>(null);

  readonly moving = new Moving({
    now: () => ({ at: this.latest.at, step: this.latest.step, can: this.latest.you.can }),
    send: (action, more) => {
      this.pending++;
      return this.live.do(action, more).finally(() => this.pending--);
    },
    refused: (error, action) => {
      if (!(error instanceof RefusedAction)) throw error;
      const { said, section } = error.why;
      if (said && action === 'play') this.refused = { text: this.called.said(said), section: section ?? null };
      else this.note = said ? say(this.called.said(said)) : error.message;
    },
  });
  readonly follower: Follower;
  readonly looking: Looking;
  readonly planning: Planning;
  readonly advising = new Advising(this);
  readonly chronicle = new Chronicle(this);

  constructor(given: () => Given) {
    this.#given = given;
    const latest = untrack(() => this.latest);
    this.follower = new Follower(SCENES[latest.table.game]);
    this.looking = new Looking(this, latest);
    this.planning = new Planning(this, latest);
  }

  get live(): Live {
    return this.#given().live;
  }
  get called(): Names {
    return this.#given().called;
  }
  get link(): string {
    return this.#given().link;
  }
  get hand(): boolean {
    return this.#given().hand;
  }
  /** The newest view. On the way to another table there is none for a moment: what is still shown keeps the last one. */
  latest: View = $derived.by(() => (this.#last = this.#given().view ?? this.#last)!);
  /** The view that is shown, but for earlier moments. */
  now: View = $derived.by(() => (this.follower.shown ?? this.latest) as View);
  view: View = $derived.by(() => {
    const { past } = this.looking;
    if (this.planning.imagined) return this.planning.imagined;
    return past
      ? { ...this.now, game: this.called.game(past.game), step: past.step, question: null, thinking: null }
      : this.now;
  });
  current: boolean = $derived.by(() => !this.looking.past && this.now.at === this.latest.at && !this.follower.stage);
  readonly: boolean = $derived.by(() =>
    this.planning.on
      ? !this.planning.shown || this.planning.busy
      : !this.current ||
        this.moving.sending ||
        this.moving.taking > 0 ||
        !this.now.you.can.includes('play') ||
        this.live.line !== 'open',
  );
  me: number | null = $derived.by(() => this.view.you.seat);
  names: string[] = $derived.by(() => this.view.game.names);
  table: TableView['table'] = $derived.by(() => this.view.table);
  actor: number | null = $derived.by(() => this.view.game.actor);
  /** Whether it is my turn, and not only imagined. */
  mine: boolean = $derived.by(
    () => this.actor !== null && this.actor === this.me && this.table.state === 'playing' && !this.planning.shown,
  );

  async act(action: string, more: Record<string, unknown> = {}): Promise<unknown> {
    this.note = null;
    this.pending++;
    try {
      return await this.live.do(action, more);
    } catch (error) {
      if (error instanceof RefusedAction) {
        this.note = error.why.said ? say(this.called.said(error.why.said)) : error.message;
      } else throw error;
      return null;
    } finally {
      this.pending--;
    }
  }
  async play(move: string | number, unasked = false): Promise<boolean> {
    if (this.readonly) return false;
    if (this.planning.on) {
      this.hint = null;
      return this.planning.add(move);
    }
    // What nobody was asked for leaves the marks: their owner has seen nothing yet.
    if (!unasked) this.since = null;
    this.hint = this.refused = null;
    this.note = null;
    return this.moving.play(move, unasked);
  }
  async why(move: string): Promise<Reason | null> {
    const reason = this.planning.on
      ? await this.planning.why(move)
      : ((await this.live.do('why', { move })) as { reason: Reason | null }).reason;
    return reason && { ...reason, text: this.called.said(reason.text) };
  }
  async preview(move: string): Promise<Preview> {
    const told = this.planning.on
      ? await this.planning.preview(move)
      : ((await this.live.do('preview', { move })) as Preview);
    return { ...told, said: told.said.map((said) => this.called.said(said)) };
  }
  point(what: Hint | null): void {
    this.hint = what;
    if (what) this.refused = null;
  }

  /** Taking back: by oneself where nothing was revealed since, else the whole turn, if those who play agree. */
  back: 'undo' | 'ask_undo' | null | undefined = $derived.by(() =>
    this.looking.past || !this.current || this.planning.on
      ? null
      : (['undo', 'ask_undo'] as const).find((way) => this.latest.you.can.includes(way)),
  );
  /** Whether nobody else has to agree. */
  alone: boolean = $derived.by(() => {
    const { table, you } = this.latest;
    return !table.seats.some((seat) => seat.kind === 'person' && !seat.left && !you.seats.includes(seat.seat));
  });
  /** Whether the button of the bar takes back the turn. */
  byTurn: boolean = $derived.by(() => this.back === 'ask_undo');
  /** What one decision back would be, in words, where the log tells of it. */
  takesBack: string | undefined = $derived.by(() =>
    this.back && !this.byTurn
      ? this.now.log
          .filter((entry) => entry.step === this.latest.step - 1)
          .map(({ said }) => say(said))
          .join(' ') || undefined
      : undefined,
  );
  /** What was revealed since, or is over, is taken back by the turn; else one decision, or by choice the turn. */
  undo(whole: boolean): void {
    if (!this.back) return;
    this.note = null;
    if (whole || this.back === 'ask_undo') this.moving.undoAs(this.back, whole);
    else this.moving.undo();
  }
  redo(): void {
    void this.act('redo', { at: this.latest.at });
  }

  async rematch(): Promise<void> {
    const told = (await this.act('rematch')) as { table?: string } | null;
    if (told?.table) go(`/table/${told.table}${this.hand ? '?hand' : ''}`);
  }
  async inviteToSeat(): Promise<void> {
    const told = (await this.act('invite', { seat: this.me })) as { invite?: string } | null;
    if (told?.invite) this.handOver = `${this.link}?invite=${this.me}.${encodeURIComponent(told.invite)}`;
  }
}

/** Keeps up with the views that come; called once, while a component is set up. */
export function keepUp(playing: Playing): void {
  const { follower, looking, moving } = playing;
  $effect.pre(() => follower.push(playing.latest));
  $effect(() => () => follower.stop());
  $effect(() => moving.arrived(playing.latest.at));
  // A reason stays until something else is pointed at or the game moves on.
  $effect(() => {
    void playing.latest.at;
    playing.refused = null;
  });
  let acted: GameView | null = null;
  $effect.pre(() => {
    if (looking.past) return;
    const { game, you } = playing.now;
    if (you.seat !== null && game.actor === you.seat) acted = game;
    else if (acted && !untrack(() => playing.since)) playing.since = game;
    if (game.over) playing.since = acted = null;
  });
}
