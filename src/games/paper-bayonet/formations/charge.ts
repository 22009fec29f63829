import { allowed, type Annotation, type Dice, refused, type Refused, type Verdict } from '../reasons.ts';
import { neighbours, onBoard, place, square, touch, type Square } from '../../../geometry/grid.ts';
import { apply } from '../turn/apply.ts';
import { attempted } from '../pointing/attempt.ts';
import { ordersBarred } from '../brigades/duty.ts';
import { contactHolds } from '../fighting/contact.ts';
import type { Event } from '../events.ts';
import { stepBars } from '../moving/passing.ts';
import type { OrderOf } from '../orders.ts';
import { read } from '../rulings.ts';
import { groundAt, isCavalry, type State, touching, type Unit, unitsIn, unitsOn } from '../state.ts';
import { CHARGE, SLOW } from '../tables.ts';
import { walk } from '../moving/walk.ts';

/**
 * Judges a charge of this cavalry at that enemy along this path.
 * @clause pb.charge.requirement pb.charge.declared pb.charge.once pb.movement.special-moves
 * pb.terrain.open.movement
 */
export function judgeCharge(state: State, order: OrderOf<'charge'>): Verdict {
  const verdict = judgeWay(state, order);
  const unit = state.units[order.unit]!;
  const { path, at } = order;
  const way: readonly Annotation[] = verdict.ok
    ? [{ kind: 'path', unit: unit.id, through: [unit.at, ...path], sense: 'charge', touches: at }]
    : attempted(state, { unit, path, sense: 'charge', refused: verdict });
  return { ...verdict, shows: [...verdict.shows, ...way] };
}

function judgeWay(state: State, { unit: id, path, at }: OrderOf<'charge'>): Verdict {
  const unit = state.units[id]!;
  const target = state.units[at]!;
  const barred =
    (isCavalry(unit) ? null : refused('pb.charge.requirement', 'not-cavalry', { unit: id })) ??
    ordersBarred(state, unit) ??
    contactHolds(state, unit) ??
    targetBarred(state, unit, target) ??
    lineBarred(state, unit, path) ??
    terrainBars(state, unit, path, target) ??
    contactMissing(state, unit, path, target);
  return (
    barred ??
    allowed('pb.charge.requirement', 'pb.charge.declared', 'pb.movement.special-moves', 'pb.terrain.open.movement')
  );
}

/** @clause pb.charge.not-against-square @ruling pb-034 pb-036 */
function targetBarred(state: State, unit: Unit, target: Unit): Refused | null {
  const params = { unit: unit.id, target: target.id };
  const shows = [{ kind: 'light', units: [target.id] }] as const;
  if (target.side === unit.side) return refused('pb.charge.requirement', 'not-an-enemy', params, shows);
  if (target.type === 'brigadier') return refused('pb.brigadier.no-fighting', 'brigadier-enemy', params, shows);
  if (touching(unit, target)) return refused('pb.charge.requirement', 'touched-before', params, shows);
  if (target.formation === 'square' && read(state, 'pb-036') === 'no-target-and-no-bonus')
    return refused('pb.charge.not-against-square', 'charge-at-square', params, shows);
  return null;
}

/**
 * A charge goes exactly two squares in a straight line, and the unit must be able to enter both.
 * @clause pb.charge.requirement @ruling pb-035
 */
function lineBarred(state: State, unit: Unit, path: readonly Square[]): Refused | null {
  const params = { unit: unit.id };
  const [first, last] = path;
  if (first === undefined || last === undefined || path.length !== CHARGE || !touch(unit.at, first))
    return refused('pb.charge.requirement', 'not-two-squares', params);
  if (onward(unit.at, first) !== last) return refused('pb.charge.requirement', 'not-straight', params);
  if (path.some((at) => !onBoard(state.size, place(at))))
    return refused('pb.movement.directions', 'off-board', { ...params, square: last });
  const screened = unitsOn(state, first).find((each) => each.type === 'skirmishers' && each.side !== unit.side);
  if (screened !== undefined && read(state, 'pb-035') === 'screen-stops')
    return refused('pb.charge.requirement', 'stops-there', { ...params, square: first, by: screened.id });
  return (
    stepBars(state, unit, { from: unit.at, to: first, ends: false }) ??
    stepBars(state, unit, { from: first, to: last, ends: true })
  );
}

