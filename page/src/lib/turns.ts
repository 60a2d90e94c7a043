// The log by turns: which entries belong to whose turn, and a turn in one sentence.
import type { LogEntry, Say, SayArgument } from './table';

/** What a game's log tells of its turns; ids are those of its sentences. */
export interface TurnMarks {
  /** Sentences that begin a turn. */
  begins: ReadonlySet<string>;
  /** Of these, such as only say whose turn it is: they are headings, not things that happened. */
  headings?: ReadonlySet<string>;
  /** Sentences that nobody may overlook: shown even where a turn is one line. */
  notable: ReadonlySet<string>;
  /** Why the game ended, told afterwards, where the log announces more than that. */
  whyEnded?: Record<string, string>;
}

export interface Turn {
  /** Whose turn it is; nobody's while the table is set up. */
  seat: number | null;
  /** The round, where the game counts them. */
  round: number | null;
  /** Its number, where the server counts turns. */
  number: number | null;
  /** The steps that it begins and ends with; the moment after the last one is `last + 1`. */
  first: number;
  last: number;
  entries: LogEntry[];
  /** Whether its beginning is in the log. */
  whole: boolean;
}

/** Whom a sentence is about: the player that it names, else whose step it was. */
export function seatIn(entry: LogEntry, names: readonly string[]): number | null {
  const player = entry.said.args?.player;
  const named = typeof player === 'string' ? names.indexOf(player) : -1;
  return named >= 0 ? named : entry.seat;
}

export function turnsOf(entries: readonly LogEntry[], names: readonly string[], marks?: TurnMarks): Turn[] {
  const turns: Turn[] = [];
  let round: number | null = null;
  for (const entry of entries) {
    const now = turns.at(-1);
    const seat = seatIn(entry, names);
    const begins = marks ? marks.begins.has(entry.said.id) : now?.seat !== seat;
    if (begins || !now) {
      const told = entry.said.args?.round;
      if (entry.round !== undefined) round = entry.round;
      else if (begins && typeof told === 'number') round = told;
      turns.push({
        seat: begins ? seat : null,
        round,
        number: entry.turn ?? null,
        first: entry.step,
        last: entry.step,
        entries: [],
        whole: begins || entry.step === 0,
      });
    }
    const turn = turns.at(-1)!;
    turn.last = Math.max(turn.last, entry.step);
    if (!marks?.headings?.has(entry.said.id)) turn.entries.push(entry);
  }
  // A turn that began with another's last step goes as far as the next one begins.
  turns.forEach((turn, i) => {
    const next = turns[i + 1];
    if (next) turn.last = Math.max(turn.first, next.first - (marks?.headings ? 0 : 1));
  });
  return turns;
}

/** Entries in a row that differ only in the cards or places they tell of, as one. */
export function together(entries: readonly LogEntry[]): LogEntry[] {
  const joined: LogEntry[] = [];
  for (const entry of entries) {
    const before = joined.at(-1);
    const args = before && goesOn(before.said, entry.said);
    if (before && args) joined[joined.length - 1] = { ...before, said: { ...before.said, args } };
    else joined.push(entry);
  }
  return joined;
}

function goesOn(first: Say, second: Say): Record<string, SayArgument> | null {
  const [a, b] = [first.args ?? {}, second.args ?? {}];
  if (first.id !== second.id || !Array.isArray(a.cards) || !Array.isArray(b.cards)) return null;
  const others = (args: Record<string, SayArgument>) => JSON.stringify({ ...args, cards: null, n: null });
  if (others(a) !== others(b)) return null;
  // Where a sentence counts them, it goes on counting.
  const joined: Record<string, SayArgument> = { ...a, cards: [...a.cards, ...b.cards] };
  if (typeof a.n === 'number' && typeof b.n === 'number') joined.n = a.n + b.n;
  return joined;
}

/** A turn in one sentence; `brief` says whether there are a few words for a message. */
export function turnTold(
  entries: readonly LogEntry[],
  seat: number,
  names: readonly string[],
  brief: (id: string) => boolean,
): Say | null {
  const told = together(entries.filter((entry) => brief(`brief-${entry.said.id}`) && concerns(entry, seat, names)));
  const player = names[seat] ?? '';
  const parts: Say[] = told.map(({ said }) => ({ id: `brief-${said.id}`, args: said.args }));
  return parts.length ? { id: 'turn-told', args: { player, parts } } : null;
}

const concerns = (entry: LogEntry, seat: number, names: readonly string[]): boolean =>
  typeof entry.said.args?.player !== 'string' || seatIn(entry, names) === seat;
