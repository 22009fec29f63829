import { core, corners, screen } from '../../../geometry/bases.ts';
import { convexPieces, overlapping, type Outline, type Stretch } from '../../../geometry/outlines.ts';
import { lineFromFront } from '../../../geometry/views.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf } from '../bodies/models.ts';
import { read } from '../rulings.ts';
import { bodiesIn, type Field } from '../state.ts';

/** The kinds of ground that nobody shoots across. @ruling cf-058 */
export const TALL: readonly string[] = ['woods', 'building', 'hill'];

/** Whether a body stands on some ground, with any part of it. */
const isOnGround = (body: Body, outline: Outline): boolean =>
  convexPieces(outline).some((piece) => overlapping(core(blockOf(body)), piece));

/** All other bodies, and all tall ground that neither of two bodies stands on. @ruling cf-058 */
function blockers(field: Field, one: Body, other: Body): readonly Outline[] {
  const between = bodiesIn(field).filter(({ id }) => id !== one.id && id !== other.id);
  const tall = Object.values(field.terrain).flatMap(({ kind, outline }) =>
    outline !== null && TALL.includes(kind) && !isOnGround(one, outline) && !isOnGround(other, outline)
      ? [outline]
      : [],
  );
  return [...between.map((body) => screen(blockOf(body))), ...tall];
}

/**
 * A clear line from the front of a body to another; null if there is none. By one reading nothing
 * stops a shot, and the line leads past everything. @ruling cf-058
 */
export function lineOfFire(field: Field, body: Body, target: Body): Stretch | null {
  const all = blockers(field, body, target);
  const inTheWay = all.length === 0 || read(field, 'cf-058') === 'range-only' ? [] : all;
  return lineFromFront(blockOf(body), corners(blockOf(target)), inTheWay);
}
