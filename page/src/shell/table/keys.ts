// The keys that belong to every table: taking back, hints, plans, earlier moments.
import type { Playing } from './playing.svelte';

export function keyPressed(playing: Playing, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as HTMLElement).closest('input, textarea, select, dialog')) return;
  if (pressed(playing, event)) event.preventDefault();
}

/** Does what a key stands for; whether it stands for anything. */
function pressed(playing: Playing, event: KeyboardEvent): boolean {
  const { advising, follower, latest, looking, planning } = playing;
  const key = event.key.toLowerCase();
  if (event.key === ' ' && follower.waiting && !looking.past && !planning.on) follower.skip();
  else if (planning.on && (key === 'z' || key === 'u')) planning.back();
  else if (planning.on && (key === 'p' || event.key === 'Escape')) planning.leave();
  else if (key === 'z' || key === 'u') playing.undo(event.shiftKey || playing.byTurn);
  else if (key === 'y' && latest.you.can.includes('redo') && !looking.past) playing.redo();
  else if (key === 'i' && advising.able) advising.ask();
  else if (key === 'p' && planning.able) planning.begin();
  else if (key === 'h' && looking.past) looking.leave();
  else if (key === 'h') void looking.visit(latest.step);
  else return false;
  return true;
}
