// What a table is called: by its host, or by who plays there.
import { listOf } from './say.svelte';

interface Called {
  name: string;
  seats: { kind: string; name: string }[];
}

/** The name of a table; one without people has none but its game's. */
export function tableName({ name, seats }: Called): string {
  if (name) return name;
  const people = [...new Set(seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name))];
  return people.length ? listOf(people) : '';
}
