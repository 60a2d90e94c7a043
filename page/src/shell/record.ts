// A record: kept on its way from one page to the other, and looked at on the server step by step.
import type { components } from '../lib/api';
import { patched, type Change } from '../lib/diff';
import { post, Refused } from '../lib/server';
import type { GameView, LogEntry, Say } from '../lib/table';

// A record that was opened from a file survives a reload.
const KEY = 'shokai-record';

export const keepRecord = (text: string): void => sessionStorage.setItem(KEY, text);
export const keptRecord = (): string | null => sessionStorage.getItem(KEY);

type Told = Omit<components['schemas']['RecordTold'], 'game' | 'log' | 'sheet' | 'next'> & {
  game: GameView;
  log: LogEntry[];
  sheet: Say[];
  next: Change[][];
};
/** Whose eyes a record is looked at with: a seat's, a spectator's (null), or with all hands open. */
export type Eyes = number | null | 'open';
/** What is the same for every step of a record. */
export type Whole = Omit<Told, 'game' | 'step' | 'next'>;

/** The server plays the whole game to show one step of it, so one answer brings many. */
const STRETCH = 60;
/** How long the server wants to be left alone after many questions. */
const PATIENCE = 2000;
const TOO_MANY = 429;

export class Recorded {
  /** There after the first look. */
  whole: Whole | null = null;
  #games = new Map<string, GameView>();

  constructor(readonly text: string) {}

  /** The game as a seat saw it after so many steps; whoever comes from a later step goes back on. */
  async look(step: number, seat: Eyes, from: number): Promise<GameView> {
    const key = (at: number) => `${seat} ${at}`;
    const known = this.#games.get(key(step));
    if (known) return known;
    const first = step < from ? Math.max(0, step - STRETCH + 1) : step;
    const { game, next, step: begins, ...whole } = await this.#ask(first, seat);
    this.whole ??= whole;
    let now = game;
    this.#games.set(key(begins), now);
    next.forEach((changes, i) => this.#games.set(key(begins + 1 + i), (now = patched(now, changes))));
    return this.#games.get(key(step)) ?? now;
  }

  async #ask(step: number, seat: Eyes): Promise<Told> {
    for (;;) {
      try {
        return await post<Told>('/records/look', {
          record: this.text,
          step,
          seat: seat === 'open' ? null : seat,
          open: seat === 'open',
          ahead: STRETCH - 1,
          brief: this.whole !== null,
        });
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== TOO_MANY) throw error;
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
    }
  }
}
