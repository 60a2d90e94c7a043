// The keys of the table, as the legend tells them; keys.ts hears them.
export const KEYS: [string, string][] = [
  ['B', 'buy'],
  ['T', 'take'],
  ['R', 'reserve'],
  ['1–9', 'digits'],
  ['D', 'done'],
  ['P', 'pass'],
];
