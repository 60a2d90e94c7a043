// Clocks with days for each move: what is left while no message comes, and the terms of a table in words.
import { say } from './say.svelte';
import type { TableView } from './table';

type Told = Pick<TableView['table'], 'clock_at' | 'running' | 'paused' | 'rests' | 'seats'>;

export interface Left {
  /** Seconds for this move; below zero when they have passed. */
  bank: number;
  /** Seconds of the week's reserve, where there is one. */
  reserve: number | null;
  /** Why the clock stands still now, and until when. */
  rest: { why: string; until: number } | null;
}

/** What a seat has left at a moment, in seconds since 1970. */
export function leftAt(table: Told, seat: number, now: number): Left {
  const told = table.seats[seat]!;
  const left: Left = { bank: told.clock ?? 0, reserve: told.reserve, rest: null };
  if (table.running !== seat || table.paused || table.clock_at === null) return left;
  const since = Number(table.clock_at);
  let spent = Math.max(0, now - since);
  for (const { begins, ends, why } of table.rests) {
    spent -= Math.max(0, Math.min(now, ends) - Math.max(since, begins));
    if (begins <= now && now < ends) left.rest = { why, until: ends };
  }
  if (left.reserve === null) return { ...left, bank: left.bank - spent };
  const over = Math.max(0, spent - Math.max(left.bank, 0));
  // What is used of a reserve that is filled up meanwhile is known with the next message.
  return { ...left, bank: Math.max(0, left.bank - spent), reserve: Math.max(0, left.reserve - over) };
}

type Clock = { bank: number; each: number; per_move?: boolean; reserve?: number };

/** The clock of a table or a tournament in words. */
export function clockWords(clock: Clock | null): string {
  if (!clock) return say('page-clock-none');
  if (!clock.per_move) return say('page-clock-of', { bank: clock.bank / 60, each: clock.each });
  const days = say('page-clock-days', { days: clock.bank / 86_400 });
  if (!clock.reserve) return days;
  return say('slow-clock-words', { clock: days, reserve: say('slow-reserve-of', { hours: clock.reserve / 3600 }) });
}

/** A moment as people read it: the day only where it is not today. */
export function momentText(at: number, now: number, language: string): string {
  const [then, today] = [new Date(at * 1000), new Date(now * 1000)];
  const day: Intl.DateTimeFormatOptions =
    then.toDateString() === today.toDateString() ? {} : { weekday: 'short', day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).format(then);
}

/** A day as people read it. */
export const dayText = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(new Date(at * 1000));
