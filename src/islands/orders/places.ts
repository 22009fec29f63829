import type { Target } from '../../games/contract/engine.ts';
import { um, wholeUm } from '../../geometry/lengths.ts';
import { distance, way, type Point } from '../../geometry/vectors.ts';
import type { Choice } from '../../scene/input.ts';
import type { Field, Selection } from './selection.ts';

/** Where a target lies on a free table; null on a grid. */
function pointOf({ game, state }: Field, target: Target): Point | null {
  if ('point' in target) return target.point;
  if (!('unit' in target)) return null;
  return game.input.mover?.units(state).find(({ id }) => id === target.unit)?.base.at ?? null;
}

/**
 * The places on a free table for what is not on it yet: a marker, or the selected unit. If it is on
 * the table already, there are none, and the keys lead from unit to unit.
 */
function placesFor({ game: { input }, state, choices }: Field, unit: string | null): readonly Target[] {
  if (input.mover === undefined || (unit !== null && input.locate(state, unit) !== null)) return [];
  // If units on the table can get orders, the keys lead to them. The fixed places of rolls have
  // buttons.
  const isOnTable = (each: string | null): boolean => each !== null && input.locate(state, each) !== null;
  if (unit === null && choices.some((each) => isOnTable(each.unit))) return [];
  return choices.flatMap((each) => (each.unit === unit && each.target !== null ? [each.target] : []));
}

/**
 * Up to this many orders of the side at places count as orders at fixed places, such as the entry
 * points of reinforcements. They have buttons as well.
 */
const FEW = 3;
/** A point this near to a fixed place means that place. */
const NEAR = um(15, 'mm');
/** A fixed place is at least so many pixels wide for a finger. */
const FINGER = 30;

/** The orders at fixed places of a free table that are for the side and not for a unit. */
export function atFixedPlaces({ game, choices }: Pick<Field, 'game' | 'choices'>): readonly Choice[] {
  const placed = choices.filter(({ unit, target }) => unit === null && target !== null && 'point' in target);
  return game.input.mover !== undefined && placed.length <= FEW ? placed : [];
}

/**
 * The marked place near a point where a unit that waits beside the table may be put. Null if there
 * is none, or if the unit may be put at the point itself.
 */
function placeNear(field: Field, unit: string, point: Point, near: number): Target | null {
  const { game, state } = field;
  const [nearest] = placesFor(field, unit)
    .flatMap((target) => ('point' in target ? [{ target, far: distance(target.point, point) }] : []))
    .filter(({ far }) => far <= near)
    .sort((a, b) => a.far - b.far);
  if (nearest === undefined) return null;
  const isAllowed = game.rules.probe(state, { unit, target: { point } }).some(({ verdict }) => verdict.ok);
  return isAllowed ? null : nearest.target;
}

/** A point this near to where a unit may well be meant to go means that, in pixels and at least. */
const SETTLES = { pixels: 10, least: um(4, 'mm') } as const;

/** The place to which a reader sends a unit that stands on the table. */
function settledAt({ game: { input }, state }: Field, unit: string, target: Target, pixel: number): Target {
  if (!('point' in target) || 'facing' in target || input.locate(state, unit) === null) return target;
  const within = wholeUm(Math.max(SETTLES.least, SETTLES.pixels * pixel * 1000));
  return { point: input.settled?.(state, unit, target.point, within) ?? target.point };
}

/**
 * The target that a reader means by pointing here. Nobody points to the micrometre, so a point near
 * a fixed place means that place. `pixel` is how many millimetres of the table one pixel shows.
 */
export function meantBy(field: Field, unit: string | null, target: Target, pixel = 0): Target {
  if (!('point' in target)) return target;
  const { point } = target;
  const within = Math.max(NEAR, (FINGER / 2) * pixel * 1000);
  if (unit !== null) return placeNear(field, unit, point, within) ?? settledAt(field, unit, target, pixel);
  const [near] = atFixedPlaces(field)
    .flatMap(({ target: at }) => (at !== null && 'point' in at ? [{ at, far: distance(at.point, point) }] : []))
    .filter(({ far }) => far <= within)
    .sort((a, b) => a.far - b.far);
  return near?.at ?? target;
}

/** Whether a unit that waits beside the table may be put where the reader points. */
export function mayPut(field: Field, unit: string, target: Target): boolean {
  const { game, state } = field;
  if (!('point' in target) || game.input.locate(state, unit) !== null) return false;
  const there = meantBy(field, unit, target);
  return game.rules.probe(state, { unit, target: there }).some(({ verdict }) => verdict.ok);
}

/**
 * What pointing at a target may mean. The bare ground of a free table means no order that is not
 * due now: a click there by chance would be refused in words about something else.
 */
export const probed = ({ game, state }: Field, unit: string | null, target: Target) =>
  game.rules
    .probe(state, { unit, target })
    .filter(({ verdict, order }) => verdict.ok || !('point' in target) || state.awaits?.orders.includes(order.type));

/**
 * Where an arrow key leads. On a free table small steps would never find a place. So if something
 * must be placed, the keys lead to the nearest of its places within 45° of their direction; each
 * place then lies in one of the four directions.
 */
export function walked(field: Field, { cursor, unit }: Selection, across: number, along: number): Target {
  const places = placesFor(field, unit);
  const from = pointOf(field, cursor);
  if (places.length === 0 || from === null) return field.game.input.step(field.state, cursor, across, along);
  const seen = places.flatMap((target) => {
    const at = pointOf(field, target);
    if (at === null) return [];
    const [x, y] = way(from, at);
    const [ahead, aside] = [x * across + y * along, Math.abs(x * along - y * across)];
    return ahead > 0 && aside <= ahead ? [{ target, far: distance(from, at) }] : [];
  });
  const [nearest] = seen.sort((a, b) => a.far - b.far);
  return nearest?.target ?? cursor;
}

/** Where an arrow key with Shift leads: from unit to unit where the keys alone lead to places. */
export const leapt = (field: Field, selection: Selection, across: number, along: number): Target =>
  field.game.input.leap?.(field.state, selection.cursor, across, along) ?? walked(field, selection, across, along);
