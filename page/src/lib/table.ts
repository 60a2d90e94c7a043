// What a game's table gets from the frame around it, and the parts of a view that belong to no game.
// docs/reference/api.md describes the same in words.
import type { Snippet } from 'svelte';
import type { components } from './api';

/** A sentence for any language: a message of the Fluent files and its arguments. */
export interface Say {
  id: string;
  args?: Record<string, SayArgument>;
}
export type SayArgument = string | number | Say | SayArgument[];

/** Why a move is not possible, and the section of the rules that says so. */
export interface Reason {
  text: Say;
  section: string | null;
}

/** What a move would bring about: the game's own figures, and the same in sentences. */
export interface Preview {
  preview: Record<string, unknown>;
  said: Say[];
}

/** What the pointer or the keyboard is at: of what is not legal the frame says why. */
export interface Hint {
  move: string;
  legal: boolean;
}

type Told = components['schemas'];

export type Seat = Told['SeatTold'];
export type ChatEntry = Omit<Told['ChatLine'], 'said'> & { said?: Say };
export type LogEntry = Omit<Told['LogEntry'], 'said'> & { said: Say };

/** The view of some game; all have a good part of their keys in common. */
export type GameView = Told['GameView'];

/** A lesson that is taught at the table. */
export type Lesson = Omit<Told['LessonTold'], 'title' | 'goal' | 'praise' | 'lines'> & {
  title: Say;
  goal: Say;
  praise: Say | null;
  lines: { said: Say; place: string }[];
};

/** Everything that somebody at a table may see; `game` is the game's own view. */
export type TableView<G = GameView> = Omit<
  Told['TableView'],
  'game' | 'question' | 'notice' | 'sheet' | 'log' | 'chat' | 'lesson'
> & {
  lesson: Lesson | null;
  chat: ChatEntry[];
  game: G | null;
  question: Say | null;
  /** Why the game stands still. */
  notice: Say | null;
  sheet: Say[];
  log: LogEntry[];
};

/**
 * The props of page/src/games/GAME/Text.svelte, the table in words: for screen readers, and for everybody who
 * switches it on. Headings from h3 down, lists and tables; every legal move as a button.
 */
export interface TextProps<G = GameView> {
  view: TableView<G> & { game: G };
  play: (move: string | number) => void;
  readonly: boolean;
}

/**
 * The props of page/src/games/GAME/Table.svelte. The table fills everything below the top bar. It draws the
 * board, the own area and the other players, and renders `bar` and `log` once each, where its layout has room for
 * them: the frame owns what is in them.
 */
export interface TableProps<G = GameView> {
  view: TableView<G> & { game: G };
  /**
   * Plays a move of view.game.moves, by its text or number; tells whether the server took it, when its view is there.
   * What is played `unasked`, because there is nothing to decide, is taken back together with what it followed from
   * where Undo is pressed before it has arrived.
   */
  play: (move: string | number, unasked?: boolean) => void | Promise<boolean>;
  why: (move: string) => Promise<Reason | null>;
  preview: (move: string) => Promise<Preview>;
  /** Tells the frame what is pointed at; null when nothing is. */
  hint: (what: Hint | null) => void;
  /** History, spectators, and while an action is on its way: nothing can be played. */
  readonly: boolean;
  /**
   * The decision bar: whose turn, the question, undo. Buttons of the game's own go in between: {@render bar(mine)}. What
   * can be done, was chosen, or is decided by others, a game may say in its own words: {@render bar(mine, words)}.
   */
  bar: Snippet<[Snippet?, (string | null)?]>;
  /** The log and the chat, as a panel that fills the box it is put into and scrolls by itself. */
  log: Snippet;
  /** A screen for everybody: nobody's own area, as large as it gets. */
  board?: boolean;
  /** A phone beside such a screen: one's own things first, the board behind them. */
  hand?: boolean;
  /** What a scene between two views shows; games that have scenes know what it is. */
  stage?: unknown;
  /** The game as it was after one's last move: what has changed since stays marked until the next one. */
  since?: G | null;
  /** A step of the log that is pointed at, or null: light up what it is about, where the game can. */
  pointed: LogEntry | null;
}
