// First-game notes: the first time that something happens to somebody who has not played before, one sentence about it.
import type { LogEntry, SayArgument } from './table';

export interface FirstNote {
  /** The end of the id of its sentence, GAME-note-NOTE. */
  note: string;
  /** The lines of the log that it is about. */
  on: string | string[];
  /** The argument of the line that must be the name of whoever looks; without it, it may happen to anybody. */
  by?: string;
  /** What it lies beside, in the words of lesson files. */
  place: string;
}

const named = (argument: SayArgument | undefined, name: string) => argument === name;

/** The notes that new lines of the log call for, each once, without those that were given before. */
export function notesFor(
  notes: readonly FirstNote[],
  entries: readonly LogEntry[],
  me: string,
  given: readonly string[],
): FirstNote[] {
  const found: FirstNote[] = [];
  for (const { said } of entries) {
    const fits = ({ note, on, by }: FirstNote) =>
      (Array.isArray(on) ? on : [on]).includes(said.id) &&
      (!by || named(said.args?.[by], me)) &&
      !given.includes(note) &&
      !found.some((one) => one.note === note);
    // What happens to oneself comes before what happens to others.
    const wanted = notes.find((note) => note.by && fits(note)) ?? notes.find((note) => !note.by && fits(note));
    if (wanted) found.push(wanted);
  }
  return found;
}
