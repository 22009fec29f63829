import type { Base } from '../../../geometry/bases.ts';
import { notePresence } from '../command/presence.ts';
import { withdrawBefore } from '../command/withdrawing.ts';
import { worse } from '../figures/formed.ts';
import { isGeneral, type Body, type Pose } from '../figures/unit.ts';
import { join } from '../melee/joining.ts';
import type { OrderOf } from '../orders.ts';
import type { Dice } from '../reasons.ts';
import { advanceOf, giveWay } from '../skirmish/give-way.ts';
import { bodyOf, type State } from '../state.ts';
import type { DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { makes, type SlowPiece } from './ground.ts';
import { leftTo } from './move.ts';
import { fits, inQuarters } from './time.ts';
import { formationIn, timeOf, walk, type Stride } from './walk.ts';
import { comesNearer } from './way.ts';
import { manGuns, rideAlong, ridersWith } from './with-troops.ts';

const poseOf = ({ at, facing }: Base): Pose => ({ at, facing });

/** The clauses of some strides. */
const citedBy = (strides: readonly Stride[]): readonly DgClauseId[] => [
  ...new Set<DgClauseId>([
    ...(strides.some(({ leg }) => 'by' in leg) ? (['dg.move.allowances'] as const) : []),
    ...strides.flatMap(({ clauses }) => clauses),
  ]),
];

/** The ground on which a unit loses the most of its order; null if on none. */
function breaks(state: State, unit: Body, touched: readonly SlowPiece[]): SlowPiece | null {
  const by = touched.filter((piece) => makes(state, unit, piece) !== null);
  return by.find((piece) => makes(state, unit, piece) === 'disordered') ?? by[0] ?? null;
}

/**
 * A unit loses its order on the ground that it has moved over.
 * @clause dg.terrain.woods-open dg.terrain.woods-dense dg.terrain.fordable-rivers
 * dg.terrain.low-walls dg.terrain.high-walls dg.terrain.extreme-slopes @ruling dg-071
 */
function loseOrder(course: Course, id: string, strides: readonly Stride[]): void {
  const body = bodyOf(course.state, id);
  if (body === undefined) return;
  const ground = breaks(
    course.state,
    body,
    strides.flatMap(({ touched }) => touched),
  );
  if (ground === null) return;
  const order = makes(course.state, body, ground)!;
  if (worse(body.order, order) === body.order) return;
  course.record({ type: 'order-lost', unit: id, order, ground: ground.id, clauses: [ground.row.clause] });
}

/** Whether troops come nearer to the enemy. @ruling dg-151 */
function isNearer(state: State, id: string, run: readonly Stride[]): boolean {
  const body = bodyOf(state, id);
  return body !== undefined && comesNearer(state, body, run);
}

/**
 * Records the strides of a move, run by run between changes of formation. `by`: the clause by which
 * it is made.
 */
function record(course: Course, unit: string, strides: readonly Stride[], by: DgClauseId): void {
  let run: Stride[] = [];
  const flush = (): void => {
    if (run.length > 0)
      course.record({
        type: 'unit-moved',
        unit,
        through: run.map(({ to }) => poseOf(to)),
        ...(isNearer(course.state, unit, run) && { nearer: true }),
        clauses: [by, ...citedBy(run)],
      });
    run = [];
  };
  for (const stride of strides) {
    const formation = formationIn(stride.leg);
    if (formation === null) {
      run.push(stride);
      continue;
    }
    flush();
    const clauses = stride.clauses;
    course.record({ type: 'formation-changed', unit, formation, to: poseOf(stride.to), clauses });
  }
  flush();
}

/**
 * A unit moves: leg by leg, with its changes of formation, the last of which may go on in the next
 * turn. Then enemy skirmishers and generals make room, ground takes its order, and it is noted whom
 * a general is no longer with. `by`: the clause by which it moves.
 * @clause dg.move.optional dg.move.allowances dg.skirmish.give-way
 * @ruling dg-063 dg-074 dg-127 dg-128 dg-145
 */
export function move(
  course: Course,
  { unit: id, legs }: OrderOf<'move'>,
  dice: Dice,
  by: DgClauseId = 'dg.move.optional',
): void {
  const { state } = course;
  const unit = state.units[id]!;
  const strides = walk(state, unit, legs);
  const [has, takes, last] = [leftTo(state, unit), timeOf(strides), strides.at(-1)!];
  const isUnfinished = last.leg.go === 'form' && !fits(takes, has);
  const done = isUnfinished ? strides.slice(0, -1) : strides;
  const riders = isGeneral(unit) ? [] : ridersWith(state, unit);
  record(course, id, done, by);
  if (isUnfinished)
    course.record({
      type: 'change-begun',
      unit: id,
      into: formationIn(last.leg)!,
      left: inQuarters(takes - has),
      clauses: last.clauses,
    });
  const moved = course.state.units[id]!;
  if (!isGeneral(moved)) {
    if (done.length > 0) rideAlong(course, riders, done[0]!.from, done.at(-1)!.to);
    if (done.length > 0) giveWay(course, moved, advanceOf(done));
    if (done.length > 0) join(course, id);
    withdrawBefore(course, moved, dice);
    manGuns(course, id);
  }
  loseOrder(course, id, done);
  notePresence(course);
}
