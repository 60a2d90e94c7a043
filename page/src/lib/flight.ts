// Pieces in flight, for the table of any game: from where one was to where it is. Flights.svelte draws them.

/** How a piece flies: how high it hops, how large it is at the start, on top and at the end. */
export interface Arc {
  lift: number;
  scale: readonly [start: number, top: number, end: number];
  /** Comes out of nothing, as coins of the bank do. */
  appears?: boolean;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export interface Flight<Piece> extends Arc {
  piece: Piece;
  /** Of the piece, in pixels. */
  size: readonly [width: number, height: number];
  from: Box;
  to: Box;
  /** In milliseconds, with the pace that is asked for. */
  duration: number;
  delay: number;
  /** What lies there already and is not seen before the piece has landed. */
  target?: HTMLElement | null;
}

/** Between pieces that set out together. */
export const STAGGER = 45;
/** More pieces at once are a shuffle, and more steps at once are a jump in history: shown as they are. */
export const MOST = 24;

/** The way of a piece of this size: middle over middle. */
export function keyframes({ from, to, size, lift, scale, appears }: Omit<Flight<unknown>, 'piece'>): Keyframe[] {
  const [width, height] = size;
  const middle = (box: Box) => [box.left + box.width / 2 - width / 2, box.top + box.height / 2 - height / 2];
  const [x1, y1] = middle(from) as [number, number];
  const [x2, y2] = middle(to) as [number, number];
  const at = (part: number, up: number, large: number) =>
    `translate(${x1 + (x2 - x1) * part}px, ${y1 + (y2 - y1) * part - up}px) scale(${large})`;
  const [start, top, end] = scale;
  const way: Keyframe[] = [
    { transform: at(0, 0, start), offset: 0 },
    { transform: at(0.5, lift, top), offset: 0.5 },
    { transform: at(1, 0, end), offset: 1 },
  ];
  if (!appears) return way;
  way.splice(1, 0, { transform: at(0.12, lift * 0.4, start + (top - start) * (2 / 3)), offset: 0.15 });
  return way.map((frame, i) => ({ ...frame, opacity: i ? 1 : 0.2 }));
}
