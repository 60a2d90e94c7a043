// What the rules of YOKOHAMA are shown with.
import type { Example } from '../../index';
import written from './examples.json';

export { default as Aid } from './Aid.svelte';
export { default as Illustration } from './Illustration.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Sprite } from './Sprite.svelte';

export const examples = written as unknown as Example[];
export const editions = [2016, 2024];
export const marks: Record<string, string[]> = {
  setup: ['setup-mini1', 'setup-mini2'],
  port: ['port-2024'],
  laboratory: ['laboratory-2024'],
  bonus: ['bonus-2016', 'bonus-2024', 'bonus-mini2'],
  agents: ['agents-mini2'],
  achievements: ['achievements-mini1'],
  countries: ['countries-2024', 'countries-mini1'],
};
