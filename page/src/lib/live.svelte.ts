// One table, live: a WebSocket that mends itself. Actions are numbered and sent again until they are answered;
// changes are applied in order, and a gap asks for the whole view (see following.ts).
import { Following, type Numbered } from './following';
import { heard } from './heard';
import type { Say, TableView } from './table';

export type Line = 'connecting' | 'open' | 'lost' | 'gone';

interface Sent {
  message: Record<string, unknown>;
  resolve: (answer: unknown) => void;
  reject: (why: RefusedAction) => void;
}

export class RefusedAction extends Error {
  constructor(readonly why: { code?: string; text?: string; said?: Say; section?: string | null }) {
    super(why.text ?? 'refused');
  }
}

type Message =
  | Numbered<TableView>
  | { type: 'done'; client: string; id: number; version: number; answer?: unknown }
  | { type: 'refused'; client: string; id: number; why: RefusedAction['why'] }
  | { type: 'answer'; client: string; id: number; answer: unknown }
  | { type: 'bye'; why: string };

/**
 * A server that was silent for so long is asked for a sign of life, and is lost when it gives none in time. So a line on
 * which packets vanish is noticed within nine seconds. Nothing is counted from the last message alone: a tab in the
 * background may sleep for a minute between two looks at the clock.
 */
const SILENCE = 2_500;
const ANSWER = 5_000;
const LOOK = 500;
/** How long a connection may take to open. */
const OPENING = 6_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Goodbyes after which the same table can be had again: also with the cookie that a new password brought. */
const PASSING = ['stopping', 'too-fast', 'too-slow', 'silence', 'name-first'];

export class Live {
  view = $state.raw<TableView | null>(null);
  line = $state<Line>('connecting');
  /** Why the server sent us away for good, if it did. */
  error = $state<string | null>(null);
  /** How many actions wait for their answer. */
  waiting = $state(0);

  #following = new Following<TableView>();
  #client = Math.random().toString(36).slice(2, 12);
  #next = 1;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #sent = new Map<number, Sent>();
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** When the server was asked for a sign of life that has not come yet, or 0. */
  #asked = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    /** Whether only what a spectator sees is sent, whichever seats are ours. */
    readonly watch = false,
  ) {
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    this.#socket?.close();
  }

  /** Sends an action until the server has stored it or refused it. */
  do(action: string, more: Record<string, unknown> = {}): Promise<unknown> {
    const id = this.#next++;
    const message = { client: this.#client, id, do: action, ...more };
    return new Promise((resolve, reject) => {
      this.#sent.set(id, { message, resolve, reject });
      this.waiting = this.#sent.size;
      this.#write(message);
    });
  }

  #write(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- lives for one call
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    if (this.watch) address.searchParams.set('watch', 'true');
    else if (this.seat !== null) address.searchParams.set('seat', String(this.seat));
    const socket = (this.#socket = new WebSocket(address));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => socket === this.#socket && this.#drop(), OPENING);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#timer);
      this.#heard = Date.now();
      this.#asked = 0;
      this.#following.connect();
      clearInterval(this.#heart);
      this.#heart = setInterval(() => this.#beat(), LOOK);
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#asked = 0;
      this.#hear(heard(event.data as string) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #beat(): void {
    const now = Date.now();
    if (this.#asked) {
      if (now - this.#asked > ANSWER) this.#drop();
    } else if (now - this.#heard > SILENCE) {
      this.#asked = now;
      this.#write({ do: 'ping' });
    }
  }

  /** Gives a connection up. Its end is not waited for: where packets vanish, so does the goodbye. */
  #drop(): void {
    const socket = this.#socket;
    this.#lost();
    socket?.close();
  }

  #lost(): void {
    clearInterval(this.#heart);
    clearTimeout(this.#timer);
    this.#socket = null;
    if (this.#closed || this.line === 'gone') return;
    this.line = this.view ? 'lost' : 'connecting';
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  /** When the network or the tab comes back, there is no reason to wait. */
  #hurry = (): void => {
    if (document.hidden || this.#closed || this.#socket || this.line === 'gone') return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #hear(message: Message): void {
    switch (message.type) {
      case 'view':
      case 'change':
      case 'pong':
        this.#follow(message);
        break;
      case 'done':
        this.#answer(message.id)?.resolve(message.answer ?? null);
        break;
      case 'answer':
        this.#answer(message.id)?.resolve(message.answer);
        break;
      case 'refused':
        this.#answer(message.id)?.reject(new RefusedAction(message.why));
        break;
      case 'bye':
        // The server stops, or we were too fast or too slow: it comes back. Any other reason stays one.
        if (!PASSING.includes(message.why)) {
          this.error = message.why;
          this.line = 'gone';
        }
        this.#socket?.close();
        break;
    }
  }

  #follow(message: Numbered<TableView>): void {
    const heard = this.#following.hear(message);
    if (heard === 'gap') this.#write({ do: 'look' });
    if (heard !== 'new') return;
    this.view = this.#following.view;
    if (this.line === 'open') return;
    this.line = 'open';
    this.#wait = FIRST_WAIT;
    for (const { message } of this.#sent.values()) this.#write(message);
  }

  #answer(id: number): Sent | undefined {
    const sent = this.#sent.get(id);
    this.#sent.delete(id);
    this.waiting = this.#sent.size;
    return sent;
  }
}
