// Everything on the table of YOKOHAMA in one or two sentences. What is explained is named as places are (places.ts):
// `area:Bank`, `level:Bank:3`, `tech:Lab:2`. Figures come from the view and from what is printed on the components.
import type { Explained } from '../../lib/explain.svelte';
import { listOf, say } from '../../lib/say.svelte';
import type { SayArgument } from '../../lib/table';
import { conditions } from './goals';
import printed from './printed.json';
import type { Amount, Area, Country, Game, Good, Order, TrackSpace } from './view';
import { amountSay, amountsText, areaName, goalText, listed, orderText } from './words';

/** The sections of the rules that are pointed to. */
type Section =
  | 'achievements'
  | 'agency'
  | 'agents'
  | 'bank'
  | 'bonus'
  | 'chinatown'
  | 'church'
  | 'construction'
  | 'countries'
  | 'customs'
  | 'end'
  | 'expansions'
  | 'laboratory'
  | 'movement'
  | 'orders'
  | 'placement'
  | 'port'
  | 'power'
  | 'production'
  | 'recall'
  | 'rewards'
  | 'scoring'
  | 'technologies'
  | 'turn';

const STOCK = ['copper', 'silk', 'tea', 'fish', 'import', 'yen', 'vp'];
const PIECES: Record<string, string> = { assistants: 'assistant', shops: 'shop', houses: 'house' };
const HAND_RULES: Record<string, Section> = { assistant: 'placement', president: 'movement' };
const LEVELS: Record<string, number> = { low: 2, mid: 3, high: 4 };
const { figures } = printed;

/** What the action of an area is about. */
function kindOf(area: Area): string {
  if (area in printed.yields) return 'harvest';
  const kinds: Record<string, string> = {
    Chinatown: 'trade',
    Church: 'church',
    Customs: 'customs',
    Port: 'orders',
    Dock: 'orders',
    Agency: 'hire',
    Canal: 'canal',
  };
  return kinds[area] ?? 'study';
}
const SECTIONS: Record<string, Section> = {
  trade: 'chinatown',
  church: 'church',
  customs: 'customs',
  orders: 'port',
  hire: 'agency',
  study: 'laboratory',
  canal: 'movement',
};
const sectionOf = (area: Area): Section => (area === 'Bank' ? 'bank' : (SECTIONS[kindOf(area)] ?? 'production'));
const goodOf = (area: Area) => (area === 'Bank' ? 'yen' : area.replace(/\d$/, '').toLowerCase());

export const symbolName = (symbol: string, edition: number): string => say('yokohama-symbol', { symbol, edition });
export function symbolAbout(symbol: string, edition: number): string {
  const price = (printed.prices as Record<string, number>)[symbol] ?? 0;
  return say('yokohama-symbol-about', { symbol, price, edition });
}

class Words {
  constructor(readonly game: Game) {}

  told(title: string, section: Section | null, ...text: string[]): Explained {
    return { title, text: text.filter(Boolean), section: section && `yokohama-rules-${section}` };
  }
  put(id: string, args: Record<string, SayArgument> = {}): string {
    return say(`yokohama-explain-${id}`, { edition: this.game.edition, ...args });
  }
  amounts(amounts: Amount[]): string {
    return amountsText(amounts, this.game.edition);
  }
  symbol(symbol: string): string {
    return symbolName(symbol, this.game.edition);
  }
  name(area: Area): string {
    return areaName(area, this.game.edition);
  }
  /** Something in an area. */
  of(thing: string, area: Area): string {
    return this.put('of', { thing, area: this.name(area) });
  }
  player(seat: number | string): string {
    return this.game.names[Number(seat)] ?? '';
  }
  country(country: string): string {
    return say('yokohama-country', { country, edition: this.game.edition });
  }
  title(title: string): string {
    return say(`yokohama-title-${title}`, { edition: this.game.edition });
  }
  effect(title: string): string {
    return say(`yokohama-effect-${title}`, { edition: this.game.edition });
  }
  get mine() {
    return this.game.seat === null ? null : (this.game.merchants[this.game.seat] ?? null);
  }
  /** The power as it is: beside a preview it would contradict what a move brings. */
  powerIn(area: Area): string {
    if (!this.mine) return '';
    const president = this.mine.president === area ? 'yes' : 'no';
    return this.put('power-here', { power: this.game.areas[area]?.power ?? 0, president });
  }

