// Where everything stands in a window that is too narrow or too low for the whole stage at letters that can be read:
// the city stays large, what has no room beside it waits behind tabs.
import { cityWidth, TILE } from './city';
import type { Area } from './view';

/** Letters of 12 pixels are drawn with 11 at least. */
export const LEAST = 11 / 12;
/** One's own things, a strip below the bar that does not zoom. */
export const STRIP = 80;
const LOWEST = 118;
const EDGE = 6;
const GAP = 8;
/** The stair beside the first row: a rail of tabs. */
const RAIL = 98;
const COLUMN = { least: 240, good: 264, ample: 284, most: 330 };
/** What goals need, or a track. */
const STAIR = 240;
const BOARD = 144;
const TRACK = 71;
const BETWEEN = 4;

export interface CloseRoom {
  width: number;
  /** Without the decision bar. */
  height: number;
  layout: Area[][];
  /** Port, Dock, Laboratory, Research Center: what this table has of them. */
  areas: Area[];
}

export interface Placed {
  board: string;
  style: string;
}

export interface Close {
  zoom: number;
  width: number;
  height: number;
  tile: typeof TILE;
  city: number;
  /** Boards that are always there, and those behind tabs. */
  shown: Placed[];
  tabs: string[];
  rail: string;
  goals: string;
  log: string;
  rivals: string;
  /** Whether rivals have only the stair beside the last row. */
  tight: boolean;
  decks: string;
  /** Where previews and questions lie, for the style sheet. */
  preview: string;
}

export const TRACKS = ['church', 'customs'];

/** In wide and low windows columns grow as far as they end above the last row and every board is in one of them. */
const SCALES = [1.45, 1.4, 1.35, 1.3, 1.25, 1.2, 1.15, 1.1, 1.05, 1];

export function closeFor(room: CloseRoom): Close {
  for (const scale of SCALES) {
    // Where nothing waits, there is no rail of tabs to keep room for.
    const plan = planFor(room, scale, GAP);
    if (plan?.whole) return plan;
  }
  return planFor(room, 1, RAIL)!;
}

