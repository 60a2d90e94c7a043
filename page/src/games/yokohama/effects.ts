// What a technology does, in signs: pieces, goods, points, and a word where no drawing says it.
export type Sign = { icon: string } | { vp: number | string } | { yen: number } | { word: string } | { then: true };

const then: Sign = { then: true };
const icon = (name: string): Sign => ({ icon: name });

export const EFFECTS: Record<string, Sign[]> = {
  ball: [icon('i-order'), then, { vp: 2 }],
  brickyard: [icon('i-import'), then, { vp: 4 }],
  'electrical-light': [icon('b-th'), then, { vp: 3 }],
  exposition: [{ word: 'now' }, { vp: 10 }],
  gaslight: [icon('b-shop'), then, { vp: 2 }],
  'language-school': [icon('i-order'), then, { yen: 1 }],
  'letterpress-printing': [icon('i-lamp'), then, { yen: 1 }],
  'mining-technology': [icon('i-copper'), then, { word: 'one-more' }, icon('i-copper')],
  newspaper: [icon('b-assistant'), { word: 'four-areas' }],
  'patent-system': [icon('i-lamp'), then, { vp: 2 }],
  'postal-system': [icon('b-president'), { word: 'may-join' }],
  stagecoach: [icon('b-president'), { word: 'no-toll' }],
  station: [icon('i-station'), { word: 'one-more' }],
  'stock-market': [{ word: 'start' }, then, { yen: 2 }],
  telegram: [icon('b-assistant'), icon('b-assistant'), { word: 'one-more' }],
  telephone: [icon('b-assistant'), { word: 'stays' }],
  'textile-mill': [icon('i-silk'), then, { yen: 2 }],
  tram: [icon('b-president'), { word: 'any-area' }],
  university: [{ yen: 1 }, then, icon('i-wh'), icon('b-assistant')],
  winery: [icon('i-faith'), then, { vp: 3 }],
};
