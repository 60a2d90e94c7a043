// Where each move is made: moves to places on the table, and presses of places back to moves.
//
// A place is a text: `area:Bank`, `row:Port:3`, `stock:tea`, `bar:main`. Most moves are one press of one place. Some
// choices are gathered first and then played as one line, in whatever order they were pressed: assistants to place or
// to fetch, donations, pieces to hire; the rules want those in an order of their own, which people need not know. What
// has no place on the table is a button of a small panel, `panel:` and the move itself. So is every move that this
// file does not know.
import type { Area, Game, Good, Merchant, Move, Pieces } from './view';

export type Place = string;

/** What has been pressed and not yet played. */
export interface Choosing {
  /** Areas, gifts or pieces that were gathered. */
  staged: string[];
  /** An agent is in hand: areas are for agents now. */
  armed: boolean;
}
export const NOTHING_CHOSEN: Choosing = { staged: [], armed: false };

/** A place that can be pressed: what it does, and the move that it stands for. */
export interface Lit {
  does: 'play' | 'stage' | 'arm';
  text: string;
  move: Move | null;
}

export interface Pressed {
  choosing: Choosing;
  /** What is to be played: the first now, the others as long as the same step asks for more. */
  play: string[];
}

export const GOODS: Good[] = ['copper', 'silk', 'tea', 'fish'];
export const GIFTS = [...GOODS, 'import', 'yen'];
const ITEMS: Record<string, keyof Pieces> = { assistant: 'assistants', shop: 'shops', house: 'houses' };
/** The order in which the rules hire. */
const HIRED = ['house', 'shop', 'assistant'];
const DONATED_YEN = 2;
const GATHERED = ['place', 'pair', 'fetch', 'donate', 'hire'];

export function own(game: Game): Merchant | null {
  return game.seat === null ? null : (game.merchants[game.seat] ?? null);
}

export function verb(text: string): string {
  return text.split(' ', 1)[0]!;
}
function rest(text: string): string {
  return text.slice(verb(text).length + 1);
}

/** Whether the present step gathers choices before it plays them. */
export function gathers(game: Game): boolean {
  return ['placing', 'fetching', 'donating', 'hiring'].includes(game.step);
}

/** Whether `done` goes on, where nothing is given up by it. Anywhere else it declines what is offered. */
export function proceeds(game: Game): boolean {
  return game.step.startsWith('phase-') || game.moves.length === 1 || Number(game.asks.placed ?? 0) > 0;
}

/** The space of a card in a row of a board, by the name that the move gives it. */
function spaceIn(game: Game, name: string): number {
  if (/^\d+$/.test(name)) return Number(name);
  const area = game.action?.area ?? '';
  const orders = game.orders[area]?.find((space) => space.card?.order === name);
  const titles = game.technologies[area]?.find((space) => space.card?.title === name);
  return orders?.space ?? titles?.space ?? 0;
}

/** All places where a move can be made; several where it lies in more than one. */
export function placesOf(game: Game, text: string): Place[] {
  const named = rest(text);
  const here = game.action?.area ?? '';
  const panel = `panel:${text}`;
  switch (verb(text)) {
    case 'keep':
    case 'fulfil':
      return [`order:${named}`];
    case 'achieve':
      return [`achievement:${named}`];
    case 'mill':
      return ['title:textile-mill'];
    case 'university':
      return ['title:university'];
    case 'agent':
    case 'place':
    case 'pair':
    case 'go':
    case 'fetch':
    case 'station':
    case 'to':
      return [`area:${named}`];
    case 'carry':
      return [named === 'hand' ? 'hand:assistants' : `area:${named}`];
    case 'recall':
      return ['bar:recall'];
    case 'church':
    case 'customs':
      return [`${verb(text)}:${named}`];
    case 'donate':
      return [`stock:${named}`];
    case 'from':
      return [panel, named === 'hand' ? 'hand:assistants' : `area:${here}`];
    case 'order':
      return [`row:${here}:${spaceIn(game, named)}`];
    case 'learn':
      return [`tech:${here}:${spaceIn(game, named)}`];
    case 'second':
      return [panel, `stock:${named}`];
    case 'hire':
      return [`store:${ITEMS[named]}`];
    case 'token':
      return [panel, `token:${here}`];
    case 'shop':
      return [panel, `site:${here}:${named}`];
    case 'house':
      return [panel, `house:${here}`];
    case 'good':
      return [panel, `stock:${named}`];
    case 'marker':
      return [`marker:${named}`];
    case 'done':
      return [proceeds(game) ? 'bar:main' : 'bar:decline'];
    default:
      // Yields, tolls, trade, imports, Telephone, and whatever a later version may ask.
      return [panel];
  }
}

