// Every legal move of very many real positions can be made by pressing places on the table.
import { describe, expect, it } from 'vitest';
import decisions from '../../../fixtures/yokohama-decisions.json';
import { beside, spots, walk } from './city';
import { gathers, lit, meant, NOTHING_CHOSEN, press, pressesFor, verb } from './places';
import type { Choosing } from './places';
import type { Game } from './view';

const games = decisions as unknown as Game[];

function pressed(game: Game, places: string[]): string[] {
  let choosing: Choosing = NOTHING_CHOSEN;
  let play: string[] = [];
  for (const place of places) {
    expect(lit(game, choosing).has(place), `${place} is lit in ${game.step}`).toBe(true);
    ({ choosing, play } = press(game, choosing, place));
  }
  return play;
}

describe('moves and places', () => {
  it('has a place for every legal move, and pressing it plays that move', () => {
    const seen = new Set<string>();
    for (const game of games) {
      for (const move of game.moves) {
        const [first = ''] = pressed(game, pressesFor(game, move.text));
        const whole = first === move.text || first.startsWith(`${move.text} `);
        expect(whole, `${game.step}: ${move.text}, played ${first}`).toBe(true);
        seen.add(verb(move.text));
      }
    }
    const verbs =
      'keep fulfil achieve agent mill university place pair go paying recall fetch get buy sell church donate ' +
      'customs from order second hire learn imports station token shop house stay good carry to marker done';
    expect([...verbs.split(' ')].filter((word) => !seen.has(word))).toEqual([]);
  });

  it('never has two moves fight for one place, but for pairs of assistants', () => {
    for (const game of games) {
      const taken = new Map<string, string>();
      for (const move of game.moves.filter((one) => verb(one.text) !== 'pair')) {
        const [place] = pressesFor(game, move.text).slice(verb(move.text) === 'agent' ? 1 : 0);
        expect(taken.get(place!) ?? move.text, `${game.step} ${place}`).toBe(move.text);
        taken.set(place!, move.text);
      }
    }
  });

  it('puts a move that it does not know on a button', () => {
    const game = { ...games[0]!, moves: [{ number: 999, text: 'dance twice', preview: {} }] };
    expect(pressed(game, pressesFor(game, 'dance twice'))).toEqual(['dance twice']);
  });
});

describe('gathering', () => {
  const placing = games.find(
    (game) => game.step === 'placing' && game.moves.some((move) => verb(move.text) === 'pair'),
  )!;
  const [a, b] = placing.moves
    .filter((move) => verb(move.text) === 'place')
    .map((move) => `area:${move.text.slice(6)}`);

  it('plays areas in any order as one line, then goes on', () => {
    const names = [b!, a!].map((place) => place.slice(5)).join(' ');
    expect(pressed(placing, [b!, a!, 'bar:main'])).toEqual([`place ${names}`, 'done']);
  });
  it('makes a pair of the same area twice, and takes it back at the third press', () => {
    expect(pressed(placing, [a!, a!, 'bar:main'])[0]).toBe(`pair ${a!.slice(5)}`);
    expect(press(placing, { staged: [a!.slice(5), a!.slice(5)], armed: false }, a!).choosing.staged).toEqual([]);
  });
  it('places nobody when nothing was pressed', () => {
    expect(pressed(placing, ['bar:decline'])).toEqual(['done']);
  });
  it('donates in the order of the rules, whatever was pressed first', () => {
    const donating = games.find((game) => game.step === 'donating' && Number(game.asks.donations) >= 2)!;
    const gifts = [...lit(donating, NOTHING_CHOSEN).keys()].filter((place) => place.startsWith('stock:'));
    const chosen = gifts.slice(0, Number(donating.asks.donations));
    const [line] = pressed(donating, [...chosen].reverse());
    expect(line!.split(' ').slice(1).sort()).toEqual(chosen.map((place) => place.slice(6)).sort());
    expect(gathers(donating)).toBe(true);
  });
  it('fetches everybody with one press', () => {
    const fetching = games.find((game) => game.step === 'fetching')!;
    const { choosing } = press(fetching, NOTHING_CHOSEN, 'bar:all');
    const mine = Object.values(fetching.areas).reduce((sum, area) => sum + area.assistants[fetching.seat!]!, 0);
    expect(choosing.staged.length).toBe(mine);
  });
});

describe('why not', () => {
  it('asks about the area that is pointed at', () => {
    const moving = games.find((game) => game.step === 'moving')!;
    expect(meant(moving, NOTHING_CHOSEN, 'area:Bank')).toBe('go Bank');
    expect(meant(moving, NOTHING_CHOSEN, 'stock:tea')).toBeNull();
  });
});

describe('the city', () => {
  const moving = games.find((game) => game.step === 'moving' && game.merchants[game.seat!]!.president)!;
  it('lies in rows, each shorter by one and shifted by half a tile', () => {
    const plan = spots(moving.layout);
    for (const [row, areas] of moving.layout.entries()) {
      if (row) expect(areas.length).toBe(moving.layout[row - 1]!.length - 1);
      expect(plan.find((spot) => spot.area === areas[0])!.x).toBe(row * 78);
    }
  });
  it('is walked by arrow keys from neighbour to neighbour', () => {
    for (const { area } of spots(moving.layout)) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = beside(moving.layout, area, key);
        if (next) expect(moving.areas[area]!.neighbours).toContain(next);
      }
    }
  });
  it('finds a walk that pays what the server says', () => {
    const way = { pays: [], canal: false };
    for (const game of games.filter((one) => one.step === 'moving')) {
      for (const move of game.moves.filter((one) => verb(one.text) === 'go')) {
        const path = walk(game, game.seat!, move.text.slice(3), way);
        if (path) expect(path.slice(1).every((area, i) => game.areas[path[i]!]!.neighbours.includes(area))).toBe(true);
      }
    }
  });
});
