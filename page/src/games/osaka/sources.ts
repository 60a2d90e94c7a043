// Where the points of a finished game of OSAKA came from: the sales of each payday; and what else is counted.
import { say } from '../../lib/say.svelte';
import type { LogEntry } from '../../lib/table';
import type { Source, Sources } from '../sources';
import { tokenCount } from './cards';
import { goodsLost } from './turning';
import type { OsakaView } from './view';

function paydays({ names }: OsakaView, log: readonly LogEntry[]): Source[] {
  const sales = log.filter((entry) => entry.said.id === 'osaka-story-sells');
  const steps = [...new Set(sales.map((entry) => entry.step))];
  return steps.map((step, i) => {
    const here = sales.filter((entry) => entry.step === step).map(({ said }) => said.args as Record<string, never>);
    const of = (name: string) => here.filter((args) => args.player === name);
    const colours = [...new Set(here.map((args) => String(args.colour)))];
    return {
      label: say('end-payday', { n: i + 1, colours: colours.map((colour) => say('osaka-colour', { colour })) }),
      points: names.map((name) => of(name).reduce((sum, args) => sum + Number(args.points), 0)),
      how: names.map((name) =>
        of(name).map(
          ({ price, cards, sum, rounded }) =>
            `${price} × ${cards} = ${sum}` + (Number(rounded) === Number(sum) ? '' : ` → ${rounded}`),
        ),
      ),
    };
  });
}

export const SOURCES: Sources<OsakaView> = {
  pointsOf: ({ traders }) => traders.map(({ points }) => points),
  sourcesOf: paydays,
  countsOf: ({ traders, names }, log) => [
    { label: say('end-tokens'), points: traders.map(({ tokens }) => tokenCount(tokens)) },
    { label: say('end-lost'), points: goodsLost(names, log) },
  ],
};
