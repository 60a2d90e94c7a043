// The operator's requests: with a token that this tab knows, and nobody keeps.
import type { components } from './api';
import { ask, Refused } from './server';
import { say } from './say.svelte';

type Schemas = components['schemas'];
export type Person = Schemas['PersonListed'];
export type PersonWithTables = Schemas['PersonToOperator'];
export type Table = Schemas['TableListedToOperator'];
export type Blocked = Schemas['Blocked'];
export type Busy = Schemas['Busy'];
export type Forgotten = Schemas['Forgotten'];

const KEPT = 'shokai-operator';

export const operator = $state<{ token: string; known: boolean }>({
  token: sessionStorage.getItem(KEPT) ?? '',
  known: false,
});

export function leave(): void {
  sessionStorage.removeItem(KEPT);
  operator.token = '';
  operator.known = false;
}

/** A request of the operator; a token that is wrong is forgotten. */
export async function operate<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    // What no header can hold is nobody's token.
    const token = /^[\x21-\x7e ]+$/.test(operator.token) ? operator.token : '?';
    const told = await ask<T>(method, `/admin${path}`, body, { Authorization: `Bearer ${token}` });
    sessionStorage.setItem(KEPT, operator.token);
    operator.known = true;
    return told;
  } catch (error) {
    if (error instanceof Refused && error.code === 'admin-wrong-token') leave();
    throw error;
  }
}

/** What went wrong, as a sentence. */
export function why(error: unknown): string {
  if (!(error instanceof Refused)) return (error as Error).message;
  if (error.code === 'not-found') return say('page-admin-none');
  return error.said ? say(error.said) : error.message;
}

/** Saves somebody's tables as a file. */
export async function exported(person: string, running: boolean): Promise<void> {
  const text = await operate<string>('GET', `/people/${person}/export?running=${running}`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `shokai-${person}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}
