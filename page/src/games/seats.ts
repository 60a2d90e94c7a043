// The seats of all games: how they look, and what they are called where nobody has given a name.
import { say } from '../lib/say.svelte';
import type { SeatLook } from '../lib/seats';
import type { LogEntry, Say, SayArgument, TableView } from '../lib/table';
import { gameFor } from './index';

export function seatLook(game: string, seat: number): SeatLook {
  return gameFor(game).seats[seat % gameFor(game).seats.length]!;
}

/** What a seat is called as long as nobody has named it. */
export const seatName = (game: string, seat: number): string => say(seatLook(game, seat).name);

interface Sitting {
  kind: string;
  name: string;
}

/** Names for people, by the names of a match: those that only say the colour of a seat, in the page's language. */
export class Names {
  readonly all: string[];
  #changed = new Map<string, string>();

  /** Whoever sits there: a person may be called Pink and stays that. */
  constructor(game: string, names: readonly string[], sitting: readonly Sitting[]) {
    this.all = names.map((name, seat) => {
      // Numbers tell names apart: Pink2 sits beside somebody who is called Pink.
      const [, word, number = ''] = /^(\D+)(\d*)$/.exec(name) ?? [];
      // A position may seat the colours in another order.
      const look = gameFor(game).seats.find(({ told }) => told === word);
      const person = sitting[seat]?.kind === 'person' ? sitting[seat].name.trim().toLowerCase() : '';
      if (!look || person.startsWith(look.told.toLowerCase())) return name;
      const shown = say(look.name) + number;
      if (shown !== name) this.#changed.set(name, shown);
      return shown;
    });
  }

  /** A sentence with these names. */
  said<S extends Say | null>(said: S): S {
    return said && this.#changed.size ? (this.#argument(said) as S) : said;
  }

  log(entries: LogEntry[]): LogEntry[] {
    return this.#changed.size ? entries.map((entry) => ({ ...entry, said: this.said(entry.said) })) : entries;
  }

  /** A view of a game, with these names. */
  game<G extends { names: string[] }>(game: G): G {
    return this.#changed.size ? { ...game, names: this.all } : game;
  }

  view<V extends TableView>(view: V): V {
    if (!this.#changed.size) return view;
    return {
      ...view,
      game: view.game && this.game(view.game),
      question: this.said(view.question),
      notice: this.said(view.notice),
      sheet: view.sheet.map((said) => this.said(said)),
      log: this.log(view.log),
      chat: view.chat.map((line) => (line.said ? { ...line, said: this.said(line.said) } : line)),
    };
  }

  #argument(value: SayArgument): SayArgument {
    if (typeof value === 'string') return this.#changed.get(value) ?? value;
    if (Array.isArray(value)) return value.map((one) => this.#argument(one));
    if (typeof value !== 'object' || !value.args) return value;
    const args = Object.entries(value.args).map(([name, one]) => [name, this.#argument(one)] as const);
    return { ...value, args: Object.fromEntries(args) };
  }
}

/** The names at a table. */
export const namesAt = (view: TableView): Names => new Names(view.table.game, view.game?.names ?? [], view.table.seats);

/** The same for a table in a list, where bots are called by their levels: its game calls them by their seats. */
export const namesListed = ({ game, seats }: { game: string; seats: Sitting[] }): Names =>
  new Names(
    game,
    seats.map(({ kind, name }, seat) => (kind === 'person' ? name : (gameFor(game).seats[seat]?.told ?? name))),
    seats,
  );
