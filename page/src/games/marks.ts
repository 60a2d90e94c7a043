// Where the turns of each game begin in its log, and what nobody may overlook.
import type { TurnMarks } from '../lib/turns';

export const TURNS: Record<string, TurnMarks> = {
  osaka: {
    begins: new Set(
      ['takes', 'takes-held', 'reserves', 'reserves-farm', 'buys', 'passes'].map((code) => `osaka-story-${code}`),
    ),
    notable: new Set(['sells', 'sinks', 'loses', 'end-tokens', 'end-passes'].map((code) => `osaka-story-${code}`)),
  },
  yokohama: {
    begins: new Set(['yokohama-story-turn']),
    headings: new Set(['yokohama-story-turn']),
    notable: new Set(['end', 'over'].map((code) => `yokohama-story-${code}`)),
    whyEnded: 'yokohama-why-ended',
  },
};
