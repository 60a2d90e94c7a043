// The keys of the table, as the legend tells them; keys.ts hears them.
export const KEYS: [string, string][] = [
  ['↑ ↓ ← →', 'arrows'],
  ['A', 'agent'],
  ['R', 'recall'],
];
