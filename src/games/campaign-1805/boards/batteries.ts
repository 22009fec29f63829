import type { Readings } from '../../../core/ids.ts';
import type { Problem } from '../../../core/result.ts';
import type { Ranks } from '../../table/boards/ranks.ts';
import type { PlacedUnit } from '../../table/boards/board.ts';
import { CREW } from '../artillery/battery.ts';
import type { Gun } from '../bodies/body.ts';
import { read } from '../rulings.ts';
import type { Commander } from '../tables.ts';

/** What is written of a gun: the pounds of its ball or shell. */
interface WrittenGun {
  readonly cannon?: number;
  readonly howitzer?: number;
}

/** The gun of a body as it is written; null if it has none. */
export function gunIn({ cannon, howitzer }: WrittenGun): Gun | null {
  if (cannon !== undefined) return { kind: 'cannon', pounds: cannon };
  return howitzer === undefined ? null : { kind: 'howitzer', pounds: howitzer };
}

/** The ranks in which a battery was deployed. @ruling cf-082 cf-122 */
export const crewOf = (commanders: readonly Commander[]): Ranks => (commanders.length === 0 ? CREW : [...CREW, 'C.']);

/** The places of a crew: two pairs beside the gun, and an officer behind them. @ruling cf-122 */
const PLACES = /^[o.]{2} [o.]{2}( C\.)?$/;

/**
 * What is wrong with a battery: artillery has one gun and nobody else has any, its crew stands in
 * its places, and by one reading a gun without a range may not be fielded.
 * @clause cf.gun.cannon-groups cf.gun.howitzer-groups @ruling cf-076 cf-082 cf-122
 */
export function batteryProblems({ path, type, ranks, more }: PlacedUnit, readings: Readings): readonly Problem[] {
  const { cannon, howitzer } = more as WrittenGun;
  const guns = [cannon, howitzer].filter((gun) => gun !== undefined).length;
  const wanted = type === 'artillery' ? 1 : 0;
  const places = (ranks ?? CREW).join(' ');
  const isBarred = cannon === 20 && read({ readings }, 'cf-076') === 'not-fielded';
  return [
    ...(guns === wanted
      ? []
      : [
          {
            path: `${path}.cannon`,
            found: `${guns} guns`,
            wanted: wanted === 1 ? 'one gun: cannon: 12, or howitzer: 10' : 'no gun: only artillery has one',
          },
        ]),
    ...(type !== 'artillery' || PLACES.test(places)
      ? []
      : [
          {
            path: `${path}.ranks`,
            found: places,
            wanted: 'two pairs beside the gun: [oo, oo], and [oo, oo, C.] with an officer',
          },
        ]),
    ...(isBarred ? [{ path: `${path}.cannon`, found: '20', wanted: 'a cannon with a range' }] : []),
  ];
}