/** Gifts that can still be named: what there is, behind the last one named. */
function gifts(game: Game): string[] {
  const mine = own(game);
  const first = game.moves.map((move) => GIFTS.indexOf(rest(move.text))).filter((i) => i >= 0);
  if (!mine || !first.length) return [];
  const held: Record<string, boolean> = { import: mine.imports > 0, yen: mine.yen >= DONATED_YEN };
  for (const good of GOODS) held[good] = mine.goods[good] > 0;
  return GIFTS.filter((gift, i) => held[gift] && i >= Math.min(...first));
}

function most(game: Game): number {
  if (game.step === 'placing') return Number(game.asks.most ?? 0) - Number(game.asks.placed ?? 0);
  return Number((game.step === 'donating' ? game.asks.donations : game.asks.items) ?? 0);
}

function count(staged: string[], name: string): number {
  return staged.filter((one) => one === name).length;
}

export function isPair(staged: string[]): boolean {
  return staged.length === 2 && staged[0] === staged[1];
}

/** The line that what was gathered stands for. */
export function lineOf(game: Game, staged: string[]): string {
  const by = (order: string[]) => [...staged].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join(' ');
  if (game.step === 'donating') return `donate ${by(GIFTS)}`;
  if (game.step === 'hiring') return `hire ${by(HIRED)}`;
  if (game.step === 'fetching') return `fetch ${staged.join(' ')}`;
  return isPair(staged) ? `pair ${staged[0]}` : `place ${staged.join(' ')}`;
}

/** Every place that can be pressed now. */
export function lit(game: Game, choosing: Choosing): Map<Place, Lit> {
  const places = new Map<Place, Lit>();
  const gathering = gathers(game);
  for (const move of game.moves) {
    const word = verb(move.text);
    if (word === 'agent' && !choosing.armed) {
      places.set('bar:agent', { does: 'arm', text: 'agent', move: null });
      places.set('agents', { does: 'arm', text: 'agent', move: null });
      continue;
    }
    if (gathering && word === 'pair') {
      // A second press makes a pair; until then the one assistant is what is shown.
      const area = rest(move.text);
      const chosen = count(choosing.staged, area);
      const one = game.moves.find((legal) => legal.text === `place ${area}`) ?? move;
      if (chosen && chosen === choosing.staged.length) {
        places.set(`area:${area}`, { does: 'stage', text: move.text, move: chosen === 1 ? one : move });
      }
      continue;
    }
    const does = gathering && GATHERED.includes(word) ? 'stage' : 'play';
    for (const place of placesOf(game, move.text)) {
      if (!places.has(place)) places.set(place, { does, text: move.text, move });
    }
  }
  if (game.step === 'donating') {
    for (const gift of gifts(game)) {
      if (!places.has(`stock:${gift}`))
        places.set(`stock:${gift}`, { does: 'stage', text: `donate ${gift}`, move: null });
    }
  }
  if (choosing.staged.length) {
    const line = lineOf(game, choosing.staged);
    const move = game.moves.find((legal) => legal.text === line) ?? null;
    places.set('bar:main', { does: 'play', text: line, move });
    places.set('bar:clear', { does: 'stage', text: '', move: null });
    // Nobody declines what they have begun to choose.
    places.delete('bar:decline');
  }
  if (choosing.armed) {
    places.set('bar:clear', { does: 'arm', text: '', move: null });
    // The main button would go on without the agent.
    places.delete('bar:main');
  }
  if (game.step === 'fetching' && game.moves.some((move) => verb(move.text) === 'fetch')) {
    places.set('bar:all', { does: 'stage', text: '', move: null });
  }
  return places;
}

/** All own assistants that can be fetched, one entry each. */
function allToFetch(game: Game): string[] {
  const areas = game.moves.filter((move) => verb(move.text) === 'fetch').map((move) => rest(move.text));
  return areas.flatMap((area) => Array<string>(assistantsIn(game, area)).fill(area));
}

export function assistantsIn(game: Game, area: Area): number {
  return game.seat === null ? 0 : (game.areas[area]?.assistants[game.seat] ?? 0);
}

