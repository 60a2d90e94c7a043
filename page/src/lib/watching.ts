// Who watches a table, in words.
import { listOf, say } from './say.svelte';

/** Who looks on by name, and how many others; nothing where nobody does. Whoever reads it is not told of themselves. */
export function watchWords({ names, others }: { names: string[]; others: number }, me: string | null): string {
  const at = me === null ? -1 : names.indexOf(me);
  const known = names.filter((_, i) => i !== at);
  // Whoever looks on and is not named is one of the others.
  const rest = me !== null && at < 0 ? Math.max(0, others - 1) : others;
  if (!known.length) return rest ? say('page-watch-some', { n: rest }) : '';
  return rest
    ? say('page-watch-named-more', { names: listOf(known), n: rest })
    : say('page-watch-named', { names: listOf(known), n: known.length });
}
