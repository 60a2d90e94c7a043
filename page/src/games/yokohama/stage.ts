// Where everything stands on a large screen: the city in the middle, boards on the stairs that its rows leave on both
// sides, the other merchants and the log below them. Measures are those of the stage; it zooms with the window.
import { cityWidth, TILE } from './city';
import type { Area } from './view';

/** As high as four rows of the city. */
const HEIGHT = 592;
/** What a board beside the first row needs, and where it stops growing. */
const NARROWEST = 236;
const WIDEST = 330;
const LARGEST = 1.3;
const EDGE = 10;
const GAP = 8;
/** One's own area, a band of its own below the stage. */
export const MINE = { width: 1440, height: 114 };
const RIVAL = 50;
const PANEL = { width: 466, height: 148 };
/** From this height a rival's technologies and orders are laid out as well. */
const ROOMY = 110;
/** A deck shares the side of the third row. */
const DECK = 80;

export interface Room {
  width: number;
  /** Without the decision bar. */
  height: number;
  layout: Area[][];
  harbours: number;
  schools: number;
  rivals: number;
  /** Whether one's own area is shown. */
  mine: boolean;
}

export interface Stage {
  zoom: number;
  /** One's own area takes the width of the window, whatever the city takes. */
  mineZoom: number;
  width: number;
  city: number;
  /** The stair beside a row: from the edge of the stage to the city. */
  side: (row: number) => number;
  /** The style of a board, by its side and its place from the top. */
  board: (at: 'left' | 'right', row: number, top?: number, height?: number) => string;
  rivals: string;
  /** Whether there is room to lay out what rivals have. */
  roomy: boolean;
  log: { top: number; width: number };
}

export function stageFor(room: Room): Stage {
  const city = cityWidth(room.layout);
  const share = room.height / (HEIGHT + MINE.height);
  const mineZoom = room.mine ? Math.min(room.width / MINE.width, 1.05 * share) : 0;
  const zoom = Math.min(
    room.width / (city + 2 * (NARROWEST + EDGE + GAP)),
    (room.height - MINE.height * mineZoom) / HEIGHT,
  );
  const width = room.width / zoom;
  const left = (width - city) / 2;
  const side = (row: number) => left + (row * TILE.across) / 2 - GAP;
  /** What is free beside the city from one height to another. */
  const free = (top: number, bottom: number) => {
    const rows = [0, 1, 2, 3].filter((row) => row * TILE.down < bottom && (row + 1) * TILE.down > top + 1);
    return Math.min(...rows.map((row) => side(row) - (row === 2 ? DECK : 0))) - EDGE;
  };
  // With few players there are few boards: they grow into the room that is left.
  const grown = (needed: number, fixed: number) =>
    Math.max(1, Math.min(LARGEST, free(0, 1) / NARROWEST, (HEIGHT - fixed) / needed));
  const by = {
    left: grown((room.harbours + 1) * TILE.down + RIVAL * room.rivals, 0),
    right: grown((room.schools + 1) * TILE.down, PANEL.height + 4),
  };
  const below = (room.schools + 1) * TILE.down * by.right;
  const high = below < HEIGHT - PANEL.height - 4;
  // With few rivals what they have fills the room below the boards.
  const floor = (room.harbours + 1) * TILE.down * by.left + 4;
  const tall = (HEIGHT - 3 - floor) / by.left;
  const roomy = tall / room.rivals >= ROOMY;
  const across = roomy ? free(floor, HEIGHT) : side(3) - EDGE - 4;
  return {
    zoom,
    mineZoom,
    width,
    city: left,
    side,
    board: (at, row, top = 0, height = TILE.height) => {
      const w = Math.min(WIDEST, free(row * TILE.down * by[at], (row + 1) * TILE.down * by[at]) / by[at]);
      return `position:absolute;${at}:${EDGE / by[at]}px;top:${2 / by[at] + row * TILE.down + top}px;width:${w}px;height:${height}px;zoom:${by[at]}`;
    },
    rivals: `left:${EDGE / by.left}px;bottom:3px;width:${Math.min(PANEL.width, across / by.left)}px;zoom:${by.left}${roomy ? `;height:${tall}px` : ''}`,
    roomy,
    log: {
      top: high ? below + 4 : HEIGHT - PANEL.height,
      width: Math.min(PANEL.width, high ? side(2) - EDGE - DECK : side(3) - EDGE - 4),
    },
  };
}
