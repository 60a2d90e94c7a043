// Closes what lies over the page: by Escape, and by a press beside it.
import type { Action } from 'svelte/action';

/** `<div use:dismiss={close}>`, or null while it lies there closed; a button that opens and closes the same thing is marked with `data-opens`. */
export const dismiss: Action<HTMLElement, (() => void) | null> = (node, close) => {
  let leave = close;
  // A sheet over all of it has its own Escape, and is pressed for itself.
  const below = (at: EventTarget | null) => {
    const sheet = (at as Element | null)?.closest?.('dialog');
    return !!sheet && !sheet.contains(node);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !leave || below(event.target)) return;
    // Escape closes one thing, and lets go of nothing else.
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  const press = (event: PointerEvent) => {
    const at = event.target as Element;
    if (!below(at) && !node.contains(at) && !at.closest('[data-opens]')) leave?.();
  };
  addEventListener('keydown', key, true);
  addEventListener('pointerdown', press, true);
  return {
    update: (next) => (leave = next),
    destroy() {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', press, true);
    },
  };
};
