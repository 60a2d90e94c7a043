// Marks on what changed since somebody's last move: a ring in the colour of whoever changed it, their crest at a corner,
// or a number. They are set on the table's own elements from outside, so that no part of a table has to know of them.
import { tick } from 'svelte';
import type { SeatLook } from './seats';

export interface Mark {
  /** Which elements, as a selector. */
  at: string;
  /** Whose doing it was; nobody's for what was dealt. */
  seat: number | null;
  /** A number beside it instead of a ring: +2. */
  more?: number;
}

const BADGE = 'since-badge';
const SVG = 'http://www.w3.org/2000/svg';

function badge({ seat, more }: Mark, looks: readonly SeatLook[]): Element {
  const node = document.createElement('span');
  node.className = BADGE;
  node.setAttribute('aria-hidden', 'true');
  if (more !== undefined) {
    node.classList.add(more < 0 ? 'less' : 'more');
    node.textContent = more > 0 ? `+${more}` : `−${-more}`;
  } else if (seat !== null) {
    const svg = node.appendChild(document.createElementNS(SVG, 'svg'));
    svg.setAttribute('viewBox', '0 0 40 40');
    svg.style.setProperty('--seat', looks[seat]!.colour);
    svg.appendChild(document.createElementNS(SVG, 'use')).setAttribute('href', `#sk-${looks[seat]!.crest}`);
  }
  return node;
}

export function unmark(root: Element): void {
  for (const node of root.querySelectorAll(`.${BADGE}`)) node.remove();
  for (const node of root.querySelectorAll<HTMLElement>('[data-since]')) {
    delete node.dataset.since;
    node.style.removeProperty('--since');
  }
}

/** Sets the marks when the table has been drawn, in place of those that were there. */
export async function setMarks(root: Element | undefined, marks: Mark[], looks: readonly SeatLook[]): Promise<void> {
  await tick();
  if (!root) return;
  unmark(root);
  for (const mark of marks) {
    for (const node of root.querySelectorAll<HTMLElement>(mark.at)) {
      if (mark.more === undefined && node.dataset.since !== undefined) continue;
      node.dataset.since = mark.more === undefined ? 'ring' : 'number';
      node.style.setProperty('--since', mark.seat === null ? 'var(--glow)' : looks[mark.seat]!.colour);
      if (mark.seat !== null || mark.more !== undefined) node.append(badge(mark, looks));
    }
  }
}
