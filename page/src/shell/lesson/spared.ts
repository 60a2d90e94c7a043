// What the teacher's card rather does not cover, and how much rather.
import { onwardOn, sparedOn } from '../../games/lessons';
import type { Spared } from '../../lib/aside';
import type { Box } from '../../lib/beside';

/** So far a ring goes around what it is about. */
export const RING = 12;
/** What is pressed next, then what goes on with the turn, then what is spoken of: the first of it above all. */
const WEIGHTS = { pressed: 9000, onward: 3000, first: 1000, spoken: 300, note: 400, goal: 200, bar: 4, table: 2 };

const weighing = (boxes: Box[], weight: number): Spared[] => boxes.map((box) => ({ ...box, weight }));
const around = (box: Box): Box => ({
  left: box.left - RING,
  top: box.top - RING,
  right: box.right + RING,
  bottom: box.bottom + RING,
});
const boxes = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** The places that are spoken of, what is pressed now, and what will be pressed when all is read. */
export function sparedBy(game: string, spoken: Box[], pressed: Box | null, goal: Box | null): Spared[] {
  const [first, ...others] = spoken.map(around);
  return [
    ...weighing(pressed ? [around(pressed)] : [], WEIGHTS.pressed),
    ...weighing(boxes(onwardOn(game)), WEIGHTS.onward),
    ...weighing(first ? [first] : [], WEIGHTS.first),
    ...weighing(others, WEIGHTS.spoken),
    ...weighing(goal ? [goal] : [], WEIGHTS.goal),
    ...weighing(boxes('.explain.open'), WEIGHTS.note),
    ...weighing(boxes('.bar'), WEIGHTS.bar),
    ...weighing(boxes(sparedOn(game)), WEIGHTS.table),
  ];
}
