// Where the turns of TRADERS OF OSAKA begin in its log, and what nobody may overlook.
import type { TurnMarks } from '../../lib/turns';

export const TURNS: TurnMarks = {
  begins: new Set(
    ['takes', 'takes-held', 'reserves', 'reserves-farm', 'buys', 'passes'].map((code) => `osaka-story-${code}`),
  ),
  whyEnded: { 'osaka-story-end-tokens': 'osaka-why-tokens', 'osaka-story-end-passes': 'osaka-why-passes' },
  notable: new Set(['sells', 'sinks', 'loses', 'end-tokens', 'end-passes'].map((code) => `osaka-story-${code}`)),
};
