import { type Annotation, type PbClauseId, refused, type Refused } from '../reasons.ts';
import { between, type Square } from '../../../geometry/grid.ts';
import { coverBlocks, read } from '../rulings.ts';
import { groundAt, type State, type Unit, unitAt } from '../state.ts';
import { COVER, type Ground } from '../tables.ts';

/** A line of sight: either clear, with the clauses behind it, or blocked, with the refusal. */
export type Sight =
  | { readonly clear: true; readonly clauses: readonly PbClauseId[] }
  | { readonly clear: false; readonly because: Refused };

/** A gun and its target, with the squares strictly between them and the ground of each. */
interface LineOfSight {
  readonly gun: Unit;
  readonly target: Unit;
  readonly way: readonly Square[];
  readonly ground: readonly Ground[];
}

const clear = (...clauses: readonly PbClauseId[]): Sight => ({ clear: true, clauses });

const line = ({ gun, target }: LineOfSight, stopped: Square): Annotation => ({
  kind: 'sight',
  from: gun.id,
  to: target.id,
  stopped,
});

/**
 * Whether this gun sees the target. Only the squares strictly between them matter, except under
 * `target-counts` (pb-052).
 * @clause pb.los.howitzer-exempt
 */
export function sight(state: State, gun: Unit, target: Unit): Sight {
  const way = between(gun.at, target.at);
  const look = { gun, target, way, ground: way.map((at) => groundAt(state, at)) };
  const low = lowSight(state, look);
  if (gun.type === 'howitzer') return low.clear ? clear() : clear('pb.los.howitzer-exempt');
  return groundAt(state, gun.at) === 'hill' ? hillSight(state, look, low) : low;
}

/** What blocks the line of a gun on low ground: first units, then hills, woods or buildings. */
function lowSight(state: State, look: LineOfSight): Sight {
  return unitStops(state, look) ?? hillStops(state, look) ?? coverStops(state, look);
}

/**
 * The unit on this square if it blocks a line of sight.
 * @clause pb.los.units-block @ruling pb-047
 */
function blocker(state: State, at: Square): Unit | undefined {
  const unit = unitAt(state, at);
  if (unit?.type !== 'brigadier') return unit;
  return read(state, 'pb-047') === 'no-target-no-block' ? undefined : unit;
}

/** @clause pb.los.units-block */
function unitStops(state: State, look: LineOfSight): Sight | null {
  const { gun, target, way } = look;
  for (const at of way) {
    const unit = blocker(state, at);
    if (unit === undefined) continue;
    const params = { gun: gun.id, target: target.id, unit: unit.id, friend: unit.side === gun.side };
    const shows: readonly Annotation[] = [line(look, at), { kind: 'light', units: [unit.id] }];
    return { clear: false, because: refused('pb.los.units-block', 'unit-between', params, shows) };
  }
  return null;
}

/** @clause pb.los.caption-low-ground @ruling pb-053 */
function hillStops(state: State, look: LineOfSight): Sight | null {
  const { gun, target, way, ground } = look;
  const hill = way[ground.indexOf('hill')];
  if (hill === undefined || read(state, 'pb-053') === 'hill-free') return null;
  const params = { gun: gun.id, target: target.id, square: hill };
  const shows: readonly Annotation[] = [line(look, hill), { kind: 'light', squares: [hill] }];
  return { clear: false, because: refused('pb.los.caption-low-ground', 'hill-between', params, shows) };
}

/** @clause pb.los.terrain-blocks @ruling pb-051 pb-052 */
function coverStops(state: State, look: LineOfSight): Sight {
  const { gun, target, way, ground } = look;
  const inWay = way.filter((_, i) => COVER.includes(ground[i]!));
  const own = COVER.includes(groundAt(state, target.at));
  if (inWay.length === 0 && !own) return clear();
  const counted = read(state, 'pb-052') === 'target-counts' && own ? [...inWay, target.at] : inWay;
  if (counted.length === 0) return clear();
  const buildings = counted.filter((at) => groundAt(state, at) === 'building').length;
  if (!coverBlocks[read(state, 'pb-051')]({ woods: counted.length - buildings, buildings })) {
    return clear('pb.los.terrain-blocks');
  }
  const params = { gun: gun.id, target: target.id, squares: counted };
  const shows: readonly Annotation[] = [line(look, counted.at(-1)!), { kind: 'light', squares: counted }];
  return { clear: false, because: refused('pb.los.terrain-blocks', 'cover-between', params, shows) };
}

/**
 * The line of a Cannon on a hill, which fires over everything lower. A unit on a hill in between is
 * as high as the gun and blocks the line, except under `everything`.
 * @clause pb.los.hill-cannon pb.los.caption-high-ground @ruling pb-054
 */
function hillSight(state: State, look: LineOfSight, low: Sight): Sight {
  const { gun, target, way, ground } = look;
  const ridge = way.find((at, i) => ground[i] === 'hill' && blocker(state, at) !== undefined);
  if (ridge !== undefined && read(state, 'pb-054') === 'below-only') {
    const unit = unitAt(state, ridge)!;
    const params = { gun: gun.id, target: target.id, unit: unit.id, friend: unit.side === gun.side };
    const shows: readonly Annotation[] = [line(look, ridge), { kind: 'light', units: [unit.id] }];
    return { clear: false, because: refused('pb.los.hill-cannon', 'unit-on-ridge', params, shows) };
  }
  if (low.clear) return clear();
  const named = way.some((at, i) => COVER.includes(ground[i]!) || unitAt(state, at)?.side === gun.side);
  return named ? clear('pb.los.hill-cannon', 'pb.los.caption-high-ground') : clear('pb.los.hill-cannon');
}
