import type { TableView } from '../../lib/table';

/** The seats for which whoever looks here can make invitations: their own, and open ones at their own table. */
export function seatsToGive({ table, you }: TableView): number[] {
  if (table.state !== 'gathering' && table.state !== 'playing') return [];
  return table.seats
    .filter(({ seat, kind }) => you.seats.includes(seat) || (you.host && kind === 'open'))
    .map(({ seat }) => seat);
}
