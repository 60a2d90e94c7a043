// Things of YOKOHAMA in words of the reader's language: for labels that are read aloud, and for what is written out.
import { listOf, say } from '../../lib/say.svelte';
import type { Say, SayArgument } from '../../lib/table';
import { nameId } from './area';
import printed from './printed.json';
import type { Amount, Area, Country, Order, Technology } from './view';

/** Technologies as they are printed, by their names. */
export function printedTitles(names: readonly string[]): Technology[] {
  const titles = printed.titles as Record<string, { cost: number; country: Country }>;
  return names.map((title) => ({ title, ...titles[title]! }));
}

export function areaName(area: Area, edition: number): string {
  return say(nameId(area), { edition });
}

/** A name with soft hyphens where it may be broken: browsers without a dictionary break anywhere or nowhere. */
export function soft(name: string): string {
  return say('yokohama-page-hyphens')
    .split(' ')
    .reduce((text, word) => text.replace(word.replaceAll('|', ''), word.replaceAll('|', '\u00ad')), name);
}

/** A name and the number of a twin behind it: Silk Mill, II. */
export function twin(name: string): { name: string; number: string } {
  const found = /^(.*\S)\s*([12])$/.exec(name);
  return found ? { name: found[1]!, number: found[2] === '1' ? 'I' : 'II' } : { name, number: '' };
}

export function amountSay(icon: string, n: number, edition: number): Say {
  return { id: 'yokohama-amount', args: { icon, n, edition } };
}

export function amountsText(amounts: Amount[], edition: number): string {
  if (!amounts.length) return say('yokohama-nothing');
  return amounts.map(({ icon, n }) => say(amountSay(icon, n, edition))).join(' + ');
}

export function listed(counts: Record<string, number | undefined>): Amount[] {
  return Object.entries(counts)
    .filter(([, n]) => n)
    .map(([icon, n]) => ({ icon, n: n! }));
}

/** What an achievement asks for. */
export function goalText(goal: Amount[], edition: number): string {
  const asked = (icon: string) => goal.find((one) => one.icon === icon)?.n ?? 0;
  const [production, commercial] = [asked('production'), asked('commercial')];
  if (production || commercial) return say('yokohama-goal-built', { production, commercial, edition });
  return listOf(goal.map(({ icon, n }) => say(amountSay(icon, n, edition))));
}

export function orderText(order: Order, edition: number): string {
  return say('yokohama-order', {
    order: order.order,
    country: say('yokohama-country', { country: order.country, edition }),
    goods: amountsText(listed(order.goods), edition),
    reward: amountsText(order.reward, edition),
  });
}

export function titleText(title: string, edition: number): string {
  return `${say(`yokohama-title-${title}`, { edition })}: ${say(`yokohama-effect-${title}`, { edition })}`;
}

/** The goods and pieces that a name in a preview or a reward stands for. */
export const ICONS: Record<string, string> = {
  copper: 'i-copper',
  silk: 'i-silk',
  tea: 'i-tea',
  fish: 'i-fish',
  import: 'i-import',
  any: 'i-any',
  warehouse: 'i-wh',
  move: 'i-move',
  agent: 'i-agent',
  assistant: 'b-assistant',
  shop: 'b-shop',
  house: 'b-th',
  technologies: 'i-lamp',
  tokens: 'i-five',
  orders: 'i-order',
  production: 'i-prod',
  commercial: 'i-comm',
  yen: 'i-yen',
  vp: 'i-vp',
};

/** The areas that a sentence speaks of. */
export function areasIn(said: SayArgument | undefined, areas: Area[]): Area[] {
  if (Array.isArray(said)) return said.flatMap((part) => areasIn(part, areas));
  if (typeof said !== 'object') return [];
  const named = /^yokohama-(?:area|the)-(\w+)$/.exec(said.id)?.[1];
  const found = areas.filter((area) => area.toLowerCase() === named);
  return [...found, ...Object.values(said.args ?? {}).flatMap((part) => areasIn(part, areas))];
}
