// What a lesson speaks of, on this table: places by the words of the lesson files, and the control that comes next.

const ITEMS: Record<string, string> = { assistant: 'assistants', shop: 'shops', house: 'houses' };

/** Words of the lesson files for parts of the table that have no place of their own. */
const PARTS: Record<string, string[]> = {
  bar: ['.barslot'],
  ask: ['.panel'],
  steps: ['.barslot .steps', '.barslot'],
  points: ['.mine [data-at="score"]', '.ownstrip [data-at="score"]', '.yk.strip .num', '.yk.strip'],
  stock: ['.mine .stock', '.ownstrip .goodsrow', '.yk.strip'],
  hand: ['.mine .house', '.ownstrip .piecesrow'],
  store: ['.mine .house .wrow', '.ownstrip .piecesrow'],
  orders: ['.mine [data-at^="hand:orders"]', '.ownstrip [data-at^="hand:orders"]'],
  // Where there is only a strip, it opens what shows flags, tokens and the whole cards.
  titles: ['.mine [data-at^="hand:titles"]', '.ownstrip .stamps'],
  title: ['.ownstrip .stamps'],
  tokens: ['.mine [data-at="tokens"]', '.ownstrip .stamps'],
  flags: ['.mine .sets', '.ownstrip .stamps'],
  achievements: ['.achs'],
  ends: ['.radar'],
  markers: ['.markers'],
  rivals: ['.rivals', '.rivalstrip'],
  supply: ['.supply'],
};
export const SPARED = ['.tile', '.panel', '.mine', '.ownstrip', '.barslot', '.preview'].map(
  (part) => `.yokohama ${part}`,
);
export const ONWARD = ['main', 'decline', 'recall'].map((button) => `.yokohama [data-at="bar:${button}"]`);
const BOARDS: Record<string, string> = { port: 'Port', dock: 'Dock', lab: 'Lab', research: 'Research' };
/** Where a phone keeps what. */
const TABS: Record<string, string[]> = {
  city: ['area', 'act', 'crew', 'site', 'sites', 'house', 'token'],
  boards: [
    'row',
    'tech',
    'church',
    'customs',
    'achievement',
    'marker',
    'port',
    'dock',
    'lab',
    'research',
    'supply',
  ].concat(['achievements', 'ends', 'markers']),
  mine: ['order', 'title', 'store', 'hand', 'agents', 'tokens', 'orders', 'titles', 'flags'],
};
const at = (place: string): string => `[data-at="${place}"]`;

/** Where a place is: the first that is there is meant. */
export function placeOf(place: string): string[] {
  const [word = '', what = ''] = place.split(' ');
  if (!what && PARTS[word]) return PARTS[word].map((part) => `.yokohama ${part}`);
  if (!what && (BOARDS[word] || word === 'church' || word === 'customs'))
    return [`.yokohama [data-board="${BOARDS[word] ?? word}"]`];
  const spelled = place.replaceAll(' ', ':');
  // A tile is covered by its button; what is on it has places of its own.
  if (word === 'crew') return [`.yokohama ${at(`${spelled}:0`)}`];
  if (word === 'sites') return [`.yokohama .tile:has(${at(`area:${what}`)}) .sites`];
  // A part of something that is shown only as a whole on this screen.
  const whole = PARTS[word]?.map((part) => `.yokohama ${part}`) ?? [];
  return [`.yokohama ${at(spelled)}`, `.yokohama .mine ${at(spelled)}`, ...whole];
}

const seen = (element: Element): boolean => element.getBoundingClientRect().width > 0;
const first = (...selectors: string[]): Element | null =>
  selectors
    .map((selector) => [...document.querySelectorAll(`.yokohama ${selector}`)].find(seen))
    .find((found) => found !== undefined) ?? null;

/** The tab of a phone that has what a lesson speaks of, where another one is open. */
function tabFor(kind: string): Element | null {
  const tab = Object.keys(TABS).find((name) => TABS[name]!.includes(kind));
  return tab ? first(`.tabs [data-home="${tab}"][aria-selected="false"]`) : null;
}

/** Opens what a lesson speaks of, where it is behind a tab. */
export function reveal(place: string): void {
  (tabFor(place.split(' ')[0]!) as HTMLElement | null)?.click();
}

/** What is still to be pressed of several things that are gathered: one too many, one that is missing, or null. */
export function nextOf(wanted: string[], staged: string[]): string | null {
  const missing = [...wanted];
  for (const one of staged) {
    const index = missing.indexOf(one);
    if (index < 0) return one;
    missing.splice(index, 1);
  }
  return missing[0] ?? null;
}

function press(place: string): Element | null {
  const root = document.querySelector<HTMLElement>('.yokohama');
  if (root?.dataset.picked === place) return first(at('bar:main'));
  return first(`.panel ${at(place)}`, at(place)) ?? tabFor(place.split(':')[0]!);
}

/** The control to press next for a move: `part` is the small move that comes next, `move` all of it. */
export function nextControl(move: string, part: string): Element | null {
  const root = document.querySelector<HTMLElement>('.yokohama');
  const staged = root?.dataset.staged?.split(' ').filter(Boolean) ?? [];
  const [verb = '', ...named] = part.split(' ');
  const words = move.split(' ').slice(1);
  const main = first(at('bar:main'));
  const gather = (wanted: string[], place: (name: string) => string): Element | null => {
    const next = nextOf(wanted, staged);
    return next === null ? main : press(place(next));
  };
  switch (verb) {
    case 'done':
      // Nobody goes on from what was only gathered.
      if (staged.length) return first(at('bar:clear'));
      return first(at('bar:decline')) ?? main;
    case 'place':
      return gather(move.startsWith('place') ? words : named, (area) => `area:${area}`);
    case 'pair':
      return gather([named[0]!, named[0]!], (area) => `area:${area}`);
    case 'fetch':
      return gather(words, (area) => `area:${area}`);
    case 'hire':
      return gather(words, (item) => `store:${ITEMS[item]}`);
    case 'donate': {
      const gifts = words.filter((word) => /^(copper|silk|tea|fish|import|yen)$/.test(word));
      return gather(gifts, (gift) => `stock:${gift}`);
    }
    case 'recall':
      return first(at('bar:recall'));
    case 'agent':
      return root && 'armed' in root.dataset ? press(`area:${named[0]}`) : first(at('bar:agent'));
    default: {
      const found = first(`.panel [data-move="${part}"]`, `[data-move="${part}"]`);
      if (found && root?.dataset.picked && found.getAttribute('data-at') === root.dataset.picked) return main;
      const homes: Record<string, string> = { order: 'row', learn: 'tech', fulfil: 'order', achieve: 'achievement' };
      return found ?? tabFor(homes[verb] ?? (['go', 'to', 'carry', 'station'].includes(verb) ? 'area' : verb));
    }
  }
}
