import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Following, type Heard, type Numbered } from './following';

interface Case {
  name: string;
  messages: ['connect' | Numbered<object>, Heard | null][];
  view: object;
}

// The same cases as tests/server/test_following.py has: both clients follow one rule.
const cases = JSON.parse(readFileSync(new URL('../../../tests/server/gaps.json', import.meta.url), 'utf8')) as Case[];

describe('what is new, old or missing', () => {
  test.each(cases)('$name', ({ messages, view }) => {
    const table = new Following<object>();
    for (const [message, expected] of messages) {
      if (message === 'connect') table.connect();
      else expect(table.hear(message), JSON.stringify(message)).toBe(expected);
    }
    expect(table.view).toEqual(view);
  });
});
