import type { ClauseId } from '../../core/ids.ts';
import { refused, type Refused, type Sign } from '../../core/reasons.ts';
import { between, type Square } from '../../geometry/grid.ts';
import { coverBlocks, read } from './rulings.ts';
import { groundAt, unitsOn, type State, type Unit } from './state.ts';

/** A line of sight: clear, with the clauses without which it would not be, or stopped. */
export type Sight =
  | { readonly clear: true; readonly clauses: readonly ClauseId[] }
  | { readonly clear: false; readonly because: Refused };

const clear = (...clauses: readonly ClauseId[]): Sight => ({ clear: true, clauses });

const line = (gun: Unit, target: Unit, stopped: Square): Sign => ({
  sign: 'sight',
  from: gun.id,
  to: target.id,
  stopped,
});

/** Can this gun see that far? Looks only at what lies strictly between the two squares (pb-052). */
export function sight(state: State, gun: Unit, target: Unit): Sight {
  const way = between(gun.at, target.at);
  const blocked = lowSight(state, gun, target, way);
  if (gun.type === 'howitzer') return blocked.clear ? clear() : clear('pb.los.howitzer-exempt');
  return groundAt(state, gun.at) === 'hill' ? hillSight(state, gun, target, way, blocked) : blocked;
}

/** What stops a gun on low ground: first units, then hills, then woods and buildings. */
function lowSight(state: State, gun: Unit, target: Unit, way: readonly Square[]): Sight {
  return (
    unitStops(state, gun, target, way) ?? hillStops(state, gun, target, way) ?? coverStops(state, gun, target, way)
  );
}

/** Does this square hold a unit that a line does not pass over? @clause pb.los.units-block @ruling pb-047 */
function blocker(state: State, at: Square): Unit | undefined {
  const [unit] = unitsOn(state, at);
  if (unit?.type !== 'brigadier') return unit;
  return read(state, 'pb-047') === 'no-target-no-block' ? undefined : unit;
}

/** @clause pb.los.units-block */
function unitStops(state: State, gun: Unit, target: Unit, way: readonly Square[]): Sight | null {
  for (const at of way) {
    const unit = blocker(state, at);
    if (unit === undefined) continue;
    const params = { gun: gun.id, target: target.id, unit: unit.id, friend: unit.side === gun.side };
    const shows: readonly Sign[] = [line(gun, target, at), { sign: 'light', unit: unit.id }];
    return { clear: false, because: refused('pb.los.units-block', 'unit-between', params, shows) };
  }
  return null;
}

/** @clause pb.los.caption-low-ground @ruling pb-053 */
function hillStops(state: State, gun: Unit, target: Unit, way: readonly Square[]): Sight | null {
  const hill = way.find((at) => groundAt(state, at) === 'hill');
  if (hill === undefined || read(state, 'pb-053') === 'hill-free') return null;
  const params = { gun: gun.id, target: target.id, square: hill };
  const shows: readonly Sign[] = [line(gun, target, hill), { sign: 'light', squares: [hill] }];
  return { clear: false, because: refused('pb.los.caption-low-ground', 'hill-between', params, shows) };
}

/** @clause pb.los.terrain-blocks @ruling pb-051 pb-052 */
function coverStops(state: State, gun: Unit, target: Unit, way: readonly Square[]): Sight {
  const inWay = way.filter((at) => isCover(state, at));
  const own = isCover(state, target.at);
  if (inWay.length === 0 && !own) return clear();
  const counted = read(state, 'pb-052') === 'target-counts' && own ? [...inWay, target.at] : inWay;
  if (counted.length === 0) return clear();
  const buildings = counted.filter((at) => groundAt(state, at) === 'building').length;
  if (!coverBlocks[read(state, 'pb-051')]({ woods: counted.length - buildings, buildings })) {
    return clear('pb.los.terrain-blocks');
  }
  const params = { gun: gun.id, target: target.id, squares: counted };
  const shows: readonly Sign[] = [line(gun, target, counted.at(-1)!), { sign: 'light', squares: counted }];
  return { clear: false, because: refused('pb.los.terrain-blocks', 'cover-between', params, shows) };
}

const isCover = (state: State, at: Square): boolean => {
  const ground = groundAt(state, at);
  return ground === 'woods' || ground === 'building';
};

/**
 * A Cannon on a hill fires over all that lies below it; a unit on another hill square between stands as high as the gun and blocks.
 * @clause pb.los.hill-cannon pb.los.caption-high-ground @ruling pb-054
 */
function hillSight(state: State, gun: Unit, target: Unit, way: readonly Square[], low: Sight): Sight {
  const ridge = way.find((at) => groundAt(state, at) === 'hill' && blocker(state, at) !== undefined);
  if (ridge !== undefined && read(state, 'pb-054') === 'below-only') {
    const unit = unitsOn(state, ridge)[0]!;
    const params = { gun: gun.id, target: target.id, unit: unit.id, friend: unit.side === gun.side };
    const shows: readonly Sign[] = [line(gun, target, ridge), { sign: 'light', unit: unit.id }];
    return { clear: false, because: refused('pb.los.hill-cannon', 'unit-on-ridge', params, shows) };
  }
  if (low.clear) return clear();
  const named = way.some((at) => isCover(state, at) || unitsOn(state, at)[0]?.side === gun.side);
  return named ? clear('pb.los.hill-cannon', 'pb.los.caption-high-ground') : clear('pb.los.hill-cannon');
}
