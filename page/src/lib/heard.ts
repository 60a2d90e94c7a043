// What the server tells, as JSON. It keeps one name for everybody who was deleted: here they get the reader's.
import { say } from './say.svelte';

/** A name that a text of the rules has for somebody who was deleted, as the reader is to see it; other names as they are. */
export const nameHeard = (name: string): string => heard(JSON.stringify(name)) as string;

/** The name, and what games make of it: one word, with a number where several are gone. */
const GONE = /"somebody(?: who left|_who_left(\d*))"/g;

export function heard(text: string): unknown {
  return JSON.parse(
    text.replace(GONE, (_, number?: string) =>
      JSON.stringify([say('somebody-who-left'), number].filter(Boolean).join(' ')),
    ),
  );
}