  area(area: Area): Explained {
    const kind = kindOf(area);
    const { copper, tea, import: crate } = printed.prices;
    const yields = (printed.yields as Record<string, number[]>)[area] ?? [];
    const args = {
      thing: this.symbol(goodOf(area)),
      yields: listOf(yields.map(String)),
      dear: copper,
      cheap: tea,
      import: crate,
      second: figures.second,
      unit: figures.unit,
    };
    const power = kind === 'canal' ? '' : this.powerIn(area);
    return { ...this.told(this.name(area), sectionOf(area), this.put(kind, args)), now: power };
  }

  level(area: Area, power: number): Explained {
    const kind = kindOf(area);
    // Customs takes one import less than the power, the Employment Agency one piece less.
    const n = kind === 'customs' || kind === 'hire' ? power - 1 : power;
    const harvest = (printed.yields as Record<string, number[]>)[area]?.[power - 1];
    const what =
      harvest !== undefined ? this.amounts([{ icon: goodOf(area), n: harvest }]) : this.put('brings', { kind, n });
    const told = this.told(this.name(area), sectionOf(area), this.put('level', { power, what }));
    return { ...told, now: this.powerIn(area) };
  }

  order(card: Order, ...text: string[]): Explained {
    return this.told(orderText(card, this.game.edition), 'orders', ...text);
  }

  space(kind: 'church' | 'customs', k: number): Explained | null {
    const space: TrackSpace | undefined = this.game[kind].spaces[k - 1];
    if (!space) return null;
    const price =
      'faith' in space
        ? say('yokohama-page-faith', { n: space.faith, edition: this.game.edition })
        : say(amountSay('import', space.imports, this.game.edition));
    const held =
      space.owner !== null
        ? this.put('space-taken', { player: this.player(space.owner) })
        : space.blocked
          ? this.put('space-neutral')
          : '';
    const name = `${this.name(kind === 'church' ? 'Church' : 'Customs')} ${k}`;
    return this.told(name, kind, this.put('space', { price, reward: this.amounts(space.reward) }), held);
  }

  end(kind: string): Explained | null {
    const one = conditions(this.game).find((condition) => condition.kind === kind);
    if (!one) return null;
    const title = say('yokohama-page-condition', { kind, edition: this.game.edition });
    return this.told(title, 'end', this.put('end', { kind, of: one.of, have: one.have }));
  }

  stock(thing: string): Explained {
    const about = symbolAbout(thing, this.game.edition);
    return this.told(this.symbol(thing), thing === 'yen' || thing === 'vp' ? 'scoring' : 'rewards', about);
  }

  rival(seat: number): Explained | null {
    const m = this.game.merchants[seat];
    if (!m) return null;
    const about = this.put('rival', {
      assistants: m.hand.assistants,
      orders: m.orders_in_hand,
      technologies: m.technologies.length,
    });
    const titles = m.technologies.map((title) => this.title(title));
    return this.told(
      this.put('rival-points', { player: this.player(seat), points: m.points }),
      'turn',
      about,
      titles.length ? this.put('rival-titles', { titles: listOf(titles) }) : '',
    );
  }
}

type Teller = (words: Words, name: string, rest: string) => Explained | null;

