// Changes of a view, as docs/reference/api.md describes them. The old view stays as it was: what moved is read off the two.

export type Path = (string | number)[];
export type Change = [Path] | [Path, unknown];

/** Lists that grow at their end or are cut there, and the number that their entries carry. */
const GROWING: Record<string, string> = { log: 'step', chat: 'n' };

type Tree = Record<string | number, unknown>;

/** The view with the changes made; parts that did not change are shared with the old one. */
export function patched<V extends object>(view: V, changes: Change[]): V {
  let root: unknown = view;
  // Containers that belong to the new view already and may be written to.
  const own = new Set<unknown>();

  const mine = (value: unknown): Tree => {
    if (own.has(value)) return value as Tree;
    const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
    own.add(copy);
    return copy as Tree;
  };

  for (const change of changes) {
    const [path] = change;
    if (path.length === 0) {
      root = change[1];
      continue;
    }
    const last = path.at(-1)!;
    const top = (root = mine(root)) as Tree;
    const growing = path.length === 1 ? GROWING[String(last)] : undefined;
    if (growing && change.length === 2 && isGrowth(change[1])) {
      const { keep, add } = change[1];
      const kept = (top[last] as Tree[]).filter((entry) => (entry[growing] as number) < keep);
      top[last] = [...kept, ...add];
      continue;
    }
    let place = top;
    for (const key of path.slice(0, -1)) place = (place[key] = mine(place[key])) as Tree;
    if (change.length === 2) place[last] = change[1];
    else if (Array.isArray(place)) place.splice(Number(last), 1);
    else delete place[last];
  }
  return root as V;
}

function isGrowth(value: unknown): value is { keep: number; add: unknown[] } {
  return typeof value === 'object' && value !== null && 'keep' in value && 'add' in value;
}
