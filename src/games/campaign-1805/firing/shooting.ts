import { recordHits, recordShot, rollShot, shotAt, type MeasuredShot } from '../artillery/fire.ts';
import { takeWounds } from '../bodies/fall.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf, modelsOf, rangeBetween, type Model } from '../bodies/models.ts';
import { quarterOfMost } from '../bodies/quarters.ts';
import { isSquare } from '../bodies/square.ts';
import { testAll } from '../morale/action.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Field, State } from '../state.ts';
import { BANDS, weaponOf, type CfClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { bandAt } from './range.ts';
import { fireVolley, shootingModels, volleyOf, type Penalty, type Volley } from './volley.ts';

/** One of several volleys that are fired at once: by whom, at whom, and with what penalty. */
export interface Shot {
  readonly unit: string;
  readonly at: string;
  readonly penalty?: Penalty;
  /** The body that is shot at, if it is not measured where it stands. @ruling cf-035 */
  readonly seen?: Body;
  /** The clause by which it is fired, if it is not fired in its own phase. */
  readonly by?: CfClauseId;
}

/** A volley as it is measured; null out of range. @ruling cf-035 cf-060 */
export function measured(field: Field, { unit, at, penalty, seen }: Shot): Volley | null {
  const [body, target] = [field.units[unit]!, seen ?? field.units[at]!];
  const band = bandAt(field, body.arm, rangeBetween(modelsOf(body), modelsOf(target)));
  return band === null ? null : volleyOf(field, body, target, { band, ...(penalty !== undefined && { penalty }) });
}

/**
 * The volleys of a shot: one for the whole body, or by one reading one for each band in which some
 * of its models find the nearest of the target. @ruling cf-060
 */
function volleysOf(field: Field, shot: Shot): readonly Volley[] {
  if (read(field, 'cf-060') === 'body-to-body') {
    const one = measured(field, shot);
    return one === null ? [] : [one];
  }
  const { unit, at, penalty, seen } = shot;
  const [body, target] = [field.units[unit]!, seen ?? field.units[at]!];
  const theirs = modelsOf(target);
  const bands = shootingModels(field, body).map((model) => bandAt(field, body.arm, rangeBetween([model], theirs)));
  return BANDS.flatMap((band) => {
    const count = bands.filter((each) => each === band).length;
    return count === 0
      ? []
      : [{ ...volleyOf(field, body, target, { band, ...(penalty !== undefined && { penalty }) }), dice: count }];
  });
}

/**
 * Some models of an enemy attack a body: on a flank or in the rear, that is noted.
 * @clause cf.morale.mod-flank cf.morale.mod-rear @ruling cf-070 cf-088 cf-099
 */
export function noteAttack(course: Course, id: string, by: () => readonly Model[]): void {
  const target = course.state.units[id];
  if (target === undefined) return;
  const quarter = course.once(() => quarterOfMost(course.state, blockOf(target), by()));
  const isKnown = (course.state.suffered.attacked[id] ?? []).includes(quarter);
  if (quarter === 'front' || isKnown || isSquare(course.state, target)) return;
  if (read(course.state, 'cf-099') === 'enemy-near') return;
  const clause = quarter === 'rear' ? 'cf.morale.mod-rear' : 'cf.morale.mod-flank';
  course.record({ type: 'flanked', unit: id, quarter, clauses: [clause] });
}

/** A volley that is measured, and the clause by which it is fired. */
export interface MeasuredVolley extends Volley {
  readonly by: CfClauseId;
}

/** All volleys of some shots, as they are measured before any dice. @ruling cf-060 */
export const measureVolleys = (field: Field, shots: readonly Shot[]): readonly MeasuredVolley[] =>
  shots.flatMap((shot) =>
    volleysOf(field, shot).map((volley) => ({ ...volley, by: shot.by ?? ('cf.fire.sequence' as const) })),
  );

/** What is fired at once: volleys, and shots of guns. */
export interface MeasuredFire {
  readonly volleys: readonly MeasuredVolley[];
  readonly guns: readonly MeasuredShot[];
}

/** The clause of each firearm. */
const RANGES = { musket: 'cf.fire.musket-ranges', rifle: 'cf.fire.jaeger-ranges' } as const;

/**
 * The clauses of a volley besides those of its dice: the ranges of its firearm, and that the fallen
 * of this phase do not shoot.
 * @clause cf.fire.musket-ranges cf.fire.jaeger-ranges cf.fire.casualties-no-reply
 */
function firedWith(before: State, { unit, by }: MeasuredVolley): readonly CfClauseId[] {
  const hasLost = by === 'cf.fire.sequence' && before.suffered.lost[unit] !== undefined;
  return [RANGES[weaponOf(before.units[unit]!.arm)!], ...(hasLost ? (['cf.fire.casualties-no-reply'] as const) : [])];
}

/**
 * Volleys that are fired at once: all dice first, then all the fallen, then the tests.
 * @clause cf.fire.sequence cf.fire.remove-number cf.charge.stand-and-shoot
 * @ruling cf-035 cf-095 cf-099
 */
export function shoot(course: Course, { volleys, guns }: MeasuredFire, dice: Dice): void {
  const before = course.state;
  const fired = volleys.map((volley) => ({ volley, ...fireVolley(before, volley, dice) }));
  const shells = guns.map((gun) => rollShot(before, gun, dice));
  for (const { volley, reasons } of fired)
    course.record({
      type: 'volleyed',
      unit: volley.unit,
      at: volley.at,
      reasons,
      clauses: [volley.by, ...firedWith(before, volley)],
    });
  for (const shell of shells) recordShot(course, shell);
  // A gun takes models where they stand; the owner of the others picks from those that are left.
  for (const shell of shells) recordHits(course, shell);
  for (const { volley, wounds } of fired)
    takeWounds(course, volley.at, wounds, { fall: 'shot', by: () => modelsOf(before.units[volley.unit]!) });
  for (const { volley } of fired) noteAttack(course, volley.at, () => modelsOf(before.units[volley.unit]!));
  for (const shell of shells)
    for (const id of shotAt(shell))
      if (before.units[id]!.side !== shell.laid.battery.side)
        noteAttack(course, id, () => modelsOf(shell.laid.battery));
  testAll(course, before, dice);
}

/** The body at which an order to shoot is aimed; null if at none. */
export function targetOfShot(
  state: State,
  { type, unit }: { readonly type: string; readonly unit: string },
): string | null {
  const order = state.written[unit];
  const at = type === 'stand' ? state.issued?.unit : order?.does === 'fire' ? order.at : undefined;
  return at !== undefined && Object.hasOwn(state.units, at) ? at : null;
}
