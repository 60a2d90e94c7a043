// What a tournament is played by, in words.
import type { components } from '../../lib/api';
import { say } from '../../lib/say.svelte';
import { clockWords } from '../../lib/slow';

type Listed = components['schemas']['TournamentListed'];

export function inWords(one: Listed): string {
  return [
    say(`page-game-${one.game}`),
    say('page-tournament-tables-of', { n: one.players }),
    say('page-tournament-rounds-n', { n: one.rounds }),
    one.clock ? clockWords(one.clock) : '',
    one.rated ? say('page-rated') : '',
    one.duplicate ? say('page-tournament-same-deal') : '',
    say('page-tournament-people', { n: one.people }),
    one.host ? say('page-tournament-host', { name: one.host }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
