import { areFarApart, corners, seenFrom, type Base } from '../../../geometry/bases.ts';
import { SAME } from '../../../geometry/lengths.ts';
import type { Body, Quarter } from '../bodies/body.ts';
import { blockOf, isWithin, modelsOf } from '../bodies/models.ts';
import { isSquare } from '../bodies/square.ts';
import { quarterOfMost } from '../bodies/quarters.ts';
import { modelsTouching } from '../melee/contacts.ts';
import { read } from '../rulings.ts';
import { enemiesOf, type Field } from '../state.ts';
import { cm } from '../tables.ts';

/** By one reading an enemy flanks a body from so far. @ruling cf-099 */
const BESIDE = cm(8);

/**
 * Whether all of a block lies before the front line of another: whoever touches it, does so there.
 */
const isAhead = (block: Base, other: Base): boolean =>
  corners(other).every((corner) => seenFrom(block, corner).ahead >= block.depth / 2 - SAME);

/** The flanks and the rear, if enemies are in contact with a body there. @ruling cf-099 */
function touchedFrom(field: Field, body: Body): readonly Quarter[] {
  const block = blockOf(body);
  const beside = enemiesOf(field, body).filter((enemy) => {
    const other = blockOf(enemy);
    return !areFarApart(block, other, SAME) && !isAhead(block, other);
  });
  return beside.flatMap((enemy) => {
    const models = modelsTouching(field, enemy, body);
    return models.length === 0 ? [] : [quarterOfMost(field, block, models)];
  });
}

/** Whether any enemy may stand near a body; if none does, nobody attacks it by either reading. */
const hasNear = (field: Field, body: Body): boolean =>
  enemiesOf(field, body).some((enemy) => !areFarApart(blockOf(enemy), blockOf(body), BESIDE + 2 * SAME));

/** The quarters in which enemies stand near a body. @ruling cf-099 */
const nearIn = (field: Field, body: Body): readonly Quarter[] =>
  enemiesOf(field, body)
    .filter((enemy) => isWithin(enemy, body, BESIDE))
    .map((enemy) => quarterOfMost(field, blockOf(body), modelsOf(enemy)));

/**
 * The quarters in which a body is attacked: an enemy is in contact there, or has shot from there in
 * this turn; by one reading an enemy stands there within 8 cm. Each counts once.
 * @clause cf.morale.mod-flank cf.morale.mod-rear @ruling cf-088 cf-099
 */
export function attackedFrom(field: Field, body: Body): ReadonlySet<Quarter> {
  const noted = field.suffered.attacked[body.id] ?? [];
  if ((noted.length === 0 && !hasNear(field, body)) || isSquare(field, body)) return new Set();
  if (read(field, 'cf-099') === 'enemy-near') return new Set(nearIn(field, body));
  return new Set([...noted, ...touchedFrom(field, body)]);
}

/** The quarters that call for a test: an enemy in front calls for none. @ruling cf-099 */
const FLANKS: readonly Quarter[] = ['left', 'right', 'rear'];

/** Whether anybody stands elsewhere than before. */
const hasMoved = (before: Field, now: Field): boolean =>
  before.units !== now.units && Object.values(now.units).some((body) => before.units[body.id]?.at !== body.at);

/**
 * The flanks and the rear, if a body is attacked there and was not before.
 * @clause cf.morale.mod-flank cf.morale.mod-rear @ruling cf-099
 */
export function attackedAnew(before: Field, now: Field, was: Body, body: Body): readonly Quarter[] {
  const noted = ({ suffered: { attacked } }: Field): readonly Quarter[] => attacked[body.id] ?? [];
  const fresh = FLANKS.filter((quarter) => noted(now).includes(quarter) && !noted(before).includes(quarter));
  const isElsewhere = hasMoved(before, now) && (fresh.length > 0 || hasNear(now, body));
  if (isElsewhere && read(now, 'cf-099') === 'enemy-near') {
    const [old, near] = [attackedFrom(before, was), attackedFrom(now, body)];
    return FLANKS.filter((quarter) => near.has(quarter) && !old.has(quarter));
  }
  if (fresh.length === 0) return fresh;
  const touched = touchedFrom(before, was);
  return fresh.filter((quarter) => !touched.includes(quarter));
}
