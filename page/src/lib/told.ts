// What went wrong, as a sentence in the page's language.
import { say } from './say.svelte';
import { Refused } from './server';

export const toldError = (error: unknown): string =>
  error instanceof Refused && error.said ? say(error.said) : (error as Error).message;
