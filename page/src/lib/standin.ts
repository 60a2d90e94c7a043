// A table around a game's view where there is none: records, and tables from files.
import type { GameView, LogEntry, Say, TableView } from './table';

export interface Around {
  step?: number;
  options?: string;
  log?: LogEntry[];
  sheet?: Say[];
  seat?: number | null;
  can?: string[];
}

export function standIn<G extends GameView>(game: G, around: Around = {}): TableView<G> & { game: G } {
  const { step = 0, options = '', log = [], sheet = [], seat = game.seat, can = [] } = around;
  return {
    version: step,
    at: step,
    table: {
      id: '',
      name: '',
      game: game.game,
      options,
      players: game.players,
      state: 'playing',
      public: false,
      hurry: false,
      clock: null,
      clock_at: null,
      falls: null,
      rests: [],
      ran_out: [],
      alone: 'play',
      commitment: '',
      seed: null,
      deal: null,
      from_record: false,
      rematch: null,
      rematch_by: null,
      rematch_of: null,
      rated: null,
      leavers: 'lose',
      delay: 0,
      hints: false,
      cards: 0,
      tournament: null,
      daily: null,
      watchers_talk: true,
      watching: { names: [], others: 0 },
      spoiled: [],
      asks: [],
      running: null,
      paused: false,
      seats: game.names.map((name, number) => ({
        seat: number,
        name,
        kind: 'person' as const,
        bot: null,
        minded: null,
        left: false,
        present: true,
        votes: 0,
        clock: null,
        reserve: null,
        away: [],
        late: false,
        kept: false,
      })),
    },
    you: { seat, seats: [], host: false, can, kept: [], behind: 0 },
    game,
    step,
    question: null,
    notice: null,
    sheet,
    thinking: null,
    log,
    chat: [],
    lesson: null,
  };
}
