// What the rules of TRADERS OF OSAKA are shown with.
import type { Example } from '../../index';
import written from './examples.json';

export { default as Aid } from './Aid.svelte';
export { default as Illustration } from './Illustration.svelte';
export { default as Picture } from './Picture.svelte';

export const examples = written as unknown as Example[];
export const editions: number[] = [];
export const marks: Record<string, string[]> = {};
