// Where everything stands on a tablet held upright: the city across the whole width, goals on the stairs beside its lower
// rows, one board open below it.
import { TILE } from './city';
import type { Area } from './view';

/** Rivals above the city; the open board with its tabs and one's own things below. */
const RIVALS = 60;
const TABS = 48;
export const BOARD = 152;
const OWN = 128;
const EDGE = 4;
const GAP = 4;
const LOWEST = 118;
const HIGHEST = 166;

export interface Upright {
  zoom: number;
  tile: typeof TILE;
  /** Of the city, before it is zoomed. */
  width: number;
  height: number;
  left: number;
  /** The stairs beside the third and the fourth row, for what stands there. */
  decks: string;
  goals: string;
  ends: string;
}

export function uprightFor(room: { width: number; height: number; layout: Area[][] }): Upright {
  const columns = room.layout[0]?.length ?? 1;
  const rows = room.layout.length;
  const high = room.height - RIVALS - TABS - BOARD - OWN;
  // A small city grows as far as both sides allow; a large one has narrower tiles.
  const zoom = Math.max(1, Math.min((room.width - 2 * EDGE) / (columns * TILE.across), high / (rows * TILE.down)));
  const width = room.width / zoom;
  const across = Math.min(TILE.across, (width - 2 * EDGE + GAP) / columns);
  const down = Math.max(LOWEST + GAP, Math.min(HIGHEST + GAP, high / zoom / rows));
  const left = (width - columns * across + GAP) / 2;
  const stair = (row: number) => left + (row * across) / 2 - GAP - EDGE;
  const at = (side: 'left' | 'right', row: number) =>
    `${side}:${EDGE}px;top:${row * down + 2}px;width:${stair(row)}px;height:${down - GAP}px`;
  return {
    zoom,
    tile: { width: across - GAP, height: down - GAP, across, down },
    width,
    height: rows * down,
    left,
    decks: at('left', rows - 2),
    goals: at('left', rows - 1),
    ends: at('right', rows - 1),
  };
}
