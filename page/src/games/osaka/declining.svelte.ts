// Whoever has goods at risk is asked about insurance, even with no card that could insure them: otherwise being asked
// would tell the others something about a hand (ruling Q20). The page does not bother anybody with a question that has
// one answer only; it answers after a while, so that the time it takes tells nothing either.
import { anything } from './insuring.svelte';
import type { OsakaView } from './view';

/** As long as a person takes who looks at the question and declines, in milliseconds. */
const LEAST = 1500;
const MOST = 4000;

/** Whether all that can be said, to this colour and to those that follow, is that nothing is insured. */
export const onlyDeclines = (game: OsakaView): boolean =>
  game.phase === 'insure' && game.moves.length > 0 && !anything(game.insurance);

/** Answers such questions; called once, while a component is set up. */
export function declineBySelf(question: () => { game: OsakaView; at: number; asked: boolean }, play: () => void): void {
  $effect(() => {
    const { game, asked } = question();
    if (!asked || !onlyDeclines(game)) return;
    const timer = setTimeout(play, LEAST + Math.random() * (MOST - LEAST));
    return () => clearTimeout(timer);
  });
}
