// What a lesson speaks of, on this table: places by the words of the lesson files, and the control that comes next.
const SIGNS: Record<string, number> = { R: 0, B: 1, Y: 2, G: 3 };

export const SPARED = [
  '.sea .ship',
  '.stall [data-card]',
  '.own .hand [data-card]',
  '.own .mine',
  '.own .plaque',
  '.own .lab',
  '.insurance',
  '.preview',
].map((part) => `.osaka ${part}`);

export const ONWARD = ['.osaka .barbox .go'];

/** Where a place is: the first that is there is meant. */
export function placeOf(place: string): string[] {
  const [word, what = ''] = place.split(' ');
  switch (word) {
    case 'sea':
      return ['.osaka .sea'];
    case 'ship':
      return [`.osaka .sea .ship:nth-child(${SIGNS[what]! + 1} of .ship)`];
    case 'market':
      return ['.osaka .stall .lots'];
    case 'farm':
      return ['.osaka .stall.farm .cards'];
    case 'card':
      return [`.osaka .stall [data-card="${what}"]`];
    case 'buy':
      return ['.osaka .barbox [data-move="buy"]'];
    case 'bar':
      return ['.osaka .barbox'];
    case 'stone':
      // On a small screen the crest beside the name stands for the stone.
      return ['.osaka .own .mkline', '.osaka .own .plaque .crest'];
    case 'hand':
      return ['.osaka .insurance .pays', '.osaka .own .hand .fan', '.osaka .own .hand'];
    case 'goods':
      return what
        ? [
            `.osaka .insurance [data-colour="${what}"] .goodsrow`,
            `.osaka .own .mine > :has([data-zone="goods:0"][data-card^="${what}"])`,
            '.osaka .own .stock',
          ]
        : ['.osaka .own .stock'];
    case 'points':
      return ['.osaka .own [data-anchor="points:0"]'];
    case 'tokens':
      return ['.osaka .own .rail'];
    case 'rivals':
      return ['.osaka .traders'];
    default:
      return [];
  }
}

const one = (selector: string): Element | null => document.querySelector(selector);

/** What to tap in the panel of insurance: cards and goods until they are as the move wants them, then nothing. */
function panelControl(move: string, part: string): Element | null {
  const [laid = '', saved = ''] = move.replace(/^save/, 'insure save').replace('insure', '').split('save');
  const colour = part.split(' ').at(-1)![0]!;
  const row = `.osaka .insurance [data-colour="${colour}"]`;
  const differs = (kind: string, words: string): Element | null => {
    const wanted = words.split(' ').filter((card) => card.startsWith(colour));
    if (!wanted.length) return null;
    for (const node of document.querySelectorAll(`${row} ${kind}[aria-pressed="true"]`)) {
      const place = wanted.indexOf(node.getAttribute('data-card')!);
      if (place < 0) return node;
      wanted.splice(place, 1);
    }
    return wanted.length ? one(`${row} ${kind}[aria-pressed="false"][data-card="${wanted[0]}"]`) : null;
  };
  return differs('.payer', laid) ?? differs('.keep', saved);
}

/** The control to press next for a move: `part` is the small move that comes next, `move` all of it. */
export function nextControl(move: string, part: string): Element | null {
  const confirm = one('.osaka .barbox .go:not(:disabled)');
  if (move.startsWith('buy')) {
    if (!one('.osaka .act[data-move="buy"][aria-pressed="true"]')) return one('.osaka .act[data-move="buy"]');
    // What is proposed may not be what the lesson wants to be paid.
    const wanted = move.split(' ').slice(1);
    const missing = [...wanted];
    for (const card of document.querySelectorAll('.osaka .own .hc[aria-pressed="true"]')) {
      const place = missing.indexOf(card.getAttribute('data-card')!);
      if (place < 0) return card;
      missing.splice(place, 1);
    }
    return missing.length ? one(`.osaka .own .hc[aria-pressed="false"][data-card="${missing[0]}"]`) : confirm;
  }
  if (/^(take|reserve)/.test(part)) {
    const held = one('.osaka .slot.held [data-card]');
    const card = part.split(' ').at(-1)!.replace('*', '');
    const zone = part.includes('farm') ? 'farm' : 'market';
    if (held?.getAttribute('data-card') === card && confirm) return confirm;
    return one(`.osaka .ask [data-move="${part}"]`) ?? one(`.osaka [data-zone="${zone}"][data-card="${card}"]`);
  }
  if (/^(insure|save)/.test(part) && one('.osaka .insurance')) return panelControl(move, part) ?? confirm;
  return one(`.osaka .own [data-move="${part}"]`) ?? one(`.osaka [data-move="${part}"]`);
}
