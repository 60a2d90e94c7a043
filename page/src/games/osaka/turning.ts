// What changes who leads at OSAKA: paydays, and goods lost to the tide.
import type { LogEntry, Say } from '../../lib/table';
import type { Gains, Good, Loss } from '../turning';

function goodOf({ args }: Say): Good {
  const colour = String(args?.colour);
  return { name: { id: 'osaka-colour', args: { colour } }, colour: `var(--${colour[0]})` };
}

export function gains(names: readonly string[], log: readonly LogEntry[]): Gains[] {
  const found: Gains[] = [];
  for (const { step, turn = 0, said } of log) {
    const seat = said.id === 'osaka-story-sells' ? names.indexOf(String(said.args?.player)) : -1;
    if (seat < 0) continue;
    if (found.at(-1)?.step !== step)
      found.push({
        step,
        turn,
        round: null,
        points: names.map(() => 0),
        goods: names.map(() => []),
        by: names.map(() => null),
      });
    const payday = found.at(-1)!;
    payday.points[seat]! += Number(said.args?.points);
    payday.goods[seat]!.push(goodOf(said));
  }
  return found;
}

export function losses(names: readonly string[], log: readonly LogEntry[]): Loss[] {
  return log.flatMap(({ step, turn = 0, said }): Loss[] => {
    const seat = said.id === 'osaka-story-loses' ? names.indexOf(String(said.args?.player)) : -1;
    if (seat < 0) return [];
    return [{ seat, n: Number(said.args?.cards), goods: [goodOf(said)], step, turn }];
  });
}

/** How many goods each lost to the tide. */
export const goodsLost = (names: readonly string[], log: readonly LogEntry[]): number[] =>
  names.map((_, seat) => losses(names, log).reduce((sum, loss) => sum + (loss.seat === seat ? loss.n : 0), 0));
