// How far this browser has read the chat of a table. Whatever leads to the chat says how many lines wait there.
import { me } from './me.svelte';
import type { TableView } from './table';

const key = (table: string) => `shokai-read-${table}`;
let latest = $state.raw({ table: '', n: 0 });
const readOf = (table: string) => (latest.table === table ? latest.n : Number(localStorage.getItem(key(table)) ?? 0));

/** Lines of others that have not been read. */
export function unread({ table, chat, you }: TableView): number {
  const own = (line: TableView['chat'][number]) =>
    line.seat === null ? line.name === me.person?.name : you.seats.includes(line.seat);
  return chat.filter((line) => line.n > readOf(table.id) && !own(line)).length;
}

/** All of it is in sight. */
export function read({ table, chat }: TableView): void {
  const n = chat.at(-1)?.n ?? 0;
  if (n <= readOf(table.id)) return;
  latest = { table: table.id, n };
  localStorage.setItem(key(table.id), String(n));
}
