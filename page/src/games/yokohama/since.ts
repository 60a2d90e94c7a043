// What others did to the table since one's last move: whatever travelled has changed the place where it arrived.
import type { Mark } from '../../lib/since';
import { flights } from './motion';
import type { Game } from './view';

/** Places of a tile: the tile itself is marked. */
const ON_TILE = /^(?:crew|pres|site|house|token):([^:]+)/;
const BESIDE = /^(?:church|customs|achievement|row|tech):/;

export function changedSince(before: Game, now: Game): Mark[] {
  const marks = new Map<string, Mark>();
  for (const { seat, from, to } of flights(before, now)) {
    if (seat !== null && seat === now.seat) continue;
    for (const place of [to, from]) {
      const area = ON_TILE.exec(place)?.[1];
      const at = area ? `.tile:has([data-at="pres:${area}"])` : BESIDE.test(place) ? `[data-at="${place}"]` : null;
      // Where somebody arrived counts, and where they left only if nobody did.
      if (at && (!marks.has(at) || (marks.get(at)!.seat === null && seat !== null))) marks.set(at, { at, seat });
    }
  }
  for (const merchant of now.merchants) {
    const more = merchant.points - before.merchants[merchant.seat]!.points;
    if (more && merchant.seat !== now.seat)
      marks.set(`vp ${merchant.seat}`, { at: `[data-at="seat:${merchant.seat}"] > h4`, seat: merchant.seat, more });
  }
  return [...marks.values()];
}