const TELLERS: Record<string, Teller> = {
  area: (w, area) => (w.game.areas[area] ? w.area(area) : null),
  act: (w, area) => (w.game.areas[area] ? w.area(area) : null),
  pres: (w, area) => (w.game.areas[area] ? w.area(area) : null),
  level: (w, area, power) => w.level(area, Number(power)),
  token: (w, area) => {
    const reward = w.game.areas[area]?.token;
    const title = say('yokohama-page-token', { edition: w.game.edition });
    return w.told(
      w.of(title, area),
      'bonus',
      reward ? w.put('token', { reward: w.amounts(reward) }) : w.put('token-gone'),
    );
  },
  site: (w, area, k) => {
    const shop = w.game.areas[area]?.site?.shops[Number(k) - 1];
    if (!shop) return null;
    const reward = w.put('site', { reward: w.amounts(shop.reward) });
    const built = shop.owner === null ? reward : w.put('site-built', { player: w.player(shop.owner) });
    return w.told(w.of(w.symbol('shop'), area), 'construction', built);
  },
  house: (w, area) => {
    const house = w.game.areas[area]?.site?.house;
    if (!house) return null;
    const reward = w.put('house', { reward: w.amounts([{ icon: 'vp', n: house.points }]) });
    const built = house.owner === null ? reward : w.put('house-built', { player: w.player(house.owner) });
    return w.told(w.of(w.symbol('house'), area), 'construction', built);
  },
  crew: (w, area, seat) => {
    const n = w.game.areas[area]?.assistants[Number(seat)] ?? 0;
    if (!n) return w.game.areas[area] ? w.area(area) : null;
    return w.told(w.of(w.symbol('assistant'), area), 'power', w.put('crew', { player: w.player(seat), n }));
  },
  president: (w, seat) => w.told(w.symbol('president'), 'movement', w.put('president', { player: w.player(seat) })),
  station: (w) => w.told(w.symbol('station'), 'technologies', symbolAbout('station', w.game.edition)),
  row: (w, area, space) => {
    const here = w.game.orders[area]?.find((one) => one.space === Number(space));
    if (!here) return null;
    if (!here.card) return w.told(w.name(area), 'port', w.put('empty'));
    return w.order(here.card, w.put('order-row', { need: LEVELS[here.level]! }));
  },
  order: (w, code) => {
    const card = w.mine?.orders?.find((one) => one.order === code);
    return card ? w.order(card, w.put('order-mine')) : null;
  },
  room: (w) => {
    const n = figures.hand - (w.mine?.orders_in_hand ?? 0);
    return w.told(say('yokohama-page-orders'), 'port', w.put('order-room', { n, most: figures.hand }));
  },
  tech: (w, area, space) => {
    const here = w.game.technologies[area]?.find((one) => one.space === Number(space));
    if (!here) return null;
    if (!here.card) return w.told(w.name(area), 'laboratory', w.put('empty'));
    const cost = here.card.cost + here.surcharge;
    const { title } = here.card;
    const have = w.mine?.technologies.length ?? 0;
    const more = have >= figures.titles ? w.put('title-more', { n: have, unit: figures.unit }) : '';
    const price = w.put('title-row', { cost, unit: figures.unit });
    return w.told(w.title(title), 'laboratory', w.effect(title), price, more);
  },
  title: (w, title) => {
    const cost = (printed.titles as Record<string, { cost: number }>)[title]?.cost ?? 0;
    return w.told(w.title(title), 'technologies', w.effect(title), w.put('title-mine', { cost }));
  },
  church: (w, space) => w.space('church', Number(space)),
  customs: (w, space) => w.space('customs', Number(space)),
  board: (w, area) => {
    const kind = area === 'Church' ? 'church' : area === 'Customs' ? 'customs' : null;
    const [first = 0, second = 0] = kind ? printed.prizes[kind] : printed.prizes.technology;
    if (kind) return w.told(w.name(area), kind, w.put('prize', { first, second, full: w.game[kind].full }));
    if (area in w.game.technologies) return w.told(w.name(area), 'scoring', w.put('titles-prize', { first, second }));
    return w.area(area);
  },
  reach: (w, level) => w.told(w.symbol(level), 'port', symbolAbout(level, w.game.edition)),
  surcharge: (w, n) => w.told(w.symbol('industry'), 'laboratory', w.put('surcharge', { n: Number(n) })),
  achievement: (w, letter) => {
    const goal = w.game.achievements.find((one) => one.letter === letter);
    if (!goal) return null;
    const { first, later } = goal;
    const asked = goalText(listed(goal.goal), w.game.edition);
    const told = say('yokohama-table-achievement', { letter, goal: asked, first, later });
    return w.told(told, 'achievements', w.put('achievement'));
  },
  marker: (w, code) => {
    const country = w.game.markers.find((one) => String(one.marker) === code)?.country;
    const name = country ? say('yokohama-marker-flag', { country: w.country(country) }) : say('yokohama-marker-agent');
    return w.told(name, 'expansions', w.put('marker'));
  },
  end: (w, kind) => w.end(kind),
  standing: (w) => w.told(say('yokohama-page-if-ended'), 'scoring', w.put('standing')),
  last: (w) => w.told(say('yokohama-page-radar'), 'end', w.put('last')),
  deck: (w, which) =>
    which === 'orders'
      ? w.told(say('yokohama-page-deck-orders', { n: w.game.decks.orders }), 'port', w.put('deck-orders'))
      : w.told(say('yokohama-page-deck-titles', { n: w.game.decks.technologies }), 'laboratory', w.put('deck-titles')),
  agents: (w, country) => {
    if (country) {
      const n = w.game.agents[country as Country] ?? 0;
      return w.told(w.symbol('agent'), 'countries', w.put('agents-left', { country: w.country(country), n }));
    }
    return w.told(say('yokohama-page-agents'), 'agents', w.put('agents'));
  },
  tokens: (w) => w.told(say('yokohama-page-tokens', { edition: w.game.edition }), 'bonus', w.put('tokens')),
  sets: (w) =>
    w.told(
      say('yokohama-page-flags'),
      'countries',
      w.put('sets', { points: listOf(printed.sets.slice(2).map(String)) }),
    ),
  flag: (w, country) => w.told(w.country(country), 'countries', symbolAbout('flag', w.game.edition)),
  stock: (w, thing) => (STOCK.includes(thing) ? w.stock(thing) : null),
  hand: (w, kind) => {
    if (kind === 'orders') return TELLERS.room!(w, '', '');
    if (kind === 'titles') return TELLERS.technologies!(w, '', '');
    const piece = PIECES[kind] ?? 'president';
    const about = symbolAbout(piece, w.game.edition);
    const ready = piece === 'president' ? '' : w.put('piece-hand');
    return w.told(w.symbol(piece), HAND_RULES[piece] ?? 'construction', ready, about);
  },
  store: (w, kind) => {
    const price = w.mine?.prices[kind as 'shops'] ?? 0;
    return PIECES[kind] ? w.told(w.symbol(PIECES[kind]), 'agency', w.put('piece-store', { price })) : null;
  },
  orders: (w) => w.told(w.symbol('order'), 'orders', symbolAbout('order', w.game.edition)),
  technologies: (w) => w.told(w.symbol('technology'), 'technologies', symbolAbout('technology', w.game.edition)),
  score: (w) => w.told(w.symbol('vp'), 'scoring', w.put('score')),
  seat: (w, seat) => w.rival(Number(seat)),
  stage: (w, stage) => w.told(say('yokohama-page-stage', { stage }), 'turn', w.put('stage', { stage })),
  tab: (w, tab) => w.told('', null, w.put('tab', { tab })),
  bar: (w, button) =>
    w.told('', button === 'recall' ? 'recall' : button === 'agent' ? 'agents' : 'turn', w.put('button', { button })),
};

