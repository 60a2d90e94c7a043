// That it became my turn, or that the game is over, is heard and stands in the title of the window.
import { say } from '../../lib/say.svelte';
import { play as sound } from '../../lib/sound';
import type { Playing } from './playing.svelte';

/** Called once, while a component is set up. */
export function announceTurns(playing: Playing): void {
  const { looking } = playing;
  let was = false;
  $effect(() => {
    if (playing.mine && !was && !looking.past) sound('turn');
    was = playing.mine;
  });
  let ended = false;
  $effect(() => {
    const { lesson, table } = playing.now;
    if (table.state === 'over' && !ended && !looking.past) {
      ended = true;
      sound('end');
      if (!lesson || lesson.guided) playing.open = 'end';
    }
  });
  $effect(() => {
    const { game, table, you } = playing.latest;
    const title = say(`page-game-${table.game}`);
    const turn = game.actor === you.seat && table.state === 'playing';
    document.title = turn ? `● ${say('page-your-turn')} – ${title}` : `${title} – Shokai`;
  });
}
