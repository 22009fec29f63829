import type { State, Unit } from '../state.ts';
import type { AttackKind } from '../tables.ts';
import type { AnnouncedAttack, Thrown } from '../turn/pending.ts';

/** One figure attacks another. `isOverrun`: a charge that follows from a charge. */
export interface Attack {
  readonly kind: AttackKind;
  readonly unit: Unit;
  readonly at: Unit;
  readonly isOverrun?: boolean;
  /** The dice, if they have been thrown. */
  readonly thrown?: Thrown;
}

/** The attack that was announced, with its figures as they stand now. */
export const attackOf = (
  { units }: Pick<State, 'units'>,
  { kind, unit, at, isOverrun, thrown }: AnnouncedAttack,
): Attack => ({
  kind,
  ...(isOverrun !== undefined && { isOverrun }),
  ...(thrown !== undefined && { thrown }),
  unit: units[unit]!,
  at: units[at]!,
});
