// Everything on the table of TRADERS OF OSAKA in one or two sentences: `market:R5`, `pile:0:red`, `ship:blue`, `space:3`.
import type { Explained } from '../../lib/explain.svelte';
import { say } from '../../lib/say.svelte';
import { ofColour, symbolsOf as ringsOn, tokenCount, valueOf } from './cards';
import { END_TOKENS, SPACES } from './printed';
import type { CardText, Colour, OsakaView } from './view';
import { cardWords } from './words';

/** The sections of the rules that are pointed to. */
type Section =
  | 'buy'
  | 'end'
  | 'insurance'
  | 'payday'
  | 'piles'
  | 'refill'
  | 'reserve'
  | 'ships'
  | 'take'
  | 'tide'
  | 'tokens'
  | 'turn';

const told = (title: string, section: Section, ...text: string[]): Explained => ({
  title,
  text,
  section: `osaka-rules-${section}`,
});

/** The two spaces of the open sea, where ships sink. */
const isWave = (space: number) => SPACES[space]?.startsWith('enshunada') ?? false;

function open(game: OsakaView, row: 'market' | 'farm', card: CardText, stone: string): Explained {
  const owner = stone === '' ? null : Number(stone);
  const mine = owner !== null && owner === game.seat;
  const player = owner === null ? '' : (game.names[owner] ?? '');
  if (row === 'farm') {
    const id = owner !== null && !mine ? 'osaka-explain-farm-theirs' : 'osaka-explain-farm';
    return told(cardWords(card), 'refill', say(id, { player }));
  }
  const id =
    owner === null ? 'osaka-explain-market' : mine ? 'osaka-explain-market-mine' : 'osaka-explain-market-theirs';
  return told(cardWords(card), owner === null ? 'buy' : 'reserve', say(id, { value: valueOf(card), player }));
}

function pile(game: OsakaView, seat: number, colour: Colour): Explained | null {
  const trader = game.traders[seat];
  if (!trader) return null;
  const insured = ofColour(trader.insured, colour);
  const all = [...ofColour(trader.goods, colour), ...insured];
  const title = say('osaka-explain-pile-title', { colour, player: game.names[seat]! });
  if (!all.length) return told(title, 'buy', say('osaka-explain-pile-none', { colour }));
  const price = Math.max(...all.map(valueOf)) + trader.tokens[colour];
  return told(
    title,
    'payday',
    say('osaka-explain-pile', { colour, cards: all.length, price }),
    say('osaka-explain-pile-risk', { insured: insured.length }),
  );
}

function ship(game: OsakaView, colour: Colour): Explained {
  const at = game.ships[colour];
  const title = say('page-osaka-ship-at', { colour, space: say(`osaka-space-${SPACES[at]}`) });
  return isWave(at)
    ? told(title, 'tide', say('osaka-explain-ship-wave', { colour }))
    : told(title, 'ships', say('osaka-explain-ship', { colour }));
}

function space(at: number): Explained {
  const kind = isWave(at) ? 'wave' : SPACES[at] === 'osaka' || SPACES[at] === 'edo' ? SPACES[at]! : 'anori';
  const section = kind === 'wave' ? 'tide' : kind === 'edo' ? 'payday' : 'ships';
  return told(say(`osaka-space-${SPACES[at]}`), section, say('osaka-explain-space', { space: kind }));
}

const BUTTONS: Record<string, Section> = {
  buy: 'buy',
  take: 'take',
  reserve: 'reserve',
  token: 'tokens',
};

/** What something is, or nothing where the table has no such thing. */
export function explain(what: string, game: OsakaView): Explained | null {
  const [kind = '', name = '', rest = ''] = what.split(':');
  const seat = Number(name);
  const trader = game.traders[seat];
  switch (kind) {
    case 'market':
    case 'farm':
      return name ? open(game, kind, name, rest) : row(kind);
    case 'hand':
      return told(
        cardWords(name),
        'insurance',
        say('osaka-explain-hand', { value: valueOf(name), symbols: ringsOn(name) }),
      );
    case 'pile':
      return pile(game, seat, rest as Colour);
    case 'ship':
      return ship(game, name as Colour);
    case 'space':
      return space(seat);
    case 'tokens': {
      if (!trader) return null;
      const n = tokenCount(trader.tokens);
      return told(game.names[seat]!, 'tokens', say('osaka-explain-tokens', { n, end: END_TOKENS }));
    }
    case 'points':
      return trader ? told(game.names[seat]!, 'end', say('osaka-explain-points')) : null;
    case 'stone':
      return told(say('osaka-symbol', { symbol: 'stone' }), 'reserve', say('osaka-explain-stone'));
    case 'cards':
      return trader
        ? told(game.names[seat]!, 'buy', say('osaka-explain-cards-in-hand', { n: trader.hand_size }))
        : null;
    case 'draw':
      return told(say('page-osaka-to-draw'), 'piles', say('osaka-explain-draw', { n: game.draw_pile }));
    case 'discard':
      return told(say('page-osaka-discarded'), 'piles', say('osaka-explain-discard', { n: game.discard_pile.cards }));
    case 'price':
      return told(say('osaka-table-market'), 'buy', say('osaka-explain-price'));
    case 'save':
      return told(cardWords(name), 'insurance', say('insure-explain', { what: 'good' }));
    case 'insure':
      return told(
        cardWords(name),
        'insurance',
        say('osaka-explain-hand', { value: valueOf(name), symbols: ringsOn(name) }),
        say('insure-explain', { what: ringsOn(name) ? 'card' : 'stays' }),
      );
    case 'button':
      if (['keep', 'most', 'done'].includes(name)) return told('', 'insurance', say('insure-explain', { what: name }));
      return told('', BUTTONS[name] ?? 'turn', say('osaka-explain-button', { button: name }));
    default:
      return null;
  }
}

function row(name: 'market' | 'farm'): Explained {
  return told(say(`osaka-table-${name}`), 'refill', say('osaka-explain-row', { row: name }));
}

/** The symbols that are drawn on a thing: the legend marks them. */
export function symbolsOf(what: string): string[] {
  const [kind = '', name = '', rest = ''] = what.split(':');
  const colours: Record<string, string> = { R: 'red', B: 'blue', Y: 'yellow', G: 'green' };
  if (['market', 'farm', 'hand'].includes(kind) && name) {
    const rings = ringsOn(name) ? ['ring'] : [];
    return [colours[name[0]!]!, 'value', ...rings, ...(rest ? ['stone'] : [])];
  }
  if (kind === 'pile') return [rest, 'value'];
  if (kind === 'ship') return ['ship', name];
  if (kind === 'space') return isWave(Number(name)) ? ['wave'] : [];
  return [{ tokens: 'token', points: 'points', stone: 'stone', cards: 'hand', draw: 'back' }[kind] ?? ''];
}
