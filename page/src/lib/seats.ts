// How the seats of a game look and what they are called. Each game's folder has its own, games/seats.ts all of them.

export type CrestName = 'crane' | 'fan' | 'wave' | 'pine';

export interface SeatLook {
  crest: CrestName;
  /** The symbol of its crest, where the game draws its own. */
  drawing?: string;
  /** The colour of its pieces and its crest, and of its line in a curve: colours of CSS, by day and by lamp light. */
  colour: string;
  line: string;
  /** The text that names it. */
  name: string;
  /** What server and records call it while nobody with a name sits there. */
  told: string;
}
