import { corners, type Base } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import { NORTH } from '../../../geometry/facings.ts';
import { areJoined } from '../../../geometry/gaps.ts';
import { clockwise, spansInUnion } from '../../../geometry/outlines.ts';
import { pointAt } from '../../../geometry/vectors.ts';
import { bedOf, circleOutline, type Terrain } from '../../table/boards/terrain.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Reading, State } from '../state.ts';
import { cm } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import type { Level, Piece } from './battle.ts';

/** How far the lines are from each other along which the covered ground is measured. */
const STEP = cm(0.1);

/** The part of the table that terrain covers, as ground and table in square centimetres. */
export interface Covered {
  readonly ground: number;
  readonly table: number;
}

/** How much of the table lies under terrain; pieces that lie on each other count once. */
export function coveredBy({ size: [width, height], terrain }: Pick<State, 'size' | 'terrain'>): Covered {
  const outlines = Object.values(terrain).flatMap((piece) => (piece.outline === null ? bedOf(piece) : [piece.outline]));
  const rows = Math.ceil(height / STEP);
  let ground = 0;
  for (let row = 0; row < rows; row += 1) {
    const [from, to] = [row * STEP, Math.min(height, (row + 1) * STEP)];
    const y = Math.floor((from + to) / 2);
    const spans = spansInUnion([pointAt(0, y), pointAt(width, y)], outlines);
    const inside = spans.reduce((sum, [a, b]) => sum + Math.max(0, Math.min(width, b) - Math.max(0, a)), 0);
    ground += inside * (to - from);
  }
  return { ground: Math.round(ground / STEP) / STEP, table: Math.round((width * height) / STEP) / STEP };
}

/** The ground that pieces will cover once they lie. */
export const areaOfPieces = (pieces: Readonly<Record<string, Piece>>): number =>
  Object.values(pieces).reduce(
    (sum, { shape }) =>
      sum +
      ('radius' in shape ? (Math.PI * shape.radius * shape.radius) / STEP : (shape.width * shape.depth) / STEP) / STEP,
    0,
  );

/**
 * The level of a table of which so much is covered. Each level owns its lower limit; by one
 * reading half of the table is still normal.
 * @clause cf.battlefield.levels @ruling cf-003
 */
export function levelOf(state: Reading, { ground, table }: Covered): Level {
  const isHalf = read(state, 'cf-003') === 'dense' ? 2 * ground >= table : 2 * ground > table;
  return isHalf ? 'dense' : 4 * ground >= table ? 'normal' : 'sparse';
}

/** A piece of ground where it is put down. */
function laidAt({ kind, name, shape }: Piece, { to, facing = NORTH }: Pick<OrderOf<'lay'>, 'to' | 'facing'>): Terrain {
  const base = 'radius' in shape ? null : ({ at: to, facing, ...shape } satisfies Base);
  const outline =
    base === null ? circleOutline(to, (shape as { radius: typeof STEP }).radius) : clockwise(corners(base));
  return { kind, name, outline, line: null, width: cm(0), level: 0 };
}

/**
 * Whether a piece of ground may be put down so: on the table, and beside all other ground. It is
 * shown there.
 * @clause cf.battlefield.alternate-terrain
 */
export function judgeLay(state: State, order: OrderOf<'lay'>): Verdict {
  const { piece: id } = order;
  const piece = state.battle!.setUp!.pieces[id];
  if (piece === undefined) return refused('cf.battlefield.alternate-terrain', 'no-piece', { piece: id });
  const { outline } = laidAt(piece, order);
  const points = outline!;
  const isOnOther = Object.values(state.terrain).some((other) =>
    (other.outline === null ? bedOf(other) : [other.outline]).some((each) => areJoined(each, points)),
  );
  const unfit = !isOn(points, state.size)
    ? refused('cf.battlefield.alternate-terrain', 'off-table', { unit: id })
    : isOnOther
      ? refused('cf.battlefield.alternate-terrain', 'ground-taken', { piece: id })
      : null;
  if (unfit !== null) return { ...unfit, shows: [{ kind: 'area', points, sense: 'zone' }] };
  const shows = [{ kind: 'area', points, sense: 'light' }] as const;
  return allowedShowing(shows, 'cf.battlefield.alternate-terrain', 'cf.battlefield.before-objective');
}

/** A piece of ground is put down. @clause cf.battlefield.alternate-terrain */
export function lay(course: Course, order: OrderOf<'lay'>): void {
  const { side, battle } = course.state;
  course.record({
    type: 'laid',
    side,
    piece: order.piece,
    terrain: laidAt(battle!.setUp!.pieces[order.piece]!, order),
    clauses: ['cf.battlefield.alternate-terrain', 'cf.battlefield.before-objective'],
  });
}
