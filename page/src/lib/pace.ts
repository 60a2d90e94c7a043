// How long a moment of somebody's turn is shown, so that one can follow the turn without waiting for it.

/** A whole turn, in milliseconds at normal pace: no shorter, about this long, and no longer where it can be helped. */
export const SHORTEST = 1500;
const USUAL = 2000;
/** A moment by itself. */
const LEAST = 60;
const MOST = 600;
/** After one's own move, and at the end of a turn that was skipped: as long as pieces travel. */
const OWN = 450;

export interface Showing {
  /** Whether the turn that is shown is played by the one who looks. */
  own: boolean;
  /** How long this turn has been shown. */
  since: number;
  /** How many more moments of this turn wait. */
  waiting: number;
  /** Whether the next moment belongs to another turn. */
  over: boolean;
  /** Whether the rest of this turn was skipped. */
  skipped: boolean;
}

/** How long the moment that is shown stays before the next one. */
export function stay({ own, since, waiting, over, skipped }: Showing): number {
  if (over) return own || skipped ? OWN : Math.max(LEAST, SHORTEST - since);
  if (own || skipped) return 0;
  return Math.min(MOST, Math.max(LEAST, (USUAL - since) / (waiting + 1)));
}
