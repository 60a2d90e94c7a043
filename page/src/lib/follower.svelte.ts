// Shows what happened one thing after the other. Views that come faster than one can follow wait in a queue; none is
// dropped, but views in which nothing happened that could be seen or told join the next one. A turn of somebody else
// takes about as long whatever it consists of (pace.ts), and a game may let things happen in an order of its own
// between two views: its scenes.
import { stay } from './pace';
import { motion } from './settings.svelte';
import type { GameView, LogEntry, TableView } from './table';

/** A moment between two views: the table as it is then, and what a game wants to be shown with it. */
export interface Scene {
  game: GameView;
  /** Whatever the game's own table knows how to show. */
  stage: unknown;
  /** How long it stays, in milliseconds at normal pace. */
  lasts: number;
}
export type Scenes = (before: GameView, after: GameView, told: LogEntry[]) => Scene[];

interface Moment {
  view: TableView;
  /** Whose turn it happened in. */
  turn: number | null;
  /** What is told with it for the first time. */
  told: LogEntry[];
  /** A scene on the way to its view. */
  scene: Scene | null;
}

const whose = (view: TableView): number | null => {
  const { turn, actor } = (view.game ?? {}) as { turn?: number | null; actor?: number | null };
  return turn ?? actor ?? null;
};
/** As long as a sentence takes to read, at any pace. */
const READ = 3000;
/** Whether two views differ in nothing that lies on the table. */
const sameTable = (one: TableView, other: TableView): boolean => {
  const lying = ({ game }: TableView) =>
    JSON.stringify({ ...game, moves: 0, actor: 0, step: 0, phase: 0, asks: 0, action: 0, used_this_turn: 0 });
  return lying(one) === lying(other);
};

export class Follower {
  shown = $state.raw<TableView | null>(null);
  /** How many moments wait. */
  waiting = $state(0);
  /** Whose turn the moment that is shown belongs to, and what happened in it so far. */
  turn = $state<number | null>(null);
  told = $state.raw<LogEntry[]>([]);
  /** Whether everything is shown and what is told could be read: then one may say what is waited for. */
  rests = $state(false);
  /** What the scene that is shown wants to be shown with it. */
  stage = $state.raw<unknown>(null);

  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the turn that is shown began, and the moment. */
  #began = 0;
  #shownAt = 0;
  #toldAt = 0;
  /** How long the scene that is shown lasts. */
  #lasts = 0;
  /** Whether the rest of the turn that is shown was skipped. */
  #skipped = false;
  #scenes: Scenes | null;

  constructor(scenes: Scenes | null = null) {
    this.#scenes = scenes;
  }

  push(view: TableView): void {
    const waiting = this.#queue.at(-1);
    const last = waiting?.view ?? this.shown;
    const elsewhere = !last || last.table.id !== view.table.id || last.you.seat !== view.you.seat;
    // Whoever took something back sees that at once.
    if (elsewhere || view.step < last.step) {
      this.#drop();
      this.#begin(view);
      return;
    }
    // Chat and seats change nothing on the board: they join the moment that is shown last.
    if (last.at === view.at) {
      if (waiting) waiting.view = view;
      else this.shown = view;
      return;
    }
    const turn = whose(last);
    const told = newEntries(last, view);
    if (motion(1) === 0) {
      this.#drop();
      this.#show({ view, turn, told, scene: null });
      this.#wait();
      return;
    }
    if (!told.length && sameTable(last, view)) {
      if (waiting) waiting.view = view;
      else this.shown = view;
      return;
    }
    const scenes = last.game && view.game && this.#scenes ? this.#scenes(last.game, view.game, told) : [];
    this.#queue.push(
      ...scenes.map((scene, i) => ({ view: between(last, view, scene), turn, told: i ? [] : told, scene })),
      { view, turn, told: scenes.length ? [] : told, scene: null },
    );
    this.#wait();
  }

  /** Shows the end of this turn at once, or that of the next one where this one is at its end. */
  skip(): void {
    const turn = this.#queue[0]?.turn;
    while (this.#queue.length && this.#queue[0]!.turn === turn) this.#show(this.#queue.shift()!);
    this.#skipped = true;
    this.#wait();
  }

  /** Shows the present at once. */
  catchUp(): void {
    while (this.#queue.length) this.#show(this.#queue.shift()!);
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Whether the one who looks plays the turn that is shown: then nothing is slowed down. */
  get own(): boolean {
    const { you, table } = this.shown!;
    return this.turn !== null && you.seats.includes(this.turn) && !table.seats[this.turn]?.minded;
  }

  #begin(view: TableView): void {
    this.shown = view;
    this.stage = null;
    this.told = [];
    this.turn = whose(view);
    this.#lasts = 0;
    this.#skipped = false;
    this.#began = this.#shownAt = performance.now();
  }

  #drop(): void {
    this.stop();
    this.#queue = [];
    this.waiting = 0;
  }

  #wait(): void {
    this.stop();
    this.waiting = this.#queue.length;
    const next = this.#queue[0];
    const now = performance.now();
    if (!next) {
      this.#timer = setTimeout(() => (this.rests = true), this.#toldAt + READ - now);
      return;
    }
    const stays = this.#lasts
      ? motion(this.#lasts)
      : motion(
          stay({
            own: this.own,
            since: (this.#shownAt - this.#began) / motion(1),
            waiting: this.#queue.filter(({ turn }) => turn === next.turn).length,
            over: next.turn !== this.turn,
            skipped: this.#skipped,
          }),
        );
    const left = stays - (now - this.#shownAt);
    if (left <= 0) {
      this.#show(this.#queue.shift()!);
      this.#wait();
    } else
      this.#timer = setTimeout(() => {
        this.#show(this.#queue.shift()!);
        this.#wait();
      }, left);
  }

  #show({ view, turn, told, scene }: Moment): void {
    const now = performance.now();
    if (turn !== this.turn) {
      this.turn = turn;
      this.told = [];
      this.#began = now;
      this.#skipped = false;
    }
    this.#shownAt = now;
    this.#lasts = scene?.lasts ?? 0;
    this.rests = false;
    if (told.length) {
      this.told = [...this.told, ...told];
      this.#toldAt = now;
    }
    this.stage = scene?.stage ?? null;
    this.shown = view;
  }
}

const newEntries = (before: TableView, after: TableView): LogEntry[] =>
  after.log.filter((entry) => entry.step >= before.step);

/** A scene on the way from one view to the next: nobody is asked anything, and what is told waits for its time. */
function between(before: TableView, after: TableView, scene: Scene): TableView {
  return { ...before, log: after.log, game: scene.game, question: null, thinking: null };
}
