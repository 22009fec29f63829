import { expect, test } from 'vitest';
import { corners } from '../src/geometry/bases.ts';
import type { Point } from '../src/geometry/vectors.ts';
import { library } from '../src/library/plays.ts';
import type { PlayedAsk } from '../src/scenario/play/played.ts';
import { gameIds, playModule } from '../src/register/index.ts';

/* What a reader needs to see and to know of every board: his side, whole units, and no answer. */

/** All boards of a game, those of its rulings as it plays them. */
async function boardsOf(id: (typeof gameIds)[number]) {
  const { scenarios, rulings } = await library(id);
  const ofRulings = [...rulings.values()].flatMap(({ plays }) => plays.slice(0, 1).map(({ played }) => played));
  return [...scenarios.values(), ...ofRulings];
}

/** Its words alone, without capitals and signs. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d ]/gu, '');

/** Whether a heading stands in a right answer, and in no wrong one. */
function tells(title: string, { choices }: PlayedAsk): boolean {
  const has = ({ says }: PlayedAsk['choices'][number]): boolean => plain(says).includes(plain(title));
  const [right, wrong] = [choices.filter((each) => each.right), choices.filter((each) => !each.right)];
  return right.some(has) && !wrong.some(has);
}

test.each(gameIds)('%s: no heading of a question is its answer', async (id) => {
  const told = (await boardsOf(id)).flatMap(({ scenario, play }) =>
    play.steps.flatMap(({ ask, title }) => (ask !== null && tells(title, ask) ? [`${scenario.id}: ${title}`] : [])),
  );
  expect(told).toEqual([]);
});

/** The side that the words of a step say the reader leads: `You lead the Austrians`. */
const LED = /\bYou lead the (\p{Lu}\p{L}+)/u;

test.each(gameIds)('%s: whom a step says the reader leads is the first side, for which odds are good', async (id) => {
  const { rules } = await playModule(id);
  const wrong = (await boardsOf(id)).flatMap(({ scenario, play }) =>
    play.steps.flatMap(({ before, lead, say, task }) => {
      const [first] = rules.sides(before);
      const { sides = {} } = before as { readonly sides?: Readonly<Record<string, { readonly name?: string }>> };
      const name = sides[first!]?.name ?? first!;
      const led = LED.exec(`${lead ?? ''} ${say} ${task?.says ?? ''}`)?.[1];
      return led === undefined || name.toLowerCase().includes(led.toLowerCase()) ? [] : [`${scenario.id}: ${led}`];
    }),
  );
  expect(wrong).toEqual([]);
});

interface View {
  readonly from: Point;
  readonly to: Point;
}

const isWithin = ({ from, to }: View, [x, y]: Point): boolean =>
  x >= from[0] && x <= to[0] && y >= from[1] && y <= to[1];

test.each(gameIds)('%s: the edge of a map cuts no unit in two, as it begins', async (id) => {
  const { rules, input } = await playModule(id);
  const { mover } = input;
  if (mover === undefined) return;
  const cut = (await boardsOf(id)).flatMap(({ scenario, play }) => {
    const state = rules.seen(play.steps[0]!.before);
    const { view } = state as { readonly view?: View | null };
    if (view === undefined || view === null) return [];
    return mover.units(state).flatMap(({ id: unit, base }) => {
      const seen = corners(base).filter((corner) => isWithin(view, corner)).length;
      return seen > 0 && seen < 4 ? [`${scenario.id}: ${unit}`] : [];
    });
  });
  expect(cut).toEqual([]);
});
