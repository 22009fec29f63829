import { blockOf } from '../../games/campaign-1805/bodies/models.ts';
import { slipsOn } from '../../games/campaign-1805/writing/slips.ts';
import { speedOf } from '../../games/campaign-1805/moving/speed.ts';
import { candidates, goesAt } from '../../games/campaign-1805/pointing/options.ts';
import type { Event, Order, State } from '../../games/campaign-1805/index.ts';
import { rules } from '../../games/campaign-1805/rules.ts';
import { isMounted, type Arm } from '../../games/campaign-1805/tables.ts';
import { capital } from '../../games/contract/sentences.ts';
import { um } from '../../geometry/lengths.ts';
import { distance, type Point } from '../../geometry/vectors.ts';
import type { Ranks } from '../../games/table/boards/ranks.ts';
import { isBattery, type Battery } from '../../games/campaign-1805/artillery/battery.ts';
import { groundFor } from '../../games/campaign-1805/deploying/lit.ts';
import type { LastShot } from '../../games/campaign-1805/state.ts';
import type { PlayModule } from '../module.ts';
import type { Mark } from '../scene.ts';
import { inMm, spotOf, type TableBoard } from '../table/board.ts';
import { tableModule } from '../table/scene.ts';
import { settledFor } from './settling.ts';
import { battleMarks, notes } from './battle.ts';

/** What is drawn for an arm. */
const symbolOf = (arm: Arm): string =>
  arm === 'artillery' ? 'artillery' : isMounted(arm) ? 'cavalry' : arm === 'jaegers' ? 'skirmishers' : 'infantry';

/** The ranks of a crew with the place of its gun in the middle. @ruling cf-122 */
function crewDrawn({ ranks, gun }: Battery): Ranks {
  const ground = gun.kind === 'cannon' ? 'gg' : 'hh';
  return [0, 1, 2].map((rank) => `${ranks[rank]?.[0] ?? '.'}${ground}${ranks[rank]?.[1] ?? '.'}`);
}

/**
 * The last shot of a gun: the line to its marker, and where it came down, which for a shell is its
 * template. A ball bounced along the line between the two, away from the gun.
 */
function shotMarks({ unit, from, marker, landing, radius }: LastShot): readonly Mark[] {
  const trace = (id: string, ends: readonly [Point, Point], sense: 'sight' | 'flight'): Mark => ({
    kind: 'trace',
    id: `shot-${id}-${unit}`,
    points: ends.map(spotOf),
    sense,
  });
  const template =
    radius === null
      ? []
      : [{ kind: 'disc', id: `shot-at-${unit}`, at: spotOf(landing), radius: inMm(radius) } as const];
  const isLong = distance(from, landing) > distance(from, marker);
  const run = isLong ? ([marker, landing] as const) : ([landing, marker] as const);
  const bounce = radius === null && distance(marker, landing) > 0 ? [trace('along', run, 'flight')] : [];
  return [
    trace('to', [from, marker], 'sight'),
    { kind: 'disc', id: `shot-marker-${unit}`, at: spotOf(marker), radius: inMm(MARKER) },
    ...bounce,
    ...template,
  ];
}

/** Half the width of the marker at the end of a guess, as it is drawn. */
const MARKER = um(0.3, 'cm');

/** The ground of a board; a building whose roof is open says so. @ruling cf-080 */
const withRoofs = ({ terrain, opened }: State): State['terrain'] =>
  Object.fromEntries(
    Object.entries(terrain).map(([id, piece]) => [
      id,
      opened.includes(id) ? { ...piece, name: `${piece.name}, its roof open` } : piece,
    ]),
  );

/** The sand table of Campaign 1805: every body is drawn by its models. */
const board: TableBoard<State> = {
  size: ({ size }) => size,
  sheet: 'sand',
  measure: 'cm',
  step: um(1, 'cm'),
  stands(state, id) {
    const body = state.units[id]!;
    return {
      ...blockOf(body),
      side: body.side,
      symbol: symbolOf(body.arm),
      // The gun stands in the middle of a battery, its crew on either side.
      ranks: isBattery(body) ? crewDrawn(body) : body.ranks,
      condition: body.condition === 'routing' ? 'routed' : 'steady',
    };
  },
  label: (state, id) => capital(state.units[id]!.name.replace(/^the /, '')),
  view: ({ view }) => view,
  reach(state, id) {
    // Nobody is sent anywhere but by a written order, and a gun goes nowhere.
    const speed = state.awaits?.orders.includes('write') === true ? speedOf(state, state.units[id]!) : 0;
    return speed === 0 ? null : speed;
  },
  settled: settledFor,
  aims: (state, id) => ({
    foes: candidates(state, id).flatMap(({ order }) =>
      'at' in order && typeof order.at === 'string' ? [order.at] : (goesAt(state, order) ?? []),
    ),
    arc: null,
  }),
  terrain: withRoofs,
  slips: (state, before) =>
    slipsOn(state, before).map(({ unit, does }) => ({ unit, says: does === null ? null : capital(does) })),
  ground: groundFor,
  marks: (state) => [...battleMarks(state), ...(state.shot === null ? [] : shotMarks(state.shot))],
  notes,
};

/** What a page needs to play Campaign 1805 on a board. */
export const play: PlayModule<State, Order, Event> = tableModule('campaign-1805', rules, board);
