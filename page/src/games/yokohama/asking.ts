// What the bar says: what can be done now, what was chosen, and what others decide. Read off the legal moves.
import { anyOf, listOf, say } from '../../lib/say.svelte';
import type { Say } from '../../lib/table';
import { isPair, verb, type Choosing } from './places';
import type { Foresight, Game } from './view';
import { amountSay, areaName, orderText, titleText } from './words';

/** What gathering does, by the step that gathers. */
const DOES: Record<string, string> = { fetching: 'fetch', hiring: 'hire' };

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const named = (text: string): string => text.slice(verb(text).length + 1);

/** "Fulfil the French order, or end your turn": what phases A and C really offer. */
function extraWords(game: Game): string {
  const { edition } = game;
  const mine = game.merchants[game.seat!]!;
  const of = (word: string) => game.moves.filter((move) => verb(move.text) === word);
  const orders = of('fulfil');
  const country = mine.orders?.find((order) => order.order === named(orders[0]?.text ?? ''))?.country ?? '';
  const options = [
    ...(orders.length ? [say('yokohama-page-can-fulfil', { n: orders.length, country, edition })] : []),
    ...['achieve', 'agent', 'mill', 'university', 'done']
      .filter((word) => of(word).length)
      .map((word) => say('yokohama-page-can', { verb: word === 'done' ? game.step : word, edition })),
  ];
  return say('yokohama-page-can-extra', { options: upper(anyOf(options)) });
}

/** What was gathered, or picked to be confirmed, as a question. */
export function chosenWords(game: Game, staged: string[], picked: string | null): string | null {
  const { edition } = game;
  if (staged.length && game.step === 'placing') {
    const areas = [...new Set(staged)].map((area) => areaName(area, edition));
    const men = isPair(staged) ? 'pair' : 'single';
    return say('yokohama-page-chosen-place', { men, n: staged.length, areas: listOf(areas), edition });
  }
  if (staged.length) {
    const areas = game.step === 'fetching';
    const what = [...new Set(staged)].map((one) => {
      const n = staged.filter((other) => other === one).length;
      return areas
        ? say('yokohama-page-men-from', { area: areaName(one, edition), n })
        : say(amountSay(one, n, edition));
    });
    const does = say('yokohama-page-does', { verb: DOES[game.step] ?? 'donate' });
    return say('yokohama-page-chosen', { does, what: listOf(what) });
  }
  if (!picked) return null;
  const rest = named(picked);
  const cards = [
    ...(game.merchants[game.seat!]?.orders ?? []),
    ...Object.values(game.orders).flatMap((row) => row.flatMap(({ card }) => card ?? [])),
  ];
  const order = cards.find((card) => card.order === rest);
  const what = game.areas[rest]
    ? areaName(rest, edition)
    : order
      ? orderText(order, edition)
      : verb(picked) === 'learn' && /\D/.test(rest)
        ? titleText(rest, edition)
        : '';
  const does = say('yokohama-page-does', { verb: verb(picked) });
  return what ? say('yokohama-page-chosen', { does, what }) : `${does}?`;
}

/** Who would win by a move that ends the game or brings its end: oneself, somebody else, or nobody knows yet. */
function forWhom(game: Game, next: Foresight): { who: string; player: string } {
  const { winner } = next;
  if (winner === undefined) return { who: 'nobody', player: '' };
  return { who: winner === game.seat ? 'you' : 'other', player: game.names[winner] ?? '' };
}

/** "This ends the game, and Grey wins"; nothing for a move after which the game goes on as before. */
export function endWords(game: Game, next: Foresight | null | undefined): string {
  if (next?.over) return say('yokohama-ends-over', forWhom(game, next));
  return next?.ends ? say('yokohama-ends-soon', forWhom(game, next)) : '';
}

/** The same for the main button, which says what it does as well. */
export function endButton(game: Game, next: Foresight | null, does: string): string {
  if (next?.over) return say('yokohama-ends-button-over', forWhom(game, next));
  return next?.ends ? say('yokohama-ends-button-soon', { ...forWhom(game, next), does }) : does;
}

/** What the bar says; null leaves it to the question of the server. */
export function barWords(
  game: Game,
  choosing: Choosing,
  picked: string | null,
  /** That the president could go nowhere after what was chosen. */
  stuck: Say | null = null,
  /** What the main button would bring about. */
  next: Foresight | null = null,
): string | null {
  if (game.actor === null || game.over) return null;
  if (game.actor !== game.seat)
    return say('yokohama-page-decides', { player: game.names[game.actor]!, step: game.step, edition: game.edition });
  const armed = choosing.armed && !picked;
  const chosen = armed ? say('yokohama-page-chosen-agent') : chosenWords(game, choosing.staged, picked);
  if (chosen && stuck) return `${chosen} ${say(stuck)}`;
  const asked = chosen ?? (game.step.startsWith('phase-') ? extraWords(game) : null);
  return [endWords(game, next), asked].filter(Boolean).join(' ') || null;
}
