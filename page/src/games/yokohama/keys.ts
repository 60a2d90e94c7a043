// The keys of the table.
import type { Desk } from './desk.svelte';

export function keyPressed(desk: Desk, event: KeyboardEvent): void {
  const typing =
    event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog, [contenteditable]');
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    desk.drag.cancel();
    desk.opened = null;
    desk.clear();
  } else if (event.key === 'r' && desk.lit.has('bar:recall')) desk.press('bar:recall');
  else if (event.key === 'a' && desk.lit.has('bar:agent')) desk.press('bar:agent');
  else return;
  event.preventDefault();
}
