import { middleOf, type Base } from '../../../geometry/bases.ts';
import { along, type Direction } from '../../../geometry/facings.ts';
import { plus, type Point } from '../../../geometry/vectors.ts';
import type { Ranks } from '../../table/boards/ranks.ts';
import type { Body, Gun, Pose } from '../bodies/body.ts';
import { blockOf } from '../bodies/models.ts';
import { isTaken } from '../moving/free-way.ts';
import type { Field } from '../state.ts';

/** The crew of a gun as it is deployed: two before and two behind. @ruling cf-082 cf-122 */
export const CREW: Ranks = ['oo', 'oo'];

/** A body with a gun. */
export type Battery = Body & { readonly gun: Gun };

/** Whether a body serves a gun. A crew that has lost its gun is foot. @ruling cf-122 cf-123 */
export const isBattery = (body: Body): body is Battery => body.gun !== undefined;

/** The batteries among some bodies. */
export const gunsAmong = ({ units }: Pick<Field, 'units'>, ids: readonly string[]): readonly Battery[] =>
  ids.flatMap((id) => units[id] ?? []).filter(isBattery);

/**
 * The middle of the front of the gun: from here a shot is measured, and about it the battery turns.
 * @clause cf.gun.guess @ruling cf-122
 */
export const muzzleOf = (battery: Body): Point => middleOf(blockOf(battery), 'front');

/** How a battery stands once it has turned about the middle of its gun’s front. @ruling cf-122 */
export function pivoted(battery: Body, facing: Direction): Pose {
  if (facing[0] === battery.facing[0] && facing[1] === battery.facing[1]) return { at: battery.at, facing };
  const { depth } = blockOf(battery);
  return { at: plus(muzzleOf(battery), along(facing, 0 - depth / 2)), facing };
}

/** Whether nobody is in the way of a battery that turns. @ruling cf-054 cf-122 */
export const hasRoom = (field: Field, battery: Body, facing: Direction): boolean =>
  !isTaken(field, blockAt(battery, pivoted(battery, facing)), [battery.id]);

const blockAt = (body: Body, pose: Pose): Base => blockOf({ ...body, ...pose });