/** Null where columns of this size have no room. */
function planFor(room: CloseRoom, scale: number, kept: number): (Close & { whole: boolean }) | null {
  const city = cityWidth(room.layout);
  const high = room.height - STRIP;
  const zoom = Math.min(
    Math.max(LEAST, high / (4 * TILE.down)),
    Math.max(LEAST, room.width / (city + RAIL + 2 * EDGE + GAP)),
  );
  const height = high / zoom;
  const down = Math.max(LOWEST, Math.min(TILE.height, height / 4 - BETWEEN)) + BETWEEN;
  const width = room.width / zoom;

  const tall = down - BETWEEN;
  // Columns of boards take what the city and the stairs beside it leave.
  const extra = width - city - kept - 2 * EDGE - GAP;
  const least = kept === RAIL ? COLUMN.least : COLUMN.ample;
  const columns = Math.min(2, Math.floor(extra / (least * scale + (kept === RAIL ? 0 : GAP))));
  if (!columns && scale > 1) return null;
  /** How wide columns may be where this much is to stay free beside the first row. */
  const leaving = (free: number) => (width - city - 2 * EDGE - GAP - free) / Math.max(1, columns) - GAP;
  // Low tiles: goals need the second row, too.
  const second = tall < BOARD && kept === RAIL ? leaving(STAIR - TILE.across / 2) : COLUMN.most * scale;
  // A single column is rather a little narrower, if then both tracks have room in the stair.
  const both = columns === 1 && leaving(STAIR) >= COLUMN.good ? leaving(STAIR) : COLUMN.most * scale;
  const widest = Math.min(COLUMN.most * scale, extra / columns - GAP, second, both);
  const wide = columns ? Math.max(least * scale, widest) : 0;
  const left = columns > 1 ? EDGE + wide + GAP : EDGE;
  const right = columns ? EDGE + wide + GAP : EDGE;

  const shown: Placed[] = [];
  const waiting = [...room.areas, ...TRACKS];
  const floor = 3 * down + 2;
  const scaled = ([side, from]: [string, number], top: number, w: number, h: number) =>
    `${side}:${from / scale}px;top:${top / scale}px;width:${w / scale}px;height:${h / scale}px${scale > 1 ? `;zoom:${scale}` : ''}`;
  const put = (boards: string[], at: [string, number], from: number, w: number, bottom: number): number => {
    let top = from;
    for (const board of boards.filter((one) => waiting.includes(one))) {
      const size = (TRACKS.includes(board) ? TRACK : BOARD) * scale;
      if (top + size > bottom) continue;
      shown.push({ board, style: `position:absolute;${scaled(at, top, w, size)}` });
      waiting.splice(waiting.indexOf(board), 1);
      top += size + BETWEEN;
    }
    return top;
  };
  // What lies below the columns reaches below them, if they end above the last row.
  const half = Math.ceil(room.areas.length / 2);
  const below = { left: floor, right: floor };
  if (columns > 1) below.left = put([...room.areas.slice(0, half), ...TRACKS], ['left', EDGE], 2, wide, floor - 2);
  if (columns) below.right = put([...waiting], ['right', EDGE], 2, wide, columns > 1 ? floor - 2 : 4 * down - 2);
  if (columns > 1 && waiting.length)
    for (const at of ['left', 'right'] as const)
      below[at] = put([...waiting], [at, EDGE], below[at], wide, 4 * down - 2);
  const goalsAside = columns > 1 && below.right + BOARD * scale <= floor;

  /** What is free to the right of a row of the city that stands at the left. */
  const free = (row: number) => width - right - left - city + (row * TILE.across) / 2 - GAP;
  const higher = goalsAside || free(1) >= STAIR - 0.5;
  const beside = higher ? 1 : 2;
  const above = floor - BETWEEN - (higher ? BOARD : tall);
  let rail = 2;
  if (free(0) >= STAIR - 0.5) rail = put(TRACKS, ['right', right], 2, free(0), above - BETWEEN);
  // Nothing beside the first row: the city moves into the middle, as far as goals and previews have their width.
  const moved =
    waiting.length || rail > 2
      ? 0
      : Math.max(0, Math.min(free(0) / 2, free(2) - STAIR, goalsAside ? width : free(beside) - STAIR));
  const stair = (row: number) => free(row) - moved;
  const under = (at: 'left' | 'right') => below[at] <= floor + BETWEEN && columns > (at === 'left' ? 1 : 0);
  const last = {
    left: under('left') ? { at: EDGE, more: left - EDGE } : { at: left, more: 0 },
    right: under('right') ? { at: EDGE, more: right - EDGE } : { at: right, more: 0 },
  };
  return {
    whole: columns > 1 && !waiting.length && goalsAside,
    zoom,
    width,
    height: 4 * down,
    tile: { ...TILE, height: tall, down },
    city: left + moved,
    shown,
    tabs: waiting,
    rail: `right:${right}px;top:${rail}px;width:${stair(0)}px;height:${above - 4 - rail}px`,
    goals: goalsAside
      ? scaled(['right', EDGE], below.right, wide, BOARD * scale)
      : `right:${right}px;top:${above}px;width:${stair(beside)}px;height:${higher ? BOARD : tall}px`,
    log: `right:${last.right.at}px;top:${floor}px;width:${stair(3) + last.right.more}px;height:${tall}px`,
    rivals: `left:${last.left.at}px;top:${floor}px;width:${(3 * TILE.across) / 2 - GAP + moved + last.left.more}px;height:${tall}px`,
    tight: !last.left.more,
    decks: `left:${left + moved}px;top:${2 * down + 2}px;width:${TILE.across - GAP}px`,
    preview: `--right:${right}px;--preview:${stair(2)}px`,
  };
}
