import type { SeatLook } from '../../lib/seats';
import './seats.css';

export const SEATS: readonly SeatLook[] = [
  // White paper would not show as a line.
  { crest: 'crane', colour: 'var(--osaka-white)', line: 'var(--ink)', name: 'osaka-seat-white', told: 'White' },
  { crest: 'fan', colour: 'var(--osaka-pink)', line: 'var(--osaka-pink-line)', name: 'osaka-seat-pink', told: 'Pink' },
  { crest: 'wave', colour: 'var(--osaka-grey)', line: 'var(--osaka-grey-line)', name: 'osaka-seat-grey', told: 'Grey' },
  {
    crest: 'pine',
    colour: 'var(--osaka-beige)',
    line: 'var(--osaka-beige-line)',
    name: 'osaka-seat-beige',
    told: 'Beige',
  },
];
