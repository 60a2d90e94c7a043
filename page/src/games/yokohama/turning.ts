// What changes who leads at YOKOHAMA: the points that a turn brings, as the log tells them.
import type { LogEntry, Say } from '../../lib/table';
import { seatIn, turnsOf } from '../../lib/turns';
import { TURNS } from '../marks';
import type { Gains } from '../turning';

export const pointsIn = ({ args }: Say): number =>
  (Array.isArray(args?.things) ? (args.things as Say[]) : []).reduce(
    (sum, { args: thing }) => sum + (thing?.icon === 'vp' ? Number(thing.n) : 0),
    0,
  );

export function gains(names: readonly string[], log: readonly LogEntry[]): Gains[] {
  return turnsOf(log, names, TURNS.yokohama).flatMap(({ entries, round }, turn): Gains[] => {
    const scored = entries.filter(({ said }) => pointsIn(said) > 0);
    if (!scored.length) return [];
    const of = (seat: number) => scored.filter((entry) => seatIn(entry, names) === seat).map(({ said }) => said);
    return [
      {
        step: scored.at(-1)!.step,
        turn,
        round,
        points: names.map((_, seat) => of(seat).reduce((sum, said) => sum + pointsIn(said), 0)),
        goods: names.map(() => []),
        // What brought most of them.
        by: names.map((_, seat) => of(seat).sort((a, b) => pointsIn(b) - pointsIn(a))[0] ?? null),
      },
    ];
  });
}
