// How strong the levels of the bots are, on the scale of people's ratings: asked for once.
import type { components } from './api';
import { LEVELS, levelName } from './levels.svelte';
import { language, say } from './say.svelte';
import { get } from './server';

export type Level = components['schemas']['LevelTold'];

let known = $state.raw<Level[]>([]);
let asked = false;

/** Asks for the ratings of all levels; names go without them until they are here, or if they do not come. */
export function askForRatings(): void {
  if (asked) return;
  asked = true;
  get<Level[]>('/ratings').then(
    (told) => (known = told),
    () => (asked = false),
  );
}

/** A level by its name in a list, or as the server calls it. */
const rated = (bot: string) => (LEVELS.includes(bot) ? `level:${LEVELS.indexOf(bot) + 1}` : bot);

/** The name of a bot, with its rating at such a table where it has one. */
export function ratedName(bot: string, game: string, players: number): string {
  const name = levelName(bot);
  const level = known.find((one) => one.game === game && one.players === players && one.bot === rated(bot));
  return level ? say('page-level-rated', { bot: name, rating: points(level.rating) }) : name;
}

/** Rating points, as one reads them. */
export const points = (rating: number) => rating.toLocaleString(language());
