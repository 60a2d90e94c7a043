// Follows a table: keeps a view up to date from the messages of one connection, and notices when one is missing.
// The rule is that of docs/reference/api.md, and the Python client has the same one (server/following.py): views and
// changes of a connection are numbered from 1. A view is taken if it is newer than what we have, a change if it is the
// next one. What is older is left alone. Anything else is a gap, and so is a heartbeat's answer with a higher number.
import { patched, type Change } from './diff';

export type Numbered<V> =
  { type: 'view'; n: number; view: V } | { type: 'change'; n: number; diff: Change[] } | { type: 'pong'; n: number };

/** Something new, nothing new, or a sign that something is missing, so that we must ask for a look. */
export type Heard = 'new' | 'old' | 'gap';

export class Following<V extends object> {
  /** The last view that came, through whichever connection. */
  view: V | null = null;
  /** The number of the last view or change that came through this connection. */
  #n = 0;

  /** A new connection counts anew; what it changes, it has to show first. */
  connect(): void {
    this.#n = 0;
  }

  hear(message: Numbered<V>): Heard {
    if (message.n <= this.#n) return 'old';
    if (message.type === 'view') this.view = message.view;
    else if (message.type === 'change' && this.view && this.#n && message.n === this.#n + 1)
      this.view = patched(this.view, message.diff);
    else return 'gap';
    this.#n = message.n;
    return 'new';
  }
}
