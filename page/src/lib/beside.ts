// Where a note lies beside something: near it, whole in the window, never upon it.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Placed extends Size {
  left: number;
  top: number;
}

/** How far from the thing, and from the edges of the window. */
export const GAP = 8;
const EDGE = 4;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const boxed = ({ left, top, width, height }: Placed): Box => ({ left, top, right: left + width, bottom: top + height });

/**
 * The best of a dozen places around a thing: to the right, to the left, below or above, and along each side in the
 * middle or at an end. `never` must not be covered, `rather` is spared where that is possible. Where a whole note fits
 * nowhere, it is made lower and scrolls.
 */
export function beside(thing: Box, note: Size, window: Size, never: Box[] = [], rather: Box[] = []): Placed {
  const width = Math.min(note.width, window.width - 2 * EDGE);
  const height = Math.min(note.height, window.height - 2 * EDGE);
  // Of something that is partly outside, only what can be seen counts.
  const seen = {
    left: clamp(thing.left, 0, window.width),
    right: clamp(thing.right, 0, window.width),
    top: clamp(thing.top, 0, window.height),
    bottom: clamp(thing.bottom, 0, window.height),
  };
  const along = (from: number, to: number, size: number, most: number) =>
    [(from + to - size) / 2, from, to - size].map((at) => clamp(at, EDGE, most - size - EDGE));
  const downwards = along(seen.top, seen.bottom, height, window.height);
  const across = along(seen.left, seen.right, width, window.width);
  const places: Placed[] = [
    ...downwards.map((top) => ({ left: seen.right + GAP, top, width, height })),
    ...downwards.map((top) => ({ left: seen.left - GAP - width, top, width, height })),
    ...across.map((left) => ({ left, top: seen.bottom + GAP, width, height })),
    ...across.map((left) => ({ left, top: seen.top - GAP - height, width, height })),
  ];
  const fits = places.filter((place) => {
    const box = boxed(place);
    return (
      box.left >= EDGE &&
      box.top >= EDGE &&
      box.right <= window.width - EDGE &&
      box.bottom <= window.height - EDGE &&
      !never.some((one) => overlap(box, one))
    );
  });
  const cost = (place: Placed) => rather.reduce((sum, one) => sum + overlap(boxed(place), one), 0);
  if (fits.length) return fits.reduce((best, place) => (cost(place) < cost(best) - 1 ? place : best));
  return lower(seen, { width, height }, window, never);
}

/** Above or below, as high as there is room up to what must not be covered. */
function lower(seen: Box, { width, height }: Size, window: Size, never: Box[]): Placed {
  const left = clamp((seen.left + seen.right - width) / 2, EDGE, window.width - width - EDGE);
  const column = { left, right: left + width };
  const beneath = never.filter((one) => overlap({ ...column, top: seen.bottom, bottom: window.height }, one));
  const over = never.filter((one) => overlap({ ...column, top: 0, bottom: seen.top }, one));
  const floor = Math.min(window.height - EDGE, ...beneath.map((one) => one.top));
  const ceiling = Math.max(EDGE, ...over.map((one) => one.bottom));
  const [below, above] = [floor - seen.bottom - GAP, seen.top - GAP - ceiling];
  if (below >= above) return { left, top: seen.bottom + GAP, width, height: Math.max(0, Math.min(height, below)) };
  const room = Math.max(0, Math.min(height, above));
  return { left, top: seen.top - GAP - room, width, height: room };
}
