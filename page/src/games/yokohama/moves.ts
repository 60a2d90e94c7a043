// Moves of YOKOHAMA in words: for the table in words, and for hints.
import { listOf, say } from '../../lib/say.svelte';
import { verb } from './places';
import type { Game } from './view';
import { amountsText, areaName, orderText, titleText } from './words';

/** A move in words: what it does, and with what. */
export function moveWords(game: Game, text: string): string {
  const edition = game.edition;
  const what = verb(text);
  const named = text.slice(what.length + 1);
  const does = say('yokohama-page-does', { verb: what });
  if (game.areas[named]) return `${does}: ${areaName(named, edition)}`;
  const orders = [
    ...(game.merchants[game.seat ?? 0]?.orders ?? []),
    ...Object.values(game.orders)
      .flat()
      .flatMap(({ card }) => card ?? []),
  ];
  const order = orders.find((one) => one.order === named);
  if (order) return `${does}: ${orderText(order, edition)}`;
  if (what === 'learn' && /\D/.test(named)) return `${does}: ${titleText(named, edition)}`;
  if (['buy', 'sell', 'donate', 'good', 'second'].includes(what))
    return `${does}: ${amountsText([{ icon: named, n: (what === 'donate' || what === 'second') && named === 'yen' ? 2 : 1 }], edition)}`;
  if (what === 'hire') return `${does}: ${amountsText([{ icon: named, n: 1 }], edition)}`;
  if (what === 'paying')
    return `${does}: ${listOf(
      named
        .split(' ')
        .map((one) =>
          /^P\d$/.test(one)
            ? game.names[Number(one.slice(1))]!
            : one === 'canal'
              ? areaName('Canal', edition)
              : say('yokohama-page-nobody'),
        ),
    )}`;
  if (what === 'done')
    return say('yokohama-page-done', {
      step: game.step,
      placed: Number(game.asks.placed ?? 0),
      taken: Number(game.asks.taken ?? 0),
    });
  if (named === 'hand') return `${does}: ${say('yokohama-page-in-hand', { edition })}`;
  if (named === 'area') return `${does}: ${areaName(game.action?.area ?? 'Canal', edition)}`;
  return named ? `${does}: ${named}` : does;
}
