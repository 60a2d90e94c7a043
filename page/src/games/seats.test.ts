import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES, say, speak } from '../lib/say.svelte';
import { standIn } from '../lib/standin';
import { FIRST, gameFor, NAMES } from './index';
import { signOf } from './prints';
import { Names, namesListed, namesAt, seatLook, seatName } from './seats';

const bot = { kind: 'bot', name: 'clerk' };
const person = (name: string) => ({ kind: 'person', name });

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('de');
});

test('the games are the folders that have a `game.ts`; any other is shown by what every game tells', () => {
  const folders = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect([...NAMES, 'plain'].sort()).toEqual(folders.map(({ name }) => name).sort());
  expect(NAMES.map((game) => gameFor(game).demand)).toEqual(
    NAMES.map((game) => gameFor(game).demand).sort((a, b) => b - a),
  );
  expect(FIRST).toBe(NAMES.at(-1));
  expect(gameFor('elsewhere')).toBe(gameFor('plain'));
  expect([signOf('yokohama'), signOf('elsewhere')]).toEqual(['hm-s-yokohama', 'hm-s-plain']);
  for (const { name } of folders.filter((one) => existsSync(`src/games/${one.name}/Sign.svelte`)))
    expect(readFileSync(`src/games/${name}/Sign.svelte`, 'utf-8')).toContain(`id="hm-s-${name}"`);
});

test('seats are called what the server calls them', () => {
  for (const game of NAMES) {
    const { seats } = gameFor(game);
    const source = readFileSync(`../src/shokai/games/${game}/table/__init__.py`, 'utf-8');
    const names = /^seat_names = \((.*)\)$/m.exec(source)![1]!.replaceAll('"', '').split(', ');
    expect(seats.map(({ told }) => told)).toEqual(names);
  }
});

test('a game has four seats that differ, and its own colours', () => {
  const all = NAMES.flatMap((game) => gameFor(game).seats);
  expect(all.map(({ colour }) => colour)).toEqual([...new Set(all.map(({ colour }) => colour))]);
  for (const game of NAMES) {
    const { seats } = gameFor(game);
    expect(new Set(seats.map(({ crest }) => crest)).size).toBe(4);
    const css = readFileSync(`src/games/${game}/seats.css`, 'utf-8');
    for (const { colour } of seats) expect(css).toContain(`${colour.slice(4, -1)}: #`);
  }
  expect(seatLook('yokohama', 0).colour).toBe('var(--yokohama-red)');
});

test('every language has names for seats', async () => {
  const named: Record<string, string> = {};
  for (const language of LANGUAGES) {
    await speak(language);
    named[language] = [0, 1, 2, 3].map((seat) => `${seatName('osaka', seat)} ${seatName('yokohama', seat)}`).join();
  }
  expect(named).toEqual({
    en: 'White Red,Pink Yellow,Grey Blue,Beige Green',
    de: 'Weiß Rot,Pink Gelb,Grau Blau,Beige Grün',
    ja: '白 赤,ピンク 黄,グレー 青,ベージュ 緑',
  });
});

test('bots are called by their seats, people by their own names', () => {
  expect(new Names('osaka', ['Aiko', 'Grey'], [person('Aiko'), bot]).all).toEqual(['Aiko', 'Grau']);
  expect(new Names('osaka', ['White', 'Grey'], [person('White'), bot]).all).toEqual(['White', 'Grau']);
  expect(new Names('osaka', ['Grey', 'Grey2'], [person('grey'), bot]).all).toEqual(['Grey', 'Grau2']);
  expect(new Names('osaka', ['Grey', 'Grey2'], [bot, person('Grey')]).all).toEqual(['Grau', 'Grey2']);
  // A name that the server could not use: the seat's stands in for it.
  expect(new Names('yokohama', ['Red', 'Yellow'], [person('***'), bot]).all).toEqual(['Rot', 'Gelb']);
  expect(new Names('osaka', ['Grey', 'White'], []).all).toEqual(['Grau', 'Weiß']);
});

test('what happened at a table in a list is told with the names of its seats', () => {
  const listed = { game: 'osaka', seats: [{ kind: 'bot', name: 'shopkeeper' }, person('Fuyu')] };
  const said = { id: 'osaka-story-takes', args: { player: 'White' } };
  expect(namesListed(listed).said(said)).toEqual({ ...said, args: { player: 'Weiß' } });
});

test('sentences have the same names as the table', () => {
  const names = new Names('osaka', ['Aiko', 'Grey', 'White'], [person('Aiko'), bot, bot]);
  const card = { id: 'osaka-card', args: { colour: 'red', value: 5 } };
  const took = { id: 'osaka-story-takes', args: { player: 'Grey', card } };
  expect(say(names.said(took))).toBe('Grau nimmt die rote 5 als Münzen.');
  expect(names.said({ id: 'any', args: { players: ['White', 'Aiko'] } }).args).toEqual({ players: ['Weiß', 'Aiko'] });
  expect(took.args.player).toBe('Grey');
});

test('a view has them in its game, its log and its sheet', async () => {
  const line = (player: string) => ({ id: 'osaka-story-takes', args: { player, card: 'R5' } });
  const game = { game: 'osaka', seat: 0, memory: false, players: 2, names: ['Aiko', 'Grey'], turn: 0, actor: 0 };
  const entry = { step: 3, seat: 1, said: line('Grey') };
  const view = standIn(
    { ...game, points: [0, 0], labels: {}, fields: {}, moves: [], over: null },
    { log: [entry] as never, sheet: [line('Grey'), line('Aiko')] },
  );
  view.table.seats[1]!.kind = 'bot';
  const shown = namesAt(view).view(view);
  expect(shown.game.names).toEqual(['Aiko', 'Grau']);
  expect(shown.log[0]!.said).toEqual(line('Grau'));
  expect(shown.sheet).toEqual([line('Grau'), line('Aiko')]);
  // Where nothing is called otherwise, a view stays the one that it is.
  await speak('en');
  expect(namesAt(view).view(view)).toBe(view);
});
