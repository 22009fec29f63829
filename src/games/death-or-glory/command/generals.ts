import { PERCENTAGE_DIE } from '../../../core/dice.ts';
import { cell } from '../../../core/reasons.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Dice, type Verdict } from '../reasons.ts';
import type { State } from '../state.ts';
import { FIRE_DIE, FIRE_ROWS, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { recoveringIn, unratedIn } from './outside-turns.ts';

/** @clause dg.command.unlisted-roll */
export const judgeRate = (state: State, { unit }: OrderOf<'rate'>): Verdict =>
  unratedIn(state).some(({ id }) => id === unit)
    ? allowed('dg.command.unlisted-roll')
    : refused('dg.command.unlisted-roll', 'rated-already', { unit });

/** A fire die gives a general his rating for the whole game. @clause dg.command.unlisted-roll */
export function rate(course: Course, { unit }: OrderOf<'rate'>, dice: Dice): void {
  const face = dice.roll(`rating.${unit}`, PERCENTAGE_DIE, (each) => FIRE_DIE[each]!);
  const rating = FIRE_DIE[face]!;
  const lookup = cell<DgClauseId>({
    of: unit,
    clause: 'dg.command.unlisted-roll',
    table: 'fire-die',
    row: FIRE_ROWS[face]!,
    cell: String(rating),
  });
  course.record({ type: 'general-rated', unit, rating, reasons: [lookup], clauses: ['dg.command.unlisted-roll'] });
}

/** The faces on which a wounded general dies. @clause dg.general.recovery */
export const DIES = { faces: [0, 1, 2, 3, 4, 5, 6], row: '0–6' } as const;
/** The others, on which he recovers. @clause dg.general.recovery */
export const RECOVERS = '7–9';

/** @clause dg.general.recovery */
export const judgeRecover = (state: State, { general }: OrderOf<'recover'>): Verdict =>
  recoveringIn(state).some(({ id }) => id === general)
    ? allowed('dg.general.recovery')
    : refused('dg.general.recovery', 'not-wounded', { general });

/**
 * A seriously wounded general dies of his wounds or recovers. The table prints its faces from 0, so
 * that a nought is a nought here, whatever it is elsewhere.
 * @clause dg.general.recovery
 */
export function recover(course: Course, { general: id }: OrderOf<'recover'>, dice: Dice): void {
  const { name, side } = course.state.battle!.wounded.find((each) => each.id === id)!;
  const dies = (face: number): boolean => (DIES.faces as readonly number[]).includes(face);
  const face = dice.roll(`recovery.${id}`, PERCENTAGE_DIE, (each) => Number(dies(each)));
  const recovers = !dies(face);
  const lookup = cell<DgClauseId>({
    of: id,
    clause: 'dg.general.recovery',
    table: 'recovery',
    row: recovers ? RECOVERS : DIES.row,
    cell: recovers ? 'recovers' : 'dies',
  });
  course.record({
    type: 'general-recovery',
    unit: id,
    name,
    side,
    recovers,
    reasons: [lookup],
    clauses: ['dg.general.recovery'],
  });
}
