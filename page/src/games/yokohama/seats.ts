import type { CrestName, SeatLook } from '../../lib/seats';
import './seats.css';

const seat = (crest: CrestName, told: string): SeatLook => {
  const word = told.toLowerCase();
  const colour = `var(--yokohama-${word})`;
  return { crest, drawing: `y-${crest}`, colour, line: colour, name: `yokohama-seat-${word}`, told };
};

export const SEATS: readonly SeatLook[] = [
  seat('crane', 'Red'),
  seat('fan', 'Yellow'),
  seat('wave', 'Blue'),
  seat('pine', 'Green'),
];

/** The sign on a seat's pieces. */
export const crestOf = (number: number): CrestName => SEATS[number % SEATS.length]!.crest;
