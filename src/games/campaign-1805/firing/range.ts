import { atMost, type Um } from '../../../geometry/lengths.ts';
import { read } from '../rulings.ts';
import type { Reading } from '../state.ts';
import { BANDS, REACHES, weaponOf, type Arm, type Band } from '../tables.ts';

/**
 * How far a band of a firearm reaches; by one reading point blank is 4 cm for rifles too.
 * @clause cf.fire.band-point-blank @ruling cf-061
 */
function reachOf(state: Reading, arm: Arm, band: Band): Um | null {
  const weapon = weaponOf(arm);
  if (weapon === null) return null;
  const isShort = band === 'point-blank' && read(state, 'cf-061') === 'four-for-all';
  return REACHES[isShort ? 'musket' : weapon][band];
}

/**
 * The band of range in which a body of this arm shoots so far; null beyond its greatest range, and
 * without a firearm. Each limit belongs to its band.
 * @clause cf.fire.musket-ranges cf.fire.jaeger-ranges cf.fire.beyond-max
 */
export const bandAt = (state: Reading, arm: Arm, far: Um): Band | null =>
  BANDS.find((band) => {
    const reach = reachOf(state, arm, band);
    return reach !== null && atMost(far, reach);
  }) ?? null;
