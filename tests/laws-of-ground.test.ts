import { expect, test } from 'vitest';
import { screen, type Base } from '../src/geometry/bases.ts';
import { holds } from '../src/geometry/outlines.ts';
import { plus, type Point } from '../src/geometry/vectors.ts';
import type { Terrain } from '../src/games/table/boards/terrain.ts';
import { library } from '../src/library/plays.ts';
import { gameIds, playModule } from '../src/register/index.ts';

/* What a reader has to see of the ground of a free table. */

/** Lines that stand up: others, such as roads, may run on beneath the units. */
const STANDS = /wall|hedge|fence|entrenchment|work/;

/** How many spots of a line are looked at, and which part of them units may cover. */
const [SPOTS, MOST] = [60, 0.7];

/** The spots of a line, evenly from end to end of each of its pieces. */
const spotsOn = (line: readonly Point[]): readonly Point[] =>
  line.slice(1).flatMap((to, n) => {
    const from = line[n]!;
    return Array.from({ length: SPOTS }, (_, k) =>
      plus(from, [((to[0] - from[0]) * k) / (SPOTS - 1), ((to[1] - from[1]) * k) / (SPOTS - 1)]),
    );
  });

/** Whether units stand on so much of a line that it cannot be seen. */
function isHidden(line: readonly Point[], bases: readonly Base[]): boolean {
  const outlines = bases.map((base) => screen(base));
  const spots = spotsOn(line);
  const covered = spots.filter((spot) => outlines.some((outline) => holds(outline, spot)));
  return covered.length > MOST * spots.length;
}

test.each(gameIds)('%s: no wall and no hedge of a board lies beneath the units that stand at it', async (id) => {
  const { rules, input } = await playModule(id);
  const { mover } = input;
  if (mover === undefined) return;
  const { scenarios, rulings } = await library(id);
  const ofRulings = [...rulings.values()].flatMap(({ plays }) => plays.slice(0, 1).map(({ played }) => played));
  const hidden = [...scenarios.values(), ...ofRulings].flatMap(({ play, scenario }) => {
    const state = rules.seen(play.steps[0]!.before);
    const { terrain = {} } = state as { readonly terrain?: Readonly<Record<string, Terrain>> };
    const bases = mover.units(state).map(({ base }) => base);
    return Object.entries(terrain).flatMap(([name, { kind, line }]) =>
      line !== null && STANDS.test(kind) && isHidden(line, bases) ? [`${scenario.id}: ${name}`] : [],
    );
  });
  expect(hidden).toEqual([]);
});
