// Where the turns of YOKOHAMA begin in its log, and what nobody may overlook.
import type { TurnMarks } from '../../lib/turns';

export const TURNS: TurnMarks = {
  begins: new Set(['yokohama-story-turn']),
  headings: new Set(['yokohama-story-turn']),
  notable: new Set(['end', 'over'].map((code) => `yokohama-story-${code}`)),
  whyEnded: { 'yokohama-story-end': 'yokohama-why-ended' },
};
