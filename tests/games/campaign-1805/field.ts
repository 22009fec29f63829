import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { countOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import { QUIET, type Field } from '../../../src/games/campaign-1805/state.ts';
import { cm, LEAST_TABLE } from '../../../src/games/campaign-1805/tables.ts';
import { NORTH, opposite } from '../../../src/geometry/facings.ts';
import type { Point } from '../../../src/geometry/vectors.ts';

/** A place on the table in centimetres. */
export const at = (x: number, y: number): Point => [cm(x), cm(y)];

/** A body of infantry of the first line that faces north, unless told otherwise. */
export function body(id: string, given: Partial<Body> & Pick<Body, 'at' | 'ranks'>): Body {
  const made: Body = {
    id,
    name: `the ${id}`,
    side: 'french',
    arm: 'infantry',
    troops: 'first-line',
    commander: null,
    strength: countOf(given),
    condition: 'steady',
    facing: NORTH,
    ...given,
  };
  return made;
}

/** The musketeers of the golden lesson: two ranks of ten, a captain and the colours in front. */
export const musketeers = (given: Partial<Body> = {}): Body =>
  body('musketeers', {
    side: 'allied',
    troops: 'second-line',
    ranks: ['ooooCsoooo', 'oooooooooo'],
    commander: 'captain',
    at: at(60, 49),
    facing: opposite(NORTH),
    ...given,
  });

/** A line of two ranks of twelve. */
export const line = (given: Partial<Body> = {}): Body =>
  body('line', { ranks: ['o'.repeat(12), 'o'.repeat(12)], at: at(60, 40), ...given });

/** A field with these bodies. */
export const field = (bodies: readonly Body[], given: Partial<Field> = {}): Field => ({
  size: [LEAST_TABLE, LEAST_TABLE],
  bodies: Object.fromEntries(bodies.map((each) => [each.id, each])),
  terrain: {},
  suffered: QUIET,
  readings: {},
  ...given,
});