function stage(game: Game, staged: string[], place: Place): string[] {
  const name = place.slice(place.indexOf(':') + 1);
  if (game.step === 'placing') {
    if (isPair(staged)) return staged[0] === name ? [] : [name];
    if (staged.length === 1 && staged[0] === name && game.moves.some((move) => move.text === `pair ${name}`)) {
      return [name, name];
    }
    if (staged.includes(name)) return staged.filter((one) => one !== name);
    return staged.length < most(game) ? [...staged, name] : staged;
  }
  if (game.step === 'fetching') {
    return count(staged, name) < assistantsIn(game, name) ? [...staged, name] : staged.filter((one) => one !== name);
  }
  if (game.step === 'donating') {
    if (staged.includes(name)) return staged.filter((one) => one !== name);
    return [...staged, name].slice(-most(game));
  }
  const item = Object.keys(ITEMS).find((key) => ITEMS[key] === name) ?? name;
  return staged.length < most(game) ? [...staged, item] : staged;
}

/** What a press of a place does; nothing where the place is not lit. */
export function press(game: Game, choosing: Choosing, place: Place): Pressed {
  const found = lit(game, choosing).get(place);
  if (!found) return { choosing, play: [] };
  if (place === 'bar:clear') return { choosing: NOTHING_CHOSEN, play: [] };
  if (place === 'bar:all') return { choosing: { ...choosing, staged: allToFetch(game) }, play: [] };
  if (found.does === 'arm') return { choosing: { staged: [], armed: true }, play: [] };
  if (found.does === 'stage') {
    const staged = stage(game, choosing.staged, place);
    // Donations are complete when there are enough of them; anything else may be less than it could be.
    if (game.step === 'donating' && staged.length === most(game)) {
      return { choosing: NOTHING_CHOSEN, play: [lineOf(game, staged)] };
    }
    return { choosing: { ...choosing, staged }, play: [] };
  }
  const gathered = place === 'bar:main' && choosing.staged.length > 0;
  return { choosing: NOTHING_CHOSEN, play: gathered ? [found.text, 'done'] : [found.text] };
}

/** The presses that make a legal move; the last one plays it. */
export function pressesFor(game: Game, text: string): Place[] {
  const place = placesOf(game, text)[0]!;
  const word = verb(text);
  if (word === 'agent') return ['bar:agent', place];
  if (!gathers(game) || !GATHERED.includes(word)) return [place];
  if (word === 'pair') return [place, place, 'bar:main'];
  if (word !== 'donate') return [place, 'bar:main'];
  const later = gifts(game).slice(gifts(game).indexOf(rest(text)) + 1);
  return [place, ...later.slice(0, most(game) - 1).map((gift) => `stock:${gift}`)];
}

/** The move that somebody probably means who points at a place that is not lit; the server says why it is not possible. */
export function meant(game: Game, choosing: Choosing, place: Place): string | null {
  const [kind, name = '', space = ''] = place.split(':');
  if (kind === 'area') {
    const words: Record<string, string> = {
      placing: 'place',
      telegram: 'place',
      moving: 'go',
      tolls: 'go',
      fetching: 'fetch',
      station: 'station',
      carrying: 'to',
      reward: 'carry',
    };
    if (choosing.armed) return `agent ${name}`;
    return words[game.step] ? `${words[game.step]} ${name}` : null;
  }
  const extra = game.step === 'phase-a' || game.step === 'phase-c';
  if (kind === 'order') return extra ? `fulfil ${name}` : null;
  if (kind === 'achievement') return extra ? `achieve ${name}` : null;
  if (kind === 'title' && extra) return { 'textile-mill': 'mill', university: 'university' }[name] ?? null;
  if (kind === 'church') return game.step === 'worship' ? `church ${name}` : null;
  if (kind === 'customs') return game.step === 'clearing' ? `customs ${name}` : null;
  const here = game.action?.area === name;
  if (kind === 'row') return here && game.step === 'ordering' ? `order ${space}` : null;
  if (kind === 'tech') return here && game.step === 'studying' ? `learn ${space}` : null;
  if (kind === 'site') return here && game.step === 'building' ? `shop ${space}` : null;
  if (kind === 'house') return here && game.step === 'building' ? 'house' : null;
  if (kind === 'store' && game.step === 'hiring') {
    return `hire ${Object.keys(ITEMS).find((key) => ITEMS[key] === name)}`;
  }
  return null;
}
