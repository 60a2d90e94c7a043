// Where the turns of TRADERS OF OSAKA begin in its log, and what nobody may overlook.
import type { TurnMarks } from '../../lib/turns';

export const TURNS: TurnMarks = {
  begins: new Set(
    ['takes', 'takes-held', 'reserves', 'reserves-farm', 'buys', 'passes'].map((code) => `osaka-story-${code}`),
  ),
  notable: new Set(['sells', 'sinks', 'loses', 'end-tokens', 'end-passes'].map((code) => `osaka-story-${code}`)),
};