/** The next square on the line through two squares; it may be off the board. */
const onward = (from: Square, to: Square): Square => {
  const [a, b] = [place(from), place(to)];
  return square({ file: 2 * b.file - a.file, rank: 2 * b.rank - a.rank });
};

/** @clause pb.charge.not-through-terrain pb.charge.not-uphill @ruling pb-033 */
function terrainBars(state: State, unit: Unit, path: readonly Square[], target: Unit): Refused | null {
  const params = { unit: unit.id, target: target.id };
  const level = (at: Square): boolean =>
    groundAt(state, at) === 'road' || (groundAt(state, at) === 'hill' && groundAt(state, unit.at) === 'hill');
  const rough = path.find((at) => groundAt(state, at) !== 'open');
  const doubt = rough !== undefined && path.every((at) => groundAt(state, at) === 'open' || level(at));
  if (rough !== undefined && !(doubt && read(state, 'pb-033') === 'roads-and-level-hills'))
    return refused('pb.charge.not-through-terrain', 'charge-through', { ...params, square: rough }, [
      { kind: 'light', squares: [rough] },
    ]);
  const start = groundAt(state, unit.at);
  if (SLOW.includes(start))
    return refused('pb.charge.not-through-terrain', 'charge-from', { ...params, square: unit.at });
  if (start !== 'open' && read(state, 'pb-033') === 'start-square-too')
    return refused('pb.charge.not-through-terrain', 'charge-from', { ...params, square: unit.at });
  if (groundAt(state, target.at) !== 'hill' || groundAt(state, path[1]!) === 'hill') return null;
  return refused('pb.charge.not-uphill', 'charge-uphill', { ...params, square: target.at }, [
    { kind: 'light', squares: [target.at] },
  ]);
}

/** @clause pb.charge.requirement pb.fighting.contact @ruling pb-034 */
function contactMissing(state: State, unit: Unit, path: readonly Square[], target: Unit): Refused | null {
  const params = { unit: unit.id, target: target.id };
  const [first, last] = [path[0]!, path[1]!];
  const ridden = path.includes(target.at);
  if (ridden || !touch(last, target.at)) return refused('pb.charge.requirement', 'does-not-touch', params);
  if (target.at === onward(first, last) || read(state, 'pb-034') !== 'dead-ahead') return null;
  return refused('pb.charge.requirement', 'not-dead-ahead', params);
}

/** Declares the charge, then moves the unit along its path. @clause pb.charge.declared */
export function charge(state: State, { unit, path, at }: OrderOf<'charge'>, dice: Dice): readonly Event[] {
  const declared: Event = {
    type: 'charge-declared',
    unit,
    target: at,
    clauses: ['pb.charge.declared', 'pb.charge.requirement'],
  };
  return [declared, ...walk(apply(state, declared), { unit, path, clauses: ['pb.charge.requirement'] }, dice)];
}

/** Every charge that this unit may make. */
export function charges(state: State, unit: Unit): readonly OrderOf<'charge'>[] {
  if (!isCavalry(unit) || ordersBarred(state, unit) !== null) return [];
  const foes = unitsIn(state).filter((each) => each.side !== unit.side);
  return neighbours(state.size, unit.at).flatMap((first) => {
    const last = onward(unit.at, first);
    if (!onBoard(state.size, place(last))) return [];
    return foes
      .filter((foe) => touch(last, foe.at))
      .map((foe): OrderOf<'charge'> => ({ type: 'charge', unit: unit.id, path: [first, last], at: foe.id }))
      .filter((order) => judgeCharge(state, order).ok);
  });
}
