// The text of a position, line by line, and how controls read and write the value of a line.
import type { components } from '../../lib/api';

export type Field = components['schemas']['FieldTold'];

const plain = (key: string) => key.toLowerCase().replaceAll('_', ' ').split(/\s+/).filter(Boolean).join(' ');
const keyOf = (line: string) => plain(line.split(':', 1)[0]!);

/** The value of a line; empty where there is none. */
export function valueOf(text: string, key: string): string {
  const line = text.split('\n').find((line) => line.includes(':') && keyOf(line) === plain(key));
  return line ? line.slice(line.indexOf(':') + 1).trim() : '';
}

/** The text with another value in a line, which is added where it is not there. */
export function withValue(text: string, key: string, value: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(':') && keyOf(line) === plain(key));
  const told = `${key}: ${value}`.trimEnd();
  if (at >= 0) lines[at] = told;
  else lines.splice(lines.at(-1) === '' ? -1 : lines.length, 0, told);
  return lines.join('\n');
}

const words = (value: string) => value.split(/[\s,]+/).filter((word) => word && word !== '-');

/** How many of each choice a value has: of cards, pieces and assistants. */
export function counted({ kind, choices }: Field, value: string): Map<string, number> {
  const found = new Map(choices.map((choice) => [choice, 0]));
  const add = (choice: string, n: number) => found.set(choice, (found.get(choice) ?? 0) + n);
  for (const word of words(value)) {
    if (kind === 'men') {
      const [n, at] = word.split('@');
      if (at) add(at, Number(n));
    } else if (kind === 'counts') {
      const [, choice, n] = /^(\D+)(\d+)$/.exec(word) ?? [];
      if (choice) add(choice, Number(n));
    } else {
      const [, choice, n] = /^(.*?)(?:x(\d+))?$/.exec(word) ?? [];
      add(choice!, Number(n ?? 1));
    }
  }
  return found;
}

/** The value that has so many of each choice. */
export function counting({ kind }: Field, counts: Iterable<readonly [string, number]>): string {
  const there = [...counts].filter(([, n]) => n > 0 || kind === 'counts');
  if (kind === 'men') return there.map(([at, n]) => `${n}@${at}`).join(' ');
  if (kind === 'counts') return there.map(([choice, n]) => `${choice}${n}`).join(' ');
  return there.flatMap(([choice, n]) => Array<string>(n).fill(choice)).join(' ');
}

/** The number of the place of a choice: `R3` is place 3 of R. */
export function placed(value: string, choice: string): number {
  const word = words(value).find((word) => word.startsWith(choice));
  const n = Number(word?.slice(choice.length));
  return Number.isInteger(n) ? n : 0;
}

/** The value with a choice at another place. */
export const placing = ({ choices }: Field, value: string, choice: string, place: number): string =>
  choices.map((one) => `${one}${one === choice ? place : placed(value, one)}`).join(' ');

/** Keys that begin with what is written where the cursor stands, if that is still without a value. */
export function completions(text: string, cursor: number, keys: string[]): string[] {
  const begun = text.slice(0, cursor).split('\n').at(-1)!;
  const rest = text.slice(cursor).split('\n', 1)[0]!;
  if (begun.includes(':') || rest.trim()) return [];
  const told = new Set(
    text
      .split('\n')
      .filter((line) => line.includes(':'))
      .map(keyOf),
  );
  return keys.filter((key) => plain(key).startsWith(plain(begun)) && !told.has(plain(key))).slice(0, 8);
}
