// What somebody wants to save from the tide: goods to keep and the cards that pay for them, colour by colour. Which cards
// save how many goods the server says (`game.insurance`); nothing is laid down before it is confirmed.
import { valueOf, worth } from './cards';
import type { Desk } from './desk.svelte';
import type { CardText, Colour, Insurance, OsakaView, Way } from './view';

export interface Row extends Insurance {
  /** Whether each of the goods is kept. */
  kept: boolean[];
  /** Hand cards of this colour, and whether each pays. */
  hand: CardText[];
  pays: boolean[];
}
/** Why a tap changes nothing. */
export type Refused = 'rings' | 'enough' | null;

const counted = (marks: readonly boolean[]): number => marks.filter(Boolean).length;
const same = (a: readonly CardText[], b: readonly CardText[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();

export const keptOf = (row: Row): CardText[] => row.goods.filter((_, i) => row.kept[i]);
export const lostOf = (row: Row): CardText[] => row.goods.filter((_, i) => !row.kept[i]);
export const paidOf = (row: Row): CardText[] => row.hand.filter((_, i) => row.pays[i]);
/** The way that the cards of a row stand for. */
export const wayOf = (row: Row): Way => row.ways.find((way) => same(way.cards, paidOf(row))) ?? row.ways[0]!;
/** The most that can be kept of a colour. */
export const most = (row: Insurance): number => Math.max(...row.ways.map((way) => way.saves));
/** How many more goods the cards that pay would save. */
export const free = (row: Row): number => wayOf(row).saves - counted(row.kept);
/** Whether anything at all can be saved: else there is nothing to ask. */
export const anything = (told: readonly Insurance[] | undefined): boolean => (told ?? []).some((one) => most(one) > 0);

/** The cheapest way to save so many goods, or a few more where rings do not come out. */
function cheapest(row: Insurance, goods: number): Way | undefined {
  return row.ways
    .filter((way) => way.saves >= goods)
    .sort((a, b) => a.saves - b.saves || worth(a.cards) - worth(b.cards) || a.cards.length - b.cards.length)[0];
}
function paying(row: Row, way: Way): boolean[] {
  const wanted = [...way.cards];
  // Cards that pay already go on paying.
  const order = row.hand.map((_, i) => i).sort((a, b) => Number(row.pays[b]) - Number(row.pays[a]));
  const pays = row.hand.map(() => false);
  for (const i of order) {
    const at = wanted.indexOf(row.hand[i]!);
    if (at >= 0) {
      wanted.splice(at, 1);
      pays[i] = true;
    }
  }
  return pays;
}
/** Keeps the dearest of those that are kept, and no more than are saved. */
function within(row: Row, saves: number): boolean[] {
  const places = row.goods.map((_, i) => i).filter((i) => row.kept[i]);
  const best = new Set(places.sort((a, b) => valueOf(row.goods[b]!) - valueOf(row.goods[a]!)).slice(0, saves));
  return row.goods.map((_, i) => best.has(i));
}

function begun(told: Insurance, hand: readonly CardText[]): Row {
  const own = hand.filter((card) => card[0] === told.goods[0]?.[0]);
  const row: Row = { ...told, kept: told.goods.map(() => true), hand: own, pays: own.map(() => false) };
  return mostKept(row);
}
export function mostKept(row: Row): Row {
  const pays = paying(row, cheapest(row, most(row))!);
  return { ...row, pays, kept: within({ ...row, kept: row.goods.map(() => true) }, most(row)) };
}
export function noneKept(row: Row): Row {
  const least = row.ways.reduce((a, b) => (b.saves < a.saves ? b : a));
  return { ...row, pays: paying(row, least), kept: within(row, least.saves) };
}

/** A good is tapped: kept, or given up. Cards that pay follow. */
export function tapGood(row: Row, place: number): [Row, Refused] {
  const kept = row.kept.map((is, i) => (i === place ? !is : is));
  const way = wayOf(row);
  const wanted = counted(kept);
  const next = { ...row, kept };
  if (wanted > way.saves) {
    const better = cheapest(row, wanted);
    return better ? [{ ...next, pays: paying(row, better) }, null] : [row, 'rings'];
  }
  // One less is kept: fewer cards pay where that comes out, else another good can be kept instead.
  const exact = row.kept[place] ? row.ways.find(({ saves }) => saves === wanted) && cheapest(row, wanted) : null;
  return [exact ? { ...next, pays: paying(row, exact) } : next, null];
}
/** A card is tapped: it pays, or it stays in the hand. */
export function tapCard(row: Row, place: number): [Row, Refused] {
  const pays = row.pays.map((is, i) => (i === place ? !is : is));
  const cards = row.hand.filter((_, i) => pays[i]);
  const way = row.ways.find((one) => same(one.cards, cards));
  if (!way) return [row, 'enough'];
  return [{ ...row, pays, kept: within(row, way.saves) }, null];
}

/** The lines to send for one colour, as the rules want them. */
export function linesOf(row: Row, phase: string): string[] {
  const { cards, saves } = wayOf(row);
  const saving = saves > 0 && saves < row.goods.length ? `save ${keptOf(row).join(' ')}` : '';
  if (cards.length) return [`insure ${cards.join(' ')}${saving && ` ${saving}`}`];
  if (!saving) return ['done'];
  // Cards were laid down before, one by one.
  return phase === 'save' ? [saving] : ['done', saving];
}

export class Insuring {
  rows = $state.raw<Row[]>([]);
  refused = $state<Refused>(null);
  /** What is on its way, and how much of it has arrived. */
  lines = $state.raw<{ colour: Colour; line: string }[]>([]);
  sent = $state(0);
  #before = $state.raw<Row[][]>([]);
  #for = '';
  /** The moment of the table that the last line answered. */
  #sentAt: number | null = null;

  /** Tells of the question; call it in an effect. What was tapped stays while the question does. */
  ask(game: OsakaView, at: string): void {
    const told = game.insurance ?? [];
    const situation = told.length ? `${at} ${JSON.stringify(told)}` : '';
    if (this.sending || situation === this.#for) return;
    this.#for = situation;
    const hand = (game.seat === null ? null : game.traders[game.seat]?.hand) ?? [];
    this.rows = told.map((one) => begun(one, hand));
    this.#before = [];
    this.refused = null;
  }

  get sending(): boolean {
    return this.sent < this.lines.length;
  }
  get kept(): CardText[] {
    return this.rows.flatMap(keptOf);
  }
  get lost(): CardText[] {
    return this.rows.flatMap(lostOf);
  }
  get paid(): CardText[] {
    return this.rows.flatMap(paidOf);
  }
  /** How many more goods could be kept for what is paid. */
  get free(): number {
    return this.rows.reduce((sum, row) => sum + free(row), 0);
  }
  get most(): number {
    return this.rows.reduce((sum, row) => sum + most(row), 0);
  }
  get tapped(): boolean {
    return this.#before.length > 0;
  }
  /** What would be sent, in few words: a press that was meant for something else must not send it. */
  get meaning(): string {
    return this.rows.map((row) => `${paidOf(row).join()}:${keptOf(row).join()}`).join(' ');
  }

  #change(rows: Row[], refused: Refused = null): void {
    this.refused = refused;
    if (refused) return;
    this.#before = [...this.#before, this.rows];
    this.rows = rows;
  }
  #tap(colour: Colour, tap: (row: Row) => [Row, Refused]): void {
    const at = this.rows.findIndex((row) => row.colour === colour);
    if (at < 0 || this.sending) return;
    const [row, refused] = tap(this.rows[at]!);
    this.#change(this.rows.with(at, row), refused);
  }
  good(colour: Colour, place: number): void {
    this.#tap(colour, (row) => tapGood(row, place));
  }
  card(colour: Colour, place: number): void {
    this.#tap(colour, (row) => tapCard(row, place));
  }
  keepMost(): void {
    if (!this.sending) this.#change(this.rows.map(mostKept));
  }
  back(): void {
    if (this.sending) return;
    this.refused = null;
    this.rows = this.#before.at(-1) ?? this.rows;
    this.#before = this.#before.slice(0, -1);
  }
  restart(): void {
    this.rows = this.#before[0] ?? this.rows;
    this.#before = [];
    this.refused = null;
  }

  confirm(phase: string, nothing = false): void {
    if (this.sending) return;
    const rows = nothing ? this.rows.map(noneKept) : this.rows;
    this.lines = rows.flatMap((row, i) =>
      linesOf(row, i ? 'insure' : phase).map((line) => ({ colour: row.colour, line })),
    );
    this.sent = 0;
    this.#sentAt = null;
    this.#for = '';
  }
  /** Sends what comes next as soon as it is asked for; call it in an effect. */
  send(
    now: { at: number; colour: Colour | undefined; asked: boolean },
    play: (line: string) => Promise<boolean>,
  ): void {
    if (!this.sending) return;
    if (this.#sentAt !== null && now.at !== this.#sentAt) {
      this.#sentAt = null;
      this.sent++;
    }
    const next = this.lines[this.sent];
    if (!next) this.stop();
    if (!next || !now.asked || this.#sentAt !== null) return;
    // Another question came: somebody took something back, or a bot has answered for us.
    if (now.colour !== next.colour) return this.stop();
    this.#sentAt = now.at;
    void play(next.line).then((taken) => {
      if (!taken) this.stop();
    });
  }
  stop(): void {
    this.lines = [];
    this.sent = 0;
    this.#sentAt = null;
  }
}

/** Keeps up with what is asked, and sends the answers one after the other; called once, while a component is set up. */
export function insureAt(desk: Desk): void {
  const { insuring } = desk;
  $effect.pre(() => {
    insuring.ask(desk.game, `${desk.props.view.step} ${desk.game.phase}`);
    if (!desk.insures) desk.giving = false;
  });
  $effect(() => {
    const { acting, game, props } = desk;
    const asked = acting && ['insure', 'save'].includes(game.phase);
    const now = { at: props.view.at, colour: game.asks.colour, asked };
    if (insuring.sending) insuring.send(now, async (line) => (await props.play(line)) !== false);
  });
}
