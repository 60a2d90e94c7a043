// A study: the record with its variations that is being explored, and where in it somebody is. The page holds the record;
// the server plays it through and tells what the rules say.
import type { components } from '../../lib/api';
import { patched, type Change } from '../../lib/diff';
import { post } from '../../lib/server';
import { toldError } from '../../lib/told';
import type { GameView, LogEntry, Preview, Reason, Say } from '../../lib/table';

/** A line by where it leaves the one before it, and which of the variations there it is. */
export type Line = number[][];
export type Comments = [number, string][];
export interface Variation {
  line: Line;
  steps: number;
  comment: string;
  moves: LogEntry[];
  more: number;
  comments: Comments;
}
type Told = Omit<
  components['schemas']['StudyTold'],
  'game' | 'next' | 'log' | 'sheet' | 'lines' | 'comments' | 'questions'
> & {
  game: GameView;
  next: Change[][];
  log: LogEntry[];
  sheet: Say[];
  lines: Variation[];
  comments: Comments;
  questions: (Say | null)[];
};
export type Whole = Omit<Told, 'game' | 'next' | 'questions' | 'record' | 'line' | 'step'>;
interface Shown {
  step: number;
  game: GameView;
  question: Say | null;
}
export type Doing =
  | { do: 'play'; move: string | number }
  | { do: 'deal' }
  | { do: 'comment'; text: string }
  | { do: 'remove' | 'promote'; line: Line };

/** One answer brings many steps: the server plays the whole game to show one. */
const STRETCH = 40;
const KEY = 'shokai-study';

export interface Kept {
  record: string;
  line: Line;
  step: number | null;
}
export const keepStudy = (study: Kept): void => sessionStorage.setItem(KEY, JSON.stringify(study));
export const forgetStudy = (): void => sessionStorage.removeItem(KEY);
export function keptStudy(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export const sameLine = (a: Line, b: Line): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Studying {
  record = $state.raw('');
  line = $state.raw<Line>([]);
  whole = $state.raw<Whole | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** Where somebody is going who hurries: the scrubber counts from there. */
  heading = $state(0);
  /** Whether other hands are shown, too. */
  open = $state(true);
  busy = $state(false);
  failed = $state<string | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, nothing is drawn from it
  #seen = new Map<number, Shown>();
  #wanted = 0;
  #going = false;

  /** Opens a record; what cannot be read leaves what was there. */
  async begin({ record, line, step }: Kept): Promise<boolean> {
    return this.#ask(record, line, step, null);
  }
  /** Goes to a place on some line. */
  async go(line: Line, step: number): Promise<void> {
    if (sameLine(line, this.line)) await this.visit(step);
    else await this.#ask(this.record, line, step, null);
  }
  async do(doing: Doing): Promise<boolean> {
    if (this.busy || !this.shown) return false;
    return this.#ask(this.record, this.line, this.shown.step, doing);
  }
  async look(open: boolean): Promise<void> {
    this.open = open;
    if (this.shown) await this.#ask(this.record, this.line, this.shown.step, null);
  }

  /** Goes along the line. Only where somebody has got to counts when the answer is there. */
  async visit(step: number): Promise<void> {
    if (!this.whole) return;
    this.heading = this.#wanted = Math.max(0, Math.min(this.whole.steps, step));
    if (this.#going) return;
    this.#going = true;
    try {
      while (this.shown?.step !== this.#wanted) {
        const step = this.#wanted;
        const known = this.#seen.get(step);
        if (known) this.#show(known);
        else {
          const from = step < (this.shown?.step ?? 0) ? Math.max(0, step - STRETCH + 1) : step;
          const { record, line } = this;
          const told = await this.#post(record, line, from, null, true);
          if (record !== this.record || line !== this.line) return;
          this.#note(told);
        }
      }
      this.failed = null;
    } catch (error) {
      this.failed = toldError(error);
      this.heading = this.shown?.step ?? 0;
    } finally {
      this.#going = false;
    }
  }

  async why(move: string): Promise<Reason | null> {
    return (await this.#about<{ reason: Reason | null }>('why', move)).reason;
  }
  preview(move: string): Promise<Preview> {
    return this.#about<Preview>('preview', move);
  }
  #about<T>(about: string, move: string): Promise<T> {
    const { record, line } = this;
    return post<T>('/board/move', { record, line, step: this.shown!.step, about, move });
  }

  async #ask(record: string, line: Line, step: number | null, doing: Doing | null): Promise<boolean> {
    this.busy = true;
    try {
      const told = await this.#post(record, line, step, doing, false);
      const { game, next, questions, record: changed, line: now, step: at, ...whole } = told;
      this.record = changed ?? record;
      this.line = now;
      this.whole = whole;
      this.#seen.clear();
      this.#note({ game, next, questions, step: at });
      this.#show(this.#seen.get(at)!);
      this.heading = this.#wanted = at;
      this.failed = null;
      return true;
    } catch (error) {
      this.failed = toldError(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
  #post(record: string, line: Line, step: number | null, doing: Doing | null, brief: boolean): Promise<Told> {
    return post<Told>('/board', { record, line, step, do: doing, open: this.open, brief, ahead: STRETCH - 1 });
  }
  #note({ game, next, questions, step }: Pick<Told, 'game' | 'next' | 'questions' | 'step'>): void {
    let now = game;
    this.#seen.set(step, { step, game, question: questions[0]! });
    next.forEach((changes, i) => {
      now = patched(now, changes);
      this.#seen.set(step + 1 + i, { step: step + 1 + i, game: now, question: questions[i + 1]! });
    });
  }
  #show(shown: Shown): void {
    this.shown = shown;
    keepStudy({ record: this.record, line: this.line, step: shown.step });
  }
}
