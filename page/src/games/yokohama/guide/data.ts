// What the sections of the rules show: areas, steps of a turn, pieces and ends.

/** The areas that a section is about. */
export const AREAS: Record<string, string[]> = {
  production: ['Copper1', 'Silk1', 'Tea1', 'Fish1'],
  bank: ['Bank'],
  chinatown: ['Chinatown'],
  church: ['Church'],
  customs: ['Customs'],
  port: ['Port', 'Dock'],
  agency: ['Agency'],
  laboratory: ['Lab', 'Research'],
};

interface Step {
  step: string;
  icons: string[];
  /** The section that has it all. */
  to: string;
}
export const STEPS: Step[] = [
  { step: 'a', icons: ['i-agent', 'i-order', 'i-vp'], to: '' },
  { step: 'b1', icons: ['a-crane', 'a-crane'], to: 'placement' },
  { step: 'b2', icons: ['p-crane'], to: 'movement' },
  { step: 'b3', icons: ['i-copper', 'i-yen'], to: 'power' },
  { step: 'b4', icons: ['i-five'], to: 'bonus' },
  { step: 'b5', icons: ['s-crane', 't-crane'], to: 'construction' },
  { step: 'b6', icons: ['a-crane'], to: 'recovery' },
  { step: 'c', icons: ['i-agent', 'i-order', 'i-vp'], to: '' },
];

/** Everything that counts 1 for the power. */
export const POWERS = [
  ['p-crane', 'president'],
  ['a-crane', 'assistant'],
  ['s-crane', 'shop'],
  ['t-crane', 'house'],
  ['i-station', 'station'],
] as const;

export const REWARDS = ['any', 'import', 'warehouse', 'move', 'yen', 'vp', 'agent'];

/** What announces the end. */
export const ENDS = [
  ['houses', 't-crane'],
  ['shops', 's-crane'],
  ['orders', 'i-order'],
  ['church', 'i-faith'],
  ['customs', 'i-import'],
] as const;
