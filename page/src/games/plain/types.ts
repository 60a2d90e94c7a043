// The view of a game that says nothing but its fields: match/plain_table.py.
import type { components } from '../../lib/api';

export type Numbers = number | Numbers[];

export type PlainView = Omit<components['schemas']['PlainView'], 'fields'> & { fields: Record<string, Numbers> };

/** Numbers in a row, with the words for them where there are any. */
export function row(numbers: Numbers, labels: readonly string[] = []): string {
  if (!Array.isArray(numbers)) return `${numbers}`;
  if (labels.length === numbers.length) return numbers.map((number, i) => `${labels[i]} ${row(number)}`).join(', ');
  return numbers.map((part) => row(part, labels)).join(' · ');
}

/** Whether a field has a row for each player. */
export const ofSeats = (numbers: Numbers, players: number): numbers is Numbers[] =>
  Array.isArray(numbers) && numbers.length === players && Array.isArray(numbers[0]);

/** A field's name for people. */
export const fieldName = (name: string): string => name.replaceAll('_', ' ');
