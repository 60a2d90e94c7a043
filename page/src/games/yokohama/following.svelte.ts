// The desk keeps up with the views that come: what was gathered is over, what was to follow follows, and what needs no
// asking is answered at once.
import { untrack } from 'svelte';
import { settings } from '../../lib/settings.svelte';
import type { Desk } from './desk.svelte';
import { answer, type Habits } from './unasked';

/** Whoever learns answers everything: what the teacher speaks of must not be over before it is read. */
const ASKED: Habits = { takeMost: false, onlyWay: false, fromArea: false };
/** After so many milliseconds in which nothing can be played the glow goes out. */
const SOON = 400;

/** Called once, while a component is set up. */
export function followViews(desk: Desk): void {
  const goOn = answersAtOnce(desk);
  // A new situation: what was gathered is over.
  let before = -1;
  $effect(() => {
    const { at } = desk.props.view;
    if (at === before) return;
    before = at;
    untrack(() => desk.renew());
  });
  desk.quiet = untrack(() => desk.props.readonly);
  $effect(() => {
    if (!desk.props.readonly) {
      desk.quiet = false;
      return;
    }
    const timer = setTimeout(() => (desk.quiet = true), SOON);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (desk.props.readonly || desk.played || !desk.props.view.game.moves.length) return;
    untrack(() => {
      desk.follow();
      goOn();
    });
  });
}

/** Answers once: whoever comes back to a question by undo is asked, and so is whoever's answer was refused. */
function answersAtOnce(desk: Desk): () => void {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read by handlers only
  const passed = new Set<number>();
  let reached = 0;
  return () => {
    // Whoever takes back more than the last answer comes to the others anew, and to the beginning of a turn to play it.
    const { lesson, step } = desk.props.view;
    const begins = reached - step > 1 && desk.game.moves.length === 1;
    if (step < reached) for (const one of passed) if (one > step || (begins && one === step)) passed.delete(one);
    reached = step;
    const text = answer(desk.game, lesson && !lesson.guided ? ASKED : settings);
    if (!text || desk.played || passed.has(step)) return;
    passed.add(step);
    desk.play(text, true);
  };
}