/** What something is, or nothing where the table has no such thing. */
export function explain(what: string, game: Game): Explained | null {
  const [kind = '', name = '', ...rest] = what.split(':');
  return TELLERS[kind]?.(new Words(game), name, rest.join(':')) ?? null;
}

/** The symbols that are drawn on a thing: the legend marks them. */
export function symbolsOf(what: string, game: Game): string[] {
  const [kind = '', name = '', space = ''] = what.split(':');
  const rewards = (amounts: Amount[]) => amounts.map(({ icon }) => icon);
  const card = game.orders[name]?.find((one) => one.space === Number(space))?.card;
  const own = game.merchants[game.seat ?? 0]?.orders?.find((one) => one.order === name);
  const order = kind === 'row' ? card : kind === 'order' ? own : null;
  if (order) return ['order', 'flag', ...(Object.keys(order.goods) as Good[]), ...rewards(order.reward)];
  if (kind === 'tech' || kind === 'title') return ['technology', 'industry', 'flag'];
  if (kind === 'token') return ['token', ...rewards(game.areas[name]?.token ?? [])];
  if (kind === 'site') return ['shop', ...rewards(game.areas[name]?.site?.shops[Number(space) - 1]?.reward ?? [])];
  if (kind === 'house') return ['house', 'vp'];
  if (kind === 'church') return ['faith', 'assistant', 'vp', 'move'];
  if (kind === 'customs') return ['import', 'assistant', 'vp', 'yen'];
  if (kind === 'area' || kind === 'level') return ['power', kindOf(name) === 'harvest' ? goodOf(name) : ''];
  return [name];
}
