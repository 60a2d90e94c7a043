// The city as a plan: where tiles lie, what is beside what, and the way a president walks.
import type { Area, Game, Way } from './view';

export const TILE = { width: 152, height: 144, across: 156, down: 148 };
/** On a phone held sideways: names, pieces and the ladder; everything else is seen in the tile that is touched. */
export const SMALL = { width: 88, height: 82, across: 92, down: 86 };

export interface Spot {
  area: Area;
  row: number;
  column: number;
  x: number;
  y: number;
}

/** The upper left corners of all tiles, in pixels: rows shrink by one and shift by half a tile. */
export function spots(layout: Area[][], tile = TILE): Spot[] {
  return layout.flatMap((areas, row) =>
    areas.map((area, column) => ({
      area,
      row,
      column,
      x: (column + row / 2) * tile.across,
      y: row * tile.down,
    })),
  );
}

export function cityWidth(layout: Area[][], tile = TILE): number {
  return (layout[0]?.length ?? 0) * tile.across - (tile.across - tile.width);
}

/** The tile that an arrow key leads to: along the row, or to the nearer one above or below. */
export function beside(layout: Area[][], area: Area, key: string): Area | null {
  const all = spots(layout);
  const here = all.find((spot) => spot.area === area);
  if (!here) return null;
  const rows: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
  if (key in rows) {
    const near = all.filter((spot) => spot.row === here.row + rows[key]!);
    near.sort((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x));
    return near[0]?.area ?? null;
  }
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return step ? (layout[here.row]?.[here.column + step] ?? null) : null;
}

/**
 * A shortest walk to a destination that pays what the way says: through areas with own assistants, over the Canal where
 * it is paid, past the presidents who are paid and no others. Null where nobody walks: from the hand, by Tram, to the
 * station. The server says which ways there are; this only finds something to draw.
 */
export function walk(game: Game, seat: number, to: Area, way: Way): Area[] | null {
  const from = game.merchants[seat]?.president;
  if (!from) return null;
  const free = game.merchants[seat]!.technologies.includes('stagecoach');
  const open = (area: Area) => {
    const here = game.areas[area]!;
    if (here.kind === 'canal') return way.canal;
    const met = here.presidents.filter((p) => p !== seat);
    if (!free && met.some((p) => !way.pays.includes(p))) return false;
    return area === to || (here.assistants[seat] ?? 0) > 0;
  };
  const due = free ? [] : way.pays;
  // Areas and what was met so far: a walk must meet everybody who is paid.
  const met = (path: Area[]) =>
    due.every((p) => path.some((area) => game.areas[area]!.presidents.includes(p))) &&
    (!way.canal || path.some((area) => game.areas[area]!.kind === 'canal'));
  let paths: Area[][] = [[from]];
  for (let length = 0; length < 8 && paths.length; length++) {
    const next: Area[][] = [];
    for (const path of paths) {
      for (const area of game.areas[path.at(-1)!]!.neighbours) {
        if (path.includes(area) || !open(area)) continue;
        const longer = [...path, area];
        if (area === to && met(longer)) return longer;
        if (area !== to && next.length < 4000) next.push(longer);
      }
    }
    paths = next;
  }
  return null;
}
