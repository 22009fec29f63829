import { leastGreatest } from '../../../geometry/assignment.ts';
import { opposite, square, type Direction } from '../../../geometry/facings.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { distance } from '../../../geometry/vectors.ts';
import { baseOf } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import type { OrderOf } from '../orders.ts';
import { read } from '../rulings.ts';
import type { Pose, State, Unit } from '../state.ts';
import { isPinned } from './pinned.ts';

export type Reshaping = OrderOf<'reshape'>;
export type Poses = Readonly<Record<string, Pose>>;

/**
 * Whether a figure may change no more in this turn; by one reading each card buys it.
 * @ruling rr-103
 */
export const hasReshaped = (state: State, id: string): boolean =>
  read(state, 'rr-103') === 'one-figure-stays' && state.reshaped.includes(id);

/** The figures of a formation that may take part in a change of shape. @ruling rr-041 rr-103 */
export const partakers = (state: State, unit: Unit): readonly Unit[] =>
  formationOf(state, unit).filter(
    (each) => each.id === unit.id || (!isPinned(state, each) && !hasReshaped(state, each.id)),
  );

/**
 * The places of a row of so many figures, one of which stands here as the nth: counted from the
 * front of a column, and from the left of a line.
 */
export function rowAt(
  state: State,
  unit: Unit,
  { into, facing }: { into: 'column' | 'line'; facing: Direction },
  [count, nth]: readonly [number, number],
) {
  const base = { ...baseOf(state, unit), facing };
  const [backwards, step] = into === 'column' ? [opposite(facing), base.depth] : [square(facing, 'right'), base.width];
  return Array.from({ length: count }, (_, n) => {
    const by = (n - (nth - 1)) * step;
    const { at } = shift(base, backwards, wholeUm(by));
    return { at, facing };
  });
}

/** The new poses of the figures of a formation, and the farthest that one of them goes. */
export interface Shaped {
  readonly poses: Poses;
  readonly farthest: Um;
}

/** A row of a figure that stays and of others, as its nth. @ruling rr-041 rr-103 */
function inRow(
  state: State,
  [unit, others]: readonly [Unit, readonly Unit[]],
  order: Extract<Reshaping, { into: unknown }>,
  nth: number,
): Shaped {
  const row = rowAt(state, unit, order, [others.length + 1, nth]);
  const places = row.filter((_, n) => n !== nth - 1);
  const far = others.map(({ at }) => places.map((place) => distance(at, place.at)));
  const to = leastGreatest(far);
  const poses = others.map(({ id }, n) => [id, places[to[n]!]!] as const);
  return {
    // A pinned figure stays as it is; others may form up on it.
    poses: {
      [unit.id]: { at: unit.at, facing: isPinned(state, unit) ? unit.facing : order.facing },
      ...Object.fromEntries(poses),
    },
    farthest: Math.max(0, ...to.map((place, n) => far[n]![place]!)) as Um,
  };
}

/**
 * The new poses that an order asks for; of all places in the row, the one with the shortest ways.
 */
export function shapedBy(state: State, order: Reshaping): Shaped {
  const unit = state.units[order.unit]!;
  if ('places' in order) {
    const poses = Object.entries(order.places).flatMap(([id, at]): readonly (readonly [string, Pose])[] =>
      state.units[id] === undefined ? [] : [[id, { at, facing: state.units[id].facing }]],
    );
    const far = poses.map(([id, { at }]) => distance(state.units[id]!.at, at));
    return { poses: Object.fromEntries(poses), farthest: Math.max(0, ...far) as Um };
  }
  const others = partakers(state, unit).filter(({ id }) => id !== unit.id);
  if (order.nth !== undefined) return inRow(state, [unit, others], order, order.nth);
  const all = [unit, ...others].map((_, n) => inRow(state, [unit, others], order, n + 1));
  return all.reduce((best, each) => (each.farthest < best.farthest ? each : best));
}
