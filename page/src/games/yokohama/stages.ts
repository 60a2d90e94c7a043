// The course of a turn as the bar shows it: A, the six steps of the main action, C.
export const STAGES = [
  { sign: 'A', name: 'before' },
  { sign: '1', name: 'place' },
  { sign: '2', name: 'move' },
  { sign: '3', name: 'act' },
  { sign: '4', name: 'bonus' },
  { sign: '5', name: 'build' },
  { sign: '6', name: 'recover' },
  { sign: 'C', name: 'after' },
];

const OF_STEP: Record<string, number> = {
  'phase-a': 0,
  placing: 1,
  telegram: 1,
  moving: 2,
  tolls: 2,
  fetching: 2,
  act: 3,
  harvest: 3,
  trading: 3,
  worship: 3,
  donating: 3,
  'church-man': 3,
  clearing: 3,
  'customs-man': 3,
  ordering: 3,
  'fill-orders': 3,
  hiring: 3,
  studying: 3,
  paying: 3,
  station: 3,
  'fill-titles': 3,
  bonus: 4,
  building: 5,
  recovery: 6,
  'phase-c': 7,
  'end-turn': 7,
};

/** Which of the stages a step belongs to; none before the first turn, after the last, and for rewards in between. */
export function stageOf(step: string): number | null {
  return OF_STEP[step] ?? null;
}
