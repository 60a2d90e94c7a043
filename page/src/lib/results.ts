// How games ended, in words that lists share.
import type { components } from './api';
import { levelName } from './levels.svelte';
import { say } from './say.svelte';

type Game = components['schemas']['GameTold'];

/** Everybody else; for whom a bot played to the end is told apart. */
export const othersOf = (game: Game): string =>
  game.seats
    .filter((_, i) => i !== game.seat)
    .map(({ bot, by_bot, name }) =>
      bot || by_bot ? say('page-bot-called', { bot: bot ? levelName(bot) : name }) : name,
    )
    .join(', ');

/** Everybody's points, the best first. */
export const pointsOf = (game: Game): string =>
  [...game.seats]
    .sort((a, b) => a.place - b.place)
    .map((seat) => seat.points)
    .join(' : ');
