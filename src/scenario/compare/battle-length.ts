import * as v from 'valibot';
import { strict, whole, wholeFrom } from '../../core/shape.ts';

/**
 * How long a battle of a game takes, counted over random battles:
 * `content/<game>/battle-length.yaml`, which `npm run battle-length` writes.
 */
export const battleLengthSchema = strict({
  /** After so many orders of both sides a battle is broken off. */
  limit: wholeFrom(1),
  /** The units of each side, generals too, the smaller side first. */
  units: v.tuple([wholeFrom(1), wholeFrom(1)]),
  /**
   * The orders of both sides in each battle, from the first turn to the end. The place in the list
   * is the seed of its dice. `null` is a battle that did not end within the limit.
   */
  orders: v.pipe(v.array(v.nullable(whole)), v.minLength(1, 'a battle or more')),
});
export type BattleLength = v.InferOutput<typeof battleLengthSchema>;
