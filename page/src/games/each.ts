/** What the games' folders have in files of one name, by the games' names. */
export const byGame = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(found).map(([path, part]) => [path.split('/')[1]!, part]));
