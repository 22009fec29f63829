import { isWithin, MOST } from '../../../core/numbers.ts';
import type { Direction } from '../../../geometry/facings.ts';
import { FARTHEST } from '../../../geometry/lengths.ts';
import { isFacing } from '../../../geometry/placing.ts';
import type { Leg } from './legs.ts';

const isKeyed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLength = (value: unknown): boolean => isWithin(value, FARTHEST) && value >= 0;

const isDirection = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && isFacing(value as unknown as Direction);

const isHand = (value: unknown): boolean => value === 'left' || value === 'right';

/** The fields of each kind of leg, with their checks. */
const FIELDS: Readonly<Record<Leg['go'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  forward: { by: isLength },
  back: { by: isLength },
  shift: { along: isDirection, by: isLength },
  wheel: { hand: isHand, to: isDirection },
  turn: { to: isDirection },
  form: { into: (value) => typeof value === 'string' },
};

const isKind = (go: unknown): go is Leg['go'] => typeof go === 'string' && Object.hasOwn(FIELDS, go);

function isLeg(value: unknown): boolean {
  if (!isKeyed(value) || !isKind(value['go'])) return false;
  return Object.entries(FIELDS[value['go']]).every(([key, fits]) => fits(value[key]));
}

/**
 * Whether the value is a list of legs that the reading of legs could make, with possible lengths
 * and facings. Orders that a browser has kept are plain data, and the rules would calculate with
 * any numbers in them.
 */
export const areLegs = (value: unknown): value is readonly Leg[] =>
  Array.isArray(value) && value.length <= MOST && value.every(isLeg);
