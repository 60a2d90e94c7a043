// Requests to the server. What it refuses comes as an error with a sentence.
import type { components } from './api';
import { heard } from './heard';
import type { GameView, LogEntry, Say } from './table';

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly said: Say | null,
    readonly status: number,
  ) {
    super(text);
  }
}

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
  read = heard,
): Promise<T> {
  return (await askForMore<T>(method, path, body, more, read)).told;
}

/** The answer, and the path of the next page where there is one. */
async function askForMore<T>(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
  read = heard,
): Promise<{ told: T; next: string | null }> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? more : { 'Content-Type': 'application/json', ...more },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused('no-server', 'The server does not answer.', { id: 'page-no-server' }, 0);
  }
  const text = await answer.text();
  let told: unknown;
  try {
    told = text ? read(text) : null;
  } catch {
    told = text;
  }
  if (answer.ok)
    return { told: told as T, next: /<\/api([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1] ?? null };
  const error = (told ?? {}) as { code?: string; text?: string; said?: Say };
  throw new Refused(error.code ?? 'failed', error.text ?? answer.statusText, error.said ?? null, answer.status);
}

export const get = <T>(path: string): Promise<T> => ask('GET', path);
export const post = <T>(path: string, body: unknown): Promise<T> => ask('POST', path, body);
/** The answer with all names as the server has them, because they are sent back. */
export const postAsIs = <T>(path: string, body: unknown): Promise<T> => ask('POST', path, body, {}, JSON.parse);
export const remove = <T>(path: string): Promise<T> => ask('DELETE', path);

/** At least so many of a list that is told page by page, as far as there are; and whether there are more. */
export async function list<T>(path: string, n: number): Promise<{ all: T[]; more: boolean }> {
  const all: T[] = [];
  let next: string | null = `${path}&limit=${Math.min(n, 100)}`;
  while (next && all.length < n) {
    const page: { told: T[]; next: string | null } = await askForMore<T[]>('GET', next);
    all.push(...page.told);
    next = page.next;
  }
  return { all, more: next !== null };
}

export type Me = components['schemas']['PersonTold'];

/** The game as a seat saw it after so many steps. */
export const history = (
  table: string,
  step: number,
  seat: number | null,
): Promise<{ step: number; steps: number; game: GameView; log: LogEntry[] }> =>
  get(`/tables/${table}/history/${step}${seat === null ? '' : `?seat=${seat}`}`);
