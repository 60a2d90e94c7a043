// Where the points of a finished game of YOKOHAMA came from: what the log tells of scoring, and the final scoring.
import { say } from '../../lib/say.svelte';
import type { LogEntry } from '../../lib/table';
import { seatIn } from '../../lib/turns';
import type { Source, Sources } from '../sources';
import { pointsIn } from './turning';
import type { Game } from './view';

export type Score = Record<string, number>;

/** What brings points during the game, by the sentence of the log that tells of them. */
const SCORED: Record<string, string> = {
  'yokohama-story-fulfils': 'orders',
  'yokohama-story-builds-shop': 'buildings',
  'yokohama-story-builds-house': 'buildings',
  'yokohama-story-achieves': 'achievements',
  'yokohama-story-reaches-church': 'church',
  'yokohama-story-reaches-customs': 'customs',
  'yokohama-story-learns-and-gets': 'technology',
};
const PARTS = ['orders', 'buildings', 'achievements', 'church', 'customs', 'technology', 'countries', 'remainder'];

export interface Part {
  part: string;
  /** By seat: during the game and at its end. */
  during: number[];
  end: number[];
}

/** Each part of everybody's points. The log has to be whole; what a table from a record does not tell is left out. */
export function partsOf(names: readonly string[], scores: readonly Score[], log: readonly LogEntry[]): Part[] {
  return PARTS.map((part) => ({
    part,
    during: names.map((_, seat) =>
      log.reduce((sum, entry) => {
        const counts = (SCORED[entry.said.id] ?? 'remainder') === part && seatIn(entry, names) === seat;
        return counts ? sum + pointsIn(entry.said) : sum;
      }, 0),
    ),
    end: scores.map((score) => score[part] ?? 0),
  }));
}

/** The parts of a score sheet, with what they brought during the game. */
function parts({ names, edition, over }: Game, log: readonly LogEntry[]): Source[] {
  return partsOf(names, over?.scores ?? [], log).map(({ part, during, end }) => ({
    label: say('yokohama-page-part', { part, edition }),
    points: names.map((_, seat) => during[seat]! + end[seat]!),
    how: names.map((_, seat) => (during[seat] && end[seat] ? [`${during[seat]} + ${end[seat]}`] : [])),
  }));
}

export const SOURCES: Sources<Game> = {
  pointsOf: ({ merchants }) => merchants.map(({ points }) => points),
  scoredOf: ({ over }) => over?.scores.map(({ total }) => total ?? 0) ?? null,
  sourcesOf: parts,
};
