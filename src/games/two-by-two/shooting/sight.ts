import { screen } from '../../../geometry/bases.ts';
import { gap, gapTo, type Gap } from '../../../geometry/gaps.ts';
import { atMost, SAME } from '../../../geometry/lengths.ts';
import { lengthInUnion } from '../../../geometry/paths.ts';
import { inTheWay } from '../../../geometry/sight.ts';
import { coveringIn, firstOn, heightAt, hillsIn, holdsAny, isIn } from '../moving/ground.ts';
import { joined, outlinesOf, piecesOfGround, type NamedFeature } from '../moving/ground.ts';
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
 * pass through [1] of it. A wood in several parts that touch is one wood, and a shot along the edge
 * between two areas passes through both.
 * @clause tt.shoot.range-limit @ruling tt-013 tt-083
 */
function areaStops(state: State, look: LineOfFire): Refused | null {
  const { firer, target, line } = look;
  const all = coveringIn(state);
  if (all.length === 0 || lengthInUnion([line.from, line.to], outlinesOf(all)) <= SAME) return null;
  for (const area of piecesOfGround(all)) {
    const depth = lengthInUnion([line.from, line.to], outlinesOf(area), outlinesOf(all));
    if (depth <= SAME) continue;
    // A unit whose centre is inside does not shoot through the area, even if the unit does not
    // count as in it.
    const stands = (unit: Unit) => isIn(state, unit, area) || holdsAny(area, unit.at);
    const id = firstOn([line.from, line.to], area) ?? area[0]![0];
    const shows: readonly Annotation[] = [
      sightTo(look, line.to),
      { kind: 'light', terrain: area.map(([each]) => each) },
    ];
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
  const higher = hillsIn(state).filter(([, { level }]) => level > low);
  const levels = [...new Set(higher.map(([, { level }]) => level))].toSorted((a, b) => a - b);
  const stops = (hill: readonly NamedFeature[]): boolean =>
    ![firer, target].some(({ at }) => holdsAny(hill, at)) &&
    lengthInUnion([line.from, line.to], outlinesOf(hill)) > SAME;
  // The ground from each height up, in pieces: a lower slope belongs to the hill above it.
  const hill = levels.flatMap((least) => joined(higher.filter(([, { level }]) => level >= least))).find(stops);
  if (hill === undefined) return null;
  const id = firstOn([line.from, line.to], hill) ?? hill[0]![0];
  const shows: readonly Annotation[] = [sightTo(look, line.to), { kind: 'light', terrain: hill.map(([each]) => each) }];
  return refused('tt.shoot.range-limit', 'terrain-between', { terrain: id }, shows);
}
