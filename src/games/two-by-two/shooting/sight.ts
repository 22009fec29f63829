import { screen } from '../../../geometry/bases.ts';
import { gap, gapTo, type Gap } from '../../../geometry/gaps.ts';
import { atMost, SAME } from '../../../geometry/lengths.ts';
import { lengthInside } from '../../../geometry/paths.ts';
import { holds } from '../../../geometry/outlines.ts';
import { inTheWay } from '../../../geometry/sight.ts';
import { coveringIn, heightAt, hillsIn, isIn, type NamedFeature } from '../moving/ground.ts';
import { type Annotation, refused, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import { baseOf, type State, type Unit, unitsIn } from '../state.ts';
import { brackets } from '../tables.ts';

/** A shot: the firer, the target, and the line between them. */
export interface LineOfFire {
  readonly firer: Unit;
  readonly target: Unit;
  readonly line: Gap;
}

/**
 * What stops a shot; null if nothing does. Hedges, walls, copses and streams never stop one.
 * @clause tt.shoot.range-limit @ruling tt-013
 */
export function stopped(state: State, look: LineOfFire): Refused | null {
  const reading = read(state, 'tt-013');
  if (reading === 'nothing-blocks') return null;
  const byUnit = reading === 'terrain-only' ? null : unitStops(state, look);
  return byUnit ?? areaStops(state, look) ?? hillStops(state, look);
}

const sightTo = ({ firer, target }: LineOfFire, stop: string | Gap['to']): Annotation => ({
  kind: 'sight',
  from: firer.id,
  to: target.id,
  stopped: stop,
});

/** @clause tt.shoot.range-limit @ruling tt-013 */
function unitStops(state: State, look: LineOfFire): Refused | null {
  const { firer, target, line } = look;
  const others = unitsIn(state).filter(({ id }) => id !== firer.id && id !== target.id);
  const between = inTheWay(
    line.from,
    line.to,
    others.map((unit) => screen(baseOf(unit))),
  ).map((n) => others[n]!);
  const [first] = between
    .filter((unit) => !isSeenOver(state, look, unit))
    .sort((a, b) => gapTo(line.from, baseOf(a)).length - gapTo(line.from, baseOf(b)).length);
  if (first === undefined) return null;
  const shows: readonly Annotation[] = [sightTo(look, first.id), { kind: 'light', units: [first.id] }];
  return refused('tt.shoot.range-limit', 'unit-between', { unit: first.id }, shows);
}

/**
 * Can the firer shoot over this unit? It can from higher ground, if the unit is nearer to it than
 * to the target.
 * @ruling tt-013
 */
function isSeenOver(state: State, { firer, target }: LineOfFire, unit: Unit): boolean {
  const [own, theirs, between] = [firer, target, unit].map(({ at }) => heightAt(state, at)) as [number, number, number];
  const isNearer = gap(baseOf(firer), baseOf(unit)) < gap(baseOf(unit), baseOf(target));
  return own > theirs && own > between && isNearer;
}

/**
 * Woods, rough ground and towns stop a shot. But if the firer or the target is in one, the shot may
 * pass through [1] of it.
 * @clause tt.shoot.range-limit @ruling tt-013 tt-083
 */
function areaStops(state: State, look: LineOfFire): Refused | null {
  const { firer, target, line } = look;
  for (const [id, area] of coveringIn(state)) {
    const depth = lengthInside([line.from, line.to], area.outline!);
    if (depth <= SAME) continue;
    // A unit whose centre is inside does not shoot through the area, even if the unit does not
    // count as in it.
    const stands = (unit: Unit) => isIn(state, unit, area) || holds(area.outline!, unit.at);
    const shows: readonly Annotation[] = [sightTo(look, line.to), { kind: 'light', terrain: [id] }];
    if (!stands(firer) && !stands(target))
      return refused('tt.shoot.range-limit', 'terrain-between', { terrain: id }, shows);
    if (atMost(depth, brackets(1))) continue;
    return stands(target)
      ? refused('tt.shoot.range-limit', 'too-deep', { at: target.id, terrain: id, depth }, shows)
      : refused('tt.shoot.range-limit', 'firer-too-deep', { unit: firer.id, terrain: id, depth }, shows);
  }
  return null;
}

/**
 * A hill stops a shot, if neither unit stands on it and it is higher than the lower of the two.
 * @clause tt.shoot.range-limit @ruling tt-013 tt-077
 */
function hillStops(state: State, look: LineOfFire): Refused | null {
  const { firer, target, line } = look;
  const low = Math.min(heightAt(state, firer.at), heightAt(state, target.at));
  const stops = ([, { outline, level }]: NamedFeature): boolean =>
    level > low &&
    ![firer, target].some(({ at }) => holds(outline!, at)) &&
    lengthInside([line.from, line.to], outline!) > SAME;
  const hill = hillsIn(state).find(stops);
  if (hill === undefined) return null;
  const shows: readonly Annotation[] = [sightTo(look, line.to), { kind: 'light', terrain: [hill[0]] }];
  return refused('tt.shoot.range-limit', 'terrain-between', { terrain: hill[0] }, shows);
}
