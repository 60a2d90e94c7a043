// Shows what happened one thing after the other: views that come faster than one can follow wait in a queue.
import { motion } from './settings.svelte';
import type { TableView } from './table';

/** How long a moment stays before the next is shown, and how many may wait before the oldest are skipped. */
const MOMENT = 750;
const MOST = 12;

export class Follower {
  shown = $state.raw<TableView | null>(null);
  waiting = $state(0);

  #queue: TableView[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  push(view: TableView): void {
    const last = this.#queue.at(-1) ?? this.shown;
    // Chat and seats change nothing on the board: they join the moment that is shown last.
    if (!last || last.at === view.at || last.table.id !== view.table.id) {
      if (this.#queue.length) this.#queue[this.#queue.length - 1] = view;
      else this.shown = view;
      return;
    }
    this.#queue.push(view);
    if (this.#queue.length > MOST) this.#queue.splice(0, this.#queue.length - MOST);
    this.waiting = this.#queue.length;
    if (!this.#timer) this.#next();
  }

  /** Shows the present moment at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.waiting = 0;
    if (last) this.shown = last;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    const view = this.#queue.shift();
    this.waiting = this.#queue.length;
    this.#timer = undefined;
    if (!view) return;
    this.shown = view;
    this.#timer = setTimeout(() => this.#next(), motion(MOMENT));
  }
}
