// One puzzle that somebody solves: the table, what was tried, and what came of it. The server knows the solution.
import type { components } from '../../lib/api';
import { somebody } from '../../lib/me.svelte';
import { say } from '../../lib/say.svelte';
import { get, post } from '../../lib/server';
import type { GameView, Preview, Reason, Say } from '../../lib/table';
import { toldError } from '../../lib/told';

type Told = components['schemas'];
export type Mode = 'move' | 'turn';
type Reasons = { reasons: { kind: Told['ReasonTold']['kind']; said: Say }[] };
type Look = Omit<Told['LookTold'], 'game' | 'question'> & { game: GameView; question: Say | null };
export type Puzzle = Omit<Told['PuzzleTold'], 'game' | 'question'> & Look;
export type Solution = Omit<Told['SolutionTold'], 'after' | 'reasons'> & Reasons & { after: GameView };
export type Tried = Omit<Told['TriedTold'], 'after' | 'reasons' | 'solution'> &
  Reasons & { after: GameView; solution: Solution | null };
export type Turn = Told['TurnTold'];

export class Solving {
  puzzle = $state.raw<Puzzle | null>(null);
  /** The table now: the position, or what a whole turn has come to so far. */
  now = $state.raw<Look | null>(null);
  /** The moves of a whole turn so far. */
  moves = $state.raw<string[]>([]);
  tried = $state.raw<Tried | null>(null);
  turn = $state.raw<Turn | null>(null);
  solution = $state.raw<Solution | null>(null);
  failed = $state<string | null>(null);
  refused = $state.raw<Reason | null>(null);
  busy = $state(false);

  readonly #path: string;

  constructor(
    readonly game: string,
    readonly id: string,
    readonly mode: Mode,
  ) {
    this.#path = `/puzzles/${game}/${id}`;
    void this.#do(async () => {
      this.puzzle = await get<Puzzle>(`${this.#path}?mode=${mode}`);
      this.now = this.puzzle;
    });
  }

  /** Whether something can still be played. */
  get open(): boolean {
    return !this.busy && !this.tried?.right && !this.solution && !this.turn && this.now?.turn_over === false;
  }

  async #do(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.failed = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.failed = toldError(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async play(move: string | number): Promise<boolean> {
    if (!this.open) return false;
    const text =
      typeof move === 'number' ? (this.now!.game.moves.find(({ number }) => number === move)?.text ?? '') : move;
    return this.#do(async () => {
      await somebody(say('page-guest'));
      if (this.mode === 'turn') await this.#playOn(text);
      else {
        this.tried = await post<Tried>(`${this.#path}/try`, { move: text });
        this.solution = this.tried.solution;
      }
    });
  }

  async #playOn(move: string): Promise<void> {
    const moves = [...this.moves, move];
    this.now = await post<Look>(`${this.#path}/look`, { moves });
    this.moves = moves;
    if (this.now.turn_over) this.turn = await post<Turn>(`${this.#path}/turn`, { moves });
  }

  again(): void {
    this.tried = this.turn = this.failed = null;
    this.moves = [];
    this.now = this.puzzle;
  }

  show(): Promise<boolean> {
    return this.#do(async () => {
      await somebody(say('page-guest'));
      const found = await post<Solution>(`${this.#path}/solution?mode=${this.mode}`, undefined);
      this.moves = [];
      this.now = this.puzzle;
      this.solution = found;
    });
  }

  async why(move: string): Promise<Reason | null> {
    return (await post<{ reason: Reason | null }>(`${this.#path}/why`, { moves: this.moves, move })).reason;
  }

  preview(move: string): Promise<Preview> {
    return post<Preview>(`${this.#path}/preview`, { moves: this.moves, move });
  }
}
