// What the editor of positions calls areas, goods, pieces and technologies.
import { hasText, say } from '../../lib/say.svelte';
import all from './components.json';
import { amountsText, areaName, listed } from './words';

const ORDERS = new Map(all.orders.map((order) => [order.order, order]));

export function choiceName(what: string, choice: string, edition: number): string {
  const order = ORDERS.get(choice);
  if (order)
    return say('yokohama-order-short', {
      country: say('yokohama-country', { country: order.country, edition }),
      goods: amountsText(listed(order.goods), edition),
    });
  if (what === 'titles') return say(`yokohama-title-${choice}`, { edition });
  if (what === 'stock') return say('board-yokohama-good', { good: choice });
  if (what === 'pieces') return say('board-yokohama-piece', { piece: choice, edition });
  if (choice === 'hand') return say('board-yokohama-in-hand', { edition });
  const [area, place] = choice.split(':');
  if (!hasText(`yokohama-area-${area!.toLowerCase()}`)) return choice;
  const name = areaName(area!, edition);
  return place ? say('board-yokohama-place', { area: name, place }) : name;
}

export const placeName = (place: string): string => place;
