// What the bar says: what can be done now, what was chosen, and what others decide. Read off the legal moves.
import { anyOf, listOf, say } from '../../lib/say.svelte';
import { ofColour } from './cards';
import { onlyDeclines } from './declining.svelte';
import type { Insuring } from './insuring.svelte';
import { SPACES } from './printed';
import type { OsakaPreview, OsakaView } from './view';
import { cardWords, groupedWords } from './words';

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The whole turn in few words: "Buy everything for 17, take a card or reserve one". */
function turnWords(game: OsakaView): string {
  const price = game.moves.find((move) => move.text === 'buy')?.preview.price;
  const can = ['take', 'reserve'].filter((verb) => game.moves.some((move) => move.text.startsWith(verb)));
  const options = [
    ...(price === undefined ? [] : [say('page-osaka-can-buy', { price })]),
    ...can.map((verb) => say('page-osaka-can', { verb })),
  ];
  const coins = game.traders[game.seat!]?.coins ?? 0;
  return options.length ? say('page-osaka-can-turn', { options: upper(anyOf(options)), coins }) : '';
}

/** Who would win if a purchase ends the game: "This ends the game: Grey would win." */
export function endWords(game: OsakaView, planned: OsakaPreview | null | undefined): string {
  if (!planned?.ends_game) return '';
  const winners = planned.winners ?? [];
  const players = winners.filter((seat) => seat !== game.seat).map((seat) => game.names[seat]!);
  const who = players.length < winners.length ? 'you' : 'other';
  return say('page-osaka-ends', { who, n: winners.length, players });
}

/** What was chosen, as a question. */
export function chosenWords(game: OsakaView, move: string): string {
  const planned = game.moves.find((one) => one.text === move)?.preview;
  if (move === 'buy') {
    const home = planned?.ships?.filter((ship) => ship.to === SPACES.length - 1) ?? [];
    const colours = listOf(home.map((ship) => say('osaka-colour', { colour: ship.colour })));
    const bought = { n: planned?.cards?.length ?? 0, price: planned?.price ?? 0, home: home.length, colours };
    return [endWords(game, planned), say('page-osaka-chosen-buy', bought)].filter(Boolean).join(' ');
  }
  const [verb, ...rest] = move.split(' ');
  const last = rest.at(-1) ?? '';
  if (verb === 'token') {
    const colour = { R: 'red', B: 'blue', Y: 'yellow', G: 'green' }[last] ?? '';
    return say('page-osaka-chosen-token', { colour });
  }
  return say('page-osaka-chosen', { verb: verb!, card: cardWords(last.slice(0, 2)) });
}

/** How many lost goods the bar names: more would not fit. */
const NAMED = 4;

/** What would be kept and lost, as a question. */
export function insuredWords({ kept, lost }: Insuring): string {
  if (!kept.length) return say('insure-bar-none', { lost: lost.length });
  const goods = lost.length <= NAMED ? groupedWords(lost) : 'none';
  return say('insure-bar', { kept: kept.length, lost: lost.length, goods });
}

/** That there is nothing to answer: which goods go down. */
function lostWords(game: OsakaView): string {
  const colour = game.asks.colour!;
  return say('insure-cannot', { colour, goods: ofColour(game.traders[game.seat!]!.goods, colour).length });
}

/** What the bar says; null leaves it to the frame. */
export function barWords(game: OsakaView, held: string | null): string | null {
  if (game.actor === null || game.over) return null;
  if (game.actor !== game.seat)
    return say('page-osaka-decides', {
      player: game.names[game.actor]!,
      phase: game.phase,
      colour: game.asks.colour ?? '',
    });
  if (onlyDeclines(game)) return lostWords(game);
  if (held) return chosenWords(game, held);
  return (game.phase === 'turn' && turnWords(game)) || null;
}
