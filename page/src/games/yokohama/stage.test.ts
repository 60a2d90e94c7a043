import { expect, test } from 'vitest';
import { TILE } from './city';
import { stageFor } from './stage';

const city = (first: number) =>
  [first, first - 1, first - 2, first - 3].map((n, row) => Array.from({ length: n }, (_, i) => `${row}-${i}`));
const TABLES = [
  { layout: city(4), harbours: 1, schools: 1, rivals: 1 },
  { layout: city(5), harbours: 2, schools: 1, rivals: 2 },
  { layout: city(6), harbours: 2, schools: 2, rivals: 3 },
];
const WINDOWS = [
  [1440, 778],
  [1366, 656],
  [1920, 950],
  [1024, 640],
] as const;

test.each(TABLES)('nothing stands on anything else', (table) => {
  for (const [width, height] of WINDOWS) {
    const stage = stageFor({ width, height, mine: true, ...table });
    const measure = (style: string) => {
      const of = (name: string) => Number(new RegExp(`${name}:([\\d.]+)`).exec(style)![1]);
      const by = of('zoom');
      return { top: of('top') * by, bottom: (of('top') + of('height')) * by, width: of('width') * by };
    };
    const boards = (['left', 'right'] as const).map((at) =>
      Array.from({ length: (at === 'left' ? table.harbours : table.schools) + 1 }, (_, row) =>
        measure(stage.board(at, row)),
      ),
    );
    for (const side of boards) {
      side.forEach((board, i) => {
        if (i) expect(board.top).toBeGreaterThanOrEqual(side[i - 1]!.bottom);
        // Beside the highest row of the city that it reaches.
        expect(board.width + 10).toBeLessThanOrEqual(stage.side(Math.floor((board.top + 1) / TILE.down)));
      });
    }
    expect(boards[1]!.at(-1)!.bottom).toBeLessThanOrEqual(stage.log.top);
    expect(stage.width * stage.zoom).toBeCloseTo(width);
  }
});

test('a laptop shows letters of 12 pixels with 11', () => {
  for (const table of TABLES) {
    const stage = stageFor({ width: 1366, height: 768 - 46 - 66, mine: true, ...table });
    expect(12 * Math.min(stage.zoom, stage.mineZoom)).toBeGreaterThanOrEqual(11);
  }
});

test('few areas are larger, and so are few boards', () => {
  const [two, , four] = TABLES.map((table) => stageFor({ width: 1440, height: 778, mine: true, ...table }));
  expect(two!.zoom).toBeGreaterThan(1.08 * four!.zoom);
  expect(two!.board('left', 0)).toContain('zoom:1.3');
  expect(four!.board('left', 0)).toContain('zoom:1');
});
