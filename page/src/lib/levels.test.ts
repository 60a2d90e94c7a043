import { describe, expect, it } from 'vitest';
import { LEVELS, levelsWith } from './levels.svelte';

describe('levels', () => {
  it('offers six, from beginner to master', () => {
    expect(LEVELS).toHaveLength(6);
    expect(levelsWith('trader')).toEqual(LEVELS);
  });

  it('keeps a choice from the time of other levels', () => {
    expect(levelsWith('clerk')).toEqual([...LEVELS, 'clerk']);
  });
});
