// What an area looks like: its kanji, its print, the sign in front of its ladder. Names come from the Fluent files.
import printed from './printed.json';
import type { Area } from './view';

interface Look {
  kanji: string;
  print: string;
  unit: string;
}
const LOOKS: Record<string, Look> = {
  Copper: { kanji: '銅山', print: 'copper', unit: 'i-copper' },
  Silk: { kanji: '製糸場', print: 'silk', unit: 'i-silk' },
  Tea: { kanji: '茶園', print: 'tea', unit: 'i-tea' },
  Fish: { kanji: '漁場', print: 'fish', unit: 'i-fish' },
  Bank: { kanji: '銀行', print: 'bank', unit: 'i-yen' },
  Chinatown: { kanji: '中華街', print: 'china', unit: 'i-exch' },
  Church: { kanji: '教会', print: 'church', unit: 'i-faith' },
  Customs: { kanji: '税関', print: 'customs', unit: 'i-import' },
  Dock: { kanji: '船渠', print: 'dock', unit: 'i-order' },
  Agency: { kanji: '口入屋', print: 'emp', unit: 'i-wh' },
  Lab: { kanji: '研究所', print: 'lab', unit: 'i-gear' },
  Port: { kanji: '横濱港', print: 'port', unit: 'i-order' },
  Research: { kanji: '研究院', print: 'research', unit: 'i-gear' },
  Canal: { kanji: '運河', print: 'canal', unit: 'i-coin' },
};

export function look(area: Area): Look {
  return LOOKS[area.replace(/\d$/, '')] ?? LOOKS.Canal!;
}

export function nameId(area: Area): string {
  return `yokohama-area-${area.toLowerCase()}`;
}

export interface Rung {
  text: string;
  icon: string | null;
  points: boolean;
}
const plain = (n: number): Rung => ({ text: n ? String(n) : '–', icon: null, points: false });

/** What power 1 to 5 is good for: goods, yen, exchanges, faith, imports, reach among the orders, pieces, industry. */
export function ladder(area: Area): Rung[] {
  const yields = (printed.yields as Record<string, number[]>)[area];
  if (yields) return yields.map(plain);
  if (area === 'Port' || area === 'Dock') {
    const level = (n: number): Rung => ({ text: '', icon: `i-lvl${n}`, points: false });
    return [plain(0), level(1), level(2), level(3), { text: '+3', icon: null, points: true }];
  }
  // Customs takes one import less than the power, the Employment Agency one piece less.
  const less = area === 'Customs' || area === 'Agency' ? 1 : 0;
  return [1, 2, 3, 4, 5].map((power) => plain(power - less));
}
